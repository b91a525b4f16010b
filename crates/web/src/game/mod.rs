//! The game screen.

mod clocks;
mod computer;
mod ending;
mod engine_task;
mod menu;
mod play;
mod status;
mod turns;

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::Side;
use mad_session::{Placement, Saved, SavedError};

use crate::app::Shell;
use crate::board::{self, BoardProps};
use crate::game_summary::game_title;
use crate::icons::Icon;
use crate::turn_field::{TurnField, skip_link};
use crate::widgets::{ToolbarButton, languages, page};
use crate::{browser, storage, tie_break_meter};
use play::{Dialog, Play};

/// The game with this id, or the reason why there is none.
pub(crate) fn game(shell: Shell, id: String) -> AnyView {
    let texts = shell.texts;
    let (title, reason) = match storage::load(&id) {
        Some(Ok(saved)) => return playing(Play::new(shell, id, saved)),
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

fn playing(play: Play) -> AnyView {
    let shell = play.shell;
    browser::set_title(shell.texts.web_title());
    turns::listen(play);
    let props = BoardProps {
        picture: Memo::new(move |_| Placement::from(&play.shown())),
        marks: Memo::new(move |_| play.marks()),
        picked: Memo::new(move |_| play.input.get().ship()),
        last_turn: Memo::new(move |_| play.last_turn()),
        hint: Memo::new(move |_| play.hint_arrows()),
        pickable: Memo::new(move |_| play.pickable()),
        flip: Memo::new(move |_| play.flip()),
    };
    let act = Callback::new(move |gesture| play.act(gesture));
    let outcome = Signal::derive(move || {
        let outcome = play.saved.with(|saved| saved.table.game().outcome());
        outcome.filter(|_| play.cursor.get().is_none())
    });
    let turn_field = TurnField {
        shell,
        position: Memo::new(move |_| play.viewed()),
        outcome,
        picks: false.into(),
        act,
    };
    let top = Memo::new(move |_| if props.flip.get() { Side::Red } else { Side::Blue });
    let bottom = Memo::new(move |_| !top.get());
    let title = move |saved: &Saved| game_title(shell, saved);
    view! {
        <main class="game">
            {skip_link(shell)}
            <h1 class="hidden">{Memo::new(move |_| play.saved.with(title))}</h1>
            <div class="stage">
                {clocks::player(play, top)}
                {board::board(shell, props, act)}
                {clocks::player(play, bottom)}
            </div>
            <div class="side">
                {status::status(play)}
                {toolbar(play)}
                {turn_field.view()}
                {tie_break_meter::meter(shell, Memo::new(move |_| play.shown()))}
                {turns::turns(play)}
                {languages(shell)}
            </div>
            {menu::menu(play)}
            {menu::questions(play)}
        </main>
    }
    .into_any()
}

fn toolbar(play: Play) -> AnyView {
    let texts = play.shell.texts;
    let may_undo = Memo::new(move |_| play.saved.with(|saved| saved.table.can_undo()));
    let may_redo = Memo::new(move |_| play.saved.with(|saved| saved.table.can_redo()));
    let may_hint = Memo::new(move |_| {
        play.cursor.get().is_none() && play.saved.with(|saved| saved.table.person_to_move())
    });
    let button = |name, icon: Icon, label, enabled| ToolbarButton {
        name,
        icon: icon.into(),
        label,
        enabled,
        pressed: None,
    };
    let turn = move || play.turned.update(|turned| *turned = !*turned);
    let open_menu = move || play.dialog.set(Some(Dialog::Menu));
    view! {
        <div class="actions" role="group" aria-label=texts.act_label()>
            {button("undo", Icon::Undo, texts.act_undo(), may_undo.into()).view(move || play.undo())}
            {button("redo", Icon::Redo, texts.act_redo(), may_redo.into()).view(move || play.redo())}
            {button("hint", Icon::Hint, texts.act_hint(), may_hint.into()).view(move || play.hint())}
            {button("flip", Icon::Flip, texts.act_flip(), true.into()).view(turn)}
            {sound_toggle(play)}
            {button("more", Icon::More, texts.act_more(), true.into()).view(open_menu)}
        </div>
    }
    .into_any()
}

fn sound_toggle(play: Play) -> AnyView {
    let settings = play.shell.settings;
    let sound = Memo::new(move |_| settings.get().sound);
    let icon = move || if sound.get() { Icon::SoundOn } else { Icon::SoundOff };
    let button = ToolbarButton {
        name: "sound",
        icon: Signal::derive(icon),
        label: play.shell.texts.settings_sound(),
        enabled: true.into(),
        pressed: Some(sound),
    };
    button.view(move || settings.update(|settings| settings.sound = !settings.sound))
}
