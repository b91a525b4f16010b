//! `mad data`: plays games of the engine against itself, and keeps their positions for training.

use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use mad_engine::eval::EvaluationChoice;
use mad_engine::eval::hand::PARAMETERS;
use mad_i18n::Texts;
use mad_lab::training::{DataError, SelfPlay};
use mad_lab::tune::weights_text;
use mad_rules::Board;

use crate::arguments::DataArgs;
use crate::failure::Failure;
use crate::network_file::{NamedNetwork, hash};
use crate::{files, interrupt, progress};

pub(crate) fn run(args: &DataArgs, texts: &Texts) -> Result<(), Failure> {
    let (evaluation, player) = player(&args.player, args.board, texts)?;
    let (board, nodes, seed) = (args.board, args.nodes, args.seed);
    let play = SelfPlay { board, evaluation, player, nodes, seed };
    set_workers(args.workers)?;
    let stop = interrupt::stop_flag(texts.stopping());
    let bar = progress::bar(args.positions, false);
    let began = Instant::now();
    let mut first = None;
    let mut counts = (0, 0);
    let result = play.fill(&args.file, args.positions, &mut |positions, games| {
        counts = (positions, games);
        let new = positions - *first.get_or_insert(positions);
        let speed = new as f64 / began.elapsed().as_secs_f64().max(0.001);
        bar.set_position(positions);
        bar.set_message(texts.data_progress(positions, args.positions, games, speed as u64));
        !stop.load(Relaxed)
    });
    bar.finish_and_clear();
    result.map_err(|error| data_error(&args.file, &error, texts))?;
    let (positions, games) = counts;
    let file = files::name(&args.file, texts);
    writeln!(std::io::stdout(), "{}", texts.data_done(file, positions, games))?;
    if positions < args.positions {
        return Err(Failure::Interrupted(texts.stopped_early()));
    }
    Ok(())
}

/// The evaluation that a name or a file stands for, and a name for its content.
fn player(text: &str, board: Board, texts: &Texts) -> Result<(EvaluationChoice, String), Failure> {
    let named = match text {
        "best" => NamedNetwork::embedded(board),
        "hand" => None,
        path => Some(
            NamedNetwork::read_for(Path::new(path), board, texts).map_err(Failure::Malformed)?,
        ),
    };
    Ok(match named {
        Some(named) => (EvaluationChoice::Network(Arc::clone(&named.network)), named.hash),
        None => {
            let weights = PARAMETERS.clone();
            let name = format!("hand {}", hash(weights_text(&weights).as_bytes()));
            (EvaluationChoice::HandWritten(weights), name)
        }
    })
}

/// Sets the number of threads for data and training; by default one for each processor.
pub(crate) fn set_workers(workers: Option<usize>) -> Result<(), Failure> {
    // 0 stands for the default.
    let pool = rayon::ThreadPoolBuilder::new().num_threads(workers.unwrap_or(0));
    pool.build_global().map_err(|error| Failure::Refused(error.to_string()))
}

/// What is wrong with a file of training data.
pub(crate) fn data_error(path: &Path, error: &DataError, texts: &Texts) -> Failure {
    let reason = match error {
        DataError::Io(error) => return files::unreadable(path, error, texts),
        DataError::Format => texts.data_format(),
        DataError::Board { expected, found } => {
            texts.data_board(texts.board_name(*found), texts.board_name(*expected))
        }
        DataError::Settings { .. } => texts.data_settings(),
        DataError::Damaged(chunk) => texts.data_damaged(*chunk),
        DataError::NoStart(_) => error.to_string(),
    };
    Failure::Malformed(texts.error_data(files::name(path, texts), reason))
}
