//! Turns and their text form.

use core::fmt;
use core::num::NonZeroU16;
use core::str::FromStr;

use arrayvec::ArrayVec;

use crate::{Class, Cycle, Square};

/// A player's turn: a move, a teleportation, a move with a bonus teleportation, or a pass on the
/// positioning turn.
///
/// It takes two bytes, and so does `Option<Turn>`. A turn may be illegal:
/// [`Position::check`](crate::Position::check) tells. [`kind`](Self::kind) returns its parts.
///
/// # Examples
///
/// ```
/// use mad_rules::{Cycle, Turn, TurnKind};
///
/// let turn: Turn = "b4b5+122-212-221".parse()?;
/// assert_eq!(turn.cycle(), Some(Cycle::Destroyers));
/// assert!(matches!(turn.kind(), TurnKind::Bonus { .. }));
/// assert_eq!(turn.to_string(), "b4b5+122-212-221");
/// # Ok::<(), mad_rules::turn::ParseTurnError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn(NonZeroU16);

const _: () = assert!(size_of::<Option<Turn>>() == 2);

/// Bits 0-5: from; 6-11: to; 12-14: the cycle if bit 15 is set. Without a cycle bit 12 is set, so
/// the number is never zero. Without a move both squares have the index 63, which is no square.
const TO: u16 = 6;
const CYCLE: u16 = 12;
const HAS_CYCLE: NonZeroU16 = NonZeroU16::new(1 << 15).unwrap();
const NO_CYCLE: NonZeroU16 = NonZeroU16::new(1 << CYCLE).unwrap();
const NO_MOVE: u16 = 63 | 63 << TO;

/// The kind of a turn, with its parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TurnKind {
    /// Nothing moves; legal on the positioning turn only.
    Pass,
    /// The ship on `from` goes to `to` and expels the ship there, if any.
    Move {
        /// The square it leaves.
        from: Square,
        /// The square it arrives on.
        to: Square,
    },
    /// A permutation or a rotation.
    Teleport(Cycle),
    /// A one-square move to a bonus square, then a teleportation of the same ship.
    Bonus {
        /// The square it leaves.
        from: Square,
        /// The square it arrives on.
        to: Square,
        /// The teleportation that follows.
        cycle: Cycle,
    },
}

impl Turn {
    /// Nothing moves; legal on the positioning turn only.
    pub const PASS: Self = Self(NO_CYCLE.saturating_add(NO_MOVE));

    /// A move from one square to another.
    #[must_use]
    #[inline]
    pub fn new_move(from: Square, to: Square) -> Self {
        Self(NO_CYCLE | Self::squares(from, to))
    }

    /// A permutation or a rotation.
    #[must_use]
    #[inline]
    pub fn teleport(cycle: Cycle) -> Self {
        Self(HAS_CYCLE | (cycle as u16) << CYCLE | NO_MOVE)
    }

    /// A move followed by a bonus teleportation.
    #[must_use]
    #[inline]
    pub fn bonus(from: Square, to: Square, cycle: Cycle) -> Self {
        Self(HAS_CYCLE | (cycle as u16) << CYCLE | Self::squares(from, to))
    }

    #[inline]
    const fn squares(from: Square, to: Square) -> u16 {
        from.index() as u16 | (to.index() as u16) << TO
    }

    /// Its representation, for compact storage. Never zero.
    #[must_use]
    #[inline]
    pub const fn to_bits(self) -> u16 {
        self.0.get()
    }

    /// The turn with this representation, if there is one.
    #[must_use]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        let (from, to) = ((bits & 63) as usize, (bits >> TO & 63) as usize);
        let no_move = bits & NO_MOVE == NO_MOVE;
        let squares = Square::from_index(from).is_some() && Square::from_index(to).is_some();
        let cycle = bits & HAS_CYCLE.get() != 0 || bits >> CYCLE == 1;
        match NonZeroU16::new(bits) {
            Some(bits) if cycle && (no_move || squares) => Some(Self(bits)),
            _ => None,
        }
    }

    /// The turn with a representation that is known to be one, from [`to_bits`](Self::to_bits):
    /// without the checks of [`from_bits`](Self::from_bits). Other bits give a turn that is never
    /// legal; `None` for zero.
    #[must_use]
    #[inline]
    pub const fn from_known_bits(bits: u16) -> Option<Self> {
        match NonZeroU16::new(bits) {
            Some(bits) => Some(Self(bits)),
            None => None,
        }
    }

    /// Its kind and parts.
    #[must_use]
    pub fn kind(self) -> TurnKind {
        match (self.squares_moved(), self.cycle()) {
            (None, None) => TurnKind::Pass,
            (Some((from, to)), None) => TurnKind::Move { from, to },
            (None, Some(cycle)) => TurnKind::Teleport(cycle),
            (Some((from, to)), Some(cycle)) => TurnKind::Bonus { from, to, cycle },
        }
    }

    /// The start and arrival squares of its move, if it has one.
    #[must_use]
    #[inline]
    pub const fn squares_moved(self) -> Option<(Square, Square)> {
        let bits = self.0.get();
        if bits & NO_MOVE == NO_MOVE {
            return None;
        }
        let from = Square::from_bit_index((bits & 63) as u32);
        Some((from, Square::from_bit_index((bits >> TO & 63) as u32)))
    }

    /// Its teleportation, if it has one, as a bonus or by itself.
    #[must_use]
    #[inline]
    pub const fn cycle(self) -> Option<Cycle> {
        let bits = self.0.get();
        if bits & HAS_CYCLE.get() == 0 { None } else { Some(Cycle::from_bits(bits >> CYCLE)) }
    }

    /// The turn without its bonus.
    #[must_use]
    pub fn without_bonus(self) -> Self {
        match self.kind() {
            TurnKind::Bonus { from, to, .. } => Self::new_move(from, to),
            _ => self,
        }
    }
}

/// The canonical text.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            TurnKind::Pass => f.write_str("pass"),
            TurnKind::Move { from, to } => write!(f, "{from}{to}"),
            TurnKind::Teleport(cycle) => write!(f, "{cycle}"),
            TurnKind::Bonus { from, to, cycle } => write!(f, "{from}{to}+{cycle}"),
        }
    }
}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("turn, offset {offset}: expected {expected}")]
pub struct ParseTurnError {
    /// Bytes from the start of the text.
    pub offset: usize,
    /// What was expected there.
    pub expected: Expected,
}

/// What the parser expected at the offset of an error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Expected {
    /// A square, a class or `pass`: the start of a turn.
    #[error("a turn (c4b3, 112-221, 112-121-211, b5b6+112-221 or pass)")]
    Turn,
    /// A square.
    #[error("a square, a1 to g8")]
    Square,
    /// A `+` or the end.
    #[error("'+' and a teleportation, or the end of the turn")]
    BonusOrEnd,
    /// A class.
    #[error("a class: three digits, each 1 or 2")]
    Class,
    /// A `-` between classes.
    #[error("'-' and another class")]
    Dash,
    /// Classes that form a permutation or a rotation.
    #[error("complements, the three frigates or the three destroyers")]
    Cycle,
    /// The end of the text.
    #[error("the end of the turn")]
    End,
}

struct Reader<'a> {
    text: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).map(u8::to_ascii_lowercase)
    }

    fn error<T>(&self, expected: Expected) -> Result<T, ParseTurnError> {
        Err(ParseTurnError { offset: self.at, expected })
    }

    fn square(&mut self) -> Result<Square, ParseTurnError> {
        let Some(column @ b'a'..=b'g') = self.peek() else {
            return self.error(Expected::Square);
        };
        self.at += 1;
        let Some(row @ b'1'..=b'8') = self.peek() else {
            return self.error(Expected::Square);
        };
        self.at += 1;
        Square::new(column - b'a', row - b'1').map_or_else(|| self.error(Expected::Square), Ok)
    }

    fn class(&mut self) -> Result<Class, ParseTurnError> {
        let mut digits = [0; 3];
        for digit in &mut digits {
            let Some(found @ b'1'..=b'2') = self.peek() else {
                return self.error(Expected::Class);
            };
            *digit = found - b'0';
            self.at += 1;
        }
        Class::from_digits(digits[0], digits[1], digits[2])
            .map_or_else(|| self.error(Expected::Class), Ok)
    }

    fn cycle(&mut self) -> Result<Cycle, ParseTurnError> {
        let start = self.at;
        let mut classes = ArrayVec::<Class, 3>::new();
        classes.push(self.class()?);
        if self.peek() != Some(b'-') {
            return self.error(Expected::Dash);
        }
        while self.peek() == Some(b'-') && !classes.is_full() {
            self.at += 1;
            classes.push(self.class()?);
        }
        match Cycle::from_classes(&classes) {
            Some(cycle) => Ok(cycle),
            None => Err(ParseTurnError { offset: start, expected: Expected::Cycle }),
        }
    }

    fn spaces(&mut self) {
        while self.peek() == Some(b' ') {
            self.at += 1;
        }
    }

    fn turn(&mut self) -> Result<Turn, ParseTurnError> {
        match self.peek() {
            Some(b'1'..=b'9') => Ok(Turn::teleport(self.cycle()?)),
            Some(b'a'..=b'g') => {
                let from = self.square()?;
                if matches!(self.peek(), Some(b'x' | b'-')) {
                    self.at += 1;
                }
                let to = self.square()?;
                if self.peek().is_none() {
                    return Ok(Turn::new_move(from, to));
                }
                let end = self.at;
                self.spaces();
                if self.peek() != Some(b'+') {
                    self.at = end;
                    return self.error(Expected::BonusOrEnd);
                }
                self.at += 1;
                self.spaces();
                Ok(Turn::bonus(from, to, self.cycle()?))
            }
            _ => self.error(Expected::Turn),
        }
    }
}

/// Reads the canonical form, and also upper case, `x` or `-` between squares, cycles from any
/// starting point, and spaces around `+`.
impl FromStr for Turn {
    type Err = ParseTurnError;

    fn from_str(text: &str) -> Result<Self, ParseTurnError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(Self::PASS);
        }
        let mut reader = Reader { text: text.as_bytes(), at: 0 };
        let turn = reader.turn()?;
        if reader.peek().is_some() { reader.error(Expected::End) } else { Ok(turn) }
    }
}
