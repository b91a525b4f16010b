//! MAD in the browser: the client-side rendered app. It renders and handles events; `mad-rules`
//! decides which turns are legal, and `mad-session` interprets gestures.

mod achievements;
mod app;
mod board;
mod browser;
mod engine;
mod fair_play;
mod game;
mod game_file;
mod game_summary;
mod header;
mod i18n;
mod icons;
mod input_controller;
mod keys_help;
mod lazy;
mod lessons;
mod live_region;
mod notices;
mod offline;
mod online;
mod overlay;
mod placement;
mod prompt;
mod route;
mod screens;
mod settings;
mod ship_parts;
mod sound;
mod storage;
mod study;
mod tie_break_meter;
mod tooltip;
mod turn_field;
mod widgets;

pub use sound::{schedule_sound, sound_names};

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Mounts the app into the page, in place of the boot screen.
///
/// # Errors
///
/// If the texts of the language cannot be loaded; the boot screen stays.
#[wasm_bindgen]
pub async fn run() -> Result<(), JsValue> {
    browser::report_panics(String::new());
    let language = i18n::preferred(settings::language(&settings::stored()));
    let texts = i18n::load(language, i18n::Bundle::Game).await?;
    let root = document().get_element_by_id("app").ok_or("no element #app")?;
    let root: web_sys::HtmlElement = root.dyn_into()?;
    browser::report_panics(texts.web_fault());
    browser::clear(&root);
    mount_to(root, move || app::app(texts)).forget();
    Ok(())
}
