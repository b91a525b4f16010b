//! `mad bench`: the node-count signature of the engine, and its speed.

use std::io::Write as _;

use mad_engine::bench;

use crate::failure::Failure;

pub(crate) fn run() -> Result<(), Failure> {
    let mut out = std::io::stdout().lock();
    let signature = bench::run(|_, _, _| {});
    let seconds = signature.time.as_secs_f64();
    let per_second = signature.nodes as f64 / seconds.max(1e-9);
    writeln!(out, "positions {}", bench::positions().len())?;
    writeln!(out, "depth {}", bench::DEPTH)?;
    writeln!(out, "milliseconds {}", signature.time.as_millis())?;
    writeln!(out, "nodes/second {per_second:.0}")?;
    writeln!(out, "signature {}", signature.nodes)?;
    Ok(())
}
