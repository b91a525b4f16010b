//! What is said aloud to those who listen: everything that others see happen.

use crate::app::Shell;
use crate::dom::*;
use crate::ui::part;

impl Shell {
    /// Says something, also if it is what was said last.
    pub(crate) fn say(self, text: String) {
        self.spoken.set(text);
    }

    /// Something cannot be done: what is said of it is said, also if it has just been said.
    pub(crate) fn refuse(self) {
        self.refusals.update(|count| *count += 1);
    }

    /// Says a text whenever it becomes another one or something is refused, as long as this part
    /// of the page is there.
    pub(crate) fn say_changes(self, text: Memo<String>) {
        effect(move |before: Option<(u32, String)>| {
            let now = (self.refusals.get(), text.get());
            if before.as_ref() != Some(&now) && !now.1.is_empty() {
                self.say(now.1.clone());
            }
            now
        });
    }
}

/// The place that screen readers read from. It is there before anything is said in it, or they
/// would not notice.
pub(crate) fn place(shell: Shell) -> AnyView {
    let said = part(move || {
        let text = shell.spoken.get();
        (!text.is_empty()).then(|| view! { <p>{text}</p> })
    });
    view! { <div class="spoken hidden" role="status" aria-live="polite" aria-atomic="true">{said}</div> }.into_any()
}
