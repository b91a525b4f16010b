//! Online games: playing a friend by a link, finding an opponent, watching. Nothing here runs, and nothing is sent
//! to the server, before one of these screens is opened.

mod actions;
mod api;
mod connection;
mod controller;
mod events;
mod find;
mod form;
mod game_screen;
mod home;
mod invitation;
mod lists;
mod notify;
mod panel;
mod seat;

use leptos::prelude::*;

use crate::app::Shell;
use crate::i18n::{Bundle, with_texts};
use crate::route::OnlineRoute;

/// A screen of online games, as soon as its texts are loaded.
pub(crate) fn screen(shell: Shell, route: OnlineRoute) -> AnyView {
    let render = move |texts| {
        let shell = Shell { texts, ..shell };
        untrack(|| match &route {
            OnlineRoute::Home => home::screen(shell),
            OnlineRoute::Friend(from) => form::friend(shell, from.as_deref()),
            OnlineRoute::Find => find::screen(shell),
            OnlineRoute::Game(id) => game_screen::screen(shell, id),
            OnlineRoute::Seat(id, secret) => seat::screen(shell, id, secret),
        })
    };
    with_texts(shell, Bundle::Online, Box::new(render))
}
