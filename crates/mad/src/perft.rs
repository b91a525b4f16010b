//! `mad perft`: counts turn sequences.

use std::io::Write as _;

use mad_i18n::Texts;
use mad_rules::perft::{divide, perft};
use serde_json::{Map, Value, json};

use crate::arguments::PerftArgs;
use crate::failure::Failure;

pub(crate) fn run(args: &PerftArgs, texts: &Texts) -> Result<(), Failure> {
    let position = args.start.position(None, texts)?;
    let mut out = std::io::stdout().lock();
    if args.divide {
        let parts = divide(&position, args.depth);
        if args.json {
            let counts: Map<String, Value> =
                parts.iter().map(|(turn, count)| (turn.to_string(), (*count).into())).collect();
            let data = json!({ "mfen": position, "depth": args.depth, "divide": counts });
            writeln!(out, "{data:#}")?;
        } else {
            for (turn, count) in parts {
                writeln!(out, "{turn} {count}")?;
            }
        }
        return Ok(());
    }
    let mut counts = Vec::new();
    for depth in 1..=args.depth {
        let count = perft(&position, depth);
        counts.push(count);
        if !args.json {
            writeln!(out, "{depth} {count}")?;
            out.flush()?;
        }
    }
    if args.json {
        writeln!(out, "{:#}", json!({ "mfen": position, "perft": counts }))?;
    }
    Ok(())
}
