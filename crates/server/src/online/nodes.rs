//! The other servers of the same database, and when each was heard of.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A server that is silent for longer is taken for gone.
const SILENCE: Duration = Duration::from_secs(8);

/// The other servers.
#[derive(Debug, Default)]
pub(crate) struct Nodes(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    heard: HashMap<u32, Instant>,
    /// Whether this server receives notices. While it does not, the silence of the others means nothing.
    listening: bool,
}

impl Nodes {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// This server receives notices from now on.
    pub(crate) fn listen(&self) {
        let mut state = self.state();
        state.listening = true;
        state.heard.values_mut().for_each(|heard| *heard = Instant::now());
    }

    /// This server receives no notices any more.
    pub(crate) fn interrupt(&self) {
        self.state().listening = false;
    }

    /// Another server is alive. Returns whether it was not known, or had been taken for gone.
    pub(crate) fn hear(&self, node: u32) -> bool {
        self.state().heard.insert(node, Instant::now()).is_none()
    }

    /// Takes the servers that have been silent for too long.
    pub(crate) fn take_silent(&self) -> Vec<u32> {
        let mut state = self.state();
        if !state.listening {
            return Vec::new();
        }
        let silent = |heard: &Instant| heard.elapsed() > SILENCE;
        state.heard.extract_if(|_, heard| silent(heard)).map(|(node, _)| node).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn age(nodes: &Nodes) {
        let mut state = nodes.state();
        state.heard.values_mut().for_each(|heard| *heard -= 2 * SILENCE);
    }

    #[test]
    fn a_silent_server_is_gone_until_it_is_heard_again() {
        let nodes = Nodes::default();
        nodes.listen();
        assert!(nodes.hear(1) && nodes.hear(2) && !nodes.hear(1));
        age(&nodes);
        nodes.hear(2);
        assert_eq!(nodes.take_silent(), [1]);
        assert!(nodes.take_silent().is_empty());
        assert!(nodes.hear(1), "it is back");
    }

    #[test]
    fn who_hears_nothing_takes_nobody_for_gone() {
        let nodes = Nodes::default();
        nodes.listen();
        nodes.hear(1);
        nodes.interrupt();
        age(&nodes);
        assert!(nodes.take_silent().is_empty());
        nodes.listen();
        assert!(nodes.take_silent().is_empty(), "it has time to say something");
    }
}
