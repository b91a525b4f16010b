//! The keys of a game, wherever the focus is. [`GameKey::ALL`] is the list of them.

use leptos::prelude::*;
use mad_rules::Turn;
use mad_session::{GameKey, TurnInput};
use wasm_bindgen::JsCast as _;
use web_sys::KeyboardEvent;

use super::controller::{Dialog, GameController};
use super::remote::Entry;
use super::turns;
use crate::board::Gesture;
use crate::{browser, keys_help};

pub(super) fn listen(controller: GameController) {
    browser::on_window("keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            press(controller, event);
        }
    });
}

/// The board stops the events that it handles itself.
fn press(controller: GameController, event: &KeyboardEvent) {
    if keys_help::is_taken(event) {
        return;
    }
    let Some(modifiers) = keys_help::modifiers(event) else { return };
    if event.key() == "Escape" {
        controller.act(Gesture::Cancel);
        return event.prevent_default();
    }
    let Some((key, chord)) = GameKey::pressed(modifiers, &event.key()) else { return };
    let typed = controller.shell.settings.with_untracked(|settings| settings.typed);
    // With this setting characters go to the field for turns.
    if chord.is_character() && typed {
        return;
    }
    event.prevent_default();
    if key.is_step() || !event.repeat() {
        act(controller, key);
    }
}

fn act(controller: GameController, key: GameKey) {
    match key {
        GameKey::Previous => turns::step(controller, -1),
        GameKey::Next => turns::step(controller, 1),
        GameKey::First => turns::view_after(controller, 0),
        GameKey::Last => turns::view_after(controller, usize::MAX),
        GameKey::Undo => match controller.remote {
            Some(remote) => remote.ask_takeback.run(()),
            None => controller.undo(),
        },
        GameKey::Redo if controller.remote.is_none() => controller.redo(),
        GameKey::Flip => controller.turned.update(|turned| *turned = !*turned),
        GameKey::Hint if untrack(|| may_hint(controller)) => controller.hint(),
        GameKey::Pass if untrack(|| may_pass(controller)) => controller.play(Turn::PASS),
        GameKey::Redo | GameKey::Hint | GameKey::Pass => {}
        GameKey::Menu => controller.dialog.set(Some(Dialog::Menu)),
    }
}

/// Whether a hint can be asked for: a person is to move, and the current position is shown. There are none in online
/// games.
pub(super) fn may_hint(controller: GameController) -> bool {
    controller.remote.is_none() && may_move(controller)
}

fn may_move(controller: GameController) -> bool {
    let person = match controller.remote {
        Some(remote) => remote.entry.get() == Entry::Turn,
        None => controller.saved.with(|saved| saved.session.person_to_move()),
    };
    person && controller.cursor.get().is_none()
}

/// Whether the positioning turn can be passed, as by the button of the status line.
fn may_pass(controller: GameController) -> bool {
    let position = controller.saved.with(|saved| *saved.session.game().position());
    may_move(controller)
        && TurnInput::may_pass(&position)
        && !controller.fresh.get()
        && !controller.clock.paused.get()
}
