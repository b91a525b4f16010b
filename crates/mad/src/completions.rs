//! `mad completions`: shell completion scripts.

use std::io::Write as _;

use mad_i18n::Texts;

use crate::arguments::{self, CompletionsArgs};
use crate::failure::Failure;

pub(crate) fn run(args: &CompletionsArgs, texts: &Texts) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut arguments::command(texts), "mad", &mut script);
    std::io::stdout().lock().write_all(&script)?;
    Ok(())
}
