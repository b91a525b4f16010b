//! Positions, their legal turns, and the reasons why other turns are illegal.

pub mod attacks;
mod check;
mod count;
mod generate;
mod movers;
mod null_move;
mod play;
mod turn_list;
mod zobrist;

use core::fmt;
use core::num::NonZeroU16;

pub use check::{Illegal, IllegalTurn, Middle, Middles};
pub use null_move::NullMoveError;
pub use turn_list::{TurnList, TurnListIter};

use crate::setup::{Setup, SetupError};
use crate::{
    Board, BySide, Class, EndReason, Options, Outcome, Place, Ship, ShipSet, Side, Square,
    SquareSet,
};

/// A position that can be played, or in which a game has just ended.
///
/// Small and `Copy`, for copy-make: keep a copy of the old position instead of undoing a turn. It
/// is made from a [`Setup`], from its text (MFEN), or by playing turns, and stays valid unless
/// [`play_unchecked`](Self::play_unchecked) is called with an illegal turn.
///
/// Two positions are equal when all of these are: board, ships, side to move, positioning turns
/// to come, last expeller, quiet turns, limit and turn number. [`key`](Self::key) covers less.
///
/// # Examples
///
/// ```
/// use mad_rules::{Position, Side};
///
/// let mut position = Position::default();
/// position.play("111-222".parse()?)?;
/// let before = position;
/// position.play("pass".parse()?)?;
/// assert_eq!(position.to_move(), Side::Red);
/// assert_eq!(position.legal_turns().len(), 15);
/// position = before; // undo
/// assert_eq!(position.to_move(), Side::Blue);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Bitboards of each side's ships.
    fleets: [u64; 2],
    /// Bitboards of the ships of both sides that have two sails, two cannons, two shields.
    twos: [u64; 3],
    places: [Place; 16],
    /// The Zobrist key, updated with every turn.
    hash: u64,
    /// `u32::MAX` for no limit, which the quiet count never reaches.
    limit: u32,
    quiet: u16,
    number: u16,
    /// The ships in the arena, by [`Ship::index`].
    arena: u16,
    board: Board,
    status: Status,
}

const _: () = assert!(size_of::<Position>() <= 80);

/// Side to move, positioning turns to come and last expeller packed in five bits, which are also
/// the index of their Zobrist number.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Status(u8);

impl Status {
    const SIDE: u8 = 1;
    /// The bit of red's positioning turn; blue's is the next one.
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

    /// Its Zobrist number.
    #[inline]
    fn key(self) -> u64 {
        zobrist::status(self.0)
    }
}

/// The state of the tie-break.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TieBreak {
    /// Turns in a row without an expulsion.
    pub quiet: u16,
    /// The quiet turns that end the game; `None` when the tie-break is off.
    pub limit: Option<NonZeroU16>,
    /// Quiet turns left until the game ends; `None` when the tie-break is off.
    pub turns_left: Option<u16>,
    /// The side that would get the semi-victory: the last expeller, or blue if there was none.
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

    /// The same placement with this side to move. The turn number is not adjusted.
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

    /// The side to move, also when the game is over.
    #[must_use]
    #[inline]
    pub const fn to_move(&self) -> Side {
        self.status.side()
    }

    /// Returns whether the turn to come is a positioning turn.
    #[must_use]
    #[inline]
    pub const fn is_positioning_turn(&self) -> bool {
        self.status.positioning(self.status.side())
    }

    /// The sides whose positioning turn is still to come.
    #[must_use]
    pub fn positioning(&self) -> BySide<bool> {
        BySide::from_fn(|side| self.status.positioning(side))
    }

    /// The side that made the last expulsion, if there was one.
    #[must_use]
    pub const fn last_expeller(&self) -> Option<Side> {
        self.status.last_expeller()
    }

    /// Turns in a row without an expulsion. Saturates at 65535, which can only happen with the
    /// tie-break off.
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

    /// Where all sixteen ships are, by [`Ship::index`].
    #[must_use]
    #[inline]
    pub const fn places(&self) -> &[Place; 16] {
        &self.places
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

    /// The class of the ship on an occupied square.
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

    /// The squares of the ships with two sails, of both sides.
    #[must_use]
    #[inline]
    pub const fn two_sails(&self) -> SquareSet {
        SquareSet::from_bits(self.twos[0])
    }

    /// The squares of the ships with two cannons, of both sides.
    #[must_use]
    #[inline]
    pub const fn two_cannons(&self) -> SquareSet {
        SquareSet::from_bits(self.twos[1])
    }

    /// The squares of the ships with two shields, of both sides.
    #[must_use]
    #[inline]
    pub const fn two_shields(&self) -> SquareSet {
        SquareSet::from_bits(self.twos[2])
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

    /// The squares of these ships, without those in exile.
    #[must_use]
    pub fn squares_of(&self, ships: ShipSet) -> SquareSet {
        (ships & self.arena()).iter().filter_map(|ship| self.place(ship).square()).collect()
    }

    /// The Zobrist key: a hash of board, ships, side to move, positioning turns to come and last
    /// expeller, updated with every turn. Quiet turns, tie-break limit and turn number are not in
    /// it. The same on every machine and in every build of this version.
    #[must_use]
    #[inline]
    pub const fn key(&self) -> u64 {
        self.hash
    }

    /// The key computed anew from board, places and status.
    pub(crate) fn recomputed_key(&self) -> u64 {
        Ship::all().fold(zobrist::board(self.board.index()) ^ self.status.key(), |hash, ship| {
            hash ^ zobrist::place(ship, self.place(ship))
        })
    }

    /// How the game has ended by the rules, if it has. Resignation, loss on time and agreement are
    /// part of a [`Game`](crate::Game).
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

    /// Returns whether the game has ended by the rules.
    #[must_use]
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.arena & 0x0101 != 0x0101 || self.quiet as u32 >= self.limit
    }

    /// The side that a tie-break would give the semi-victory: the last expeller, or blue if there
    /// was none.
    #[must_use]
    pub const fn tie_break_owner(&self) -> Side {
        match self.last_expeller() {
            Some(side) => side,
            None => Side::Blue,
        }
    }

    /// Quiet turns, limit, turns left and the side that the tie-break favours.
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
        Ok(Self::from_valid(&setup))
    }
}

impl Position {
    /// Builds the bitboards and the key of an arrangement that is known to be valid.
    pub(crate) fn from_valid(setup: &Setup) -> Self {
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
        position.hash = position.recomputed_key();
        position
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

/// The text (MFEN).
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
