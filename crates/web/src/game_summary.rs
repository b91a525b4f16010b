//! Names and pictures of saved games, for lists and titles.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Record, Side};
use mad_session::{Saved, Seat};
use mad_svg::{Look, Scene};

use crate::app::Shell;

/// The record tags of the names of the players.
const PLAYER_TAGS: [(&str, Side); 2] = [("Red", Side::Red), ("Blue", Side::Blue)];

/// The name of the player of a side.
pub(crate) fn player_name(texts: &Texts, saved: &Saved, side: Side) -> String {
    let tag = match side {
        Side::Red => "Red",
        Side::Blue => "Blue",
    };
    match (saved.session.seats()[side], saved.session.tag(tag)) {
        (Seat::Computer(level), _) => texts.player_computer(level),
        (Seat::Person, Some(name)) if !name.is_empty() && name != "?" => name.to_owned(),
        (Seat::Person, _) if saved.session.person() == Some(side) => texts.player_you(),
        (Seat::Person, _) => texts.side_name(Texts::side_argument(side)),
    }
}

/// The title of a game: its name, or its players.
pub(crate) fn game_title(shell: Shell, saved: &Saved) -> String {
    if !saved.name.is_empty() {
        return saved.name.clone();
    }
    let name = |side| player_name(shell.texts, saved, side);
    shell.texts.games_versus(name(Side::Red), name(Side::Blue))
}

/// The state of a game: its outcome, or the number of turns.
pub(crate) fn game_state(texts: &Texts, saved: &Saved) -> String {
    let game = saved.session.game();
    match game.outcome() {
        Some(outcome) => texts.outcome(outcome),
        None => texts.games_turn(game.turns().len()),
    }
}

/// The record of a game with the names of its players.
pub(crate) fn named_record(texts: &Texts, saved: &Saved) -> Record {
    let mut record = saved.session.record();
    for (tag, side) in PLAYER_TAGS {
        let _ = record.set_tag(tag, &player_name(texts, saved, side));
    }
    record
}

/// A small picture of the position of a game, as SVG.
pub(crate) fn small_board_svg(saved: &Saved) -> String {
    let flip = saved.session.person() == Some(Side::Blue);
    let look = Look { digits: false, flip, ..Look::VARIABLES };
    mad_svg::board(saved.session.game().position(), &look, &Scene::default())
}

/// A small picture of the position of a game.
pub(crate) fn small_board(svg: Signal<String>) -> AnyView {
    view! { <div class="small-board" aria-hidden="true" inner_html=svg></div> }.into_any()
}
