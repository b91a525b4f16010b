//! The review of games: its judgements against exact values of endings, and against a search that is a
//! hundred times longer.

mod agreement;
mod endings;
mod games;
mod long_search;

use anyhow::Result;
use clap::Args;

use super::Part;

/// Options of the check of reviews.
#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    /// Number of whole games to review, for each board; each takes some minutes.
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: usize,
    /// Number of games from random endings to review, for each board.
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    ending_games: usize,
}

pub(crate) fn run(args: &ReviewArgs, seed: u64, part: &Part) -> Result<()> {
    for board in part.boards() {
        println!("{board}: {}", endings::review_all(board, args.ending_games, seed)?);
    }
    if args.games == 0 {
        return Ok(());
    }
    println!("Reviewing {} games on each board; some minutes for each.", args.games);
    let mut all = agreement::Agreement::default();
    for board in part.boards() {
        let agreement = games::review_all(board, args.games, seed)?;
        println!("{board}:\n{agreement}");
        all.merge(agreement);
    }
    println!("All:\n{all}");
    all.check()
}
