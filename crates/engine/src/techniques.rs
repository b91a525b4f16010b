//! The parts of the search that can be switched off, to find out what each is worth.

macro_rules! techniques {
    ($($(#[$doc:meta])* $field:ident $name:literal;)*) => {
        /// Which techniques the search uses: all, unless somebody wants to know what they are
        /// worth.
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
            /// The first name that is none.
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
    /// Cut-offs by what the table knows. Its turns are tried first in any case.
    table "table";
    /// First a narrow window around the last value.
    aspiration "aspiration";
    /// A turn more where the corvette is in danger.
    danger "danger";
    /// Nothing more where a position is far above the window.
    reverse_futility "reverse-futility";
    /// Nothing more where even handing over the turn stays above the window.
    null_turn "null-turn";
    /// No late quiet turns where a position is far below the window.
    futility "futility";
    /// Late quiet turns less deep at first.
    reductions "reductions";
    /// Turns that were good beside are tried early.
    killers "killers";
    /// Turns that were good elsewhere are tried early.
    history "history";
    /// Expulsions and ways out beyond the depth.
    quiescence "quiescence";
}

impl Default for Techniques {
    fn default() -> Self {
        Self::ALL
    }
}
