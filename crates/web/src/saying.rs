//! What is said while a turn is being said: who is picked, who would go where, what cannot be done. A game and
//! a lesson say it in the same way.

use crate::board::Gesture;
use crate::dom::*;
use mad_i18n::Texts;
use mad_rules::{Cycle, Position, Ship};
use mad_session::{Answer, Hand, Marks, Refusal, Stage};

use crate::ui::choice_button;

/// A choice that belongs to what is in the player's hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Choice {
    DoIt,
    PickInstead(Ship),
    EndTurn,
    TakeBack,
    Lose,
    KeepPlaying,
    Cancel,
}

/// A sentence and its choices; `None` for a hand that is empty.
pub(crate) fn of_hand(words: &Texts, hand: Hand, marks: &Marks) -> Option<(String, Vec<Choice>)> {
    if hand.unconfirmed().is_some() {
        return Some((words.game_doubt(), vec![Choice::KeepPlaying, Choice::Lose]));
    }
    match (hand.stage(), hand.aim()) {
        (Stage::Empty, _) => None,
        (Stage::Picked(ship) | Stage::Bonus { ship, .. }, Some(cycle)) => {
            Some(aimed(words, hand, ship, cycle))
        }
        (Stage::Picked(ship), None) => Some((picked(words, ship, marks), vec![Choice::Cancel])),
        (Stage::Bonus { ship, .. }, None) => {
            let text = words.game_bonus(ship.class().number());
            Some((text, vec![Choice::EndTurn, Choice::TakeBack]))
        }
    }
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
fn aimed(words: &Texts, hand: Hand, ship: Ship, cycle: Cycle) -> (String, Vec<Choice>) {
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
    let choices = match hand.stage() {
        Stage::Bonus { .. } => vec![Choice::DoIt, Choice::EndTurn, Choice::TakeBack],
        Stage::Picked(_) | Stage::Empty => {
            vec![Choice::DoIt, Choice::PickInstead(partner), Choice::Cancel]
        }
    };
    (text, choices)
}

impl Choice {
    /// What its button says.
    pub(crate) fn text(self, words: &Texts) -> String {
        match self {
            Self::DoIt => words.game_do_it(),
            Self::PickInstead(ship) => words.game_pick_instead(ship.class().number()),
            Self::EndTurn => words.game_end_turn(),
            Self::TakeBack => words.game_take_back(),
            Self::Lose => words.game_doubt_yes(),
            Self::KeepPlaying => words.game_doubt_no(),
            Self::Cancel => words.web_cancel(),
        }
    }
}

/// A choice as a button; the first of several is the one that is expected.
pub(crate) fn button(
    words: &Texts,
    choice: Choice,
    first: bool,
    choose: impl Fn() + 'static,
) -> AnyView {
    let (name, strong) = match choice {
        Choice::DoIt => ("do-it", true),
        Choice::PickInstead(_) => ("pick-instead", false),
        Choice::EndTurn => ("end-turn", first),
        Choice::TakeBack => ("take-back", false),
        Choice::Lose => ("lose", false),
        Choice::KeepPlaying => ("keep-playing", true),
        Choice::Cancel => ("cancel", false),
    };
    choice_button(strong, name, None, choice.text(words), choose)
}

/// A hand for those who listen: what it holds and all that can be done with it, or what is seen.
pub(crate) fn aloud(words: &Texts, hand: Hand, position: &Position, seen: &str) -> String {
    match (hand.stage(), hand.aim(), hand.unconfirmed()) {
        (Stage::Picked(ship), None, None) => {
            let turns = words.ship_turns_aloud(position, ship);
            if turns.is_empty() {
                return words.game_picked_nothing(ship.class().number());
            }
            format!("{} {turns}", words.aloud_picked(words.ship_name(ship)))
        }
        _ => seen.to_owned(),
    }
}

/// A sentence and the choices that come with it, for those who listen.
pub(crate) fn with_choices(words: &Texts, said: String, choices: &[String]) -> String {
    if choices.is_empty() {
        return said;
    }
    format!("{said} {}", words.aloud_choices(choices.join(", ")))
}

/// What comes of something that is done at the board.
pub(crate) fn gesture(gesture: Gesture, hand: &mut Hand, position: &Position) -> Answer {
    match gesture {
        Gesture::Tap(spot) => hand.tap(position, spot),
        Gesture::Badge(ship) => hand.tap_badge(position, ship),
        Gesture::Drag(from, to) => hand.drag(position, from, to),
        Gesture::Say(turn) => hand.enter_turn(position, turn),
        Gesture::Cancel => hand.cancel(),
    }
}

/// What comes of a choice.
pub(crate) fn choose(choice: Choice, hand: &mut Hand, position: &Position) -> Answer {
    match choice {
        Choice::DoIt | Choice::Lose => hand.confirm(position),
        Choice::PickInstead(_) => hand.pick_target(),
        Choice::EndTurn => hand.end_turn(),
        Choice::TakeBack => hand.reset(),
        Choice::KeepPlaying | Choice::Cancel => hand.cancel(),
    }
}

/// Why something cannot be done.
pub(crate) fn refusal(words: &Texts, refusal: &Refusal) -> String {
    match *refusal {
        Refusal::Illegal(reason) => words.illegal(&reason),
        Refusal::NotYours(ship) => words.game_not_yours(words.ship_name(ship)),
        Refusal::InExile(ship) => words.game_in_exile(words.ship_name(ship)),
        Refusal::NotIntoExile(_) => words.game_not_into_exile(),
        Refusal::NoPartner(ship, other) => {
            words.game_no_partner(words.ship_name(ship), words.ship_name(other))
        }
        Refusal::BonusFirst(ship) => words.game_bonus_first(words.ship_name(ship)),
    }
}
