//! Several games at once.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread;

use mad_rules::record::InvalidTagError;
use mad_rules::{BySide, Side};

use super::{Factory, Finished, Match, MatchError, MatchReport, Watch, game, side_of_first};
use crate::Player;
use crate::limits::Clocks;

/// What the workers share.
struct Shared {
    /// The next game's number.
    next: AtomicU64,
    stop: AtomicBool,
}

/// What a worker reports: boxed, because a game is large.
type News = Result<Box<Finished>, MatchError>;

pub(super) fn run(
    contest: &Match,
    contestants: [&Factory<'_>; 2],
    watch: &mut Watch<'_>,
) -> Result<MatchReport, MatchError> {
    let shared = Shared { next: AtomicU64::new(0), stop: AtomicBool::new(false) };
    // No more workers than games, or idle engines would be started.
    let most = usize::try_from(contest.games).unwrap_or(usize::MAX).max(1);
    let workers = contest.workers.clamp(1, most);
    thread::scope(|scope| {
        // Workers wait rather than run ahead of the count, which may end the match.
        let (sender, news) = sync_channel::<News>(workers);
        for _ in 0..workers {
            let (sender, shared) = (sender.clone(), &shared);
            scope.spawn(move || work(contest, contestants, shared, &sender));
        }
        drop(sender);
        let mut count = Count::default();
        for news in news {
            // Whatever ends after the match has ended does not count.
            if shared.stop.load(Ordering::Relaxed) {
                continue;
            }
            let go_on = news.map(|finished| count.add(contest, *finished, watch));
            if !matches!(go_on, Ok(true)) {
                shared.stop.store(true, Ordering::Relaxed);
            }
            count.failed = go_on.err();
        }
        count.report()
    })
}

/// The count on the way.
#[derive(Default)]
struct Count {
    report: MatchReport,
    /// The quarters of games whose partner is still being played, by pair.
    halves: HashMap<u64, u8>,
    failed: Option<MatchError>,
}

impl Count {
    /// Counts a game; says whether the match goes on.
    fn add(&mut self, contest: &Match, finished: Finished, watch: &mut Watch<'_>) -> bool {
        let statistics = &mut self.report.statistics;
        let quarters =
            statistics.add_game(finished.first, finished.outcome, finished.forfeit.as_ref());
        let pair = finished.number / 2;
        match self.halves.remove(&pair) {
            Some(other) => statistics.add_pair([other, quarters]),
            None => drop(self.halves.insert(pair, quarters)),
        }
        let answer = watch(&finished, statistics);
        self.report.verdict = contest.sprt.and_then(|sprt| sprt.verdict(statistics));
        self.report.games.push(finished);
        answer == ControlFlow::Continue(()) && self.report.verdict.is_none()
    }

    fn report(mut self) -> Result<MatchReport, MatchError> {
        self.report.games.sort_by_key(|finished| finished.number);
        self.failed.map_or(Ok(self.report), Err)
    }
}

/// Plays games until there are no more. The players live as long as the worker.
fn work(
    contest: &Match,
    contestants: [&Factory<'_>; 2],
    shared: &Shared,
    sender: &SyncSender<News>,
) {
    let made = |second: bool| {
        contestants[usize::from(second)]().map_err(|error| MatchError::Player { second, error })
    };
    let mut players = match made(false).and_then(|first| Ok([first, made(true)?])) {
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
        let Some(news) = one_game(contest, &mut players, number, &shared.stop) else { return };
        if sender.send(news).is_err() {
            return;
        }
    }
}

fn one_game(
    contest: &Match,
    [first, second]: &mut [Box<dyn Player>; 2],
    number: u64,
    stop: &AtomicBool,
) -> Option<News> {
    let side = side_of_first(number);
    let limits = seated(contest.limits, side);
    let start = game::opened(contest.start, contest.opening(number));
    let clocks = Clocks::new(limits, contest.margin);
    let names = seated([first.name(), second.name()], side).map(|name| on_one_line(&name));
    let played = game::play(seated([first, second], side), start, number, clocks, stop)?;
    let mut finished = Finished {
        number,
        first: side,
        outcome: played.outcome,
        forfeit: played.forfeit,
        longest_turn: [played.longest_turn[side], played.longest_turn[side.opponent()]],
        record: played.record,
    };
    Some(match tag(contest, &mut finished, &names) {
        Ok(()) => Ok(Box::new(finished)),
        Err(error) => Err(error.into()),
    })
}

/// What belongs to the first and the second contestant, by the sides that they have.
fn seated<T>([first, second]: [T; 2], side_of_first: Side) -> BySide<T> {
    let seats = BySide { red: first, blue: second };
    if side_of_first == Side::Red { seats } else { seats.swap() }
}

/// A name without what a tag cannot hold: an engine's name is its own choice.
fn on_one_line(name: &str) -> String {
    name.replace(char::is_control, " ")
}

fn tag(
    contest: &Match,
    finished: &mut Finished,
    names: &BySide<String>,
) -> Result<(), InvalidTagError> {
    let round = contest.round(finished.number);
    let record = &mut finished.record;
    record.set_tag("Event", &contest.event)?;
    record.set_tag("Round", &round)?;
    record.set_tag("Red", &names.red)?;
    record.set_tag("Blue", &names.blue)
}
