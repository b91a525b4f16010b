//! The screen of a share link, which contains a game.

use leptos::prelude::*;
use mad_i18n::{Texts, visible};
use mad_rules::Record;
use mad_session::{GameSession, LinkError, Saved, game_from_query};

use super::new_game;
use crate::app::Shell;
use crate::game_summary::{game_state, small_board, small_board_svg};
use crate::widgets::{button, page};

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
    let content = match game_from_query(query) {
        Ok(game) => {
            let session = GameSession::from_record(Record::new(&game));
            let saved = Saved::new(session.clone(), 0);
            let keep = move || new_game::start(shell, session.clone());
            view! {
                <div class="card stack shared">
                    {small_board(small_board_svg(&saved).into())}
                    <p>{game_state(texts, &saved)}</p>
                    {button("big strong", "keep", None, texts.shared_keep(), keep)}
                </div>
            }
            .into_any()
        }
        Err(error) => {
            view! { <p class="card warning">{texts.shared_bad(explain(texts, &error))}</p> }
                .into_any()
        }
    };
    page(shell, texts.shared_title(), content)
}
