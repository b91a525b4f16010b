//! The first screen.

use crate::dom::*;
use mad_rules::{BySide, Class, Game, Ship, Side};
use mad_session::Table;

use crate::app::Shell;
use crate::board::ship_drawing;
use crate::games::{small_board, title};
use crate::route::{Opponent, Route};
use crate::ui::{Icon, icon, languages};
use crate::{browser, learn, new_game, store};

/// The makers of the game.
const MAKERS: &str = "http://www.doeraene.be/mad/";

pub(crate) fn home(shell: Shell) -> impl IntoView {
    let words = shell.words;
    browser::document().set_title(&words.web_title());
    let ids = store::ids();
    let first = ids.is_empty();
    let unfinished = ids.into_iter().find_map(|id| {
        let saved = store::load(&id)?.ok()?;
        (!saved.table.game().is_over()).then_some((id, saved))
    });
    let learned = learn::progress();
    let learn = match learned.next_lesson() {
        Some(_) if learned.is_begun() => words.home_learn_on(),
        _ => words.home_learn(),
    };
    let entry = |name, drawing, text: String, route: Route| {
        view! {
            <a class="entry" href=route.address() data-action=name>
                {icon(drawing)}
                <span>{text}</span>
            </a>
        }
    };
    view! {
        <main class="home">
            <header class="hero">
                <h1>{words.web_title()}</h1>
                <p>{words.web_tagline()}</p>
                {fleets()}
            </header>
            {first.then(|| first_game(shell))}
            {unfinished.map(|(id, saved)| {
                let board = small_board(&saved);
                let about = title(shell, &saved);
                view! {
                    <a class="continue card" href=Route::Game(id).address() data-action="continue">
                        {board}
                        <span class="about">
                            <strong>{words.home_continue()}</strong>
                            <span>{about}</span>
                        </span>
                    </a>
                }
            })}
            <nav class="entries">
                {entry("learn", Icon::School, learn, Route::Lessons)}
                {entry("play", Icon::Computer, words.home_play(), Route::New(Opponent::Computer, None))}
                {entry("two", Icon::People, words.home_two(), Route::New(Opponent::Person, None))}
                {entry("setup", Icon::Board, words.home_setup(), Route::Setup(None))}
                {entry("rules", Icon::Book, words.home_rules(), Route::Rules(None))}
                {entry("games", Icon::Folder, words.home_games(), Route::Games)}
                {entry("settings", Icon::Gear, words.home_settings(), Route::Settings)}
            </nav>
            <footer>
                {languages(shell)}
                <p>{words.web_private()}</p>
                <p>
                    {words.web_credit()}" "
                    <a href=MAKERS rel="noopener" target="_blank">{words.web_credit_link()}</a>
                </p>
            </footer>
        </main>
    }
}

/// A ship of every rank on both sides, face to face.
fn fleets() -> impl IntoView {
    const RANKS: [Class; 4] = [Class::CORVETTE, Class::C121, Class::C212, Class::CRUISER];
    let red = RANKS.map(|class| Ship::new(Side::Red, class));
    let blue = RANKS.map(|class| Ship::new(Side::Blue, class));
    let ships = red.into_iter().chain(blue.into_iter().rev());
    let drawings = ships.map(|ship| ship_drawing(ship, false, false)).collect_view();
    view! { <div class="fleets" aria-hidden="true">{drawings}</div> }
}

/// One click, and a first-time visitor plays.
fn first_game(shell: Shell) -> impl IntoView {
    let words = shell.words;
    view! {
        <button class="first card" type="button" data-action="first-game" on:click=move |_| begin_first(shell)>
            {icon(Icon::Go)}
            <span>
                <strong>{words.home_first()}</strong>
                <small>{words.home_first_note()}</small>
            </span>
        </button>
    }
}

/// A first game: red, against the lowest level.
pub(crate) fn begin_first(shell: Shell) {
    let seats = BySide { red: mad_session::Seat::Person, blue: mad_session::Seat::Computer(1) };
    let table = Table::new(Game::default(), seats, browser::chance(), None);
    new_game::begin(shell, table);
}
