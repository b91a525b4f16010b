//! Advice for a beginner in a game against the computer: what matters most now.

use mad_rules::preview::Threat;
use mad_rules::{Class, Position, Ship, Side, SquareSet, Turn};

use crate::{GameSession, InputStage, Seat, TurnInput};

/// The highest level with advice.
const COACHED_LEVELS: u8 = 3;
/// The tie-break is near at this number of turns left.
const TIE_BREAK_NEAR: u16 = 10;

/// One piece of advice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Advice {
    /// What wins the game.
    Goal,
    /// What the three digits of a ship are.
    Digits,
    /// What the gem of a ship means.
    Gems,
    /// What can be done on the positioning turn.
    Positioning,
    /// The person can expel the other corvette now, with this ship.
    WinNow {
        /// The person's ship.
        by: Ship,
    },
    /// The person's corvette can be expelled.
    CorvetteInDanger {
        /// The ship that could expel it.
        by: Ship,
    },
    /// A ship of the person can be expelled.
    InDanger {
        /// The most valuable of them.
        ship: Ship,
        /// The ship that could expel it.
        by: Ship,
        /// The number of other ships that can be expelled.
        others: usize,
    },
    /// The turn may go on with a teleportation of the moved ship.
    BonusOpen,
    /// The tie-break is near.
    TieBreakNear {
        /// The side that it favours.
        owner: Side,
    },
    /// A ship can return from exile by a teleportation.
    Recall {
        /// The exiled ship.
        ship: Ship,
        /// The ship that would go into exile instead.
        other: Ship,
    },
    /// No ship of the person can be expelled.
    Safe,
}

impl Advice {
    /// What a newcomer is told first, one piece after the other.
    pub const INTRODUCTION: [Self; 3] = [Self::Goal, Self::Digits, Self::Gems];
}

/// What the coach knows about the player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Learner {
    /// Whether the player has not finished a game yet, and gets the introduction.
    pub newcomer: bool,
    /// How many pieces of the introduction the player has put aside.
    pub read: usize,
}

/// Returns whether there is advice in games like this one: of a person against a low level.
#[must_use]
pub fn is_coached(session: &GameSession) -> bool {
    let level = session.person().map(|person| session.seats()[!person]);
    matches!(level, Some(Seat::Computer(1..=COACHED_LEVELS)))
}

/// The advice for the person to move; `None` in games without a coach, while the computer is to move,
/// and after the end.
#[must_use]
pub fn advice(session: &GameSession, input: TurnInput, learner: Learner) -> Option<Advice> {
    let person = session.person().filter(|_| is_coached(session) && session.person_to_move())?;
    let position = session.game().position();
    if matches!(input.stage(), InputStage::Bonus { .. }) {
        return Some(Advice::BonusOpen);
    }
    if position.is_positioning_turn() {
        return Some(Advice::Positioning);
    }
    let advice = urgent(position, person)
        .or_else(|| introduction(session, person, learner))
        .or_else(|| in_danger(position, person))
        .or_else(|| tie_break(position))
        .or_else(|| recall(position))
        .unwrap_or(Advice::Safe);
    Some(advice)
}

/// The squares of a side's ships that the other side could expel if it were its turn.
#[must_use]
pub fn endangered(position: &Position, side: Side) -> SquareSet {
    position.squares_of(position.threatened(side))
}

/// The expulsions of a side's ships that the other side could play if it were its turn.
fn attacks_on(position: &Position, side: Side) -> impl Iterator<Item = Threat> {
    position.threats(side).into_iter().filter(|threat| threat.prepared_by.is_none())
}

/// The danger to either corvette.
fn urgent(position: &Position, person: Side) -> Option<Advice> {
    let on_corvette = |side| attacks_on(position, side).find(|threat| threat.target.is_corvette());
    let win = on_corvette(!person).map(|threat| Advice::WinNow { by: threat.attacker });
    win.or_else(|| {
        on_corvette(person).map(|threat| Advice::CorvetteInDanger { by: threat.attacker })
    })
}

/// The next piece of the introduction: one for each turn of the person on which nothing was urgent.
fn introduction(session: &GameSession, person: Side, learner: Learner) -> Option<Advice> {
    if !learner.newcomer {
        return None;
    }
    let (_, earlier) = session.game().positions().split_last()?;
    let told = earlier
        .iter()
        .filter(|position| position.to_move() == person && !position.is_positioning_turn())
        .filter(|position| urgent(position, person).is_none())
        .take(Advice::INTRODUCTION.len())
        .count();
    Advice::INTRODUCTION.get(told.max(learner.read)).copied()
}

fn in_danger(position: &Position, person: Side) -> Option<Advice> {
    let threat = attacks_on(position, person).max_by_key(|threat| strength(threat.target))?;
    let others = position.threatened(person).len() - 1;
    Some(Advice::InDanger { ship: threat.target, by: threat.attacker, others })
}

fn tie_break(position: &Position) -> Option<Advice> {
    let tie_break = position.tie_break();
    let near = tie_break.turns_left.is_some_and(|left| left <= TIE_BREAK_NEAR);
    near.then_some(Advice::TieBreakNear { owner: tie_break.owner })
}

/// The recall that gains most: a strong ship for a weak one.
fn recall(position: &Position) -> Option<Advice> {
    let recalls = position.legal_turns();
    let recalls = recalls.iter().filter_map(|&turn| exchange(position, turn));
    let (ship, other) = recalls.max_by_key(|&(ship, other)| strength(ship) - strength(other))?;
    Some(Advice::Recall { ship, other })
}

/// The ship that a mere teleportation brings back, and the one that goes into exile for it. The
/// corvette is never given up.
fn exchange(position: &Position, turn: Turn) -> Option<(Ship, Ship)> {
    if turn.squares_moved().is_some() {
        return None;
    }
    let shifts = position.effect(turn).ok()?.teleported;
    let returns = shifts.iter().find(|shift| shift.from.is_exile())?;
    let leaves = shifts.iter().find(|shift| shift.to.is_exile() && !shift.ship.is_corvette())?;
    Some((returns.ship, leaves.ship))
}

/// A rough measure of what a ship is worth: the sum of its digits.
const fn strength(ship: Ship) -> i8 {
    let class: Class = ship.class();
    (class.sails() + class.cannons() + class.shields()).cast_signed()
}

#[cfg(test)]
mod tests {
    use mad_rules::{Board, BySide, Game, Options};

    use super::*;
    use crate::Spot;

    const OLD_HAND: Learner = Learner { newcomer: false, read: 0 };
    const NEWCOMER: Learner = Learner { newcomer: true, read: 0 };

    fn ship(text: &str) -> Ship {
        text.parse().unwrap()
    }

    fn session(mfen: &str, level: u8) -> GameSession {
        let seats = BySide { red: Seat::Person, blue: Seat::Computer(level) };
        GameSession::new(Game::new(mfen.parse().unwrap()), seats, 1, None)
    }

    fn advice_in(mfen: &str) -> Option<Advice> {
        advice(&session(mfen, 1), TurnInput::EMPTY, OLD_HAND)
    }

    fn first_game() -> GameSession {
        let options = Options { positioning: false, ..Options::default() };
        let start = Board::default().start(options).unwrap();
        let seats = BySide { red: Seat::Person, blue: Seat::Computer(1) };
        GameSession::new(Game::new(start), seats, 1, None)
    }

    #[test]
    fn a_newcomer_is_told_goal_digits_and_gems_turn_by_turn() {
        let mut game = first_game();
        let told = |game: &GameSession| advice(game, TurnInput::EMPTY, NEWCOMER);
        assert_eq!(told(&game), Some(Advice::Goal));
        for (turns, expected) in [
            (["112-221", "112-221"], Advice::Digits),
            (["112-221", "112-221"], Advice::Gems),
            (["112-221", "112-221"], Advice::Safe),
        ] {
            for turn in turns {
                game.play(turn.parse().unwrap()).unwrap();
            }
            assert_eq!(told(&game), Some(expected));
        }
    }

    #[test]
    fn the_introduction_can_be_read_at_once() {
        let game = first_game();
        let told = |read| advice(&game, TurnInput::EMPTY, Learner { newcomer: true, read });
        let all = [Advice::Goal, Advice::Digits, Advice::Gems, Advice::Safe];
        assert_eq!([0, 1, 2, 3].map(told), all.map(Some));
    }

    #[test]
    fn who_has_played_before_is_not_introduced() {
        assert_eq!(advice(&first_game(), TurnInput::EMPTY, OLD_HAND), Some(Advice::Safe));
    }

    #[test]
    fn there_is_advice_against_low_levels_only() {
        let mfen = "b1113/4/4/4/4/2r1111 r - - 0/40 1";
        let at = |level| advice(&session(mfen, level), TurnInput::EMPTY, OLD_HAND).is_some();
        assert_eq!([0, 1, 3, 4, 10].map(at), [false, true, true, false, false]);
        assert!(!is_coached(&session(mfen, 4)));
        let two = session(mfen, 1).with_seats(BySide::from_fn(|_| Seat::Person));
        assert_eq!(advice(&two, TurnInput::EMPTY, OLD_HAND), None);
    }

    #[test]
    fn there_is_none_while_the_computer_is_to_move_and_after_the_end() {
        let mut game = first_game();
        game.play("112-221".parse().unwrap()).unwrap();
        assert_eq!(advice(&game, TurnInput::EMPTY, NEWCOMER), None);
        game.resign(Side::Red);
        assert_eq!(advice(&game, TurnInput::EMPTY, NEWCOMER), None);
    }

    #[test]
    fn a_win_comes_before_ones_own_danger() {
        let both = "b1113/r2213/4/4/b2111r1111/4 r - - 0/40 1";
        assert_eq!(advice_in(both), Some(Advice::WinNow { by: ship("r221") }));
        let lost = "b1113/4/4/4/b2111r1111/4 r - - 0/40 1";
        assert_eq!(advice_in(lost), Some(Advice::CorvetteInDanger { by: ship("b211") }));
    }

    #[test]
    fn the_most_valuable_ship_in_danger_is_named() {
        let position = "3b111/4/r212b2221r112/4/4/r1113 r - b 0/40 1";
        let expected = Advice::InDanger { ship: ship("r212"), by: ship("b222"), others: 1 };
        assert_eq!(advice_in(position), Some(expected));
        let squares = endangered(&position.parse().unwrap(), Side::Red);
        assert_eq!(
            squares,
            ["a4", "d4"].map(|square| square.parse().unwrap()).into_iter().collect()
        );
    }

    #[test]
    fn an_open_bonus_is_explained() {
        let game = session("3b111/1r2212/4/4/4/r111r1122 r - - 0/40 1", 2);
        let mut input = TurnInput::EMPTY;
        let position = game.game().position();
        input.tap(position, Spot::Square("b5".parse().unwrap()));
        input.tap(position, Spot::Square("b6".parse().unwrap()));
        assert_eq!(advice(&game, input, NEWCOMER), Some(Advice::BonusOpen));
    }

    #[test]
    fn the_tie_break_and_recalls_are_mentioned() {
        let quiet = |count: u16, rest: &str| format!("b1113/4/4/4/4/{rest} r - r {count}/40 41");
        let near = Advice::TieBreakNear { owner: Side::Red };
        assert_eq!(advice_in(&quiet(30, "r1112r112")), Some(near));
        let back = Advice::Recall { ship: ship("r221"), other: ship("r112") };
        assert_eq!(advice_in(&quiet(29, "r1112r112")), Some(back));
    }

    #[test]
    fn the_corvette_is_never_offered_for_the_cruiser() {
        assert_eq!(advice_in("b1113/4/4/4/4/r1113 r - r 0/40 41"), Some(Advice::Safe));
    }

    #[test]
    fn a_positioning_turn_is_explained() {
        let start = Position::default().to_string();
        let told = advice(&session(&start, 1), TurnInput::EMPTY, NEWCOMER);
        assert_eq!(told, Some(Advice::Positioning));
    }
}
