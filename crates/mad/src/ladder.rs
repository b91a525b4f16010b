//! `mad ladder`: measures the strength of the levels.

use std::io::Write as _;

use mad_engine::Level;
use mad_i18n::Texts;
use mad_lab::{Interval, Ladder, Rate, Rung};
use serde_json::{Value, json};

use crate::arguments::LadderArgs;
use crate::failure::Failure;
use crate::match_play::elo;
use crate::progress::MatchProgress;

pub(crate) fn run(args: &LadderArgs, texts: &Texts) -> Result<(), Failure> {
    let ladder = Ladder {
        board: args.board,
        games: args.games,
        workers: args.workers.max(1),
        judged: args.judged,
    };
    if args.from > args.to {
        return Err(Failure::Malformed(texts.error_ladder(args.from, args.to)));
    }
    let levels = Level::all().filter(|level| (args.from..=args.to).contains(&level.number()));
    if !args.json {
        writeln!(
            std::io::stdout(),
            "{}",
            texts.ladder_heading(args.games, texts.board_name(args.board))
        )?;
        let names = [
            texts.ladder_level(),
            texts.ladder_nodes(),
            texts.ladder_score(),
            texts.ladder_elo(),
            texts.ladder_captures(),
            texts.ladder_safety(),
            texts.ladder_expulsions(),
            texts.ladder_teleports(),
        ];
        writeln!(std::io::stdout(), "{}", row(&names))?;
    }
    let mut data = Vec::new();
    for level in levels {
        let rung = measure(&ladder, level, args.json, texts)?;
        if args.json {
            data.push(to_json(&rung));
        } else {
            writeln!(std::io::stdout(), "{}", row(&cells(&rung, texts)))?;
        }
    }
    if args.json {
        let report = json!({ "board": args.board, "games": args.games, "levels": data });
        writeln!(std::io::stdout(), "{report:#}")?;
    }
    Ok(())
}

/// Measures a level, with a progress bar.
fn measure(ladder: &Ladder, level: Level, quiet: bool, texts: &Texts) -> Result<Rung, Failure> {
    let progress = MatchProgress::new(ladder.games, quiet, texts);
    let rung = ladder.rung(level, &mut |statistics| progress.advance(statistics));
    progress.finish();
    rung.map_err(|error| Failure::Malformed(error.to_string()))
}

fn row(cells: &[String; 8]) -> String {
    let [level, nodes, score, elo, captures, safety, expulsions, teleports] = cells;
    let row = format!(
        "{level:>5} {nodes:>9} {score:>6} {elo:>19} {captures:>10} {safety:>10} {expulsions:>10} {teleports:>10}"
    );
    row.trim_end().to_owned()
}

fn cells(rung: &Rung, texts: &Texts) -> [String; 8] {
    let difference = rung.statistics.elo().map_or_else(
        || "?".to_owned(),
        |Interval { low, value, high }| texts.ladder_range(elo(value), elo(low), elo(high)),
    );
    let rate = |rate: Rate| match rate.share() {
        Some(share) => format!("{}/{}", texts.decimal(100.0 * share, 1), rate.chances),
        None => "-".to_owned(),
    };
    [
        rung.level.number().to_string(),
        rung.level.nodes().to_string(),
        texts.decimal(100.0 * rung.statistics.score(), 1),
        difference,
        rate(rung.misses.captures),
        rate(rung.misses.safety),
        rate(rung.misses.expulsions),
        rate(rung.misses.teleports),
    ]
}

fn to_json(rung: &Rung) -> Value {
    let rate = |rate: Rate| json!({ "missed": rate.missed, "chances": rate.chances });
    let elo = rung.statistics.elo();
    let elo = elo.map(|elo| json!({ "low": elo.low, "value": elo.value, "high": elo.high }));
    json!({
        "level": rung.level.number(),
        "nodes": rung.level.nodes(),
        "games": rung.statistics.game_count(),
        "score": rung.statistics.score(),
        "elo": elo,
        "missed": {
            "corvette captures": rate(rung.misses.captures),
            "corvette safety": rate(rung.misses.safety),
            "expulsions": rate(rung.misses.expulsions),
            "teleportations": rate(rung.misses.teleports),
        },
    })
}
