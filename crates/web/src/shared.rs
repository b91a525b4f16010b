//! A game that somebody sent as a link.

use crate::dom::*;
use mad_i18n::{Texts, visible};
use mad_rules::Record;
use mad_session::{LinkError, Saved, Table, game_from_query};

use crate::app::Shell;
use crate::games::small_board;
use crate::new_game;
use crate::ui::{button, screen};

/// What is wrong with a link.
fn explain(words: &Texts, error: &LinkError) -> String {
    match error {
        LinkError::Part(part) => words.shared_part(visible(part)),
        LinkError::Start(error) => words.mfen(error),
        LinkError::Text { number, text, error } => {
            words.shared_turn(*number, words.turn_text(text, error))
        }
        LinkError::Illegal { number, error } => {
            words.shared_turn(*number, words.illegal(&error.reason))
        }
        LinkError::End(end) => words.shared_end(visible(end)),
    }
}

pub(crate) fn shared(shell: Shell, query: &str) -> impl IntoView + use<> {
    let words = shell.words;
    let content = match game_from_query(query) {
        Ok(game) => {
            let table = Table::from_record(Record::new(&game));
            let saved = Saved::new(table.clone(), 0);
            let state = match game.outcome() {
                Some(outcome) => words.outcome(outcome),
                None => words.games_turn(game.turns().len()),
            };
            let keep = move || new_game::begin(shell, table.clone());
            view! {
                <div class="card stack shared">
                    {small_board(&saved)}
                    <p>{state}</p>
                    {button("big strong", "keep", None, words.shared_keep(), keep)}
                </div>
            }
            .into_any()
        }
        Err(error) => {
            view! { <p class="card warning">{words.shared_bad(explain(words, &error))}</p> }
                .into_any()
        }
    };
    screen(shell, words.shared_title(), content)
}
