//! The numbers of the search that can be tuned: margins and the steepness of reductions.

macro_rules! parameters {
    ($($(#[$doc:meta])* $field:ident $name:literal = $value:literal, $low:literal to $high:literal;)*) => {
        /// The tunable numbers of the search.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct SearchParameters {
            $($(#[$doc])* pub $field: i32,)*
        }

        impl SearchParameters {
            /// The numbers in use.
            pub const STANDARD: Self = Self { $($field: $value,)* };

            /// Names with the sensible range of each number.
            pub const RANGES: &[(&str, i32, i32)] = &[$(($name, $low, $high)),*];

            /// A number by its name.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<i32> {
                match name {
                    $($name => Some(self.$field),)*
                    _ => None,
                }
            }

            /// Sets a number by its name. Returns whether there is one.
            pub fn set(&mut self, name: &str, value: i32) -> bool {
                match name {
                    $($name => self.$field = value,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

// Margins are in hundredths, reductions in sixteenths of a ply.
parameters! {
    /// Reverse futility pruning: the margin for each ply of depth.
    reverse_futility "reverse-futility" = 38, 10 to 120;
    /// Razoring: the margin for each ply of depth.
    razoring "razoring" = 206, 40 to 300;
    /// Null move pruning: one ply deeper for each of these above beta.
    null_margin "null-margin" = 149, 30 to 300;
    /// Null move pruning: the constant part of the reduction, in sixteenths of a ply.
    null_base "null-base" = 58, 16 to 96;
    /// Null move pruning: the reduction for each ply of depth, in sixteenths of a ply.
    null_slope "null-slope" = 2, 0 to 10;
    /// Futility pruning: the margin for each ply of depth and one more.
    futility "futility" = 74, 15 to 150;
    /// Late move pruning: quiet turns searched at depth 0, in sixteenths.
    late_base "late-base" = 52, 16 to 160;
    /// Late move pruning: quiet turns more for each squared ply of depth, in sixteenths.
    late_slope "late-slope" = 21, 4 to 40;
    /// Late move reductions: the constant part.
    reduction_base "reduction-base" = 18, -16 to 32;
    /// Late move reductions: the factor of both logarithms.
    reduction_slope "reduction-slope" = 45, 8 to 64;
    /// Late move reductions: less at PV nodes.
    reduction_pv "reduction-pv" = 16, 0 to 40;
    /// Late move reductions: more at cut nodes.
    reduction_cut "reduction-cut" = 14, 0 to 40;
    /// Late move reductions: more where the static evaluation does not rise.
    reduction_improving "reduction-improving" = 7, 0 to 40;
    /// Late move reductions: less for threats.
    reduction_threat "reduction-threat" = 14, 0 to 48;
    /// Late move reductions: history scores of this size, in hundreds, change them by a ply.
    reduction_history "reduction-history" = 85, 20 to 160;
    /// Late move reductions: the constant part for expulsions.
    reduction_expulsion "reduction-expulsion" = -64, -64 to 16;
    /// History pruning: quiet turns with a history score below this for each ply of depth, in
    /// hundreds, are skipped near the horizon.
    history_pruning "history-pruning" = 300, 10 to 300;
    /// Singular extension: the margin for each ply of depth.
    singular "singular" = 1, 1 to 16;
    /// Delta pruning: the gain for each point of the victim.
    delta_gain "delta-gain" = 23, 6 to 40;
    /// Delta pruning: the positional margin.
    delta_margin "delta-margin" = 53, 10 to 200;
    /// Quiescence search: threats are searched where the static evaluation is at most this much
    /// below alpha.
    threat_margin "threat-margin" = 116, 0 to 300;
    /// Half the width of the first aspiration window.
    aspiration "aspiration" = 20, 4 to 60;
    /// History: the bonus for each squared ply of depth.
    history_square "history-square" = 15, 2 to 40;
    /// History: the bonus for each ply of depth.
    history_linear "history-linear" = 66, 0 to 200;
    /// The weight of corrections of the static evaluation, in sixteenths.
    correction "correction" = 9, 0 to 40;
    /// The scale of the network's values, in hundredths.
    scale "scale" = 100, 50 to 160;
}

impl Default for SearchParameters {
    fn default() -> Self {
        Self::STANDARD
    }
}
