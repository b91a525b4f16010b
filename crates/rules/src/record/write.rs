//! Writing records.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::{self, Write};

use super::parse::pair_number;
use super::{Annotation, Line, ROSTER, Record, roster_place};
use crate::{Board, Position, Side};

/// The greatest length of lines of turns; comments are not wrapped.
const WIDTH: usize = 80;

/// The canonical text: the tags of the roster that are set, the derived tags, the other tags in
/// their order, an empty line, the turns in lines of at most 80 characters, the result.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = self.tags.iter().take_while(|tag| roster_place(&tag.0) < ROSTER.len()).count();
        let (usual, others) = self.tags.split_at(usual);
        for (name, value) in usual {
            write_tag(f, name, value)?;
        }
        write_tag(f, "Result", self.result().as_str())?;
        self.write_start(f)?;
        write_tag(f, "Termination", self.ending.termination())?;
        for (name, value) in others {
            write_tag(f, name, value)?;
        }
        f.write_str("\n")?;
        let mut words = Words { f, column: 0, waiting: String::new(), join: false };
        words.line(&self.line, self.start)?;
        words.word(self.result().as_str())?;
        words.flush()?;
        for comment in &self.trail {
            write!(f, " {{{comment}}}")?;
        }
        f.write_str("\n")
    }
}

impl Record {
    fn write_start(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = &self.start;
        let positioning = start.positioning();
        write_tag(f, "Board", &board_tag(start.board()))?;
        let on = positioning.red || positioning.blue;
        write_tag(f, "Positioning", if on { "on" } else { "off" })?;
        let limit = start.limit().map_or_else(|| "off".to_owned(), |limit| limit.to_string());
        write_tag(f, "TieBreak", &limit)?;
        if start.start_options().is_none() {
            write_tag(f, "MFEN", &start.to_string())?;
        }
        Ok(())
    }
}

impl Line {
    /// The movetext of this line, which starts from the given position, in lines of at most 80
    /// characters.
    #[must_use]
    pub fn text(&self, start: &Position) -> String {
        struct Text<'a>(&'a Line, &'a Position);

        impl fmt::Display for Text<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let mut words = Words { f, column: 0, waiting: String::new(), join: false };
                words.line(self.0, *self.1)?;
                words.flush()
            }
        }

        Text(self, start).to_string()
    }
}

/// The registered name, else rows, `x` and columns. The `MFEN` tag, which unregistered boards
/// need, tells the two boards with the tag `4x6` apart.
fn board_tag(board: Board) -> String {
    match board.registered_name() {
        Some(name) => name.to_owned(),
        None => format!("{}x{}", board.rows(), board.columns()),
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            f.write_char('\\')?;
        }
        f.write_char(letter)?;
    }
    f.write_str("\"]\n")
}

/// Writes words with spaces or line breaks between them. The last word is buffered, because a
/// parenthesis may still be appended to it.
struct Words<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    column: usize,
    waiting: String,
    /// Whether the next word is appended to the buffered one.
    join: bool,
}

impl Words<'_, '_> {
    fn word(&mut self, word: &str) -> fmt::Result {
        if !core::mem::take(&mut self.join) {
            self.flush()?;
        }
        self.waiting += word;
        Ok(())
    }

    fn open(&mut self) -> fmt::Result {
        self.word("(")?;
        self.join = true;
        Ok(())
    }

    fn close(&mut self) {
        self.waiting.push(')');
    }

    fn flush(&mut self) -> fmt::Result {
        let word = core::mem::take(&mut self.waiting);
        if word.is_empty() {
            return Ok(());
        }
        // Only the first line of a comment has to fit.
        let first = word.split('\n').next().unwrap_or("").chars().count();
        if self.column > 0 {
            let fits = self.column + 1 + first <= WIDTH;
            self.f.write_char(if fits { ' ' } else { '\n' })?;
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.f.write_str(&word)?;
        self.column = match word.rsplit_once('\n') {
            Some((_, last)) => last.chars().count(),
            None => self.column + first,
        };
        Ok(())
    }

    fn line(&mut self, line: &Line, start: Position) -> fmt::Result {
        for comment in &line.lead {
            self.word(&format!("{{{comment}}}"))?;
        }
        let mut position = start;
        let mut number_due = true;
        for played in &line.turns {
            // A number and its turn are one word, so that they stay on one line.
            let (turn, number) = (played.turn, pair_number(&position));
            match position.to_move() {
                Side::Red => self.word(&format!("{number}. {turn}"))?,
                Side::Blue if number_due => self.word(&format!("{number}... {turn}"))?,
                Side::Blue => self.word(&turn.to_string())?,
            }
            number_due = false;
            for annotation in &played.annotations {
                number_due |= self.annotation(annotation, position)?;
            }
            position.play_unchecked(played.turn);
        }
        Ok(())
    }

    /// Returns whether the next turn needs its number again.
    fn annotation(
        &mut self,
        annotation: &Annotation,
        before: Position,
    ) -> Result<bool, fmt::Error> {
        match annotation {
            Annotation::Glyph(glyph) => {
                self.word(&format!("${glyph}"))?;
                return Ok(false);
            }
            Annotation::Comment(comment) => self.word(&format!("{{{comment}}}"))?,
            Annotation::Variation(line) => {
                self.open()?;
                self.line(line, before)?;
                self.close();
            }
        }
        Ok(true)
    }
}
