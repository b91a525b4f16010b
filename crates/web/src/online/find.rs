//! Finding an opponent: an offer of one's own, which is paired with one that fits, and the offers of others.

use leptos::prelude::*;
use mad_online::GameId;
use mad_online::protocol::{ClientMessage, GameSummary, Seated, ServerMessage};

use super::connection::{self, Incoming};
use super::form::TermsForm;
use super::{api, home, lists};
use crate::app::Shell;
use crate::route::Route;
use crate::widgets::{button, page};

pub(super) fn screen(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let offers = RwSignal::new(Vec::<GameSummary>::new());
    connection::listen(move |incoming| match incoming {
        Incoming::Connected => connection::send(&ClientMessage::Lobby { on: true }),
        Incoming::Message(ServerMessage::Lobby { offers: all }) => offers.set(all.clone()),
        Incoming::Message(_) | Incoming::Lost => {}
    });
    on_cleanup(|| connection::send(&ClientMessage::Lobby { on: false }));
    let form = TermsForm::new(shell);
    let busy = RwSignal::new(false);
    let search = move || {
        api::request(shell, busy, api::new_game("pair", form.pairing()), |seated| open(&seated));
    };
    let content = view! {
        {home::connection_line(shell)}
        <div class="card stack">
            {form.time()}
            {form.side()}
            {form.further(true, false)}
            {button("big strong", "search", None, texts.online_search(), search)}
            <p class="dim">{texts.online_private()}</p>
        </div>
        <section class="card lobby">
            <h2>{texts.online_lobby()}</h2>
            {lobby(shell, offers, busy)}
        </section>
    };
    page(shell, texts.online_find(), content)
}

fn open(seated: &Seated) {
    Route::online_game(seated.game).go();
}

/// The offers of others.
fn lobby(shell: Shell, offers: RwSignal<Vec<GameSummary>>, busy: RwSignal<bool>) -> AnyView {
    let texts = shell.texts;
    let others = Memo::new(move |_| {
        let own = connection::person();
        let mut others = offers.get();
        others.retain(|offer| Some(offer.creator) != own);
        others
    });
    let accept = move |game: GameId| {
        let path = format!("games/{game}/join");
        let request = async move { api::take_seat(&path, &()).await };
        api::request(shell, busy, request, |seated| open(&seated));
    };
    let row = move |offer: GameSummary| {
        let game = offer.game;
        let act = move || accept(game);
        let play =
            button("choice-button strong", "accept-offer", None, texts.online_accept_offer(), act);
        lists::offer_row(shell, &offer, play)
    };
    let none = move || {
        let empty = others.with(Vec::is_empty);
        empty.then(|| view! { <p class="dim" role="status">{texts.online_lobby_none()}</p> })
    };
    view! {
        {none}
        <ul class="offers">
            <For each=move || others.get() key=|offer| offer.game children=row />
        </ul>
    }
    .into_any()
}
