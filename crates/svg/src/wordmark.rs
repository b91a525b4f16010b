//! The name of the game as a drawing.

use crate::look::Look;
use crate::markup::{Path, Svg};

/// Width and height of the box of a [`wordmark`].
pub const WORDMARK_SIZE: (u32, u32) = (310, 100);

/// The letters M, A and D as an SVG group within a box of [`WORDMARK_SIZE`].
///
/// M is angular like red ships, D is round like blue ones, and the bar of the A is a gem. The letters
/// are paths and need no font; the group has no text, so the caller gives the picture its name.
///
/// # Examples
///
/// ```
/// use mad_svg::{Look, WORDMARK_SIZE, wordmark};
///
/// let ((width, height), letters) = (WORDMARK_SIZE, wordmark(&Look::VARIABLES));
/// let svg = format!(
///     r#"<svg role="img" aria-label="MAD" viewBox="0 0 {width} {height}">{letters}</svg>"#
/// );
/// assert_eq!(svg.matches(r#"class="letter""#).count(), 3);
/// ```
#[must_use]
pub fn wordmark(look: &Look) -> String {
    let (palette, mut svg) = (&look.palette, Svg::default());
    svg.open(format_args!(r#"class="wordmark""#));
    letter(&mut svg, palette.liveries.red.accent, &m(8.0));
    letter(&mut svg, palette.text, &a(109.0));
    letter(&mut svg, palette.liveries.blue.accent, &d(222.0));
    svg.put(format_args!(r#"<path class="gem" fill="{}" d="{}"/>"#, palette.last, gem(157.0)));
    svg.close();
    svg.finish()
}

fn letter(svg: &mut Svg, colour: &str, path: &Path) {
    svg.put(format_args!(r#"<path class="letter" fill="{colour}" d="{path}"/>"#));
}

/// Two stems, and a chevron between them like the nose of a ship, 92 wide.
fn m(x: f64) -> Path {
    let points = [
        (0.0, 90.0),
        (0.0, 10.0),
        (17.0, 10.0),
        (46.0, 52.0),
        (75.0, 10.0),
        (92.0, 10.0),
        (92.0, 90.0),
        (74.0, 90.0),
        (74.0, 44.0),
        (46.0, 83.0),
        (18.0, 44.0),
        (18.0, 90.0),
    ];
    Path::through(points.map(|(dx, y)| (x + dx, y))).close()
}

/// A delta without a bar, 96 wide.
fn a(x: f64) -> Path {
    let points = [
        (0.0, 90.0),
        (38.0, 10.0),
        (58.0, 10.0),
        (96.0, 90.0),
        (76.0, 90.0),
        (48.0, 30.0),
        (20.0, 90.0),
    ];
    Path::through(points.map(|(dx, y)| (x + dx, y))).close()
}

/// A diamond in the middle of the A.
fn gem(x: f64) -> Path {
    Path::through([(x, 60.0), (x + 12.0, 75.0), (x, 90.0), (x - 12.0, 75.0)]).close()
}

/// A bowl of half a circle, 80 wide. The counter has the opposite direction, so it stays empty.
fn d(x: f64) -> Path {
    let outside = Path::from((x, 10.0))
        .line((x + 40.0, 10.0))
        .arc((40.0, 40.0), (x + 40.0, 90.0))
        .line((x, 90.0))
        .close();
    let inside = Path::from((x + 18.0, 28.0))
        .line((x + 18.0, 72.0))
        .line((x + 40.0, 72.0))
        .counter_arc((22.0, 22.0), (x + 40.0, 28.0))
        .close();
    outside.then(&inside)
}
