//! The keys of the analysis board, wherever the focus is. [`StudyKey::ALL`] is the list of them.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_session::StudyKey;
use wasm_bindgen::JsCast as _;
use web_sys::KeyboardEvent;

use super::controller::{Dialog, StudyController};
use super::{annotations, engine_panel, shapes};
use crate::board::Gesture;
use crate::{browser, keys_help};

pub(super) fn listen(controller: StudyController, drawing: shapes::Drawing) {
    let shell = controller.shell;
    Effect::new(move |_| {
        let rows = keys_help::rows(shell.texts, StudyKey::ALL, effect);
        shell.screen_keys.set(Some((shell.texts.study_title(), rows)));
    });
    on_cleanup(move || shell.screen_keys.set(None));
    browser::on_window("keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            press(controller, drawing, event);
        }
    });
}

/// The board stops the events that it handles itself.
fn press(controller: StudyController, drawing: shapes::Drawing, event: &KeyboardEvent) {
    if keys_help::is_taken(event) {
        return;
    }
    let Some(modifiers) = keys_help::modifiers(event) else { return };
    if event.key() == "Escape" {
        controller.act(Gesture::Cancel);
        return event.prevent_default();
    }
    let Some((key, chord)) = StudyKey::pressed(modifiers, &event.key()) else { return };
    let typed = controller.shell.settings.with_untracked(|settings| settings.typed);
    // With this setting characters go to the field for turns.
    if chord.is_character() && typed {
        return;
    }
    event.prevent_default();
    if key.is_step() || !event.repeat() {
        act(controller, drawing, key);
    }
}

fn act(controller: StudyController, drawing: shapes::Drawing, key: StudyKey) {
    match key {
        StudyKey::Previous => controller.step(-1),
        StudyKey::Next => controller.step(1),
        StudyKey::First => controller.step(isize::MIN),
        StudyKey::Last => controller.step(isize::MAX),
        StudyKey::PreviousVariation => controller.step_variation(-1),
        StudyKey::NextVariation => controller.step_variation(1),
        StudyKey::Engine => {
            controller.analysis.toggle();
            let on = controller.analysis.on.get_untracked();
            let texts = controller.shell.texts;
            controller.shell.announce(if on {
                texts.study_engine_on()
            } else {
                texts.study_engine_off()
            });
        }
        StudyKey::PlayBest => play_best(controller),
        StudyKey::Threat => controller.analysis.toggle_threat(),
        StudyKey::ReadEvaluation => controller.shell.announce(evaluation(controller)),
        StudyKey::Comment => annotations::focus_comment(),
        StudyKey::Circle => drawing.circle_at_focus(controller),
        StudyKey::Arrow => drawing.arrow_at_focus(controller),
        StudyKey::Promote => controller.promote(),
        StudyKey::Delete => controller.delete_turn(),
        StudyKey::Flip => controller.turned.update(|turned| *turned = !*turned),
        StudyKey::Menu => controller.dialog.set(Some(Dialog::Menu)),
    }
}

/// Plays the engine's best turn.
pub(super) fn play_best(controller: StudyController) {
    let analysis = controller.analysis;
    let best = analysis.found.with_untracked(|found| {
        let shown = untrack(|| controller.position());
        let line = found.lines.first().filter(|_| found.position == Some(shown))?;
        line.turns.first().copied()
    });
    if let Some(turn) = best.filter(|_| analysis.on.get_untracked()) {
        controller.play(turn);
    }
}

/// The evaluation to read aloud: the expected result and the best turn.
fn evaluation(controller: StudyController) -> String {
    let texts = controller.shell.texts;
    let analysis = controller.analysis;
    if !analysis.on.get_untracked() {
        return texts.study_engine_off();
    }
    let verdict = untrack(|| engine_panel::verdict(controller));
    let best = analysis.found.with_untracked(|found| {
        let (position, line) = (found.position?, found.lines.first()?);
        Some(texts.study_best(texts.instruction(&position, *line.turns.first()?)))
    });
    let best = best.filter(|_| !analysis.threat.get_untracked());
    best.map_or_else(|| verdict.clone(), |best| format!("{verdict} {best}"))
}

fn effect(texts: &Texts, key: StudyKey) -> String {
    match key {
        StudyKey::Previous => texts.act_previous(),
        StudyKey::Next => texts.act_next(),
        StudyKey::First => texts.act_first(),
        StudyKey::Last => texts.act_last(),
        StudyKey::PreviousVariation => texts.study_previous_variation(),
        StudyKey::NextVariation => texts.study_next_variation(),
        StudyKey::Engine => texts.study_engine(),
        StudyKey::PlayBest => texts.study_play_best(),
        StudyKey::Threat => texts.study_threat(),
        StudyKey::ReadEvaluation => texts.study_read(),
        StudyKey::Comment => texts.study_comment(),
        StudyKey::Circle => texts.study_circle(),
        StudyKey::Arrow => texts.study_arrow(),
        StudyKey::Promote => texts.study_promote(),
        StudyKey::Delete => texts.study_delete_turn(),
        StudyKey::Flip => texts.act_flip(),
        StudyKey::Menu => texts.key_menu(),
    }
}
