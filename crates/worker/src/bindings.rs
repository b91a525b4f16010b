//! The exports for JavaScript.

use std::fmt::Write as _;

use mad_engine::ugi::Session;
use mad_rules::{Board, Options, Position};
use mad_tables::Ranking;
use mad_ugi::Reply;
use wasm_bindgen::prelude::wasm_bindgen;

/// An engine session. Texts are one line of the protocol or several with line breaks between them.
#[wasm_bindgen]
pub struct UgiSession(Session);

#[wasm_bindgen]
impl UgiSession {
    /// A session with the default options, and without networks.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes lines and returns the replies; an empty text if there are none yet.
    #[must_use]
    pub fn receive(&mut self, text: &str) -> String {
        let mut replies = Vec::new();
        for line in text.lines() {
            replies.extend(self.0.receive(line));
        }
        to_text(&replies)
    }

    /// Continues the search for a slice, a few hundredths of a second, and returns the replies.
    #[wasm_bindgen(js_name = runSlice)]
    #[must_use]
    pub fn run_slice(&mut self) -> String {
        to_text(&self.0.run_slice())
    }

    /// Returns whether a slice would continue a search.
    #[wasm_bindgen(js_name = isSearching)]
    #[must_use]
    pub fn is_searching(&self) -> bool {
        self.0.is_searching()
    }

    /// The name of the network file that the position needs; `undefined` if none is missing.
    #[wasm_bindgen(js_name = missingNetwork)]
    #[must_use]
    pub fn missing_network(&self) -> Option<String> {
        self.0.missing_network().map(ToOwned::to_owned)
    }

    /// Takes the bytes of the missing network file, and returns the replies.
    #[wasm_bindgen(js_name = loadNetwork)]
    #[must_use]
    pub fn load_network(&mut self, name: &str, bytes: &[u8]) -> String {
        to_text(&self.0.provide_network(name, Ok(bytes)))
    }

    /// Takes the reason why the missing network file cannot be loaded, and returns the replies.
    #[wasm_bindgen(js_name = failNetwork)]
    #[must_use]
    pub fn fail_network(&mut self, name: &str, reason: String) -> String {
        to_text(&self.0.provide_network(name, Err(reason)))
    }

    /// Tells that there are tables of endings: those of a board and a tie-break limit (a number or
    /// `off`) with at most this many ships. Unknown ones are ignored.
    #[wasm_bindgen(js_name = expectEndings)]
    pub fn expect_endings(&mut self, board: &str, limit: &str, ships: usize) {
        let limit = Options::parse_tie_break(limit);
        if let (Some(board), Ok(limit)) = (Board::from_name(board), limit) {
            self.0.expect_endings(board, limit, ships);
        }
    }

    /// The position, as MFEN, whose turns are to be ranked by tables; `undefined` if there is none.
    #[wasm_bindgen(js_name = missingEnding)]
    #[must_use]
    pub fn missing_ending(&self) -> Option<String> {
        self.0.missing_ending().map(ToString::to_string)
    }

    /// Takes the ranking of the missing position, and returns the replies.
    #[wasm_bindgen(js_name = loadEnding)]
    #[must_use]
    pub fn load_ending(&mut self, mfen: &str, ranking: &str) -> String {
        self.provide_ending(mfen, |position| {
            Ranking::from_text(position, ranking).map_err(|error| error.to_string())
        })
    }

    /// Takes the reason why the missing position cannot be ranked, and returns the replies.
    #[wasm_bindgen(js_name = failEnding)]
    #[must_use]
    pub fn fail_ending(&mut self, mfen: &str, reason: String) -> String {
        self.provide_ending(mfen, |_| Err(reason))
    }

    fn provide_ending(
        &mut self,
        mfen: &str,
        ranking: impl FnOnce(&Position) -> Result<Ranking, String>,
    ) -> String {
        let Ok(position) = mfen.parse() else { return String::new() };
        to_text(&self.0.provide_ending(&position, ranking(&position)))
    }
}

impl Default for UgiSession {
    fn default() -> Self {
        Self(Session::with_loaded_networks())
    }
}

fn to_text(replies: &[Reply]) -> String {
    let mut text = String::new();
    for reply in replies {
        let separator = if text.is_empty() { "" } else { "\n" };
        let _ = write!(text, "{separator}{reply}");
    }
    text
}
