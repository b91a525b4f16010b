//! A lesson: a series of tasks on a board.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Board, BySide, Position, Ship, Side, Square, SquareSet, Turn};
use mad_session::{Marks, Placement, Spot, TurnInput};
use mad_tutorial::{Duel, Goal, Lesson, Task, Topic, Verdict};

use super::{progress, save_solved, title};
use crate::app::Shell;
use crate::board::{self, BoardProps, Gesture, LastTurn, TurnArrow};
use crate::header::game_header;
use crate::input_controller::InputController;
use crate::route::Route;
use crate::sound::Sound;
use crate::turn_field::{TurnField, skip_link};
use crate::{browser, i18n, ship_parts, tie_break_meter};

/// A task in progress.
#[derive(Clone, Copy)]
pub(super) struct LessonController {
    pub(super) shell: Shell,
    /// The texts of the lessons.
    pub(super) learning: &'static Texts,
    pub(super) lesson: &'static Lesson,
    pub(super) task: RwSignal<usize>,
    /// The position: that of the task, until it is solved or played out.
    pub(super) position: RwSignal<Position>,
    /// The position before the last turn, once one was played.
    pub(super) previous: RwSignal<Option<Position>>,
    pub(super) input: InputController,
    pub(super) stage: RwSignal<Stage>,
    /// Whether the first turn was found, and the game is played to its end.
    pub(super) playing_out: RwSignal<bool>,
    pub(super) duel: StoredValue<Duel>,
}

/// The progress of a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    Open,
    /// A hint is shown.
    Hinted,
    Solved,
}

/// The lesson with this name.
pub(crate) fn lesson(shell: Shell, name: &str) -> AnyView {
    let Some(lesson) = Lesson::named(name) else {
        // Replaces the address, so that the back button does not lead here again.
        Route::Lessons.replace();
        return super::lessons(shell);
    };
    i18n::with_learning_texts(shell, move |learning| {
        browser::set_title(title(learning, lesson));
        let task = progress().next_task(lesson);
        let lesson = LessonController {
            shell,
            learning,
            lesson,
            task: RwSignal::new(task),
            position: RwSignal::new(lesson.tasks[task].position()),
            previous: RwSignal::new(None),
            input: InputController::new(shell),
            stage: RwSignal::new(Stage::Open),
            playing_out: RwSignal::new(false),
            duel: StoredValue::new(Duel::default()),
        };
        lesson.view()
    })
}

impl LessonController {
    pub(super) fn task(self) -> &'static Task {
        &self.lesson.tasks[self.task.get()]
    }

    /// A text of the current task.
    pub(super) fn text(self, part: Option<&str>) -> String {
        let name = format!("task-{}-{}", self.lesson.name, self.task.get() + 1);
        self.learning.part(&name, part).unwrap_or_default()
    }

    fn view(self) -> AnyView {
        let props = BoardProps {
            picture: Memo::new(move |_| {
                Placement::from(&self.input.get().preview(&self.position.get()))
            }),
            marks: Memo::new(move |_| self.marks()),
            picked: Memo::new(move |_| self.picked()),
            last_turn: Memo::new(move |_| self.last_turn()),
            hint: Memo::new(move |_| self.hint()),
            reach: Memo::new(|_| Marks::default()),
            danger: Memo::new(|_| SquareSet::EMPTY),
            pickable: Memo::new(move |_| BySide { red: self.may_play(), blue: false }),
            flip: Memo::new(|_| false),
            face_to_face: Memo::new(|_| false),
        };
        let act = Callback::new(move |gesture| self.act(gesture));
        let position = Memo::new(move |_| self.position.get());
        let turn_field = TurnField {
            shell: self.shell,
            position,
            outcome: None.into(),
            picks: Signal::derive(move || matches!(self.task().goal, Goal::Pick(_))),
            act,
        };
        self.shell.announce_changes(Memo::new(move |_| self.announcement()));
        let over = Signal::derive(move || position.with(Position::is_over));
        let meter = (self.lesson.topic == Topic::TieBreak)
            .then(|| tie_break_meter::meter(self.shell, position, over));
        let parts = (self.lesson.topic == Topic::Ships)
            .then(|| ship_parts::labelled_ship(self.shell, self.learning));
        let mut class = "game lesson".to_owned();
        if !self.lesson.exile {
            class.push_str(" bare");
        }
        if parts.is_some() {
            class.push_str(" with-parts");
        }
        if meter.is_some() {
            class.push_str(" with-meter");
        }
        // All boards of a lesson have squares of the same size.
        let (rows, columns) = self.lesson.largest_board();
        view! {
            {skip_link(self.shell)}
            {game_header(self.shell, self.shell.place)}
            <main
                class=class
                style=("--most-rows", rows.to_string())
                style=("--most-columns", columns.to_string())
            >
                {self.instruction()}
                {meter}
                <div class="stage">{board::board(self.shell, props, act)}</div>
                <div class="side">
                    {self.status()}
                    {turn_field.view()}
                    {parts}
                </div>
            </main>
        }
        .into_any()
    }

    /// Returns whether the learner is to do something on the board.
    fn may_play(self) -> bool {
        self.stage.get() != Stage::Solved && self.position.get().to_move() == Side::Red
    }

    /// The marks of the board; for a task about picking only the squares that its text names.
    /// Partners in exile are left out where exile is not shown.
    pub(super) fn marks(self) -> Marks {
        let position = self.position.get();
        let mut marks = match self.task().goal {
            Goal::Pick(_) => Marks::default(),
            Goal::Play(_) => self.input.get().marks(&position),
        };
        if self.stage.get() != Stage::Solved && !self.playing_out.get() {
            marks.named = named_squares(&self.text(None), position.board());
        }
        if !self.lesson.knows_teleportations() {
            marks.partners.clear();
        }
        if !self.lesson.exile {
            marks.partners.retain(|partner| !position.place(partner.ship).is_exile());
        }
        marks
    }

    /// The picked ship, or the one that solved a task about picking.
    fn picked(self) -> Option<Ship> {
        match self.task().goal {
            Goal::Pick(class) if self.stage.get() == Stage::Solved => {
                Some(Ship::new(Side::Red, class))
            }
            _ => self.input.get().ship(),
        }
    }

    fn last_turn(self) -> LastTurn {
        let Some(before) = self.previous.get() else { return LastTurn::default() };
        match self.answer() {
            Some(turn) => LastTurn::played(&before, turn),
            None => LastTurn::between(&before, &self.position.get()),
        }
    }

    /// The arrows of the hint: a turn that solves the task, or the best one of the duel.
    fn hint(self) -> Vec<TurnArrow> {
        if self.stage.get() != Stage::Hinted {
            return Vec::new();
        }
        let position = self.position.get();
        let turn = if self.playing_out.get() {
            self.best_turn(&position)
        } else {
            self.task().solutions().next()
        };
        turn.map_or_else(Vec::new, |turn| board::turn_arrows(&position, turn))
    }

    /// Starts a task.
    pub(super) fn begin(self, task: usize) {
        self.task.set(task);
        self.position.set(self.lesson.tasks[task].position());
        self.previous.set(None);
        self.input.clear();
        self.stage.set(Stage::Open);
        self.playing_out.set(false);
    }

    /// Goes on to the next task, or to the next lesson.
    pub(super) fn next(self) {
        let task = self.task.get_untracked() + 1;
        match self.lesson.next() {
            _ if task < self.lesson.tasks.len() => self.begin(task),
            Some(lesson) => Route::Lesson(lesson.name.to_owned()).go(),
            None => Route::Lessons.go(),
        }
    }

    /// Handles a gesture at the board.
    fn act(self, gesture: Gesture) {
        let entered = matches!(gesture, Gesture::Enter(_));
        let position = self.position.get_untracked();
        let task = untrack(|| self.task());
        let waits = !untrack(|| self.may_play());
        match (&task.goal, gesture) {
            // An entered turn that changes nothing repeats the announcement.
            _ if waits && entered => return self.shell.announce_refusal(),
            _ if waits => return,
            (Goal::Pick(_), Gesture::Tap(spot)) => return self.pick(task, &position, spot),
            (Goal::Pick(_), Gesture::Enter(_)) => return self.shell.announce_refusal(),
            (Goal::Pick(_), _) => return,
            _ => {}
        }
        if let Some(turn) = self.input.gesture(gesture, &position) {
            self.play(turn);
        }
    }

    /// Judges a picked ship.
    fn pick(self, task: &Task, position: &Position, spot: Spot) {
        let texts = self.shell.texts;
        let ship = match spot {
            Spot::Square(square) => position.ship_at(square),
            Spot::Slot(ship) => position.place(ship).is_exile().then_some(ship),
        };
        let Some(ship) = ship else { return self.shell.announce_refusal() };
        let own = ship.side() == Side::Red;
        if task.judge_pick(ship) == Some(Verdict::Right) {
            return self.solve(*position);
        }
        let that = if own {
            texts.learn_not_that(texts.ship_name(ship))
        } else {
            texts.game_not_yours(texts.ship_name(ship))
        };
        self.input.refuse(format!("{that} {}", untrack(|| self.text(Some("wrong")))));
    }

    /// Plays a legal turn if it solves the task.
    pub(super) fn play(self, turn: Turn) {
        let texts = self.shell.texts;
        let task = untrack(|| self.task());
        let before = self.position.get_untracked();
        let Some(after) = mad_tutorial::after(&before, turn) else { return };
        self.input.input.set(TurnInput::EMPTY);
        if self.playing_out.get_untracked() {
            return self.play_on(after);
        }
        match task.judge(turn) {
            Verdict::Right if self.lesson.is_played_out() => self.play_on(after),
            Verdict::Right => self.solve(after),
            Verdict::OwnCorvette => self.input.refuse(texts.learn_own_corvette()),
            Verdict::Loses(answer) => {
                self.input.refuse(texts.learn_loses(texts.turn_in_list(&after, answer)));
            }
            Verdict::Wrong => self.input.refuse(untrack(|| self.text(Some("wrong")))),
        }
    }

    /// Shows the position after a turn.
    pub(super) fn show(self, after: Position) {
        let before = self.position.get_untracked();
        if after != before {
            self.previous.set(Some(before));
            self.position.set(after);
        }
        self.input.remark.set(None);
    }

    pub(super) fn solve(self, after: Position) {
        self.show(after);
        self.stage.set(Stage::Solved);
        self.shell.play_sound(Sound::Bonus);
        if let Err(failure) = save_solved(self.lesson, self.task.get_untracked()) {
            self.shell.report(self.shell.storage_text(failure));
        }
    }
}

/// The squares of a board that a text names.
fn named_squares(text: &str, board: Board) -> SquareSet {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let squares = words.filter_map(|word| word.parse::<Square>().ok());
    let mut named = SquareSet::default();
    squares.filter(|&square| board.contains(square)).for_each(|square| named.insert(square));
    named
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_in_a_text_are_found() {
        let named = named_squares("From b2 (or a9) to c3, with 211: tap (d4).", Board::SIX_BY_FOUR);
        assert_eq!(
            named.iter().map(|square| square.to_string()).collect::<Vec<_>>(),
            ["b2", "c3", "d4"]
        );
        assert!(named_squares("221 e5 b", Board::SIX_BY_FOUR).is_empty());
    }
}
