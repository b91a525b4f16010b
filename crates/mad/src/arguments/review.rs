//! The arguments of `mad review`.

use std::path::PathBuf;

use clap::Args;

use super::parse;

#[derive(Debug, Args)]
pub(crate) struct ReviewArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N", value_parser = parse::number::<usize>(1, u64::MAX))]
    pub(crate) game: Option<usize>,
    #[arg(long, value_name = "N", value_parser = parse::number::<u64>(1, u64::MAX))]
    pub(crate) nodes: Option<u64>,
    #[arg(long, value_name = "SECONDS", value_parser = parse::seconds, conflicts_with = "nodes")]
    pub(crate) time: Option<f64>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse::number::<u16>(1, 256))]
    pub(crate) threads: u16,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) tables: Option<PathBuf>,
    #[arg(long)]
    pub(crate) json: bool,
    #[arg(long, short, value_name = "FILE")]
    pub(crate) output: Option<PathBuf>,
}
