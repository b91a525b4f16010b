//! Names and pictures of saved games, for lists and titles.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{BySide, Position, Record, Side};
use mad_session::{GameOverview, Saved, Seat, SharedGame, points_text};
use mad_svg::{Look, Scene};

use crate::app::Shell;
use crate::settings::look;

/// The record tags of the names of the players.
const PLAYER_TAGS: BySide<&str> = BySide { red: "Red", blue: "Blue" };

/// The name of the player of a side.
pub(crate) fn player_name(texts: &Texts, saved: &Saved, side: Side) -> String {
    name_in(texts, saved.session.seats(), saved.session.tag(PLAYER_TAGS[side]), side)
}

/// The name of the player of a side, from the tag of the record.
fn name_in(texts: &Texts, seats: BySide<Seat>, tag: Option<&str>, side: Side) -> String {
    match (seats[side], tag) {
        (Seat::Computer(level), _) => texts.player_computer(level),
        (Seat::Person | Seat::Remote, Some(name)) if !name.is_empty() && name != "?" => {
            name.to_owned()
        }
        (Seat::Person, _) if seats[!side] != Seat::Person => texts.player_you(),
        (Seat::Person | Seat::Remote, _) => texts.side_name(Texts::side_argument(side)),
    }
}

/// The names of the players of a listed game.
pub(crate) fn names_of(texts: &Texts, game: &GameOverview) -> BySide<String> {
    BySide::from_fn(|side| name_in(texts, game.seats, game.names[side].as_deref(), side))
}

/// The score of a series of rematches; `None` in its first game.
pub(crate) fn series_text(texts: &Texts, saved: &Saved) -> Option<String> {
    let halves = saved.session.series()?.halves;
    let name = |side| player_name(texts, saved, side);
    let (red, blue) = (name(Side::Red), name(Side::Blue));
    Some(texts.games_series(red, points_text(halves.red), blue, points_text(halves.blue)))
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

/// The record of a game with the names of its players and the times of its clock.
pub(crate) fn named_record(texts: &Texts, saved: &Saved) -> Record {
    let mut record = saved.session.record_with_clock();
    for side in Side::ALL {
        let _ = record.set_tag(PLAYER_TAGS[side], &player_name(texts, saved, side));
    }
    record
}

/// The game for a link. The computer is named in the language of the user; an unnamed person is not
/// named.
pub(crate) fn shared_game(texts: &Texts, saved: &Saved) -> SharedGame {
    let name = |side: Side| match saved.session.seats()[side] {
        Seat::Computer(level) => Some(texts.player_computer(level)),
        Seat::Person | Seat::Remote => {
            let name = saved.session.tag(PLAYER_TAGS[side]);
            name.filter(|name| !name.is_empty() && *name != "?").map(str::to_owned)
        }
    };
    SharedGame { game: saved.session.game().clone(), names: BySide::from_fn(name) }
}

/// A small picture of the position of a game, as SVG.
pub(crate) fn small_board_svg(shell: Shell, saved: &Saved) -> String {
    let flip = saved.session.person() == Some(Side::Blue);
    let look = Look { digits: false, flip, ..shell.settings.with(look) };
    mad_svg::board(saved.session.game().position(), &look, &Scene::default())
}

/// A thumbnail of a position in the style of the settings, as SVG: hulls and gems only.
pub(crate) fn thumbnail_svg(shell: Shell, position: &Position) -> String {
    let look = Look { small: true, ..shell.settings.with(look) };
    mad_svg::board(position, &look, &Scene::default())
}

/// A small picture of a position.
pub(crate) fn small_board(svg: Signal<String>) -> AnyView {
    view! { <div class="small-board" aria-hidden="true" inner_html=svg></div> }.into_any()
}
