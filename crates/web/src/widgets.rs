//! Widgets that several screens use: buttons, radio groups, switches, dialogs, page layout.
//!
//! Event handlers are boxed and views erased (`AnyView`) here. Otherwise each use would have a view
//! type of its own, compiled separately (monomorphisation).

use leptos::html;
use leptos::prelude::*;
use mad_i18n::{Language, Texts};

use crate::app::Shell;
use crate::header::header;
use crate::icons::{Icon, icon};
use crate::{browser, overlay, tooltip};

/// A page with the header and a title.
pub(crate) fn page(shell: Shell, title: String, content: impl IntoView + 'static) -> AnyView {
    page_with_class(shell, "screen", title, content.into_any())
}

/// The same with another CSS class, for other widths.
pub(crate) fn page_with_class(
    shell: Shell,
    class: &'static str,
    title: String,
    content: AnyView,
) -> AnyView {
    browser::set_title(format!("{title} · {}", shell.texts.web_title()));
    view! {
        {header(shell, shell.place)}
        <main class=class>
            <h1>{title}</h1>
            {content}
        </main>
    }
    .into_any()
}

/// A button for each language.
pub(crate) fn languages(shell: Shell) -> AnyView {
    let current = shell.texts.language();
    let buttons = Language::ALL.map(|language| {
        let choose = move |_| {
            shell.settings.update(|settings| settings.language = Some(language.code().to_owned()));
        };
        view! {
            <button
                type="button"
                class="plain"
                lang=language.code()
                data-language=language.code()
                aria-current=(language == current).then_some("true")
                on:click=choose
            >
                {language.name()}
            </button>
        }
    });
    let label = shell.texts.settings_language();
    view! { <nav class="languages" aria-label=label>{buttons.collect_view()}</nav> }.into_any()
}

/// A group of radio buttons.
pub(crate) fn radio_group<T>(
    label: String,
    options: Vec<(T, String)>,
    chosen: Memo<T>,
    choose: impl Fn(T) + Copy + 'static,
) -> AnyView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let options = options.into_iter().map(|(value, text)| (value, text.into_any())).collect();
    options_group("options", label, options, chosen, choose)
}

/// A group of radio buttons, each with a picture above its text. Screen readers skip the pictures.
pub(crate) fn picture_group<T>(
    label: String,
    options: Vec<(T, AnyView, String)>,
    chosen: Memo<T>,
    choose: impl Fn(T) + Copy + 'static,
) -> AnyView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let content = |picture: AnyView, text: String| {
        view! { <i class="picture" aria-hidden="true">{picture}</i><b>{text}</b> }.into_any()
    };
    let options = options.into_iter();
    let options = options.map(|(value, picture, text)| (value, content(picture, text))).collect();
    options_group("options pictures", label, options, chosen, choose)
}

fn options_group<T>(
    class: &'static str,
    label: String,
    options: Vec<(T, AnyView)>,
    chosen: Memo<T>,
    choose: impl Fn(T) + Copy + 'static,
) -> AnyView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    // Radio buttons of one group share a name, which must be unique in the page.
    let name = format!("choice-{:x}", browser::random());
    let options: Vec<AnyView> = options
        .into_iter()
        .map(|(value, content)| {
            let checked = Memo::new(move |_| chosen.get() == value);
            radio_button(name.clone(), content, checked, Box::new(move || choose(value)))
        })
        .collect();
    view! {
        <fieldset class="choice">
            <legend>{label}</legend>
            <div class=class>{options}</div>
        </fieldset>
    }
    .into_any()
}

fn radio_button(
    name: String,
    content: AnyView,
    checked: Memo<bool>,
    choose: Box<dyn Fn()>,
) -> AnyView {
    view! {
        <label class="option">
            <input type="radio" name=name prop:checked=checked on:change=move |_| choose() />
            <span>{content}</span>
        </label>
    }
    .into_any()
}

/// A switch with a label.
pub(crate) fn switch(label: String, on: Memo<bool>, set: impl Fn(bool) + 'static) -> AnyView {
    let set: Box<dyn Fn(bool)> = Box::new(set);
    view! {
        <label class="switch">
            <span>{label}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=on
                on:change=move |event| set(event_target_checked(&event))
            />
        </label>
    }
    .into_any()
}

/// A toolbar button: an icon with a label below it.
pub(crate) struct ToolbarButton {
    /// The `data-action` of the button, which tests use. It does not depend on the language.
    pub(crate) name: &'static str,
    pub(crate) icon: Signal<Icon>,
    pub(crate) label: String,
    pub(crate) enabled: Signal<bool>,
    /// For a toggle button: whether it is pressed.
    pub(crate) pressed: Option<Memo<bool>>,
}

impl ToolbarButton {
    pub(crate) fn view(self, act: impl Fn() + 'static) -> AnyView {
        let act: Box<dyn Fn()> = Box::new(act);
        let Self { name, icon: drawing, label, enabled, pressed } = self;
        let pressed = Memo::new(move |_| pressed.map(|on| if on.get() { "true" } else { "false" }));
        view! {
            <button
                class="action"
                type="button"
                data-action=name
                aria-pressed=pressed
                disabled=Memo::new(move |_| !enabled.get())
                on:click=move |_| act()
            >
                {move || icon(drawing.get())}
                <span>{label}</span>
            </button>
        }
        .into_any()
    }
}

/// A modal dialog with an accessible label. Its content exists only while it is open.
pub(crate) fn dialog(
    shell: Shell,
    label: Memo<String>,
    open: Memo<bool>,
    close: impl Fn() + Clone + 'static,
    content: impl Fn() -> AnyView + Send + 'static,
) -> AnyView {
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(element) = element.get() else { return };
        if open.get() && !element.open() {
            let _ = element.show_modal();
        } else if !open.get() && element.open() {
            element.close();
        }
    });
    overlay::follow(open, close.clone());
    let closed: Box<dyn Fn()> = Box::new(close.clone());
    let close: Box<dyn Fn()> = Box::new(close);
    let content: Box<dyn Fn() -> AnyView + Send> = Box::new(content);
    view! {
        <dialog
            node_ref=element
            aria-label=label
            on:close=move |_| closed()
            on:click=move |event| {
                // A click on the backdrop has the dialog itself as its target.
                if event.target() == event.current_target() {
                    close();
                }
            }
        >
            <div class="card">{move || open.get().then(&content)}</div>
            {move || open.get().then(|| tooltip::region(shell, true))}
        </dialog>
    }
    .into_any()
}

/// A message for the player, with the technical reason folded behind it.
pub(crate) fn explained(texts: &Texts, message: String, detail: String) -> AnyView {
    view! {
        <p class="warning">{message}</p>
        <details class="reason">
            <summary>{texts.web_details()}</summary>
            <p>{detail}</p>
        </details>
    }
    .into_any()
}

/// A button with a text, and perhaps an icon before it. `name` is its `data-action`, which does not
/// depend on the language.
pub(crate) fn button(
    class: &'static str,
    name: &'static str,
    drawing: Option<Icon>,
    text: String,
    act: impl Fn() + 'static,
) -> AnyView {
    let act: Box<dyn Fn()> = Box::new(act);
    view! {
        <button type="button" class=class data-action=name on:click=move |_| act()>
            {drawing.map(icon)}
            {text}
        </button>
    }
    .into_any()
}

/// A button in the status line. If its click removes it, the board gets the focus.
pub(crate) fn choice_button(
    primary: bool,
    name: &'static str,
    drawing: Option<Icon>,
    text: String,
    act: impl Fn() + 'static,
) -> AnyView {
    let class = if primary { "choice-button strong" } else { "choice-button" };
    button(class, name, drawing, text, move || {
        let by_keyboard = browser::has_visible_focus();
        act();
        if by_keyboard {
            request_animation_frame(browser::restore_focus_to_board);
        }
    })
}

/// A button with an icon only. The label is its accessible name and its native tooltip.
pub(crate) fn icon_button(
    name: &'static str,
    drawing: Icon,
    label: String,
    enabled: Signal<bool>,
    act: impl Fn() + 'static,
) -> AnyView {
    let act: Box<dyn Fn()> = Box::new(act);
    view! {
        <button
            type="button"
            class="plain"
            data-action=name
            aria-label=label.clone()
            title=label
            disabled=Memo::new(move |_| !enabled.get())
            on:click=move |_| act()
        >
            {icon(drawing)}
        </button>
    }
    .into_any()
}
