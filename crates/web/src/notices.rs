//! Messages outside of the screens: confirmations, which go away by themselves, and problems, which
//! stay until they are closed.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::Shell;
use crate::icons::{Icon, icon};
use crate::{browser, offline};

/// The latest message.
#[derive(Debug, Clone, Default)]
pub(crate) struct Notice {
    /// Counts notices, so that the same text is shown and announced again.
    number: u32,
    /// `None` once it is closed.
    content: Option<(String, Kind)>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Something was done. It is shown at the bottom of the window, where it covers neither heading nor
    /// prompt, and lets clicks through. It goes away after a few seconds, but not before the user has done
    /// something else: who looks away, or reads slowly, does not miss it.
    Confirmation,
    /// Something went wrong. It is part of the page, above the screen, until it is closed.
    Problem,
    /// A problem with a longer text to copy or to read.
    Detail(String),
}

/// What was copied.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Copied {
    Link,
    Position,
}

/// How long a confirmation stays at least.
const CONFIRMATION_TIME: Duration = Duration::from_secs(5);

impl Shell {
    /// Confirms for a few seconds that something was done.
    pub(crate) fn notify(self, text: String) {
        show(self.notice, text, Kind::Confirmation);
    }

    /// Reports a problem until the user closes it.
    pub(crate) fn report(self, text: String) {
        show(self.notice, text, Kind::Problem);
    }

    /// Reports a problem with a longer text until the user closes it.
    pub(crate) fn notify_with_detail(self, text: String, detail: String) {
        show(self.notice, text, Kind::Detail(detail));
    }

    /// Copies a text to the clipboard, or shows it if the browser refuses.
    pub(crate) fn copy(self, what: Copied, text: String) {
        spawn_local(async move {
            if browser::copy(&text).await {
                self.notify(match what {
                    Copied::Link => self.texts.copied_link(),
                    Copied::Position => self.texts.copied_position(),
                });
            } else {
                self.notify_with_detail(self.texts.web_copy_failed(), text);
            }
        });
    }
}

pub(crate) fn show(notice: RwSignal<Notice>, text: String, kind: Kind) {
    notice.update(|notice| {
        notice.number += 1;
        notice.content = Some((text, kind));
    });
}

fn close(notice: RwSignal<Notice>) {
    notice.update(|notice| notice.content = None);
}

/// Closes each confirmation when its time has passed and the user has gone on.
pub(crate) fn close_after_a_while(notice: RwSignal<Notice>) {
    let (went_on, time_is_over) = (StoredValue::new(false), StoredValue::new(false));
    let is_confirmation = |notice: &Notice| matches!(notice.content, Some((_, Kind::Confirmation)));
    let close_if_read = move || {
        let read = went_on.get_value() && time_is_over.get_value();
        if read && notice.with_untracked(is_confirmation) {
            close(notice);
        }
    };
    for event in ["pointerdown", "keydown"] {
        browser::on_window(event, move |_| {
            went_on.set_value(true);
            close_if_read();
        });
    }
    Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
        if let Some(timer) = timer.flatten() {
            timer.clear();
        }
        went_on.set_value(false);
        time_is_over.set_value(false);
        let expire = move || {
            time_is_over.set_value(true);
            close_if_read();
        };
        let shown = notice.with(is_confirmation);
        shown.then(|| set_timeout_with_handle(expire, CONFIRMATION_TIME).ok()).flatten()
    });
}

/// The region of problems above the screen, and that of confirmations at the bottom of the window.
/// Live regions are in the page before they have any content: otherwise screen readers ignore them.
pub(crate) fn notices(shell: Shell) -> AnyView {
    let notice = shell.notice;
    let shown = move |confirmation: bool| {
        let Notice { number, content } = notice.get();
        let content = content.filter(|(_, kind)| (*kind == Kind::Confirmation) == confirmation);
        content.map(|content| (number, content))
    };
    view! {
        <div class="notices" role="status" aria-live="polite">
            <For
                each=move || shown(false)
                key=|(number, _)| *number
                children=move |(_, (text, kind))| problem(shell, text, kind)
            />
            {offline::new_version_notice(shell)}
        </div>
        <div class="toasts" role="status" aria-live="polite">
            <For
                each=move || shown(true)
                key=|(number, _)| *number
                children=|(_, (text, _))| view! { <div class="notice toast"><p>{text}</p></div> }
            />
        </div>
    }
    .into_any()
}

fn problem(shell: Shell, text: String, kind: Kind) -> AnyView {
    let label = text.clone();
    let detail = match kind {
        Kind::Detail(detail) => Some(detail),
        Kind::Confirmation | Kind::Problem => None,
    };
    let detail = detail.map(|detail| {
        view! { <textarea readonly rows="3" aria-label=label>{detail}</textarea> }
    });
    view! {
        <div class="notice">
            <p>{text}</p>
            {detail}
            <button
                class="plain"
                type="button"
                aria-label=shell.texts.web_close()
                on:click=move |_| close(shell.notice)
            >
                {icon(Icon::Close)}
            </button>
        </div>
    }
    .into_any()
}
