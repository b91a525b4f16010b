//! The exports for JavaScript.

use std::fmt::Write as _;

use mad_engine::ugi::Session;
use mad_ugi::Reply;
use wasm_bindgen::prelude::wasm_bindgen;

/// An engine session. Texts are one line of the protocol or several with line breaks between them.
#[wasm_bindgen]
#[derive(Default)]
pub struct UgiSession(Session);

#[wasm_bindgen]
impl UgiSession {
    /// A session with the default options.
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
}

fn to_text(replies: &[Reply]) -> String {
    let mut text = String::new();
    for reply in replies {
        let separator = if text.is_empty() { "" } else { "\n" };
        let _ = write!(text, "{separator}{reply}");
    }
    text
}

/// Runs the engine's bench and returns its signature, the number of positions visited.
#[wasm_bindgen]
#[must_use]
pub fn bench() -> f64 {
    mad_engine::bench::run(|_, _, _| {}).nodes as f64
}
