//! The eight teleportations: permutations and rotations.

use core::fmt;
use core::str::FromStr;

use crate::{Class, ShipSet, Side, Turn, TurnKind};

/// A teleportation: one of the four permutations or of the four rotations.
///
/// Each ship of [`classes`](Self::classes) takes the place of the next one, the last that of the
/// first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Cycle {
    /// `111-222`, corvette and cruiser.
    Swap111 = 0,
    /// `112-221`.
    Swap112 = 1,
    /// `121-212`.
    Swap121 = 2,
    /// `211-122`.
    Swap211 = 3,
    /// `112-121-211`, the frigates.
    Frigates = 4,
    /// `112-211-121`, the frigates in reverse.
    FrigatesReversed = 5,
    /// `122-212-221`, the destroyers.
    Destroyers = 6,
    /// `122-221-212`, the destroyers in reverse.
    DestroyersReversed = 7,
}

impl Cycle {
    /// All eight: the permutations, then the rotations.
    pub const ALL: [Self; 8] = [
        Self::Swap111,
        Self::Swap112,
        Self::Swap121,
        Self::Swap211,
        Self::Frigates,
        Self::FrigatesReversed,
        Self::Destroyers,
        Self::DestroyersReversed,
    ];

    #[inline]
    pub(crate) const fn from_bits(bits: u16) -> Self {
        Self::ALL[(bits & 7) as usize]
    }

    /// The two or three classes that take part, in the notation's canonical order.
    #[must_use]
    pub const fn classes(self) -> &'static [Class] {
        use Class::{C111, C112, C121, C122, C211, C212, C221, C222};
        match self {
            Self::Swap111 => &[C111, C222],
            Self::Swap112 => &[C112, C221],
            Self::Swap121 => &[C121, C212],
            Self::Swap211 => &[C211, C122],
            Self::Frigates => &[C112, C121, C211],
            Self::FrigatesReversed => &[C112, C211, C121],
            Self::Destroyers => &[C122, C212, C221],
            Self::DestroyersReversed => &[C122, C221, C212],
        }
    }

    /// The cycle in which each class takes the place of the next; the list may start anywhere in
    /// it.
    #[must_use]
    pub fn from_classes(classes: &[Class]) -> Option<Self> {
        Self::ALL.into_iter().find(|cycle| {
            let own = cycle.classes();
            own.len() == classes.len()
                && (0..own.len())
                    .any(|shift| (0..own.len()).all(|i| own[(i + shift) % own.len()] == classes[i]))
        })
    }

    /// Returns whether it is a permutation of two ships; otherwise it is a rotation of three.
    #[must_use]
    pub const fn is_permutation(self) -> bool {
        (self as u8) < 4
    }

    /// The number of its ships that must be in the arena: one for a permutation, two for a
    /// rotation.
    #[must_use]
    pub const fn needed_in_arena(self) -> usize {
        if self.is_permutation() { 1 } else { 2 }
    }

    /// The inverse cycle: itself for a permutation.
    #[must_use]
    pub const fn inverse(self) -> Self {
        match self {
            Self::Frigates => Self::FrigatesReversed,
            Self::FrigatesReversed => Self::Frigates,
            Self::Destroyers => Self::DestroyersReversed,
            Self::DestroyersReversed => Self::Destroyers,
            swap => swap,
        }
    }

    /// Returns whether a ship of this class takes part.
    #[must_use]
    pub const fn involves(self, class: Class) -> bool {
        self.mask() >> class as u8 & 1 != 0
    }

    /// The class whose place a ship of this class takes, if it takes part.
    #[must_use]
    pub fn next(self, class: Class) -> Option<Class> {
        let classes = self.classes();
        let at = classes.iter().position(|&other| other == class)?;
        Some(classes[(at + 1) % classes.len()])
    }

    /// The ships of a side that take part.
    #[must_use]
    pub const fn ships(self, side: Side) -> ShipSet {
        ShipSet::from_bits((self.mask() as u16) << (8 * side as u16))
    }

    /// One bit for each class that takes part.
    pub(crate) const fn mask(self) -> u8 {
        let classes = self.classes();
        let mut mask = 0;
        let mut i = 0;
        while i < classes.len() {
            mask |= 1 << classes[i] as u8;
            i += 1;
        }
        mask
    }
}

/// The text is neither a permutation nor a rotation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected complements, the three frigates or the three destroyers, with - between them")]
pub struct ParseCycleError;

/// Reads a cycle that may start with any of its classes.
impl FromStr for Cycle {
    type Err = ParseCycleError;

    fn from_str(text: &str) -> Result<Self, ParseCycleError> {
        match text.parse::<Turn>().map(Turn::kind) {
            Ok(TurnKind::Teleport(cycle)) => Ok(cycle),
            _ => Err(ParseCycleError),
        }
    }
}

/// The canonical form: `112-121-211`.
impl fmt::Display for Cycle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut separator = "";
        for class in self.classes() {
            write!(f, "{separator}{class}")?;
            separator = "-";
        }
        Ok(())
    }
}
