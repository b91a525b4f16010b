//! The header of a screen: the word mark, the main places of the app, the language.

use leptos::prelude::*;
use mad_svg::{Look, WORDMARK_SIZE};
use wasm_bindgen::JsCast as _;
use web_sys::{Event, KeyboardEvent};

use crate::app::Shell;
use crate::icons::{Icon, icon};
use crate::route::{Opponent, Route, StudyRoute};
use crate::widgets::languages;
use crate::{browser, overlay};

/// A main place of the app, which the header links to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    Home,
    Play,
    Learn,
    Games,
    Study,
    Rules,
    Settings,
}

impl Place {
    /// The `data-place` attribute of its link, which does not depend on the language.
    const fn name(self) -> &'static str {
        match self {
            Self::Home => "home",
            Self::Play => "play",
            Self::Learn => "learn",
            Self::Games => "games",
            Self::Study => "study",
            Self::Rules => "rules",
            Self::Settings => "settings",
        }
    }

    /// The main place that a screen belongs to.
    pub(crate) const fn of(route: &Route) -> Self {
        match route {
            Route::Home => Self::Home,
            Route::New(..) | Route::Game(_) | Route::Setup(_) | Route::Clock | Route::Online(_) => {
                Self::Play
            }
            Route::Lessons | Route::Lesson(_) => Self::Learn,
            Route::Games | Route::Shared(_) => Self::Games,
            Route::Study(_) => Self::Study,
            Route::Rules(_) => Self::Rules,
            Route::Settings => Self::Settings,
        }
    }

    const fn route(self) -> Route {
        match self {
            Self::Home => Route::Home,
            Self::Play => Route::New(Opponent::Computer, None),
            Self::Learn => Route::Lessons,
            Self::Games => Route::Games,
            Self::Study => Route::Study(StudyRoute::Home),
            Self::Rules => Route::Rules(None),
            Self::Settings => Route::Settings,
        }
    }
}

/// The header, with the current place marked.
pub(crate) fn header(shell: Shell, current: Place) -> AnyView {
    header_with_class(shell, current, "site")
}

/// The header of a screen with a board, which is hidden where the board needs the whole window.
pub(crate) fn game_header(shell: Shell, current: Place) -> AnyView {
    header_with_class(shell, current, "site of-game")
}

fn header_with_class(shell: Shell, current: Place, class: &'static str) -> AnyView {
    let texts = shell.texts;
    let link = |place, drawing, text| link(place, place == current, drawing, text);
    let home = (current == Place::Home).then_some("page");
    view! {
        <header class=class>
            <a class="word-mark" href=Route::Home.address() data-place="home" aria-current=home>
                {word_mark()}
                <span class="hidden">{format!("{} – {}", texts.web_title(), texts.web_home())}</span>
            </a>
            <nav class="places" aria-label=texts.nav_label()>
                {link(Place::Play, Icon::Go, texts.nav_play())}
                {link(Place::Learn, Icon::School, texts.nav_learn())}
                {link(Place::Games, Icon::Folder, texts.nav_games())}
                {link(Place::Study, Icon::Board, texts.nav_study())}
                {link(Place::Rules, Icon::Book, texts.nav_rules())}
                {link(Place::Settings, Icon::Gear, texts.nav_settings())}
            </nav>
            {language_menu(shell)}
        </header>
    }
    .into_any()
}

/// The name of the game as a drawing, without a text of its own.
pub(crate) fn word_mark() -> AnyView {
    let (width, height) = WORDMARK_SIZE;
    view! {
        <svg viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            <g inner_html=mad_svg::wordmark(&Look::VARIABLES)></g>
        </svg>
    }
    .into_any()
}

fn link(place: Place, is_current: bool, drawing: Icon, text: String) -> AnyView {
    view! {
        <a href=place.route().address() data-place=place.name() aria-current=is_current.then_some("page")>
            {icon(drawing)}
            <span>{text}</span>
        </a>
    }
    .into_any()
}

/// The elements of the language menu: its button and its list.
const LANGUAGE_MENU: &str = ".language-menu";

/// The button of the language, and the list that it opens (disclosure pattern).
fn language_menu(shell: Shell) -> AnyView {
    let open = RwSignal::new(false);
    let close = move || open.set(false);
    overlay::follow(Memo::new(move |_| open.get()), close);
    let close_outside = move |event: Event| {
        if open.get_untracked() && browser::closest(&event, LANGUAGE_MENU).is_none() {
            close();
        }
    };
    browser::on_window("pointerdown", close_outside);
    browser::on_window("focusin", close_outside);
    browser::on_window("keydown", move |event| {
        let escape = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Escape");
        if escape && open.get_untracked() {
            close();
            focus_language_button();
        }
    });
    let expanded = Memo::new(move |_| if open.get() { "true" } else { "false" });
    view! {
        <div class="language-menu">
            <button
                type="button"
                class="plain"
                data-action="languages"
                aria-expanded=expanded
                on:click=move |_| open.update(|open| *open = !*open)
            >
                <span class="hidden">{format!("{}: ", shell.texts.settings_language())}</span>
                {shell.texts.language().code().to_ascii_uppercase()}
                {icon(Icon::Down)}
            </button>
            {move || open.get().then(|| view! { <div class="popup card">{languages(shell)}</div> })}
        </div>
    }
    .into_any()
}

/// Moves the focus to the button of the language menu.
pub(crate) fn focus_language_button() {
    if let Ok(Some(button)) = document().query_selector("[data-action=languages]") {
        browser::focus(&button);
    }
}
