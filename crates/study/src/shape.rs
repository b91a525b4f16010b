//! Arrows and circles that a user draws on the board, and their text in comments.
//!
//! The text is that of PGN editors: `[%csl Gc4,Rb112]` are circles, `[%cal Gc4b3]` arrows, each with
//! the letter of its colour. An end is a square, or a ship for its slot in the tray.

use std::fmt;

use mad_rules::{Ship, Square};
use mad_session::Spot;

/// The colour of a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Brush {
    /// The usual one.
    #[default]
    Green,
    /// With Shift.
    Red,
    /// With Alt.
    Blue,
    /// With Shift and Alt.
    Yellow,
}

impl Brush {
    /// All colours.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Blue, Self::Yellow];

    /// The letter in the text.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Green => 'G',
            Self::Red => 'R',
            Self::Blue => 'B',
            Self::Yellow => 'Y',
        }
    }

    /// The name in style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
        }
    }
}

/// A circle around a spot, or an arrow between two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shape {
    /// The colour.
    pub brush: Brush,
    /// The spot of the circle, or where the arrow begins.
    pub from: Spot,
    /// Where the arrow ends; `None` for a circle.
    pub to: Option<Spot>,
}

impl Shape {
    /// Returns whether two shapes are drawn at the same place, whatever their colours.
    #[must_use]
    pub fn same_place(&self, other: &Self) -> bool {
        (self.from, self.to) == (other.from, other.to)
    }
}

/// The text in a list of a command: `Gc4b3`.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.brush.letter(), SpotText(self.from))?;
        self.to.map_or(Ok(()), |to| write!(f, "{}", SpotText(to)))
    }
}

struct SpotText(Spot);

impl fmt::Display for SpotText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Spot::Square(square) => write!(f, "{square}"),
            Spot::Slot(ship) => write!(f, "{ship}"),
        }
    }
}

/// A comment divided into what it says and the commands in it.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Commented {
    /// The text for readers.
    pub(crate) text: String,
    /// The shapes.
    pub(crate) shapes: Vec<Shape>,
    /// Other commands such as `[%clk 0:01:00]`, and malformed ones, as they are.
    pub(crate) other: String,
}

impl Commented {
    pub(crate) fn parse(comment: &str) -> Self {
        let mut parsed = Self::default();
        let mut todo = comment;
        while let Some(start) = todo.find("[%") {
            let (before, rest) = todo.split_at(start);
            let Some(end) = rest.find(']') else { break };
            parsed.text.push_str(before);
            let command = &rest[..end];
            match parse_command(command) {
                Some(shapes) => parsed.shapes.extend(shapes),
                None => {
                    parsed.other.push_str(command);
                    parsed.other.push(']');
                }
            }
            todo = &rest[end + 1..];
        }
        parsed.text.push_str(todo);
        parsed.text = parsed.text.trim().to_owned();
        parsed
    }
}

/// Parses `[%csl …` or `[%cal …`, without the closing bracket.
fn parse_command(command: &str) -> Option<Vec<Shape>> {
    let (list, is_arrow) = match command.strip_prefix("[%csl ") {
        Some(list) => (list, false),
        None => (command.strip_prefix("[%cal ")?, true),
    };
    list.split(',').map(|shape| parse_shape(shape.trim(), is_arrow)).collect()
}

fn parse_shape(text: &str, is_arrow: bool) -> Option<Shape> {
    let mut letters = text.chars();
    let letter = letters.next()?.to_ascii_uppercase();
    let brush = Brush::ALL.into_iter().find(|brush| brush.letter() == letter)?;
    let (from, rest) = parse_spot(letters.as_str())?;
    let (to, rest) = match is_arrow {
        true => parse_spot(rest).map(|(to, rest)| (Some(to), rest))?,
        false => (None, rest),
    };
    (rest.is_empty() && to != Some(from)).then_some(Shape { brush, from, to })
}

/// Parses the spot at the beginning of a text. A ship has three digits, a square has one.
fn parse_spot(text: &str) -> Option<(Spot, &str)> {
    let ship = text.get(..4).and_then(|ship| ship.parse::<Ship>().ok());
    if let Some(ship) = ship {
        return Some((Spot::Slot(ship), &text[4..]));
    }
    let square = text.get(..2)?.parse::<Square>().ok()?;
    Some((Spot::Square(square), &text[2..]))
}

/// The commands of a list of shapes, to be written into a comment; empty without shapes.
pub(crate) fn commands(shapes: &[Shape]) -> String {
    let list = |is_arrow: bool| -> Vec<String> {
        let these = shapes.iter().filter(|shape| shape.to.is_some() == is_arrow);
        these.map(ToString::to_string).collect()
    };
    let command = |name: &str, list: Vec<String>| match list.is_empty() {
        true => String::new(),
        false => format!("[%{name} {}]", list.join(",")),
    };
    command("csl", list(false)) + &command("cal", list(true))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shapes(comment: &str) -> Vec<String> {
        Commented::parse(comment).shapes.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn shapes_are_taken_out_of_a_comment_and_written_again() {
        let drawn = "[%csl Gc4,Rb112][%cal Ga1b2,Yr112c3]";
        let parsed = Commented::parse(&format!("{drawn} an idea [%clk 0:01:00]"));
        assert_eq!((&*parsed.text, &*parsed.other), ("an idea", "[%clk 0:01:00]"));
        assert_eq!(commands(&parsed.shapes), drawn);
        assert_eq!(commands(&[]), "");
    }

    #[test]
    fn malformed_commands_survive() {
        for text in
            ["[%csl Xc4]", "[%cal Gc4]", "[%csl Gc4b3]", "[%cal Gc4c4]", "[%csl G€1]", "[%]"]
        {
            let expected = Commented { other: text.to_owned(), ..Commented::default() };
            assert_eq!(Commented::parse(text), expected, "{text}");
        }
        assert_eq!(Commented::parse("[%csl Gc4").text, "[%csl Gc4");
    }

    #[test]
    fn a_slot_and_a_square_are_told_apart() {
        assert_eq!(shapes("[%cal Gb1b112]"), ["Gb1b112"]);
        assert_eq!(shapes("[%cal Gb112b1]"), ["Gb112b1"]);
    }
}
