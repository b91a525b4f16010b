//! What the engine is asked for by a game.

use std::cell::Cell;

use super::hint::Hint;

/// The current request to the engine, or its result. Answers to other requests are ignored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum EngineTask {
    Idle,
    /// Choosing a turn. `slow`: the search has taken so long that the user may stop it.
    Thinking {
        request: u32,
        slow: bool,
    },
    /// Searching for a hint.
    Hint {
        request: u32,
    },
    /// A hint to show.
    HintFound(Hint),
    /// Deciding on the offer to agree on the tie-break.
    Offer {
        request: u32,
    },
    /// The engine failed for this reason.
    Failed(String),
}

impl EngineTask {
    /// The request whose answer is awaited.
    pub(crate) const fn request(&self) -> Option<u32> {
        match *self {
            Self::Thinking { request, .. } | Self::Hint { request } | Self::Offer { request } => {
                Some(request)
            }
            Self::Idle | Self::HintFound(_) | Self::Failed(_) => None,
        }
    }

    pub(crate) const fn is_hint(&self) -> bool {
        matches!(self, Self::Hint { .. } | Self::HintFound(_))
    }
}

thread_local! {
    static NEXT: Cell<u32> = const { Cell::new(0) };
}

/// A number for a request, different from those of all earlier requests of this page.
pub(super) fn new_request() -> u32 {
    NEXT.replace(NEXT.get().wrapping_add(1))
}

/// Returns whether there was no request after this one, of this or another game.
pub(super) fn is_latest(request: u32) -> bool {
    request.wrapping_add(1) == NEXT.get()
}

#[cfg(test)]
mod tests {
    use mad_rules::Turn;

    use super::*;

    #[test]
    fn only_pending_tasks_await_an_answer() {
        let request = new_request();
        assert_eq!(EngineTask::Thinking { request, slow: true }.request(), Some(request));
        assert_eq!(EngineTask::Hint { request }.request(), Some(request));
        assert_eq!(EngineTask::Offer { request }.request(), Some(request));
        assert_eq!(EngineTask::Idle.request(), None);
        let hint = Hint { turn: Turn::PASS, verdict: None };
        assert_eq!(EngineTask::HintFound(hint).request(), None);
        assert_eq!(EngineTask::Failed(String::new()).request(), None);
    }

    #[test]
    fn requests_have_different_numbers() {
        let [first, second] = [new_request(), new_request()];
        assert_ne!(first, second);
        assert!(is_latest(second) && !is_latest(first));
    }
}
