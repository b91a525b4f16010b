#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod board;
pub mod cycle;
pub mod game;
pub mod mfen;
mod options;
pub mod outcome;
pub mod perft;
pub mod position;
pub mod preview;
pub mod record;
#[cfg(feature = "serde")]
mod serde_impls;
mod set;
pub mod setup;
pub mod ship;
pub mod side;
pub mod square;
mod syntax;
pub mod testing;
pub mod turn;

pub use board::Board;
pub use cycle::Cycle;
pub use game::Game;
pub use options::{Options, ParseTieBreakError};
pub use outcome::{EndReason, GameResult, Outcome, Victory};
pub use position::{Illegal, IllegalTurn, Position, TieBreak, TurnList};
pub use record::Record;
#[cfg(feature = "std")]
pub use record::RecordReader;
pub use setup::Setup;
pub use ship::{Class, Rank, Ship, ShipSet};
pub use side::{BySide, Side};
pub use square::{Place, Square, SquareSet};
pub use turn::{Turn, TurnKind};
