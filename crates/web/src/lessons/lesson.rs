//! A lesson: a series of tasks on a board.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{BySide, Position, Ship, Side, Turn};
use mad_session::{Hand, Marks, Picture, Spot};
use mad_tutorial::{Lesson, Task, Topic, Verdict, Wish};

use super::{progress, save_solved, title};
use crate::app::Shell;
use crate::board::{self, BoardProps, Gesture, LastTurn};
use crate::hand::HandController;
use crate::icons::{Icon, icon};
use crate::route::Route;
use crate::screens::new_game::start_first_game;
use crate::sound::Sound;
use crate::turn_input::{TurnInput, skip_link};
use crate::widgets::choice_button;
use crate::{browser, i18n, prompt, tie_break_meter};

/// A task in progress.
#[derive(Clone, Copy)]
struct Study {
    shell: Shell,
    /// The texts of the lessons.
    learning: &'static Texts,
    lesson: &'static Lesson,
    task: RwSignal<usize>,
    /// The position: that of the task, until it is solved.
    position: RwSignal<Position>,
    hand: HandController,
    stage: RwSignal<Stage>,
}

/// The progress of a task.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Open,
    /// A hint is shown.
    Hinted,
    Solved,
}

/// A button of the status line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// A button for a partly entered turn, and whether it is the first one.
    Hand(prompt::Choice, bool),
    /// Passes while the ships are being positioned.
    Keep,
    Hint,
    Skip,
}

impl Choice {
    /// The key of its button in a list.
    fn key(self, texts: &Texts) -> (&'static str, String) {
        match self {
            Self::Hand(choice, _) => (choice.name(), choice.text(texts)),
            Self::Keep => ("keep", String::new()),
            Self::Hint => ("hint", String::new()),
            Self::Skip => ("skip", String::new()),
        }
    }
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
        let study = Study {
            shell,
            learning,
            lesson,
            task: RwSignal::new(task),
            position: RwSignal::new(lesson.tasks[task].position()),
            hand: HandController::new(shell),
            stage: RwSignal::new(Stage::Open),
        };
        study.view()
    })
}

impl Study {
    fn task(self) -> &'static Task {
        &self.lesson.tasks[self.task.get()]
    }

    /// A text of the current task.
    fn text(self, part: Option<&str>) -> String {
        let name = format!("task-{}-{}", self.lesson.name, self.task.get() + 1);
        self.learning.part(&name, part).unwrap_or_default()
    }

    fn view(self) -> AnyView {
        let props = BoardProps {
            picture: Memo::new(move |_| {
                Picture::from(&self.hand.get().shown(&self.position.get()))
            }),
            marks: Memo::new(move |_| self.marks()),
            picked: Memo::new(move |_| self.picked()),
            last_turn: Memo::new(move |_| self.last_turn()),
            hint: Memo::new(move |_| self.hint()),
            pickable: Memo::new(move |_| BySide {
                red: self.stage.get() != Stage::Solved,
                blue: false,
            }),
            flip: Memo::new(|_| false),
        };
        let act = Callback::new(move |gesture| self.act(gesture));
        let position = Memo::new(move |_| self.position.get());
        let turn_input = TurnInput {
            shell: self.shell,
            position,
            outcome: None.into(),
            picks: Signal::derive(move || matches!(self.task().wish, Wish::Pick(_))),
            act,
        };
        self.shell.announce_changes(Memo::new(move |_| self.announcement()));
        let meter = (self.lesson.topic == Topic::TieBreak)
            .then(|| tie_break_meter::meter(self.shell, position));
        view! {
            <main class=if self.lesson.exile { "game lesson" } else { "game lesson bare" }>
                {skip_link(self.shell)}
                {self.wish()}
                <div class="stage">{board::board(self.shell, props, act)}</div>
                <div class="side">
                    {self.status()}
                    {turn_input.view()}
                    {meter}
                </div>
            </main>
        }
        .into_any()
    }

    /// The marks of the board; none for a task about picking. Partners in exile are left out where
    /// exile is not shown.
    fn marks(self) -> Marks {
        if matches!(self.task().wish, Wish::Pick(_)) {
            return Marks::default();
        }
        let position = self.position.get();
        let mut marks = self.hand.get().marks(&position);
        if !self.lesson.exile {
            marks.partners.retain(|partner| !position.place(partner.ship).is_exile());
        }
        marks
    }

    /// The picked ship, or the one that solved a task about picking.
    fn picked(self) -> Option<Ship> {
        match self.task().wish {
            Wish::Pick(class) if self.stage.get() == Stage::Solved => {
                Some(Ship::new(Side::Red, class))
            }
            _ => self.hand.get().ship(),
        }
    }

    fn last_turn(self) -> LastTurn {
        if self.stage.get() == Stage::Solved {
            LastTurn::between(&self.task().position(), &self.position.get())
        } else {
            LastTurn::default()
        }
    }

    /// The arrows of the hint: a turn that solves the task.
    fn hint(self) -> Vec<(Spot, Spot)> {
        let turn = (self.stage.get() == Stage::Hinted).then(|| self.task().solutions().next());
        turn.flatten().map_or_else(Vec::new, |turn| board::turn_arrows(&self.position.get(), turn))
    }

    /// The card with the task and the progress of the lesson.
    fn wish(self) -> AnyView {
        let texts = self.shell.texts;
        let intro = self.learning.part(&format!("lesson-{}", self.lesson.name), Some("intro"));
        let pips = move || {
            (0..self.lesson.tasks.len())
                .map(|task| {
                    let here = self.task.get();
                    let solved = task < here || (task == here && self.stage.get() == Stage::Solved);
                    let class = if solved {
                        "on"
                    } else if task == here {
                        "here"
                    } else {
                        ""
                    };
                    view! { <i class=class></i> }
                })
                .collect::<Vec<_>>()
        };
        let count =
            Memo::new(move |_| texts.learn_task(self.task.get() + 1, self.lesson.tasks.len()));
        view! {
            <section class="card task">
                <div class="head">
                    <a class="button plain" href=Route::Lessons.address() data-action="lessons" aria-label=texts.learn_all()>
                        {icon(Icon::Back)}
                    </a>
                    <h1>{texts.learn_lesson(self.lesson.index() + 1, title(self.learning, self.lesson))}</h1>
                    <span class="pips" role="img" aria-label=count>{pips}</span>
                </div>
                {move || (self.task.get() == 0).then(|| view! { <p class="intro">{intro.clone()}</p> })}
                <p class="wish">{Memo::new(move |_| self.text(None))}</p>
            </section>
        }
        .into_any()
    }

    /// The status line.
    fn status(self) -> AnyView {
        let solved = Memo::new(move |_| self.stage.get() == Stage::Solved);
        let content = move || if solved.get() { self.solved() } else { self.unsolved() };
        view! {
            <section class="status card">
                <div class="line">{content}</div>
            </section>
        }
        .into_any()
    }

    /// The status line of a task that is not solved yet.
    fn unsolved(self) -> AnyView {
        let texts = self.shell.texts;
        let shown = Memo::new(move |_| prompt::for_hand(texts, self.hand.get(), &self.marks()));
        let sentence = Memo::new(move |_| {
            let hinted = self.stage.get() == Stage::Hinted;
            match (self.hand.remark.get(), shown.get()) {
                (Some(remark), _) => (remark, "sentence remark"),
                (None, Some((text, _))) => (text, "sentence"),
                (None, None) if hinted => (self.text(Some("hint")), "sentence"),
                (None, None) => (String::new(), "sentence"),
            }
        });
        let choices = move || {
            let choices = shown.get().map(|(_, choices)| choices).unwrap_or_default();
            let hand = choices.into_iter().enumerate();
            let hand = hand.map(|(index, choice)| Choice::Hand(choice, index == 0));
            hand.chain(self.idle_choices()).collect::<Vec<_>>()
        };
        view! {
            <p class=Memo::new(move |_| sentence.with(|sentence| sentence.1))>
                {Memo::new(move |_| sentence.with(|sentence| sentence.0.clone()))}
            </p>
            <div class="choices">
                // Keyed by the content, so that a button that stays keeps the focus.
                <For
                    each=choices
                    key=move |choice| choice.key(texts)
                    children=move |choice| self.button(choice)
                />
            </div>
        }
        .into_any()
    }

    /// The buttons while nothing has been entered.
    fn idle_choices(self) -> impl Iterator<Item = Choice> {
        let idle = prompt::for_hand(self.shell.texts, self.hand.get(), &self.marks())
            .is_none_or(|(_, choices)| choices.is_empty());
        let keep = Hand::may_pass(&self.position.get());
        let hint = self.stage.get() != Stage::Hinted;
        [(keep, Choice::Keep), (hint, Choice::Hint), (true, Choice::Skip)]
            .into_iter()
            .filter_map(move |(shown, choice)| (idle && shown).then_some(choice))
    }

    fn button(self, choice: Choice) -> AnyView {
        let texts = self.shell.texts;
        match choice {
            Choice::Hand(choice, first) => prompt::button(texts, choice, first, move || {
                if let Some(turn) = self.hand.choose(choice, &self.position.get_untracked()) {
                    self.play(turn);
                }
            }),
            Choice::Keep => {
                choice_button(false, "keep", None, texts.game_keep(), move || self.play(Turn::PASS))
            }
            Choice::Hint => {
                choice_button(false, "hint", Some(Icon::Hint), texts.learn_hint(), move || {
                    self.hand.remark.set(None);
                    self.stage.set(Stage::Hinted);
                })
            }
            Choice::Skip => {
                choice_button(false, "skip", None, texts.learn_skip(), move || self.next())
            }
        }
    }

    /// The status for the live region.
    fn announcement(self) -> String {
        let texts = self.shell.texts;
        let (hand, position) = (self.hand.get(), self.position.get());
        let visible = prompt::for_hand(texts, hand, &self.marks());
        match (self.stage.get(), self.hand.remark.get(), visible) {
            (Stage::Solved, ..) => {
                let last = self.task.get() + 1 == self.lesson.tasks.len();
                let finished =
                    (last && self.lesson.next().is_none()).then(|| texts.learn_finished());
                let parts = [Some(self.text(Some("done"))), finished];
                parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            (_, Some(remark), _) => remark,
            (_, None, Some((visible, choices))) => {
                let choices: Vec<String> =
                    choices.iter().map(|choice| choice.text(texts)).collect();
                let text = prompt::announcement(texts, hand, &position, &visible);
                prompt::with_choices(texts, text, &choices)
            }
            (Stage::Hinted, None, None) => self.text(Some("hint")),
            (Stage::Open, None, None) => {
                let task = texts.learn_task(self.task.get() + 1, self.lesson.tasks.len());
                let intro = format!("lesson-{}", self.lesson.name);
                let intro =
                    (self.task.get() == 0).then(|| self.learning.part(&intro, Some("intro")));
                let parts = [Some(format!("{task}.")), intro.flatten(), Some(self.text(None))];
                parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// The status line of a solved task.
    fn solved(self) -> AnyView {
        let texts = self.shell.texts;
        let last = self.task.get() + 1 == self.lesson.tasks.len();
        let topic = last.then(|| {
            let address = Route::Rules(Some(self.lesson.topic.name().to_owned())).address();
            view! { <a class="choice-button button" href=address data-action="read-more">{texts.learn_read_more()}</a> }
        });
        let (text, again) = (self.text(Some("done")), texts.learn_once_more());
        let game = (last && self.lesson.leads_to_a_game()).then(|| {
            let begin = move || start_first_game(self.shell);
            choice_button(true, "first-game", Some(Icon::Go), texts.home_first(), begin)
        });
        let next = self.lesson.next().filter(|_| last).map(|lesson| title(self.learning, lesson));
        let go_on = match next {
            Some(title) => Some(texts.learn_next_lesson(title)),
            None => (!last).then(|| texts.learn_next()),
        };
        let strong = game.is_none();
        let go_on =
            go_on.map(|text| choice_button(strong, "next", None, text, move || self.next()));
        let finished =
            (last && self.lesson.next().is_none()).then(|| format!(" {}", texts.learn_finished()));
        view! {
            <p class="sentence good">{text}{finished}</p>
            <div class="choices">
                {game}
                {go_on}
                {choice_button(false, "once-more", None, again, move || self.begin(self.task.get_untracked()))}
                {topic}
            </div>
        }
        .into_any()
    }

    /// Starts a task.
    fn begin(self, task: usize) {
        self.task.set(task);
        self.position.set(self.lesson.tasks[task].position());
        self.hand.clear();
        self.stage.set(Stage::Open);
    }

    /// Goes on to the next task, or to the next lesson.
    fn next(self) {
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
        let solved = self.stage.get_untracked() == Stage::Solved;
        match (&task.wish, gesture) {
            // An entered turn that changes nothing repeats the announcement.
            _ if solved && entered => return self.shell.announce_refusal(),
            _ if solved => return,
            (Wish::Pick(_), Gesture::Tap(spot)) => return self.pick(task, &position, spot),
            (Wish::Pick(_), Gesture::Enter(_)) => return self.shell.announce_refusal(),
            (Wish::Pick(_), _) => return,
            _ => {}
        }
        if let Some(turn) = self.hand.gesture(gesture, &position) {
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
        self.hand.refuse(format!("{that} {}", untrack(|| self.text(Some("wrong")))));
    }

    /// Plays a legal turn if it solves the task.
    fn play(self, turn: Turn) {
        let texts = self.shell.texts;
        let task = untrack(|| self.task());
        let before = self.position.get_untracked();
        let Some(after) = mad_tutorial::after(&before, turn) else { return };
        self.hand.hand.set(Hand::EMPTY);
        match task.judge(turn) {
            Verdict::Right => self.solve(after),
            Verdict::OwnCorvette => self.hand.refuse(texts.learn_own_corvette()),
            Verdict::Loses(answer) => self.hand.refuse(texts.learn_loses(after.long_text(answer))),
            Verdict::Wrong => self.hand.refuse(untrack(|| self.text(Some("wrong")))),
        }
    }

    fn solve(self, after: Position) {
        self.position.set(after);
        self.hand.remark.set(None);
        self.stage.set(Stage::Solved);
        self.shell.play_sound(Sound::Move);
        if let Err(failure) = save_solved(self.lesson, self.task.get_untracked()) {
            self.shell.notify(self.shell.storage_text(failure));
        }
    }
}
