//! Lessons: the list, and the stored progress.

mod lesson;
mod play_out;
mod status;

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_tutorial::{LESSONS, Lesson, MINUTES, Progress};

use crate::app::Shell;
use crate::game_summary::{small_board, thumbnail_svg};
use crate::icons::{Icon, icon};
use crate::route::Route;
use crate::widgets::page_with_class;
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
    page_with_class(shell, "screen broad", shell.texts.learn_title(), list)
}

fn list(shell: Shell, learning: &'static Texts) -> AnyView {
    let texts = shell.texts;
    let progress = progress();
    let next = progress.next_lesson().filter(|_| progress.is_begun());
    let entries = LESSONS.iter().map(|lesson| entry(shell, learning, &progress, lesson));
    view! {
        <p class="dim">{texts.learn_note(LESSONS.len(), MINUTES)}</p>
        {next.map(|lesson| {
            view! {
                <a
                    class="button big strong"
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

/// A lesson in the list: a picture of its first task, its aim, and the progress.
fn entry(
    shell: Shell,
    learning: &'static Texts,
    progress: &Progress,
    lesson: &'static Lesson,
) -> AnyView {
    let (done, count) = (progress.count(lesson), lesson.tasks.len());
    let pips = (0..count).map(|task| {
        view! { <i class=if progress.is_solved(lesson, task) { "on" } else { "" }></i> }
    });
    let picture = thumbnail_svg(shell, &lesson.tasks[0].position());
    let aim = learning.part(&format!("aim-{}", lesson.name), None);
    view! {
        <li>
            <a class="entry" href=Route::Lesson(lesson.name.to_owned()).address() data-lesson=lesson.name>
                {small_board(picture.into())}
                <span class="about">
                    <span class="ordinal" aria-hidden="true">{lesson.index() + 1}</span>
                    <span class="title">{title(learning, lesson)}</span>
                    <small>{aim}</small>
                    <span class="pips" role="img" aria-label=shell.texts.learn_progress(done, count)>
                        {pips.collect_view()}
                    </span>
                </span>
            </a>
        </li>
    }
    .into_any()
}
