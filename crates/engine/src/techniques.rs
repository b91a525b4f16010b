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
    /// Singular extension: one ply deeper for a turn that is much better than all others.
    singular "singular";
    /// Reverse futility pruning: no search far above beta near the horizon.
    reverse_futility "reverse-futility";
    /// Razoring: only quiescence search far below alpha near the horizon.
    razoring "razoring";
    /// Null move pruning: no search where passing stays above beta.
    null_turn "null-turn";
    /// Futility pruning: no late quiet turns far below alpha near the horizon.
    futility "futility";
    /// Late move pruning: no quiet turns after the first few near the horizon.
    late_pruning "late-pruning";
    /// Threats: turns that endanger the enemy corvette are not pruned, and are searched at the
    /// horizon too.
    threats "threats";
    /// Late move reductions: late turns are searched less deep at first.
    reductions "reductions";
    /// Late move reductions at the root too.
    root_reductions "root-reductions";
    /// Internal iterative reductions: less depth where the table has no turn.
    internal_reductions "internal-reductions";
    /// The improving flag: prune and reduce more where the static evaluation does not rise.
    improving "improving";
    /// Correction history: the static evaluation corrected by the errors found by searches.
    correction "correction";
    /// Exchange evaluation: expulsions that lose in an exchange come last, or are skipped.
    exchanges "exchanges";
    /// Killer moves: quiet turns that caused cut-offs at the same ply are searched early.
    killers "killers";
    /// Countermoves: the quiet turn that refuted the opponent's last turn is searched early.
    counters "counters";
    /// History heuristic: quiet turns are ordered by the cut-offs they caused elsewhere.
    history "history";
    /// Continuation history: the same after the opponent's last turn.
    replies "replies";
    /// Follow-up history: the same after the own last turn.
    follow_ups "follow-ups";
    /// Quiescence search: expulsions and evasions beyond the horizon.
    quiescence "quiescence";
}

impl Default for Techniques {
    fn default() -> Self {
        Self::ALL
    }
}
