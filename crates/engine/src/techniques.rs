//! The techniques of the search, which can be switched off to measure their strength.

macro_rules! techniques {
    ($($(#[$doc:meta])* $field:ident $name:literal;)*) => {
        /// The techniques that the search uses; all by default.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct Techniques {
            $($(#[$doc])* pub $field: bool,)*
        }

        impl Techniques {
            /// All of them.
            pub const ALL: Self = Self { $($field: true,)* };
            /// Their names.
            pub const NAMES: &[&str] = &[$($name),*];

            /// All but those named.
            ///
            /// # Errors
            ///
            /// The first unknown name.
            pub fn without<'a>(names: impl IntoIterator<Item = &'a str>) -> Result<Self, String> {
                let mut techniques = Self::ALL;
                for name in names {
                    match name {
                        $($name => techniques.$field = false,)*
                        _ => return Err(name.to_owned()),
                    }
                }
                Ok(techniques)
            }
        }
    };
}

techniques! {
    /// Transposition table cut-offs. Without them the table is still used for move ordering.
    table "table";
    /// Aspiration windows around the value of the last iteration.
    aspiration "aspiration";
    /// Danger extension: one ply deeper while the corvette is in danger.
    danger "danger";
    /// Reverse futility pruning: no search far above beta near the horizon.
    reverse_futility "reverse-futility";
    /// Null move pruning: no search where passing stays above beta.
    null_turn "null-turn";
    /// Futility pruning: no late quiet turns far below alpha near the horizon.
    futility "futility";
    /// Late move reductions: late quiet turns are searched less deep at first.
    reductions "reductions";
    /// Killer moves: quiet turns that caused cut-offs at the same ply are searched early.
    killers "killers";
    /// History heuristic: quiet turns are ordered by the cut-offs they caused elsewhere.
    history "history";
    /// Quiescence search: expulsions and evasions beyond the horizon.
    quiescence "quiescence";
}

impl Default for Techniques {
    fn default() -> Self {
        Self::ALL
    }
}
