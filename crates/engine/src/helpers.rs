//! Helper threads: they search the same position with the same transposition table and so fill it
//! for the main thread (lazy SMP).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread::{Builder, JoinHandle};

use crate::limits::Control;

/// The helper threads of a search. Dropping them stops and joins them.
#[derive(Default)]
pub(crate) struct Helpers {
    stop: Arc<AtomicBool>,
    threads: Vec<(Arc<Control>, JoinHandle<()>)>,
    /// Positions visited by threads that have ended.
    joined_nodes: u64,
}

impl Helpers {
    /// Starts a thread that searches until the flag is set. If the system cannot start it, the
    /// search goes on without it.
    pub(crate) fn spawn(
        &mut self,
        control: Arc<Control>,
        search: impl FnOnce(&AtomicBool) + Send + 'static,
    ) {
        let stop = Arc::clone(&self.stop);
        let thread = Builder::new().name("search helper".to_owned());
        if let Ok(thread) = thread.spawn(move || search(&stop)) {
            self.threads.push((control, thread));
        }
    }

    /// The positions that all helpers have visited.
    pub(crate) fn nodes(&self) -> u64 {
        self.joined_nodes + self.threads.iter().map(|(control, _)| control.nodes()).sum::<u64>()
    }

    /// Stops and joins the threads.
    pub(crate) fn stop(&mut self) {
        self.stop.store(true, Relaxed);
        for (control, thread) in self.threads.drain(..) {
            // A panic in a helper is harmless: helpers only fill the table.
            let _ = thread.join();
            self.joined_nodes += control.nodes();
        }
    }
}

impl Drop for Helpers {
    fn drop(&mut self) {
        self.stop();
    }
}
