//! The ARIA live region: screen readers read aloud what is put there.

use leptos::prelude::*;

use crate::app::Shell;

/// A text in the live region.
#[derive(Debug, Clone, Default)]
pub(crate) struct Announcement {
    /// Counts announcements: each is a new element, which is read aloud even if the text is unchanged.
    number: u32,
    pub(crate) text: String,
}

impl Shell {
    /// Announces a text, even if it is unchanged. An empty text clears the region.
    pub(crate) fn announce(self, text: String) {
        self.announcement.update(|announcement| {
            announcement.number += 1;
            announcement.text = text;
        });
    }

    /// Lets [`Shell::announce_changes`] announce its text again, even if it is unchanged.
    pub(crate) fn announce_refusal(self) {
        self.refusals.update(|count| *count += 1);
    }

    /// Announces a text whenever it changes or an action is refused, until the current owner is
    /// cleaned up.
    pub(crate) fn announce_changes(self, text: Memo<String>) {
        Effect::new(move |before: Option<(u32, String)>| {
            let now = (self.refusals.get(), text.get());
            if before.as_ref() != Some(&now) && !now.1.is_empty() {
                self.announce(now.1.clone());
            }
            now
        });
    }
}

/// The region. It is in the page before it has any content: otherwise screen readers ignore it.
pub(crate) fn live_region(shell: Shell) -> AnyView {
    let announcement =
        move || Some(shell.announcement.get()).filter(|announcement| !announcement.text.is_empty());
    view! {
        <div class="spoken hidden" role="status" aria-live="polite" aria-atomic="true">
            <For
                each=announcement
                key=|announcement| announcement.number
                children=|announcement| view! { <p>{announcement.text}</p> }
            />
        </div>
    }
    .into_any()
}
