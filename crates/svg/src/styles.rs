//! The choices between drawings: colour schemes, ship styles and board styles, by name.

use core::fmt;
use core::str::FromStr;

/// Whether pictures are dark or light.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ColourScheme {
    /// Light ships on a dark board.
    #[default]
    Dark,
    /// Dark ships on a light board.
    Light,
}

/// A style of ships. Every style shows the same: cannons at the bow, sails at the stern, shield lines
/// at the flanks, the gem and the digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum ShipStyle {
    /// Filled hulls with shading, and parts in several tones.
    #[default]
    Classic,
    /// Hollow hulls, and everything in one tone for each side: for small screens and for printing.
    #[cfg_attr(feature = "serde", serde(alias = "schematic"))]
    Outline,
}

/// A style of boards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum BoardStyle {
    /// Blue squares.
    #[default]
    Space,
    /// Grey squares.
    Slate,
}

/// The name of a [`ColourScheme`], [`ShipStyle`] or [`BoardStyle`] is not known.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is not a {kind}, expected one of: {}", expected.join(", "))]
pub struct UnknownNameError {
    /// What was to be named, such as `ship style`.
    pub kind: &'static str,
    /// The text.
    pub found: String,
    /// The known names.
    pub expected: Vec<&'static str>,
}

/// Implements `ALL`, `name`, `Display` and `FromStr` of an enumeration.
macro_rules! names {
    ($kind:literal, $choice:ident { $($variant:ident = $name:literal),+ }) => {
        impl $choice {
            /// All, the default first.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$variant),+];

            /// The name, in lower case.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        /// The [`name`](Self::name).
        impl fmt::Display for $choice {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }

        /// Parses the [`name`](Self::name).
        impl FromStr for $choice {
            type Err = UnknownNameError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL.into_iter().find(|choice| choice.name() == text).ok_or_else(|| {
                    let expected = Self::ALL.iter().map(|choice| choice.name()).collect();
                    UnknownNameError { kind: $kind, found: text.to_owned(), expected }
                })
            }
        }
    };
}

names!("colour scheme", ColourScheme { Dark = "dark", Light = "light" });
names!("ship style", ShipStyle { Classic = "classic", Outline = "outline" });
names!("board style", BoardStyle { Space = "space", Slate = "slate" });

#[cfg(test)]
mod tests {
    use super::{BoardStyle, ColourScheme, ShipStyle};

    #[test]
    fn names_are_parsed_back() {
        for style in ShipStyle::ALL {
            assert_eq!(style.to_string().parse(), Ok(style));
        }
        for style in BoardStyle::ALL {
            assert_eq!(style.to_string().parse(), Ok(style));
        }
        for scheme in ColourScheme::ALL {
            assert_eq!(scheme.to_string().parse(), Ok(scheme));
        }
    }

    #[test]
    fn the_default_comes_first() {
        assert_eq!(ShipStyle::ALL[0], ShipStyle::default());
        assert_eq!(BoardStyle::ALL[0], BoardStyle::default());
        assert_eq!(ColourScheme::ALL[0], ColourScheme::default());
    }

    #[test]
    fn an_unknown_name_is_refused_with_the_known_ones() {
        let error = "Slate".parse::<BoardStyle>().unwrap_err().to_string();
        assert_eq!(error, r#""Slate" is not a board style, expected one of: space, slate"#);
    }
}
