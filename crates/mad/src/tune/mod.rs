//! `mad tune`: finds better numbers for the evaluation and for the search.

mod evaluation;
mod search;

use mad_i18n::Texts;

use crate::arguments::TuneCommand;
use crate::failure::Failure;

pub(crate) fn run(command: &TuneCommand, texts: &Texts) -> Result<(), Failure> {
    match command {
        TuneCommand::Evaluation(args) => evaluation::run(args, texts),
        TuneCommand::Search(args) => search::run(args, texts),
    }
}
