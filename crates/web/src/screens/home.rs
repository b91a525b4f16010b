//! The home screen: a live board, one main action, and what the player has reached.

use leptos::prelude::*;
use mad_rules::Side;
use mad_session::{NewGameChoices, Saved, Seat};
use mad_tutorial::{LESSONS, MINUTES};

use super::live_board::live_board;
use super::new_game;
use crate::app::Shell;
use crate::game_summary::game_title;
use crate::header::header;
use crate::icons::{Icon, icon};
use crate::route::{OnlineRoute, Opponent, Route};
use crate::{achievements, browser, fair_play, lessons, storage};

/// The web site of the authors of the game.
const AUTHORS: &str = "http://www.doeraene.be/mad/";

/// The main action, which depends on what was played last.
enum MainAction {
    /// Nothing was ever played.
    FirstGame,
    /// An unfinished game, by its id.
    Continue(String, Box<Saved>),
    /// A new game against this level.
    Level(u8),
    /// A new game of two people.
    TwoPlayers,
    /// Another online game.
    Online,
}

impl MainAction {
    fn new(choices: Option<&NewGameChoices>) -> Self {
        let mut games = storage::ids().into_iter().filter_map(|id| {
            let saved = storage::load(&id)?.ok()?;
            Some((id, saved))
        });
        let Some((id, latest)) = games.next() else {
            return choices.map_or(Self::FirstGame, |choices| Self::Level(choices.level));
        };
        let online = latest.session.is_online() && browser::has_game_server();
        let seats = latest.session.seats();
        let level = Side::ALL.into_iter().find_map(|side| match seats[side] {
            Seat::Computer(level) => Some(level),
            Seat::Person | Seat::Remote => None,
        });
        let is_open = |(_, saved): &(String, Saved)| !saved.session.game().is_over();
        let open = Some((id, latest)).filter(is_open).or_else(|| games.find(is_open));
        match (open, level) {
            (Some((id, saved)), _) => Self::Continue(id, Box::new(saved)),
            (None, Some(level)) => Self::Level(level),
            (None, None) if online => Self::Online,
            (None, None) => Self::TwoPlayers,
        }
    }
}

pub(crate) fn home(shell: Shell) -> AnyView {
    let texts = shell.texts;
    browser::set_title(texts.web_title());
    let main_action = MainAction::new(new_game::stored_choices().as_ref());
    let current = match &main_action {
        MainAction::Continue(id, saved) => Some((id.clone(), saved.session.clone())),
        _ => None,
    };
    view! {
        {header(shell, shell.place)}
        <main class="home">
            {live_board(shell, current)}
            <div class="start">
                <div class="hero">
                    <h1>{texts.home_headline()}</h1>
                    <p>{texts.web_tagline()}</p>
                </div>
                {main_button(shell, main_action)}
                <nav class="entries" aria-label=texts.nav_play()>
                    {learn_card(shell)}
                    {card("two", Icon::People, texts.home_two(), &Route::New(Opponent::Person, None), view! {
                        <small>{texts.home_two_note()}</small>
                    }.into_any())}
                    {online_card(shell)}
                </nav>
                {beaten_levels(shell)}
                <p class="quiet">
                    <a href=Route::Setup(None).address() data-action="setup">{texts.home_setup()}</a>
                    <a href=Route::Rules(None).address() data-action="rules">{texts.home_rules()}</a>
                    <a href=Route::Games.address() data-action="games">{texts.home_games()}</a>
                </p>
                <footer>
                    <p>{if browser::has_game_server() { texts.web_private_online() } else { texts.web_private() }}</p>
                    <p>
                        {texts.web_credit()}" "
                        <a href=AUTHORS rel="noopener" target="_blank">{texts.web_credit_link()}</a>
                    </p>
                </footer>
            </div>
        </main>
    }
    .into_any()
}

/// The main button with a line about it, and the way to other choices.
fn main_button(shell: Shell, main_action: MainAction) -> AnyView {
    let texts = shell.texts;
    let is_open = matches!(main_action, MainAction::Continue(..));
    let button = match main_action {
        MainAction::FirstGame => {
            let content = button_content(texts.home_first(), Some(texts.home_first_note()));
            start_button("first-game", content, move || new_game::start_first_game(shell))
        }
        MainAction::Continue(id, saved) => {
            let content = button_content(texts.home_continue(), Some(game_title(shell, &saved)));
            let address = Route::Game(id).address();
            view! { <a class="button main-button" href=address data-action="continue">{content}</a> }
                .into_any()
        }
        MainAction::Level(level) => {
            let score = achievements::stored().score(level);
            let note = (score.games > 0).then(|| texts.home_wins(score.wins, score.games));
            let content = button_content(texts.home_play_level(level), note);
            start_button("play-again", content, move || new_game::start_against(shell, level))
        }
        MainAction::Online => {
            let content = button_content(texts.home_online(), None);
            let address = Route::Online(OnlineRoute::Home).address();
            view! { <a class="button main-button" href=address data-action="play-online">{content}</a> }
                .into_any()
        }
        MainAction::TwoPlayers => {
            let content = button_content(texts.home_play_two(), None);
            start_button("play-again", content, move || new_game::start_two_people(shell))
        }
    };
    let other = if is_open { texts.act_new() } else { texts.home_other() };
    let address = Route::New(Opponent::Computer, None).address();
    view! {
        <div class="main-action">
            {button}
            <a class="button" href=address data-action="play">{other}</a>
        </div>
    }
    .into_any()
}

fn start_button(name: &'static str, content: AnyView, start: impl Fn() + 'static) -> AnyView {
    let start: Box<dyn Fn()> = Box::new(start);
    view! {
        <button class="main-button" type="button" data-action=name on:click=move |_| start()>
            {content}
        </button>
    }
    .into_any()
}

fn button_content(text: String, note: Option<String>) -> AnyView {
    view! {
        {icon(Icon::Go)}
        <span>
            <strong>{text}</strong>
            {note.map(|note| view! { <small>{note}</small> })}
        </span>
    }
    .into_any()
}

/// A link with an icon, a title, and something below it.
fn card(name: &'static str, drawing: Icon, text: String, route: &Route, below: AnyView) -> AnyView {
    view! {
        <a class="entry" href=route.address() data-action=name>
            {icon(drawing)}
            <span class="about">
                <strong>{text}</strong>
                {below}
            </span>
        </a>
    }
    .into_any()
}

/// The way to online games, if the app comes from a game server.
fn online_card(shell: Shell) -> Option<AnyView> {
    let (texts, route) = (shell.texts, Route::Online(OnlineRoute::Home));
    let note = match fair_play::count() {
        0 => texts.home_online_note(),
        running => texts.home_online_running(running),
    };
    browser::has_game_server().then(|| {
        card(
            "online",
            Icon::Globe,
            texts.home_online(),
            &route,
            view! { <small>{note}</small> }.into_any(),
        )
    })
}

/// The way to the lessons, with the progress.
fn learn_card(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let progress = lessons::progress();
    let is_done = |lesson| progress.count(lesson) == lesson.tasks.len();
    let done = LESSONS.iter().filter(|lesson| is_done(lesson)).count();
    let (text, below) = if progress.is_begun() {
        let steps = LESSONS.iter().map(|lesson| {
            view! { <i class=if is_done(lesson) { "on" } else { "" }></i> }
        });
        let text = if done < LESSONS.len() { texts.home_learn_on() } else { texts.home_learn() };
        let label = texts.home_lessons(done, LESSONS.len());
        let below = view! {
            <small>{label}</small>
            <span class="steps" aria-hidden="true">{steps.collect_view()}</span>
        };
        (text, below.into_any())
    } else {
        let note = texts.home_learn_note(LESSONS.len(), MINUTES);
        (texts.home_learn(), view! { <small>{note}</small> }.into_any())
    };
    card("learn", Icon::School, text, &Route::Lessons, below)
}

/// The levels that the player has beaten, as a row of numbers; nothing before the first one.
fn beaten_levels(shell: Shell) -> Option<AnyView> {
    let beaten: Vec<u8> = achievements::stored().beaten_levels().collect();
    if beaten.is_empty() {
        return None;
    }
    let names: Vec<String> = beaten.iter().map(ToString::to_string).collect();
    let levels = (1..=new_game::LEVELS).map(|level| {
        view! { <i class=if beaten.contains(&level) { "on" } else { "" }>{level}</i> }
    });
    let text = shell.texts.home_beaten(names.join(", "));
    let view = view! {
        <div class="beaten">
            <p class="dim">{text}</p>
            <div class="levels-beaten" aria-hidden="true">{levels.collect_view()}</div>
        </div>
    };
    Some(view.into_any())
}
