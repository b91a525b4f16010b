//! The start of online games: the player's own games, the ways to a new one, and games to watch.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_online::PersonId;
use mad_online::protocol::{ClientMessage, GameSummary, ServerMessage, SummaryState};

use super::connection::{self, Incoming, State};
use super::{api, lists};
use crate::app::Shell;
use crate::fair_play;
use crate::icons::{Icon, icon};
use crate::route::{OnlineRoute, Route};
use crate::widgets::page_with_class;

const SECOND: Duration = Duration::from_secs(1);
/// How often the list of games to watch is read.
const WATCH_INTERVAL: Duration = Duration::from_secs(15);

pub(super) fn screen(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let mine = RwSignal::new(None::<Vec<GameSummary>>);
    connection::listen(move |incoming| match incoming {
        Incoming::Connected => connection::send(&ClientMessage::Mine { on: true }),
        Incoming::Message(ServerMessage::Mine { games }) => {
            forget_finished(games);
            mine.set(Some(games.clone()));
        }
        Incoming::Message(_) | Incoming::Lost => {}
    });
    on_cleanup(|| connection::send(&ClientMessage::Mine { on: false }));
    let watched = RwSignal::new(None::<Vec<GameSummary>>);
    let read = move || {
        spawn_local(async move {
            if let Ok(games) = api::get::<Vec<GameSummary>>("games").await {
                watched.set(Some(games));
            }
        });
    };
    read();
    let timer = set_interval_with_handle(read, WATCH_INTERVAL).ok();
    on_cleanup(move || {
        if let Some(timer) = timer {
            timer.clear();
        }
    });
    let content = view! {
        <nav class="entries" aria-label=texts.online_title()>
            {entry("friend", Icon::Share, texts.online_friend(), texts.online_friend_note(), OnlineRoute::Friend(None))}
            {entry("find", Icon::Globe, texts.online_find(), texts.online_find_note(), OnlineRoute::Find)}
        </nav>
        {connection_line(shell)}
        <section>
            <h2>{texts.online_mine()}</h2>
            {own_games(shell, mine)}
        </section>
        <section>
            <h2>{texts.online_watch()}</h2>
            {watched_games(shell, watched)}
        </section>
        <p class="dim">{texts.online_private()}</p>
    };
    page_with_class(shell, "screen online-home", texts.online_title(), content.into_any())
}

/// Games that are over do not lock their last position for the engine any more.
fn forget_finished(games: &[GameSummary]) {
    let running = games.iter().filter(|game| game.state == SummaryState::Running);
    let running: Vec<String> = running.map(|game| game.game.to_string()).collect();
    fair_play::keep_only(&running);
}

/// Says so if there is no connection.
pub(super) fn connection_line(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let text = move || match connection::state() {
        State::Connected | State::Connecting => String::new(),
        state => texts.online_connection(state.name()),
    };
    view! { <p class="connection warning" role="status">{text}</p> }.into_any()
}

fn entry(
    name: &'static str,
    drawing: Icon,
    text: String,
    note: String,
    route: OnlineRoute,
) -> AnyView {
    view! {
        <a class="entry" href=Route::Online(route).address() data-action=name>
            {icon(drawing)}
            <span class="about"><strong>{text}</strong><small>{note}</small></span>
        </a>
    }
    .into_any()
}

fn own_games(shell: Shell, mine: RwSignal<Option<Vec<GameSummary>>>) -> AnyView {
    let texts = shell.texts;
    let now = RwSignal::new(connection::server_time());
    let timer = set_interval_with_handle(move || now.set(connection::server_time()), SECOND).ok();
    on_cleanup(move || {
        if let Some(timer) = timer {
            timer.clear();
        }
    });
    let listed = Memo::new(move |_| {
        let (person, mut games) = (connection::person()?, mine.get()?);
        // Invitations that were withdrawn or have expired.
        games.retain(|game| game.state != SummaryState::Aborted || game.players.red.is_some());
        lists::sort(&mut games, person);
        Some((person, games))
    });
    let none = move || {
        let text = match listed.with(|listed| listed.as_ref().map(|(_, games)| games.is_empty())) {
            Some(false) => return None,
            Some(true) => texts.online_mine_none(),
            None if connection::state() == State::Connected && connection::person().is_none() => {
                texts.online_mine_none()
            }
            None => texts.online_loading(),
        };
        Some(view! { <p class="dim">{text}</p> })
    };
    let cards = move || {
        let listed = listed.get();
        let each = |(person, games): (PersonId, Vec<GameSummary>)| {
            games.into_iter().map(move |game| (person, game)).collect::<Vec<_>>()
        };
        listed.map(each).unwrap_or_default()
    };
    view! {
        {none}
        <ul class="online-games">
            // A game that has not changed keeps its element, and so the focus.
            <For
                each=cards
                key=|(_, game)| (game.game, game.updated, game.turns)
                children=move |(person, game)| lists::own_card(shell, &game, person, now)
            />
        </ul>
    }
    .into_any()
}

fn watched_games(shell: Shell, watched: RwSignal<Option<Vec<GameSummary>>>) -> AnyView {
    let texts = shell.texts;
    let content = move || match watched.get() {
        None => view! { <p class="dim">{texts.online_loading()}</p> }.into_any(),
        Some(games) if games.is_empty() => {
            view! { <p class="dim">{texts.online_watch_none()}</p> }.into_any()
        }
        Some(games) => {
            let cards = games.iter().map(|game| lists::watch_card(shell, game));
            view! { <ul class="online-games">{cards.collect_view()}</ul> }.into_any()
        }
    };
    content.into_any()
}
