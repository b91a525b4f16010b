//! A game and those who play it.

use mad_rules::game::Step;
use mad_rules::{BySide, EndReason, Game, IllegalTurn, Outcome, Record, Side, Turn};

use crate::Clock;

/// Who plays a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at the board.
    Person,
    /// The computer, at a level.
    Computer(u8),
}

/// A game with those who play it and all that belongs to it.
#[derive(Debug, Clone, PartialEq)]
pub struct Table {
    game: Game,
    /// Tags, and what was said about the turns if the game came from a file.
    record: Record,
    seats: BySide<Seat>,
    /// What chance begins with for the computer.
    seed: u32,
    clock: Option<Clock>,
}

impl Table {
    /// A new game. The computer's chance begins with the seed.
    #[must_use]
    pub fn new(game: Game, seats: BySide<Seat>, seed: u32, clock: Option<Clock>) -> Self {
        Self { record: Record::new(&game), game, seats, seed, clock }
    }

    /// The game of a record, for two people to look at or go on with.
    #[must_use]
    pub fn from_record(record: Record) -> Self {
        let game = record.to_game();
        Self { game, record, seats: BySide::from_fn(|_| Seat::Person), seed: 1, clock: None }
    }

    pub(crate) fn restore(
        record: &Record,
        source: Record,
        taken_back: &[Step],
        seats: BySide<Seat>,
        seed: u32,
        clock: Option<Clock>,
    ) -> Result<Self, IllegalTurn> {
        let mut game = record.to_game();
        let mut steps = 0;
        for &step in taken_back {
            match step {
                Step::Turn(turn) => game.play(turn)?,
                // An ending that does not fit is dropped: it can be declared again.
                Step::Ending(outcome) if !declare(&mut game, outcome) => break,
                Step::Ending(_) => {}
            }
            steps += 1;
        }
        for _ in 0..steps {
            game.undo();
        }
        Ok(Self { game, record: source, seats, seed, clock })
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who plays.
    #[must_use]
    pub const fn seats(&self) -> BySide<Seat> {
        self.seats
    }

    /// What chance begins with for the computer.
    #[must_use]
    pub const fn seed(&self) -> u32 {
        self.seed
    }

    /// The clock, if there is one.
    #[must_use]
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Whether the computer plays one side or both.
    #[must_use]
    pub fn has_computer(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.seats[side] != Seat::Person)
    }

    /// The side that the only person plays, if the computer plays the other.
    #[must_use]
    pub fn person(&self) -> Option<Side> {
        match self.seats {
            BySide { red: Seat::Person, blue: Seat::Computer(_) } => Some(Side::Red),
            BySide { red: Seat::Computer(_), blue: Seat::Person } => Some(Side::Blue),
            _ => None,
        }
    }

    /// The level of the computer whose turn it is; `None` if it is a person's, or the game over.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<u8> {
        match self.seats[self.game.to_move()] {
            Seat::Computer(level) if !self.game.is_over() => Some(level),
            _ => None,
        }
    }

    /// Whether a person may say a turn now.
    #[must_use]
    pub fn person_to_move(&self) -> bool {
        !self.game.is_over() && self.computer_to_move().is_none()
    }

    /// Plays a turn for the side to move, whoever that is.
    ///
    /// # Errors
    ///
    /// If it is not legal; nothing changes then.
    pub fn play(&mut self, turn: Turn) -> Result<(), IllegalTurn> {
        let side = self.game.to_move();
        self.game.play(turn)?;
        if let Some(clock) = &mut self.clock {
            clock.press(side);
        }
        Ok(())
    }

    /// Time passes for the side to move. Says whether it has just lost by that.
    pub fn spend(&mut self, milliseconds: u32) -> bool {
        let side = self.game.to_move();
        let Some(clock) = self.clock.as_mut().filter(|_| !self.game.is_over()) else {
            return false;
        };
        !clock.spend(side, milliseconds) && self.game.lose_on_time(side).is_ok()
    }

    /// A side gives up. Nothing happens after the end.
    pub fn resign(&mut self, side: Side) -> bool {
        self.game.resign(side).is_ok()
    }

    /// The players agree on the tie-break. Nothing happens after the end.
    pub fn agree(&mut self) -> bool {
        self.game.agree().is_ok()
    }

    /// Whether anything can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.clone().undo()
    }

    /// Whether anything taken back can be played again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.game.redoable() > 0
    }

    /// Takes back what the person did last, and what the computer answered. Says whether there
    /// was anything.
    pub fn undo(&mut self) -> bool {
        let before = self.clone();
        while let Some(step) = self.undo_step() {
            // Who lost on time has none left: with the turn before it there is some again.
            let on_time =
                matches!(step, Step::Ending(outcome) if outcome.reason == EndReason::Time);
            if self.person_to_move() && !on_time {
                return true;
            }
        }
        *self = before;
        false
    }

    fn undo_step(&mut self) -> Option<Step> {
        let step = self.game.undo();
        if let (Some(Step::Turn(_)), Some(clock)) = (step, &mut self.clock) {
            clock.take_back();
        }
        step
    }

    /// Plays again what was taken back, with the computer's answer if there was one.
    pub fn redo(&mut self) -> bool {
        let mut any = false;
        loop {
            let side = self.game.to_move();
            match self.game.redo() {
                None => return any,
                Some(Step::Turn(_)) => {
                    if let Some(clock) = &mut self.clock {
                        clock.press(side);
                    }
                }
                Some(Step::Ending(_)) => {}
            }
            any = true;
            if self.person_to_move() {
                return true;
            }
        }
    }

    /// The steps that were taken back, in the order in which they would be played again.
    pub(crate) fn taken_back(&self) -> Vec<Step> {
        let mut game = self.game.clone();
        core::iter::from_fn(|| game.redo()).collect()
    }

    /// The record that the game came from: it may say more than what is played now shows.
    pub(crate) const fn source(&self) -> &Record {
        &self.record
    }

    /// The game written down, with its tags and all that was said about it.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = self.record.clone();
        record.update(&self.game);
        record
    }

    /// A tag of the record.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.record.tag(name)
    }

    /// Sets a tag of the record. What cannot be in a tag is left out.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let value: String = value.chars().filter(|letter| !letter.is_control()).collect();
        // The names are ours, and the value is clean now.
        let _ = self.record.set_tag(name, &value);
    }

    /// The same again from the start, with the sides exchanged.
    #[must_use]
    pub fn rematch(&self, seed: u32) -> Self {
        let clock = self.clock.as_ref().map(|clock| Clock::new(clock.control()));
        let mut table = Self::new(Game::new(*self.game.start()), self.seats.swap(), seed, clock);
        for (name, other) in [("Red", "Blue"), ("Blue", "Red")] {
            if let Some(player) = self.tag(other) {
                table.set_tag(name, player);
            }
        }
        table
    }
}

/// Ends a game as its players declared.
pub(crate) fn declare(game: &mut Game, outcome: Outcome) -> bool {
    match outcome.reason {
        EndReason::Resignation => game.resign(outcome.loser()).is_ok(),
        EndReason::Time => game.lose_on_time(outcome.loser()).is_ok(),
        EndReason::Agreement => game.agree().is_ok(),
        EndReason::Exile | EndReason::TieBreak => false,
    }
}
