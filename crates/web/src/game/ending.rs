//! The end of a game in the status line: who won, why, and what to do next.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Outcome, Victory};

use super::menu;
use super::play::Play;
use crate::icons::Icon;
use crate::prompt;
use crate::widgets::choice_button;

/// Returns whether the end is shown: the game is over, and its last position is viewed.
pub(super) fn is_shown(play: Play) -> bool {
    play.cursor.get().is_none() && play.saved.with(|saved| saved.table.game().is_over())
}

fn title(play: Play, outcome: Outcome) -> String {
    let texts = play.shell.texts;
    let person = play.saved.with(|saved| saved.table.person());
    let side = Texts::side_argument(outcome.winner);
    match (person.map(|person| person == outcome.winner), outcome.victory()) {
        (Some(true), Victory::Full) => texts.end_you_win(),
        (Some(true), Victory::Semi) => texts.end_you_semi(),
        (Some(false), Victory::Full) => texts.end_you_lose(),
        (Some(false), Victory::Semi) => texts.end_you_half_lose(),
        (None, Victory::Full) => texts.end_victory(side),
        (None, Victory::Semi) => texts.end_semi(side),
    }
}

/// The end for the live region.
pub(super) fn announcement(play: Play) -> String {
    let texts = play.shell.texts;
    let game = |saved: &mad_session::Saved| {
        let game = saved.table.game();
        let before = game.positions().len().checked_sub(2).map(|at| game.positions()[at]);
        let last = before.zip(game.turns().last().copied());
        (game.outcome(), last.filter(|_| game.position().outcome().is_some()))
    };
    let (outcome, last) = play.saved.with(game);
    let Some(outcome) = outcome else { return String::new() };
    let last = last.map(|(before, turn)| texts.turn_aloud(&before, turn));
    // Between two people the reason names the winner.
    let person = play.saved.with(|saved| saved.table.person());
    let title = person.map(|_| title(play, outcome));
    let title = title.map(|title| if title.ends_with(['!', '.']) { title } else { title + "." });
    let parts = last.into_iter().chain(title).chain([texts.outcome(outcome)]);
    prompt::with_choices(
        texts,
        parts.collect::<Vec<_>>().join(" "),
        &[texts.end_rematch(), texts.end_look_back(), texts.act_save()],
    )
}

pub(super) fn ending(play: Play) -> Option<AnyView> {
    let texts = play.shell.texts;
    let outcome = play.saved.with(|saved| saved.table.game().outcome())?;
    let side = Texts::side_argument(outcome.winner);
    let tip = (outcome.victory() == Victory::Semi).then_some("semi-victory");
    let look_back = move || play.cursor.set(Some(0));
    let view = view! {
        <div class="end" data-winner=side>
            <div data-tip=tip tabindex=tip.map(|_| "0")>
                <h2>{title(play, outcome)}</h2>
                <p>{texts.outcome(outcome)}</p>
            </div>
            <div class="choices">
                {choice_button(true, "rematch", None, texts.end_rematch(), move || play.rematch())}
                {choice_button(false, "look-back", None, texts.end_look_back(), look_back)}
                {choice_button(false, "save", Some(Icon::Save), texts.act_save(), move || {
                    menu::save(play);
                })}
            </div>
        </div>
    };
    Some(view.into_any())
}
