//! The little SVG that the drawings need: numbers, path data, escaped text.

use core::fmt::{self, Write as _};

/// A point or a vector; `y` grows downwards, as in SVG.
pub(crate) type Point = (f64, f64);

/// A coordinate, printed with at most one decimal.
pub(crate) struct Num(pub(crate) f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Adding zero turns -0 into 0.
        write!(f, "{}", (self.0 * 10.0).round() / 10.0 + 0.0)
    }
}

/// The data of a `<path>`, built command by command.
#[derive(Default)]
pub(crate) struct Path(String);

impl Path {
    fn command(&mut self, letter: char, points: &[Point]) {
        self.0.push(letter);
        for (at, &(x, y)) in points.iter().enumerate() {
            let space = if at == 0 { "" } else { " " };
            let _ = write!(self.0, "{space}{} {}", Num(x), Num(y));
        }
    }

    pub(crate) fn start(mut self, to: Point) -> Self {
        self.command('M', &[to]);
        self
    }

    pub(crate) fn line(mut self, to: Point) -> Self {
        self.command('L', &[to]);
        self
    }

    pub(crate) fn curve(mut self, leaving: Point, arriving: Point, to: Point) -> Self {
        self.command('C', &[leaving, arriving, to]);
        self
    }

    /// An arc of less than half an ellipse, turning clockwise if `clockwise`.
    pub(crate) fn arc(mut self, radii: Point, clockwise: bool, to: Point) -> Self {
        let _ = write!(self.0, "A{} {} 0 0 {} ", Num(radii.0), Num(radii.1), u8::from(clockwise));
        let _ = write!(self.0, "{} {}", Num(to.0), Num(to.1));
        self
    }

    pub(crate) fn close(mut self) -> Self {
        self.0.push('Z');
        self
    }

    /// Straight lines through all points, not closed.
    pub(crate) fn through(self, points: impl IntoIterator<Item = Point>) -> Self {
        let mut points = points.into_iter();
        let Some(first) = points.next() else { return self };
        points.fold(self.start(first), Self::line)
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The same point on the other side of the ship's keel.
pub(crate) fn mirror((x, y): Point) -> Point {
    (-x, y)
}

/// Text as XML wants it, between tags and in attributes. Characters that XML cannot hold are left
/// out.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\t' | '\n' | '\r' => escaped.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter < ' ' => {}
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
    }

    #[test]
    fn paths_are_written_in_order() {
        let path = Path::default().through([(0.0, 1.5), (2.0, 3.0)]).arc((1.0, 2.0), true, (4.0, 4.0));
        assert_eq!(path.close().to_string(), "M0 1.5L2 3A1 2 0 0 1 4 4Z");
    }

    #[test]
    fn escaped_text_has_nothing_left_to_misread() {
        assert_eq!(escape("<a b=\"c\"> & 'd'\u{1}\n"), "&lt;a b=&quot;c&quot;&gt; &amp; &#39;d&#39; ");
    }
}
