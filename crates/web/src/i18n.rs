//! Texts of the user interface, fetched for one language.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_i18n::{Language, Texts};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;

use crate::app::Shell;
use crate::browser;
use crate::widgets::button;

/// Texts that are loaded together: those of the app, those of the lessons and the rules, or those of the app with
/// those of online games or of studies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bundle {
    Game,
    Learning,
    Online,
    Study,
}

thread_local! {
    /// Texts are never freed: views keep references to them.
    static LOADED: RefCell<Vec<(Language, Bundle, &'static Texts)>> = RefCell::default();
}

fn loaded(language: Language, bundle: Bundle) -> Option<&'static Texts> {
    LOADED.with_borrow(|loaded| {
        let found = loaded.iter().find(|entry| (entry.0, entry.1) == (language, bundle));
        found.map(|&(_, _, texts)| texts)
    })
}

/// Loads the texts of a language; the second time from memory.
pub(crate) async fn load(language: Language, bundle: Bundle) -> Result<&'static Texts, String> {
    if let Some(texts) = loaded(language, bundle) {
        return Ok(texts);
    }
    let files: &[&str] = match bundle {
        Bundle::Game => &[""],
        Bundle::Learning => &["-learning"],
        Bundle::Online => &["", "-online"],
        Bundle::Study => &["", "-study"],
    };
    let mut sources = Vec::new();
    for file in files {
        let address = format!("{}texts/{}{file}.ftl", browser::meta("mad-app"), language.code());
        sources.push(fetch(&address).await.map_err(|error| format!("{address}: {error:?}"))?);
    }
    let texts = Texts::from_sources(language, sources.iter().map(String::as_str));
    let texts: &'static Texts = Box::leak(Box::new(texts.map_err(|error| error.to_string())?));
    LOADED.with_borrow_mut(|loaded| loaded.push((language, bundle, texts)));
    Ok(texts)
}

async fn fetch(address: &str) -> Result<String, wasm_bindgen::JsValue> {
    let response = JsFuture::from(window().fetch_with_str(address)).await?;
    let response: web_sys::Response = response.dyn_into()?;
    if !response.ok() {
        return Err(response.status_text().into());
    }
    let text = JsFuture::from(response.text()?).await?;
    text.as_string().ok_or_else(|| "no text".into())
}

/// The chosen language, or the first language of the browser for which there are texts.
pub(crate) fn preferred(chosen: Option<Language>) -> Language {
    let theirs = || window().navigator().languages();
    chosen
        .or_else(|| {
            theirs().iter().find_map(|tag| Language::from_tag(&tag.as_string().unwrap_or_default()))
        })
        .unwrap_or_default()
}

/// Renders a view as soon as the texts of lessons and rules are loaded.
pub(crate) fn with_learning_texts(
    shell: Shell,
    view: impl Fn(&'static Texts) -> AnyView + Send + 'static,
) -> AnyView {
    with_texts(shell, Bundle::Learning, Box::new(view))
}

/// Renders a view as soon as texts are loaded.
pub(crate) fn with_texts(
    shell: Shell,
    bundle: Bundle,
    view: Box<dyn Fn(&'static Texts) -> AnyView + Send>,
) -> AnyView {
    let (language, texts) = (shell.texts.language(), shell.texts);
    let state = RwSignal::new(loaded(language, bundle).map(Ok));
    // The screen may be gone when the texts arrive: setting a disposed signal does nothing.
    let request = move || {
        spawn_local(async move { state.set(Some(load(language, bundle).await)) });
    };
    Effect::new(move |_| {
        if state.with_untracked(Option::is_none) {
            request();
        }
    });
    let content = move || match state.get() {
        None => view! { <p class="card" role="status">{texts.learn_loading()}</p> }.into_any(),
        Some(Ok(learning)) => view(learning),
        Some(Err(reason)) => view! {
            <div class="card stack" role="alert">
                <p>{texts.learn_failed(reason)}</p>
                {button("button", "try-again", None, texts.game_engine_again(), request)}
            </div>
        }
        .into_any(),
    };
    content.into_any()
}
