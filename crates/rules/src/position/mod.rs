//! Positions: anything that can be played.

mod check;
mod count;
mod generate;
mod play;
mod sight;
mod zobrist;

use core::fmt;
use core::num::NonZeroU16;

pub use check::{Illegal, IllegalTurn, Middle, Middles};
pub use generate::{TurnList, TurnListIter};

use crate::setup::{Setup, SetupError};
use crate::{
    Board, BySide, Class, EndReason, Options, Outcome, Place, Ship, ShipSet, Side, Square,
    SquareSet,
};

/// A position that can be played, or in which a game has just ended.
///
/// Small and `Copy`: keep the old one if you want to go back. Made from a [`Setup`], from its
/// text, or by playing turns, and valid as long as nobody calls
/// [`play_unchecked`](Self::play_unchecked) with a turn that is not legal.
///
/// Two positions are equal when everything is: board, ships, side to move, positioning turns to
/// come, last expeller, quiet turns, limit and turn number. [`key`](Self::key) covers less.
///
/// # Examples
///
/// ```
/// use mad_rules::{Position, Side};
///
/// let mut position = Position::default();
/// position.play("111-222".parse()?);
/// position.play("pass".parse()?);
/// assert_eq!(position.to_move(), Side::Red);
/// assert_eq!(position.legal_turns().len(), 15);
/// # Ok::<(), mad_rules::TurnTextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// The squares of each side's ships in the arena.
    fleets: [u64; 2],
    /// The squares whose ship, of either side, has two sails, two cannons, two shields.
    twos: [u64; 3],
    places: [Place; 16],
    hash: u64,
    /// `u32::MAX` for no limit, which the quiet count never reaches.
    limit: u32,
    quiet: u16,
    number: u16,
    arena: u16,
    board: Board,
    status: Status,
}

const _: () = assert!(size_of::<Position>() <= 80);

/// Side to move, positioning turns to come and last expeller in one small number, which is also
/// their place in the table of hash numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Status(u8);

impl Status {
    const SIDE: u8 = 1;
    /// Red's; blue's is the next bit.
    const POSITIONING: u8 = 2;
    const EXPELLED: u8 = 8;
    const EXPELLER: u8 = 16;

    fn new(to_move: Side, positioning: BySide<bool>, last_expeller: Option<Side>) -> Self {
        let expeller = match last_expeller {
            None => 0,
            Some(side) => Self::EXPELLED | (Self::EXPELLER * side as u8),
        };
        let flags = u8::from(positioning.red) | u8::from(positioning.blue) << 1;
        Self(to_move as u8 | (flags * Self::POSITIONING) | expeller)
    }

    #[inline]
    const fn side(self) -> Side {
        if self.0 & Self::SIDE == 0 { Side::Red } else { Side::Blue }
    }

    #[inline]
    const fn positioning(self, side: Side) -> bool {
        self.0 & Self::POSITIONING << side as u8 != 0
    }

    const fn last_expeller(self) -> Option<Side> {
        match self.0 & (Self::EXPELLED | Self::EXPELLER) {
            Self::EXPELLED => Some(Side::Red),
            0 => None,
            _ => Some(Side::Blue),
        }
    }

    /// The number to hash it with.
    #[inline]
    fn key(self) -> u64 {
        zobrist::status(self.0)
    }
}

/// How near the tie-break is and whose it would be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TieBreak {
    /// Turns in a row without an expulsion.
    pub quiet: u16,
    /// The quiet turns that end the game; `None` when the tie-break is off.
    pub limit: Option<NonZeroU16>,
    /// Quiet turns left until the game ends; `None` when the tie-break is off.
    pub turns_left: Option<u16>,
    /// Who would get the semi-victory: the last expeller, or blue if there was none.
    pub owner: Side,
}

impl Position {
    /// The options under which this is the start position of a registered board, if it is one.
    #[must_use]
    pub fn start_options(&self) -> Option<Options> {
        let BySide { red, blue } = self.positioning();
        let options = Options { positioning: red && blue, tie_break: self.limit() };
        (self.board.start(options).as_ref() == Some(self)).then_some(options)
    }

    /// The same placement with this side to move, for asking what it could do. The turn number is
    /// left behind.
    pub(crate) fn as_if_to_move(&self, side: Side) -> Self {
        let mut position = *self;
        position.status = Status(self.status.0 & !Status::SIDE | side as u8);
        position.hash ^= self.status.key() ^ position.status.key();
        position
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The side whose turn it is, or would be if the game were not over.
    #[must_use]
    #[inline]
    pub const fn to_move(&self) -> Side {
        self.status.side()
    }

    /// Whether the turn to come is a positioning turn.
    #[must_use]
    #[inline]
    pub const fn is_positioning_turn(&self) -> bool {
        self.status.positioning(self.status.side())
    }

    /// Whose positioning turn is still to come.
    #[must_use]
    pub fn positioning(&self) -> BySide<bool> {
        BySide::from_fn(|side| self.status.positioning(side))
    }

    /// The side that made the last expulsion, if there was one.
    #[must_use]
    pub const fn last_expeller(&self) -> Option<Side> {
        self.status.last_expeller()
    }

    /// Turns in a row without an expulsion. Stays at 65535 when it would pass it, which can only
    /// happen with the tie-break off.
    #[must_use]
    pub const fn quiet(&self) -> u16 {
        self.quiet
    }

    /// The quiet turns that end the game; `None` when the tie-break is off.
    #[must_use]
    pub const fn limit(&self) -> Option<NonZeroU16> {
        if self.limit > u16::MAX as u32 { None } else { NonZeroU16::new(self.limit as u16) }
    }

    /// The number of the turn to come, from 1; odd when red is to move. It goes from 65535 back
    /// to 65534, so that every position can be written down.
    #[must_use]
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// Where a ship is.
    #[must_use]
    #[inline]
    pub const fn place(&self, ship: Ship) -> Place {
        self.places[ship.index()]
    }

    /// The ship on a square.
    #[must_use]
    pub const fn ship_at(&self, square: Square) -> Option<Ship> {
        let side = if self.fleets[0] & square.bit() != 0 {
            Side::Red
        } else if self.fleets[1] & square.bit() != 0 {
            Side::Blue
        } else {
            return None;
        };
        Some(Ship::new(side, self.class_at(square)))
    }

    /// The class of the ship on a square that holds one.
    #[inline]
    const fn class_at(&self, square: Square) -> Class {
        let at = square.index() & 63;
        let sails = (self.twos[0] >> at & 1) as u8;
        let cannons = (self.twos[1] >> at & 1) as u8;
        let shields = (self.twos[2] >> at & 1) as u8;
        Class::from_bits(sails << 2 | cannons << 1 | shields)
    }

    /// The squares of a side's ships.
    #[must_use]
    #[inline]
    pub const fn fleet(&self, side: Side) -> SquareSet {
        SquareSet::from_bits(self.fleets[side.index()])
    }

    /// The squares without a ship.
    #[must_use]
    pub const fn empty_squares(&self) -> SquareSet {
        SquareSet::from_bits(self.board.mask() & !(self.fleets[0] | self.fleets[1]))
    }

    /// The ships in the arena, of both sides.
    #[must_use]
    #[inline]
    pub const fn arena(&self) -> ShipSet {
        ShipSet::from_bits(self.arena)
    }

    /// The ships in exile, of both sides.
    #[must_use]
    pub const fn exile(&self) -> ShipSet {
        ShipSet::from_bits(!self.arena)
    }

    /// The classes of a side that are in the arena, one bit each at [`Class::index`].
    #[must_use]
    #[inline]
    pub const fn arena_classes(&self, side: Side) -> u8 {
        (self.arena >> (8 * side as u16)) as u8
    }

    /// A number that stands for all that decides the future, except the quiet count: board,
    /// ships, side to move, positioning turns and last expeller. Neither the tie-break limit nor
    /// the turn number is in it. The same on every machine.
    #[must_use]
    #[inline]
    pub const fn key(&self) -> u64 {
        self.hash
    }

    /// The key computed from nothing, to compare the one kept up turn by turn with.
    #[must_use]
    pub fn fresh_key(&self) -> u64 {
        Ship::all().fold(zobrist::board(self.board.index()) ^ self.status.key(), |hash, ship| {
            hash ^ zobrist::place(ship, self.place(ship))
        })
    }

    /// How the game has ended, if it has, by the rules alone. Resignation, time and agreement are
    /// a [`Game`](crate::Game)'s matter.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        const CORVETTES: u16 = 0x0101;
        let (winner, reason) = match self.arena & CORVETTES {
            CORVETTES if self.quiet as u32 >= self.limit => {
                (self.tie_break_owner(), EndReason::TieBreak)
            }
            CORVETTES => return None,
            0x0001 => (Side::Red, EndReason::Exile),
            _ => (Side::Blue, EndReason::Exile),
        };
        Some(Outcome { winner, reason })
    }

    /// Whether the game has ended by the rules.
    #[must_use]
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.arena & 0x0101 != 0x0101 || self.quiet as u32 >= self.limit
    }

    /// Who would get a semi-victory now: the last expeller, or blue if there was none.
    #[must_use]
    pub const fn tie_break_owner(&self) -> Side {
        match self.last_expeller() {
            Some(side) => side,
            None => Side::Blue,
        }
    }

    /// How near the tie-break is and whose it would be.
    #[must_use]
    pub fn tie_break(&self) -> TieBreak {
        let limit = self.limit();
        TieBreak {
            quiet: self.quiet,
            limit,
            turns_left: limit.map(|limit| limit.get().saturating_sub(self.quiet)),
            owner: self.tie_break_owner(),
        }
    }
}

/// The start position of the 6x4 board under the usual options.
impl Default for Position {
    fn default() -> Self {
        Board::default().start(Options::default()).expect("6x4 is registered")
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.validate()?;
        let mut position = Self {
            fleets: [0; 2],
            twos: [0; 3],
            places: setup.places,
            hash: 0,
            limit: setup.limit.map_or(u32::MAX, |limit| limit.get().into()),
            quiet: setup.quiet,
            number: setup.number,
            arena: 0,
            board: setup.board,
            status: Status::new(setup.to_move, setup.positioning, setup.last_expeller),
        };
        for ship in Ship::all() {
            let bit = position.place(ship).bit();
            if bit != 0 {
                position.arena |= 1 << ship.index();
                position.fleets[ship.side().index()] |= bit;
                position.twos[0] |= bit * u64::from(ship.class().sails() - 1);
                position.twos[1] |= bit * u64::from(ship.class().cannons() - 1);
                position.twos[2] |= bit * u64::from(ship.class().shields() - 1);
            }
        }
        position.hash = position.fresh_key();
        Ok(position)
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        Self {
            board: position.board,
            places: position.places,
            to_move: position.to_move(),
            positioning: position.positioning(),
            last_expeller: position.last_expeller(),
            quiet: position.quiet,
            limit: position.limit(),
            number: position.number,
        }
    }
}

/// The position's text.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
