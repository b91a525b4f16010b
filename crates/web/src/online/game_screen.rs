//! The screen of an online game: the game screen with the parts that are different.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_online::client::Follower;
use mad_online::{Command, Ending, PAUSE_TIME, Phase, START_TIME};
use mad_rules::{Position, Side, Turn};
use mad_session::{Saved, clock_text};

use super::connection::{self, State};
use super::controller::OnlineController;
use super::{actions, invitation, notify, panel};
use crate::app::Shell;
use crate::game::clocks::{LOW, WARNINGS};
use crate::game::controller::GameController;
use crate::game::playing;
use crate::game::remote::{Entry, Remote, RemoteChoice};
use crate::route::{OnlineRoute, Route};
use crate::sound::Sound;
use crate::widgets::{button, page};
use crate::{browser, offline};

/// What the screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Content {
    Loading,
    Missing,
    Invitation,
    Game,
}

/// The game or the invitation with this identifier.
pub(super) fn screen(shell: Shell, id: &str) -> AnyView {
    let Ok(id) = id.parse() else { return missing(shell) };
    let controller = OnlineController::new(shell, id);
    let content = Memo::new(move |_| {
        if controller.missing.get() {
            return Content::Missing;
        }
        match controller.with(|game, _| game.phase()) {
            None => Content::Loading,
            Some(Phase::Open) => Content::Invitation,
            // An invitation that was withdrawn or has expired.
            Some(Phase::Over(Ending::Aborted)) if !has_players(controller) => Content::Invitation,
            Some(Phase::Running | Phase::Over(_)) => Content::Game,
        }
    });
    let view = move || match content.get() {
        Content::Loading => loading(shell),
        Content::Missing => missing(shell),
        Content::Invitation => untrack(|| invitation::screen(controller)),
        Content::Game => untrack(|| game(controller)),
    };
    view.into_any()
}

fn has_players(controller: OnlineController) -> bool {
    controller.with(|game, _| game.players().red.is_some()).unwrap_or(false)
}

fn loading(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let text = move || match connection::state() {
        State::Connecting | State::Connected => texts.online_loading(),
        state => texts.online_connection(state.name()),
    };
    page(shell, texts.online_title(), view! { <p class="card" role="status">{text}</p> })
}

fn missing(shell: Shell) -> AnyView {
    let texts = shell.texts;
    let all = || Route::Online(OnlineRoute::Home).go();
    let content = view! {
        <div class="card stack" role="alert">
            <p>{texts.online_no_game()}</p>
            {button("button", "online-games", None, texts.online_see_all(), all)}
        </div>
    };
    page(shell, texts.online_title(), content)
}

fn game(controller: OnlineController) -> AnyView {
    let session = Memo::new(move |_| controller.session());
    let Some(first) = session.get_untracked() else { return loading(controller.shell) };
    let saved = Saved::new(first, browser::now());
    let id = format!("online-{}", controller.id);
    let game = GameController::online(controller.shell, id, saved, remote(controller));
    Effect::new(move |_| {
        if let Some(session) = session.get() {
            game.show(session);
        }
    });
    warn_of_little_time(controller);
    let view = playing(game);
    // After the title of the game screen.
    notify::follow_title(controller);
    view
}

/// Sounds a warning when the player's own time comes to an end.
fn warn_of_little_time(controller: OnlineController) {
    let left = Memo::new(move |_| {
        let live = controller.with(|game, side| {
            game.clocks().is_running()
                && game.terms().pace.is_live()
                && side == Some(game.game().to_move())
        });
        let left = controller.time_left(controller.side()?)?;
        let seconds = u32::try_from(left.div_ceil(1_000)).ok()?;
        Some(seconds).filter(|seconds| live == Some(true) && WARNINGS.contains(seconds))
    });
    Effect::new(move |_| {
        if left.get().is_some() {
            controller.shell.play_sound(Sound::LowTime);
        }
    });
}

fn remote(controller: OnlineController) -> Remote {
    Remote {
        side: Memo::new(move |_| controller.side()),
        entry: Memo::new(move |_| controller.entry()),
        sent: Memo::new(move |_| controller.follower.with(Follower::sent_turn).is_some()),
        plan: Memo::new(move |_| controller.plan()),
        play: Callback::new(move |turn| controller.play(turn)),
        status: Callback::new(move |()| status(controller)),
        announcement: Callback::new(move |()| panel::announcement(controller)),
        end_choices: Memo::new(move |_| end_choices(controller)),
        choose: Callback::new(move |choice| choose(controller, choice)),
        ask_takeback: Callback::new(move |()| controller.ask_takeback()),
        strip: Callback::new(move |side| strip(controller, side)),
        panel: Callback::new(move |()| panel::panel(controller)),
        tools: Callback::new(move |game| actions::tools(controller, game)),
        menu: Callback::new(move |game| actions::menu(controller, game)),
        dialog_label: Callback::new(move |dialog| actions::dialog_label(controller, dialog)),
        dialog: Callback::new(move |(game, dialog)| actions::dialog(controller, game, dialog)),
    }
}

/// The last turn and the position before it.
fn last_turn(controller: OnlineController) -> Option<(Position, Turn)> {
    controller.with(|game, _| {
        let turn = *game.game().turns().last()?;
        Some((game.game().positions()[game.game().turns().len() - 1], turn))
    })?
}

/// The status while nothing is picked. No ticking times: it is announced whenever it changes.
fn status(controller: OnlineController) -> (String, Vec<RemoteChoice>) {
    let texts = controller.shell.texts;
    let state = connection::state();
    let (sent, position) = controller.follower.with(|follower| {
        (follower.sent_turn(), follower.game().map(|game| *game.game().position()))
    });
    let sent = sent.zip(position).map(|(turn, before)| texts.turn_aloud(&before, turn));
    match (state, sent) {
        (State::Connected, Some(turn)) => return (texts.online_sent(turn), Vec::new()),
        (State::Connected, None) => {}
        (State::OldVersion | State::SignedOut, _) => {
            return (texts.online_connection(state.name()), vec![RemoteChoice::Reload]);
        }
        (_, Some(turn)) => return (texts.online_sent_lost(turn), Vec::new()),
        (_, None) => return (texts.online_connection(state.name()), Vec::new()),
    }
    let phase = controller.with(|game, _| (game.ending(), game.is_paused()));
    match phase {
        Some((Some(Ending::Aborted), _)) => {
            return (
                texts.online_aborted(),
                vec![RemoteChoice::NextOpponent, RemoteChoice::AllGames],
            );
        }
        Some((_, true)) => {
            let resume = controller.side().map(|_| RemoteChoice::Resume);
            return (texts.online_paused(texts.duration(PAUSE_TIME)), resume.into_iter().collect());
        }
        _ => {}
    }
    let last = last_turn(controller).map(|(before, turn)| texts.turn_aloud(&before, turn));
    let (now, choices) = whose_turn(controller);
    let begins = controller.entry() == Entry::Turn
        && controller
            .with(|game, _| game.can_be_aborted() && game.terms().pace.is_live())
            .unwrap_or(false);
    let begins = begins.then(|| texts.online_start_soon(texts.duration(START_TIME)));
    let parts = last.into_iter().chain([now]).chain(begins);
    (parts.collect::<Vec<_>>().join(" "), choices)
}

/// Whose turn it is, and what the player can do.
fn whose_turn(controller: OnlineController) -> (String, Vec<RemoteChoice>) {
    let texts = controller.shell.texts;
    let Some(position) = controller.with(|game, _| *game.game().position()) else {
        return (String::new(), Vec::new());
    };
    let to_move = Texts::side_argument(position.to_move());
    match (controller.entry(), controller.side()) {
        (_, None) => {
            let text = format!("{} {}", texts.game_turn_of(to_move), texts.online_watching());
            (text, Vec::new())
        }
        (Entry::Turn, _) if position.is_positioning_turn() => {
            (texts.game_positioning(to_move), Vec::new())
        }
        (Entry::Turn, _) if last_turn(controller).is_none() => {
            (texts.game_you_are(to_move), Vec::new())
        }
        (Entry::Turn, _) => (texts.game_your_turn(), Vec::new()),
        (Entry::Plan | Entry::None, Some(_)) => {
            let theirs = texts.online_their_turn(controller.opponent());
            let planned = controller
                .plan()
                .map(|turn| texts.turn_aloud(&Entry::Plan.position(position), turn));
            match planned {
                Some(turn) => {
                    let text = format!("{theirs} {}", texts.online_planned(turn));
                    (text, vec![RemoteChoice::DropPlan])
                }
                None => (format!("{theirs} {}", texts.online_plan_invite()), Vec::new()),
            }
        }
    }
}

/// The buttons at the end.
fn end_choices(controller: OnlineController) -> Vec<RemoteChoice> {
    let rematch = controller.with(|game, side| {
        side?;
        Some(if game.rematch().is_some() {
            RemoteChoice::OpenRematch
        } else {
            RemoteChoice::Rematch
        })
    });
    let rematch = rematch.flatten();
    rematch.into_iter().chain([RemoteChoice::NextOpponent, RemoteChoice::AllGames]).collect()
}

fn choose(controller: OnlineController, choice: RemoteChoice) {
    match choice {
        RemoteChoice::DropPlan => controller.set_plan(None),
        RemoteChoice::Resume => controller.act(Command::Resume),
        RemoteChoice::Reload => offline::reload(),
        RemoteChoice::Rematch => controller.ask_rematch(),
        RemoteChoice::OpenRematch => controller.open_rematch(),
        RemoteChoice::NextOpponent => Route::Online(OnlineRoute::Find).go(),
        RemoteChoice::AllGames => Route::Online(OnlineRoute::Home).go(),
    }
}

/// Presence and clock of a player.
fn strip(controller: OnlineController, side: Memo<Side>) -> AnyView {
    let texts = controller.shell.texts;
    let running = Memo::new(move |_| controller.with(|game, _| game.is_running()).unwrap_or(false));
    let live =
        Memo::new(move |_| controller.with(|game, _| game.terms().pace.is_live()).unwrap_or(true));
    let presence = Memo::new(move |_| {
        if let Some((_, phrase)) = controller.phrase().filter(|(by, _)| *by == side.get()) {
            return (texts.online_phrase(phrase.name()), "says");
        }
        if !running.get() {
            return (String::new(), "");
        }
        if let Some((_, time)) =
            controller.time_to_begin().filter(|(to_move, _)| *to_move == side.get())
        {
            return (texts.online_left(texts.duration(time)), "waits");
        }
        if controller.side() == Some(side.get()) {
            let state = connection::state();
            let word = if state == State::Connected { "here" } else { "gone" };
            return (texts.online_you(), word);
        }
        match controller.gone_for(side.get()) {
            // Over days, nobody stays all the time.
            Some(_) if !live.get() => (String::new(), ""),
            // A moment without a connection, as at a reload, is not worth a word.
            Some(gone) if gone >= 2_000 => (texts.online_gone(texts.duration(gone)), "gone"),
            _ => (texts.online_here(), "here"),
        }
    });
    let clock = Memo::new(move |_| {
        let left = controller.time_left(side.get()).unwrap_or(0);
        let text = if live.get() {
            clock_text(u32::try_from(left).unwrap_or(u32::MAX))
        } else {
            texts.duration(left)
        };
        (text, live.get() && left < u64::from(LOW))
    });
    let low = Memo::new(move |_| if clock.with(|clock| clock.1) { "clock low" } else { "clock" });
    view! {
        <span class="presence" data-presence=Memo::new(move |_| presence.get().1)>
            {Memo::new(move |_| presence.get().0)}
        </span>
        <span class=low role="timer">{Memo::new(move |_| clock.get().0)}</span>
    }
    .into_any()
}
