//! The screen of a share link, which contains a game.

use leptos::prelude::*;
use mad_i18n::{Texts, visible};
use mad_session::{LinkError, Saved, SharedGame};

use super::new_game;
use super::replay::replay;
use crate::app::Shell;
use crate::game_summary::{game_state, game_title};
use crate::route::Route;
use crate::widgets::{button, explained, page_with_class};
use crate::{browser, storage};

/// The reason why a link cannot be read.
fn explain(texts: &Texts, error: &LinkError) -> String {
    match error {
        LinkError::Part(part) => texts.shared_part(visible(part)),
        LinkError::Start(error) => texts.mfen(error),
        LinkError::Text { number, text, error } => {
            texts.shared_turn(*number, texts.turn_text(text, error))
        }
        LinkError::Illegal { number, error } => {
            texts.shared_turn(*number, texts.illegal(&error.reason))
        }
        LinkError::End(end) => texts.shared_end(visible(end)),
    }
}

pub(crate) fn share_link(shell: Shell, query: &str) -> AnyView {
    let texts = shell.texts;
    let content = match SharedGame::from_query(query) {
        Ok(shared) => preview(shell, shared),
        Err(error) => {
            let detail = texts.shared_bad(explain(texts, &error));
            let text = explained(texts, texts.shared_broken(), detail);
            view! { <div class="card">{text}</div> }.into_any()
        }
    };
    page_with_class(shell, "screen shared-screen", texts.shared_title(), content)
}

/// The game, and what can be done with it.
fn preview(shell: Shell, shared: SharedGame) -> AnyView {
    let texts = shell.texts;
    let session = shared.to_session();
    let saved = Saved::new(session.clone(), 0);
    let (title, state) = (game_title(shell, &saved), game_state(texts, &saved));
    let play_on = (!shared.game.is_over()).then(|| {
        let keep = move || new_game::start(shell, session.clone());
        button("big strong", "keep", None, texts.shared_keep(), keep)
    });
    let class = if play_on.is_some() { "big" } else { "big strong" };
    let save = save_button(shell, class, saved);
    view! {
        <div class="card stack shared">
            <div>
                <h2>{title}</h2>
                <p>{state}</p>
            </div>
            {replay(shell, shared.game)}
            <div class="choices">{play_on}{save}</div>
        </div>
    }
    .into_any()
}

/// A button that saves the game. Then it is replaced by a link to the saved game.
fn save_button(shell: Shell, class: &'static str, saved: Saved) -> AnyView {
    let texts = shell.texts;
    let id = RwSignal::new(None::<String>);
    let save = move || {
        if !storage::known_games().insert(&saved.session) {
            return shell.notify(texts.shared_known());
        }
        let new = Saved::new(saved.session.clone(), browser::now());
        let (new_id, result) = storage::save_new(new);
        match result {
            Ok(()) => shell.notify(texts.shared_saved()),
            Err(failure) => shell.report(shell.storage_text(failure)),
        }
        id.set(Some(new_id));
        request_animation_frame(|| {
            if let Ok(Some(link)) = document().query_selector("[data-action=open]") {
                browser::focus(&link);
            }
        });
    };
    let content = move || match id.get() {
        Some(id) => view! {
            <a class="button big" href=Route::Game(id).address() data-action="open">
                {texts.shared_open()}
            </a>
        }
        .into_any(),
        None => button(class, "save", None, texts.shared_save(), save.clone()),
    };
    content.into_any()
}
