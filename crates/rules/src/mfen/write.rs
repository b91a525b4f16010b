//! Writing MFEN.

use core::fmt;

use crate::{Position, Setup, Square};

/// MFEN. Of several ships on one square only the first is written, ships off the board are not.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.board.rows()).rev() {
            let mut empty = 0;
            for square in (0..self.board.columns()).filter_map(|column| Square::new(column, row)) {
                let ship = self.ship_at(square);
                let missing = !self.board.contains(square);
                if ship.is_none() && !missing {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    write!(f, "{empty}")?;
                    empty = 0;
                }
                match ship {
                    Some(ship) if !missing => write!(f, "{ship}")?,
                    _ => f.write_str("x")?,
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if row > 0 {
                f.write_str("/")?;
            }
        }
        let positioning = match (self.positioning.red, self.positioning.blue) {
            (true, true) => "rb",
            (true, false) => "r",
            (false, true) => "b",
            (false, false) => "-",
        };
        write!(f, " {} {positioning} ", self.to_move.letter())?;
        match self.last_expeller {
            Some(side) => write!(f, "{}", side.letter())?,
            None => f.write_str("-")?,
        }
        write!(f, " {}/", self.quiet)?;
        match self.limit {
            Some(limit) => write!(f, "{limit}")?,
            None => f.write_str("-")?,
        }
        write!(f, " {}", self.number)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&Setup::from(*self), f)
    }
}
