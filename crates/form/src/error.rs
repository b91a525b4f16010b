//! What is wrong with a text.

use std::fmt::{self, Display};

/// A text that is not JSON, or does not say what it should. For developers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormError(String);

impl FormError {
    /// Something is wrong.
    #[must_use]
    pub fn new(problem: &dyn Display) -> Self {
        Self(problem.to_string())
    }

    /// Something else should have been there.
    #[must_use]
    pub fn expected(what: &str) -> Self {
        Self(format!("expected {what}"))
    }

    /// The same, and where it is.
    #[must_use]
    pub fn at(self, place: &dyn Display) -> Self {
        Self(format!("{place}: {}", self.0))
    }
}

impl Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for FormError {}
