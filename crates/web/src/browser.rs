//! Browser APIs beyond rendering: files, clipboard, focus, time.

use js_sys::{Array, JsString};
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, Element, Event, HtmlAnchorElement, HtmlElement, ScrollIntoViewOptions,
    ScrollLogicalPosition, Url, VisibilityState,
};

#[wasm_bindgen]
extern "C" {
    /// Sets the colour theme: a function of theme.js, which calls it before the app is loaded.
    #[wasm_bindgen(catch)]
    pub(crate) fn theme(name: &str) -> Result<(), JsValue>;
}

/// The content of a `meta` tag; empty if there is none.
pub(crate) fn meta(name: &str) -> String {
    let tag = document().query_selector(&format!("meta[name={name}]")).ok().flatten();
    tag.and_then(|tag| tag.get_attribute("content")).unwrap_or_default()
}

/// Loads a style sheet of the app, once. A failure leaves the page without it: what it styles works anyway.
pub(crate) async fn load_style(name: &str) {
    let address = format!("{}{name}", meta("mad-app"));
    if document().query_selector(&format!("link[href='{address}']")).ok().flatten().is_some() {
        return;
    }
    let (Ok(link), Some(head)) = (document().create_element("link"), document().head()) else {
        return;
    };
    let _ = link.set_attribute("rel", "stylesheet");
    let loaded = js_sys::Promise::new(&mut |resolve, _| {
        for event in ["load", "error"] {
            let _ = link.add_event_listener_with_callback(event, &resolve);
        }
    });
    let _ = link.set_attribute("href", &address);
    let _ = head.append_child(&link);
    let _ = JsFuture::from(loaded).await;
}

/// Returns whether the app comes from a game server: such a server adds a mark to the page.
pub(crate) fn has_game_server() -> bool {
    !meta("mad-online").is_empty()
}

/// Removes all children.
pub(crate) fn clear(element: &HtmlElement) {
    element.replace_children_with_node_0();
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Milliseconds of a monotonic clock.
pub(crate) fn tick() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// Today in the format of game records.
pub(crate) fn date() -> String {
    date_of(now())
}

/// The day of a time in milliseconds since 1970, in the format of game records.
pub(crate) fn date_of(milliseconds: u64) -> String {
    let day = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    format!("{:04}.{:02}.{:02}", day.get_full_year(), day.get_month() + 1, day.get_date())
}

/// A date and time in the format of a language.
pub(crate) fn day_and_time(milliseconds: u64, language: &str) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    let options = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &value.into());
    }
    String::from(date.to_locale_string(language, &options))
}

/// A pseudo-random number, not for secrets.
pub(crate) fn random() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

/// Returns whether the page is in the foreground.
pub(crate) fn is_visible() -> bool {
    document().visibility_state() == VisibilityState::Visible
}

/// Returns whether the system setting asks for reduced motion.
pub(crate) fn prefers_reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// Returns whether the main pointer is a finger.
pub(crate) fn has_coarse_pointer() -> bool {
    let query = window().match_media("(pointer: coarse)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// The address of this page without its fragment.
pub(crate) fn address() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

/// Downloads a text as a file.
pub(crate) fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type("text/plain;charset=utf-8");
    let parts = Array::of1(&JsString::from(text));
    download_blob(name, &Blob::new_with_str_sequence_and_options(&parts, &options)?)
}

/// Downloads bytes as a file.
pub(crate) fn download_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.dyn_into()?;
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser needs the address until the download has started.
    set_timeout(move || drop(Url::revoke_object_url(&address)), std::time::Duration::from_secs(20));
    Ok(())
}

/// Copies a text to the clipboard. Returns whether the browser allowed it.
pub(crate) async fn copy(text: &str) -> bool {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
    if clipboard.is_ok_and(|clipboard| clipboard.is_undefined()) {
        return false;
    }
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// Returns whether the browser has a share sheet.
pub(crate) fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Opens the share sheet with a text and a link. Fails if the user closes it.
pub(crate) async fn share(text: &str, link: &str) -> Result<(), JsValue> {
    let data = js_sys::Object::new();
    for (name, value) in [("text", text), ("url", link)] {
        js_sys::Reflect::set(&data, &name.into(), &value.into())?;
    }
    let navigator = window().navigator();
    let share = js_sys::Reflect::get(&navigator, &"share".into())?;
    let promise = share.dyn_into::<js_sys::Function>()?.call1(&navigator, &data)?;
    JsFuture::from(promise.dyn_into::<js_sys::Promise>()?).await.map(drop)
}

/// Keeps the screen on until it is dropped (Screen Wake Lock API).
pub(crate) struct WakeLock(JsValue);

impl WakeLock {
    /// Requests the lock; `None` if the browser does not have the API or refuses.
    pub(crate) async fn request() -> Option<Self> {
        let api = js_sys::Reflect::get(&window().navigator(), &"wakeLock".into()).ok()?;
        let sentinel = JsFuture::from(call_promise(&api, "request")?).await.ok()?;
        Some(Self(sentinel))
    }
}

impl Drop for WakeLock {
    fn drop(&mut self) {
        let _ = call_promise(&self.0, "release");
    }
}

/// Calls a method without arguments that returns a promise.
fn call_promise(object: &JsValue, method: &str) -> Option<js_sys::Promise> {
    let method = js_sys::Reflect::get(object, &method.into()).ok()?;
    let method: js_sys::Function = method.dyn_into().ok()?;
    method.call0(object).ok()?.dyn_into().ok()
}

/// Reports panics in the page and in the console: after one, the app does not work any more.
pub(crate) fn report_panics(text: String) {
    std::panic::set_hook(Box::new(move |panic| {
        web_sys::console::error_1(&panic.to_string().into());
        let notice = document().create_element("p").ok();
        if let (Some(notice), Some(body)) = (notice, document().body()) {
            notice.set_class_name("fault card");
            let _ = notice.set_attribute("role", "alert");
            notice.set_text_content(Some(&format!("{text} ({panic})")));
            let _ = body.prepend_with_node_1(&notice);
        }
    }));
}

/// Sets the language of the page and of the web app manifest.
pub(crate) fn set_language(code: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", code);
    }
    if let Ok(Some(link)) = document().query_selector("link[rel=manifest]") {
        let _ = link.set_attribute("href", &format!("{}{code}.webmanifest", meta("mad-app")));
    }
}

/// Width and height of the window in CSS pixels.
pub(crate) fn window_size() -> [f64; 2] {
    [window().inner_width(), window().inner_height()]
        .map(|size| size.ok().and_then(|size| size.as_f64()).unwrap_or_default())
}

/// Gives an element the focus.
pub(crate) fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    }
}

/// Returns whether the focus is visible, which means that the user works with the keyboard.
pub(crate) fn has_visible_focus() -> bool {
    document().query_selector(":focus-visible").is_ok_and(|found| found.is_some())
}

/// Moves the focus to the board if the focused element has been removed.
pub(crate) fn restore_focus_to_board() {
    let removed = document().active_element().is_none_or(|active| active.tag_name() == "BODY");
    let spot = document().query_selector(".table [data-spot][tabindex='0']").ok().flatten();
    let spot = spot.filter(|_| removed).and_then(|spot| spot.dyn_into::<HtmlElement>().ok());
    if let Some(spot) = spot {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = spot.focus_with_options(&options);
    }
}

/// Listens to events of the window until the current owner is cleaned up.
pub(crate) fn on_window(event: &str, handler: impl Fn(Event) + 'static) {
    let listener = window_event_listener_untyped(event, handler);
    on_cleanup(move || listener.remove());
}

/// Listens to events of the document in the capture phase, before their target gets them. The
/// listener stays for the lifetime of the page.
pub(crate) fn on_document_capture(event: &str, handler: impl Fn(&Event) + 'static) {
    let listener = Closure::<dyn Fn(Event)>::new(move |event| handler(&event)).into_js_value();
    let _ =
        document().add_event_listener_with_callback_and_bool(event, listener.unchecked_ref(), true);
}

/// Listens to events of the window in the capture phase, before their target gets them, until the current
/// owner is cleaned up.
pub(crate) fn on_window_capture(event: &'static str, handler: impl Fn(&Event) + 'static) {
    let listener = Closure::<dyn Fn(Event)>::new(move |event| handler(&event));
    let function: &js_sys::Function = listener.as_ref().unchecked_ref();
    let _ = window().add_event_listener_with_callback_and_bool(event, function, true);
    let listener = StoredValue::new_local(listener);
    on_cleanup(move || {
        listener.with_value(|listener| {
            let function: &js_sys::Function = listener.as_ref().unchecked_ref();
            let _ = window().remove_event_listener_with_callback_and_bool(event, function, true);
        });
    });
}

/// Sets the title of the page, when the current screen is rendered.
pub(crate) fn set_title(title: String) {
    Effect::new(move |_| document().set_title(&title));
}

/// Scrolls as far as needed to see an element.
pub(crate) fn scroll_into_view(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        let options = ScrollIntoViewOptions::new();
        options.set_block(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// All elements of the page that match a selector.
pub(crate) fn find_all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// The closest ancestor of the event target, or the target itself, that matches a selector.
pub(crate) fn closest(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok().flatten()
}
