//! The choices of the new-game screen, as the browser stores them for the next time.

use mad_rules::{Board, BySide, Game, Options, Position, Side};
use serde::{Deserialize, Serialize};

use crate::{Clock, GameSession, Seat, TimeControl, lenient};

/// The number of names that are remembered.
const NAMES: usize = 20;

/// The clock of a new game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(untagged)]
pub enum ClockChoice {
    /// No clock.
    #[default]
    None,
    /// Minutes for the game and seconds added after each turn.
    Preset(u32, u32),
    /// The players' own time control. Against the computer, red's time is that of the person.
    Own(TimeControl),
}

impl ClockChoice {
    /// The time control; `None` without a clock.
    #[must_use]
    pub const fn time_control(self) -> Option<TimeControl> {
        match self {
            Self::None => None,
            Self::Preset(base, increment) => Some(TimeControl::minutes(base, increment)),
            Self::Own(control) => Some(control),
        }
    }

    fn is_none(&self) -> bool {
        *self == Self::None
    }
}

/// What was last chosen for a new game. Missing or damaged fields have their default.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewGameChoices {
    /// The computer's level.
    pub level: u8,
    /// The person's side against the computer; `None` for a random one.
    pub side: Option<Side>,
    /// The name of the board.
    pub board: String,
    /// Whether the game begins with positioning turns.
    pub positioning: bool,
    /// The tie-break limit; `None` for off.
    pub tie_break: Option<u16>,
    /// For two people: the clock.
    pub clock: ClockChoice,
    /// For two people: the name of red; may be empty.
    pub red: String,
    /// For two people: the name of blue; may be empty.
    pub blue: String,
    /// Against the computer: the clock.
    #[serde(default, skip_serializing_if = "ClockChoice::is_none")]
    pub computer_clock: ClockChoice,
    /// The last own time control, also if none was chosen since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own_clock: Option<TimeControl>,
    /// Names of players that were used before, the latest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
}

impl Default for NewGameChoices {
    fn default() -> Self {
        Self {
            level: 1,
            side: Some(Side::Red),
            board: "6x4".to_owned(),
            positioning: true,
            tie_break: Some(40),
            clock: ClockChoice::None,
            red: String::new(),
            blue: String::new(),
            computer_clock: ClockChoice::None,
            own_clock: None,
            names: Vec::new(),
        }
    }
}

impl NewGameChoices {
    /// The first game of a newcomer: red against the lowest level, without positioning turns.
    #[must_use]
    pub fn first_game() -> Self {
        Self { positioning: false, ..Self::default() }
    }

    /// Writes the choices as JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        lenient::to_text(self)
    }

    /// Reads choices from JSON. What is missing or damaged has its default.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        lenient::from_text(text)
    }

    /// The start position. An unknown board is replaced by the default one.
    #[must_use]
    pub fn start(&self) -> Position {
        let tie_break = self.tie_break.and_then(core::num::NonZeroU16::new);
        let options = Options { positioning: self.positioning, tie_break };
        let board = Board::from_name(&self.board).unwrap_or_default();
        board.start(options).unwrap_or_default()
    }

    /// A game of two people from a position.
    #[must_use]
    pub fn two_people(&self, start: Position, seed: u32) -> GameSession {
        let clock = self.clock.time_control().map(Clock::new);
        let seats = BySide::from_fn(|_| Seat::Person);
        let mut session = GameSession::new(Game::new(start), seats, seed, clock);
        for (tag, name) in [("Red", &self.red), ("Blue", &self.blue)] {
            if !name.trim().is_empty() {
                session.set_tag(tag, name.trim());
            }
        }
        session
    }

    /// A game against the computer from a position. The seed also decides a random side.
    #[must_use]
    pub fn against_computer(&self, start: Position, seed: u32) -> GameSession {
        let random = if seed.is_multiple_of(2) { Side::Red } else { Side::Blue };
        let person = self.side.unwrap_or(random);
        let seat = |side| if side == person { Seat::Person } else { Seat::Computer(self.level) };
        let control = self.computer_clock.time_control();
        let control = control.map(|own| if person == Side::Red { own } else { own.swap() });
        GameSession::new(Game::new(start), BySide::from_fn(seat), seed, control.map(Clock::new))
    }

    /// Adds the names of the players to the names used before.
    pub fn remember_names(&mut self) {
        for name in [&self.blue, &self.red] {
            let name = name.trim().to_owned();
            if !name.is_empty() {
                self.names.retain(|known| *known != name);
                self.names.insert(0, name);
            }
        }
        self.names.truncate(NAMES);
    }
}
