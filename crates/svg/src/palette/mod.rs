//! Colour palettes.

mod colours;
mod contrast;

use mad_rules::BySide;

use crate::styles::{BoardStyle, ColourScheme};
pub use contrast::contrast;

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
    /// The digits on filled hulls.
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
    /// The outline of hull, sails, cannons and gem.
    pub edge: &'static str,
    /// Sails.
    pub trim: &'static str,
    /// Cannons: the strongest contrast to the squares.
    pub cannon: &'static str,
    /// Shield lines, which are drawn without an outline.
    pub shield: &'static str,
    /// The colour of chevrons and empty slots.
    pub accent: &'static str,
    /// All lines, parts and digits of [`ShipStyle::Outline`](crate::ShipStyle::Outline).
    pub ink: &'static str,
    /// The inside of its hulls.
    pub paper: &'static str,
}

impl Palette {
    /// The dark scheme of the default board style.
    pub const DARK: Self = Self::new(ColourScheme::Dark, BoardStyle::Space);
    /// The light scheme of the default board style.
    pub const LIGHT: Self = Self::new(ColourScheme::Light, BoardStyle::Space);

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
        self.variables().map(|(name, colour)| format!("{name}:{colour};")).collect()
    }

    /// The names of the CSS variables of [`Palette::VARIABLES`], such as `--mad-red-hull`, each with
    /// its colour in this palette.
    pub fn variables(&self) -> impl Iterator<Item = (&'static str, &'static str)> + use<> {
        let names = Self::VARIABLES.colours().into_iter();
        let names = names.map(|name| name.trim_start_matches("var(").trim_end_matches(')'));
        names.zip(self.colours())
    }

    /// Every colour, in the order of the fields.
    fn colours(&self) -> [&'static str; 29] {
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
            red.cannon,
            red.shield,
            red.accent,
            red.ink,
            red.paper,
            blue.hull,
            blue.edge,
            blue.trim,
            blue.cannon,
            blue.shield,
            blue.accent,
            blue.ink,
            blue.paper,
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::Palette;

    #[test]
    fn every_variable_has_a_name_of_its_own_and_is_declared() {
        let mut names: Vec<_> = Palette::VARIABLES.variables().collect();
        for (name, variable) in &names {
            assert_eq!(*variable, format!("var({name})"));
            assert!(Palette::DARK.declarations().contains(&format!("{name}:#")), "{name}");
        }
        names.sort_unstable();
        assert!(names.is_sorted_by(|one, other| one.0 < other.0));
    }
}
