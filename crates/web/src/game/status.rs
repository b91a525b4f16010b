//! The status line of a game: a sentence and the buttons that belong to it.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Game, Ship, Turn};
use mad_session::{InputStage, TurnInput, turn_number};

use super::controller::GameController;
use super::engine_task::EngineTask;
use super::remote::{Entry, RemoteChoice};
use super::{announcement, coach, ending, face_to_face};
use crate::icons::Icon;
use crate::widgets::choice_button;
use crate::{engine, prompt};

/// A button of the status line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Choice {
    /// Passes while the ships are being positioned.
    Keep,
    /// A button for a partly entered turn.
    Input(prompt::Choice),
    Stop,
    TryAgain,
    ToTheEnd,
    GoOn,
    /// Plays the turn of a hint.
    PlayHint(Turn),
    /// A button of an online game.
    Remote(RemoteChoice),
}

/// The style of the sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    Plain,
    /// The reason of a refusal.
    Remark,
    Warning,
}

impl Tone {
    const fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Remark => "remark",
            Self::Warning => "warning",
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Plain => "sentence plain",
            Self::Remark => "sentence remark",
            Self::Warning => "sentence warning",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Status {
    pub(super) text: String,
    pub(super) tone: Tone,
    pub(super) choices: Vec<Choice>,
}

impl Status {
    fn plain(text: String, choices: &[Choice]) -> Self {
        Self { text, tone: Tone::Plain, choices: choices.to_vec() }
    }
}

pub(super) fn status(controller: GameController) -> AnyView {
    let status = Memo::new(move |_| current(controller));
    let over = Memo::new(move |_| ending::is_shown(controller));
    controller.shell.announce_changes(Memo::new(move |_| {
        if over.get() {
            ending::announcement(controller)
        } else {
            announcement::announcement(controller, &status.get())
        }
    }));
    let tone = Memo::new(move |_| status.with(|status| status.tone.name()));
    let tip = Memo::new(move |_| {
        status.with(|status| status.choices.contains(&Choice::Keep).then_some("positioning"))
    });
    let busy = Memo::new(move |_| status.with(|status| (!status.choices.is_empty()).then_some("")));
    let content = move || {
        if over.get() {
            ending::ending(controller).into_any()
        } else {
            sentence(controller, status)
        }
    };
    view! {
        <section class="status card" data-tone=tone data-busy=busy data-tip=tip>
            <div class="line">{content}</div>
            {coach::coach(controller)}
        </section>
    }
    .into_any()
}

fn sentence(controller: GameController, status: Memo<Status>) -> AnyView {
    let choices = move || {
        let choices = status.with(|status| status.choices.clone());
        choices
            .into_iter()
            .enumerate()
            .map(|(index, choice)| (choice, index == 0))
            .collect::<Vec<_>>()
    };
    view! {
        <p class=Memo::new(move |_| status.with(|status| status.tone.class()))>
            {Memo::new(move |_| status.with(|status| status.text.clone()))}
        </p>
        <div class="choices">
            // Keyed by the content, so that a button that stays keeps the focus.
            <For
                each=choices
                key=move |&(choice, first)| choice.key(controller.shell.texts, first)
                children=move |(choice, first)| button(controller, choice, first)
            />
        </div>
    }
    .into_any()
}

/// The status with the highest priority.
fn current(controller: GameController) -> Status {
    let texts = controller.shell.texts;
    if let EngineTask::Failed(reason) = controller.engine.get() {
        let text = texts.game_engine_broken(reason);
        return Status { text, tone: Tone::Warning, choices: vec![Choice::TryAgain] };
    }
    if controller.clock.paused.get() {
        return Status::plain(texts.act_pause(), &[Choice::GoOn]);
    }
    if let (Some(_), Some(ship)) = (controller.cursor.get(), controller.inspected_ship()) {
        return Status::plain(inspected_card(controller, ship), &[Choice::ToTheEnd]);
    }
    if controller.cursor.get().is_some() {
        let text = ending::turning_point_text(controller).unwrap_or_else(|| {
            let shown = controller.turns_shown();
            controller.saved.with(|saved| looking_back(texts, saved.session.game(), shown))
        });
        return Status::plain(text, &[Choice::ToTheEnd]);
    }
    let input = controller.input.get();
    let mut status = match prompt::for_input(texts, input, &controller.marks()) {
        None => idle(controller),
        Some((text, choices)) => {
            // Newcomers also read what the ship is that they have picked.
            let text = match input.stage() {
                InputStage::Picked(ship)
                    if input.aim().is_none() && coach::has_coach(controller) =>
                {
                    format!("{} {text}", ship_card(controller, ship))
                }
                _ => text,
            };
            let choices = choices.into_iter().map(Choice::Input).collect();
            let tone = if input.unconfirmed().is_some() { Tone::Warning } else { Tone::Plain };
            Status { text, tone, choices }
        }
    };
    if input.unconfirmed().is_some() {
        return status;
    }
    if let Some(ship) = controller.inspected_ship() {
        // The buttons stay: a positioning turn can still be passed.
        return Status { text: inspected_card(controller, ship), tone: Tone::Plain, ..status };
    }
    if let Some(remark) = controller.input.remark.get() {
        status.text = remark;
        status.tone = Tone::Remark;
    }
    status
}

/// Which position is looked at, with the numbers of the list of turns, and the turn before it in words.
fn looking_back(texts: &Texts, game: &Game, turns: usize) -> String {
    match (turn_number(game, turns), turn_number(game, usize::MAX)) {
        (Some(shown), Some(last)) => {
            let place =
                texts.game_looking_back(Texts::side_argument(shown.side), shown.row, last.row);
            let before = &game.positions()[turns - 1];
            format!("{place} {}", texts.turn_aloud(before, game.turns()[turns - 1]))
        }
        _ => texts.game_at_start(),
    }
}

/// Nothing is picked: whose turn it is.
fn idle(controller: GameController) -> Status {
    let texts = controller.shell.texts;
    let (outcome, position, person, computer) = controller.saved.with(|saved| {
        let session = &saved.session;
        let game = session.game();
        (game.outcome(), *game.position(), session.person(), session.computer_to_move().is_some())
    });
    if let Some(outcome) = outcome {
        return Status::plain(texts.outcome(outcome), &[]);
    }
    if let Some(remote) = controller.remote {
        let (text, choices) = remote.status.run(());
        let pass = (remote.entry.get() == Entry::Turn && TurnInput::may_pass(&position))
            .then_some(Choice::Keep)
            .filter(|_| !controller.fresh.get());
        let choices: Vec<Choice> =
            pass.into_iter().chain(choices.into_iter().map(Choice::Remote)).collect();
        return Status::plain(text, &choices);
    }
    let task = controller.engine.get();
    if computer {
        let slow = matches!(task, EngineTask::Thinking { slow: true, .. });
        let choices: &[Choice] = if slow { &[Choice::Stop] } else { &[] };
        return Status::plain(texts.game_thinking(), choices);
    }
    // The second click of a double click is not meant for the turn of the other side.
    let may_pass = TurnInput::may_pass(&position) && !controller.fresh.get();
    let pass = may_pass.then_some(Choice::Keep);
    match task {
        EngineTask::Hint { .. } => {
            let choices: Vec<Choice> = [Choice::Stop].into_iter().chain(pass).collect();
            return Status::plain(texts.game_hint_wait(), &choices);
        }
        EngineTask::HintFound(hint) => {
            // A turn that loses at once has to be entered and confirmed by the player.
            let playable = hint.turn != Turn::PASS && !position.exiles_own_corvette(hint.turn);
            let play = playable.then_some(Choice::PlayHint(hint.turn));
            let choices: Vec<Choice> = play.into_iter().chain(pass).collect();
            return Status::plain(hint.text(texts, &position), &choices);
        }
        _ => {}
    }
    let side = Texts::side_argument(position.to_move());
    if TurnInput::may_pass(&position) {
        // There is no room for both between two players who face each other.
        let last = last_turn(controller).filter(|_| !face_to_face::is_on(controller));
        let parts = [last, Some(texts.game_positioning(side))];
        let text = parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
        return Status::plain(text, pass.as_slice());
    }
    let text = match (person, last_turn(controller)) {
        (Some(_), None) => texts.game_you_are(side),
        (Some(_), Some(last)) => format!("{last} {}", texts.game_your_turn()),
        (None, None) => texts.game_turn_of(side),
        (None, Some(last)) => format!("{last} {}", texts.game_turn_of(side)),
    };
    Status::plain(text, &[])
}

/// The turn that was played last, in words.
pub(super) fn last_turn(controller: GameController) -> Option<String> {
    controller.saved.with(|saved| {
        let game = saved.session.game();
        let turn = *game.turns().last()?;
        let before = game.positions()[game.turns().len() - 1];
        Some(controller.shell.texts.turn_aloud(&before, turn))
    })
}

/// What the ship is that the user asks about, and that its reach is marked.
fn inspected_card(controller: GameController, ship: Ship) -> String {
    let text = ship_card(controller, ship);
    let reach = controller.inspected_reach();
    // Only squares are marked, not the partners of teleportations.
    if reach.free.is_empty() && reach.expulsions.is_empty() {
        return text;
    }
    format!("{text} {}", controller.shell.texts.ship_card_reach())
}

/// What a ship is: name, parts and complement.
fn ship_card(controller: GameController, ship: Ship) -> String {
    let texts = controller.shell.texts;
    let class = ship.class();
    let name = texts.ship_name(ship);
    let [sails, cannons, shields] = [class.sails(), class.cannons(), class.shields()];
    let partner = class.complement().number();
    let mut text = texts.ship_card(name, sails, cannons, shields, partner);
    // Names of ships begin with an ASCII letter in every language.
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text
}

impl Choice {
    const fn name(self) -> &'static str {
        match self {
            Self::Keep => "keep",
            Self::Input(choice) => choice.name(),
            Self::Stop => "stop",
            Self::TryAgain => "try-again",
            Self::ToTheEnd => "to-the-end",
            Self::GoOn => "go-on",
            Self::PlayHint(_) => "play-hint",
            Self::Remote(choice) => choice.name(),
        }
    }

    /// What its button depends on.
    fn key(self, texts: &Texts, first: bool) -> (&'static str, String, bool, Option<Turn>) {
        let turn = match self {
            Self::PlayHint(turn) => Some(turn),
            _ => None,
        };
        (self.name(), self.text(texts), first, turn)
    }

    /// The text of its button.
    pub(super) fn text(self, texts: &Texts) -> String {
        match self {
            Self::Keep => texts.game_keep(),
            Self::Input(choice) => choice.text(texts),
            Self::Stop => texts.act_stop(),
            Self::TryAgain => texts.game_engine_again(),
            Self::ToTheEnd => texts.game_to_the_end(),
            Self::GoOn => texts.act_resume(),
            Self::PlayHint(_) => texts.hint_play(),
            Self::Remote(choice) => choice.text(texts),
        }
    }
}

fn button(controller: GameController, choice: Choice, first: bool) -> AnyView {
    let texts = controller.shell.texts;
    if let Choice::Input(of_input) = choice {
        return prompt::button(texts, of_input, first, move || choose(controller, choice));
    }
    let drawing = (choice == Choice::GoOn).then_some(Icon::Go);
    let primary = first && choice != Choice::Stop;
    let act = move || choose(controller, choice);
    choice_button(primary, choice.name(), drawing, choice.text(texts), act)
}

fn choose(controller: GameController, choice: Choice) {
    match choice {
        Choice::Keep => controller.play(Turn::PASS),
        Choice::Input(choice) => controller.choose(choice),
        Choice::Stop => engine::stop(),
        Choice::TryAgain => controller.think(),
        Choice::ToTheEnd => {
            controller.cursor.set(None);
            controller.stepping.set(false);
        }
        Choice::GoOn => controller.clock.paused.set(false),
        Choice::PlayHint(turn) => controller.play(turn),
        Choice::Remote(choice) => {
            if let Some(remote) = controller.remote {
                remote.choose.run(choice);
            }
        }
    }
}
