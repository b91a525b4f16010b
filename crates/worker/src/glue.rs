//! The border to JavaScript: texts in, texts out.

use js_sys::Function;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::{Response, Session, TABLE};

/// A session for JavaScript.
#[wasm_bindgen]
pub struct Worker {
    session: Session,
    post: Function,
}

#[wasm_bindgen]
impl Worker {
    /// A session that hands its answers to a function, each as JSON text. The function must not
    /// call the worker.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(post: Function) -> Self {
        Self { session: Session::new(TABLE), post }
    }

    /// Takes a request as JSON text.
    ///
    /// # Errors
    ///
    /// What the function that takes the answers throws.
    pub fn receive(&mut self, text: &str) -> Result<(), JsValue> {
        let answers = self.session.receive(text);
        self.post(&answers)
    }

    /// Carries the search on for a slice. Says whether there is more to do.
    ///
    /// # Errors
    ///
    /// What the function that takes the answers throws.
    pub fn step(&mut self) -> Result<bool, JsValue> {
        let answers = self.session.step();
        self.post(&answers)?;
        Ok(self.session.is_busy())
    }

    fn post(&self, answers: &[Response]) -> Result<(), JsValue> {
        for answer in answers {
            self.post.call1(&JsValue::NULL, &answer.to_text().into())?;
        }
        Ok(())
    }
}

/// Runs the engine's bench and returns its signature.
#[wasm_bindgen]
#[must_use]
pub fn bench() -> f64 {
    mad_engine::bench::run(|_, _, _| {}).nodes as f64
}

/// The engine's version.
#[wasm_bindgen]
#[must_use]
pub fn version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
