//! Measures the time of a probe, decoding and checksums included: files in memory and in place.
//! Medians, which other programs on the machine hardly change.
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
    println!("{:<14}{:>14}{:>14}{:>14}", "table", "in memory", "99%", "in place");
    for table in in_memory.iter() {
        let positions = random_positions(table);
        let [median, slow] = measure(&in_memory, &positions)?.map(|time| time.as_nanos());
        let [in_place, _] = measure(&in_place, &positions)?.map(|time| time.as_nanos());
        println!("{:<14}{median:>11} ns{slow:>11} ns{in_place:>11} ns", table.key().to_string());
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

/// The median time of a probe, and the time that one in a hundred exceeds.
fn measure<S: BlockSource>(
    tables: &Tables<S>,
    positions: &[Position],
) -> Result<[Duration; 2], Box<dyn Error>> {
    let mut times = Vec::with_capacity(positions.len());
    for position in positions {
        let start = Instant::now();
        black_box(tables.probe(black_box(position))?);
        times.push(start.elapsed());
    }
    times.sort_unstable();
    Ok([50, 99].map(|percent| times.get(times.len() * percent / 100).copied().unwrap_or_default()))
}
