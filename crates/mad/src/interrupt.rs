//! Ctrl-C as a request to stop at the next opportunity.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::failure::print_error;

/// The exit code of a program that was ended by Ctrl-C, as shells have it.
pub(crate) const INTERRUPTED: u8 = 130;

static STOP: AtomicBool = AtomicBool::new(false);

/// Returns the flag that Ctrl-C or a request to terminate sets, with this sentence on standard
/// error. The second Ctrl-C ends the program at once.
pub(crate) fn stop_flag(sentence: String) -> &'static AtomicBool {
    let handler = move || {
        if STOP.swap(true, Relaxed) {
            std::process::exit(INTERRUPTED.into());
        }
        print_error(&sentence);
    };
    // Without a handler Ctrl-C ends the program at once, which loses little.
    let _ = ctrlc::set_handler(handler);
    &STOP
}
