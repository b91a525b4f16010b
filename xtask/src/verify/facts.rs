//! Endings of two ships against two: retrograde analysis against the known figures.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use mad_rules::{Board, Side};
use mad_tables::{Tally, TwoAgainstTwo};

use super::Part;

pub(crate) fn run(part: &Part) -> Result<()> {
    println!("Solving two ships against two; one or two minutes for each board.");
    for board in part.boards() {
        let start = Instant::now();
        let solved = solve(board)?;
        println!("{board}, red to move, limit 40, fresh count ({:.0?}):", start.elapsed());
        for expeller in Side::ALL {
            let Tally { victories, semi_victories, .. } = solved.tallies[expeller];
            println!(
                "  last expeller {expeller}: red wins {}, red semi {}, blue semi {}, blue wins {}",
                victories.red, semi_victories.red, semi_victories.blue, victories.blue
            );
        }
        println!("  longest: {} turns", solved.longest.unwrap_or_default());
        ensure!(
            Some(solved) == TwoAgainstTwo::known(board),
            "{board}: the figures differ from the known ones"
        );
    }
    Ok(())
}

fn solve(board: Board) -> Result<TwoAgainstTwo> {
    let bar = ProgressBar::new(40)
        .with_style(ProgressStyle::with_template("{prefix} [{elapsed}] {bar:30} {msg}")?);
    bar.set_prefix(board.to_string());
    bar.enable_steady_tick(Duration::from_millis(500));
    let solved = TwoAgainstTwo::solve(board, &mut |progress| {
        bar.set_position(progress.turns_left.into());
        let ships = progress.ships;
        bar.set_message(format!(
            "{} against {}: {} of {} open, {} turns left",
            ships.red, ships.blue, progress.open, progress.positions, progress.turns_left
        ));
    });
    bar.finish_and_clear();
    Ok(solved)
}
