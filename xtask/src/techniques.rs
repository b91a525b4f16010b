//! `cargo xtask techniques`: the Elo of each search technique, by ablation.

use std::ops::ControlFlow;
use std::time::Duration;

use anyhow::{Context as _, Result, anyhow, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use mad_engine::{Engine, Techniques};
use mad_lab::{
    Interval, Match, MatchReport, OurEngine, Player, PlayerError, Sprt, Statistics, TimeControl,
    Verdict,
};
use mad_rules::Board;

const BOARDS: [Board; 2] = [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE];
/// Node limits if no limits are given.
const NODES: [u64; 3] = [2_000, 3_000, 5_000];
/// The longest match of a sequential test, unless another number is given.
const SPRT_GAMES: u64 = 4_000;

/// What is measured, and how.
#[derive(Debug, Default, Args)]
pub(crate) struct TechniquesArgs {
    /// Only these techniques; all if none are named.
    names: Vec<String>,
    /// Node limits for a turn; a match is played on each board with each limit. By default 2000, 3000 and
    /// 5000, unless --time is given.
    #[arg(long, value_name = "N", value_delimiter = ',')]
    nodes: Vec<u64>,
    /// Time limits for a turn in milliseconds; a match is played on each board with each limit.
    #[arg(long, value_name = "MS", value_delimiter = ',')]
    time: Vec<u64>,
    /// End each match when it is clear which of two Elo differences is closer to the truth, and print each of
    /// them: 0,10
    #[arg(long, value_name = "ELO0,ELO1", value_parser = sprt)]
    sprt: Option<Sprt>,
    /// Games of a match, at most with --sprt. By default a round over all openings, with --sprt 4000. The
    /// rounds after the first have random turns in their openings, so that no game is repeated.
    #[arg(long, value_name = "N")]
    games: Option<u64>,
}

fn sprt(text: &str) -> Result<Sprt> {
    let expected = "expected two Elo differences, the smaller first, such as 0,10";
    let (low, high) = text.split_once(',').context(expected)?;
    let number = |text: &str| text.parse::<f64>().context(expected);
    let (low, high) = (number(low)?, number(high)?);
    ensure!(low < high && low.abs() < 1_000.0 && high.abs() < 1_000.0, expected);
    Ok(Sprt::new(low, high))
}

/// For each technique, plays the engine against the engine without it, on both official boards with
/// each limit. Prints the Elo difference by pairs of games: of all matches of a technique together,
/// or with a sequential test of each.
pub(crate) fn run(args: &TechniquesArgs) -> Result<()> {
    let all: Vec<String> = Techniques::NAMES.iter().copied().map(ToOwned::to_owned).collect();
    let names = if args.names.is_empty() { &all } else { &args.names };
    for name in names {
        ensure!(
            all.contains(name),
            "{name} is not a technique; expected one of: {}",
            all.join(", ")
        );
    }
    println!("{}", row("technique", "match", "games", "score", "Elo", "95%", ""));
    for name in names {
        measure(name, args)?;
    }
    Ok(())
}

/// A match on a board with a limit, and a name for both.
struct NamedMatch {
    name: String,
    contest: Match,
}

/// The matches of a technique.
fn matches(args: &TechniquesArgs) -> Result<Vec<NamedMatch>> {
    let nodes =
        if args.nodes.is_empty() && args.time.is_empty() { &NODES[..] } else { &args.nodes };
    let nodes = nodes.iter().map(|&nodes| (format!("{nodes} nodes"), TimeControl::Nodes(nodes)));
    let times = args
        .time
        .iter()
        .map(|&time| (format!("{time} ms"), TimeControl::TurnTime(Duration::from_millis(time))));
    let limits: Vec<(String, TimeControl)> = nodes.chain(times).collect();
    let mut matches = Vec::new();
    for board in BOARDS {
        for (name, limit) in &limits {
            let mut contest = Match::new(board)?;
            contest.limits = [*limit; 2];
            contest.workers = std::thread::available_parallelism()?.get();
            contest.sprt = args.sprt;
            contest.games = args.games.unwrap_or(match args.sprt {
                Some(_) => SPRT_GAMES,
                None => contest.games,
            });
            contest.vary_openings(1);
            matches.push(NamedMatch { name: format!("{board} {name}"), contest });
        }
    }
    Ok(matches)
}

/// Plays and prints the matches of a technique.
fn measure(name: &str, args: &TechniquesArgs) -> Result<()> {
    let without = Techniques::without([name])
        .map_err(|name| anyhow!("{name} is not a technique of the engine"))?;
    let matches = matches(args)?;
    let bar = ProgressBar::new(matches.iter().map(|named| named.contest.games).sum())
        .with_style(ProgressStyle::with_template("{prefix} [{elapsed}] {wide_bar} {msg} ({eta})")?);
    bar.set_prefix(name.to_owned());
    let mut total = Statistics::default();
    for named in &matches {
        let report = play(&named.contest, without, &mut |statistics| {
            bar.inc(1);
            bar.set_message(format!("{:.1}%", 100.0 * statistics.score()));
        })?;
        if args.sprt.is_some() {
            bar.suspend(|| println!("{}", result(name, &named.name, &report)));
            bar.inc(named.contest.games - report.statistics.game_count());
        }
        total += &report.statistics;
    }
    bar.finish_and_clear();
    if args.sprt.is_none() {
        let report = MatchReport { statistics: total, ..MatchReport::default() };
        println!("{}", result(name, "all", &report));
    }
    Ok(())
}

/// Plays a match of the engine against the engine with these techniques only.
fn play(
    contest: &Match,
    techniques: Techniques,
    progress: &mut dyn FnMut(&Statistics),
) -> Result<MatchReport> {
    let first = || player(Techniques::default());
    let second = || player(techniques);
    Ok(contest.run([&first, &second], &mut |_, statistics| {
        progress(statistics);
        ControlFlow::Continue(())
    })?)
}

fn player(techniques: Techniques) -> Result<Box<dyn Player>, PlayerError> {
    let mut player = OurEngine::new(Engine::TABLE_MIB);
    player.engine_mut().set_techniques(techniques);
    Ok(Box::new(player))
}

/// A row of the table.
fn result(name: &str, of: &str, report: &MatchReport) -> String {
    let statistics = &report.statistics;
    let games = statistics.game_count().to_string();
    let score = format!("{:.1}%", 100.0 * statistics.score());
    let verdict = match report.verdict {
        Some(Verdict::Better) => "better",
        Some(Verdict::NotBetter) => "not better",
        None => "",
    };
    let (elo, interval) = match statistics.elo() {
        Some(Interval { low, value, high }) => {
            (format!("{value:+.0}"), format!("{low:+.0} to {high:+.0}"))
        }
        None => ("-".to_owned(), "-".to_owned()),
    };
    row(name, of, &games, &score, &elo, &interval, verdict)
}

fn row(
    name: &str,
    of: &str,
    games: &str,
    score: &str,
    elo: &str,
    interval: &str,
    verdict: &str,
) -> String {
    let row =
        format!("{name:<20} {of:<17} {games:>6} {score:>7} {elo:>7} {interval:>15}  {verdict}");
    row.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs in which each side wins its game with red: single games vary, pairs do not.
    #[test]
    fn error_bars_come_from_pairs_of_games() {
        let mut statistics = Statistics::default();
        for _ in 0..81 {
            statistics.add_pair([4, 0]);
        }
        let Interval { low, value, high } = statistics.elo().unwrap();
        assert_eq!(value, 0.0);
        // Independent games would give 1.96 * sqrt(1/4 / 162), about 54 Elo either way.
        assert!((-9.0..-8.0).contains(&low) && (8.0..9.0).contains(&high), "{low} to {high}");
    }

    fn args(nodes: &[u64], time: &[u64]) -> TechniquesArgs {
        let (nodes, time) = (nodes.to_vec(), time.to_vec());
        TechniquesArgs { nodes, time, ..TechniquesArgs::default() }
    }

    #[test]
    fn matches_are_played_on_both_boards_with_each_limit() {
        let names = |args: &TechniquesArgs| -> Vec<String> {
            matches(args).unwrap().into_iter().map(|named| named.name).collect()
        };
        assert_eq!(names(&args(&[], &[])).len(), 6);
        let both = names(&args(&[20_000], &[100]));
        assert_eq!(both, ["6x4 20000 nodes", "6x4 100 ms", "5x5 20000 nodes", "5x5 100 ms"]);
        assert_eq!(names(&args(&[], &[100])), ["6x4 100 ms", "5x5 100 ms"]);
    }

    #[test]
    fn a_sequential_test_has_many_different_openings() {
        let sequential = TechniquesArgs { sprt: sprt("0,10").ok(), ..args(&[50], &[]) };
        for NamedMatch { contest, .. } in matches(&sequential).unwrap() {
            assert_eq!((contest.games, contest.sprt), (SPRT_GAMES, Some(Sprt::new(0.0, 10.0))));
            let different: std::collections::HashSet<_> = contest.openings.iter().collect();
            assert!(different.len() > 1_900, "{}", different.len());
        }
        for wrong in ["", "5", "10,0", "a,b", "0,1000", "0,10,20"] {
            assert!(sprt(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_technique_is_measured() {
        let few = TechniquesArgs { games: Some(4), sprt: sprt("0,10").ok(), ..args(&[50], &[]) };
        let without = Techniques::without(["quiescence"]).unwrap();
        let mut games = 0;
        for NamedMatch { name, contest } in matches(&few).unwrap() {
            let report = play(&contest, without, &mut |_| games += 1).unwrap();
            let statistics = &report.statistics;
            assert_eq!((statistics.game_count(), statistics.pair_count()), (4, 2));
            let text = result("quiescence", &name, &report);
            assert!(text.starts_with("quiescence") && text.contains(" to "), "{text}");
            assert!(text.contains("50 nodes"), "{text}");
        }
        assert_eq!(games, 8);
    }

    #[test]
    fn an_unknown_technique_is_refused_with_the_known_ones() {
        let unknown = TechniquesArgs { names: vec!["magic".to_owned()], ..args(&[50], &[]) };
        let error = run(&unknown).unwrap_err().to_string();
        assert!(error.contains("magic") && error.contains("quiescence"), "{error}");
    }
}
