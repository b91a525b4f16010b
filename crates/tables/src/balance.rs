//! The numbers of ships of each side, which name a table.

use core::fmt;
use core::str::FromStr;

/// The numbers of ships in the arena, both corvettes included, as the side to move counts them.
///
/// Red and blue are interchangeable (exchange the colours and turn the rows around), so a table
/// has the positions of one balance, whichever side is to move.
///
/// # Examples
///
/// ```
/// use mad_tables::Balance;
///
/// let balance: Balance = "2v1".parse()?;
/// assert_eq!((balance.mover(), balance.opponent()), (2, 1));
/// assert_eq!(balance.exchanged().to_string(), "1v2");
/// assert_eq!(Balance::up_to(3).map(|it| it.to_string()).collect::<Vec<_>>(), ["1v1", "2v1", "1v2"]);
/// # Ok::<(), mad_tables::ParseBalanceError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Balance {
    mover: u8,
    opponent: u8,
}

impl Balance {
    /// The most ships, of both sides together, that a table can have.
    pub const MAX_SHIPS: usize = 5;

    /// The balance with these numbers of ships; `None` unless each side has one and both together
    /// have at most [`MAX_SHIPS`](Self::MAX_SHIPS).
    #[must_use]
    pub const fn new(mover: usize, opponent: usize) -> Option<Self> {
        if mover == 0 || opponent == 0 || mover > 8 || opponent > 8 {
            return None;
        }
        if mover + opponent > Self::MAX_SHIPS {
            return None;
        }
        Some(Self { mover: mover as u8, opponent: opponent as u8 })
    }

    /// All balances of at most this many ships, in an order in which they can be solved: an
    /// expulsion leads to an earlier one. Each is followed by its exchange.
    pub fn up_to(ships: usize) -> impl Iterator<Item = Self> {
        (2..=ships.min(Self::MAX_SHIPS)).flat_map(|all| {
            (1..=all / 2).rev().flat_map(move |fewer| {
                let exchange = (2 * fewer != all).then_some((fewer, all - fewer));
                let both = core::iter::once((all - fewer, fewer)).chain(exchange);
                both.filter_map(|(mover, opponent)| Self::new(mover, opponent))
            })
        })
    }

    /// The ships of the side to move.
    #[must_use]
    pub const fn mover(self) -> usize {
        self.mover as usize
    }

    /// The ships of the other side.
    #[must_use]
    pub const fn opponent(self) -> usize {
        self.opponent as usize
    }

    /// All ships.
    #[must_use]
    pub const fn ships(self) -> usize {
        self.mover() + self.opponent()
    }

    /// The balance after a turn without an expulsion, when the other side is to move.
    #[must_use]
    pub const fn exchanged(self) -> Self {
        Self { mover: self.opponent, opponent: self.mover }
    }

    /// The balance after the side to move expels a ship that is not the corvette; `None` if there
    /// is only the corvette.
    #[must_use]
    pub const fn after_expulsion(self) -> Option<Self> {
        Self::new(self.opponent() - 1, self.mover())
    }
}

/// The ships of the side to move first: `2v1`.
impl fmt::Display for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}v{}", self.mover, self.opponent)
    }
}

impl fmt::Debug for Balance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a balance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected two numbers of ships with v between them, at most 5 together, such as 2v1")]
pub struct ParseBalanceError;

impl FromStr for Balance {
    type Err = ParseBalanceError;

    fn from_str(text: &str) -> Result<Self, ParseBalanceError> {
        let &[mover @ b'1'..=b'8', b'v', opponent @ b'1'..=b'8'] = text.as_bytes() else {
            return Err(ParseBalanceError);
        };
        let number = |digit: u8| usize::from(digit - b'0');
        Self::new(number(mover), number(opponent)).ok_or(ParseBalanceError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_expulsion_leads_to_an_earlier_balance() {
        let all: Vec<Balance> = Balance::up_to(5).collect();
        assert_eq!(all.len(), 1 + 2 + 3 + 4);
        for (at, balance) in all.iter().enumerate() {
            let earlier = |other: Balance| all[..at].contains(&other);
            assert!(balance.after_expulsion().is_none_or(earlier), "{balance}");
            assert!(balance.exchanged().after_expulsion().is_none_or(earlier), "{balance}");
            let near = all[at.saturating_sub(1)..].iter().take(3);
            assert!(near.into_iter().any(|other| *other == balance.exchanged()), "{balance}");
        }
    }

    #[test]
    fn texts_round_trip() {
        for balance in Balance::up_to(5) {
            assert_eq!(balance.to_string().parse(), Ok(balance));
        }
        for text in ["", "0v1", "3v3", "1v", "2-1", "10v1", "2v1 "] {
            assert_eq!(text.parse::<Balance>(), Err(ParseBalanceError), "{text}");
        }
    }
}
