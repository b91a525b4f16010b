//! The MFEN parser.

use alloc::vec::Vec;
use core::num::NonZeroU16;
use core::str::FromStr;

use super::{Expected, Field, ParseMfenError, Problem};
use crate::setup::SetupFault;
use crate::{Board, BySide, Class, Place, Position, Setup, Ship, Side, Square, SquareSet};

/// A cursor in the text that records the offset of each field.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    field: Field,
    starts: [usize; 6],
}

type Parsed<T> = Result<T, ParseMfenError>;

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, wanted: u8) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn problem<T>(&self, offset: usize, problem: Problem) -> Parsed<T> {
        Err(ParseMfenError { field: self.field, offset, problem })
    }

    fn expected<T>(&self, expected: Expected) -> Parsed<T> {
        let found = self.text.get(self.at..).and_then(|rest| rest.chars().next());
        self.problem(self.at, Problem::Expected { expected, found })
    }

    fn next_field(&mut self, field: Field) -> Parsed<()> {
        if !self.take(b' ') {
            return self.expected(Expected::Space);
        }
        self.field = field;
        self.starts[field as usize] = self.at;
        Ok(())
    }

    fn side(&mut self) -> Option<Side> {
        let side = Side::from_letter(char::from(self.peek()?))?;
        self.at += 1;
        Some(side)
    }

    /// Checks that a field of letters ends here.
    fn end_of_letters(&self, expected: Expected) -> Parsed<()> {
        if matches!(self.peek(), Some(b' ') | None) { Ok(()) } else { self.expected(expected) }
    }

    fn number(&mut self) -> Parsed<u16> {
        let start = self.at;
        let mut value: u32 = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            if self.at == start + 1 && value == 0 {
                return self.problem(start, Problem::LeadingZero);
            }
            value = value * 10 + u32::from(digit - b'0');
            if value > u32::from(u16::MAX) {
                return self.problem(start, Problem::NumberTooLarge);
            }
            self.at += 1;
        }
        if self.at == start { self.expected(Expected::Number) } else { Ok(value as u16) }
    }

    fn ship(&mut self, side: Side) -> Parsed<Ship> {
        let mut digits = [0; 3];
        for digit in &mut digits {
            let Some(found @ b'1'..=b'2') = self.peek() else {
                return self.expected(Expected::ClassDigit);
            };
            *digit = found - b'0';
            self.at += 1;
        }
        match Class::from_digits(digits[0], digits[1], digits[2]) {
            Some(class) => Ok(Ship::new(side, class)),
            None => self.expected(Expected::ClassDigit),
        }
    }

    fn setup(&mut self) -> Parsed<Setup> {
        let (board, places) = PlacementReader::new(self).read()?;
        self.next_field(Field::ToMove)?;
        let Some(to_move) = self.side() else {
            return self.expected(Expected::ToMove);
        };
        self.end_of_letters(Expected::ToMove)?;
        self.next_field(Field::Positioning)?;
        let positioning = BySide { red: self.take(b'r'), blue: self.take(b'b') };
        if positioning == BySide::default() && !self.take(b'-') {
            return self.expected(Expected::Positioning);
        }
        self.end_of_letters(Expected::Positioning)?;
        self.next_field(Field::LastExpeller)?;
        let last_expeller = self.side();
        if last_expeller.is_none() && !self.take(b'-') {
            return self.expected(Expected::LastExpeller);
        }
        self.end_of_letters(Expected::LastExpeller)?;
        self.next_field(Field::Quiet)?;
        let quiet = self.number()?;
        if !self.take(b'/') {
            return self.expected(Expected::Slash);
        }
        let limit = self.limit()?;
        self.next_field(Field::Number)?;
        let number = self.number()?;
        if self.peek().is_some() {
            return self.expected(Expected::End);
        }
        Ok(Setup { board, places, to_move, positioning, last_expeller, quiet, limit, number })
    }

    fn limit(&mut self) -> Parsed<Option<NonZeroU16>> {
        if self.take(b'-') {
            return Ok(None);
        }
        if !matches!(self.peek(), Some(b'0'..=b'9')) {
            return self.expected(Expected::Limit);
        }
        let start = self.at;
        match NonZeroU16::new(self.number()?) {
            Some(limit) => Ok(Some(limit)),
            None => {
                self.at = start;
                self.expected(Expected::Limit)
            }
        }
    }

    /// The error for a fault of the whole arrangement, at the field it belongs to.
    fn locate(&self, fault: SetupFault) -> ParseMfenError {
        let field = match fault {
            SetupFault::OffBoard { .. }
            | SetupFault::SharedSquare { .. }
            | SetupFault::BothCorvettesExiled => Field::Placement,
            SetupFault::QuietAboveLimit { .. } => Field::Quiet,
            SetupFault::NumberZero | SetupFault::NumberOfOtherSide { .. } => Field::Number,
        };
        let offset = self.starts[field as usize];
        ParseMfenError { field, offset, problem: Problem::Fault(fault) }
    }
}

/// Parser of the placement field. Rows come from the top, so squares are numbered at the end, when
/// the number of rows is known.
struct PlacementReader<'r, 'a> {
    reader: &'r mut Reader<'a>,
    ships: [Option<(u8, u8)>; 16],
    missing: Vec<(u8, u8)>,
    first_missing: usize,
    row: u8,
    columns: Option<u8>,
}

impl<'r, 'a> PlacementReader<'r, 'a> {
    fn new(reader: &'r mut Reader<'a>) -> Self {
        let (ships, missing) = ([None; 16], Vec::new());
        Self { reader, ships, missing, first_missing: 0, row: 0, columns: None }
    }

    fn read(mut self) -> Parsed<(Board, [Place; 16])> {
        loop {
            self.row()?;
            let slash = self.reader.at;
            if !self.reader.take(b'/') {
                break;
            }
            self.row += 1;
            if self.row == Square::ROWS {
                return self.reader.problem(slash, Problem::Rows(self.row + 1));
            }
        }
        let rows = self.row + 1;
        if rows < 2 {
            return self.reader.problem(self.reader.at, Problem::Rows(rows));
        }
        let square = |(row, column): (u8, u8)| Square::new(column, rows - 1 - row);
        let missing: SquareSet = self.missing.iter().copied().filter_map(square).collect();
        let columns = self.columns.unwrap_or(0);
        let full = Board::rectangle(rows, columns).map_or(SquareSet::EMPTY, Board::squares);
        let Some(board) = Board::from_shape(rows, columns, full - missing) else {
            return self.reader.problem(self.first_missing, Problem::UnknownShape);
        };
        let place = |at: Option<(u8, u8)>| at.and_then(square).map_or(Place::EXILE, Place::arena);
        Ok((board, self.ships.map(place)))
    }

    fn row(&mut self) -> Parsed<()> {
        let start = self.reader.at;
        let mut column = 0;
        let mut after_digit = false;
        while let Some(letter @ (b'r' | b'b' | b'x' | b'1'..=b'7')) = self.reader.peek() {
            let at = self.reader.at;
            self.reader.at += 1;
            let is_digit = letter.is_ascii_digit();
            if is_digit && after_digit {
                return self.reader.problem(at, Problem::DigitsInARow);
            }
            after_digit = is_digit;
            let width = if is_digit { letter - b'0' } else { 1 };
            if let Some(side) = Side::from_letter(char::from(letter)) {
                self.ship(at, side, column)?;
            } else if letter == b'x' {
                if self.missing.is_empty() {
                    self.first_missing = at;
                }
                self.missing.push((self.row, column));
            }
            column += width;
            if column > Square::COLUMNS {
                return self.reader.problem(at, Problem::Columns(column));
            }
        }
        if column == 0 {
            return self.reader.expected(Expected::Square);
        }
        self.end_row(start, column)
    }

    fn ship(&mut self, at: usize, side: Side, column: u8) -> Parsed<()> {
        let ship = self.reader.ship(side)?;
        if self.ships[ship.index()].replace((self.row, column)).is_some() {
            return self.reader.problem(at, Problem::ShipTwice(ship));
        }
        Ok(())
    }

    fn end_row(&mut self, start: usize, found: u8) -> Parsed<()> {
        if !matches!(self.reader.peek(), Some(b'/' | b' ') | None) {
            return self.reader.expected(Expected::Square);
        }
        match *self.columns.get_or_insert(found) {
            expected if expected != found => {
                self.reader.problem(start, Problem::RowLength { expected, found })
            }
            0..2 => self.reader.problem(start, Problem::Columns(found)),
            _ => Ok(()),
        }
    }
}

fn read(text: &str) -> (Reader<'_>, Parsed<Setup>) {
    let mut reader = Reader { text, at: 0, field: Field::Placement, starts: [0; 6] };
    let setup = reader.setup();
    (reader, setup)
}

/// Reads MFEN without checking that the position is playable.
impl FromStr for Setup {
    type Err = ParseMfenError;

    fn from_str(text: &str) -> Parsed<Self> {
        read(text).1
    }
}

/// Reads MFEN and refuses positions that are not playable.
impl FromStr for Position {
    type Err = ParseMfenError;

    fn from_str(text: &str) -> Parsed<Self> {
        let (reader, setup) = read(text);
        Self::try_from(setup?).map_err(|error| reader.locate(error.faults()[0]))
    }
}
