//! The exports for JavaScript.

use mad_rules::{Board, Options, Position};
use mad_tables::Request;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Prober;

/// A piece of a table file.
#[wasm_bindgen]
pub struct TablePiece(Request);

#[wasm_bindgen]
impl TablePiece {
    /// The name of the file.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn file(&self) -> String {
        self.0.key.file_name()
    }

    /// The bytes, as the value of the header `Range`.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn range(&self) -> String {
        format!("bytes={}-{}", self.0.range.start, self.0.range.end - 1)
    }
}

/// A prober. Positions are MFEN texts; what cannot be done is thrown as a text.
#[wasm_bindgen(js_name = Prober)]
#[derive(Default)]
pub struct ProberBinding(Prober);

#[wasm_bindgen(js_class = Prober)]
impl ProberBinding {
    /// A prober without tables.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds tables that can be fetched: those of a board and a tie-break limit (a number or `off`)
    /// with at most this many ships. Unknown ones are ignored.
    pub fn expect(&mut self, board: &str, limit: &str, ships: usize) {
        let limit = Options::parse_tie_break(limit);
        if let (Some(board), Ok(limit)) = (Board::from_name(board), limit) {
            self.0.expect(board, limit, ships);
        }
    }

    /// The pieces that are needed next to rank the turns of a position; none if all are there.
    pub fn missing(&mut self, position: &str) -> Result<Vec<TablePiece>, String> {
        let requests = self.0.missing(&parse(position)?);
        Ok(requests.into_iter().map(TablePiece).collect())
    }

    /// Takes the bytes of a piece.
    pub fn load(&mut self, piece: &TablePiece, bytes: Vec<u8>) -> Result<(), String> {
        self.0.load(&piece.0, bytes)
    }

    /// The ranking of the turns of a position, as a text for the engine.
    pub fn ranking(&self, position: &str) -> Result<String, String> {
        self.0.ranking(&parse(position)?)
    }
}

fn parse(position: &str) -> Result<Position, String> {
    position.parse().map_err(|error| format!("{position}: {error}"))
}
