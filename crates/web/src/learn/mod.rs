//! Learning to play: the list of lessons, and what is kept of them.

mod lesson;

use crate::dom::*;
use mad_tutorial::{LESSONS, Lesson, MINUTES, Progress};

use crate::app::Shell;
use crate::route::Route;
use crate::store;
use crate::ui::{Icon, icon, screen};
use crate::words::{self, Words};

pub(crate) use lesson::lesson;

/// The name under which the browser keeps what has been learned.
const KEY: &str = "mad.lessons";

/// What has been learned so far.
pub(crate) fn progress() -> Progress {
    store::read(KEY).map(|text| Progress::from_text(&text)).unwrap_or_default()
}

/// Notes that a task is solved, beside what another tab may have noted.
fn solve(lesson: &Lesson, task: usize) -> Result<(), store::Failure> {
    let mut progress = progress();
    progress.solve(lesson, task);
    store::write(KEY, &progress.to_text())
}

/// The title of a lesson.
fn title(learning: Words, lesson: &Lesson) -> String {
    learning.part(&format!("lesson-{}", lesson.name), None).unwrap_or_default()
}

/// The list of lessons.
pub(crate) fn lessons(shell: Shell) -> AnyView {
    let list = words::with_learning(shell, move |learning| list(shell, learning));
    screen(shell, shell.words.learn_title(), list)
}

fn list(shell: Shell, learning: Words) -> AnyView {
    let words = shell.words;
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
                    <span class="pips" role="img" aria-label=words.learn_progress(done, count)>
                        {pips.collect_view()}
                    </span>
                </a>
            </li>
        }
    });
    view! {
        <p class="dim">{words.learn_note(LESSONS.len(), MINUTES)}</p>
        {next.map(|lesson| {
            view! {
                <a
                    class="button strong"
                    href=Route::Lesson(lesson.name.to_owned()).address()
                    data-action="learn-on"
                >
                    {icon(Icon::Go)}
                    {words.learn_next_lesson(title(learning, lesson))}
                </a>
            }
        })}
        <ol class="lessons">{entries.collect_view()}</ol>
    }
    .into_any()
}
