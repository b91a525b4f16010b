//! The task card and the status line of a lesson.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::Turn;
use mad_session::TurnInput;

use super::lesson::{LessonController, Stage};
use super::title;
use crate::icons::{Icon, icon};
use crate::prompt;
use crate::route::Route;
use crate::screens::new_game::start_first_game;
use crate::widgets::choice_button;

/// A button of the status line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    /// A button for a partly entered turn, and whether it is the first one.
    Input(prompt::Choice, bool),
    /// Passes while the ships are being positioned.
    Keep,
    Hint,
    Skip,
}

impl Choice {
    /// The key of its button in a list.
    fn key(self, texts: &Texts) -> (&'static str, String) {
        match self {
            Self::Input(choice, _) => (choice.name(), choice.text(texts)),
            Self::Keep => ("keep", String::new()),
            Self::Hint => ("hint", String::new()),
            Self::Skip => ("skip", String::new()),
        }
    }
}

impl LessonController {
    /// The card with the task and the progress of the lesson.
    pub(super) fn instruction(self) -> AnyView {
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
                <div class="texts">
                    <div>
                        {move || (self.task.get() == 0).then(|| view! { <p class="intro">{intro.clone()}</p> })}
                        <p class="instruction">{Memo::new(move |_| self.text(None))}</p>
                    </div>
                    {self.spacers()}
                </div>
            </section>
        }
        .into_any()
    }

    /// The texts of all tasks, invisible and one over the other: the card is as high as the longest, so
    /// that the board stays where it is from task to task.
    fn spacers(self) -> AnyView {
        let name = self.lesson.name;
        let part = |message: String, part| self.learning.part(&message, part).unwrap_or_default();
        let intro = part(format!("lesson-{name}"), Some("intro"));
        let spacers = (1..=self.lesson.tasks.len()).map(|task| {
            let intro = (task == 1).then(|| view! { <p class="intro-size">{intro.clone()}</p> });
            let instruction = part(format!("task-{name}-{task}"), None);
            view! { <div class="spacer">{intro}<p class="instruction-size">{instruction}</p></div> }
        });
        spacers.collect_view().into_any()
    }

    /// The status line.
    pub(super) fn status(self) -> AnyView {
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
        let shown = Memo::new(move |_| prompt::for_input(texts, self.input.get(), &self.marks()));
        let sentence = Memo::new(move |_| {
            let hinted = self.stage.get() == Stage::Hinted;
            match (self.input.remark.get(), shown.get()) {
                (Some(remark), _) => (remark, "sentence remark"),
                (None, Some((text, _))) => (text, "sentence"),
                (None, None) if self.playing_out.get() => (self.play_out_text(), "sentence"),
                (None, None) if hinted => (self.text(Some("hint")), "sentence"),
                (None, None) => (String::new(), "sentence"),
            }
        });
        let choices = move || {
            let choices = shown.get().map(|(_, choices)| choices).unwrap_or_default();
            let input = choices.into_iter().enumerate();
            let input = input.map(|(index, choice)| Choice::Input(choice, index == 0));
            input.chain(self.idle_choices()).collect::<Vec<_>>()
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

    /// The status while a task is played out.
    fn play_out_text(self) -> String {
        let text = self.answer_aloud().unwrap_or_else(|| self.text(Some("done")));
        format!("{text} {}", self.shell.texts.learn_play_out())
    }

    /// The status of a solved task.
    fn praise(self) -> String {
        if self.lesson.is_played_out() {
            self.shell.texts.learn_played_out()
        } else {
            self.text(Some("done"))
        }
    }

    /// The buttons while nothing has been entered.
    fn idle_choices(self) -> impl Iterator<Item = Choice> {
        let idle = prompt::for_input(self.shell.texts, self.input.get(), &self.marks())
            .is_none_or(|(_, choices)| choices.is_empty());
        let keep = TurnInput::may_pass(&self.position.get());
        let hint = self.stage.get() != Stage::Hinted;
        [(keep, Choice::Keep), (hint, Choice::Hint), (true, Choice::Skip)]
            .into_iter()
            .filter_map(move |(shown, choice)| (idle && shown).then_some(choice))
    }

    fn button(self, choice: Choice) -> AnyView {
        let texts = self.shell.texts;
        match choice {
            Choice::Input(choice, first) => prompt::button(texts, choice, first, move || {
                if let Some(turn) = self.input.choose(choice, &self.position.get_untracked()) {
                    self.play(turn);
                }
            }),
            Choice::Keep => {
                choice_button(false, "keep", None, texts.game_keep(), move || self.play(Turn::PASS))
            }
            Choice::Hint => {
                choice_button(false, "hint", Some(Icon::Hint), texts.learn_hint(), move || {
                    self.input.remark.set(None);
                    self.stage.set(Stage::Hinted);
                })
            }
            Choice::Skip => {
                choice_button(false, "skip", None, texts.learn_skip(), move || self.next())
            }
        }
    }

    /// The status for the live region.
    pub(super) fn announcement(self) -> String {
        let texts = self.shell.texts;
        let (input, position) = (self.input.get(), self.position.get());
        let visible = prompt::for_input(texts, input, &self.marks());
        match (self.stage.get(), self.input.remark.get(), visible) {
            (Stage::Solved, ..) => {
                let last = self.task.get() + 1 == self.lesson.tasks.len();
                let finished =
                    (last && self.lesson.next().is_none()).then(|| texts.learn_finished());
                let parts = [Some(self.praise()), finished];
                parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
            }
            (_, Some(remark), _) => remark,
            (_, None, Some((visible, choices))) => {
                let choices: Vec<String> =
                    choices.iter().map(|choice| choice.text(texts)).collect();
                let text = prompt::announcement(texts, input, &position, &visible);
                prompt::with_choices(texts, text, &choices)
            }
            _ if self.playing_out.get() => {
                let answer = self.answer_aloud();
                answer.unwrap_or_else(|| self.play_out_text())
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
        let (text, again) = (self.praise(), texts.learn_once_more());
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
}
