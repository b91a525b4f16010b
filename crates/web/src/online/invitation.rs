//! An open invitation: for its maker the link to send, for everybody else the conditions and the button to play.

use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_online::{Command, Phase};
use qrcodegen::{QrCode, QrCodeEcc};

use super::controller::OnlineController;
use super::form::terms_text;
use super::{api, connection, home};
use crate::app::Shell;
use crate::browser;
use crate::game_summary::thumbnail_svg;
use crate::icons::Icon;
use crate::notices::Copied;
use crate::route::{OnlineRoute, Opponent, Route};
use crate::widgets::{button, page};

/// After this time without an opponent the computer is offered instead.
const INSTEAD_AFTER: i64 = 20_000;
/// The width of the light border of a QR code, in its squares.
const QR_BORDER: i32 = 4;

/// What the screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Content {
    /// One's own invitation of a friend.
    Link,
    /// One's own offer to strangers.
    Search,
    /// Somebody else's invitation.
    Invited,
    Gone,
}

/// The screen of an invitation.
pub(super) fn screen(controller: OnlineController) -> AnyView {
    let shell = controller.shell;
    let content = Memo::new(move |_| {
        let person = connection::person();
        let look = |game: &mad_online::OnlineGame, _| match game.phase() {
            Phase::Open if Some(game.creator()) != person => Content::Invited,
            Phase::Open if game.terms().listed => Content::Search,
            Phase::Open => Content::Link,
            Phase::Running | Phase::Over(_) => Content::Gone,
        };
        controller.with(look).unwrap_or(Content::Gone)
    });
    let view = move || match content.get() {
        Content::Link => untrack(|| own(controller)),
        Content::Search => untrack(|| search(controller)),
        Content::Invited => untrack(|| invited(controller)),
        Content::Gone => gone(shell),
    };
    view.into_any()
}

fn gone(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let all = || Route::Online(OnlineRoute::Home).go();
    let find = || Route::Online(OnlineRoute::Find).go();
    let content = view! {
        <div class="card stack" role="status">
            <p>{texts.online_invitation_gone()}</p>
            {button("button", "find", None, texts.online_find(), find)}
            {button("button", "online-games", None, texts.online_see_all(), all)}
        </div>
    };
    page(shell, texts.online_title(), content)
}

fn terms(controller: OnlineController) -> Option<String> {
    controller.with(|game, _| terms_text(controller.shell.texts, game.terms()))
}

/// The maker's own invitation: the link, and waiting.
fn own(controller: OnlineController) -> AnyView {
    let (shell, texts) = (controller.shell, controller.shell.texts);
    let withdraw = move || controller.act(Command::Abort);
    let content = view! {
        <div class="card stack invitation">
            <p>{texts.online_invitation_note()}</p>
            {link_card(shell, &controller.link(), Some(texts.online_share_text()))}
            <p class="dim">{terms(controller)}</p>
            <p class="waiting" role="status">{waiting_text(controller)}</p>
            {button("button", "withdraw-invitation", None, texts.online_withdraw_invitation(), withdraw)}
        </div>
    };
    page(shell, texts.online_invitation_own(), content)
}

/// Waiting, or why that has no use at the moment.
fn waiting_text(controller: OnlineController) -> impl Fn() -> String + Send + Sync + Clone {
    let texts = controller.shell.texts;
    move || match connection::state() {
        connection::State::Connected => texts.online_waiting(),
        state => texts.online_connection(state.name()),
    }
}

/// A link with a button to copy it and a QR code; with a text for the share sheet, where the browser has one, also a button
/// to share it.
pub(super) fn link_card(shell: Shell, link: &str, share_text: Option<String>) -> AnyView {
    let texts = shell.texts;
    let (copied, shared) = (link.to_owned(), link.to_owned());
    let share = share_text.filter(|_| browser::can_share()).map(|text| {
        let share = move || {
            let (text, link) = (text.clone(), shared.clone());
            // The player may close the share sheet, which is no failure.
            spawn_local(async move { drop(browser::share(&text, &link).await) });
        };
        button("button", "share-link", Some(Icon::Share), texts.online_share_link(), share)
    });
    let select = |event: web_sys::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    view! {
        <div class="link-card">
            <label class="field">
                <span>{texts.online_link()}</span>
                <input type="text" readonly data-field="link" prop:value=link.to_owned() on:focus=select />
            </label>
            <div class="choices">
                {button("big strong", "copy-link", Some(Icon::Copy), texts.online_copy_link(), move || {
                    shell.copy(Copied::Link, copied.clone());
                })}
                {share}
            </div>
            {qr_code(link, &texts.online_qr())}
        </div>
    }
    .into_any()
}

/// The QR code of a link, dark on light in every theme: that is what cameras expect.
fn qr_code(link: &str, label: &str) -> Option<AnyView> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    let mut path = String::new();
    for (x, y) in (0..size).flat_map(|y| (0..size).map(move |x| (x, y))) {
        if code.get_module(x, y) {
            path += &format!("M{} {}h1v1h-1z", x + QR_BORDER, y + QR_BORDER);
        }
    }
    let whole = size + 2 * QR_BORDER;
    let view = view! {
        <svg class="qr" viewBox=format!("0 0 {whole} {whole}") role="img" aria-label=label.to_owned()>
            <rect class="light" width=whole height=whole />
            <path class="dark" d=path shape-rendering="crispEdges" />
        </svg>
    };
    Some(view.into_any())
}

/// The maker's own offer to strangers.
fn search(controller: OnlineController) -> AnyView {
    let (shell, texts) = (controller.shell, controller.shell.texts);
    let since = controller.now.get_untracked();
    let waited = Memo::new(move |_| controller.now.get().saturating_sub(since).max(0));
    let stop = move || {
        controller.act(Command::Abort);
        Route::Online(OnlineRoute::Find).go();
    };
    // A live offer ends with its page: nobody is paired with somebody who has gone. Rendering the page again, in another
    // language, is not leaving it.
    on_cleanup(move || {
        let open = controller.follower.try_with_untracked(|follower| {
            let game = follower.game();
            game.is_some_and(|game| game.phase() == Phase::Open && game.terms().pace.is_live())
        });
        let here =
            location().hash().is_ok_and(|hash| hash == Route::online_game(controller.id).address());
        if open == Some(true) && !here {
            controller.act(Command::Abort);
        }
    });
    let time = Memo::new(move |_| texts.duration(u64::try_from(waited.get()).unwrap_or(0)));
    let searching = move || match connection::state() {
        connection::State::Connected => texts.online_searching(time.get()),
        state => texts.online_connection(state.name()),
    };
    let late = Memo::new(move |_| waited.get() >= INSTEAD_AFTER);
    let instead = move || {
        late.get().then(|| {
            let play = || Route::New(Opponent::Computer, None).go();
            view! {
                <div class="instead stack" role="status">
                    <p>{texts.online_instead()}</p>
                    {button("button", "computer-instead", None, texts.online_instead_play(), play)}
                </div>
            }
        })
    };
    let content = view! {
        <div class="card stack search">
            <p class="waiting"><i class="pulse" aria-hidden="true"></i>{searching}</p>
            <p class="dim">{terms(controller)}</p>
            {button("big", "stop-search", None, texts.online_stop_search(), stop)}
            {instead}
        </div>
    };
    page(shell, texts.online_find(), content)
}

/// Somebody else's invitation.
fn invited(controller: OnlineController) -> AnyView {
    let (shell, texts) = (controller.shell, controller.shell.texts);
    let look =
        |game: &mad_online::OnlineGame, _| (game.creator(), game.wanted_side(), game.terms().start);
    let Some((creator, wanted, start)) = controller.with(look) else { return gone(shell) };
    let name = texts.guest_name(creator.number());
    let side = match wanted.map(|side| !side) {
        Some(side) => mad_i18n::Texts::side_argument(side),
        None => "chance",
    };
    let busy = RwSignal::new(false);
    let join = move || {
        let path = format!("games/{}/join", controller.id);
        let request = async move { api::take_seat(&path, &()).await };
        api::request(shell, busy, request, |_| ());
    };
    let picture = thumbnail_svg(shell, &start);
    let content = view! {
        {home::connection_line(shell)}
        <div class="card stack invitation">
            <div class="small-board" aria-hidden="true" inner_html=picture></div>
            <p>{terms(controller)}</p>
            {button("big strong", "join", None, texts.online_play_as(side), join)}
            <a class="button" href=Route::Lessons.address() data-action="learn">{texts.online_new_here()}</a>
            <p class="dim">{texts.online_private()}</p>
        </div>
    };
    page(shell, texts.online_invitation(name), content)
}
