//! The texts of the page, fetched in one language.

use mad_texts::{Language, Texts};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;

use crate::browser;

/// All sentences. They are loaded once for each language and live as long as the page.
pub(crate) type Words = &'static Texts;

/// Fetches the texts of a language.
pub(crate) async fn load(code: &str) -> Result<Words, String> {
    let language = Language::from_tag(code).unwrap_or_default();
    let address = format!("{}texts/{}.ftl", browser::meta("mad-app"), language.code());
    let text = fetch(&address).await.map_err(|error| format!("{address}: {error:?}"))?;
    let texts =
        Texts::from_sources(language, [text.as_str()]).map_err(|error| error.to_string())?;
    Ok(Box::leak(Box::new(texts)))
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
