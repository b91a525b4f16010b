//! Client-side routing by the fragment of the address.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

use crate::{browser, overlay};

/// A screen and its parameters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Route {
    Home,
    /// The form for a new game, perhaps from a position: MFEN with `_` for spaces.
    New(Opponent, Option<String>),
    Game(String),
    Games,
    /// The position editor, perhaps with a position: MFEN with `_` for spaces.
    Setup(Option<String>),
    Settings,
    Lessons,
    /// A lesson by its name.
    Lesson(String),
    /// The rules, perhaps from a topic on.
    Rules(Option<String>),
    /// The clock for a game on a real board.
    Clock,
    /// A game that is encoded in the address.
    Shared(String),
    /// A screen of online games.
    Online(OnlineRoute),
    /// A screen for studying games.
    Study(StudyRoute),
}

/// A screen for studying games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum StudyRoute {
    /// The list of studies, and the ways to a new one.
    Home,
    /// A study by its id.
    Study(String),
    /// A study of a saved game, by the id of the game.
    OfGame(String),
    /// The same, reviewed at once.
    Review(String),
    /// A study of a position: MFEN with `_` for spaces.
    OfPosition(String),
    /// A study of a game that is encoded in the address.
    OfLink(String),
}

/// A screen of online games. The addresses of games and seats are those of `mad_online::Link`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum OnlineRoute {
    /// The player's online games, and the ways to a new one.
    Home,
    /// The form for an invitation, perhaps from a position: MFEN with `_` for spaces.
    Friend(Option<String>),
    /// Looking for an opponent.
    Find,
    /// A game or an invitation.
    Game(String),
    /// Going on from another device: the game and the secret of the seat.
    Seat(String, String),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opponent {
    Computer,
    Person,
}

impl Route {
    /// Parses a fragment. Unknown fragments lead to the home screen.
    fn parse(fragment: &str) -> Self {
        let path = fragment.trim_start_matches('#').trim_start_matches('/');
        if let Some(query) = path.strip_prefix("game?") {
            return Self::Shared(query.to_owned());
        }
        if let Some(query) = path.strip_prefix("study/link?") {
            return Self::Study(StudyRoute::OfLink(query.to_owned()));
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
            ("clock", _) => Self::Clock,
            ("study", rest) => Self::Study(match rest.split_once('/').unwrap_or((rest, "")) {
                ("", _) => StudyRoute::Home,
                ("game", id) => StudyRoute::OfGame(id.to_owned()),
                ("review", id) => StudyRoute::Review(id.to_owned()),
                ("position", mfen) => StudyRoute::OfPosition(mfen.to_owned()),
                (id, _) => StudyRoute::Study(id.to_owned()),
            }),
            ("learn", "") => Self::Lessons,
            ("learn", name) => Self::Lesson(name.to_owned()),
            ("online", rest) => Self::Online(match rest.split_once('/').unwrap_or((rest, "")) {
                ("friend", "") => OnlineRoute::Friend(None),
                ("friend", mfen) => OnlineRoute::Friend(Some(mfen.to_owned())),
                ("find", _) => OnlineRoute::Find,
                _ => OnlineRoute::Home,
            }),
            ("play", id) if !id.is_empty() => Self::Online(OnlineRoute::Game(id.to_owned())),
            ("seat", rest) => match rest.split_once('/') {
                Some((id, secret)) => {
                    Self::Online(OnlineRoute::Seat(id.to_owned(), secret.to_owned()))
                }
                None => Self::Home,
            },
            ("rules", "") => Self::Rules(None),
            ("rules", topic) => Self::Rules(Some(topic.to_owned())),
            _ => Self::Home,
        }
    }

    /// The screen of an online game.
    pub(crate) fn online_game(id: impl std::fmt::Display) -> Self {
        Self::Online(OnlineRoute::Game(id.to_string()))
    }

    /// The fragment of this screen, with `#`.
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
            Self::Clock => "#/clock".to_owned(),
            Self::Lessons => "#/learn".to_owned(),
            Self::Lesson(name) => format!("#/learn/{name}"),
            Self::Rules(None) => "#/rules".to_owned(),
            Self::Rules(Some(topic)) => format!("#/rules/{topic}"),
            Self::Shared(query) => format!("#/game?{query}"),
            Self::Study(route) => match route {
                StudyRoute::Home => "#/study".to_owned(),
                StudyRoute::Study(id) => format!("#/study/{id}"),
                StudyRoute::OfGame(id) => format!("#/study/game/{id}"),
                StudyRoute::Review(id) => format!("#/study/review/{id}"),
                StudyRoute::OfPosition(mfen) => format!("#/study/position/{mfen}"),
                StudyRoute::OfLink(query) => format!("#/study/link?{query}"),
            },
            Self::Online(route) => match route {
                OnlineRoute::Home => "#/online".to_owned(),
                OnlineRoute::Friend(None) => "#/online/friend".to_owned(),
                OnlineRoute::Friend(Some(mfen)) => format!("#/online/friend/{mfen}"),
                OnlineRoute::Find => "#/online/find".to_owned(),
                OnlineRoute::Game(id) => format!("#/play/{id}"),
                OnlineRoute::Seat(id, secret) => format!("#/seat/{id}/{secret}"),
            },
        }
    }

    /// Replaces the address without navigating, so that a reload comes back here.
    pub(crate) fn replace(&self) {
        let history = window().history();
        let address = format!("{}{}", browser::address(), self.address());
        if let Ok(history) = history {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    }

    /// Renders the screen of an address that was replaced: that fires no event by itself.
    pub(crate) fn reload(&self) {
        if let Ok(event) = web_sys::Event::new("hashchange") {
            let _ = window().dispatch_event(&event);
        }
    }

    /// Navigates to this screen.
    pub(crate) fn go(&self) {
        overlay::navigate(&self.address());
    }
}

/// A visit of a screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Navigation {
    /// Counts visits: the same route visited again is rendered again.
    pub(crate) number: u32,
    pub(crate) route: Route,
}

/// The current screen, which follows the address.
pub(crate) fn follow() -> RwSignal<Navigation> {
    let current = || {
        let fragment = location().hash().unwrap_or_default();
        let decoded = js_sys::decode_uri_component(&fragment);
        Route::parse(&decoded.map_or(fragment, String::from))
    };
    let navigation = RwSignal::new(Navigation { number: 0, route: current() });
    browser::on_window("hashchange", move |_| {
        navigation.update(|navigation| {
            navigation.number += 1;
            navigation.route = current();
        });
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    navigation
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_read_back_from_its_address() {
        let position = "rrrr_r_1_-_0-40_1".to_owned();
        let routes = [
            Route::Home,
            Route::New(Opponent::Computer, None),
            Route::New(Opponent::Person, Some(position.clone())),
            Route::Game("18c0ffee".to_owned()),
            Route::Games,
            Route::Setup(None),
            Route::Setup(Some(position)),
            Route::Settings,
            Route::Clock,
            Route::Lessons,
            Route::Lesson("moves".to_owned()),
            Route::Rules(None),
            Route::Rules(Some("bonus".to_owned())),
            Route::Shared("start=6x4&turns=c4b3".to_owned()),
            Route::Study(StudyRoute::Home),
            Route::Study(StudyRoute::Study("18c0ffee".to_owned())),
            Route::Study(StudyRoute::OfGame("18c0ffee".to_owned())),
            Route::Study(StudyRoute::Review("18c0ffee".to_owned())),
            Route::Study(StudyRoute::OfPosition("4/b1113/4/r1113_r_-_-_0/40_1".to_owned())),
            Route::Study(StudyRoute::OfLink("start=6x4&turns=c4b3".to_owned())),
            Route::Online(OnlineRoute::Home),
            Route::Online(OnlineRoute::Friend(None)),
            Route::Online(OnlineRoute::Friend(Some("4/b1113/4/r1113_r_-_-_0/40_1".to_owned()))),
            Route::Online(OnlineRoute::Find),
            Route::Online(OnlineRoute::Game("AAECAwQFBgcI".to_owned())),
            Route::Online(OnlineRoute::Seat("AAECAwQFBgcI".to_owned(), "s-_3".to_owned())),
        ];
        for route in routes {
            assert_eq!(Route::parse(&route.address()), route);
        }
    }

    #[test]
    fn positions_with_slashes_survive_in_addresses() {
        let mfen = "5/5/5/5/5_r".to_owned();
        for route in
            [Route::Setup(Some(mfen.clone())), Route::New(Opponent::Person, Some(mfen.clone()))]
        {
            assert_eq!(Route::parse(&route.address()), route);
        }
    }

    #[test]
    fn unknown_addresses_lead_home() {
        for fragment in ["", "#", "#/", "#/nowhere", "#/game/", "#/game", "#/play/", "#/seat/x"] {
            assert_eq!(Route::parse(fragment), Route::Home, "{fragment}");
        }
    }

    #[test]
    fn an_unknown_opponent_is_the_computer() {
        assert_eq!(Route::parse("#/new/"), Route::New(Opponent::Computer, None));
        assert_eq!(Route::parse("#/new/nobody"), Route::New(Opponent::Computer, None));
    }
}
