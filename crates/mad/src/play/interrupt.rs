//! Prints the record of an unsaved game when the program is interrupted.

use std::io::Write as _;
use std::sync::{Arc, Mutex, PoisonError};

use mad_i18n::Texts;

use crate::interrupt::INTERRUPTED;

/// The record of the game if it is not in a file, shared with the signal handler.
#[derive(Debug, Clone, Default)]
pub(super) struct UnsavedGame(Arc<Mutex<Option<String>>>);

impl UnsavedGame {
    /// Sets the record; `None` once the game is saved.
    pub(super) fn set(&self, record: Option<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = record;
    }

    pub(super) fn get(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn exists(&self) -> bool {
        self.get().is_some()
    }

    /// Prints the record, with a sentence before it, if there is one.
    pub(super) fn print(&self, sentence: &str) -> std::io::Result<()> {
        match self.get() {
            Some(record) => writeln!(anstream::stdout(), "{sentence}\n{}", record.trim_end()),
            None => Ok(()),
        }
    }

    /// Handles Ctrl-C and requests to terminate: prints the record and ends the program.
    pub(super) fn print_on_interrupt(&self, texts: &Texts) {
        let (unsaved, sentence) = (self.clone(), texts.play_unsaved_end());
        let handler = move || {
            // After the prompt, where the terminal shows `^C`. A closed terminal is no error here.
            let _ = unsaved.print(&format!("\n{sentence}"));
            std::process::exit(INTERRUPTED.into());
        };
        // Without a handler Ctrl-C ends the program at once, which is no reason not to play.
        let _ = ctrlc::set_handler(handler);
    }
}
