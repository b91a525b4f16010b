//! Measures the time of a probe, decoding and checksums included: files in memory and in place.
//!
//! ```text
//! cargo run --release -p mad-tables --example probe_speed FOLDER
//! ```

use std::error::Error;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use mad_rules::{Position, Side};
use mad_tables::{BlockSource, FileSource, Table, Tables, table_files};
use rand::prelude::*;
use rand::rngs::SmallRng;

/// Positions of each table.
const POSITIONS: usize = 200_000;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args_os().nth(1).ok_or("expected a folder of tables")?;
    let files = table_files(Path::new(&folder))?;
    let (mut in_memory, mut in_place) = (Tables::new(), Tables::new());
    for file in &files {
        in_memory.add(std::fs::read(file)?)?;
        in_place.add(FileSource::open(file)?)?;
    }
    println!("{:<14}{:>14}{:>14}{:>14}", "table", "in memory", "99.9%", "in place");
    for table in in_memory.iter() {
        let positions = random_positions(table);
        let (mean, slowest) = measure(&in_memory, &positions)?;
        let (file, _) = measure(&in_place, &positions)?;
        println!(
            "{:<14}{:>11.0} ns{:>11.0} ns{:>11.0} ns",
            table.key().to_string(),
            mean.as_secs_f64() * 1e9,
            slowest.as_secs_f64() * 1e9,
            file.as_secs_f64() * 1e9
        );
    }
    Ok(())
}

fn random_positions<S: BlockSource>(table: &Table<S>) -> Vec<Position> {
    let mut rng = SmallRng::seed_from_u64(1);
    let random = |_| {
        let entry = rng.random_range(0..table.entries());
        table.position(entry, *Side::ALL.choose(&mut rng)?)
    };
    (0..POSITIONS).filter_map(random).collect()
}

/// The mean time of a probe, and the time that one in a thousand exceeds.
fn measure<S: BlockSource>(
    tables: &Tables<S>,
    positions: &[Position],
) -> Result<(Duration, Duration), Box<dyn Error>> {
    let start = Instant::now();
    for position in positions {
        black_box(tables.probe(black_box(position))?);
    }
    let mean = start.elapsed() / positions.len().max(1) as u32;
    let mut times = Vec::with_capacity(positions.len());
    for position in positions {
        let start = Instant::now();
        black_box(tables.probe(black_box(position))?);
        times.push(start.elapsed());
    }
    times.sort_unstable();
    Ok((mean, times.get(times.len() * 999 / 1000).copied().unwrap_or_default()))
}
