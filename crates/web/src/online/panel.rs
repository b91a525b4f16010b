//! The panel of an online game: offers with their buttons, what the opponent says, and what can be done when the
//! opponent is gone. It has a place of its own, where no other button is.

use std::time::Duration;

use leptos::prelude::*;
use mad_online::{Command, Offer};
use mad_rules::Side;

use super::controller::OnlineController;
use crate::widgets::choice_button;

/// The buttons of a question are disabled for this time: a click just after they have appeared is not meant for them.
const SETTLE_TIME: Duration = Duration::from_millis(400);

/// What the panel asks, one at a time.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Question {
    /// An offer of the opponent.
    Offered(String),
    /// An offer of one's own.
    Own(String),
    /// The opponent has been gone for longer than `wait`, in milliseconds. `abort`: nobody would win, because the game has
    /// hardly begun.
    Claim { abort: bool, wait: u64 },
}

/// The open offer of a player in words, as this player is told.
fn offer_text(controller: OnlineController, by: Side) -> Option<String> {
    let texts = controller.shell.texts;
    let (offer, owner, turn) = controller.with(|game, _| {
        let open = game.offer(by)?;
        Some((open.offer, game.game().position().tie_break_owner(), taken_back(game, open.offer)))
    })??;
    let turn = turn.map(|(before, turn)| texts.turn_aloud(&before, turn)).unwrap_or_default();
    let (own, name) = (controller.side() == Some(by), controller.name(by));
    Some(match offer {
        Offer::Takeback { .. } if own => texts.online_takeback_own(turn),
        Offer::Takeback { .. } => texts.online_takeback_asked(name, turn),
        Offer::TieBreak if own => texts.online_stop_own(),
        Offer::TieBreak => texts.online_stop_asked(name, texts.online_stop_result(owner)),
        Offer::Rematch if own => texts.online_rematch_own(),
        Offer::Rematch => texts.online_rematch_asked(name),
    })
}

/// The open offer of the opponent in words.
pub(super) fn opponents_offer(controller: OnlineController) -> Option<String> {
    offer_text(controller, !controller.side()?)
}

/// The first turn that a takeback takes back, and the position before it.
fn taken_back(
    game: &mad_online::OnlineGame,
    offer: Offer,
) -> Option<(mad_rules::Position, mad_rules::Turn)> {
    let Offer::Takeback { ply } = offer else { return None };
    let index = usize::try_from(ply).ok()?;
    let (positions, turns) = (game.game().positions(), game.game().turns());
    Some((*positions.get(index)?, *turns.get(index)?))
}

/// Whether the opponent has been gone for long enough to claim the game.
fn claim(controller: OnlineController) -> Option<Question> {
    let (opponent, wait, abort) = controller.with(|game, side| {
        let opponent = !side?;
        let theirs = game.is_running() && game.game().to_move() == opponent;
        let wait = game.terms().pace.claim_after().filter(|_| theirs)?;
        Some((opponent, wait, game.can_be_aborted()))
    })??;
    let gone = controller.gone_for(opponent)?;
    (gone >= wait).then_some(Question::Claim { abort, wait })
}

fn question(controller: OnlineController) -> Option<Question> {
    let own = || Some(Question::Own(offer_text(controller, controller.side()?)?));
    let offered = opponents_offer(controller).map(Question::Offered);
    offered.or_else(|| claim(controller)).or_else(own)
}

/// What the live region says after the status: no ticking times.
pub(super) fn announcement(controller: OnlineController) -> String {
    match question(controller) {
        Some(Question::Offered(text) | Question::Own(text)) => text,
        Some(Question::Claim { wait, .. }) => {
            let texts = controller.shell.texts;
            texts.online_claim_ask(controller.opponent(), texts.duration(wait))
        }
        None => String::new(),
    }
}

fn said(controller: OnlineController) -> Option<String> {
    let (side, phrase) = controller.phrase()?;
    let texts = controller.shell.texts;
    Some(texts.online_said(controller.name(side), texts.online_phrase(phrase.name())))
}

pub(super) fn panel(controller: OnlineController) -> AnyView {
    let texts = controller.shell.texts;
    let question = Memo::new(move |_| question(controller));
    let said = Memo::new(move |_| said(controller));
    let watchers = Memo::new(move |_| {
        let count = controller.follower.with(mad_online::client::Follower::watchers);
        let shown = controller.with(|game, _| game.is_running()).unwrap_or(false);
        (count > 0 && shown).then(|| texts.online_watchers(count))
    });
    let asked = move || question.get().map(|question| ask(controller, question));
    let busy = Memo::new(move |_| question.with(Option::is_some));
    view! {
        <section class="remote" class:busy=busy aria-label=texts.online_opponent()>
            {asked}
            {move || said.get().map(|text| view! { <p class="said">{text}</p> })}
            {move || watchers.get().map(|text| view! { <p class="watchers dim">{text}</p> })}
        </section>
    }
    .into_any()
}

fn ask(controller: OnlineController, question: Question) -> AnyView {
    let texts = controller.shell.texts;
    let fresh = RwSignal::new(true);
    set_timeout(move || fresh.set(false), SETTLE_TIME);
    let disabled = Memo::new(move |_| fresh.get() || controller.is_answering());
    let act = move |act: fn(OnlineController)| move || act(controller);
    let (text, buttons) = match question {
        Question::Offered(text) => {
            let buttons = view! {
                {choice_button(true, "accept", None, texts.online_accept(), act(|controller| controller.answer(true)))}
                {choice_button(false, "decline", None, texts.online_decline(), act(|controller| controller.answer(false)))}
            };
            (text.into_any(), buttons.into_any())
        }
        Question::Own(text) => {
            let withdraw = act(|controller| controller.act(Command::Withdraw));
            let button = choice_button(false, "withdraw", None, texts.online_withdraw(), withdraw);
            (text.into_any(), button)
        }
        Question::Claim { abort, .. } => {
            let label = if abort { texts.online_claim_abort() } else { texts.online_claim() };
            let claim = act(|controller| controller.act(Command::Claim));
            let gone = Memo::new(move |_| {
                let opponent = controller.side().map_or(Side::Red, Side::opponent);
                texts.duration(controller.gone_for(opponent).unwrap_or(0))
            });
            let text = move || texts.online_claim_ask(controller.opponent(), gone.get());
            (text.into_any(), choice_button(true, "claim", None, label, claim))
        }
    };
    view! {
        <div class="offer">
            <p>{text}</p>
            <fieldset class="choices" disabled=disabled>{buttons}</fieldset>
        </div>
    }
    .into_any()
}
