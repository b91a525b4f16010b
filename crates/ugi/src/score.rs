//! Scores: what a position or a turn is worth.

use std::fmt;
use std::str::FromStr;

use crate::ParseError;
use crate::words::Words;

/// A score from the view of the side to move.
///
/// ```
/// use mad_ugi::Score;
///
/// assert_eq!(Score::Win(-2).to_string(), "win -2");
/// assert_eq!("cp 31".parse(), Ok(Score::Centi(31)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// `cp`: an estimate in hundredths; +100 means an expected result of about 73%.
    Centi(i32),
    /// `win`: a win in n of the side's own turns; negative: a loss in n.
    Win(i32),
    /// `semi`: the semi-victory in n of the side's own turns; negative: the other side gets it.
    Semi(i32),
}

impl Score {
    /// The value of a semi-victory in hundredths.
    pub const SEMI_CENTI: i32 = 110;

    /// The expected result, from 0 to 1: a victory is 1, a semi-victory 3/4, and an estimate is
    /// converted by the logistic function.
    #[must_use]
    pub fn expected_result(self) -> f64 {
        match self {
            Self::Centi(centi) => 1.0 / (1.0 + (-f64::from(centi) / 100.0).exp()),
            Self::Win(1..) => 1.0,
            Self::Win(_) => 0.0,
            Self::Semi(1..) => 0.75,
            Self::Semi(_) => 0.25,
        }
    }

    /// Parses the two words of a score.
    pub(crate) fn parse(words: &mut Words<'_>) -> Result<Self, ParseError> {
        let kind_error = words.error("score", "cp, win or semi");
        let kind = words.next().map_or("", |word| word.text);
        let constructor = match kind {
            "cp" => Self::Centi,
            "win" => Self::Win,
            "semi" => Self::Semi,
            _ => return Err(kind_error),
        };
        words.value("score", "a number").map(constructor)
    }
}

/// `cp 31`, `win -2`, `semi 5`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Centi(value) => write!(f, "cp {value}"),
            Self::Win(turns) => write!(f, "win {turns}"),
            Self::Semi(turns) => write!(f, "semi {turns}"),
        }
    }
}

impl FromStr for Score {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut words = Words::new(text);
        let score = Self::parse(&mut words)?;
        words.end("score")?;
        Ok(score)
    }
}
