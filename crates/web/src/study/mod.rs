//! Studying games: the list of studies, and the analysis board.

mod analysis;
mod annotations;
mod controller;
mod engine_panel;
mod export;
mod home;
mod keys;
mod menu;
mod open;
mod review;
mod screen;
mod shapes;
mod store;
mod tree_rows;
mod tree_view;

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Position, Turn};

use crate::app::Shell;
use crate::i18n::{Bundle, with_texts};
use crate::route::StudyRoute;

/// A turn in the compact notation, in which only passing has a word.
fn compact_turn(texts: &Texts, position: &Position, turn: Turn) -> String {
    if turn == Turn::PASS { texts.turn_in_list(position, turn) } else { turn.to_string() }
}

/// A screen for studying games, as soon as its texts are loaded.
pub(crate) fn screen(shell: Shell, route: StudyRoute) -> AnyView {
    let render = move |texts| {
        let shell = Shell { texts, ..shell };
        untrack(|| match &route {
            StudyRoute::Home => home::home(shell),
            StudyRoute::Study(id) => open::study(shell, id),
            StudyRoute::OfGame(id) => open::of_game(shell, id, false),
            StudyRoute::Review(id) => open::of_game(shell, id, true),
            StudyRoute::OfPosition(mfen) => open::of_position(shell, mfen),
            StudyRoute::OfLink(query) => open::of_link(shell, query),
        })
    };
    with_texts(shell, Bundle::Study, Box::new(render))
}
