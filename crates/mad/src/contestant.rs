//! The players of a match, as the command line names them.

use mad_engine::eval::UNTUNED;
use mad_engine::{Engine, Level, Techniques};
use mad_i18n::{Texts, visible};
use mad_lab::{
    Baseline, CommandLineError, OurEngine, Player, PlayerError, RandomPlayer, TimeControl,
    UgiCommand, UgiPlayer,
};

use crate::failure::Failure;

/// A player.
pub(crate) enum Contestant {
    Engine(EngineSettings),
    Baseline(u8),
    Random,
    Ugi(UgiCommand),
}

/// The settings of our engine, as a list separated by commas: `by-hand`, `level=3`, `nodes=5000`,
/// `-null-turn` to switch a technique off.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct EngineSettings {
    techniques: Techniques,
    /// Use the hand-written weights, which tuning started from.
    by_hand: bool,
    level: Option<Level>,
    nodes: Option<u64>,
}

impl EngineSettings {
    /// Returns the first unknown or invalid word as an error.
    fn parse(text: &str) -> Result<Self, String> {
        let mut settings = Self::default();
        let mut without = Vec::new();
        for word in text.split(',') {
            let number = |text: &str| text.parse::<u64>().ok().filter(|&number| number > 0);
            match word.split_once('=') {
                Some(("level", level)) => settings.level = level.parse().ok().and_then(Level::new),
                Some(("nodes", nodes)) => settings.nodes = number(nodes),
                None if word == "by-hand" => settings.by_hand = true,
                None if word.starts_with('-') => without.push(&word[1..]),
                _ => return Err(word.to_owned()),
            }
            let is_valid = match word.split_once('=') {
                Some(("level", _)) => settings.level.is_some(),
                Some(_) => settings.nodes.is_some(),
                None => true,
            };
            if !is_valid {
                return Err(word.to_owned());
            }
        }
        settings.techniques = Techniques::without(without)?;
        // A level never searches more than its own number of nodes.
        let most = settings.level.map_or(u64::MAX, Level::nodes);
        if let Some(nodes) = settings.nodes.filter(|&nodes| nodes > most) {
            return Err(format!("nodes={nodes}"));
        }
        Ok(settings)
    }

    fn player(&self) -> OurEngine {
        let mut player = OurEngine::new(Engine::TABLE_MIB);
        let engine = player.engine_mut();
        engine.set_techniques(self.techniques);
        engine.set_level(self.level);
        if self.by_hand {
            engine.set_parameters(UNTUNED.clone());
        }
        match self.level {
            Some(level) => player.with_name(format!("MAD level {}", level.number())),
            None => player,
        }
    }
}

impl Contestant {
    pub(crate) fn parse(text: &str, texts: &Texts) -> Result<Self, Failure> {
        let wrong = |reason: String| Failure::Malformed(texts.error_player(visible(text), reason));
        match text.split_once(':').unwrap_or((text, "")) {
            ("engine", "") => Ok(Self::Engine(EngineSettings::default())),
            ("engine", settings) => {
                EngineSettings::parse(settings).map(Self::Engine).map_err(|word| {
                    wrong(texts.error_setting(visible(&word), Techniques::NAMES.join(", ")))
                })
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
        match self {
            Self::Baseline(depth) => TimeControl::Depth(u32::from(*depth)),
            Self::Engine(EngineSettings { nodes: Some(nodes), .. }) => TimeControl::Nodes(*nodes),
            Self::Engine(EngineSettings { level: Some(_), .. }) => {
                given.unwrap_or(TimeControl::Nodes(u64::MAX))
            }
            _ => given.unwrap_or(TimeControl::Nodes(DEFAULT_NODES)),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_parsed_or_the_wrong_word_is_named() {
        let settings = EngineSettings::parse("level=5,nodes=500,by-hand,-history").unwrap();
        assert_eq!(settings.level, Level::new(5));
        assert_eq!((settings.nodes, settings.by_hand), (Some(500), true));
        assert!(!settings.techniques.history && settings.techniques.killers);
        for (text, wrong) in [
            ("level=11", "level=11"),
            ("nodes=0", "nodes=0"),
            ("fast", "fast"),
            ("-none", "none"),
            ("nodes=5000,level=5", "nodes=5000"),
        ] {
            assert_eq!(EngineSettings::parse(text), Err(wrong.to_owned()));
        }
    }
}
