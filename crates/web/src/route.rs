//! Where in the app we are: what stands behind `#` in the address.

use leptos::prelude::*;

use crate::browser;

/// A screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Route {
    Home,
    New(Opponent),
    Game(String),
    Games,
    /// Setting up, perhaps from a position: MFEN with `_` for spaces.
    Setup(Option<String>),
    Settings,
    /// A game that the address carries itself.
    Shared(String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opponent {
    Computer,
    Person,
}

impl Route {
    /// Reads an address; whatever is not known leads home.
    fn parse(fragment: &str) -> Self {
        let path = fragment.trim_start_matches('#').trim_start_matches('/');
        if let Some(query) = path.strip_prefix("game?") {
            return Self::Shared(query.to_owned());
        }
        match path.split_once('/').unwrap_or((path, "")) {
            ("new", "two") => Self::New(Opponent::Person),
            ("new", _) => Self::New(Opponent::Computer),
            ("game", id) if !id.is_empty() => Self::Game(id.to_owned()),
            ("games", _) => Self::Games,
            ("setup", "") => Self::Setup(None),
            ("setup", mfen) => Self::Setup(Some(mfen.to_owned())),
            ("settings", _) => Self::Settings,
            _ => Self::Home,
        }
    }

    /// The address of this screen within the page.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::New(Opponent::Computer) => "#/new/computer".to_owned(),
            Self::New(Opponent::Person) => "#/new/two".to_owned(),
            Self::Game(id) => format!("#/game/{id}"),
            Self::Games => "#/games".to_owned(),
            Self::Setup(None) => "#/setup".to_owned(),
            Self::Setup(Some(mfen)) => format!("#/setup/{mfen}"),
            Self::Settings => "#/settings".to_owned(),
            Self::Shared(query) => format!("#/game?{query}"),
        }
    }

    /// Goes there.
    pub(crate) fn go(&self) {
        let _ = browser::window().location().set_hash(&self.address());
    }
}

/// The present route, which follows the address.
pub(crate) fn follow() -> ReadSignal<Route> {
    let here = || {
        let fragment = browser::window().location().hash().unwrap_or_default();
        let decoded = js_sys::decode_uri_component(&fragment);
        Route::parse(&decoded.map_or(fragment, String::from))
    };
    let (route, set_route) = signal(here());
    let listener = window_event_listener(leptos::ev::hashchange, move |_| {
        set_route.set(here());
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    on_cleanup(move || listener.remove());
    route
}
