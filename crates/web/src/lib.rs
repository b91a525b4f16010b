//! MAD in the browser: the client. It draws and listens; what is legal it asks `mad-rules`, and
//! what a gesture means, `mad-session`.
#![cfg(target_family = "wasm")]

mod app;
mod board;
mod browser;
mod dom;
mod engine;
mod game;
mod games;
mod home;
mod learn;
mod manual;
mod new_game;
mod offline;
mod route;
mod saying;
mod settings;
mod setup;
mod shared;
mod sound;
mod speech;
mod store;
mod tips;
mod typed;
mod ui;
mod words;

use crate::dom::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::prelude::wasm_bindgen;

/// Puts the app into the page, once its words are there.
#[wasm_bindgen(start)]
pub fn start() {
    browser::report_faults(String::new());
    spawn_local(async {
        let language = words::preferred(settings::language(&settings::kept()));
        let words = words::load(language, words::Shelf::Game).await;
        let place = browser::document()
            .get_element_by_id("app")
            .and_then(|element| element.dyn_into().ok());
        let Some(place) = place else { return };
        browser::clear(&place);
        match words {
            Ok(words) => {
                browser::report_faults(words.web_fault());
                mount(&place, move || app::app(words).into_view());
            }
            Err(reason) => place.set_text_content(Some(&reason)),
        }
    });
}
