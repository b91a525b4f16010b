//! The arguments of `mad tables`.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use mad_rules::Board;

use super::{Limit, parse};

#[derive(Debug, Subcommand)]
pub(crate) enum TablesCommand {
    Build(TablesBuildArgs),
    Check(TablesCheckArgs),
    Info(TablesInfoArgs),
    Probe(TablesProbeArgs),
}

#[derive(Debug, Args)]
pub(crate) struct TablesBuildArgs {
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    #[arg(long, value_name = "NAME", value_parser = parse::board(), default_value = "6x4")]
    pub(crate) board: Board,
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = parse::number::<usize>(2, 5))]
    pub(crate) ships: usize,
    #[arg(long, value_name = "N", default_value = "40", value_parser = limit)]
    pub(crate) limit: Limit,
    #[arg(long, value_name = "N", value_parser = parse::number::<usize>(1, 1_024))]
    pub(crate) workers: Option<usize>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TablesCheckArgs {
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    #[arg(long, value_name = "N", value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) sample: Option<u64>,
    #[arg(long)]
    pub(crate) solve: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TablesInfoArgs {
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct TablesProbeArgs {
    #[arg(value_name = "FOLDER")]
    pub(crate) folder: PathBuf,
    #[arg(value_name = "MFEN")]
    pub(crate) mfen: String,
    #[arg(long)]
    pub(crate) json: bool,
}

/// A tie-break limit; `none` is another word for `off`.
fn limit(text: &str) -> Result<Limit, String> {
    parse::limit(if text == "none" { "off" } else { text })
}
