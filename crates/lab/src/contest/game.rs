//! One game between two players: the loop that asks, times and checks them.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use mad_rules::game::AlreadyOverError;
use mad_rules::record::{Annotation, Comment};
use mad_rules::{BySide, Game, Outcome, Record, Side, Turn};

use crate::limits::Clocks;
use crate::{Choice, Player, PlayerError, SearchInfo};

/// Why a player forfeits a game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It overstepped its time.
    #[error("time ran out after {} ms", taken.as_millis())]
    Time {
        /// The time until its answer, or until the wait for it ended.
        taken: Duration,
    },
    /// Its answer is not a legal turn: the answer and the reason.
    #[error("illegal turn: {0}")]
    Illegal(String),
    /// It crashed, or did not answer where no clock was running.
    #[error("{0}")]
    Failed(PlayerError),
}

/// A game lost on time, by an illegal turn or by a failure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forfeit {
    /// The side that lost.
    pub side: Side,
    /// The reason.
    pub fault: Fault,
}

/// The result of [`play`].
#[derive(Debug)]
pub(super) struct Played {
    pub(super) record: Record,
    pub(super) outcome: Outcome,
    pub(super) forfeit: Option<Forfeit>,
    pub(super) longest_turn: BySide<Duration>,
}

/// A game in progress, with its players and clocks.
struct GameInProgress<'a> {
    game: Game,
    clocks: Clocks,
    players: BySide<&'a mut Box<dyn Player>>,
    info: Vec<(usize, SearchInfo)>,
    longest_turn: BySide<Duration>,
}

/// Plays a game from the end of its opening; `None` if `stop` was set before the game ended.
pub(super) fn play(
    players: BySide<&mut Box<dyn Player>>,
    start: Game,
    number: u64,
    clocks: Clocks,
    stop: &AtomicBool,
) -> Option<Played> {
    let longest_turn = BySide::default();
    let mut game = GameInProgress { game: start, clocks, players, info: Vec::new(), longest_turn };
    let mut forfeit = game.start(number).err();
    let outcome = loop {
        if let Some(forfeit) = &forfeit {
            break game.concede(forfeit);
        }
        if let Some(outcome) = game.game.outcome() {
            break outcome;
        }
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        forfeit = game.play_turn().err();
    };
    let record = game.record(forfeit.as_ref());
    Some(Played { record, outcome, forfeit, longest_turn: game.longest_turn })
}

impl GameInProgress<'_> {
    /// Announces the game to both players.
    fn start(&mut self, number: u64) -> Result<(), Forfeit> {
        for side in Side::ALL {
            let ready = self.players[side].new_game(number);
            ready.map_err(|error| Forfeit { side, fault: Fault::Failed(error) })?;
        }
        Ok(())
    }

    /// Asks the side to move for a turn and plays it.
    fn play_turn(&mut self) -> Result<(), Forfeit> {
        let side = self.game.to_move();
        let allowance = self.clocks.allowance(side);
        let began = Instant::now();
        let answer = self.players[side].choose(&self.game, &allowance);
        let taken = began.elapsed();
        self.longest_turn[side] = self.longest_turn[side].max(taken);
        self.accept(side, answer, taken).map_err(|fault| Forfeit { side, fault })
    }

    /// Plays the turn of an answer that came in time and is legal.
    fn accept(
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
        self.info.push((self.game.turns().len() - 1, choice.info));
        Ok(())
    }

    /// Ends the game with an outcome that records can hold: on time, or else by resignation.
    fn concede(&mut self, forfeit: &Forfeit) -> Outcome {
        let ended = match forfeit.fault {
            Fault::Time { .. } => self.game.lose_on_time(forfeit.side),
            Fault::Illegal(_) | Fault::Failed(_) => self.game.resign(forfeit.side),
        };
        ended.unwrap_or_else(|AlreadyOverError(outcome)| outcome)
    }

    /// The record, with search information and the forfeit as comments.
    fn record(&self, forfeit: Option<&Forfeit>) -> Record {
        let mut record = Record::new(&self.game);
        let mut add_comment = |index: usize, text: &str| {
            if let Ok(comment) = Comment::new(text.replace(['{', '}'], "")) {
                // Fails only for an index without a turn: a forfeit before the first turn.
                let _ = record.annotate(index, Annotation::Comment(comment));
            }
        };
        for &(index, info) in &self.info {
            if let Some(text) = comment(info) {
                add_comment(index, &text);
            }
        }
        if let Some(Forfeit { side, fault }) = forfeit {
            let last = self.game.turns().len().saturating_sub(1);
            add_comment(last, &format!("{side} forfeits: {fault}"));
        }
        record
    }
}

/// `cp 31, depth 5, 900 nodes`, without the parts that are not known.
fn comment(info: SearchInfo) -> Option<String> {
    let SearchInfo { score, depth, nodes } = info;
    let parts = [
        score.map(|score| score.to_string()),
        depth.map(|depth| format!("depth {depth}")),
        nodes.map(|nodes| format!("{nodes} nodes")),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// A game from this position after these turns, up to the first that is not legal.
pub(super) fn after_opening(start: mad_rules::Position, opening: &[Turn]) -> Game {
    let mut game = Game::new(start);
    for &turn in opening {
        if game.play(turn).is_err() {
            break;
        }
    }
    game
}
