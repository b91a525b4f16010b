//! The colours on paper: light, to save ink, with dark outlines that also print well in grey.

use mad_rules::BySide;
use mad_svg::{Livery, Look, Palette};

/// Ships and boards on white paper. Outlines are dark and areas pale; the digits are dark on a pale
/// hull, other than on screens.
pub(crate) const PAPER: Palette = Palette {
    background: "#ffffff",
    frame: "#9aa3b8",
    star: "#ffffff",
    tray: "#f8f9fc",
    even_square: "#edf0f7",
    odd_square: "#ffffff",
    text: "#5b647c",
    last: "#c98a00",
    digit: "#14182a",
    diamond: "#ffd34d",
    triangle: "#66d8a6",
    disc: "#c7adf2",
    cube: "#ffffff",
    liveries: BySide {
        red: Livery {
            hull: "#fdeae7",
            edge: "#8c1420",
            trim: "#f0a29b",
            cannon: "#8c1420",
            shield: "#c02634",
            accent: "#c02634",
            ink: "#8c1420",
            paper: "#fdeae7",
        },
        blue: Livery {
            hull: "#c9ddf6",
            edge: "#0f3470",
            trim: "#7fabe4",
            cannon: "#0f3470",
            shield: "#1a57b0",
            accent: "#1a57b0",
            ink: "#0f3470",
            paper: "#c9ddf6",
        },
    },
};

/// The colour of texts.
pub(crate) const INK: &str = "#1b2033";
/// The colour of headings.
pub(crate) const HEADING: &str = "#0f3470";
/// The colour of rules, frames and arrows.
pub(crate) const LINE: &str = "#3d4660";
/// The colour of cut marks, and of what should be seen last.
pub(crate) const FAINT: &str = "#9aa3b8";

/// Ships with digits and their nose up on red's side.
pub(crate) const UPRIGHT: Look = Look { palette: PAPER, ..Look::LIGHT };

#[cfg(test)]
mod tests {
    use mad_rules::Side;

    use super::*;

    /// The relative luminance of `#rrggbb`, as the Web Content Accessibility Guidelines define it.
    fn luminance(colour: &str) -> f64 {
        let channel = |at: usize| {
            let value = u8::from_str_radix(&colour[at..at + 2], 16).unwrap();
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn everything_is_legible_and_areas_save_ink() {
        for colour in [INK, HEADING, PAPER.text] {
            assert!(contrast(colour, "#ffffff") >= 4.5, "{colour}");
        }
        for side in Side::ALL {
            let livery = PAPER.liveries[side];
            assert!(contrast(PAPER.digit, livery.hull) >= 7.0);
            assert!(contrast(livery.edge, livery.hull) >= 4.5);
            assert!(luminance(livery.hull) > 0.6, "a pale hull saves ink");
            for ground in [PAPER.even_square, PAPER.odd_square, PAPER.tray] {
                assert!(contrast(livery.shield, ground) >= 4.5);
                assert!(contrast(livery.edge, ground) >= 7.0);
                assert!(luminance(ground) > 0.8);
            }
        }
    }

    #[test]
    fn the_hulls_of_the_sides_differ_in_grey() {
        let BySide { red, blue } = PAPER.liveries;
        assert!(luminance(red.hull) - luminance(blue.hull) > 0.1);
    }
}
