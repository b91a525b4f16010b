//! What tables store for a position.

use core::fmt;

use mad_rules::Side;

use crate::GameValue;

/// The values of a position for every number of turns left and either owner of the tie-break.
///
/// With no turn left, the owner of the tie-break has a semi-victory. A better result is forced by
/// turns that end in an expulsion (or in the exile of a corvette), and can still be forced with
/// more turns left. Who owns the tie-break until then does not matter. And only one side can force
/// such a thing: if both could, they could with enough turns left for both. So three facts are the
/// value in all cases: the favoured side, the fewest turns left with which it has a semi-victory
/// or more although its opponent owns the tie-break, and the fewest with which it has a victory.
///
/// With the tie-break off, only the victory counts, and the turns are those until the end of the
/// game.
///
/// # Examples
///
/// ```
/// use mad_rules::Side;
/// use mad_tables::{GameValue, Outlook};
///
/// let outlook = Outlook::favours(Side::Red, 7, Some(12));
/// assert_eq!(outlook.value(Some(6), Side::Blue), GameValue::SemiVictory(Side::Blue));
/// assert_eq!(outlook.value(Some(7), Side::Blue), GameValue::SemiVictory(Side::Red));
/// assert_eq!(outlook.value(Some(12), Side::Blue), GameValue::Victory(Side::Red));
/// assert_eq!(outlook.value(Some(6), Side::Red), GameValue::SemiVictory(Side::Red));
/// assert_eq!(outlook.exchanged().victory(), Some((Side::Blue, 12)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Outlook(u32);

/// Bits 0 to 13: turns to the semi-victory; 14 to 27: turns to the victory; 28: blue is favoured.
const TURNS: u32 = 14;
const BLUE: u32 = 1 << (2 * TURNS);
const NEVER: u32 = (1 << TURNS) - 1;

impl Outlook {
    /// Neither side can force anything: the owner of the tie-break keeps it.
    pub const EVEN: Self = Self(NEVER << TURNS | NEVER);
    /// The largest number of turns that can be stored.
    pub const MAX_TURNS: u16 = NEVER as u16 - 1;

    /// A side has at least a semi-victory with so many turns left, and perhaps a victory.
    ///
    /// # Panics
    ///
    /// If a number is 0 or greater than [`MAX_TURNS`](Self::MAX_TURNS), or if the victory takes
    /// fewer turns than the semi-victory.
    #[must_use]
    pub const fn favours(side: Side, semi_victory: u16, victory: Option<u16>) -> Self {
        assert!(semi_victory >= 1 && semi_victory <= Self::MAX_TURNS);
        let victory = match victory {
            None => NEVER,
            Some(turns) => {
                assert!(turns >= semi_victory && turns <= Self::MAX_TURNS);
                turns as u32
            }
        };
        Self(semi_victory as u32 | victory << TURNS | (BLUE * side as u32))
    }

    /// Its representation in files.
    pub(crate) const fn to_bits(self) -> u32 {
        self.0
    }

    /// The outlook with this representation, if there is one.
    pub(crate) const fn from_bits(bits: u32) -> Option<Self> {
        let (semi, victory) = (bits & NEVER, bits >> TURNS & NEVER);
        let valid = bits == Self::EVEN.0
            || bits < 2 * BLUE && semi != 0 && semi != NEVER && semi <= victory;
        if valid { Some(Self(bits)) } else { None }
    }

    const fn side(self) -> Side {
        if self.0 & BLUE == 0 { Side::Red } else { Side::Blue }
    }

    /// The side that can force something, and the fewest turns left with which it has at least a
    /// semi-victory, if its opponent owns the tie-break. `None` if neither side can.
    #[must_use]
    pub const fn semi_victory(self) -> Option<(Side, u16)> {
        match self.0 & NEVER {
            NEVER => None,
            turns => Some((self.side(), turns as u16)),
        }
    }

    /// The side that can force a victory, and the fewest turns left with which it can: the
    /// distance to victory. `None` if neither side can.
    #[must_use]
    pub const fn victory(self) -> Option<(Side, u16)> {
        match self.0 >> TURNS & NEVER {
            NEVER => None,
            turns => Some((self.side(), turns as u16)),
        }
    }

    /// The value with this many turns left (`None` with the tie-break off) and this owner of the
    /// tie-break.
    #[must_use]
    #[inline]
    pub const fn value(self, turns_left: Option<u16>, owner: Side) -> GameValue {
        let Some(left) = turns_left else {
            return match self.victory() {
                Some((side, _)) => GameValue::Victory(side),
                None => GameValue::Undecided,
            };
        };
        match (self.victory(), self.semi_victory()) {
            (Some((side, turns)), _) if turns <= left => GameValue::Victory(side),
            (_, Some((side, turns))) if turns <= left => GameValue::SemiVictory(side),
            _ => GameValue::SemiVictory(owner),
        }
    }

    /// The outlook with the sides exchanged.
    #[must_use]
    pub const fn exchanged(self) -> Self {
        if self.0 == Self::EVEN.0 { self } else { Self(self.0 ^ BLUE) }
    }
}

impl fmt::Debug for Outlook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut tuple = f.debug_tuple("Outlook");
        if let Some((side, semi)) = self.semi_victory() {
            tuple.field(&side).field(&semi).field(&self.victory().map(|(_, turns)| turns));
        }
        tuple.finish()
    }
}
