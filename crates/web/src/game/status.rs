//! One line that says what is going on, and the choices that belong to it.

use crate::dom::*;
use mad_i18n::Texts;
use mad_rules::{Side, Turn};
use mad_session::Hand;

use super::play::{Hint, Play};
use super::{ending, meter};
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
    play.shell.say_changes(memo(move || match over.get() {
        true => ending::aloud(play),
        false => aloud(play, &say.get()),
    }));
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
            <div class="line">
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
            let tone = if hand.unconfirmed().is_some() { "warning" } else { "plain" };
            Say { text, tone, choices }
        }
    };
    if hand.unconfirmed().is_some() {
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

impl Choice {
    /// What its button says.
    fn text(self, words: &Texts) -> String {
        match self {
            Self::Keep => words.game_keep(),
            Self::Hand(choice) => choice.text(words),
            Self::Stop => words.act_stop(),
            Self::TryAgain => words.game_engine_again(),
            Self::ToTheEnd => words.game_to_the_end(),
            Self::GoOn => words.act_resume(),
        }
    }
}

fn button(play: Play, choice: Choice, first: bool) -> AnyView {
    let words = play.shell.words;
    let (name, strong) = match choice {
        Choice::Keep => ("keep", true),
        Choice::Hand(of_hand) => {
            return saying::button(words, of_hand, first, move || choose(play, choice));
        }
        Choice::Stop => ("stop", false),
        Choice::TryAgain => ("try-again", true),
        Choice::ToTheEnd => ("to-the-end", true),
        Choice::GoOn => ("go-on", true),
    };
    let drawing = (choice == Choice::GoOn).then_some(Icon::Go);
    choice_button(strong, name, drawing, choice.text(words), move || choose(play, choice))
}

/// What is going on, for those who listen: turns are told, a pick comes with all that it can do,
/// and the last turns before the tie-break are counted.
fn aloud(play: Play, say: &Say) -> String {
    let words = play.shell.words;
    // What comes a little later, or takes a while, is not said twice for that.
    let mut choices: Vec<Choice> =
        say.choices.iter().copied().filter(|choice| *choice != Choice::Stop).collect();
    let positioning = |saved: &mad_session::Saved| {
        saved.table.person_to_move() && Hand::may_pass(saved.table.game().position())
    };
    if choices.is_empty() && play.cursor.get().is_none() && play.saved.with(positioning) {
        choices.push(Choice::Keep);
    }
    let texts: Vec<String> = choices.iter().map(|choice| choice.text(words)).collect();
    let hand = play.hand.get();
    let idle = hand == Hand::EMPTY && say.tone == "plain" && play.cursor.get().is_none();
    let said = match (idle && !play.paused.get(), play.hint.get()) {
        (true, Hint::None) => idle_aloud(play, &say.text),
        _ if say.tone == "plain" => saying::aloud(words, hand, &play.viewed(), &say.text),
        _ => say.text.clone(),
    };
    saying::with_choices(words, said, &texts)
}

/// Nothing is picked: what was played last, whose turn it is, and how near the tie-break.
fn idle_aloud(play: Play, seen: &str) -> String {
    let words = play.shell.words;
    play.saved.with(|saved| {
        let (game, table) = (saved.table.game(), &saved.table);
        let position = game.position();
        let Some(&turn) = game.turns().last() else { return seen.to_owned() };
        let mut said = Vec::new();
        if table.can_redo() {
            said.push(format!("{}.", words.act_undo()));
        }
        said.push(words.turn_aloud(&game.positions()[game.turns().len() - 1], turn));
        said.extend(meter::aloud(words, position));
        let side = side_word(position.to_move());
        match table.person() {
            _ if table.computer_to_move().is_some() => {}
            _ if Hand::may_pass(position) => said.push(words.game_positioning(side)),
            Some(_) => said.push(words.game_your_turn()),
            None => said.push(words.game_turn_of(side)),
        }
        said.join(" ")
    })
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
