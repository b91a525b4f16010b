//! MAD in the browser: the client. It draws and listens; what is legal it asks `mad-rules`.
#![cfg(target_family = "wasm")]

use leptos::prelude::*;
use wasm_bindgen::prelude::wasm_bindgen;

/// Puts the app into the page.
#[wasm_bindgen(start)]
pub fn start() {
    leptos::mount::mount_to_body(|| view! { <main>"MAD"</main> });
}
