//! The status line while a turn is being entered: a prompt and buttons, the same for games and
//! lessons.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Cycle, Position, Ship};
use mad_session::{InputStage, Marks, Refusal, TurnInput};

use crate::widgets::choice_button;

/// A button for a partly entered turn.
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

/// The prompt and its buttons; `None` if nothing has been entered.
pub(crate) fn for_input(
    texts: &Texts,
    input: TurnInput,
    marks: &Marks,
) -> Option<(String, Vec<Choice>)> {
    if input.unconfirmed().is_some() {
        return Some((texts.game_doubt(), vec![Choice::KeepPlaying, Choice::Lose]));
    }
    match (input.stage(), input.aim()) {
        (InputStage::Empty, _) => None,
        (InputStage::Picked(ship) | InputStage::Bonus { ship, .. }, Some(cycle)) => {
            Some(aimed(texts, input, ship, cycle))
        }
        (InputStage::Picked(ship), None) => {
            Some((picked(texts, ship, marks), vec![Choice::Cancel]))
        }
        (InputStage::Bonus { ship, .. }, None) => {
            let text = texts.game_bonus(ship.class().number());
            Some((text, vec![Choice::EndTurn, Choice::TakeBack]))
        }
    }
}

fn picked(texts: &Texts, ship: Ship, marks: &Marks) -> String {
    if marks.is_empty() {
        return texts.game_picked_nothing(ship.class().number());
    }
    let parts: Vec<String> = [
        (marks.free.len(), texts.game_picked_squares(marks.free.len())),
        (marks.expulsions.len(), texts.game_picked_expulsions(marks.expulsions.len())),
        (marks.partners.len(), texts.game_picked_partners(marks.partners.len())),
    ]
    .into_iter()
    .filter_map(|(count, text)| (count > 0).then_some(text))
    .collect();
    texts.game_picked(ship.class().number(), parts.join(", "))
}

/// The prompt for a teleportation that is shown but not confirmed.
fn aimed(texts: &Texts, input: TurnInput, ship: Ship, cycle: Cycle) -> (String, Vec<Choice>) {
    let next = |class| cycle.next(class).unwrap_or(class);
    let first = ship.class();
    let second = next(first);
    let third = next(second);
    let text = if cycle.is_permutation() {
        texts.game_aim_swap(first.number(), second.number())
    } else {
        texts.game_aim_rotation(first.number(), second.number(), third.number())
    };
    let partner = Ship::new(ship.side(), second);
    let choices = match input.stage() {
        InputStage::Bonus { .. } => vec![Choice::DoIt, Choice::EndTurn, Choice::TakeBack],
        InputStage::Picked(_) | InputStage::Empty => {
            vec![Choice::DoIt, Choice::PickInstead(partner), Choice::Cancel]
        }
    };
    (text, choices)
}

impl Choice {
    /// The name of its button, which is also its key in a list.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::DoIt => "do-it",
            Self::PickInstead(_) => "pick-instead",
            Self::EndTurn => "end-turn",
            Self::TakeBack => "take-back",
            Self::Lose => "lose",
            Self::KeepPlaying => "keep-playing",
            Self::Cancel => "cancel",
        }
    }

    /// The text of its button.
    pub(crate) fn text(self, texts: &Texts) -> String {
        match self {
            Self::DoIt => texts.game_do_it(),
            Self::PickInstead(ship) => texts.game_pick_instead(ship.class().number()),
            Self::EndTurn => texts.game_end_turn(),
            Self::TakeBack => texts.game_take_back(),
            Self::Lose => texts.game_doubt_yes(),
            Self::KeepPlaying => texts.game_doubt_no(),
            Self::Cancel => texts.web_cancel(),
        }
    }
}

/// The button of a choice. `first`: whether it is the first of the status line.
pub(crate) fn button(
    texts: &Texts,
    choice: Choice,
    first: bool,
    choose: impl Fn() + 'static,
) -> AnyView {
    let primary = match choice {
        Choice::DoIt | Choice::KeepPlaying => true,
        Choice::EndTurn => first,
        Choice::PickInstead(_) | Choice::TakeBack | Choice::Lose | Choice::Cancel => false,
    };
    choice_button(primary, choice.name(), None, choice.text(texts), choose)
}

/// The prompt for the live region: a picked ship comes with all its turns. Otherwise it is the
/// `visible` prompt.
pub(crate) fn announcement(
    texts: &Texts,
    input: TurnInput,
    position: &Position,
    visible: &str,
) -> String {
    match (input.stage(), input.aim(), input.unconfirmed()) {
        (InputStage::Picked(ship), None, None) => {
            let turns = texts.ship_turns_aloud(position, ship);
            if turns.is_empty() {
                return texts.game_picked_nothing(ship.class().number());
            }
            format!("{} {turns}", texts.aloud_picked(texts.ship_name(ship)))
        }
        _ => visible.to_owned(),
    }
}

/// A text for the live region with the names of the buttons beside it.
pub(crate) fn with_choices(texts: &Texts, text: String, choices: &[String]) -> String {
    if choices.is_empty() {
        return text;
    }
    format!("{text} {}", texts.aloud_choices(choices.join(", ")))
}

/// The reason of a refusal.
pub(crate) fn refusal(texts: &Texts, refusal: &Refusal) -> String {
    match *refusal {
        Refusal::Illegal(reason) => texts.illegal(&reason),
        Refusal::NotYours(ship) => texts.game_not_yours(texts.ship_name(ship)),
        Refusal::InExile(ship) => texts.game_in_exile(texts.ship_name(ship)),
        Refusal::NotIntoExile(_) => texts.game_not_into_exile(),
        Refusal::NoPartner(ship, other) => {
            let are_partners =
                Cycle::ALL.iter().any(|cycle| cycle.next(ship.class()) == Some(other.class()));
            let (ship, other) = (texts.ship_name(ship), texts.ship_name(other));
            if are_partners {
                texts.game_too_many_exiled(ship, other)
            } else {
                texts.game_no_partner(ship, other)
            }
        }
        Refusal::BonusFirst(ship) => texts.game_bonus_first(texts.ship_name(ship)),
    }
}
