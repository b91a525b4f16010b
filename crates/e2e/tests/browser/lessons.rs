//! All lessons in all languages, from the first task to the last.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page};
use mad_i18n::{Language, Texts};
use mad_rules::{Position, Ship, Side, Turn};
use mad_session::Seat;
use mad_tutorial::{Duel, Goal, LESSONS, Lesson, MINUTES, Task, Verdict, after};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;

use super::text_check::Reader;
use crate::suite::{expect, tests};

tests! {
    PHONE: lessons_in_english, lessons_in_french, lessons_in_dutch, lessons_in_german;
}

async fn lessons_in_english(page: &Page) -> Result<()> {
    course(page, Language::English).await
}

async fn lessons_in_french(page: &Page) -> Result<()> {
    course(page, Language::French).await
}

async fn lessons_in_dutch(page: &Page) -> Result<()> {
    course(page, Language::Dutch).await
}

async fn lessons_in_german(page: &Page) -> Result<()> {
    course(page, Language::German).await
}

/// The state of a run through the lessons.
struct Learner<'a> {
    page: &'a Page,
    texts: Texts,
    reader: Reader,
    rng: SmallRng,
}

async fn course(page: &Page, language: Language) -> Result<()> {
    let (texts, reader) = (Texts::new(language), Reader::new(language));
    let mut learner = Learner { page, texts, reader, rng: SmallRng::seed_from_u64(7) };
    learner.list().await?;
    page.press_on("[data-lesson=ships]").await?;
    for lesson in &LESSONS {
        for number in 0..lesson.tasks.len() {
            let name = task_name(lesson, number);
            learner.task(lesson, number).await.with_context(|| name)?;
        }
    }
    page.press("first-game").await?;
    page.wait_for(".game .actions").await?;
    let seats = page.current_game().await?.session.seats();
    expect(seats[Side::Red] == Seat::Person, "the learner plays red")?;
    expect(seats[Side::Blue] == Seat::Computer(1), "against level 1")?;
    page.position_is(&Position::default()).await?;
    learner.reader.finish()
}

fn task_name(lesson: &Lesson, number: usize) -> String {
    format!("task-{}-{}", lesson.name, number + 1)
}

/// The title of a lesson.
fn title(texts: &Texts, lesson: &Lesson) -> Result<String> {
    texts.part(&format!("lesson-{}", lesson.name), None).context("every lesson has a title")
}

/// Whether all ships of a turn are shown, and teleportations: some lessons have neither.
fn in_sight(lesson: &Lesson, task: &Task, turn: Turn) -> bool {
    let position = task.position();
    let ships = turn.cycle().map(|cycle| cycle.ships(position.to_move()));
    if !lesson.knows_teleportations() && ships.is_some() {
        return false;
    }
    lesson.exile
        || ships.is_none_or(|ships| ships.iter().all(|item| !position.place(item).is_exile()))
}

/// Plays a duel to its end with the best turns, against the answers of the page, which tells each of
/// them. Returns the last position.
pub(super) async fn play_out(
    page: &Page,
    texts: &Texts,
    mut position: Position,
    rng: &mut SmallRng,
) -> Result<Position> {
    let mut duel = Duel::default();
    while !position.is_over() {
        let answer = duel.best_turn(&position).context("blue can play")?;
        let told = texts.turn_aloud(&position, answer);
        position.play(answer)?;
        page.position_is(&position).await?;
        page.status_is(&format!("{told} {}", texts.learn_play_out())).await?;
        let turn = duel.best_turn(&position).context("red can play")?;
        page.play_turn(Input::of(page.size()), &position, turn, rng).await?;
        position.play(turn)?;
    }
    page.position_is(&position).await?;
    Ok(position)
}

impl Learner<'_> {
    /// A text of a task.
    fn word(&self, lesson: &Lesson, number: usize, part: Option<&str>) -> Result<String> {
        let name = task_name(lesson, number);
        self.texts.part(&name, part).with_context(|| format!("{name} {part:?}"))
    }

    /// Checks the list of lessons.
    async fn list(&mut self) -> Result<()> {
        let page = self.page;
        self.reader.visit(page, "#/learn").await?;
        page.wait_for(".lessons .title").await?;
        let look = "return [...document.querySelectorAll('.lessons .title')].map((item) => item.innerText);";
        let shown: Vec<String> = page.run(look, Vec::new()).await?;
        let titles: Vec<String> =
            LESSONS.iter().map(|lesson| title(&self.texts, lesson)).collect::<Result<_>>()?;
        expect(shown == titles, format!("the list is {shown:?}"))?;
        page.text_is(".screen > .dim", &self.texts.learn_note(LESSONS.len(), MINUTES)).await?;
        self.reader.read(page, "the list").await
    }

    /// Does a task: text, wrong answer, hint, solution, next.
    async fn task(&mut self, lesson: &'static Lesson, number: usize) -> Result<()> {
        let (page, task) = (self.page, &lesson.tasks[number]);
        let head = self.texts.learn_lesson(lesson.index() + 1, title(&self.texts, lesson)?);
        page.text_is(".task h1", &head).await?;
        page.text_is(".task .instruction", &self.word(lesson, number, None)?).await?;
        let intro = self.texts.part(&format!("lesson-{}", lesson.name), Some("intro"));
        let intro = intro.filter(|_| number == 0).unwrap_or_default();
        page.text_is(".task .intro", &intro).await?;
        page.position_is(&task.position()).await?;
        let name = task_name(lesson, number);
        self.reader.read(page, &name).await?;
        self.fail(lesson, number, task).await?;
        self.reader.read(page, &format!("{name}, tried in vain")).await?;
        self.ask(lesson, number, task).await?;
        self.reader.read(page, &format!("{name}, hinted at")).await?;
        self.solve(lesson, number, task).await?;
        self.reader.read(page, &format!("{name}, solved")).await?;
        self.go_on(lesson, number).await
    }

    /// Gives a wrong answer, and waits for the remark.
    async fn fail(&mut self, lesson: &Lesson, number: usize, task: &Task) -> Result<()> {
        let wrong = self.word(lesson, number, Some("wrong"))?;
        let remark = match task.goal {
            Goal::Pick(_) => {
                let ship = self.wrong_ship(task)?;
                let square = task.position().place(ship).square().context("all are there")?;
                self.page.tap(Input::Touch, &square.to_string()).await?;
                format!("{} {wrong}", self.texts.learn_not_that(self.texts.ship_name(ship)))
            }
            Goal::Play(_) => {
                let turn = self.wrong_turn(lesson, task)?;
                self.page.play_turn(Input::Touch, &task.position(), turn, &mut self.rng).await?;
                match task.judge(turn) {
                    Verdict::Loses(answer) => {
                        let next = after(&task.position(), turn).context("it is legal")?;
                        self.texts.learn_loses(next.long_text(answer))
                    }
                    _ => wrong,
                }
            }
        };
        self.page.status_is(&remark).await?;
        self.page.wait_for(".status .sentence.remark").await?;
        self.page.position_is(&task.position()).await
    }

    fn wrong_ship(&mut self, task: &Task) -> Result<Ship> {
        let wrong = |ship: &Ship| {
            ship.side() == Side::Red && task.judge_pick(*ship) == Some(Verdict::Wrong)
        };
        let ships: Vec<Ship> = Ship::all().filter(wrong).collect();
        ships.choose(&mut self.rng).copied().context("one of several ships is asked for")
    }

    fn wrong_turn(&mut self, lesson: &Lesson, task: &Task) -> Result<Turn> {
        let wrong =
            |turn: &Turn| !matches!(task.judge(*turn), Verdict::Right | Verdict::OwnCorvette);
        let turns = task.position().sorted_turns().into_iter().filter(wrong);
        let turns: Vec<Turn> = turns.filter(|&turn| in_sight(lesson, task, turn)).collect();
        turns.choose(&mut self.rng).copied().context("not every turn solves a task")
    }

    /// Asks for a hint: text and arrows.
    async fn ask(&mut self, lesson: &Lesson, number: usize, task: &Task) -> Result<()> {
        self.page.press("hint").await?;
        self.page.status_is(&self.word(lesson, number, Some("hint"))?).await?;
        self.page.wait_gone("[data-action=hint]").await?;
        let turn = task.solutions().next();
        let effect = turn.map(|turn| task.position().effect(turn)).transpose()?;
        let arrows = effect.map_or(0, |item| item.moved.into_iter().chain(item.teleported).count());
        let drawn = async || self.page.count(".arrows .arrow.hint").await;
        self.page.until("arrows", &arrows, drawn).await
    }

    /// Solves the task by taps, and waits for the praise and the position.
    async fn solve(&mut self, lesson: &Lesson, number: usize, task: &Task) -> Result<()> {
        let (page, position) = (self.page, task.position());
        let mut next = position;
        if let Goal::Pick(class) = task.goal {
            let square = position.place(Ship::new(Side::Red, class)).square();
            page.tap(Input::Touch, &square.context("it is there")?.to_string()).await?;
        } else {
            let turns = task.solutions().filter(|&turn| in_sight(lesson, task, turn));
            let turns: Vec<Turn> = turns.collect();
            let turn = *turns.choose(&mut self.rng).context("there is a way to solve it")?;
            page.play_turn(Input::Touch, &position, turn, &mut self.rng).await?;
            next.play(turn)?;
        }
        let mut praise = self.word(lesson, number, Some("done"))?;
        if lesson.is_played_out() {
            next = play_out(page, &self.texts, next, &mut self.rng).await?;
            praise = self.texts.learn_played_out();
        }
        if lesson.next().is_none() && number + 1 == lesson.tasks.len() {
            praise = format!("{praise} {}", self.texts.learn_finished());
        }
        page.status_is(&praise).await?;
        page.wait_for(".status .sentence.good").await?;
        page.position_is(&next).await
    }

    /// Goes on to the next task, and checks the buttons.
    async fn go_on(&mut self, lesson: &Lesson, number: usize) -> Result<()> {
        let page = self.page;
        let last = number + 1 == lesson.tasks.len();
        let game = last && lesson.leads_to_a_game();
        page.count_is("[data-action=first-game]", usize::from(game)).await?;
        if game {
            page.text_is("[data-action=first-game]", &self.texts.home_first()).await?;
        }
        let text = match lesson.next() {
            _ if !last => self.texts.learn_next(),
            Some(next) => self.texts.learn_next_lesson(title(&self.texts, next)?),
            None => return page.wait_gone("[data-action=next]").await,
        };
        page.text_is("[data-action=next]", &text).await?;
        page.press("next").await
    }
}
