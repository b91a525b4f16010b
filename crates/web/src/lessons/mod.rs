//! Lessons: the list, and the stored progress.

mod lesson;
mod status;

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_tutorial::{LESSONS, Lesson, MINUTES, Progress};

use crate::app::Shell;
use crate::icons::{Icon, icon};
use crate::route::Route;
use crate::widgets::page;
use crate::{i18n, storage};

pub(crate) use lesson::lesson;

/// The key in localStorage of the progress.
const KEY: &str = "mad.lessons";

/// The tasks that have been solved.
pub(crate) fn progress() -> Progress {
    storage::read(KEY).map(|text| Progress::from_text(&text)).unwrap_or_default()
}

/// Saves that a task is solved. The progress is read again: another tab may have changed it.
fn save_solved(lesson: &Lesson, task: usize) -> Result<(), storage::Failure> {
    let mut progress = progress();
    progress.solve(lesson, task);
    storage::write(KEY, &progress.to_text())
}

/// The title of a lesson.
fn title(learning: &Texts, lesson: &Lesson) -> String {
    learning.part(&format!("lesson-{}", lesson.name), None).unwrap_or_default()
}

/// The list of lessons.
pub(crate) fn lessons(shell: Shell) -> AnyView {
    let list = i18n::with_learning_texts(shell, move |learning| list(shell, learning));
    page(shell, shell.texts.learn_title(), list)
}

fn list(shell: Shell, learning: &'static Texts) -> AnyView {
    let texts = shell.texts;
    let progress = progress();
    let next = progress.next_lesson().filter(|_| progress.is_begun());
    let entries = LESSONS.iter().enumerate().map(|(index, lesson)| {
        let (done, count) = (progress.count(lesson), lesson.tasks.len());
        let pips = (0..count).map(|task| {
            view! { <i class=if progress.is_solved(lesson, task) { "on" } else { "" }></i> }
        });
        view! {
            <li>
                <a class="entry" href=Route::Lesson(lesson.name.to_owned()).address() data-lesson=lesson.name>
                    <span class="ordinal">{index + 1}</span>
                    <span class="title">{title(learning, lesson)}</span>
                    <span class="pips" role="img" aria-label=texts.learn_progress(done, count)>
                        {pips.collect_view()}
                    </span>
                </a>
            </li>
        }
    });
    view! {
        <p class="dim">{texts.learn_note(LESSONS.len(), MINUTES)}</p>
        {next.map(|lesson| {
            view! {
                <a
                    class="button strong"
                    href=Route::Lesson(lesson.name.to_owned()).address()
                    data-action="learn-on"
                >
                    {icon(Icon::Go)}
                    {texts.learn_next_lesson(title(learning, lesson))}
                </a>
            }
        })}
        <ol class="lessons">{entries.collect_view()}</ol>
    }
    .into_any()
}
