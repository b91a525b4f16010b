//! The status of a game for the live region.

use mad_i18n::Texts;
use mad_session::{InputStage, Saved, TurnInput};

use super::coach;
use super::controller::GameController;
use super::engine_task::EngineTask;
use super::status::{Choice, Status, Tone};
use crate::{prompt, tie_break_meter};
use leptos::prelude::*;

/// The status for the live region: turns in words, a picked ship with all its turns, and the number
/// of turns to the tie-break when it is near.
pub(super) fn announcement(controller: GameController, status: &Status) -> String {
    let texts = controller.shell.texts;
    // A button that appears with a delay must not change the announcement: `Stop` is left out, and
    // `Keep` is included from the start.
    let mut choices: Vec<Choice> =
        status.choices.iter().copied().filter(|choice| *choice != Choice::Stop).collect();
    let positioning = |saved: &Saved| {
        saved.session.person_to_move() && TurnInput::may_pass(saved.session.game().position())
    };
    if choices.is_empty() && controller.cursor.get().is_none() && controller.saved.with(positioning)
    {
        choices.push(Choice::Keep);
    }
    let choices: Vec<String> = choices.iter().map(|choice| choice.text(texts)).collect();
    let input = controller.input.get();
    let idle = input == TurnInput::EMPTY
        && status.tone == Tone::Plain
        && controller.cursor.get().is_none()
        && !controller.clock.paused.get()
        && !controller.engine.with(EngineTask::is_hint)
        && controller.inspected_ship().is_none();
    let bonus_open = matches!(input.stage(), InputStage::Bonus { .. }) && input.aim().is_none();
    let text = if idle {
        idle_announcement(controller, &status.text)
    } else if status.tone == Tone::Plain {
        prompt::announcement(texts, input, &controller.entry_position(), &status.text)
    } else {
        status.text.clone()
    };
    let coach = if idle || (bonus_open && status.tone == Tone::Plain) {
        coach::text(controller)
    } else {
        String::new()
    };
    let offers = controller.remote.map(|remote| remote.announcement.run(())).unwrap_or_default();
    let parts = [text, coach, offers].into_iter().filter(|part| !part.is_empty());
    let text = parts.collect::<Vec<_>>().join(" ");
    prompt::with_choices(texts, text, &choices)
}

/// Nothing is picked: the last turn, the tie-break if it is near, and whose turn it is.
fn idle_announcement(controller: GameController, visible: &str) -> String {
    let texts = controller.shell.texts;
    controller.saved.with(|saved| {
        let (game, session) = (saved.session.game(), &saved.session);
        let position = game.position();
        if controller.remote.is_some() {
            let near = tie_break_meter::announcement(texts, position);
            return near
                .into_iter()
                .fold(visible.to_owned(), |text, near| format!("{text} {near}"));
        }
        let Some(&turn) = game.turns().last() else { return visible.to_owned() };
        let mut parts = Vec::new();
        if session.can_redo() {
            parts.push(format!("{}.", texts.act_undo()));
        }
        parts.push(texts.turn_aloud(&game.positions()[game.turns().len() - 1], turn));
        parts.extend(tie_break_meter::announcement(texts, position));
        let side = Texts::side_argument(position.to_move());
        match session.person() {
            _ if session.computer_to_move().is_some() => {}
            _ if TurnInput::may_pass(position) => parts.push(texts.game_positioning(side)),
            Some(_) => parts.push(texts.game_your_turn()),
            None => parts.push(texts.game_turn_of(side)),
        }
        parts.join(" ")
    })
}
