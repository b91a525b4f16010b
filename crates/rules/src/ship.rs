//! Classes, ships and sets of ships.

use core::fmt;
use core::str::FromStr;

use crate::Side;
use crate::set::bit_set;

/// A ship's class: sails, cannons and shields, each 1 or 2.
///
/// The discriminant has one bit for each digit that is 2 (sails 4, cannons 2, shields 1), so
/// flipping all three bits gives the complement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Class {
    /// The corvette, whose exile loses the game.
    C111 = 0,
    /// Frigate with two shields.
    C112 = 1,
    /// Frigate with two cannons.
    C121 = 2,
    /// Destroyer with two cannons and two shields.
    C122 = 3,
    /// Frigate with two sails.
    C211 = 4,
    /// Destroyer with two sails and two shields.
    C212 = 5,
    /// Destroyer with two sails and two cannons.
    C221 = 6,
    /// The cruiser.
    C222 = 7,
}

/// A kind of class, from weakest to strongest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// `111`: its exile loses the game.
    Corvette,
    /// `112`, `121`, `211`.
    Frigate,
    /// `122`, `212`, `221`.
    Destroyer,
    /// `222`.
    Cruiser,
}

impl Rank {
    /// All four, weakest first.
    pub const ALL: [Self; 4] = [Self::Corvette, Self::Frigate, Self::Destroyer, Self::Cruiser];
}

impl Class {
    /// All eight, in the order of their numbers.
    pub const ALL: [Self; 8] = [
        Self::C111,
        Self::C112,
        Self::C121,
        Self::C122,
        Self::C211,
        Self::C212,
        Self::C221,
        Self::C222,
    ];

    /// All eight by rank, weakest first, and by number within a rank: the order of trays and
    /// lists for players.
    pub const BY_RANK: [Self; 8] = [
        Self::C111,
        Self::C112,
        Self::C121,
        Self::C211,
        Self::C122,
        Self::C212,
        Self::C221,
        Self::C222,
    ];

    /// The corvette's class.
    pub const CORVETTE: Self = Self::C111;
    /// The cruiser's class.
    pub const CRUISER: Self = Self::C222;
    /// The three frigates.
    pub const FRIGATES: [Self; 3] = [Self::C112, Self::C121, Self::C211];
    /// The three destroyers.
    pub const DESTROYERS: [Self; 3] = [Self::C122, Self::C212, Self::C221];

    /// The class with these digits, each 1 or 2.
    #[must_use]
    pub const fn from_digits(sails: u8, cannons: u8, shields: u8) -> Option<Self> {
        if let (1 | 2, 1 | 2, 1 | 2) = (sails, cannons, shields) {
            Some(Self::from_bits((sails - 1) << 2 | (cannons - 1) << 1 | (shields - 1)))
        } else {
            None
        }
    }

    /// The class with this discriminant (its three lowest bits).
    #[inline]
    pub(crate) const fn from_bits(bits: u8) -> Self {
        Self::ALL[(bits & 7) as usize]
    }

    /// The index in [`Class::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Sails: the greatest number of squares the ship may move.
    #[must_use]
    pub const fn sails(self) -> u8 {
        1 + (self as u8 >> 2)
    }

    /// Cannons: the shields it can overcome.
    #[must_use]
    pub const fn cannons(self) -> u8 {
        1 + (self as u8 >> 1 & 1)
    }

    /// Shields: the cannons needed to expel it.
    #[must_use]
    pub const fn shields(self) -> u8 {
        1 + (self as u8 & 1)
    }

    /// The three digits as one number, 111 to 222.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.sails() as u16 * 100 + self.cannons() as u16 * 10 + self.shields() as u16
    }

    /// The class that a permutation swaps it with: every digit subtracted from 3.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self::from_bits(!(self as u8))
    }

    /// Corvette, frigate, destroyer or cruiser.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self as u8).count_ones() as usize]
    }

    /// The three classes of its rotations: the frigates or the destroyers, if it is one of them.
    #[must_use]
    pub const fn trio(self) -> Option<[Self; 3]> {
        match self.rank() {
            Rank::Frigate => Some(Self::FRIGATES),
            Rank::Destroyer => Some(Self::DESTROYERS),
            Rank::Corvette | Rank::Cruiser => None,
        }
    }
}

/// The three digits.
impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

/// The text is not a class.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a class: three digits, each 1 or 2")]
pub struct ParseClassError;

impl FromStr for Class {
    type Err = ParseClassError;

    fn from_str(text: &str) -> Result<Self, ParseClassError> {
        match *text.as_bytes() {
            [m @ b'1'..=b'2', a @ b'1'..=b'2', d @ b'1'..=b'2'] => {
                Self::from_digits(m - b'0', a - b'0', d - b'0').ok_or(ParseClassError)
            }
            _ => Err(ParseClassError),
        }
    }
}

/// One of the sixteen ships: a side and a class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ship(u8);

impl Ship {
    /// The ship of this side and class.
    #[must_use]
    #[inline]
    pub const fn new(side: Side, class: Class) -> Self {
        Self((side as u8) << 3 | class as u8)
    }

    /// The ship with this index (its four lowest bits).
    #[inline]
    const fn from_bit_index(index: u32) -> Self {
        Self(index as u8 & 15)
    }

    /// All sixteen, red's first, each side's in the order of [`Class::ALL`].
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..16).map(Self)
    }

    /// A number from 0 to 15: its position in [`Ship::all`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Its side.
    #[must_use]
    pub const fn side(self) -> Side {
        Side::ALL[(self.0 >> 3 & 1) as usize]
    }

    /// Its class.
    #[must_use]
    pub const fn class(self) -> Class {
        Class::from_bits(self.0)
    }

    /// The ship of the same side that a permutation swaps it with.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(self.0 ^ 7)
    }

    /// Returns whether this is a corvette.
    #[must_use]
    pub const fn is_corvette(self) -> bool {
        self.0 & 7 == 0
    }

    /// Returns whether its cannons overcome the target's shields, whatever their sides and places.
    #[must_use]
    pub const fn overcomes(self, target: Self) -> bool {
        target.class().shields() <= self.class().cannons()
    }
}

/// The form of the notation: `r112`.
impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side().letter(), self.class())
    }
}

impl fmt::Debug for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a ship: r or b, then three digits, each 1 or 2")]
pub struct ParseShipError;

impl FromStr for Ship {
    type Err = ParseShipError;

    fn from_str(text: &str) -> Result<Self, ParseShipError> {
        let mut letters = text.chars();
        let side = letters.next().and_then(Side::from_letter).ok_or(ParseShipError)?;
        let class = letters.as_str().parse().map_err(|_| ParseShipError)?;
        Ok(Self::new(side, class))
    }
}

/// A set of ships of either side: one bit for each of the sixteen.
///
/// # Examples
///
/// ```
/// use mad_rules::{Class, Position, Ship, ShipSet, Side};
///
/// let red = ShipSet::fleet(Side::Red);
/// assert_eq!(red & Position::default().arena(), red);
/// assert_eq!((!red).len(), 8);
/// assert_eq!((red - ShipSet::from(Ship::new(Side::Red, Class::CORVETTE))).len(), 7);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ShipSet(u16);

bit_set!(
    ShipSet, ShipSetIter, Ship, u16, u16::MAX,
    index: Ship::index, member: Ship::from_bit_index, members: "sixteen ships"
);

impl ShipSet {
    /// All eight ships of a side.
    #[must_use]
    pub const fn fleet(side: Side) -> Self {
        Self(0xff << (8 * side as u16))
    }

    /// The classes of a side's members, one bit each at [`Class::index`]: an index for lookup
    /// tables with 256 entries.
    #[must_use]
    #[inline]
    pub const fn class_bits(self, side: Side) -> u8 {
        (self.0 >> (8 * side as u16)) as u8
    }
}
