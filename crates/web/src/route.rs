//! Where in the app we are: what stands behind `#` in the address.

use crate::dom::*;

use wasm_bindgen::JsValue;

use crate::browser;

/// A screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Route {
    Home,
    /// Choosing a game, perhaps from a position: MFEN with `_` for spaces.
    New(Opponent, Option<String>),
    Game(String),
    Games,
    /// Setting up, perhaps from a position: MFEN with `_` for spaces.
    Setup(Option<String>),
    Settings,
    Lessons,
    /// A lesson by its name.
    Lesson(String),
    /// The rules, perhaps from a topic on.
    Rules(Option<String>),
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
            ("new", rest) => {
                let (opponent, from) = rest.split_once('/').unwrap_or((rest, ""));
                let from = (!from.is_empty()).then(|| from.to_owned());
                match opponent {
                    "two" => Self::New(Opponent::Person, from),
                    _ => Self::New(Opponent::Computer, from),
                }
            }
            ("game", id) if !id.is_empty() => Self::Game(id.to_owned()),
            ("games", _) => Self::Games,
            ("setup", "") => Self::Setup(None),
            ("setup", mfen) => Self::Setup(Some(mfen.to_owned())),
            ("settings", _) => Self::Settings,
            ("learn", "") => Self::Lessons,
            ("learn", name) => Self::Lesson(name.to_owned()),
            ("rules", "") => Self::Rules(None),
            ("rules", topic) => Self::Rules(Some(topic.to_owned())),
            _ => Self::Home,
        }
    }

    /// The address of this screen within the page.
    pub(crate) fn address(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::New(opponent, from) => {
                let opponent = match opponent {
                    Opponent::Computer => "computer",
                    Opponent::Person => "two",
                };
                let from = from.as_ref().map_or_else(String::new, |from| format!("/{from}"));
                format!("#/new/{opponent}{from}")
            }
            Self::Game(id) => format!("#/game/{id}"),
            Self::Games => "#/games".to_owned(),
            Self::Setup(None) => "#/setup".to_owned(),
            Self::Setup(Some(mfen)) => format!("#/setup/{mfen}"),
            Self::Settings => "#/settings".to_owned(),
            Self::Lessons => "#/learn".to_owned(),
            Self::Lesson(name) => format!("#/learn/{name}"),
            Self::Rules(None) => "#/rules".to_owned(),
            Self::Rules(Some(topic)) => format!("#/rules/{topic}"),
            Self::Shared(query) => format!("#/game?{query}"),
        }
    }

    /// Puts the address into the bar without going anywhere, so that a reload comes back here.
    pub(crate) fn note(&self) {
        let history = browser::window().history();
        let address = format!("{}{}", browser::address(), self.address());
        if let Ok(history) = history {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    }

    /// Goes there.
    pub(crate) fn go(&self) {
        let _ = browser::window().location().set_hash(&self.address());
    }
}

/// The present route, which follows the address.
pub(crate) fn follow() -> RwSignal<Route> {
    let here = || {
        let fragment = browser::window().location().hash().unwrap_or_default();
        let decoded = js_sys::decode_uri_component(&fragment);
        Route::parse(&decoded.map_or(fragment, String::from))
    };
    let route = RwSignal::new(here());
    let listener = listen("hashchange", move |_| {
        route.set(here());
        browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    on_cleanup(move || listener.remove());
    route
}
