//! Rankings from pieces of table files.

use core::num::NonZeroU16;

use mad_rules::{Board, Position};
use mad_tables::{RemoteTables, Request};

/// Tables of which pieces are fetched when they are needed, in bounded memory.
#[derive(Debug)]
pub struct Prober {
    tables: RemoteTables,
    /// The most bytes of pages that are kept for later positions.
    most_bytes: usize,
}

impl Prober {
    /// The usual bound of the memory: some hundred positions with their turns.
    pub const MOST_BYTES: usize = 2 << 20;

    /// A prober without tables, which keeps at most about this many bytes of pages.
    #[must_use]
    pub fn new(most_bytes: usize) -> Self {
        Self { tables: RemoteTables::new(), most_bytes }
    }

    /// Adds tables that can be fetched: those of a board and a tie-break limit with at most this
    /// many ships.
    pub fn expect(&mut self, board: Board, limit: Option<NonZeroU16>, ships: usize) {
        self.tables.expect(board, limit, ships);
    }

    /// The pieces that are needed next to rank the turns of a position; none if all are there.
    /// Discards all earlier pages if there are too many.
    pub fn missing(&mut self, position: &Position) -> Vec<Request> {
        let requests = self.tables.requests(position);
        if requests.is_empty() || self.tables.page_bytes() <= self.most_bytes {
            return requests;
        }
        self.tables.forget_pages();
        self.tables.requests(position)
    }

    /// Takes the bytes of a piece.
    ///
    /// # Errors
    ///
    /// The file and what is wrong, if they are not the bytes that belong there.
    pub fn load(&mut self, piece: &Request, bytes: Vec<u8>) -> Result<(), String> {
        let supplied = self.tables.supply(piece, bytes);
        supplied.map_err(|error| format!("{}: {error}", piece.key.file_name()))
    }

    /// The text form of the ranking of a position's turns, if all pieces are there.
    ///
    /// # Errors
    ///
    /// What is missing or damaged.
    pub fn ranking(&self, position: &Position) -> Result<String, String> {
        let ranking = self.tables.tables().ranking(position).map_err(|error| error.to_string())?;
        ranking.map(|it| it.to_text()).ok_or_else(|| "the position is in no table".to_owned())
    }
}

impl Default for Prober {
    fn default() -> Self {
        Self::new(Self::MOST_BYTES)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use mad_rules::Options;
    use mad_tables::{Ranking, Tables, build_in_memory};

    use super::*;

    const LIMIT: Option<NonZeroU16> = Some(Options::STANDARD_TIE_BREAK);
    const ENDINGS: [&str; 3] = [
        "b1113/4/4/4/r2223/r1113 b - r 3/40 92",
        "4/b111b2212/4/4/2r1111/4 b - r 20/40 92",
        "b1113/4/r1113/4/r2223/4 r - b 39/40 91",
    ];

    #[test]
    fn rankings_are_those_of_whole_tables_in_bounded_memory() {
        let (mut files, mut tables) = (BTreeMap::new(), Tables::new());
        for file in build_in_memory(Board::SIX_BY_FOUR, LIMIT, 3).unwrap() {
            files.insert(tables.add(file.clone()).unwrap(), file);
        }
        for most_bytes in [0, Prober::MOST_BYTES] {
            let mut prober = Prober::new(most_bytes);
            prober.expect(Board::SIX_BY_FOUR, LIMIT, 3);
            for position in ENDINGS.map(|mfen| mfen.parse::<Position>().unwrap()) {
                loop {
                    let pieces = prober.missing(&position);
                    if pieces.is_empty() {
                        break;
                    }
                    for piece in pieces {
                        let range = piece.range.start as usize..piece.range.end as usize;
                        prober.load(&piece, files[&piece.key][range].to_vec()).unwrap();
                    }
                }
                let text = prober.ranking(&position).unwrap();
                let expected = tables.ranking(&position).unwrap().unwrap();
                assert_eq!(Ranking::from_text(&position, &text), Ok(expected));
            }
        }
    }

    #[test]
    fn errors_name_the_file() {
        let mut prober = Prober::default();
        prober.expect(Board::SIX_BY_FOUR, LIMIT, 2);
        let position: Position = "b1113/4/4/4/4/r1113 r - - 0/40 91".parse().unwrap();
        let pieces = prober.missing(&position);
        let refused = prober.load(&pieces[0], vec![0; 64]).unwrap_err();
        assert!(refused.starts_with("6x4-40-1v1.madtable: "), "{refused}");
        let other: Position = ENDINGS[0].parse().unwrap();
        prober.ranking(&position).expect_err("nothing is there");
        assert_eq!(prober.missing(&other), []);
        assert_eq!(prober.ranking(&other), Err("the position is in no table".to_owned()));
    }
}
