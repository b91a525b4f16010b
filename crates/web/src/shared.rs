//! A game that somebody sent as a link.

use leptos::prelude::*;
use mad_play::{Saved, Table, game_from_query};
use mad_rules::Record;

use crate::app::Shell;
use crate::games::small_board;
use crate::new_game;
use crate::ui::{button, screen};

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
            view! { <p class="card warning">{words.shared_bad(error.to_string())}</p> }.into_any()
        }
    };
    screen(shell, words.shared_title(), content)
}
