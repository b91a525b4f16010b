//! Positions as text, with colours if the terminal supports them.

use std::fmt::{self, Write as _};

use anstyle::{AnsiColor, Color, Style};
use mad_i18n::Texts;
use mad_rules::{Position, Ship, ShipSet, Side, Square, SquareSet};

/// A board to print, with coordinates and exiled ships.
pub(crate) struct BoardText<'a> {
    pub(crate) position: &'a Position,
    pub(crate) texts: &'a Texts,
    /// Blue at the bottom.
    pub(crate) flip: bool,
    /// Squares to mark, usually those of the last turn.
    pub(crate) marked: SquareSet,
}

const fn style(side: Side) -> Style {
    let color = match side {
        Side::Red => AnsiColor::BrightRed,
        Side::Blue => AnsiColor::BrightCyan,
    };
    Style::new().fg_color(Some(Color::Ansi(color))).bold()
}

const DIM: Style = Style::new().dimmed();

impl BoardText<'_> {
    fn columns(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |column: u8| format!("  {}", char::from(b'a' + column));
        let names: Vec<String> =
            self.order(self.position.board().columns()).into_iter().map(letter).collect();
        write!(f, "   {DIM}{}", names.join("   "))?;
        writeln!(f, "{DIM:#}")
    }

    /// The indices of columns from left to right, or of rows from the bottom.
    fn order(&self, count: u8) -> Vec<u8> {
        if self.flip { (0..count).rev().collect() } else { (0..count).collect() }
    }

    fn square(&self, f: &mut fmt::Formatter<'_>, square: Square) -> fmt::Result {
        let board = self.position.board();
        let mark = |shown: char| {
            if self.marked.contains(square) { shown } else { ' ' }
        };
        match self.position.ship_at(square) {
            Some(ship) => {
                let style = style(ship.side());
                write!(f, "{}{style}{ship}{style:#}{}", mark('['), mark(']'))
            }
            None if !board.contains(square) => f.write_str("      "),
            None => write!(f, "{} {DIM}··{DIM:#} {}", mark('['), mark(']')),
        }
    }

    fn exile(&self, f: &mut fmt::Formatter<'_>, side: Side) -> fmt::Result {
        let ships = self.position.exile() & ShipSet::fleet(side);
        let style = style(side);
        write!(f, "{}", self.texts.show_exile(Texts::side_argument(side)))?;
        if ships.is_empty() {
            return writeln!(f, " {DIM}{}{DIM:#}", self.texts.show_exile_empty());
        }
        for class in ships.iter().map(Ship::class) {
            write!(f, " {style}{class}{style:#}")?;
        }
        f.write_char('\n')
    }
}

impl fmt::Display for BoardText<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.position.board();
        let top = if self.flip { Side::Red } else { Side::Blue };
        self.exile(f, top)?;
        self.columns(f)?;
        for row in self.order(board.rows()).into_iter().rev() {
            write!(f, "{DIM}{:>2}{DIM:#} ", row + 1)?;
            for column in self.order(board.columns()) {
                if let Some(square) = Square::new(column, row) {
                    self.square(f, square)?;
                }
            }
            writeln!(f, " {DIM}{}{DIM:#}", row + 1)?;
        }
        self.columns(f)?;
        self.exile(f, !top)
    }
}

/// The side to move, and the tie-break if at most `near` turns are left; or the outcome.
pub(crate) fn status(position: &Position, texts: &Texts, near: u16) -> String {
    if let Some(outcome) = position.outcome() {
        return texts.outcome(outcome);
    }
    let side = Texts::side_argument(position.to_move());
    let turn = if position.is_positioning_turn() {
        texts.show_positioning(side)
    } else {
        texts.show_to_move(side)
    };
    match position.tie_break().turns_left {
        Some(left) if left > near => turn,
        None if near < u16::MAX => turn,
        _ => format!("{turn} {}", texts.tie_break(position)),
    }
}

/// The squares whose ship differs between two positions on the same board.
pub(crate) fn changed_squares(before: &Position, after: &Position) -> SquareSet {
    let squares = before.board().squares();
    squares.iter().filter(|&square| before.ship_at(square) != after.ship_at(square)).collect()
}
