//! What a learner has done so far.

use mad_form::{Object, Value};

use crate::{LESSONS, Lesson};

/// The tasks that are solved. It is kept as text; the names of tasks that only a later version knows
/// stay in it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Progress {
    /// `ships-1`, `ships-2`, …, in order.
    solved: Vec<String>,
}

fn name(lesson: &Lesson, task: usize) -> String {
    format!("{}-{}", lesson.name, task + 1)
}

impl Progress {
    /// Reads what was kept. What cannot be read counts as nothing.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let read = |value: &Value<'_>| {
            let mut progress = Self::default();
            for name in value.fields()?.need("solved", Value::list)? {
                progress.add(name.text()?.to_owned());
            }
            Ok(progress)
        };
        Value::from_text(text).and_then(|value| read(&value)).unwrap_or_default()
    }

    fn add(&mut self, name: String) {
        if let Err(place) = self.solved.binary_search(&name) {
            self.solved.insert(place, name);
        }
    }

    /// The text to keep.
    #[must_use]
    pub fn to_text(&self) -> String {
        let solved: Value<'_> = self.solved.iter().map(String::as_str).collect();
        Object::new().with("solved", solved).to_string()
    }

    /// Notes that a task is solved, by its place in its lesson from 0.
    pub fn solve(&mut self, lesson: &Lesson, task: usize) {
        self.add(name(lesson, task));
    }

    /// Whether a task is solved.
    #[must_use]
    pub fn is_solved(&self, lesson: &Lesson, task: usize) -> bool {
        self.solved.binary_search(&name(lesson, task)).is_ok()
    }

    /// How many tasks of a lesson are solved.
    #[must_use]
    pub fn count(&self, lesson: &Lesson) -> usize {
        (0..lesson.tasks.len()).filter(|&task| self.is_solved(lesson, task)).count()
    }

    /// Where to go on in a lesson: the first task that is not solved, or the first.
    #[must_use]
    pub fn next_task(&self, lesson: &Lesson) -> usize {
        (0..lesson.tasks.len()).find(|&task| !self.is_solved(lesson, task)).unwrap_or(0)
    }

    /// Where to go on: the first lesson with something to do.
    #[must_use]
    pub fn next_lesson(&self) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| self.count(lesson) < lesson.tasks.len())
    }

    /// Whether anything has been done.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        LESSONS.iter().any(|lesson| self.count(lesson) > 0)
    }
}
