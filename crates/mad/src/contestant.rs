//! The players of a match, as the command line names them.

use mad_i18n::{Texts, visible};
use mad_lab::{
    Baseline, CommandLineError, Player, PlayerError, RandomPlayer, TimeControl, UgiCommand,
    UgiPlayer,
};
use mad_rules::Board;

use crate::engine_settings::EngineSettings;
use crate::failure::Failure;

/// A player.
pub(crate) enum Contestant {
    Engine(EngineSettings),
    Baseline(u8),
    Random,
    Ugi(UgiCommand),
}

impl Contestant {
    /// The player of a match on a board.
    pub(crate) fn parse(text: &str, board: Board, texts: &Texts) -> Result<Self, Failure> {
        let wrong = |reason: String| Failure::Malformed(texts.error_player(visible(text), reason));
        match text.split_once(':').unwrap_or((text, "")) {
            ("engine", "") => Ok(Self::Engine(EngineSettings::default())),
            ("engine", settings) => {
                let settings = EngineSettings::parse(settings, texts).map_err(wrong)?;
                settings.check_board(board, texts).map_err(wrong)?;
                Ok(Self::Engine(settings))
            }
            ("random", "") => Ok(Self::Random),
            ("baseline", "") => Ok(Self::Baseline(Baseline::STANDARD_DEPTH)),
            ("baseline", depth) => match depth.parse() {
                Ok(depth @ 1..=12) => Ok(Self::Baseline(depth)),
                _ => Err(wrong(texts.error_baseline_depth())),
            },
            _ => text.parse().map(Self::Ugi).map_err(|error| wrong(command_error(error, texts))),
        }
    }

    pub(crate) fn player(&self, seed: u64) -> Result<Box<dyn Player>, PlayerError> {
        Ok(match self {
            Self::Engine(settings) => Box::new(settings.player()),
            Self::Baseline(depth) => Box::new(Baseline::new(*depth).with_seed(seed)),
            Self::Random => Box::new(RandomPlayer::new(seed)),
            Self::Ugi(command) => Box::new(UgiPlayer::start(command.clone())?),
        })
    }

    /// Its limits: those of its own settings, else the ones given for the match, else the default.
    /// The baseline is limited by its depth only: it does not measure time.
    pub(crate) fn limits(&self, given: Option<TimeControl>) -> TimeControl {
        let (level, nodes) = match self {
            Self::Baseline(depth) => return TimeControl::Depth(u32::from(*depth)),
            Self::Engine(settings) => (settings.level(), settings.nodes()),
            Self::Random | Self::Ugi(_) => (None, None),
        };
        let default = if level.is_some() { u64::MAX } else { DEFAULT_NODES };
        nodes.map(TimeControl::Nodes).or(given).unwrap_or(TimeControl::Nodes(default))
    }
}

/// Why a text is not a command line.
fn command_error(error: CommandLineError, texts: &Texts) -> String {
    match error {
        CommandLineError::Empty => texts.player_no_program(),
        CommandLineError::Incomplete => texts.player_quote(),
    }
}

/// Why a player cannot be started.
pub(crate) fn player_error(error: &PlayerError, texts: &Texts) -> String {
    match error {
        PlayerError::Start { kind, reason, .. } => {
            let error = std::io::Error::new(*kind, reason.clone());
            texts.player_not_started(texts.io(&error))
        }
        PlayerError::Silent { expected, within } => {
            texts.player_silent(*expected, within.as_millis() as u64)
        }
        PlayerError::Ended { expected } => texts.player_ended(*expected),
        PlayerError::Refused(reason) => texts.player_refused(reason.clone()),
        PlayerError::Late(_) | PlayerError::Unreadable(_) | PlayerError::GameOver => {
            error.to_string()
        }
    }
}

/// The default limit of nodes for a turn.
const DEFAULT_NODES: u64 = 10_000;
