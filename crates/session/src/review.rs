//! A finished game in figures, and where it was lost.

use mad_rules::{BySide, EndReason, Position, Side};

use crate::GameSession;

/// The figures of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameFigures {
    /// Turns of both sides.
    pub turns: usize,
    /// The ships that each side has expelled.
    pub expelled: BySide<usize>,
    /// The milliseconds that each side has used, in a game with a clock. Delays are not included.
    pub time: Option<BySide<u32>>,
}

impl GameFigures {
    /// The figures of a game so far.
    #[must_use]
    pub fn new(session: &GameSession) -> Self {
        let game = session.game();
        let mut expelled = BySide::from_fn(|_| 0);
        let mut played = BySide::from_fn(|_| 0_u32);
        for (index, position) in game.positions().iter().take(game.turns().len()).enumerate() {
            let side = position.to_move();
            played[side] += 1;
            expelled[side] += usize::from(is_expulsion(session, index));
        }
        let time = session.clock().map(|clock| {
            BySide::from_fn(|side| {
                let control = clock.control();
                let gained = control.increment().saturating_mul(played[side]);
                control.base[side].saturating_add(gained).saturating_sub(clock.left(side))
            })
        });
        Self { turns: game.turns().len(), expelled, time }
    }
}

/// Whether the turn with this index expels a ship.
fn is_expulsion(session: &GameSession, index: usize) -> bool {
    let game = session.game();
    let moved = game.turns()[index].squares_moved();
    moved.is_some_and(|(_, to)| game.positions()[index].ship_at(to).is_some())
}

/// Where a person has lost a game against the computer. A turn is given by its index.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TurningPoint {
    /// The last turn of the person before which the corvette could be kept out of reach.
    CorvetteLost(usize),
    /// The person's own turn that exiled the corvette.
    CorvetteGivenUp(usize),
    /// The opponent's expulsion that decided the tie-break.
    LastExpulsion(usize),
}

impl TurningPoint {
    /// The turning point of a game that a person has lost to the computer, fully or by a
    /// semi-victory; `None` if there is no such turn, for example after a resignation.
    #[must_use]
    pub fn new(session: &GameSession) -> Option<Self> {
        let (person, game) = (session.person()?, session.game());
        let outcome = game.outcome().filter(|outcome| outcome.winner != person)?;
        let last = game.turns().len().checked_sub(1)?;
        let by_person = |&index: &usize| game.positions()[index].to_move() == person;
        match outcome.reason {
            EndReason::Exile if by_person(&last) => Some(Self::CorvetteGivenUp(last)),
            EndReason::Exile => {
                let could_be_saved =
                    |&index: &usize| can_be_saved(&game.positions()[index], person);
                let turns = (0..last).rev().filter(by_person);
                turns.clone().find(could_be_saved).or_else(|| turns.max()).map(Self::CorvetteLost)
            }
            EndReason::TieBreak | EndReason::Agreement => {
                let expulsion = (0..=last).rev().find(|&index| is_expulsion(session, index));
                expulsion.map(Self::LastExpulsion)
            }
            EndReason::Resignation | EndReason::Time => None,
        }
    }

    /// The index of the turn.
    #[must_use]
    pub const fn turn(self) -> usize {
        match self {
            Self::CorvetteLost(turn) | Self::CorvetteGivenUp(turn) | Self::LastExpulsion(turn) => {
                turn
            }
        }
    }
}

/// Whether the side to move has a turn after which its corvette cannot be expelled at once.
fn can_be_saved(position: &Position, side: Side) -> bool {
    position.legal_turns().iter().any(|&turn| {
        let after = position.after_unchecked(turn);
        match after.outcome() {
            Some(outcome) => outcome.winner == side,
            None => !after.is_corvette_in_danger(side),
        }
    })
}

#[cfg(test)]
mod tests {
    use mad_rules::Game;

    use super::*;
    use crate::{Clock, Seat, TimeControl};

    fn played(mfen: &str, turns: &str) -> GameSession {
        let seats = BySide { red: Seat::Person, blue: Seat::Computer(1) };
        let clock = Clock::new(TimeControl::minutes(1, 2));
        let game = Game::new(mfen.parse().unwrap());
        let mut session = GameSession::new(game, seats, 1, Some(clock));
        for turn in turns.split_whitespace() {
            assert!(!session.spend(5_000));
            session.play(turn.parse().unwrap()).unwrap();
        }
        session
    }

    #[test]
    fn expulsions_and_times_are_counted_for_each_side() {
        let session = played("b111b211b1121/r2213/4/4/4/2r1111 r - - 0/40 1", "a5b6 c6b6");
        let figures = GameFigures::new(&session);
        assert_eq!((figures.turns, figures.expelled), (2, BySide { red: 1, blue: 1 }));
        assert_eq!(figures.time, Some(BySide { red: 5_000, blue: 5_000 }));
    }

    #[test]
    fn the_last_chance_to_save_the_corvette_is_found() {
        // Red leaves its corvette in reach of the cruiser, though it could have stepped away.
        let lost = played("3b111/4/4/b2223/4/r1112r221 r - - 0/40 1", "d1d2 a3a1");
        assert_eq!(TurningPoint::new(&lost), Some(TurningPoint::CorvetteLost(0)));
    }

    #[test]
    fn a_corvette_that_was_given_up_is_the_persons_own_turn() {
        let given_up = played("3b111/4/4/4/4/r1112r221 r - - 0/40 1", "111-222");
        assert_eq!(TurningPoint::new(&given_up), Some(TurningPoint::CorvetteGivenUp(0)));
    }

    #[test]
    fn a_tie_break_is_lost_by_the_last_expulsion() {
        let mut game = played("3b221/3r112/4/4/3b111/r1113 r - - 38/40 1", "a1b1 d6d5 b1a1 d5d6");
        assert_eq!(TurningPoint::new(&game), None, "the game goes on");
        assert!(game.agree());
        assert_eq!(TurningPoint::new(&game), Some(TurningPoint::LastExpulsion(1)));
    }

    #[test]
    fn there_is_none_in_a_game_that_was_won_or_given_up() {
        let won = played("b1112b112/r2213/4/4/4/2r1111 r - - 0/40 1", "a5a6");
        assert_eq!(TurningPoint::new(&won), None);
        let mut resigned = played("b1112b112/r2213/4/4/4/2r1111 r - - 0/40 1", "");
        resigned.resign(Side::Red);
        assert_eq!(TurningPoint::new(&resigned), None);
    }
}
