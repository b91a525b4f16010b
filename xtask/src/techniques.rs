//! `cargo xtask techniques`: the Elo of each search technique, by ablation.

use std::ops::ControlFlow;

use anyhow::{Result, anyhow, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use mad_engine::Techniques;
use mad_lab::{Interval, Limits, Match, OurEngine, Player, PlayerError, Statistics};
use mad_rules::Board;

const BOARDS: [Board; 2] = [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE];
/// Size of the engine's transposition table in mebibytes.
const TABLE_MEBIBYTES: usize = 16;

/// For each technique, plays the engine against the engine without it: a round on both official
/// boards with each of these node limits. The engine is deterministic, so a second round with the
/// same limit would repeat the same games. Prints the Elo difference by pairs of games.
pub(crate) fn run(names: &[String], nodes: &[u64]) -> Result<()> {
    let all: Vec<String> = Techniques::NAMES.iter().copied().map(ToOwned::to_owned).collect();
    let names = if names.is_empty() { &all } else { names };
    for name in names {
        ensure!(
            all.contains(name),
            "{name} is not a technique; expected one of: {}",
            all.join(", ")
        );
    }
    println!("{}", row("technique", "games", "score", "Elo", "95%"));
    for name in names {
        println!("{}", result(name, &measure(name, nodes)?));
    }
    Ok(())
}

/// The matches of one technique.
fn measure(name: &str, nodes: &[u64]) -> Result<Statistics> {
    let without = Techniques::without([name])
        .map_err(|name| anyhow!("{name} is not a technique of the engine"))?;
    let mut matches = Vec::new();
    for board in BOARDS {
        for &nodes in nodes {
            let mut contest = Match::new(board)?;
            contest.limits = [Limits::Nodes(nodes); 2];
            contest.workers = std::thread::available_parallelism()?.get();
            matches.push(contest);
        }
    }
    let bar = ProgressBar::new(matches.iter().map(|contest| contest.games).sum())
        .with_style(ProgressStyle::with_template("{prefix} [{elapsed}] {wide_bar} {msg} ({eta})")?);
    bar.set_prefix(name.to_owned());
    let total = play_all(&matches, without, &mut |statistics| {
        bar.inc(1);
        bar.set_message(format!("{:.1}%", 100.0 * statistics.score()));
    });
    bar.finish_and_clear();
    total
}

/// Plays the matches of the engine against the engine with these techniques only.
fn play_all(
    matches: &[Match],
    techniques: Techniques,
    progress: &mut dyn FnMut(&Statistics),
) -> Result<Statistics> {
    let mut total = Statistics::default();
    for contest in matches {
        let first = || player(Techniques::default());
        let second = || player(techniques);
        let report = contest.run([&first, &second], &mut |_, statistics| {
            progress(statistics);
            ControlFlow::Continue(())
        })?;
        total += &report.statistics;
    }
    Ok(total)
}

fn player(techniques: Techniques) -> Result<Box<dyn Player>, PlayerError> {
    let mut player = OurEngine::new(TABLE_MEBIBYTES);
    player.engine_mut().set_techniques(techniques);
    Ok(Box::new(player))
}

/// A row of the table for a technique.
fn result(name: &str, statistics: &Statistics) -> String {
    let games = statistics.game_count().to_string();
    let score = format!("{:.1}%", 100.0 * statistics.score());
    let Some(Interval { low, value, high }) = statistics.elo() else {
        return row(name, &games, &score, "-", "-");
    };
    row(name, &games, &score, &format!("{value:+.0}"), &format!("{low:+.0} to {high:+.0}"))
}

fn row(name: &str, games: &str, score: &str, elo: &str, interval: &str) -> String {
    format!("{name:<18}{games:>6}{score:>8}{elo:>8}{interval:>16}")
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

    #[test]
    fn matches_of_all_boards_are_added_up() {
        let matches = BOARDS.map(|board| {
            let mut contest = Match::new(board).unwrap();
            contest.limits = [Limits::Nodes(50); 2];
            contest.games = 4;
            contest
        });
        let mut games = 0;
        let without = Techniques::without(["quiescence"]).unwrap();
        let total = play_all(&matches, without, &mut |_| games += 1).unwrap();
        assert_eq!((total.game_count(), total.pair_count(), games), (8, 4, 8));
        let text = result("quiescence", &total);
        assert!(text.starts_with("quiescence") && text.contains(" to "), "{text}");
    }

    #[test]
    fn an_unknown_technique_is_refused_with_the_known_ones() {
        let error = run(&["magic".to_owned()], &[50]).unwrap_err().to_string();
        assert!(error.contains("magic") && error.contains("quiescence"), "{error}");
    }
}
