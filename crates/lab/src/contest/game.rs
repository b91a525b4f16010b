//! One game between two players, under the eyes of a referee.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use mad_rules::game::AlreadyOverError;
use mad_rules::record::{Annotation, Comment};
use mad_rules::{BySide, Game, Outcome, Record, Side, Turn};

use crate::limits::Clocks;
use crate::{Choice, Player, PlayerError, Thoughts};

/// How a player lost by its own conduct.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It used more time than it had.
    #[error("time ran out after {} ms", taken.as_millis())]
    Time {
        /// What it used for the turn, as far as it was waited for.
        taken: Duration,
    },
    /// It gave a turn that is not legal, or no turn at all: what it gave and why it will not do.
    #[error("illegal turn: {0}")]
    Illegal(String),
    /// It crashed, or was silent where no clock was running.
    #[error("{0}")]
    Failed(PlayerError),
}

/// A game lost by conduct.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forfeit {
    /// The side that lost.
    pub side: Side,
    /// What it did.
    pub fault: Fault,
}

/// How a game went.
#[derive(Debug)]
pub(super) struct Played {
    pub(super) record: Record,
    pub(super) outcome: Outcome,
    pub(super) forfeit: Option<Forfeit>,
    pub(super) longest_turn: BySide<Duration>,
}

/// A game being played.
struct Table<'a> {
    game: Game,
    clocks: Clocks,
    players: BySide<&'a mut Box<dyn Player>>,
    thoughts: Vec<(usize, Thoughts)>,
    longest_turn: BySide<Duration>,
}

/// Plays a game from an opening to its end; `None` if `stop` was set before.
pub(super) fn play(
    players: BySide<&mut Box<dyn Player>>,
    start: Game,
    number: u64,
    clocks: Clocks,
    stop: &AtomicBool,
) -> Option<Played> {
    let longest_turn = BySide::default();
    let mut table = Table { game: start, clocks, players, thoughts: Vec::new(), longest_turn };
    let mut forfeit = table.seat(number).err();
    let outcome = loop {
        if let Some(forfeit) = &forfeit {
            break table.concede(forfeit);
        }
        if let Some(outcome) = table.game.outcome() {
            break outcome;
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        forfeit = table.turn().err();
    };
    let record = table.record(forfeit.as_ref());
    Some(Played { record, outcome, forfeit, longest_turn: table.longest_turn })
}

impl Table<'_> {
    fn seat(&mut self, number: u64) -> Result<(), Forfeit> {
        for side in Side::ALL {
            let ready = self.players[side].new_game(number);
            ready.map_err(|error| Forfeit { side, fault: Fault::Failed(error) })?;
        }
        Ok(())
    }

    /// Lets the side to move choose and play a turn.
    fn turn(&mut self) -> Result<(), Forfeit> {
        let side = self.game.to_move();
        let allowance = self.clocks.allowance(side);
        let began = Instant::now();
        let answer = self.players[side].choose(&self.game, &allowance);
        let taken = began.elapsed();
        self.longest_turn[side] = self.longest_turn[side].max(taken);
        self.judge(side, answer, taken).map_err(|fault| Forfeit { side, fault })
    }

    fn judge(
        &mut self,
        side: Side,
        answer: Result<Choice, PlayerError>,
        taken: Duration,
    ) -> Result<(), Fault> {
        let choice = answer.map_err(|error| match error {
            PlayerError::Late(_) => Fault::Time { taken },
            PlayerError::Unreadable(_) => Fault::Illegal(error.to_string()),
            _ => Fault::Failed(error),
        })?;
        self.clocks.spend(side, taken).map_err(|_| Fault::Time { taken })?;
        self.game.play(choice.turn).map_err(|error| Fault::Illegal(error.to_string()))?;
        self.thoughts.push((self.game.turns().len() - 1, choice.thoughts));
        Ok(())
    }

    /// Ends the game as records can say it: on time, or else as if the side had resigned.
    fn concede(&mut self, forfeit: &Forfeit) -> Outcome {
        let ended = match forfeit.fault {
            Fault::Time { .. } => self.game.lose_on_time(forfeit.side),
            Fault::Illegal(_) | Fault::Failed(_) => self.game.resign(forfeit.side),
        };
        ended.unwrap_or_else(|AlreadyOverError(outcome)| outcome)
    }

    /// The record, with what the players thought and how one of them failed as comments.
    fn record(&self, forfeit: Option<&Forfeit>) -> Record {
        let mut record = Record::new(&self.game);
        let mut say = |index: usize, text: &str| {
            if let Ok(comment) = Comment::new(text.replace(['{', '}'], "")) {
                // The only refusal is an index without a turn, and there is none without turns.
                let _ = record.annotate(index, Annotation::Comment(comment));
            }
        };
        for &(index, thoughts) in &self.thoughts {
            if let Some(text) = comment(thoughts) {
                say(index, &text);
            }
        }
        if let Some(Forfeit { side, fault }) = forfeit {
            say(self.game.turns().len().saturating_sub(1), &format!("{side} forfeits: {fault}"));
        }
        record
    }
}

/// `cp 31, depth 5, 900 nodes`, as far as it is known.
fn comment(thoughts: Thoughts) -> Option<String> {
    let Thoughts { score, depth, nodes } = thoughts;
    let parts = [
        score.map(|score| score.to_string()),
        depth.map(|depth| format!("depth {depth}")),
        nodes.map(|nodes| format!("{nodes} nodes")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// A game at the end of its opening.
pub(super) fn opened(start: mad_rules::Position, opening: &[Turn]) -> Game {
    let mut game = Game::new(start);
    for &turn in opening {
        if game.play(turn).is_err() {
            break;
        }
    }
    game
}
