//! Going on with one's own game on another device, by the secret link of the seat.

use leptos::prelude::*;
use serde::Serialize;

use super::api;
use crate::app::Shell;
use crate::route::Route;
use crate::widgets::{button, page};

#[derive(Serialize)]
struct Secret {
    secret: String,
}

/// Opening the link does not take the seat: programs that preview links open them too.
pub(super) fn screen(shell: Shell, id: &str, secret: &str) -> AnyView {
    let texts = shell.texts;
    let busy = RwSignal::new(false);
    let (path, secret) = (format!("games/{id}/seat"), secret.to_owned());
    let take = move || {
        let (path, body) = (path.clone(), Secret { secret: secret.clone() });
        let request = async move { api::take_seat(&path, &body).await };
        api::request(shell, busy, request, |seated| {
            let route = Route::online_game(seated.game);
            // The secret does not stay in the history of the browser.
            route.replace();
            route.reload();
        });
    };
    let content = view! {
        <div class="card stack">
            <p>{texts.online_seat_ask()}</p>
            {button("big strong", "take-seat", None, texts.online_seat_take(), take)}
            <p class="dim">{texts.online_private()}</p>
        </div>
    };
    page(shell, texts.online_seat_title(), content)
}
