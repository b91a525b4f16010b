#![doc = include_str!("../README.md")]

mod board;
mod choices;
mod cycle;
mod found;
mod game;
mod mfen;
mod options;
mod outcome;
mod perft;
mod position;
mod record;
#[cfg(feature = "serde")]
mod serde_impls;
mod setup;
mod ship;
mod side;
mod square;
mod turn;

pub use board::Board;
pub use choices::{Arrival, Effect, Shift, Teleportation, Threat};
pub use cycle::{Cycle, ParseCycleError};
pub use game::{AlreadyOver, Game, Step};
pub use mfen::{ExpectedInMfen, MfenError, MfenField, MfenProblem};
pub use options::{Options, STANDARD_TIE_BREAK};
pub use outcome::{EndReason, GameResult, Outcome, ParseResultError, Victory};
pub use perft::{divide, perft, perft_playing_all};
pub use position::{
    Illegal, IllegalTurn, Middle, Middles, Position, TieBreak, TurnList, TurnListIter,
};
pub use record::{
    AnnotateError, Annotation, Comment, Ending, ExpectedInRecord, ExpectedTagValue, InvalidComment,
    InvalidTag, Line, OpenReason, Played, Record, RecordError, RecordProblem, RecordReader,
};
pub use setup::{Setup, SetupError, SetupFault};
pub use ship::{Class, ParseShipError, Rank, Ship, ShipSet};
pub use side::{BySide, Side};
pub use square::{ParseSquareError, Place, Square, SquareSet, SquareSetIter};
pub use turn::{ExpectedInTurn, Turn, TurnKind, TurnTextError};
