//! Small parts that screens are made of.

use crate::dom::*;
use mad_i18n::Language;

use crate::app::Shell;
use crate::route::Route;
use crate::{browser, tips};

/// A small drawing on a button, 24 by 24, all line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Icon {
    Undo,
    Redo,
    Hint,
    Flip,
    Flag,
    Handshake,
    More,
    SoundOn,
    SoundOff,
    Save,
    Share,
    Copy,
    Plus,
    Pause,
    Go,
    Pen,
    Bin,
    First,
    Previous,
    Next,
    Last,
    Swap,
    Rotate,
    Back,
    Close,
    Computer,
    People,
    Board,
    Gear,
    Folder,
    School,
    Book,
}

impl Icon {
    const fn path(self) -> &'static str {
        match self {
            Self::Undo => "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
            Self::Redo => "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
            Self::Hint => "M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.5.4-.5 1-.5 1h-6s0-.6-.5-1",
            Self::Flip => "M7 4v16m0 0-3-3m3 3 3-3M17 20V4m0 0-3 3m3-3 3 3",
            Self::Flag => "M6 21V4m0 1c4-2 7 2 12 0v9c-5 2-8-2-12 0",
            Self::Handshake => "m4 12 4-5 4 2 4-2 4 5m-16 0 5 5 3-2 3 2 5-5M12 9l-3 4 2 1 3-2 3 3",
            Self::More => "M4.5 12h1M11.5 12h1M18.5 12h1",
            Self::SoundOn => "M4 10v4h4l5 4V6L8 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
            Self::SoundOff => "M4 10v4h4l5 4V6L8 10zM17 9.5l5 5m0-5-5 5",
            Self::Save => "M12 4v11m0 0-4-4m4 4 4-4M5 20h14",
            Self::Share => "M12 15V4m0 0L8 8m4-4 4 4M6 12v8h12v-8",
            Self::Copy => "M9 9h11v11H9zM15 9V4H4v11h5",
            Self::Plus => "M12 5v14M5 12h14",
            Self::Pause => "M9 6v12M15 6v12",
            Self::Go => "M8 5.5v13l10-6.5z",
            Self::Pen => "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
            Self::Bin => "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
            Self::First => "M18 6l-7 6 7 6M7 6v12",
            Self::Previous => "M15 6l-7 6 7 6",
            Self::Next => "M9 6l7 6-7 6",
            Self::Last => "M6 6l7 6-7 6M17 6v12",
            Self::Swap => "M4 9h15l-4-4M20 15H5l4 4",
            Self::Rotate => "M5 11a7 7 0 0 1 12.5-3.5M19 13a7 7 0 0 1-12.5 3.5M18 3v5h-5M6 21v-5h5",
            Self::Back => "M11 5l-7 7 7 7M4 12h16",
            Self::Close => "M6 6l12 12M18 6L6 18",
            Self::Computer => "M4 5h16v11H4zM9 20h6M12 16v4",
            Self::People => {
                "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M2.5 19a5.5 5.5 0 0 1 11 0M16 11a3 3 0 1 0-1-5.8M16 13.5a5.5 5.5 0 0 1 5.5 5.5"
            }
            Self::Board => "M4 4h16v16H4zM12 4v16M4 12h16",
            Self::Gear => {
                "M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6M12 3v3M12 18v3M4.2 7.5l2.6 1.5M17.2 15l2.6 1.5M4.2 16.5 6.8 15M17.2 9l2.6-1.5"
            }
            Self::Folder => "M3 6h6l2 2h10v11H3z",
            Self::School => {
                "M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5V16c3 3 8 3 11 0v-4.5M21.5 9.5V15"
            }
            Self::Book => "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zm0 0v14",
        }
    }
}

/// The drawing; what it means is said beside it or in the button's label.
pub(crate) fn icon(icon: Icon) -> AnyView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=icon.path() />
        </svg>
    }
    .into_any()
}

/// A page with a title and a way home.
pub(crate) fn screen(shell: Shell, title: String, content: impl IntoView + 'static) -> AnyView {
    screen_of_width(shell, "screen", title, content.into_any())
}

/// A page that is wider than most, in the words of the style sheet.
pub(crate) fn screen_of_width(
    shell: Shell,
    class: &'static str,
    title: String,
    content: AnyView,
) -> AnyView {
    browser::document().set_title(&format!("{title} · {}", shell.words.web_title()));
    view! {
        <header class="top">
            <a class="button plain" href=Route::Home.address() data-action="home">
                {icon(Icon::Back)}
                <span>{shell.words.web_home()}</span>
            </a>
            <h1>{title}</h1>
        </header>
        <main class=class>{content}</main>
    }
    .into_any()
}

/// One click, and everything is in another language.
pub(crate) fn languages(shell: Shell) -> AnyView {
    let here = shell.words.language();
    let buttons = Language::ALL.map(|language| {
        let choose = move |_| {
            shell.settings.update(|settings| settings.language = Some(language.code().to_owned()))
        };
        view! {
            <button
                type="button"
                class="plain"
                lang=language.code()
                data-language=language.code()
                aria-current=(language == here).then_some("true")
                on:click=choose
            >
                {language.name()}
            </button>
        }
    });
    let label = shell.words.settings_language();
    view! { <nav class="languages" aria-label=label>{buttons.collect_view()}</nav> }.into_any()
}

/// One of several, as a row of buttons.
pub(crate) fn choice<T>(
    label: String,
    options: Vec<(T, String)>,
    chosen: Memo<T>,
    choose: impl Fn(T) + Copy + 'static,
) -> AnyView
where
    T: Copy + PartialEq + 'static,
{
    // Radio buttons belong together by their name, which must not stand twice in the page.
    let name = format!("choice-{:x}", browser::chance());
    let options = options.into_iter().map(|(value, text)| {
        let checked = memo(move || chosen.get() == value);
        option(name.clone(), text, checked, Box::new(move || choose(value)))
    });
    choice_of(label, options.collect())
}

fn option(name: String, text: String, checked: Memo<bool>, choose: Act) -> AnyView {
    view! {
        <label class="option">
            <input type="radio" name=name prop:checked=checked on:change=move |_| choose() />
            <span>{text}</span>
        </label>
    }
    .into_any()
}

fn choice_of(label: String, options: Vec<AnyView>) -> AnyView {
    view! {
        <fieldset class="choice">
            <legend>{label}</legend>
            <div class="options">{options}</div>
        </fieldset>
    }
    .into_any()
}

/// On or off.
pub(crate) fn switch(label: String, on: Memo<bool>, set: impl Fn(bool) + 'static) -> AnyView {
    shared_switch(label, on, Box::new(set))
}

fn shared_switch(label: String, on: Memo<bool>, set: Box<dyn Fn(bool)>) -> AnyView {
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

/// A button of the toolbar: a drawing with a word below it.
pub(crate) fn action(
    name: &'static str,
    drawing: Memo<Icon>,
    label: String,
    enabled: Memo<bool>,
    act: impl Fn() + 'static,
) -> AnyView {
    shared_action(name, drawing, label, enabled, None, Box::new(act))
}

/// A button of the toolbar that is on or off.
pub(crate) fn toggle(
    name: &'static str,
    drawing: Memo<Icon>,
    label: String,
    on: Memo<bool>,
    act: impl Fn() + 'static,
) -> AnyView {
    shared_action(name, drawing, label, memo(|| true), Some(on), Box::new(act))
}

fn shared_action(
    name: &'static str,
    drawing: Memo<Icon>,
    label: String,
    enabled: Memo<bool>,
    pressed: Option<Memo<bool>>,
    act: Act,
) -> AnyView {
    let pressed = memo(move || pressed.map(|on| if on.get() { "true" } else { "false" }));
    view! {
        <button
            class="action"
            type="button"
            data-action=name
            aria-pressed=pressed
            disabled=memo(move || !enabled.get())
            on:click=move |_| act()
        >
            {part(move || icon(drawing.get()))}
            <span>{label}</span>
        </button>
    }
    .into_any()
}

/// A question in front of everything else, shown while there is one. Its label is heard.
pub(crate) fn dialog(
    shell: Shell,
    label: Memo<String>,
    open: Memo<bool>,
    close: impl Fn() + Clone + 'static,
    content: impl Fn() -> AnyView + 'static,
) -> AnyView {
    shared_dialog(shell, label, open, [Box::new(close.clone()), Box::new(close)], Box::new(content))
}

fn shared_dialog(
    shell: Shell,
    label: Memo<String>,
    open: Memo<bool>,
    [closed, beside]: [Act; 2],
    content: Box<dyn Fn() -> AnyView>,
) -> AnyView {
    let element = NodeRef::<web_sys::HtmlDialogElement>::new();
    effect(move |_| {
        let Some(element) = element.get() else { return };
        if open.get() && !element.open() {
            let _ = element.show_modal();
        } else if !open.get() && element.open() {
            element.close();
        }
    });
    view! {
        <dialog
            node_ref=element
            aria-label=label
            on:close=move |_| closed()
            on:click=move |event| {
                // Beside the card is the dialog itself.
                if event.target() == event.current_target() {
                    beside();
                }
            }
        >
            <div class="card">{part(move || open.get().then(&content))}</div>
            {part(move || open.get().then(|| tips::place(shell, true)))}
        </dialog>
    }
    .into_any()
}

/// A value that follows from others.
pub(crate) fn memo<T>(compute: impl Fn() -> T + 'static) -> Memo<T>
where
    T: PartialEq + 'static,
{
    Memo::new(compute)
}

/// A part of the page that is made anew when what it shows changes.
pub(crate) fn part<V: IntoView + 'static>(make: impl Fn() -> V + 'static) -> View {
    make.into_view()
}

/// What a button does.
type Act = Box<dyn Fn()>;

/// A button with a word, and perhaps a drawing before it. Tests know it by its name, which does
/// not change with the language.
pub(crate) fn button(
    class: &'static str,
    name: &'static str,
    drawing: Option<Icon>,
    text: String,
    act: impl Fn() + 'static,
) -> AnyView {
    shared_button(class, name, drawing, text, Box::new(act))
}

fn shared_button(
    class: &'static str,
    name: &'static str,
    drawing: Option<Icon>,
    text: String,
    act: Act,
) -> AnyView {
    view! {
        <button type="button" class=class data-action=name on:click=move |_| act()>
            {drawing.map(icon)}
            {text}
        </button>
    }
    .into_any()
}

/// A choice beside a sentence.
pub(crate) fn choice_button(
    strong: bool,
    name: &'static str,
    drawing: Option<Icon>,
    text: String,
    act: impl Fn() + 'static,
) -> AnyView {
    let class = if strong { "choice-button strong" } else { "choice-button" };
    button(class, name, drawing, text, move || {
        let by_keyboard = browser::has_visible_focus();
        act();
        if by_keyboard {
            next_frame(browser::return_to_board);
        }
    })
}

/// A button that is all drawing; its label is heard, and seen under the mouse.
pub(crate) fn icon_button(
    name: &'static str,
    drawing: Icon,
    label: String,
    enabled: Memo<bool>,
    act: impl Fn() + 'static,
) -> AnyView {
    shared_icon_button(name, drawing, label, enabled, Box::new(act))
}

fn shared_icon_button(
    name: &'static str,
    drawing: Icon,
    label: String,
    enabled: Memo<bool>,
    act: Act,
) -> AnyView {
    view! {
        <button
            type="button"
            class="plain"
            data-action=name
            aria-label=label.clone()
            title=label
            disabled=memo(move || !enabled.get())
            on:click=move |_| act()
        >
            {icon(drawing)}
        </button>
    }
    .into_any()
}
