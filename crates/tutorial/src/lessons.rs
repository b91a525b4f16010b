//! The lessons and their tasks. Their texts are in the language files, under the same names.

use mad_rules::Class;

use crate::Topic;
use crate::tasks::{Goal, Task};

/// Some tasks about one topic.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in URLs, in stored progress, and in the language files.
    pub name: &'static str,
    /// The section of the rules about it.
    pub topic: Topic,
    /// Whether the trays of exiled ships are shown.
    pub exile: bool,
    /// At least three.
    pub tasks: &'static [Task],
}

impl Lesson {
    /// The lesson of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Self> {
        LESSONS.iter().find(|lesson| lesson.name == name)
    }

    /// Its index among all lessons.
    #[must_use]
    pub fn index(&self) -> usize {
        LESSONS.iter().position(|lesson| lesson.name == self.name).unwrap_or_default()
    }

    /// Returns whether a first game is offered after it: after the last rule, or the last lesson.
    #[must_use]
    pub fn leads_to_a_game(&self) -> bool {
        self.name == "tie-break" || self.next().is_none()
    }

    /// Returns whether this lesson or an earlier one explains permutations.
    #[must_use]
    pub fn knows_teleportations(&self) -> bool {
        let first = LESSONS.iter().position(|lesson| lesson.topic == Topic::Permutation);
        first.is_some_and(|first| self.index() >= first)
    }

    /// Returns whether its tasks are played to the end of the game, after the first turn is found.
    #[must_use]
    pub fn is_played_out(&self) -> bool {
        self.name == "corvettes"
    }

    /// The largest numbers of rows and of columns of the boards of its tasks.
    #[must_use]
    pub fn largest_board(&self) -> (u8, u8) {
        let boards = self.tasks.iter().map(|task| task.position().board());
        boards.fold((0, 0), |(rows, columns), board| {
            (rows.max(board.rows()), columns.max(board.columns()))
        })
    }

    /// The lesson after this one.
    #[must_use]
    pub fn next(&self) -> Option<&'static Self> {
        LESSONS.get(self.index() + 1)
    }
}

const fn pick(start: &'static str, class: Class) -> Task {
    Task { start, goal: Goal::Pick(class) }
}

const fn play(start: &'static str, turns: &'static str) -> Task {
    Task { start, goal: Goal::Play(turns) }
}

const SHIPS: &str = "b221b111b222b212/b121b122b211b112/4/4/r121r122r211r112/r221r111r222r212 \
                     r - - 0/40 1";
const FIRST: &str = "b221b111b222b212/b121b122b211b112/4/4/r121r122r211r112/r221r111r222r212 \
                     r rb - 0/40 1";

/// The duration of all lessons in minutes. The tests estimate it from words and tasks.
pub const MINUTES: usize = 9;

/// All lessons, in order.
pub static LESSONS: [Lesson; 13] = [
    Lesson {
        name: "ships",
        topic: Topic::Ships,
        exile: false,
        tasks: &[pick(SHIPS, Class::C212), pick(SHIPS, Class::CORVETTE), pick(SHIPS, Class::C122)],
    },
    Lesson {
        name: "moving",
        topic: Topic::Move,
        exile: false,
        tasks: &[
            play("1b1112/4/4/4/1r1222/1r1112 r - r 2/40 31", "b2b3"),
            play("1b1112/4/4/4/2r2111/1r1112 r - r 2/40 31", "c2d3"),
            play("1b1112/4/4/1r1122/1r2212/1r1112 r - r 2/40 31", "b2c3"),
        ],
    },
    Lesson {
        name: "expulsion",
        topic: Topic::Expulsion,
        exile: true,
        tasks: &[
            play(
                "b1221b111b221/b212b222b211b112/r2121r2111/r121b1212/3r112/r122r111r222r221 \
                 r - - 6/40 7",
                "c4b3",
            ),
            play("2b1111/4/1b1122/1r211b2211/4/2r1111 r - r 2/40 31", "b3c3"),
            play("3b111/4/1r211b1121/2r1211/4/1r1112 r - r 2/40 31", "c3c4"),
        ],
    },
    Lesson {
        name: "corvette",
        topic: Topic::End,
        exile: false,
        tasks: &[
            play("4/1b1112/4/1r2122/4/1r1112 r - r 2/40 31", "b3b5"),
            play("b1112b222/b122r2112/4/4/4/1r111r2221 r - r 2/40 31", "b5a6"),
            play("1b1112/4/1b2112/r1123/1r1112/3r121 r - b 2/40 31", "a3b3 b2a2 b2b1 b2c2"),
        ],
    },
    Lesson {
        name: "permutation",
        topic: Topic::Permutation,
        exile: false,
        tasks: &[
            play("1b1112/4/1r1122/4/4/r2211r1111 r - r 2/40 31", "112-221"),
            play("1b1112/4/4/1r1212/2r2111/r1221r111r212 r - r 2/40 31", "121-212"),
            play("1b1112/1b2112/4/1r1112/4/3r222 r - b 2/40 31", "111-222"),
        ],
    },
    Lesson {
        name: "rotation",
        topic: Topic::Rotation,
        exile: false,
        tasks: &[
            play(
                "b2211b1111b121/b2111b212b222b112/1r2211r122r211/3r222r121/r2122r111r112 \
                 r - r 4/40 31",
                "122-212-221 122-221-212",
            ),
            play("1b1112/4/2r1221/r2213/4/1r111r2121 r - r 2/40 31", "122-212-221"),
            play("2b1111/1b1122/1r2112/4/3r112/r1211r1111 r - r 2/40 31", "112-121-211"),
        ],
    },
    Lesson {
        name: "exile",
        topic: Topic::Exile,
        exile: true,
        tasks: &[
            play("1b1112/4/4/2r1121/4/1r1112 r - r 2/40 31", "112-221"),
            play("1b1112/4/4/1r2122/3r221/1r1112 r - r 2/40 31", "122-212-221 122-221-212"),
            play("1b1112/4/4/2r1211/4/1r1112 r - b 2/40 31", "121-212"),
        ],
    },
    Lesson {
        name: "bonus",
        topic: Topic::Bonus,
        exile: true,
        tasks: &[
            play("3b111/1r1122/4/4/4/r2211r1111 r - r 2/40 31", "b5b6+112-221"),
            play("1r2122/4/3b111/4/1r1212/2r1111 r - r 2/40 31", "b6a6+121-212 b6c6+121-212"),
            play("2b2111/2r1211/b1113/4/4/1r1112 r - r 2/40 31", "c5c6+121-212"),
        ],
    },
    Lesson {
        name: "positioning",
        topic: Topic::Positioning,
        exile: false,
        tasks: &[
            play(FIRST, "111-222 112-221 121-212 122-211"),
            play(FIRST, "112-121-211 112-211-121 122-212-221 122-221-212"),
            play(FIRST, "pass"),
        ],
    },
    Lesson {
        name: "tie-break",
        topic: Topic::TieBreak,
        exile: true,
        tasks: &[
            play(
                "1b1112/4/1b1212/4/1r2212/1r1112 r - r 39/40 61",
                "112-221 b1a1 b1c1 b2a1 b2a2 b2a3 b2b3 b2c1 b2c2 b2c3 b2d2",
            ),
            play("1b1112/4/1b1212/1r2122/4/1r1112 r - b 38/40 61", "b3b4"),
            play("4/1b1112/4/1r2122/4/1r1112 r - r 39/40 61", "b3b5"),
        ],
    },
    Lesson {
        name: "recall",
        topic: Topic::Tactics,
        exile: true,
        tasks: &[
            play("1b1112/b1213/4/2r1121/4/1r1112 r - r 2/40 31", "112-221"),
            play("1b1112/4/2b2221/2r1211/3r112/1r1112 r - b 2/40 31", "c3c4"),
            play("3b111/1r112b122b212/2b1121/2r2111/3r212/2r1111 r - b 2/40 31", "b5b6+112-221"),
        ],
    },
    Lesson {
        name: "cruiser",
        topic: Topic::Tactics,
        exile: false,
        tasks: &[
            play(
                "1b1112/2b1211/2b1221/2r2221/4/1r1112 r - b 2/40 31",
                "c3a3 c3b2 c3b3 c3c1 c3c2 c3d2 c3d3",
            ),
            play("1b1112/4/4/1r212b2221/2r1211/1r1112 r - b 2/40 31", "c2c3"),
            play(
                "1b1112/2b1211/1b211r2221/4/1r1112/r1123 r - b 2/40 31",
                "b2a2 b2b1 b2c2 c4b3 c4b4",
            ),
        ],
    },
    Lesson {
        name: "corvettes",
        topic: Topic::Tactics,
        exile: false,
        tasks: &[
            play("4/4/1b1112/4/4/1r1112 r - r 2/40 61", "b1b2"),
            play("b1113/4/1r1112/4/4/4 r - r 2/40 61", "b4b5"),
            play("4/4/r211b121b1111/4/4/1r1112 r - r 2/40 61", "a4b4"),
        ],
    },
];
