//! Classes, ships and sets of ships.

use core::fmt;
use core::ops::{BitAnd, BitOr, Sub};
use core::str::FromStr;

use crate::Side;

/// A ship's class: sails, cannons and shields, each 1 or 2.
///
/// The discriminant has one bit for each digit that is 2 (sails 4, cannons 2, shields 1), so the
/// complement of a class is its discriminant with all three bits turned.
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

/// What a class is called, from weakest to strongest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// `111`: lose it and the game is lost.
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

    /// The place in [`Class::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Sails: how many squares the ship may move.
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

    /// The class it swaps with: every digit subtracted from 3.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self::from_bits(!(self as u8))
    }

    /// Corvette, frigate, destroyer or cruiser.
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self as u8).count_ones() as usize]
    }

    /// The three frigates or the three destroyers, if it is one of them: those it rotates with.
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

/// The text is not a class, or not a ship.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected three digits, each 1 or 2, and for a ship r or b before them")]
pub struct ParseShipError;

impl FromStr for Class {
    type Err = ParseShipError;

    fn from_str(text: &str) -> Result<Self, ParseShipError> {
        match *text.as_bytes() {
            [m @ b'1'..=b'2', a @ b'1'..=b'2', d @ b'1'..=b'2'] => {
                Self::from_digits(m - b'0', a - b'0', d - b'0').ok_or(ParseShipError)
            }
            _ => Err(ParseShipError),
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

    /// All sixteen, red's first, each side's in the order of the classes.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..16).map(Self)
    }

    /// A number from 0 to 15: its place in [`Ship::all`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Whose it is.
    #[must_use]
    pub const fn side(self) -> Side {
        Side::ALL[(self.0 >> 3 & 1) as usize]
    }

    /// Its class.
    #[must_use]
    pub const fn class(self) -> Class {
        Class::from_bits(self.0)
    }

    /// The ship of the same side it can swap with.
    #[must_use]
    pub const fn complement(self) -> Self {
        Self(self.0 ^ 7)
    }

    /// Whether this is a corvette.
    #[must_use]
    pub const fn is_corvette(self) -> bool {
        self.0 & 7 == 0
    }

    /// Whether its cannons overcome the target's shields. Says nothing of sides or distance.
    #[must_use]
    pub const fn overcomes(self, target: Self) -> bool {
        target.class().shields() <= self.class().cannons()
    }
}

/// The notation's form: `r112`.
impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.side(), self.class())
    }
}

impl fmt::Debug for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Ship {
    type Err = ParseShipError;

    fn from_str(text: &str) -> Result<Self, ParseShipError> {
        let mut letters = text.chars();
        let side = letters.next().and_then(Side::from_letter).ok_or(ParseShipError)?;
        Ok(Self::new(side, letters.as_str().parse()?))
    }
}

/// A set of ships of either side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct ShipSet(u16);

impl ShipSet {
    /// No ships.
    pub const EMPTY: Self = Self(0);
    /// All sixteen.
    pub const ALL: Self = Self(u16::MAX);

    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }

    /// All eight ships of a side.
    #[must_use]
    pub const fn fleet(side: Side) -> Self {
        Self(0xff << (8 * side as u16))
    }

    /// Whether the ship is in the set.
    #[must_use]
    pub const fn contains(self, ship: Ship) -> bool {
        self.0 >> ship.index() & 1 != 0
    }

    /// Puts a ship in.
    pub const fn insert(&mut self, ship: Ship) {
        self.0 |= 1 << ship.index();
    }

    /// Takes a ship out.
    pub const fn remove(&mut self, ship: Ship) {
        self.0 &= !(1 << ship.index());
    }

    /// How many ships it holds.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it holds none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ships, red's first, each side's in the order of the classes.
    pub fn iter(self) -> impl Iterator<Item = Ship> {
        Ship::all().filter(move |&ship| self.contains(ship))
    }
}

impl BitAnd for ShipSet {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for ShipSet {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Sub for ShipSet {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl FromIterator<Ship> for ShipSet {
    fn from_iter<I: IntoIterator<Item = Ship>>(ships: I) -> Self {
        let mut set = Self::EMPTY;
        for ship in ships {
            set.insert(ship);
        }
        set
    }
}

impl fmt::Debug for ShipSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
