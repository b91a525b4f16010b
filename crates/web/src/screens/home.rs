//! The home screen.

use leptos::prelude::*;
use mad_rules::{Class, Ship, Side};

use super::new_game::start_first_game;
use crate::app::Shell;
use crate::board::ship_drawing;
use crate::game_summary::{game_title, small_board, small_board_svg};
use crate::icons::{Icon, icon};
use crate::route::{Opponent, Route};
use crate::widgets::languages;
use crate::{browser, lessons, storage};

/// The web site of the authors of the game.
const AUTHORS: &str = "http://www.doeraene.be/mad/";

pub(crate) fn home(shell: Shell) -> AnyView {
    let texts = shell.texts;
    browser::set_title(texts.web_title());
    let ids = storage::ids();
    let first = ids.is_empty();
    let unfinished = ids.into_iter().find_map(|id| {
        let saved = storage::load(&id)?.ok()?;
        (!saved.session.game().is_over()).then_some((id, saved))
    });
    let progress = lessons::progress();
    let learn = match progress.next_lesson() {
        Some(_) if progress.is_begun() => texts.home_learn_on(),
        _ => texts.home_learn(),
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
                <h1>{texts.web_title()}</h1>
                <p>{texts.web_tagline()}</p>
                {fleets()}
            </header>
            {first.then(|| first_game(shell))}
            {unfinished.map(|(id, saved)| {
                let board = small_board(small_board_svg(&saved).into());
                let title = game_title(shell, &saved);
                view! {
                    <a class="continue card" href=Route::Game(id).address() data-action="continue">
                        {board}
                        <span class="about">
                            <strong>{texts.home_continue()}</strong>
                            <span>{title}</span>
                        </span>
                    </a>
                }
            })}
            <nav class="entries">
                {entry("learn", Icon::School, learn, Route::Lessons)}
                {entry("play", Icon::Computer, texts.home_play(), Route::New(Opponent::Computer, None))}
                {entry("two", Icon::People, texts.home_two(), Route::New(Opponent::Person, None))}
                {entry("setup", Icon::Board, texts.home_setup(), Route::Setup(None))}
                {entry("rules", Icon::Book, texts.home_rules(), Route::Rules(None))}
                {entry("games", Icon::Folder, texts.home_games(), Route::Games)}
                {entry("settings", Icon::Gear, texts.home_settings(), Route::Settings)}
            </nav>
            <footer>
                {languages(shell)}
                <p>{texts.web_private()}</p>
                <p>
                    {texts.web_credit()}" "
                    <a href=AUTHORS rel="noopener" target="_blank">{texts.web_credit_link()}</a>
                </p>
            </footer>
        </main>
    }
    .into_any()
}

/// Decoration: a ship of every rank for both sides.
fn fleets() -> impl IntoView {
    const RANKS: [Class; 4] = [Class::CORVETTE, Class::C121, Class::C212, Class::CRUISER];
    let red = RANKS.map(|class| Ship::new(Side::Red, class));
    let blue = RANKS.map(|class| Ship::new(Side::Blue, class));
    let ships = red.into_iter().chain(blue.into_iter().rev());
    let drawings = ships.map(|ship| ship_drawing(ship, false.into(), false.into())).collect_view();
    view! { <div class="fleets" aria-hidden="true">{drawings}</div> }
}

/// A button that starts the first game without any choices.
fn first_game(shell: Shell) -> impl IntoView {
    let texts = shell.texts;
    view! {
        <button class="first card" type="button" data-action="first-game" on:click=move |_| start_first_game(shell)>
            {icon(Icon::Go)}
            <span>
                <strong>{texts.home_first()}</strong>
                <small>{texts.home_first_note()}</small>
            </span>
        </button>
    }
}
