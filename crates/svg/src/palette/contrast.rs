//! Contrast of colours, as the Web Content Accessibility Guidelines define it.

/// Relative luminance of `#rrggbb`, from 0 to 1.
fn luminance(colour: &str) -> Option<f64> {
    let digits = colour.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let channel = |at: usize| {
        let value = f64::from(u8::from_str_radix(digits.get(at..at + 2)?, 16).ok()?) / 255.0;
        Some(if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) })
    };
    Some(0.2126 * channel(0)? + 0.7152 * channel(2)? + 0.0722 * channel(4)?)
}

/// The contrast ratio of two colours, from 1 to 21, or `None` if one is not written as `#rrggbb`.
///
/// # Examples
///
/// ```
/// assert_eq!(mad_svg::contrast("#000000", "#ffffff"), Some(21.0));
/// assert_eq!(mad_svg::contrast("#000000", "white"), None);
/// ```
#[must_use]
pub fn contrast(one: &str, other: &str) -> Option<f64> {
    let (one, other) = (luminance(one)?, luminance(other)?);
    Some((one.max(other) + 0.05) / (one.min(other) + 0.05))
}

#[cfg(test)]
mod tests {
    use super::contrast;
    use crate::palette::Palette;
    use crate::styles::{BoardStyle, ColourScheme};

    #[track_caller]
    fn assert_contrast(one: &str, other: &str, least: f64) {
        let contrast = contrast(one, other).unwrap();
        assert!(contrast >= least, "{one} and {other}: {contrast:.2} is less than {least}");
    }

    fn for_all(check: impl Fn(ColourScheme, &Palette)) {
        for scheme in ColourScheme::ALL {
            for board in BoardStyle::ALL {
                println!("{scheme} {board}");
                check(scheme, &Palette::new(scheme, board));
            }
        }
    }

    #[test]
    fn ships_are_legible() {
        for_all(|scheme, palette| {
            for livery in [palette.liveries.red, palette.liveries.blue] {
                assert_contrast(palette.digit, livery.hull, 4.5);
                assert_contrast(livery.ink, livery.paper, 7.0);
                for gem in [palette.diamond, palette.triangle, palette.disc, palette.cube] {
                    assert_contrast(gem, livery.edge, 7.0);
                }
                for ground in [palette.even_square, palette.odd_square, palette.tray] {
                    assert_contrast(livery.cannon, ground, 7.0);
                    assert_contrast(livery.shield, ground, 4.5);
                    assert_contrast(livery.ink, ground, 4.5);
                    assert_contrast(livery.accent, ground, 3.0);
                    // Sails contrast by colour or by outline.
                    let sail = if scheme == ColourScheme::Dark { livery.trim } else { livery.edge };
                    assert_contrast(sail, ground, 4.5);
                    // So do hulls: against the square, or against their outline.
                    assert_contrast(livery.hull, livery.edge, 3.0);
                }
            }
        });
    }

    #[test]
    fn letters_and_numbers_are_legible() {
        for_all(|_, palette| assert_contrast(palette.text, palette.background, 4.5));
    }

    /// The earlier boards had 1.27 in the dark and 1.22 in the light scheme.
    #[test]
    fn boards_stand_out_from_the_page() {
        for_all(|_, palette| {
            let [even, odd] = [palette.even_square, palette.odd_square]
                .map(|square| contrast(square, palette.background).unwrap());
            assert!(even >= 1.4 && odd >= 1.2, "{even:.2}, {odd:.2}");
            assert_contrast(palette.even_square, palette.odd_square, 1.1);
        });
    }
}
