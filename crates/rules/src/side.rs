//! The two sides, and pairs with one value for each side.

use core::fmt;
use core::ops::{Index, IndexMut, Not};
use core::str::FromStr;

/// One of the two players: red starts at the bottom and moves first, blue at the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Side {
    /// Home rows at the bottom; makes the first turn.
    Red = 0,
    /// Home rows at the top.
    Blue = 1,
}

impl Side {
    /// Both sides, red first.
    pub const ALL: [Self; 2] = [Self::Red, Self::Blue];

    /// The other side.
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }

    /// 0 for red, 1 for blue.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `red` or `blue`: the form of `Display` and of serialised data.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
        }
    }

    /// The letter that positions and ships are written with: `r` or `b`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Blue => 'b',
        }
    }

    /// The side with this letter (lower case, as positions are written).
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'r' => Some(Self::Red),
            'b' => Some(Self::Blue),
            _ => None,
        }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        self.opponent()
    }
}

/// [`name`](Side::name): `red` or `blue`. Positions and ships are written with
/// [`letter`](Side::letter).
impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is not a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a side: red or blue (also r or b)")]
pub struct ParseSideError;

/// Reads the name or the letter.
impl FromStr for Side {
    type Err = ParseSideError;

    fn from_str(text: &str) -> Result<Self, ParseSideError> {
        match text {
            "red" | "r" => Ok(Self::Red),
            "blue" | "b" => Ok(Self::Blue),
            _ => Err(ParseSideError),
        }
    }
}

/// A value for each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySide<T> {
    /// Red's.
    pub red: T,
    /// Blue's.
    pub blue: T,
}

impl<T> BySide<T> {
    /// Computes each side's value from the side.
    pub fn from_fn(mut f: impl FnMut(Side) -> T) -> Self {
        Self { red: f(Side::Red), blue: f(Side::Blue) }
    }

    /// Applies a function to both values.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide { red: f(self.red), blue: f(self.blue) }
    }

    /// The same values with the sides exchanged.
    #[must_use]
    pub fn swap(self) -> Self {
        Self { red: self.blue, blue: self.red }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Red => &self.red,
            Side::Blue => &self.blue,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Red => &mut self.red,
            Side::Blue => &mut self.blue,
        }
    }
}
