//! The texts of the page, fetched in one language.

use std::cell::RefCell;

use crate::dom::*;
use mad_i18n::{Language, Texts};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;

use crate::app::Shell;
use crate::browser;
use crate::ui::{button, part};

/// All sentences. They are loaded once for each language and live as long as the page.
pub(crate) type Words = &'static Texts;

/// Which texts: those of the game, or those that only learners and readers need.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shelf {
    Game,
    Learning,
}

thread_local! {
    static LOADED: RefCell<Vec<(Language, Shelf, Words)>> = RefCell::default();
}

fn loaded(language: Language, shelf: Shelf) -> Option<Words> {
    LOADED.with_borrow(|loaded| {
        let found = loaded.iter().find(|(of, on, _)| (*of, *on) == (language, shelf));
        found.map(|&(_, _, words)| words)
    })
}

/// Fetches the texts of a language, once.
pub(crate) async fn load(language: Language, shelf: Shelf) -> Result<Words, String> {
    if let Some(words) = loaded(language, shelf) {
        return Ok(words);
    }
    let file = match shelf {
        Shelf::Game => "",
        Shelf::Learning => "-learning",
    };
    let address = format!("{}texts/{}{file}.ftl", browser::meta("mad-app"), language.code());
    let text = fetch(&address).await.map_err(|error| format!("{address}: {error:?}"))?;
    let texts =
        Texts::from_sources(language, [text.as_str()]).map_err(|error| error.to_string())?;
    let words: Words = Box::leak(Box::new(texts));
    LOADED.with_borrow_mut(|loaded| loaded.push((language, shelf, words)));
    Ok(words)
}

async fn fetch(address: &str) -> Result<String, wasm_bindgen::JsValue> {
    let answer = JsFuture::from(browser::window().fetch_with_str(address)).await?;
    let answer: web_sys::Response = answer.dyn_into()?;
    if !answer.ok() {
        return Err(answer.status_text().into());
    }
    let text = JsFuture::from(answer.text()?).await?;
    text.as_string().ok_or_else(|| "no text".into())
}

/// The language that the player has chosen, or the first of the browser's that we have.
pub(crate) fn preferred(chosen: Option<Language>) -> Language {
    let theirs = || browser::window().navigator().languages();
    chosen
        .or_else(|| {
            theirs().iter().find_map(|tag| Language::from_tag(&tag.as_string().unwrap_or_default()))
        })
        .unwrap_or_default()
}

/// A view that needs the texts for learning, as soon as they are there.
pub(crate) fn with_learning(shell: Shell, view: impl Fn(Words) -> AnyView + 'static) -> AnyView {
    let language = shell.words.language();
    let state = RwSignal::new(loaded(language, Shelf::Learning).map(Ok));
    let ask = move || {
        spawn_local(async move {
            let words = load(language, Shelf::Learning).await;
            // The reader may have gone elsewhere by now.
            state.set(Some(words));
        });
    };
    if state.with_untracked(Option::is_none) {
        ask();
    }
    let words = shell.words;
    let shown = part(move || match state.get() {
        None => view! { <p class="card" role="status">{words.learn_loading()}</p> }.into_any(),
        Some(Ok(learning)) => view(learning),
        Some(Err(reason)) => view! {
            <div class="card stack" role="alert">
                <p>{words.learn_failed(reason)}</p>
                {button("button", "try-again", None, words.game_engine_again(), ask)}
            </div>
        }
        .into_any(),
    });
    view! { {shown} }.into_any()
}
