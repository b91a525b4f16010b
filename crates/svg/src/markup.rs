//! A writer for SVG markup and path data.

use core::fmt::{self, Write as _};

/// A point or a vector; `y` grows downwards, as in SVG.
pub(crate) type Point = (f64, f64);

/// Mirrors a point about the keel, the line `x = 0`.
pub(crate) fn mirror((x, y): Point) -> Point {
    (-x, y)
}

/// A number that prints with at most one decimal, or with the precision of the format, and without
/// trailing zeros. Formatted in integer arithmetic, because the float formatting of `std` takes
/// about 9 kB of WebAssembly, compressed.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Num(pub f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut places = f.precision().unwrap_or(1);
        let one = (0..places).fold(1, |one, _| one * 10);
        let parts = (self.0 * f64::from(one)).round() as i32;
        let (whole, mut rest) = (parts.unsigned_abs() / one, parts.unsigned_abs() % one);
        write!(f, "{}{whole}", if parts < 0 { "-" } else { "" })?;
        if rest == 0 {
            return Ok(());
        }
        while rest.is_multiple_of(10) {
            (rest, places) = (rest / 10, places - 1);
        }
        write!(f, ".{rest:0places$}")
    }
}

/// A buffer for SVG markup.
#[derive(Default)]
pub(crate) struct Svg(String);

impl Svg {
    /// Appends markup.
    pub(crate) fn put(&mut self, markup: fmt::Arguments<'_>) {
        self.0.write_fmt(markup).expect("writing to a string never fails");
    }

    /// Opens a group with these attributes.
    pub(crate) fn open(&mut self, attributes: fmt::Arguments<'_>) {
        self.put(format_args!("<g {attributes}>"));
    }

    /// Opens a group of unfilled lines.
    pub(crate) fn open_lines(&mut self, colour: &str, width: f64) {
        let round = r#"stroke-linecap="round" stroke-linejoin="round""#;
        let width = Num(width);
        self.open(format_args!(r#"fill="none" stroke="{colour}" stroke-width="{width}" {round}"#));
    }

    /// Opens a group of filled shapes with an outline.
    pub(crate) fn open_shapes(&mut self, fill: &str, line: &str, width: f64) {
        let width = Num(width);
        self.open(format_args!(
            r#"fill="{fill}" stroke="{line}" stroke-width="{width}" stroke-linejoin="round""#
        ));
    }

    /// Closes the group opened last.
    pub(crate) fn close(&mut self) {
        self.put(format_args!("</g>"));
    }

    /// Appends a path with a CSS class, in the colours of its group.
    pub(crate) fn path(&mut self, class: &str, path: &Path) {
        self.put(format_args!(r#"<path class="{class}" d="{path}"/>"#));
    }

    pub(crate) fn finish(self) -> String {
        self.0
    }
}

/// The data of a `<path>`, as a builder.
#[derive(Default)]
pub(crate) struct Path(String);

impl Path {
    pub(crate) fn from(start: Point) -> Self {
        Self::default().command('M', &[start])
    }

    fn command(mut self, letter: char, points: &[Point]) -> Self {
        for (at, &(x, y)) in points.iter().enumerate() {
            self.0.push(if at == 0 { letter } else { ' ' });
            self.0.push_str(&format!("{} {}", Num(x), Num(y)));
        }
        self
    }

    pub(crate) fn line(self, to: Point) -> Self {
        self.command('L', &[to])
    }

    /// A cubic Bézier curve, by its two control points and its end.
    pub(crate) fn curve(self, leaving: Point, arriving: Point, to: Point) -> Self {
        self.command('C', &[leaving, arriving, to])
    }

    /// A clockwise arc of at most half an ellipse.
    pub(crate) fn arc(self, radii: Point, to: Point) -> Self {
        self.ellipse(radii, 1, to)
    }

    /// A counterclockwise arc of at most half an ellipse.
    pub(crate) fn counter_arc(self, radii: Point, to: Point) -> Self {
        self.ellipse(radii, 0, to)
    }

    fn ellipse(mut self, (rx, ry): Point, sweep: u8, (x, y): Point) -> Self {
        self.0.push_str(&format!("A{} {} 0 0 {sweep} {} {}", Num(rx), Num(ry), Num(x), Num(y)));
        self
    }

    pub(crate) fn close(mut self) -> Self {
        self.0.push('Z');
        self
    }

    /// This path, then another one as a second part.
    pub(crate) fn then(mut self, other: &Self) -> Self {
        self.0.push_str(&other.0);
        self
    }

    /// An open polyline.
    pub(crate) fn through(points: impl IntoIterator<Item = Point>) -> Self {
        let mut points = points.into_iter();
        points.next().map_or_else(Self::default, |first| points.fold(Self::from(first), Self::line))
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Escapes text for XML and HTML, for content and attribute values. Control characters, most of which XML does not allow, become spaces.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\u{fffe}' | '\u{ffff}' => escaped.push(' '),
            letter if letter.is_control() => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::{Num, Path, escape};

    #[test]
    fn numbers_have_at_most_one_decimal() {
        let print = |number| Num(number).to_string();
        assert_eq!(print(12.0), "12");
        assert_eq!(print(-3.449), "-3.4");
        assert_eq!(print(0.1 + 0.2), "0.3");
        assert_eq!(print(-0.01), "0");
        assert_eq!(print(-0.25), "-0.3");
        assert_eq!(print(9.96), "10");
        let exact = |number| format!("{:.3} {:.0}", Num(number), Num(number));
        assert_eq!(exact(1.0625), "1.063 1");
        assert_eq!(exact(-10.05), "-10.05 -10");
        assert_eq!(exact(0.003), "0.003 0");
        for tenths in -20_000..20_000 {
            let number = f64::from(tenths) / 10.0;
            assert_eq!(print(number), number.to_string());
        }
    }

    #[test]
    fn paths_are_written_in_order() {
        let path = Path::through([(0.0, 1.5), (2.0, 3.0)]).arc((1.0, 2.0), (4.0, 4.0)).close();
        assert_eq!(path.to_string(), "M0 1.5L2 3A1 2 0 0 1 4 4Z");
        let path = Path::from((0.0, 0.0)).curve((1.0, 0.0), (2.0, 1.0), (2.0, 2.0));
        assert_eq!(path.to_string(), "M0 0C1 0 2 1 2 2");
        assert_eq!(Path::through([]).to_string(), "");
    }

    #[test]
    fn markup_and_control_characters_are_escaped() {
        let escaped = escape("<a b=\"c\"> & 'd'\u{1}\n");
        assert_eq!(escaped, "&lt;a b=&quot;c&quot;&gt; &amp; &#39;d&#39;  ");
    }
}
