//! The status line of a game: a sentence and the buttons that belong to it.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::Turn;
use mad_session::{Saved, TurnInput};

use super::ending;
use super::engine_task::EngineTask;
use super::play::Play;
use crate::icons::Icon;
use crate::widgets::choice_button;
use crate::{engine, prompt, tie_break_meter};

/// A button of the status line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// Passes while the ships are being positioned.
    Keep,
    /// A button for a partly entered turn.
    Input(prompt::Choice),
    Stop,
    TryAgain,
    ToTheEnd,
    GoOn,
}

/// The style of the sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Tone {
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
struct Status {
    text: String,
    tone: Tone,
    choices: Vec<Choice>,
}

impl Status {
    fn plain(text: String, choices: &[Choice]) -> Self {
        Self { text, tone: Tone::Plain, choices: choices.to_vec() }
    }
}

pub(super) fn status(play: Play) -> AnyView {
    let status = Memo::new(move |_| current(play));
    let over = Memo::new(move |_| ending::is_shown(play));
    play.shell.announce_changes(Memo::new(move |_| {
        if over.get() { ending::announcement(play) } else { announcement(play, &status.get()) }
    }));
    let tone = Memo::new(move |_| status.with(|status| status.tone.name()));
    let tip = Memo::new(move |_| {
        status.with(|status| status.choices.contains(&Choice::Keep).then_some("positioning"))
    });
    let content = move || {
        if over.get() { ending::ending(play).into_any() } else { sentence(play, status) }
    };
    view! {
        <section class="status card" data-tone=tone data-tip=tip>
            <div class="line">{content}</div>
        </section>
    }
    .into_any()
}

fn sentence(play: Play, status: Memo<Status>) -> AnyView {
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
                key=move |&(choice, first)| (choice.name(), choice.text(play.shell.texts), first)
                children=move |(choice, first)| button(play, choice, first)
            />
        </div>
    }
    .into_any()
}

/// The status with the highest priority.
fn current(play: Play) -> Status {
    let texts = play.shell.texts;
    if let EngineTask::Failed(reason) = play.engine.get() {
        let text = texts.game_engine_broken(reason);
        return Status { text, tone: Tone::Warning, choices: vec![Choice::TryAgain] };
    }
    if play.clock.paused.get() {
        return Status::plain(texts.act_pause(), &[Choice::GoOn]);
    }
    if play.cursor.get().is_some() {
        let count = play.saved.with(|saved| saved.table.game().turns().len());
        let text = texts.game_looking_back(play.turns_shown(), count);
        return Status::plain(text, &[Choice::ToTheEnd]);
    }
    let input = play.input.get();
    let mut status = match prompt::for_input(texts, input, &play.marks()) {
        None => idle(play),
        Some((text, choices)) => {
            let choices = choices.into_iter().map(Choice::Input).collect();
            let tone = if input.unconfirmed().is_some() { Tone::Warning } else { Tone::Plain };
            Status { text, tone, choices }
        }
    };
    if input.unconfirmed().is_some() {
        return status;
    }
    if let Some(remark) = play.input.remark.get() {
        status.text = remark;
        status.tone = Tone::Remark;
    }
    status
}

/// Nothing is picked: whose turn it is.
fn idle(play: Play) -> Status {
    let texts = play.shell.texts;
    let (outcome, position, person, computer) = play.saved.with(|saved| {
        let table = &saved.table;
        let game = table.game();
        (game.outcome(), *game.position(), table.person(), table.computer_to_move().is_some())
    });
    if let Some(outcome) = outcome {
        return Status::plain(texts.outcome(outcome), &[]);
    }
    let task = play.engine.get();
    if computer {
        let slow = matches!(task, EngineTask::Thinking { slow: true, .. });
        let choices: &[Choice] = if slow { &[Choice::Stop] } else { &[] };
        return Status::plain(texts.game_thinking(), choices);
    }
    match task {
        EngineTask::Hint { .. } => return Status::plain(texts.game_hint_wait(), &[Choice::Stop]),
        EngineTask::HintFound(turn) => {
            return Status::plain(texts.game_hint_is(position.long_text(turn)), &[]);
        }
        _ => {}
    }
    let side = Texts::side_argument(position.to_move());
    if TurnInput::may_pass(&position) {
        // The second click of a double click is not meant for the turn of the other side.
        let choices: &[Choice] = if play.fresh.get() { &[] } else { &[Choice::Keep] };
        return Status::plain(texts.game_positioning(side), choices);
    }
    let text = match (person, last_turn(play)) {
        (Some(_), None) => texts.game_you_are(side),
        (Some(_), Some(last)) => format!("{last} {}", texts.game_your_turn()),
        (None, None) => texts.game_turn_of(side),
        (None, Some(last)) => format!("{last} {}", texts.game_turn_of(side)),
    };
    Status::plain(text, &[])
}

/// The turn that was played last.
fn last_turn(play: Play) -> Option<String> {
    play.saved.with(|saved| {
        let game = saved.table.game();
        let turn = *game.turns().last()?;
        let before = game.positions()[game.turns().len() - 1];
        let side = Texts::side_argument(before.to_move());
        Some(play.shell.texts.game_last_turn(side, before.long_text(turn)))
    })
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
        }
    }

    /// The text of its button.
    fn text(self, texts: &Texts) -> String {
        match self {
            Self::Keep => texts.game_keep(),
            Self::Input(choice) => choice.text(texts),
            Self::Stop => texts.act_stop(),
            Self::TryAgain => texts.game_engine_again(),
            Self::ToTheEnd => texts.game_to_the_end(),
            Self::GoOn => texts.act_resume(),
        }
    }
}

fn button(play: Play, choice: Choice, first: bool) -> AnyView {
    let texts = play.shell.texts;
    if let Choice::Input(of_input) = choice {
        return prompt::button(texts, of_input, first, move || choose(play, choice));
    }
    let drawing = (choice == Choice::GoOn).then_some(Icon::Go);
    let primary = choice != Choice::Stop;
    choice_button(primary, choice.name(), drawing, choice.text(texts), move || choose(play, choice))
}

/// The status for the live region: turns in words, a picked ship with all its turns, and the number
/// of turns to the tie-break when it is near.
fn announcement(play: Play, status: &Status) -> String {
    let texts = play.shell.texts;
    // A button that appears with a delay must not change the announcement: `Stop` is left out, and
    // `Keep` is included from the start.
    let mut choices: Vec<Choice> =
        status.choices.iter().copied().filter(|choice| *choice != Choice::Stop).collect();
    let positioning = |saved: &Saved| {
        saved.table.person_to_move() && TurnInput::may_pass(saved.table.game().position())
    };
    if choices.is_empty() && play.cursor.get().is_none() && play.saved.with(positioning) {
        choices.push(Choice::Keep);
    }
    let choices: Vec<String> = choices.iter().map(|choice| choice.text(texts)).collect();
    let input = play.input.get();
    let idle = input == TurnInput::EMPTY
        && status.tone == Tone::Plain
        && play.cursor.get().is_none()
        && !play.clock.paused.get()
        && !play.engine.with(EngineTask::is_hint);
    let text = if idle {
        idle_announcement(play, &status.text)
    } else if status.tone == Tone::Plain {
        prompt::announcement(texts, input, &play.viewed(), &status.text)
    } else {
        status.text.clone()
    };
    prompt::with_choices(texts, text, &choices)
}

/// Nothing is picked: the last turn, the tie-break if it is near, and whose turn it is.
fn idle_announcement(play: Play, visible: &str) -> String {
    let texts = play.shell.texts;
    play.saved.with(|saved| {
        let (game, table) = (saved.table.game(), &saved.table);
        let position = game.position();
        let Some(&turn) = game.turns().last() else { return visible.to_owned() };
        let mut parts = Vec::new();
        if table.can_redo() {
            parts.push(format!("{}.", texts.act_undo()));
        }
        parts.push(texts.turn_aloud(&game.positions()[game.turns().len() - 1], turn));
        parts.extend(tie_break_meter::announcement(texts, position));
        let side = Texts::side_argument(position.to_move());
        match table.person() {
            _ if table.computer_to_move().is_some() => {}
            _ if TurnInput::may_pass(position) => parts.push(texts.game_positioning(side)),
            Some(_) => parts.push(texts.game_your_turn()),
            None => parts.push(texts.game_turn_of(side)),
        }
        parts.join(" ")
    })
}

fn choose(play: Play, choice: Choice) {
    match choice {
        Choice::Keep => play.play(Turn::PASS),
        Choice::Input(choice) => {
            let position = play.saved.with_untracked(|saved| *saved.table.game().position());
            if let Some(turn) = play.input.choose(choice, &position) {
                play.play(turn);
            }
        }
        Choice::Stop => engine::stop(),
        Choice::TryAgain => play.think(),
        Choice::ToTheEnd => play.cursor.set(None),
        Choice::GoOn => play.clock.paused.set(false),
    }
}
