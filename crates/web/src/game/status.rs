//! One line that says what is going on, and the choices that belong to it.

use leptos::prelude::*;
use mad_play::{Hand, Marks, Stage};
use mad_rules::{Cycle, Ship, Side, Turn};
use mad_texts::Texts;

use super::ending;
use super::play::{Hint, Play};
use crate::engine;
use crate::ui::{Icon, choice_button, memo, part};

/// A choice beside the sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    Keep,
    DoIt,
    PickInstead(Ship),
    EndTurn,
    TakeBack,
    Lose,
    KeepPlaying,
    Cancel,
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
    let sentence = move || {
        let Say { text, tone, choices } = say.get();
        let class = format!("sentence {tone}");
        let choices = choices.into_iter().map(|choice| button(play, choice)).collect_view();
        view! {
            <p class=class>{text}</p>
            <div class="choices">{choices}</div>
        }
    };
    view! {
        <section class="status card" data-tone=memo(move || say.get().tone)>
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
    if hand.doubt().is_some() {
        let choices = vec![Choice::KeepPlaying, Choice::Lose];
        return Say { text: words.game_doubt(), tone: "warning", choices };
    }
    let mut say = match hand.stage() {
        Stage::Empty => idle(play),
        Stage::Picked(ship) => match hand.aim() {
            Some(cycle) => aimed(words, hand, ship, cycle),
            None => Say::plain(picked(words, ship, &play.marks()), &[Choice::Cancel]),
        },
        Stage::Bonus { ship, .. } => match hand.aim() {
            Some(cycle) => aimed(words, hand, ship, cycle),
            None => {
                let text = words.game_bonus(ship.class().number());
                Say::plain(text, &[Choice::EndTurn, Choice::TakeBack])
            }
        },
    };
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

fn picked(words: &Texts, ship: Ship, marks: &Marks) -> String {
    if marks.is_empty() {
        return words.game_picked_nothing(ship.class().number());
    }
    let parts: Vec<String> = [
        (marks.free.len(), words.game_picked_squares(marks.free.len())),
        (marks.expulsions.len(), words.game_picked_expulsions(marks.expulsions.len())),
        (marks.partners.len(), words.game_picked_partners(marks.partners.len())),
    ]
    .into_iter()
    .filter_map(|(count, text)| (count > 0).then_some(text))
    .collect();
    words.game_picked(ship.class().number(), parts.join(", "))
}

/// Who goes where in the teleportation that is shown.
fn aimed(words: &Texts, hand: Hand, ship: Ship, cycle: Cycle) -> Say {
    let next = |class| cycle.next(class).unwrap_or(class);
    let first = ship.class();
    let second = next(first);
    let third = next(second);
    let text = if cycle.is_permutation() {
        words.game_aim_swap(first.number(), second.number())
    } else {
        words.game_aim_rotation(first.number(), second.number(), third.number())
    };
    let partner = Ship::new(ship.side(), second);
    let choices: &[Choice] = match hand.stage() {
        Stage::Bonus { .. } => &[Choice::DoIt, Choice::EndTurn, Choice::TakeBack],
        Stage::Picked(_) | Stage::Empty => {
            &[Choice::DoIt, Choice::PickInstead(partner), Choice::Cancel]
        }
    };
    Say::plain(text, choices)
}

fn button(play: Play, choice: Choice) -> AnyView {
    let words = play.shell.words;
    let (name, text, strong) = match choice {
        Choice::Keep => ("keep", words.game_keep(), true),
        Choice::DoIt => ("do-it", words.game_do_it(), true),
        Choice::PickInstead(ship) => {
            ("pick-instead", words.game_pick_instead(ship.class().number()), false)
        }
        Choice::EndTurn => ("end-turn", words.game_end_turn(), true),
        Choice::TakeBack => ("take-back", words.game_take_back(), false),
        Choice::Lose => ("lose", words.game_doubt_yes(), false),
        Choice::KeepPlaying => ("keep-playing", words.game_doubt_no(), true),
        Choice::Cancel => ("cancel", words.web_cancel(), false),
        Choice::Stop => ("stop", words.act_stop(), false),
        Choice::TryAgain => ("try-again", words.game_engine_again(), true),
        Choice::ToTheEnd => ("to-the-end", words.game_to_the_end(), true),
        Choice::GoOn => ("go-on", words.act_resume(), true),
    };
    let drawing = (choice == Choice::GoOn).then_some(Icon::Go);
    choice_button(strong, name, drawing, text, move || choose(play, choice))
}

fn choose(play: Play, choice: Choice) {
    let position = play.saved.with_untracked(|saved| *saved.table.game().position());
    let mut hand = play.hand.get_untracked();
    let answer = match choice {
        Choice::Keep => return play.play(Turn::PASS),
        Choice::DoIt | Choice::Lose => hand.confirm(&position),
        Choice::PickInstead(_) => hand.pick_instead(),
        Choice::EndTurn => hand.end_turn(),
        Choice::TakeBack => hand.let_go(),
        Choice::KeepPlaying | Choice::Cancel => hand.cancel(),
        Choice::Stop => return engine::stop(),
        Choice::TryAgain => return play.think(),
        Choice::ToTheEnd => return play.cursor.set(None),
        Choice::GoOn => return play.paused.set(false),
    };
    play.take(hand, answer);
}

/// A side's word, for sentences.
pub(super) fn side_word(side: Side) -> &'static str {
    Texts::side_argument(side)
}
