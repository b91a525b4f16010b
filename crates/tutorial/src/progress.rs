//! The learner's progress through the lessons.

use serde::{Deserialize, Serialize};

use crate::{LESSONS, Lesson};

/// The solved tasks. Names of unknown tasks, which a later version may have added, are preserved.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Progress {
    /// `ships-1`, `ships-2`, …, sorted and without duplicates.
    solved: Vec<String>,
}

/// The JSON format.
#[derive(Default, Serialize, Deserialize)]
struct Stored {
    solved: Vec<String>,
}

fn name(lesson: &Lesson, task: usize) -> String {
    format!("{}-{}", lesson.name, task + 1)
}

impl Progress {
    /// Reads progress from JSON. A damaged text counts as no progress.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        let stored: Stored = serde_json::from_str(text).unwrap_or_default();
        let mut progress = Self::default();
        for name in stored.solved {
            progress.add(name);
        }
        progress
    }

    fn add(&mut self, name: String) {
        if let Err(place) = self.solved.binary_search(&name) {
            self.solved.insert(place, name);
        }
    }

    /// Writes the progress as JSON.
    ///
    /// # Panics
    ///
    /// Never: a list of texts has a JSON form.
    #[must_use]
    pub fn to_text(&self) -> String {
        let stored = Stored { solved: self.solved.clone() };
        serde_json::to_string(&stored).expect("a list of texts has a JSON form")
    }

    /// Marks a task as solved, given its index in the lesson.
    pub fn solve(&mut self, lesson: &Lesson, task: usize) {
        self.add(name(lesson, task));
    }

    /// Returns whether a task is solved.
    #[must_use]
    pub fn is_solved(&self, lesson: &Lesson, task: usize) -> bool {
        self.solved.binary_search(&name(lesson, task)).is_ok()
    }

    /// The number of solved tasks of a lesson.
    #[must_use]
    pub fn count(&self, lesson: &Lesson) -> usize {
        (0..lesson.tasks.len()).filter(|&task| self.is_solved(lesson, task)).count()
    }

    /// The first unsolved task of a lesson, or its first task if all are solved.
    #[must_use]
    pub fn next_task(&self, lesson: &Lesson) -> usize {
        (0..lesson.tasks.len()).find(|&task| !self.is_solved(lesson, task)).unwrap_or(0)
    }

    /// The first lesson with an unsolved task.
    #[must_use]
    pub fn next_lesson(&self) -> Option<&'static Lesson> {
        LESSONS.iter().find(|lesson| self.count(lesson) < lesson.tasks.len())
    }

    /// Returns whether any task is solved.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        LESSONS.iter().any(|lesson| self.count(lesson) > 0)
    }
}
