//! A lesson: tasks on a board, one after the other.

use crate::dom::*;
use mad_rules::{Position, Ship, Side, Turn};
use mad_session::{Answer, Hand, Marks, Picture, Spot};
use mad_tutorial::{Lesson, Task, Topic, Verdict, Wish};

use super::{progress, solve, title};
use crate::app::Shell;
use crate::board::{self, BySides, Gesture, Last, Show};
use crate::game::meter;
use crate::route::Route;
use crate::sound::{self, Sound};
use crate::ui::{Icon, choice_button, icon, memo, part};
use crate::words::{self, Words};
use crate::{browser, home, saying, typed};

/// A task under way.
#[derive(Clone, Copy)]
struct Study {
    shell: Shell,
    learning: Words,
    lesson: &'static Lesson,
    task: RwSignal<usize>,
    /// The position as it stands: the task's own, until the task is solved.
    position: RwSignal<Position>,
    hand: RwSignal<Hand>,
    stage: RwSignal<Stage>,
    /// Something about what was tried last.
    remark: RwSignal<Option<String>>,
}

/// How far a task has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Open,
    /// A hint has been asked for.
    Hinted,
    Solved,
}

/// The lesson of this name.
pub(crate) fn lesson(shell: Shell, name: &str) -> AnyView {
    let Some(lesson) = Lesson::named(name) else {
        // The way back does not lead here again.
        Route::Lessons.note();
        return super::lessons(shell);
    };
    words::with_learning(shell, move |learning| {
        browser::document().set_title(&title(learning, lesson));
        let task = progress().next_task(lesson);
        let study = Study {
            shell,
            learning,
            lesson,
            task: RwSignal::new(task),
            position: RwSignal::new(lesson.tasks[task].position()),
            hand: RwSignal::new(Hand::EMPTY),
            stage: RwSignal::new(Stage::Open),
            remark: RwSignal::new(None),
        };
        study.view()
    })
}

impl Study {
    fn task(self) -> &'static Task {
        &self.lesson.tasks[self.task.get()]
    }

    /// What the language file says of this task.
    fn word(self, part: Option<&str>) -> String {
        let name = format!("task-{}-{}", self.lesson.name, self.task.get() + 1);
        self.learning.part(&name, part).unwrap_or_default()
    }

    fn view(self) -> AnyView {
        let show = Show {
            picture: memo(move || Picture::from(&self.hand.get().preview(&self.position.get()))),
            marks: memo(move || self.marks()),
            picked: memo(move || self.picked()),
            last: memo(move || self.last()),
            hint: memo(move || self.hint()),
            hands: memo(move || BySides { red: self.stage.get() != Stage::Solved, blue: false }),
            flip: memo(|| false),
        };
        let act = Callback::new(move |it| self.act(it));
        let table = board::table(self.shell, show, act);
        let position = memo(move || self.position.get());
        let picks = memo(move || matches!(self.task().wish, Wish::Pick(_)));
        self.shell.say_changes(memo(move || self.aloud()));
        let meter = (self.lesson.topic == Topic::TieBreak)
            .then(|| meter::meter(self.shell, memo(move || self.position.get())));
        view! {
            <main class=if self.lesson.exile { "game lesson" } else { "game lesson bare" }>
                {typed::shortcut(self.shell)}
                {self.wish()}
                <div class="stage">{table}</div>
                <div class="side">
                    {self.status()}
                    {typed::typed(self.shell, position, memo(|| None), picks, act)}
                    {meter}
                </div>
            </main>
        }
        .into_any()
    }

    /// Marks of what can be done; for a task about picking there are none. Where exile is not shown,
    /// partners there are not either.
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

    /// The ship in the learner's hand, or the one that was to be picked.
    fn picked(self) -> Option<Ship> {
        match self.task().wish {
            Wish::Pick(class) if self.stage.get() == Stage::Solved => {
                Some(Ship::new(Side::Red, class))
            }
            _ => self.hand.get().ship(),
        }
    }

    fn last(self) -> Last {
        if self.stage.get() == Stage::Solved {
            Last::between(&self.task().position(), &self.position.get())
        } else {
            Last::default()
        }
    }

    /// A hint points at a turn that solves the task.
    fn hint(self) -> Vec<(Spot, Spot)> {
        let turn = (self.stage.get() == Stage::Hinted).then(|| self.task().solutions().next());
        turn.flatten().map_or_else(Vec::new, |turn| board::ends(&self.position.get(), turn))
    }

    /// What is to be done, and where in the lesson we are.
    fn wish(self) -> impl IntoView {
        let words = self.shell.words;
        let intro = self.learning.part(&format!("lesson-{}", self.lesson.name), Some("intro"));
        let pips = move || {
            (0..self.lesson.tasks.len())
                .map(|task| {
                    let here = self.task.get();
                    let solved = task < here || (task == here && self.stage.get() == Stage::Solved);
                    let class = match () {
                        () if solved => "on",
                        () if task == here => "here",
                        () => "",
                    };
                    view! { <i class=class></i> }
                })
                .collect_view()
        };
        let count = memo(move || words.learn_task(self.task.get() + 1, self.lesson.tasks.len()));
        view! {
            <section class="card task">
                <div class="head">
                    <a class="button plain" href=Route::Lessons.address() data-action="lessons" aria-label=words.learn_all()>
                        {icon(Icon::Back)}
                    </a>
                    <h1>{words.learn_lesson(self.lesson.index() + 1, title(self.learning, self.lesson))}</h1>
                    <span class="pips" role="img" aria-label=count>{part(pips)}</span>
                </div>
                {part(move || (self.task.get() == 0).then(|| view! { <p class="intro">{intro.clone()}</p> }))}
                <p class="wish">{memo(move || self.word(None))}</p>
            </section>
        }
    }

    /// What is going on, and what can be chosen.
    fn status(self) -> impl IntoView {
        let words = self.shell.words;
        let sentence = move || {
            if self.stage.get() == Stage::Solved {
                return self.solved().into_any();
            }
            let position = self.position.get();
            let hand = self.hand.get();
            let (text, choices) = saying::of_hand(words, hand, &self.marks()).unwrap_or_default();
            let remark = self.remark.get();
            let hinted = self.stage.get() == Stage::Hinted;
            let (text, tone) = match remark {
                Some(remark) => (remark, "sentence remark"),
                None if text.is_empty() && hinted => (self.word(Some("hint")), "sentence"),
                None => (text, "sentence"),
            };
            let idle = choices.is_empty();
            let buttons = choices.into_iter().enumerate().map(|(index, choice)| {
                saying::button(words, choice, index == 0, move || {
                    let mut hand = self.hand.get_untracked();
                    let answer = saying::choose(choice, &mut hand, &self.position.get_untracked());
                    self.take(hand, answer);
                })
            });
            let keep = (idle && Hand::may_pass(&position)).then(|| {
                choice_button(false, "keep", None, words.game_keep(), move || self.play(Turn::PASS))
            });
            let hint = (idle && !hinted).then(|| {
                choice_button(false, "hint", Some(Icon::Hint), words.learn_hint(), move || {
                    self.remark.set(None);
                    self.stage.set(Stage::Hinted);
                })
            });
            let skip = idle.then(|| {
                choice_button(false, "skip", None, words.learn_skip(), move || self.next())
            });
            view! {
                <p class=tone>{text}</p>
                <div class="choices">{buttons.collect_view()}{keep}{hint}{skip}</div>
            }
            .into_any()
        };
        view! {
            <section class="status card">
                <div class="line">{part(sentence)}</div>
            </section>
        }
    }

    /// What is going on, for those who listen.
    fn aloud(self) -> String {
        let words = self.shell.words;
        let (hand, position) = (self.hand.get(), self.position.get());
        let seen = saying::of_hand(words, hand, &self.marks());
        match (self.stage.get(), self.remark.get(), seen) {
            (Stage::Solved, ..) => {
                let last = self.task.get() + 1 == self.lesson.tasks.len();
                let finished =
                    (last && self.lesson.next().is_none()).then(|| words.learn_finished());
                let said = [Some(self.word(Some("done"))), finished];
                said.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            (_, Some(remark), _) => remark,
            (_, None, Some((seen, choices))) => {
                let choices: Vec<String> =
                    choices.iter().map(|choice| choice.text(words)).collect();
                let said = saying::aloud(words, hand, &position, &seen);
                saying::with_choices(words, said, &choices)
            }
            (Stage::Hinted, None, None) => self.word(Some("hint")),
            (Stage::Open, None, None) => {
                let task = words.learn_task(self.task.get() + 1, self.lesson.tasks.len());
                let intro = format!("lesson-{}", self.lesson.name);
                let intro =
                    (self.task.get() == 0).then(|| self.learning.part(&intro, Some("intro")));
                let said = [Some(format!("{task}.")), intro.flatten(), Some(self.word(None))];
                said.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// A word of praise, and the way on.
    fn solved(self) -> impl IntoView {
        let words = self.shell.words;
        let last = self.task.get() + 1 == self.lesson.tasks.len();
        let topic = last.then(|| {
            let address = Route::Rules(Some(self.lesson.topic.name().to_owned())).address();
            view! { <a class="choice-button button" href=address data-action="read-more">{words.learn_read_more()}</a> }
        });
        let (text, again) = (self.word(Some("done")), words.learn_once_more());
        let game = (last && self.lesson.leads_to_a_game()).then(|| {
            let begin = move || home::begin_first(self.shell);
            choice_button(true, "first-game", Some(Icon::Go), words.home_first(), begin)
        });
        let next = self.lesson.next().filter(|_| last).map(|lesson| title(self.learning, lesson));
        let go_on = match next {
            Some(title) => Some(words.learn_next_lesson(title)),
            None => (!last).then(|| words.learn_next()),
        };
        let strong = game.is_none();
        let go_on =
            go_on.map(|text| choice_button(strong, "next", None, text, move || self.next()));
        let finished =
            (last && self.lesson.next().is_none()).then(|| format!(" {}", words.learn_finished()));
        view! {
            <p class="sentence good">{text}{finished}</p>
            <div class="choices">
                {game}
                {go_on}
                {choice_button(false, "once-more", None, again, move || self.begin(self.task.get_untracked()))}
                {topic}
            </div>
        }
    }

    /// Begins a task.
    fn begin(self, task: usize) {
        self.task.set(task);
        self.position.set(self.lesson.tasks[task].position());
        self.hand.set(Hand::EMPTY);
        self.remark.set(None);
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

    /// What the learner does at the board.
    fn act(self, gesture: Gesture) {
        let said = matches!(gesture, Gesture::Say(_));
        let position = self.position.get_untracked();
        let task = untrack(|| self.task());
        let solved = self.stage.get_untracked() == Stage::Solved;
        match (&task.wish, gesture) {
            // Whoever types hears again what is wanted, or that it is done.
            _ if solved && said => return self.shell.refuse(),
            _ if solved => return,
            (Wish::Pick(_), Gesture::Tap(spot)) => return self.pick(task, &position, spot),
            (Wish::Pick(_), Gesture::Say(_)) => return self.shell.refuse(),
            (Wish::Pick(_), _) => return,
            _ => {}
        }
        let mut hand = self.hand.get_untracked();
        let answer = saying::gesture(gesture, &mut hand, &position);
        self.take(hand, answer);
    }

    /// A ship is to be picked: is it this one?
    fn pick(self, task: &Task, position: &Position, spot: Spot) {
        let words = self.shell.words;
        let ship = match spot {
            Spot::Square(square) => position.ship_at(square),
            Spot::Slot(ship) => position.place(ship).is_exile().then_some(ship),
        };
        let Some(ship) = ship else { return self.shell.refuse() };
        let own = ship.side() == Side::Red;
        if task.judge_pick(ship) == Some(Verdict::Right) {
            return self.solve(*position);
        }
        let that = if own {
            words.learn_not_that(words.ship_name(ship))
        } else {
            words.game_not_yours(words.ship_name(ship))
        };
        self.refuse(format!("{that} {}", untrack(|| self.word(Some("wrong")))));
    }

    fn take(self, hand: Hand, answer: Answer) {
        if self.hand.get_untracked() != hand {
            self.hand.set(hand);
        }
        match answer {
            Answer::Nothing => {}
            Answer::Changed => self.remark.set(None),
            Answer::Play(turn) => self.play(turn),
            Answer::Refused(refusal) => {
                self.refuse(saying::refusal(self.shell.words, &refusal));
            }
        }
    }

    fn refuse(self, reason: String) {
        self.sound(Sound::Refused);
        self.remark.set(Some(reason));
        self.shell.refuse();
    }

    fn sound(self, sound: Sound) {
        if self.shell.settings.get_untracked().sound {
            sound::play(sound);
        }
    }

    /// A legal turn: is it one that solves the task? If not, it is not played.
    fn play(self, turn: Turn) {
        let words = self.shell.words;
        let task = untrack(|| self.task());
        let before = self.position.get_untracked();
        let Some(after) = mad_tutorial::after(&before, turn) else { return };
        self.hand.set(Hand::EMPTY);
        match task.judge(turn) {
            Verdict::Right => self.solve(after),
            Verdict::OwnCorvette => self.refuse(words.learn_own_corvette()),
            Verdict::Loses(answer) => self.refuse(words.learn_loses(after.long_text(answer))),
            Verdict::Wrong => self.refuse(untrack(|| self.word(Some("wrong")))),
        }
    }

    fn solve(self, after: Position) {
        self.position.set(after);
        self.remark.set(None);
        self.stage.set(Stage::Solved);
        self.sound(Sound::Move);
        if let Err(failure) = solve(self.lesson, self.task.get_untracked()) {
            self.shell.tell(self.shell.storage_text(failure));
        }
    }
}
