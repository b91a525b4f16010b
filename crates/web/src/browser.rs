//! What the browser offers besides drawing: files, clipboard, time.

use crate::dom::on_cleanup;
use js_sys::{Array, JsString};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, Document, Element, HtmlAnchorElement, HtmlElement, Url, VisibilityState,
    Window,
};

#[wasm_bindgen]
extern "C" {
    /// Chooses the colours: a function of the page itself, which calls it before the app is there.
    #[wasm_bindgen(catch)]
    pub(crate) fn theme(name: &str) -> Result<(), JsValue>;
}

pub(crate) fn window() -> Window {
    web_sys::window().expect("a page has a window")
}

pub(crate) fn document() -> Document {
    window().document().expect("a page has a document")
}

/// The content of a `meta` tag; empty if there is none.
pub(crate) fn meta(name: &str) -> String {
    let tag = document().query_selector(&format!("meta[name={name}]")).ok().flatten();
    tag.and_then(|tag| tag.get_attribute("content")).unwrap_or_default()
}

pub(crate) fn clear(element: &HtmlElement) {
    element.set_inner_html("");
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Milliseconds on a clock that only goes forward.
pub(crate) fn tick() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// The date as records write it.
pub(crate) fn date() -> String {
    let today = js_sys::Date::new_0();
    format!("{:04}.{:02}.{:02}", today.get_full_year(), today.get_month() + 1, today.get_date())
}

/// A day and time as the reader's language writes it.
pub(crate) fn day_and_time(milliseconds: u64, language: &str) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    String::from(date.to_locale_string(language, &options))
}

/// A number that nobody could guess.
pub(crate) fn chance() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

/// Whether the page is looked at.
pub(crate) fn is_visible() -> bool {
    document().visibility_state() == VisibilityState::Visible
}

/// Whether the device asks for less movement.
pub(crate) fn prefers_less_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// The address of this page without what stands behind `#`.
pub(crate) fn address() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Lets the player save a text as a file.
pub(crate) fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let parts = Array::of1(&JsString::from(text));
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser needs the address until it has begun to save.
    crate::dom::set_timeout(
        move || drop(Url::revoke_object_url(&address)),
        std::time::Duration::from_secs(20),
    );
    Ok(())
}

/// Copies a text. Says whether the browser let us.
pub(crate) async fn copy(text: &str) -> bool {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| clipboard.is_undefined()) {
        return false;
    }
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// If the client itself fails, says so in the page and in the browser's console: a page that is
/// dead must not look alive.
pub(crate) fn report_faults(text: String) {
    std::panic::set_hook(Box::new(move |fault| {
        web_sys::console::error_1(&fault.to_string().into());
        let notice = document().create_element("p").ok();
        if let (Some(notice), Some(body)) = (notice, document().body()) {
            notice.set_class_name("fault card");
            let _ = notice.set_attribute("role", "alert");
            notice.set_text_content(Some(&format!("{text} ({fault})")));
            let _ = body.prepend_with_node_1(&notice);
        }
    }));
}

/// Says in which language the page is, and what would be installed.
pub(crate) fn speak(code: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", code);
    }
    if let Ok(Some(link)) = document().query_selector("link[rel=manifest]") {
        let _ = link.set_attribute("href", &format!("{}{code}.webmanifest", meta("mad-app")));
    }
}

/// Puts the keyboard on an element.
pub(crate) fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Whether the keyboard is somewhere, and not just a pointer.
pub(crate) fn has_visible_focus() -> bool {
    document().query_selector(":focus-visible").is_ok_and(|found| found.is_some())
}

/// If what had the keyboard is gone, the board has it, where there is one.
pub(crate) fn return_to_board() {
    let nowhere = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
    let spot = document().query_selector(".table [data-spot][tabindex='0']").ok().flatten();
    if let Some(spot) = spot.filter(|_| nowhere).and_then(|spot| spot.dyn_into().ok()) {
        let spot: HtmlElement = spot;
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = spot.focus_with_options(&options);
    }
}

/// Calls a function with every event of a kind before it comes to what it is meant for.
pub(crate) fn before(kind: &'static str, act: impl Fn(&web_sys::Event) + 'static) {
    let listener = Closure::<dyn Fn(web_sys::Event)>::new(move |event| act(&event));
    let function =
        |listener: &Closure<_>| listener.as_ref().unchecked_ref::<js_sys::Function>().clone();
    let added =
        document().add_event_listener_with_callback_and_bool(kind, &function(&listener), true);
    if added.is_ok() {
        on_cleanup(move || {
            let function = function(&listener);
            let _ = document().remove_event_listener_with_callback_and_bool(kind, &function, true);
        });
    }
}

/// The closest element around an event's target that a selector fits.
pub(crate) fn closest(event: &web_sys::Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok().flatten()
}
