//! Colour palettes.

use mad_rules::BySide;

/// The colours of a picture, as CSS colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette {
    /// The background.
    pub background: &'static str,
    /// The thin line around the picture and around the trays.
    pub frame: &'static str,
    /// The stars on the background.
    pub star: &'static str,
    /// The trays of the ships in exile.
    pub tray: &'static str,
    /// The squares whose column and row add up to an even number (`a1` is one).
    pub even_square: &'static str,
    /// The other squares.
    pub odd_square: &'static str,
    /// Column letters and row numbers.
    pub text: &'static str,
    /// The squares of the last turn.
    pub last: &'static str,
    /// The digits on the ships.
    pub digit: &'static str,
    /// The gem of 111 and 222.
    pub diamond: &'static str,
    /// The gem of 112 and 221.
    pub triangle: &'static str,
    /// The gem of 121 and 212.
    pub disc: &'static str,
    /// The gem of 211 and 122.
    pub cube: &'static str,
    /// The colours of each side's ships.
    pub liveries: BySide<Livery>,
}

/// The colours of one side's ships.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Livery {
    /// The hull. Digits are drawn on it.
    pub hull: &'static str,
    /// The outline of hull and gem.
    pub edge: &'static str,
    /// Sails and cannons.
    pub trim: &'static str,
    /// Shield lines, which are drawn without an outline.
    pub shield: &'static str,
    /// The colour of chevrons and empty slots.
    pub accent: &'static str,
}

impl Palette {
    /// The dark theme.
    pub const DARK: Self = Self {
        background: "#0a0f20",
        frame: "#2a3563",
        star: "#8f9cd0",
        tray: "#0f1630",
        even_square: "#1a244c",
        odd_square: "#151d3d",
        text: "#98a4d0",
        last: "#ffd34d",
        digit: "#ffffff",
        diamond: "#ffd34d",
        triangle: "#66e8b4",
        disc: "#cfb6ff",
        cube: "#ffffff",
        liveries: BySide {
            red: Livery {
                hull: "#d33f49",
                edge: "#4d0a17",
                trim: "#ffb3a7",
                shield: "#ffb3a7",
                accent: "#ff6b6b",
            },
            blue: Livery {
                hull: "#2b74d8",
                edge: "#081f4a",
                trim: "#afd8ff",
                shield: "#afd8ff",
                accent: "#5aaeff",
            },
        },
    };

    /// The light theme.
    pub const LIGHT: Self = Self {
        background: "#f5f7fd",
        frame: "#c6cfea",
        star: "#d3dbf0",
        tray: "#ffffff",
        even_square: "#d9e1f6",
        odd_square: "#e5ebfa",
        text: "#566190",
        last: "#e0a100",
        digit: "#ffffff",
        diamond: "#ffd34d",
        triangle: "#66e8b4",
        disc: "#cfb6ff",
        cube: "#ffffff",
        liveries: BySide {
            red: Livery {
                hull: "#d33340",
                edge: "#4d0a17",
                trim: "#dd7c77",
                shield: "#b04a55",
                accent: "#d33340",
            },
            blue: Livery {
                hull: "#1f6bd6",
                edge: "#081f4a",
                trim: "#689fe6",
                shield: "#3864a8",
                accent: "#1f6bd6",
            },
        },
    };

    /// CSS variables instead of colours, for pictures inside a themed page.
    ///
    /// [`declarations`](Self::declarations) gives the variables their values.
    pub const VARIABLES: Self = Self {
        background: "var(--mad-background)",
        frame: "var(--mad-frame)",
        star: "var(--mad-star)",
        tray: "var(--mad-tray)",
        even_square: "var(--mad-even-square)",
        odd_square: "var(--mad-odd-square)",
        text: "var(--mad-text)",
        last: "var(--mad-last)",
        digit: "var(--mad-digit)",
        diamond: "var(--mad-diamond)",
        triangle: "var(--mad-triangle)",
        disc: "var(--mad-disc)",
        cube: "var(--mad-cube)",
        liveries: BySide {
            red: Livery {
                hull: "var(--mad-red-hull)",
                edge: "var(--mad-red-edge)",
                trim: "var(--mad-red-trim)",
                shield: "var(--mad-red-shield)",
                accent: "var(--mad-red-accent)",
            },
            blue: Livery {
                hull: "var(--mad-blue-hull)",
                edge: "var(--mad-blue-edge)",
                trim: "var(--mad-blue-trim)",
                shield: "var(--mad-blue-shield)",
                accent: "var(--mad-blue-accent)",
            },
        },
    };

    /// CSS declarations of the variables of [`Palette::VARIABLES`] with these colours, for the body
    /// of a rule.
    ///
    /// # Examples
    ///
    /// ```
    /// let css = format!(":root{{{}}}", mad_svg::Palette::DARK.declarations());
    /// assert!(css.contains("--mad-red-hull:#"));
    /// ```
    #[must_use]
    pub fn declarations(&self) -> String {
        let names = Self::VARIABLES.colours();
        names
            .iter()
            .zip(self.colours())
            .map(|(name, colour)| {
                let name = name.trim_start_matches("var(").trim_end_matches(')');
                format!("{name}:{colour};")
            })
            .collect()
    }

    /// Every colour, in the order of the fields.
    fn colours(&self) -> [&'static str; 23] {
        let Self { background, frame, star, tray, even_square, odd_square, text, last, .. } = *self;
        let Self { digit, diamond, triangle, disc, cube, liveries, .. } = *self;
        let BySide { red, blue } = liveries;
        [
            background,
            frame,
            star,
            tray,
            even_square,
            odd_square,
            text,
            last,
            digit,
            diamond,
            triangle,
            disc,
            cube,
            red.hull,
            red.edge,
            red.trim,
            red.shield,
            red.accent,
            blue.hull,
            blue.edge,
            blue.trim,
            blue.shield,
            blue.accent,
        ]
    }
}

#[cfg(test)]
mod tests {
    use mad_rules::BySide;

    use super::Palette;

    /// Relative luminance of `#rrggbb`, as the Web Content Accessibility Guidelines define it.
    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let value = u8::from_str_radix(&colour[at..at + 2], 16).unwrap();
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    #[track_caller]
    fn assert_contrast(one: &str, other: &str, least: f64) {
        let (one_light, other_light) = (luminance(one), luminance(other));
        let contrast = (one_light.max(other_light) + 0.05) / (one_light.min(other_light) + 0.05);
        assert!(contrast >= least, "{one} and {other}: {contrast:.2} is less than {least}");
    }

    #[test]
    fn both_themes_are_legible() {
        for palette in [Palette::DARK, Palette::LIGHT] {
            let BySide { red, blue } = palette.liveries;
            let grounds = [palette.even_square, palette.odd_square, palette.tray];
            assert_contrast(palette.text, palette.background, 4.5);
            for livery in [red, blue] {
                assert_contrast(palette.digit, livery.hull, 4.5);
                for gem in [palette.diamond, palette.triangle, palette.disc, palette.cube] {
                    assert_contrast(gem, livery.edge, 7.0);
                }
                for ground in grounds {
                    assert_contrast(livery.shield, ground, 4.0);
                    assert_contrast(livery.accent, ground, 3.0);
                    // Sails and cannons contrast by colour or by outline.
                    let seen = if palette == Palette::DARK { livery.trim } else { livery.edge };
                    assert_contrast(seen, ground, 4.5);
                }
            }
        }
    }

    #[test]
    fn every_variable_has_a_name_of_its_own_and_is_declared() {
        let mut names = Palette::VARIABLES.colours();
        for name in names {
            let name = name.strip_prefix("var(").unwrap().strip_suffix(')').unwrap();
            assert!(Palette::DARK.declarations().contains(&format!("{name}:#")), "{name}");
        }
        names.sort_unstable();
        assert!(names.is_sorted_by(|one, other| one < other));
    }
}
