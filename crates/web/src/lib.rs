//! MAD in the browser: the client-side rendered app. It renders and handles events; `mad-rules`
//! decides which turns are legal, and `mad-session` interprets gestures.

mod app;
mod board;
mod browser;
mod engine;
mod game;
mod game_summary;
mod i18n;
mod icons;
mod input_controller;
mod lessons;
mod live_region;
mod offline;
mod prompt;
mod route;
mod screens;
mod settings;
mod sound;
mod storage;
mod tie_break_meter;
mod tooltip;
mod turn_field;
mod widgets;

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::wasm_bindgen;

/// Mounts the app into the page as soon as the texts of its language are loaded.
#[wasm_bindgen(start)]
pub fn start() {
    browser::report_panics(String::new());
    wasm_bindgen_futures::spawn_local(async {
        let language = i18n::preferred(settings::language(&settings::stored()));
        let texts = i18n::load(language, i18n::Bundle::Game).await;
        let root = document().get_element_by_id("app").and_then(|root| root.dyn_into().ok());
        let Some(root) = root else { return };
        browser::clear(&root);
        match texts {
            Ok(texts) => {
                browser::report_panics(texts.web_fault());
                mount_to(root, move || app::app(texts)).forget();
            }
            Err(reason) => root.set_text_content(Some(&reason)),
        }
    });
}
