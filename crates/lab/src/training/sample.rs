//! Training samples: positions with the value of a search and the result of their game.

use core::num::NonZeroU16;

use mad_engine::eval::network::state_of;
use mad_engine::value::Value;
use mad_rules::setup::Setup;
use mad_rules::{Board, BySide, Place, Position, Side, Square};

/// A position with the value that a search found, and the result of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sample {
    places: [u8; 16],
    status: u8,
    quiet: u8,
    /// 0 without a tie-break.
    limit: u8,
    result: u8,
    value: i16,
    number: u16,
}

const BLUE_TO_MOVE: u8 = 1;
const RED_POSITIONING: u8 = 2;
const BLUE_POSITIONING: u8 = 4;
const BLUE_OWNER: u8 = 8;
const FIRST_OF_GAME: u8 = 16;

/// The result of a sample whose game has none that counts.
const UNKNOWN: u8 = u8::MAX;

impl Sample {
    /// The size of a sample in a file.
    pub const BYTES: usize = 24;

    /// A sample of a position with the value of its search, for the side to move, without a result.
    #[must_use]
    pub fn new(position: &Position, value: Value) -> Self {
        let tie_break = position.tie_break();
        let positioning = position.positioning();
        let flag = |is_set: bool, flag: u8| if is_set { flag } else { 0 };
        let small = |number: u16| number.min(u8::MAX.into()) as u8;
        Self {
            places: position.places().map(|place| place.index() as u8),
            status: flag(position.to_move() == Side::Blue, BLUE_TO_MOVE)
                | flag(positioning.red, RED_POSITIONING)
                | flag(positioning.blue, BLUE_POSITIONING)
                | flag(tie_break.owner == Side::Blue, BLUE_OWNER),
            quiet: small(position.quiet()),
            limit: tie_break.limit.map_or(0, |limit| small(limit.get())),
            result: UNKNOWN,
            value: value.eighths().clamp(-MAX_VALUE, MAX_VALUE) as i16,
            number: position.number(),
        }
    }

    /// The sample with the result of its game, in quarter points of red.
    #[must_use]
    pub fn with_result(mut self, red_quarters: u8) -> Self {
        let own = if self.to_move() == Side::Red { red_quarters } else { 4 - red_quarters };
        self.result = own;
        self
    }

    /// The sample marked as the first of its game.
    #[must_use]
    pub fn first_of_game(mut self) -> Self {
        self.status |= FIRST_OF_GAME;
        self
    }

    /// Returns whether it is the first sample of a game.
    #[must_use]
    pub const fn is_first_of_game(&self) -> bool {
        self.status & FIRST_OF_GAME != 0
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        if self.status & BLUE_TO_MOVE == 0 { Side::Red } else { Side::Blue }
    }

    /// The value of the search in eighths of a centi-unit, for the side to move.
    #[must_use]
    pub const fn value(&self) -> i16 {
        self.value
    }

    /// The result of the game for the side to move, from 0 to 1.
    #[must_use]
    pub fn result(&self) -> Option<f32> {
        (self.result != UNKNOWN).then(|| f32::from(self.result) / 4.0)
    }

    /// Where the ships are.
    #[must_use]
    pub fn places(&self) -> [Place; 16] {
        self.places.map(|index| Square::from_index(index.into()).map_or(Place::EXILE, Place::arena))
    }

    /// The number of the state of the game, for [`state_inputs`].
    ///
    /// [`state_inputs`]: mad_engine::eval::network::state_inputs
    #[must_use]
    pub fn state(&self) -> usize {
        let left = (self.limit > 0).then(|| u16::from(self.limit.saturating_sub(self.quiet)));
        let owner = if self.status & BLUE_OWNER == 0 { Side::Red } else { Side::Blue };
        let positioning = BySide {
            red: self.status & RED_POSITIONING != 0,
            blue: self.status & BLUE_POSITIONING != 0,
        };
        state_of(left, owner, positioning)
    }

    /// The position, on the board of its file. The last expeller is the tie-break's owner.
    #[must_use]
    pub fn position(&self, board: Board) -> Option<Position> {
        let mut setup = Setup::empty(board);
        setup.places = self.places();
        setup.to_move = self.to_move();
        setup.positioning = BySide {
            red: self.status & RED_POSITIONING != 0,
            blue: self.status & BLUE_POSITIONING != 0,
        };
        let owner = if self.status & BLUE_OWNER == 0 { Side::Red } else { Side::Blue };
        setup.last_expeller = Some(owner);
        setup.quiet = self.quiet.into();
        setup.limit = NonZeroU16::new(self.limit.into());
        setup.number = self.number;
        Position::try_from(setup).ok()
    }

    /// Returns whether its ships are in exile or on squares of a board, and its result is one.
    pub(super) fn is_of(&self, board: Board) -> bool {
        let is_place = |index: u8| {
            let square = Square::from_index(index.into());
            square.map_or(usize::from(index) == Place::EXILE.index(), |s| board.contains(s))
        };
        self.places.into_iter().all(is_place) && (self.result <= 4 || self.result == UNKNOWN)
    }

    /// The left-right mirror image.
    #[must_use]
    pub fn mirrored(mut self, board: Board) -> Self {
        let last = board.columns() - 1;
        for place in &mut self.places {
            if usize::from(*place) != Place::EXILE.index() {
                *place = *place / 8 * 8 + (last - *place % 8);
            }
        }
        self
    }

    /// The bytes in a file.
    #[must_use]
    pub fn to_bytes(self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..16].copy_from_slice(&self.places);
        bytes[16..20].copy_from_slice(&[self.status, self.quiet, self.limit, self.result]);
        bytes[20..22].copy_from_slice(&self.value.to_le_bytes());
        bytes[22..24].copy_from_slice(&self.number.to_le_bytes());
        bytes
    }

    /// Reads the bytes of a file.
    #[must_use]
    pub fn from_bytes(bytes: &[u8; Self::BYTES]) -> Self {
        let mut places = [0; 16];
        places.copy_from_slice(&bytes[..16]);
        Self {
            places,
            status: bytes[16],
            quiet: bytes[17],
            limit: bytes[18],
            result: bytes[19],
            value: i16::from_le_bytes([bytes[20], bytes[21]]),
            number: u16::from_le_bytes([bytes[22], bytes[23]]),
        }
    }
}

/// Wins and losses are stored as this value, whatever their distance.
const MAX_VALUE: i32 = 20_000;
