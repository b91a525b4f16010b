//! The menu of a game, and the dialogs that confirm some of its entries.

use leptos::html;
use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::Side;
use wasm_bindgen::JsCast as _;

use super::controller::{Dialog, GameController};
use super::{clocks, face_to_face};
use crate::game_summary::shared_game;
use crate::icons::Icon;
use crate::notices::Copied;
use crate::placement::Area;
use crate::route::{Route, StudyRoute};
use crate::screens::new_game;
use crate::widgets::{button, choice_button, dialog};
use crate::{browser, game_file, placement};

/// Downloads the game as a file.
pub(crate) fn save(controller: GameController) {
    let id = controller.id();
    controller.saved.with_untracked(|saved| game_file::save(controller.shell, &id, saved));
}

/// Copies a link that contains the game and the names of its players.
pub(crate) fn share(controller: GameController) {
    let texts = controller.shell.texts;
    let query = controller.saved.with_untracked(|saved| shared_game(texts, saved).to_query());
    let route = Route::Shared(query);
    controller.shell.copy(Copied::Link, format!("{}{}", browser::address(), route.address()));
}

/// Opens the game on the analysis board.
pub(super) fn study(controller: GameController) {
    Route::Study(StudyRoute::OfGame(controller.id())).go();
}

pub(crate) fn entry(
    controller: GameController,
    name: &'static str,
    drawing: Icon,
    text: String,
    act: impl Fn(GameController) + 'static,
) -> AnyView {
    let act = move || {
        controller.dialog.set(None);
        act(controller);
    };
    let tip = (name == "agree").then_some("agreement");
    view! { <li data-tip=tip>{button("", name, Some(drawing), text, act)}</li> }.into_any()
}

fn position_text(controller: GameController) -> String {
    untrack(|| controller.shown()).to_string()
}

/// The entries about players who face each other, in a game of two people.
fn facing(controller: GameController) -> Option<AnyView> {
    if !face_to_face::is_possible(controller) {
        return None;
    }
    let (texts, on) = (controller.shell.texts, face_to_face::is_on(controller));
    let label = if on { texts.act_side_by_side() } else { texts.act_face_to_face() };
    // There is no button for it in the toolbar then.
    let redo = on && controller.saved.with(|saved| saved.session.can_redo());
    let redo =
        redo.then(|| entry(controller, "redo", Icon::Redo, texts.act_redo(), GameController::redo));
    let toggle = entry(controller, "face-to-face", Icon::Swap, label, face_to_face::toggle);
    Some(view! { {redo}{toggle} }.into_any())
}

pub(super) fn menu(controller: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let content = move || {
        let (over, clock) = controller
            .saved
            .with(|saved| (saved.session.game().is_over(), saved.session.clock().is_some()));
        if let Some(remote) = controller.remote {
            let first = remote.menu.run(controller);
            return view! { <ul class="menu">{first}{places(controller)}</ul> }.into_any();
        }
        let going = (!over).then(|| {
            view! {
                {entry(controller, "agree", Icon::Handshake, texts.act_agree(), |controller| {
                    controller.dialog.set(Some(Dialog::Agree));
                })}
                {entry(controller, "resign", Icon::Flag, texts.act_resign(), |controller| {
                    let resigning = controller.saved.with_untracked(|saved| {
                        saved.session.person().unwrap_or_else(|| saved.session.game().to_move())
                    });
                    controller.dialog.set(Some(Dialog::Resign(resigning)));
                })}
                {clock.then(|| entry(controller, "pause", Icon::Pause, texts.act_pause(), |controller| {
                    clocks::pause(controller);
                }))}
            }
        });
        view! {
            <ul class="menu">
                {going}
                {facing(controller)}
                {entry(controller, "study", Icon::Board, texts.act_study(), study)}
                {entry(controller, "save", Icon::Save, texts.act_save(), save)}
                {entry(controller, "share", Icon::Share, texts.act_share(), share)}
                {entry(controller, "copy-mfen", Icon::Copy, texts.act_copy_mfen(), |controller| {
                    controller.shell.copy(Copied::Position, position_text(controller));
                })}
                {entry(controller, "setup", Icon::Board, texts.act_setup(), |controller| {
                    Route::Setup(Some(position_text(controller).replace(' ', "_"))).go();
                })}
                {entry(controller, "rename", Icon::Pen, texts.act_rename(), |controller| {
                    controller.dialog.set(Some(Dialog::Rename));
                })}
                {entry(controller, "new", Icon::Plus, texts.act_new(), |controller| {
                    controller.saved.with_untracked(|saved| new_game::route_like(&saved.session)).go();
                })}
                {places(controller)}
            </ul>
        }
        .into_any()
    };
    let open = Memo::new(move |_| controller.dialog.get() == Some(Dialog::Menu));
    let close = move || {
        // The close event comes after an entry may have opened another dialog.
        if open.get_untracked() {
            controller.dialog.set(None);
        }
    };
    let menu = dialog(controller.shell, Memo::new(move |_| texts.act_more()), open, close, content);
    place_near_button(open);
    menu
}

/// The entries that lead to other screens.
fn places(controller: GameController) -> AnyView {
    let texts = controller.shell.texts;
    view! {
        {entry(controller, "rules", Icon::Book, texts.home_rules(), |_| Route::Rules(None).go())}
        {entry(controller, "games", Icon::Folder, texts.games_title(), |_| Route::Games.go())}
        {entry(controller, "settings", Icon::Gear, texts.settings_title(), |_| Route::Settings.go())}
        {entry(controller, "home", Icon::Back, texts.web_home(), |_| Route::Home.go())}
    }
    .into_any()
}

/// Places the open menu beside its button in a wide window. On a phone it stays in the middle, as other
/// dialogs do. To be called after the dialog was made: effects run in that order, and the menu has to be
/// open to be measured. It is moved before it is painted.
fn place_near_button(open: Memo<bool>) {
    Effect::new(move |_| {
        if open.get() {
            place();
        }
    });
    browser::on_window("resize", move |_| {
        if open.get_untracked() {
            place();
        }
    });
}

fn place() {
    const WIDE: f64 = 860.0;
    let find = |selector| document().query_selector(selector).ok().flatten();
    let menu = find("dialog[open] .menu").and_then(|menu| menu.closest("dialog").ok().flatten());
    let menu = menu.and_then(|menu| menu.dyn_into::<web_sys::HtmlElement>().ok());
    let (Some(button), Some(menu)) = (find(".actions [data-action=more]"), menu) else { return };
    let window = browser::window_size();
    let wide = window[0] >= WIDE;
    let _ = menu.class_list().toggle_with_force("near", wide);
    placement::forget(&menu);
    if wide {
        let corner = placement::menu(Area::of(&button), placement::size(&menu), window);
        placement::move_to(&menu, corner);
    }
}

/// The dialogs that confirm an entry of the menu.
pub(super) fn questions(controller: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let label = Memo::new(move |_| match controller.dialog.get() {
        Some(Dialog::Resign(_)) => texts.act_resign(),
        Some(Dialog::Agree) => texts.act_agree(),
        Some(Dialog::Rename) => texts.act_rename(),
        Some(Dialog::Remote(dialog)) => {
            controller.remote.map(|remote| remote.dialog_label.run(dialog)).unwrap_or_default()
        }
        Some(Dialog::Menu) | None => String::new(),
    });
    let open =
        Memo::new(move |_| controller.dialog.get().is_some_and(|dialog| dialog != Dialog::Menu));
    let close = move || {
        if open.get_untracked() {
            controller.dialog.set(None);
        }
    };
    let content = move || match controller.dialog.get() {
        Some(Dialog::Resign(side)) => resign(controller, side),
        Some(Dialog::Agree) => agree(controller),
        Some(Dialog::Rename) => rename(controller),
        Some(Dialog::Remote(dialog)) => {
            let content = controller.remote.map(|remote| remote.dialog.run((controller, dialog)));
            content.into_any()
        }
        Some(Dialog::Menu) | None => ().into_any(),
    };
    dialog(controller.shell, label, open, close, content)
}

/// A question with the buttons to cancel and to confirm.
pub(crate) fn question(
    controller: GameController,
    text: String,
    yes: String,
    name: &'static str,
    act: impl Fn() + 'static,
) -> AnyView {
    let answer = move || {
        act();
        controller.dialog.set(None);
    };
    view! {
        <p>{text}</p>
        <div class="choices">
            {choice_button(false, "no", None, controller.shell.texts.web_cancel(), move || {
                controller.dialog.set(None);
            })}
            {choice_button(true, name, None, yes, answer)}
        </div>
    }
    .into_any()
}

fn resign(controller: GameController, side: Side) -> AnyView {
    let texts = controller.shell.texts;
    let alone = controller.saved.with(|saved| saved.session.person().is_some());
    let who = if alone { "you" } else { Texts::side_argument(side) };
    let (text, yes) = (texts.resign_ask(who), texts.resign_yes());
    question(controller, text, yes, "yes-resign", move || controller.resign(side))
}

fn agree(controller: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let (expeller, computer) = controller.saved.with(|saved| {
        (saved.session.game().position().last_expeller(), saved.session.has_computer())
    });
    let yes = if computer { texts.agree_offer() } else { texts.agree_yes() };
    question(
        controller,
        texts.agree_ask(Texts::expeller_argument(expeller)),
        yes,
        "yes-agree",
        move || {
            controller.agree();
        },
    )
}

fn rename(controller: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let field = NodeRef::<html::Input>::new();
    let name = controller.saved.with_untracked(|saved| saved.name.clone());
    let act = move || {
        if let Some(field) = field.get_untracked() {
            controller.rename(&field.value());
        }
    };
    view! {
        <label class="field">
            <span>{texts.games_rename_ask()}</span>
            <input
                node_ref=field
                type="text"
                maxlength="80"
                autofocus
                prop:value=name
                on:keydown=move |event| {
                    if event.key() == "Enter" {
                        act();
                        controller.dialog.set(None);
                    }
                }
            />
        </label>
        {question(controller, String::new(), texts.act_rename(), "yes-rename", act)}
    }
    .into_any()
}
