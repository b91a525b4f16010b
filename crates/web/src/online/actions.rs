//! What a player can do in an online game beside playing turns: the toolbar, the menu, and the dialogs.

use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_online::protocol::SeatLink;
use mad_online::{Command, Link, Offer, Phrase};
use mad_rules::Side;

use super::controller::OnlineController;
use super::{api, invitation, notify};
use crate::browser;
use crate::game::controller::{Dialog, GameController};
use crate::game::menu::{entry, question, save, share};
use crate::game::remote::RemoteDialog;
use crate::icons::Icon;
use crate::notices::Copied;
use crate::route::{OnlineRoute, Route};
use crate::widgets::{ToolbarButton, button};

fn open(game: GameController, dialog: RemoteDialog) {
    game.dialog.set(Some(Dialog::Remote(dialog)));
}

/// The buttons of the toolbar in place of undo, redo and hint.
pub(super) fn tools(controller: OnlineController, game: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let may_ask = Memo::new(move |_| {
        let possible = controller.with(|game, side| {
            game.terms().takebacks
                && side.is_some_and(|side| {
                    game.takeback_target(side).is_some() && game.offer(side).is_none()
                })
        });
        possible.unwrap_or(false)
    });
    let may_say = Memo::new(move |_| controller.side().is_some());
    let tool = |name, icon: Icon, label, enabled: Memo<bool>| ToolbarButton {
        name,
        icon: icon.into(),
        label,
        enabled: enabled.into(),
        pressed: None,
    };
    view! {
        {tool("takeback", Icon::Undo, texts.online_tool_takeback(), may_ask).view(move || controller.ask_takeback())}
        {tool("say", Icon::Bubble, texts.online_tool_say(), may_say).view(move || open(game, RemoteDialog::Say))}
    }
    .into_any()
}

/// The first entries of the menu.
pub(super) fn menu(controller: OnlineController, game: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let (running, abortable, days) = controller
        .with(|game, _| (game.is_running(), game.can_be_aborted(), !game.terms().pace.is_live()))
        .unwrap_or_default();
    let playing = running && controller.side().is_some();
    let act = move |name, icon, text, act: fn(OnlineController)| {
        entry(game, name, icon, text, move |_| act(controller))
    };
    let ask = move |name, icon, text, dialog| {
        entry(game, name, icon, text, move |game| open(game, dialog))
    };
    let acts = playing.then(|| {
        let leave = if abortable {
            ask("abort", Icon::Flag, texts.online_abort(), RemoteDialog::Abort)
        } else {
            ask("resign", Icon::Flag, texts.act_resign(), RemoteDialog::Resign)
        };
        view! {
            {ask("agree", Icon::Handshake, texts.online_ask_stop(), RemoteDialog::Stop)}
            {leave}
            {act("give-time", Icon::Hourglass, texts.online_give_time(i32::from(days)), |controller| {
                controller.act(Command::GiveTime);
            })}
        }
    });
    let seated = controller.side().map(|_| {
        let muted = controller.muted.get();
        let mute = if muted { texts.online_unmute() } else { texts.online_mute() };
        let notifies = notify::is_supported().then(|| {
            act("notify", Icon::Bell, notify_text(controller), |controller| {
                notify::toggle(controller.shell);
            })
        });
        view! {
            {ask("seat-link", Icon::Phone, texts.online_seat_link(), RemoteDialog::SeatLink)}
            {notifies}
            {act("mute", Icon::Bubble, mute, |controller| {
                notify::set_muted(controller, !controller.muted.get_untracked());
            })}
        }
    });
    view! {
        {acts}
        {seated}
        {act("copy-link", Icon::Copy, texts.online_copy_link(), |controller| {
            controller.shell.copy(Copied::Link, controller.link());
        })}
        {entry(game, "save", Icon::Save, texts.act_save(), save)}
        {(!running).then(|| entry(game, "share", Icon::Share, texts.act_share(), share))}
        {entry(game, "online", Icon::Globe, texts.online_see_all(), |_| Route::Online(OnlineRoute::Home).go())}
    }
    .into_any()
}

fn notify_text(controller: OnlineController) -> String {
    let texts = controller.shell.texts;
    if notify::is_on() { texts.online_notify_off() } else { texts.online_notify() }
}

pub(super) fn dialog_label(controller: OnlineController, dialog: RemoteDialog) -> String {
    let texts = controller.shell.texts;
    match dialog {
        RemoteDialog::Say => texts.online_say(),
        RemoteDialog::Stop => texts.online_ask_stop(),
        RemoteDialog::Resign => texts.act_resign(),
        RemoteDialog::Abort => texts.online_abort(),
        RemoteDialog::SeatLink => texts.online_seat_link(),
    }
}

pub(super) fn dialog(
    controller: OnlineController,
    game: GameController,
    dialog: RemoteDialog,
) -> AnyView {
    let texts = controller.shell.texts;
    let ask = move |text, yes, name, command| {
        question(game, text, yes, name, move || controller.act(command))
    };
    match dialog {
        RemoteDialog::Say => phrases(controller, game),
        RemoteDialog::Stop => {
            let owner = controller.with(|game, _| game.game().position().tie_break_owner());
            let result = texts.online_stop_result(owner.unwrap_or(Side::Blue));
            let offer = Command::Offer { offer: Offer::TieBreak };
            ask(
                format!("{} {result}", texts.online_stop_ask()),
                texts.agree_offer(),
                "yes-agree",
                offer,
            )
        }
        RemoteDialog::Resign => {
            ask(texts.online_resign_ask(), texts.resign_yes(), "yes-resign", Command::Resign)
        }
        RemoteDialog::Abort => {
            ask(texts.online_abort_ask(), texts.online_abort(), "yes-abort", Command::Abort)
        }
        RemoteDialog::SeatLink => seat_link(controller),
    }
}

fn phrases(controller: OnlineController, game: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let phrase = |phrase: Phrase| {
        let say = move || {
            game.dialog.set(None);
            controller.act(Command::Say { phrase });
            controller
                .shell
                .notify(texts.online_said(texts.online_you(), texts.online_phrase(phrase.name())));
        };
        view! { <li>{button("", phrase.name(), None, texts.online_phrase(phrase.name()), say)}</li> }
    };
    view! {
        <h2>{texts.online_say()}</h2>
        <ul class="menu">{Phrase::ALL.map(phrase).into_iter().collect_view()}</ul>
    }
    .into_any()
}

/// The link with which the player goes on from another device, as soon as the server has told its secret.
fn seat_link(controller: OnlineController) -> AnyView {
    let texts = controller.shell.texts;
    let link = RwSignal::new(None);
    spawn_local(async move {
        let path = format!("games/{}/seat-link", controller.id);
        let answer: Result<SeatLink, _> = api::post(&path, &()).await;
        link.set(Some(
            answer.map(|seat| Link::Seat(controller.id, seat.secret).address(&browser::address())),
        ));
    });
    let content = move || match link.get() {
        None => view! { <p role="status">{texts.online_loading()}</p> }.into_any(),
        Some(Err(problem)) => view! { <p role="alert">{problem.text(texts)}</p> }.into_any(),
        Some(Ok(link)) => invitation::link_card(controller.shell, &link, None),
    };
    view! {
        <h2>{texts.online_seat_link()}</h2>
        <p>{texts.online_seat_note()}</p>
        {content}
    }
    .into_any()
}
