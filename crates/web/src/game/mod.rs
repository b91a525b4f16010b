//! The game screen.

mod announcement;
pub(crate) mod clocks;
mod coach;
mod computer;
pub(crate) mod controller;
mod ending;
mod engine_task;
mod face_to_face;
mod hint;
mod keys;
pub(crate) mod menu;
pub(crate) mod remote;
mod status;
mod turns;

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::Side;
use mad_session::{Placement, Saved, SavedError};

use crate::app::Shell;
use crate::board::{self, BoardProps};
use crate::game_summary::game_title;
use crate::header::game_header;
use crate::icons::Icon;
use crate::route::Route;
use crate::turn_field::{TurnField, skip_link};
use crate::widgets::{ToolbarButton, languages, page};
use crate::{browser, storage, tie_break_meter};
use controller::{Dialog, GameController};

/// The game with this id, or the reason why there is none.
pub(crate) fn game(shell: Shell, id: String) -> AnyView {
    let texts = shell.texts;
    let (title, reason) = match storage::load(&id) {
        Some(Ok(saved)) => return playing(GameController::new(shell, id, saved)),
        Some(Err(error)) => (texts.games_damaged(), damage(texts, &error)),
        None => (texts.games_title(), texts.games_missing()),
    };
    page(shell, title, view! { <p class="card">{reason}</p> })
}

/// Describes why a saved game cannot be read.
fn damage(texts: &Texts, error: &SavedError) -> String {
    match error {
        SavedError::Json(_) => texts.games_damaged_form(),
        SavedError::Version(_) => texts.games_damaged_version(),
        SavedError::Record(error) => texts.record(error),
        SavedError::TakenBack(error) => texts.illegal(&error.reason),
    }
}

/// The screen of a game, on this device or online.
pub(crate) fn playing(controller: GameController) -> AnyView {
    let shell = controller.shell;
    browser::set_title(shell.texts.web_title());
    keys::listen(controller);
    ending::scroll_to_next_step(controller);
    let props = BoardProps {
        picture: Memo::new(move |_| Placement::from(&controller.shown())),
        marks: Memo::new(move |_| controller.marks()),
        picked: Memo::new(move |_| controller.input.get().ship()),
        last_turn: Memo::new(move |_| controller.last_turn()),
        hint: Memo::new(move |_| controller.hint_arrows()),
        reach: Memo::new(move |_| controller.inspected_reach()),
        danger: Memo::new(move |_| coach::danger(controller)),
        pickable: Memo::new(move |_| controller.pickable()),
        flip: Memo::new(move |_| controller.flip()),
        face_to_face: Memo::new(move |_| face_to_face::is_on(controller)),
    };
    let act = Callback::new(move |gesture| controller.act(gesture));
    let outcome = Signal::derive(move || {
        let outcome = controller.saved.with(|saved| saved.session.game().outcome());
        outcome.filter(|_| controller.cursor.get().is_none())
    });
    let turn_field = TurnField {
        shell,
        position: Memo::new(move |_| controller.viewed()),
        outcome,
        picks: false.into(),
        act,
    };
    let top = Memo::new(move |_| if props.flip.get() { Side::Red } else { Side::Blue });
    let bottom = Memo::new(move |_| !top.get());
    let title = move |saved: &Saved| game_title(shell, saved);
    let timed = controller.saved.with_untracked(|saved| saved.session.clock().is_some());
    let class = match controller.remote {
        Some(_) => "game timed online",
        None if timed => "game timed",
        None => "game",
    };
    let sent = move || controller.remote.is_some_and(|remote| remote.sent.get());
    view! {
        {skip_link(shell)}
        {game_header(shell, shell.place)}
        <main
            class=class
            class:coached=move || coach::has_coach(controller)
            class:sent=sent
            data-facing=face_to_face::panel(controller)
        >
            <h1 class="hidden">{Memo::new(move |_| controller.saved.with(title))}</h1>
            <div class="stage">
                {clocks::player(controller, top)}
                {board::board(shell, props, act)}
                {clocks::player(controller, bottom)}
            </div>
            <div class="side">
                {status::status(controller)}
                {controller.remote.map(|remote| remote.panel.run(()))}
                {turn_field.view()}
                {tie_break_meter::meter(
                    shell,
                    Memo::new(move |_| controller.shown()),
                    Signal::derive(move || ending::is_shown(controller) || coach::spares_meter(controller)),
                )}
                {turns::turns(controller)}
                {bar(controller)}
                {languages(shell)}
            </div>
            {menu::menu(controller)}
            {menu::questions(controller)}
        </main>
    }
    .into_any()
}

/// The toolbar. On a phone, while looking back, the buttons that step through the game take its place.
fn bar(controller: GameController) -> AnyView {
    let class = Memo::new(move |_| {
        let steps = controller.cursor.get().is_some() || controller.stepping.get();
        if steps { "game-bar looking-back" } else { "game-bar" }
    });
    view! {
        <div class=class>
            {toolbar(controller)}
            {turns::steps(controller)}
        </div>
    }
    .into_any()
}

fn toolbar(controller: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let may_undo = Memo::new(move |_| controller.saved.with(|saved| saved.session.can_undo()));
    let may_redo = Memo::new(move |_| controller.saved.with(|saved| saved.session.can_redo()));
    let may_hint = Memo::new(move |_| keys::may_hint(controller));
    let button = |name, icon: Icon, label, enabled| ToolbarButton {
        name,
        icon: icon.into(),
        label,
        enabled,
        pressed: None,
    };
    let turn = move || controller.turned.update(|turned| *turned = !*turned);
    let open_menu = move || controller.dialog.set(Some(Dialog::Menu));
    view! {
        <div class="actions game-tools" role="group" aria-label=texts.act_label()>
            {button("leave", Icon::Home, texts.web_home(), true.into()).view(|| Route::Home.go())}
            {match controller.remote {
                Some(remote) => remote.tools.run(controller),
                None => view! {
                    {button("undo", Icon::Undo, texts.act_undo(), may_undo.into()).view(move || controller.undo())}
                    {button("redo", Icon::Redo, texts.act_redo(), may_redo.into()).view(move || controller.redo())}
                    {button("hint", Icon::Hint, texts.act_hint(), may_hint.into()).view(move || controller.hint())}
                }.into_any(),
            }}
            {button("flip", Icon::Flip, texts.act_flip(), true.into()).view(turn)}
            {sound_toggle(controller)}
            {button("more", Icon::More, texts.act_more(), true.into()).view(open_menu)}
        </div>
    }
    .into_any()
}

fn sound_toggle(controller: GameController) -> AnyView {
    let settings = controller.shell.settings;
    let sound = Memo::new(move |_| settings.get().sound);
    let icon = move || if sound.get() { Icon::SoundOn } else { Icon::SoundOff };
    let button = ToolbarButton {
        name: "sound",
        icon: Signal::derive(icon),
        label: controller.shell.texts.settings_sound(),
        enabled: true.into(),
        pressed: Some(sound),
    };
    button.view(move || settings.update(|settings| settings.sound = !settings.sound))
}
