//! The menu of a study, and the dialogs that it opens.

use leptos::html;
use leptos::prelude::*;

use super::controller::{Dialog, StudyController};
use super::{export, store};
use crate::browser;
use crate::icons::Icon;
use crate::notices::Copied;
use crate::route::{Opponent, Route, StudyRoute};
use crate::widgets::{button, choice_button, dialog};

fn entry(
    controller: StudyController,
    name: &'static str,
    drawing: Icon,
    text: String,
    act: impl Fn(StudyController) + 'static,
) -> AnyView {
    let act = move || {
        controller.dialog.set(None);
        act(controller);
    };
    view! { <li>{button("", name, Some(drawing), text, act)}</li> }.into_any()
}

pub(super) fn menu(controller: StudyController) -> AnyView {
    let texts = controller.shell.texts;
    let content = move || match controller.dialog.get() {
        Some(Dialog::Menu) => entries(controller),
        Some(Dialog::Rename) => rename(controller),
        Some(Dialog::Delete) => delete(controller),
        None => ().into_any(),
    };
    let open = Memo::new(move |_| controller.dialog.get().is_some());
    let label = Memo::new(move |_| match controller.dialog.get() {
        Some(Dialog::Rename) => texts.study_rename(),
        Some(Dialog::Delete) => texts.study_delete(),
        _ => texts.act_more(),
    });
    dialog(controller.shell, label, open, move || controller.dialog.set(None), content)
}

fn entries(controller: StudyController) -> AnyView {
    let texts = controller.shell.texts;
    let position = move || untrack(|| controller.position());
    let long = controller.long_turns.get();
    let notation = if long { texts.study_short_turns() } else { texts.study_long_turns() };
    view! {
        <ul class="menu">
            {entry(controller, "promote", Icon::Redo, texts.study_promote(), StudyController::promote)}
            {entry(controller, "delete-turn", Icon::Bin, texts.study_delete_turn(), StudyController::delete_turn)}
            {entry(controller, "notation", Icon::Pen, notation, |controller| {
                controller.long_turns.update(|long| *long = !*long);
            })}
            {entry(controller, "save", Icon::Save, texts.act_save(), export::save_record)}
            {entry(controller, "copy-record", Icon::Copy, texts.study_copy_record(), |controller| {
                controller.shell.copy(Copied::Position, export::record_text(controller));
            })}
            {entry(controller, "copy-mfen", Icon::Copy, texts.act_copy_mfen(), move |controller| {
                controller.shell.copy(Copied::Position, position().to_string());
            })}
            {entry(controller, "save-svg", Icon::Board, texts.study_save_svg(), export::save_svg)}
            {entry(controller, "save-png", Icon::Board, texts.study_save_png(), export::save_png)}
            {entry(controller, "print", Icon::Book, texts.study_print(), |_| {
                let _ = window().print();
            })}
            {entry(controller, "play-on", Icon::Go, texts.study_play(), move |_| {
                let mfen = export::address_text(&position());
                Route::New(Opponent::Computer, Some(mfen)).go();
            })}
            {entry(controller, "setup", Icon::Board, texts.act_setup(), move |_| {
                Route::Setup(Some(export::address_text(&position()))).go();
            })}
            {entry(controller, "rename", Icon::Pen, texts.study_rename(), |controller| {
                controller.dialog.set(Some(Dialog::Rename));
            })}
            {entry(controller, "delete", Icon::Bin, texts.study_delete(), |controller| {
                controller.dialog.set(Some(Dialog::Delete));
            })}
            {entry(controller, "studies", Icon::Folder, texts.study_all(), |_| {
                Route::Study(StudyRoute::Home).go();
            })}
        </ul>
    }
    .into_any()
}

fn rename(controller: StudyController) -> AnyView {
    let texts = controller.shell.texts;
    let field = NodeRef::<html::Input>::new();
    let name = controller.study.with_untracked(|study| study.name.clone());
    let save = move || {
        if let Some(field) = field.get_untracked() {
            controller.rename(&field.value());
        }
        controller.dialog.set(None);
    };
    Effect::new(move |_| {
        if let Some(field) = field.get() {
            browser::focus(&field);
        }
    });
    view! {
        <form class="stack" on:submit=move |event| {
            event.prevent_default();
            save();
        }>
            <label class="stack">
                <span>{texts.study_name()}</span>
                <input type="text" node_ref=field maxlength="80" value=name data-field="name" />
            </label>
            <div class="choices">
                {choice_button(true, "rename-yes", None, texts.study_rename(), save)}
                {choice_button(false, "rename-no", None, texts.web_cancel(), move || controller.dialog.set(None))}
            </div>
        </form>
    }
    .into_any()
}

fn delete(controller: StudyController) -> AnyView {
    let texts = controller.shell.texts;
    let delete = move || {
        store::delete(&controller.id());
        controller.forget();
        Route::Study(StudyRoute::Home).go();
    };
    view! {
        <p>{texts.study_delete_question(controller.title())}</p>
        <div class="choices">
            {choice_button(true, "delete-no", None, texts.web_cancel(), move || controller.dialog.set(None))}
            {choice_button(false, "delete-yes", Some(Icon::Bin), texts.study_delete(), delete)}
        </div>
    }
    .into_any()
}
