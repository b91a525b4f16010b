//! The worker threads of a match, which play several games at once.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use mad_rules::record::InvalidTagError;
use mad_rules::{BySide, Side};

use super::{
    FinishedGame, Match, MatchError, MatchReport, Observer, PlayerFactory, game, side_of_first,
};
use crate::Player;
use crate::limits::Clocks;

/// State shared by the workers.
struct Shared {
    /// The number of the next game.
    next: AtomicU64,
    /// Cancels the games under way.
    stop: AtomicBool,
}

/// What a worker sends: a finished game, boxed because it is large, or why there is none.
type WorkerMessage = Result<Box<FinishedGame>, MatchError>;

pub(super) fn run(
    contest: &Match,
    contestants: [&PlayerFactory<'_>; 2],
    observer: &mut Observer<'_>,
) -> Result<MatchReport, MatchError> {
    let shared = Shared { next: AtomicU64::new(0), stop: AtomicBool::new(false) };
    // At most one worker per game: a worker without a game would start idle engines.
    let most = usize::try_from(contest.games).unwrap_or(usize::MAX).max(1);
    let workers = contest.workers.clamp(1, most);
    thread::scope(|scope| {
        // Bounded: workers block rather than run far ahead of the tally, which may end the match.
        let (sender, messages) = sync_channel::<WorkerMessage>(workers);
        for _ in 0..workers {
            let (sender, shared) = (sender.clone(), &shared);
            scope.spawn(move || work(contest, contestants, shared, &sender));
        }
        drop(sender);
        let mut tally = Tally::default();
        for message in messages {
            // Games that end after the match has been stopped do not count.
            if shared.stop.load(Ordering::Relaxed) {
                continue;
            }
            let go_on = message.map(|finished| tally.add(contest, *finished, observer));
            if !matches!(go_on, Ok(true)) {
                shared.stop.store(true, Ordering::Relaxed);
            }
            tally.error = go_on.err();
        }
        tally.error.map_or(Ok(tally.report), Err)
    })
}

/// The report under construction.
#[derive(Default)]
struct Tally {
    report: MatchReport,
    /// Quarter points of games whose pair is incomplete, by pair.
    unpaired: HashMap<u64, u8>,
    error: Option<MatchError>,
}

impl Tally {
    /// Counts a game and hands it to the observer. Returns whether the match goes on.
    fn add(&mut self, contest: &Match, game: FinishedGame, observer: &mut Observer<'_>) -> bool {
        let statistics = &mut self.report.statistics;
        let quarters = statistics.add_game(game.first, game.outcome, game.forfeit.as_ref());
        let pair = game.number / 2;
        match self.unpaired.remove(&pair) {
            Some(other) => statistics.add_pair([other, quarters]),
            None => drop(self.unpaired.insert(pair, quarters)),
        }
        for (longest, time) in self.report.longest_turn.iter_mut().zip(game.longest_turn) {
            *longest = time.max(*longest);
        }
        self.report.verdict = contest.sprt.and_then(|sprt| sprt.verdict(statistics));
        let flow = observer(game, statistics);
        flow == ControlFlow::Continue(()) && self.report.verdict.is_none()
    }
}

/// Plays games until none are left. The players live as long as the worker.
fn work(
    contest: &Match,
    contestants: [&PlayerFactory<'_>; 2],
    shared: &Shared,
    sender: &SyncSender<WorkerMessage>,
) {
    let make = |second: bool| {
        contestants[usize::from(second)]().map_err(|error| MatchError::Player { second, error })
    };
    let mut players = match make(false).and_then(|first| Ok([first, make(true)?])) {
        Ok(players) => players,
        Err(error) => {
            let _ = sender.send(Err(error));
            return;
        }
    };
    while !shared.stop.load(Ordering::Relaxed) {
        let number = shared.next.fetch_add(1, Ordering::Relaxed);
        if number >= contest.games {
            return;
        }
        let Some(message) = play_game(contest, &mut players, number, &shared.stop) else { return };
        if sender.send(message).is_err() {
            return;
        }
    }
}

/// Plays a game of the match; `None` if it was cancelled.
fn play_game(
    contest: &Match,
    [first, second]: &mut [Box<dyn Player>; 2],
    number: u64,
    stop: &AtomicBool,
) -> Option<WorkerMessage> {
    let side = side_of_first(number);
    let limits = by_side(contest.limits, side);
    let start = game::after_opening(contest.start, contest.opening(number));
    let clocks = Clocks::new(limits, contest.margin);
    let names = by_side([first.name(), second.name()], side).map(|name| tag_value(&name));
    let played = game::play(by_side([first, second], side), start, number, clocks, stop)?;
    let mut finished = FinishedGame {
        number,
        first: side,
        outcome: played.outcome,
        forfeit: played.forfeit,
        longest_turn: [played.longest_turn[side], played.longest_turn[side.opponent()]],
        record: played.record,
    };
    Some(match set_tags(contest, &mut finished, &names) {
        Ok(()) => Ok(Box::new(finished)),
        Err(error) => Err(error.into()),
    })
}

/// Values of the first and the second contestant, by the sides that they play.
fn by_side<T>([first, second]: [T; 2], side_of_first: Side) -> BySide<T> {
    let values = BySide { red: first, blue: second };
    if side_of_first == Side::Red { values } else { values.swap() }
}

/// A player's name without control characters, which tags cannot hold: an external engine may
/// report any name.
fn tag_value(name: &str) -> String {
    name.replace(char::is_control, " ")
}

fn set_tags(
    contest: &Match,
    finished: &mut FinishedGame,
    names: &BySide<String>,
) -> Result<(), InvalidTagError> {
    let round = contest.round(finished.number);
    let record = &mut finished.record;
    record.set_tag("Event", &contest.event)?;
    record.set_tag("Round", &round)?;
    record.set_tag("Red", &names.red)?;
    record.set_tag("Blue", &names.blue)
}
