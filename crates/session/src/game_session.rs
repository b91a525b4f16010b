//! A game being played: players, clock, undo and redo.

use mad_rules::game::Step;
use mad_rules::{BySide, EndReason, Game, IllegalTurn, Outcome, Record, Side, Turn};
use serde::{Deserialize, Serialize};

use crate::series::Series;
use crate::{Clock, TimeControl, record_clock};

/// The player of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// A person at this board.
    Person,
    /// The computer, at a level from 1; 0 for a computer player without levels.
    Computer(u8),
    /// A person elsewhere, in an online game.
    Remote,
}

/// A game with its players, clock, tags and undo history.
#[derive(Debug, Clone, PartialEq)]
pub struct GameSession {
    game: Game,
    /// The record the game was loaded from, with its tags, comments and variations.
    record: Record,
    seats: BySide<Seat>,
    /// The seed of the computer's random numbers.
    seed: u32,
    clock: Option<Clock>,
    /// The score of earlier games, if this one is a rematch.
    series: Series,
}

impl GameSession {
    /// A new session. `seed` starts the computer's random numbers.
    #[must_use]
    pub fn new(game: Game, seats: BySide<Seat>, seed: u32, clock: Option<Clock>) -> Self {
        Self { record: Record::new(&game), game, seats, seed, clock, series: Series::default() }
    }

    /// A game that was played with a clock elsewhere. `times` are the milliseconds that the player of each turn
    /// had left after it, with the increment.
    #[must_use]
    pub fn with_times(
        game: Game,
        seats: BySide<Seat>,
        control: Option<TimeControl>,
        times: &[u32],
    ) -> Self {
        let first = game.start().to_move();
        let clock = control.map(|control| Clock::after(control, first, times));
        Self::new(game, seats, 1, clock)
    }

    /// The game of a record, for two people. It has a clock if the record has a time control and a
    /// time after each turn.
    #[must_use]
    pub fn from_record(mut record: Record) -> Self {
        let clock = record_clock::take(&mut record);
        let (game, seats) = (record.to_game(), BySide::from_fn(|_| Seat::Person));
        Self { game, record, seats, seed: 1, clock, series: Series::default() }
    }

    /// The same session with other players.
    #[must_use]
    pub fn with_seats(self, seats: BySide<Seat>) -> Self {
        Self { seats, ..self }
    }

    /// The same session with the score of earlier games.
    pub(crate) fn with_series(self, series: Series) -> Self {
        Self { series, ..self }
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
                // An ending that contradicts the turns is dropped: the players can declare it again.
                Step::Ending(outcome) if !declare(&mut game, outcome) => break,
                Step::Ending(_) => {}
            }
            steps += 1;
        }
        for _ in 0..steps {
            game.undo();
        }
        Ok(Self { game, record: source, seats, seed, clock, series: Series::default() })
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The players.
    #[must_use]
    pub const fn seats(&self) -> BySide<Seat> {
        self.seats
    }

    /// The seed of the computer's random numbers.
    #[must_use]
    pub const fn seed(&self) -> u32 {
        self.seed
    }

    /// The clock, if the game has one.
    #[must_use]
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Returns whether the computer plays at least one side.
    #[must_use]
    pub fn has_computer(&self) -> bool {
        Side::ALL.into_iter().any(|side| matches!(self.seats[side], Seat::Computer(_)))
    }

    /// Returns whether it is an online game.
    #[must_use]
    pub fn is_online(&self) -> bool {
        Side::ALL.into_iter().any(|side| self.seats[side] == Seat::Remote)
    }

    /// The side of the only person at this board; `None` if there are two or none.
    #[must_use]
    pub fn person(&self) -> Option<Side> {
        only_person(self.seats)
    }

    /// The level of the computer if it is to move; `None` if a person is, or the game is over.
    #[must_use]
    pub fn computer_to_move(&self) -> Option<u8> {
        match self.seats[self.game.to_move()] {
            Seat::Computer(level) if !self.game.is_over() => Some(level),
            _ => None,
        }
    }

    /// Returns whether a person at this board is to move.
    #[must_use]
    pub fn person_to_move(&self) -> bool {
        !self.game.is_over() && self.seats[self.game.to_move()] == Seat::Person
    }

    /// Plays a turn for the side to move and presses its clock.
    ///
    /// # Errors
    ///
    /// If the turn is not legal; nothing changes then.
    pub fn play(&mut self, turn: Turn) -> Result<(), IllegalTurn> {
        let side = self.game.to_move();
        self.game.play(turn)?;
        if let Some(clock) = &mut self.clock {
            clock.press(side);
        }
        Ok(())
    }

    /// Subtracts thinking time of the side to move. Returns whether that side has lost on time.
    pub fn spend(&mut self, milliseconds: u32) -> bool {
        let side = self.game.to_move();
        let Some(clock) = self.clock.as_mut().filter(|_| !self.game.is_over()) else {
            return false;
        };
        !clock.spend(side, milliseconds) && self.game.lose_on_time(side).is_ok()
    }

    /// A side resigns. Returns `false` if the game is over already.
    pub fn resign(&mut self, side: Side) -> bool {
        self.game.resign(side).is_ok()
    }

    /// The players agree on the tie-break. Returns `false` if the game is over already.
    pub fn agree(&mut self) -> bool {
        self.game.agree().is_ok()
    }

    /// Returns whether [`undo`](Self::undo) would undo anything.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.undoable().is_some()
    }

    /// Returns whether [`redo`](Self::redo) would redo anything.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.game.redoable() > 0
    }

    /// The number of steps back to the last position in which a person was to move; `None` if there
    /// is none. A step is a turn or a declared ending.
    fn undoable(&self) -> Option<usize> {
        // The turns of an online game are stored elsewhere.
        if self.is_online() {
            return None;
        }
        let is_person = |side: Side| self.seats[side] == Seat::Person;
        let declared = self.game.outcome().filter(|_| !self.game.position().is_over());
        // Undoing a loss on time alone would leave no time to move: the turn before it is undone as well.
        let person_declared = declared.is_some_and(|outcome| outcome.reason != EndReason::Time)
            && is_person(self.game.to_move());
        if person_declared {
            return Some(1);
        }
        let earlier = self.game.positions().iter().rev().skip(1);
        let turns = earlier.zip(1..).find(|(position, _)| is_person(position.to_move()));
        turns.map(|(_, count)| count + usize::from(declared.is_some()))
    }

    /// Undoes a person's last turn and the computer's answer to it. Returns whether there was any.
    pub fn undo(&mut self) -> bool {
        !self.undo_steps().is_empty()
    }

    /// Like [`undo`](Self::undo), but returns the steps that were undone, the last one first.
    pub fn undo_steps(&mut self) -> Vec<Step> {
        let count = self.undoable().unwrap_or(0);
        (0..count).map_while(|_| self.undo_step()).collect()
    }

    fn undo_step(&mut self) -> Option<Step> {
        let step = self.game.undo();
        if let (Some(Step::Turn(_)), Some(clock)) = (step, &mut self.clock) {
            clock.take_back();
        }
        step
    }

    /// Plays an undone turn again, and the computer's answer to it. Returns whether there was any.
    pub fn redo(&mut self) -> bool {
        !self.redo_steps().is_empty()
    }

    /// Like [`redo`](Self::redo), but returns the steps in the order in which they were played.
    pub fn redo_steps(&mut self) -> Vec<Step> {
        let mut steps = Vec::new();
        while let Some(step) = self.redo_step() {
            steps.push(step);
            if self.person_to_move() {
                break;
            }
        }
        steps
    }

    fn redo_step(&mut self) -> Option<Step> {
        let side = self.game.to_move();
        let step = self.game.redo();
        if let (Some(Step::Turn(_)), Some(clock)) = (step, &mut self.clock) {
            clock.press(side);
        }
        step
    }

    /// The undone steps, in the order in which redo plays them.
    pub(crate) fn taken_back(&self) -> Vec<Step> {
        let mut game = self.game.clone();
        core::iter::from_fn(|| game.redo()).collect()
    }

    /// The record the game was loaded from.
    pub(crate) const fn source(&self) -> &Record {
        &self.record
    }

    /// The game as a record, with its tags, comments and variations.
    #[must_use]
    pub fn record(&self) -> Record {
        let mut record = self.record.clone();
        record.update(&self.game);
        record
    }

    /// The record for a file: [`record`](Self::record) with the time control and the times of a
    /// clock.
    #[must_use]
    pub fn record_with_clock(&self) -> Record {
        let mut record = self.record();
        if let Some(clock) = &self.clock {
            record_clock::write(&mut record, clock);
        }
        record
    }

    /// The score of earlier games of a series of rematches.
    #[must_use]
    pub(crate) const fn earlier_series(&self) -> &Series {
        &self.series
    }

    /// The score of a series of rematches, with this game if it is over; `None` if this is the first
    /// game.
    #[must_use]
    pub fn series(&self) -> Option<Series> {
        (!self.series.is_empty()).then(|| self.series_with_this_game())
    }

    fn series_with_this_game(&self) -> Series {
        self.game.outcome().map_or(self.series, |outcome| self.series.with(outcome))
    }

    /// A tag of the record.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.record.tag(name)
    }

    /// Sets a tag of the record. Control characters of the value are left out.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let value: String = value.chars().filter(|letter| !letter.is_control()).collect();
        // Cannot fail: the callers' names are valid, and so is the value now.
        let _ = self.record.set_tag(name, &value);
    }

    /// A new session from the same start, with the same players on the same sides.
    #[must_use]
    pub fn again(&self, seed: u32) -> Self {
        let clock = self.clock.as_ref().map(|clock| Clock::new(clock.control()));
        let mut session = Self::new(Game::new(*self.game.start()), self.seats, seed, clock);
        for name in ["Red", "Blue"] {
            if let Some(player) = self.tag(name) {
                session.set_tag(name, player);
            }
        }
        session.series = self.series_with_this_game();
        session
    }

    /// A new session from the same start against another level, which begins a new series.
    #[must_use]
    pub fn against_level(&self, level: u8, seed: u32) -> Self {
        let seat = |side| match self.seats[side] {
            Seat::Computer(_) => Seat::Computer(level),
            other => other,
        };
        let seats = BySide::from_fn(seat);
        self.again(seed).with_seats(seats).with_series(Series::default())
    }

    /// A new session from the same start, with sides swapped: each player keeps name, time and score.
    #[must_use]
    pub fn rematch(&self, seed: u32) -> Self {
        let clock = self.clock.as_ref().map(|clock| Clock::new(clock.control().swap()));
        let mut session = Self::new(Game::new(*self.game.start()), self.seats.swap(), seed, clock);
        for (name, other) in [("Red", "Blue"), ("Blue", "Red")] {
            if let Some(player) = self.tag(other) {
                session.set_tag(name, player);
            }
        }
        session.series = self.series_with_this_game().swap();
        session
    }
}

/// The side of the only person at this board; `None` if there are two or none.
pub(crate) fn only_person(seats: BySide<Seat>) -> Option<Side> {
    let is_alone = |side: &Side| seats[*side] == Seat::Person && seats[!*side] != Seat::Person;
    Side::ALL.into_iter().find(is_alone)
}

/// Ends a game with an outcome that players declare. Returns whether that is possible.
pub(crate) fn declare(game: &mut Game, outcome: Outcome) -> bool {
    match outcome.reason {
        EndReason::Resignation => game.resign(outcome.loser()).is_ok(),
        EndReason::Time => game.lose_on_time(outcome.loser()).is_ok(),
        EndReason::Agreement => game.agree().is_ok(),
        EndReason::Exile | EndReason::TieBreak => false,
    }
}
