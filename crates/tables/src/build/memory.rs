//! Building small tables without files.

use core::num::NonZeroU16;
use std::io::{self, Cursor};

use mad_rules::Board;

use super::game::TooManyTurns;
use super::solve::{Problem, Solved};
use super::write::{Values, Writer};
use crate::Balance;
use crate::index::TableIndex;
use crate::table::TableKey;

/// A victory takes more turns than the solver can count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a victory takes more turns than the solver can count")]
pub struct TooManyTurnsError;

impl From<TooManyTurns> for TooManyTurnsError {
    fn from(_: TooManyTurns) -> Self {
        Self
    }
}

impl From<TooManyTurnsError> for io::Error {
    fn from(error: TooManyTurnsError) -> Self {
        Self::other(error)
    }
}

/// The balances that are solved together: each list is a layer, smaller ones first.
pub(super) fn layers(ships: usize) -> Vec<Vec<Balance>> {
    let mut layers: Vec<Vec<Balance>> = Vec::new();
    for balance in Balance::up_to(ships) {
        match layers.last_mut().filter(|layer| layer.contains(&balance.exchanged())) {
            Some(layer) => layer.push(balance),
            None => layers.push(vec![balance]),
        }
    }
    layers
}

/// Builds the tables with at most this many ships, and returns the bytes of their files in the
/// order of [`Balance::up_to`].
///
/// Three ships take a moment, four some seconds, five gigabytes of memory.
///
/// # Errors
///
/// If a victory takes more turns than the solver can count; no such case is known.
pub fn build_in_memory(
    board: Board,
    limit: Option<NonZeroU16>,
    ships: usize,
) -> io::Result<Vec<Vec<u8>>> {
    let mut files = Vec::new();
    let mut solved: Vec<Solved> = Vec::new();
    for balances in layers(ships) {
        let find = |balance: &Balance| {
            let smaller = balance.after_expulsion()?;
            solved.iter().find(|solved| solved.index.balance() == smaller)
        };
        let smaller = balances.iter().map(find).collect();
        let problem = Problem { board, limit, balances: &balances, smaller };
        let layer = problem.solve(&mut |_| ()).map_err(TooManyTurnsError::from)?;
        for (table, &balance) in balances.iter().enumerate() {
            let (index, values) = (&layer.tables[table], layer.values(table));
            let mut file = Cursor::new(Vec::new());
            Writer::new(index, &values).write(TableKey { board, limit, balance }, &mut file)?;
            files.push(file.into_inner());
            let outlooks = (0..index.len() as usize).map(|at| values.outlook(at)).collect();
            solved.push(Solved { index: TableIndex::new(board, balance), outlooks });
        }
    }
    Ok(files)
}
