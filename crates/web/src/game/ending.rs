//! The end: who won, how and why, and what to do next.

use crate::dom::*;
use mad_rules::{Outcome, Victory};

use super::menu;
use super::play::Play;
use super::status::side_word;
use crate::saying;
use crate::ui::{Icon, choice_button};

/// Whether the end is to be told: the game is over, and nobody looks back.
pub(super) fn is_to_be_told(play: Play) -> bool {
    play.cursor.get().is_none() && play.saved.with(|saved| saved.table.game().is_over())
}

fn title(play: Play, outcome: Outcome) -> String {
    let words = play.shell.words;
    let person = play.saved.with(|saved| saved.table.person());
    let side = side_word(outcome.winner);
    match (person.map(|person| person == outcome.winner), outcome.victory()) {
        (Some(true), Victory::Full) => words.end_you_win(),
        (Some(true), Victory::Semi) => words.end_you_semi(),
        (Some(false), Victory::Full) => words.end_you_lose(),
        (Some(false), Victory::Semi) => words.end_you_half_lose(),
        (None, Victory::Full) => words.end_victory(side),
        (None, Victory::Semi) => words.end_semi(side),
    }
}

/// The end for those who listen.
pub(super) fn aloud(play: Play) -> String {
    let words = play.shell.words;
    let game = |saved: &mad_session::Saved| {
        let game = saved.table.game();
        let before = game.positions().len().checked_sub(2).map(|at| game.positions()[at]);
        let last = before.zip(game.turns().last().copied());
        (game.outcome(), last.filter(|_| game.position().outcome().is_some()))
    };
    let (outcome, last) = play.saved.with(game);
    let Some(outcome) = outcome else { return String::new() };
    let last = last.map(|(before, turn)| words.turn_aloud(&before, turn));
    // Between two people the reason says who has won.
    let person = play.saved.with(|saved| saved.table.person());
    let title = person.map(|_| title(play, outcome));
    let title = title.map(|it| if it.ends_with(['!', '.']) { it } else { it + "." });
    let said = last.into_iter().chain(title).chain([words.outcome(outcome)]);
    let said = said.collect::<Vec<_>>().join(" ");
    saying::with_choices(
        words,
        said,
        &[words.end_rematch(), words.end_look_back(), words.act_save()],
    )
}

pub(super) fn ending(play: Play) -> impl IntoView {
    let words = play.shell.words;
    let outcome = play.saved.with(|saved| saved.table.game().outcome())?;
    let side = side_word(outcome.winner);
    let tip = (outcome.victory() == Victory::Semi).then_some("semi-victory");
    let look_back = move || play.cursor.set(Some(0));
    let view = view! {
        <div class="end" data-winner=side>
            <div data-tip=tip tabindex=tip.map(|_| "0")>
                <h2>{title(play, outcome)}</h2>
                <p>{words.outcome(outcome)}</p>
            </div>
            <div class="choices">
                {choice_button(true, "rematch", None, words.end_rematch(), move || play.rematch())}
                {choice_button(false, "look-back", None, words.end_look_back(), look_back)}
                {choice_button(false, "save", Some(Icon::Save), words.act_save(), move || {
                    menu::save(play);
                })}
            </div>
        </div>
    };
    Some(view)
}
