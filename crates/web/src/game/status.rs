//! One line that says what is going on, and the choices that belong to it.

use crate::dom::*;
use mad_play::Hand;
use mad_rules::{Side, Turn};
use mad_texts::Texts;

use super::ending;
use super::play::{Hint, Play};
use crate::ui::{Icon, choice_button, memo, part};
use crate::{engine, saying};

/// A choice beside the sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    Keep,
    /// Something about what is in the player's hand.
    Hand(saying::Choice),
    Stop,
    TryAgain,
    ToTheEnd,
    GoOn,
}

/// What is to be said.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Say {
    text: String,
    /// How it looks: a remark about something that cannot be done, a warning, or plain.
    tone: &'static str,
    choices: Vec<Choice>,
}

impl Say {
    fn plain(text: String, choices: &[Choice]) -> Self {
        Self { text, tone: "plain", choices: choices.to_vec() }
    }
}

pub(super) fn status(play: Play) -> impl IntoView {
    let say = memo(move || say(play));
    let over = memo(move || ending::is_to_be_told(play));
    let tip = memo(move || say.get().choices.contains(&Choice::Keep).then_some("positioning"));
    let sentence = move || {
        let Say { text, tone, choices } = say.get();
        let class = format!("sentence {tone}");
        let choices = choices.into_iter().enumerate();
        let choices = choices.map(|(index, choice)| button(play, choice, index == 0));
        let choices = choices.collect_view();
        view! {
            <p class=class>{text}</p>
            <div class="choices">{choices}</div>
        }
    };
    view! {
        <section class="status card" data-tone=memo(move || say.get().tone) data-tip=tip>
            <div class="line" role="status" aria-live="polite">
                {part(move || if over.get() { ending::ending(play).into_any() } else { sentence().into_any() })}
            </div>
        </section>
    }
}

/// The most pressing thing to be said.
fn say(play: Play) -> Say {
    let words = play.shell.words;
    if let Some(reason) = play.broken.get() {
        let text = words.game_engine_broken(reason);
        return Say { text, tone: "warning", choices: vec![Choice::TryAgain] };
    }
    if play.paused.get() {
        return Say::plain(words.act_pause(), &[Choice::GoOn]);
    }
    if play.cursor.get().is_some() {
        let count = play.saved.with(|saved| saved.table.game().turns().len());
        let text = words.game_looking_back(play.turns_shown(), count);
        return Say::plain(text, &[Choice::ToTheEnd]);
    }
    let hand = play.hand.get();
    let mut say = match saying::of_hand(words, hand, &play.marks()) {
        None => idle(play),
        Some((text, choices)) => {
            let choices = choices.into_iter().map(Choice::Hand).collect();
            let tone = if hand.doubt().is_some() { "warning" } else { "plain" };
            Say { text, tone, choices }
        }
    };
    if hand.doubt().is_some() {
        return say;
    }
    if let Some(remark) = play.remark.get() {
        say.text = remark;
        say.tone = "remark";
    }
    say
}

/// Nothing is picked: whose turn it is.
fn idle(play: Play) -> Say {
    let words = play.shell.words;
    let (outcome, position, person, computer) = play.saved.with(|saved| {
        let table = &saved.table;
        let game = table.game();
        (game.outcome(), *game.position(), table.person(), table.computer_to_move().is_some())
    });
    if let Some(outcome) = outcome {
        return Say::plain(words.outcome(outcome), &[]);
    }
    if computer {
        let stop: &[Choice] = if play.slow.get() { &[Choice::Stop] } else { &[] };
        return Say::plain(words.game_thinking(), stop);
    }
    match play.hint.get() {
        Hint::Wanted => return Say::plain(words.game_hint_wait(), &[Choice::Stop]),
        Hint::Found(turn) => {
            return Say::plain(words.game_hint_is(position.long_text(turn)), &[]);
        }
        Hint::None => {}
    }
    if Hand::may_pass(&position) {
        // The second half of a double click is not meant for the other side's turn.
        let choices: &[Choice] = if play.fresh.get() { &[] } else { &[Choice::Keep] };
        return Say::plain(words.game_positioning(side_word(position.to_move())), choices);
    }
    let side = side_word(position.to_move());
    let now = match (person, last_turn(play)) {
        (Some(_), None) => words.game_you_are(side),
        (Some(_), Some(last)) => format!("{last} {}", words.game_your_turn()),
        (None, None) => words.game_turn_of(side),
        (None, Some(last)) => format!("{last} {}", words.game_turn_of(side)),
    };
    Say::plain(now, &[])
}

/// What was played last.
fn last_turn(play: Play) -> Option<String> {
    play.saved.with(|saved| {
        let game = saved.table.game();
        let turn = *game.turns().last()?;
        let before = game.positions()[game.turns().len() - 1];
        let text = before.long_text(turn);
        Some(play.shell.words.game_last_turn(side_word(before.to_move()), text))
    })
}

fn button(play: Play, choice: Choice, first: bool) -> AnyView {
    let words = play.shell.words;
    let (name, text, strong) = match choice {
        Choice::Keep => ("keep", words.game_keep(), true),
        Choice::Hand(of_hand) => {
            return saying::button(words, of_hand, first, move || choose(play, choice));
        }
        Choice::Stop => ("stop", words.act_stop(), false),
        Choice::TryAgain => ("try-again", words.game_engine_again(), true),
        Choice::ToTheEnd => ("to-the-end", words.game_to_the_end(), true),
        Choice::GoOn => ("go-on", words.act_resume(), true),
    };
    let drawing = (choice == Choice::GoOn).then_some(Icon::Go);
    choice_button(strong, name, drawing, text, move || choose(play, choice))
}

fn choose(play: Play, choice: Choice) {
    match choice {
        Choice::Keep => play.play(Turn::PASS),
        Choice::Hand(choice) => {
            let position = play.saved.with_untracked(|saved| *saved.table.game().position());
            let mut hand = play.hand.get_untracked();
            let answer = saying::choose(choice, &mut hand, &position);
            play.take(hand, answer);
        }
        Choice::Stop => engine::stop(),
        Choice::TryAgain => play.think(),
        Choice::ToTheEnd => play.cursor.set(None),
        Choice::GoOn => play.paused.set(false),
    }
}

/// A side's word, for sentences.
pub(super) fn side_word(side: Side) -> &'static str {
    Texts::side_argument(side)
}
