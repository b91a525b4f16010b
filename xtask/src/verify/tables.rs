//! Stored tables of up to four ships against the solver in memory: every entry, and random positions
//! with any quiet count, owner of the tie-break and orientation.

use std::num::NonZeroU16;
use std::time::Instant;

use anyhow::{Context as _, Result, ensure};
use indicatif::ProgressBar;
use mad_rules::{Board, BySide, Side};
use mad_tables::{Balance, TableKey, Tablebase, Tables, TwoAgainstTwo, build_in_memory};
use rand::prelude::*;
use rand::rngs::SmallRng;

use super::Part;
use super::random::random_ending;

const SHIPS: usize = 4;
/// The limits of the rules; 0 for no tie-break.
const LIMITS: [u16; 3] = [40, 30, 0];
/// Random positions of four ships, for each board and limit.
const RANDOM: usize = 1_000_000;

type InMemory = Tables<Vec<u8>>;

pub(crate) fn run(part: &Part) -> Result<()> {
    println!("Tables of up to four ships; some minutes for each board and limit.");
    for board in part.boards() {
        for limit in LIMITS.into_iter().filter(|&limit| part.has_limit(limit)) {
            let start = Instant::now();
            verify(board, NonZeroU16::new(limit))?;
            println!("{board}, limit {limit}: all positions agree ({:.0?})", start.elapsed());
        }
    }
    Ok(())
}

fn verify(board: Board, limit: Option<NonZeroU16>) -> Result<()> {
    let mut tables = Tables::new();
    for file in build_in_memory(board, limit, SHIPS)? {
        tables.add(file)?;
    }
    if limit == Some(mad_rules::Options::STANDARD_TIE_BREAK) {
        compare_with_known(&tables, board)?;
    }
    let bar = ProgressBar::new_spinner();
    let mut oracle = Tablebase::new(board, limit);
    for balance in Balance::up_to(SHIPS) {
        let ships = BySide { red: balance.mover(), blue: balance.opponent() };
        oracle.solve(ships, &mut |progress| {
            bar.set_message(format!("{balance}: {} positions open", progress.open));
            bar.tick();
        });
    }
    bar.finish_and_clear();
    for table in tables.iter() {
        let wrong = table.compare(&oracle, &|_| ())?;
        ensure!(wrong.is_none(), "{}: a wrong value: {wrong:?}", table.key());
    }
    let mut rng = SmallRng::seed_from_u64(limit.map_or(0, |limit| limit.get().into()));
    let of_four = |balance: &Balance| balance.ships() == SHIPS;
    let four_ships: Vec<Balance> = Balance::up_to(SHIPS).filter(of_four).collect();
    for _ in 0..RANDOM {
        let balance = *four_ships.choose(&mut rng).context("there are three")?;
        let position = random_ending(&mut rng, board, limit, balance)?;
        let exact = tables.probe(&position)?.context("no table has it")?;
        let (value, distance) = (oracle.value(&position), oracle.distance_to_victory(&position));
        ensure!(
            (Some(exact.value), exact.distance()) == (value, distance),
            "{position}: {exact:?} instead of {value:?}, {distance:?}"
        );
    }
    Ok(())
}

/// Compares the counts of two ships against two with the published ones.
fn compare_with_known(tables: &InMemory, board: Board) -> Result<()> {
    let limit = Some(mad_rules::Options::STANDARD_TIE_BREAK);
    let balance = Balance::new(2, 2).context("it is a balance")?;
    let table = tables.get(TableKey { board, limit, balance }).context("it was built")?;
    let statistics = table.statistics()?;
    let longest = Side::ALL.into_iter().filter_map(|side| statistics.longest[side]);
    let longest = longest.map(|(turns, _)| turns).max();
    let found = TwoAgainstTwo { tallies: statistics.tallies, longest };
    let known = TwoAgainstTwo::known(board);
    ensure!(Some(found) == known, "{board}: {found:?} instead of {known:?}");
    Ok(())
}
