//! The end of a game in the status line: who won, why, and what to do next.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Outcome, Victory};

use super::controller::GameController;
use super::menu;
use crate::icons::Icon;
use crate::prompt;
use crate::widgets::choice_button;

/// Returns whether the end is shown: the game is over, and its last position is viewed.
pub(super) fn is_shown(controller: GameController) -> bool {
    controller.cursor.get().is_none()
        && controller.saved.with(|saved| saved.session.game().is_over())
}

fn title(controller: GameController, outcome: Outcome) -> String {
    let texts = controller.shell.texts;
    let person = controller.saved.with(|saved| saved.session.person());
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
pub(super) fn announcement(controller: GameController) -> String {
    let texts = controller.shell.texts;
    let game = |saved: &mad_session::Saved| {
        let game = saved.session.game();
        let before = game.positions().len().checked_sub(2).map(|at| game.positions()[at]);
        let last = before.zip(game.turns().last().copied());
        (game.outcome(), last.filter(|_| game.position().outcome().is_some()))
    };
    let (outcome, last) = controller.saved.with(game);
    let Some(outcome) = outcome else { return String::new() };
    let last = last.map(|(before, turn)| texts.turn_aloud(&before, turn));
    // Between two people the reason names the winner.
    let person = controller.saved.with(|saved| saved.session.person());
    let title = person.map(|_| title(controller, outcome));
    let title = title.map(|title| if title.ends_with(['!', '.']) { title } else { title + "." });
    let parts = last.into_iter().chain(title).chain([texts.outcome(outcome)]);
    prompt::with_choices(
        texts,
        parts.collect::<Vec<_>>().join(" "),
        &[texts.end_rematch(), texts.end_look_back(), texts.act_save()],
    )
}

pub(super) fn ending(controller: GameController) -> Option<AnyView> {
    let texts = controller.shell.texts;
    let outcome = controller.saved.with(|saved| saved.session.game().outcome())?;
    let side = Texts::side_argument(outcome.winner);
    let tip = (outcome.victory() == Victory::Semi).then_some("semi-victory");
    let look_back = move || controller.cursor.set(Some(0));
    let view = view! {
        <div class="end" data-winner=side>
            <div data-tip=tip tabindex=tip.map(|_| "0")>
                <h2>{title(controller, outcome)}</h2>
                <p>{texts.outcome(outcome)}</p>
            </div>
            <div class="choices">
                {choice_button(true, "rematch", None, texts.end_rematch(), move || controller.rematch())}
                {choice_button(false, "look-back", None, texts.end_look_back(), look_back)}
                {choice_button(false, "save", Some(Icon::Save), texts.act_save(), move || {
                    menu::save(controller);
                })}
            </div>
        </div>
    };
    Some(view.into_any())
}
