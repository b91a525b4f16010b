//! The panel of the review: its progress, the graph, the accuracy of both sides, and the mistakes.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::Side;
use mad_study::{Accuracy, Judgement, Review};

use super::graph::graph;
use super::learning::{Learning, LessonStage};
use super::{ReviewState, Reviewer};
use crate::icons::Icon;
use crate::study::compact_turn;
use crate::study::controller::StudyController;
use crate::widgets::{button, choice_button};

/// How many turning points are named.
const TURNING_POINTS: usize = 3;

pub(in crate::study) fn panel(controller: StudyController) -> AnyView {
    let (texts, reviewer) = (controller.shell.texts, controller.reviewer);
    let state = Memo::new_with_compare(move |_| reviewer.state.get(), |_, _| true);
    let there = Memo::new(move |_| state.with(Option::is_some));
    let running =
        Memo::new(move |_| state.with(|state| state.as_ref().is_some_and(|it| it.is_running)));
    let content = move || {
        if !there.get() {
            return start(controller);
        }
        view! {
            {move || running.get().then(|| progress(controller, state))}
            {failure(controller)}
            {graph(controller, state)}
            {move || sides(controller, state)}
            {move || (!running.get()).then(|| done(controller, state))}
        }
        .into_any()
    };
    view! { <section class="card review" aria-label=texts.study_review_title()>{content}</section> }
        .into_any()
}

fn failure(controller: StudyController) -> AnyView {
    let (texts, failure) = (controller.shell.texts, controller.reviewer.failure);
    let text = move || {
        let reason = failure.get()?;
        Some(view! { <p class="warning" role="alert">{texts.study_engine_failed(reason)}</p> })
    };
    text.into_any()
}

/// The button that starts a review, if there are turns to review.
fn start(controller: StudyController) -> AnyView {
    let texts = controller.shell.texts;
    let empty = Memo::new(move |_| controller.study.with(|study| study.tree.is_empty()));
    let begin = move || controller.reviewer.start(controller);
    let content = move || {
        (!empty.get()).then(|| {
            button("button strong", "review", Some(Icon::Check), texts.study_review_start(), begin)
        })
    };
    content.into_any()
}

fn progress(controller: StudyController, state: Memo<Option<ReviewState>>) -> AnyView {
    let texts = controller.shell.texts;
    let share = Memo::new(move |_| {
        state.with(|state| state.as_ref().map_or(0, |state| (100.0 * state.progress) as u32))
    });
    view! {
        <div class="review-progress">
            <progress max="100" value=move || share.get().to_string() aria-label=texts.study_review_title()></progress>
            <span>{move || texts.study_review_progress(share.get())}</span>
            {choice_button(false, "stop-review", None, texts.study_review_stop(), move || controller.reviewer.stop())}
        </div>
    }
    .into_any()
}

/// The accuracy and the counts of both sides. Sides are columns: the panel may be narrow.
fn sides(controller: StudyController, state: Memo<Option<ReviewState>>) -> AnyView {
    let texts = controller.shell.texts;
    state.with(|state| {
        let Some(state) = state else { return ().into_any() };
        let review = &state.review;
        let accuracy = Side::ALL.map(|side| accuracy_text(texts, review, side));
        let counts = Judgement::ALL.map(|judgement| {
            let count = |side: Side| review.counts[side][judgement.index()].to_string();
            row(texts.study_review_counts(judgement.argument()), Side::ALL.map(count))
        });
        let names = Side::ALL.map(|side| {
            let name = texts.side_name(Texts::side_argument(side));
            view! { <th scope="col">{name}</th> }
        });
        view! {
            <table class="review-sides">
                <thead><tr><td></td>{names.into_iter().collect_view()}</tr></thead>
                <tbody>
                    {row(texts.study_review_accuracy(), accuracy)}
                    {counts.into_iter().collect_view()}
                </tbody>
            </table>
        }
        .into_any()
    })
}

fn accuracy_text(texts: &Texts, review: &Review, side: Side) -> String {
    let percent = |accuracy: Accuracy| texts.decimal(accuracy.percent(), 0);
    let text = review.accuracy[side].map(|accuracy| texts.study_review_percent(percent(accuracy)));
    text.unwrap_or_else(|| "–".to_owned())
}

fn row(label: String, values: [String; 2]) -> AnyView {
    let values = values.map(|value| view! { <td>{value}</td> });
    view! { <tr><th scope="row">{label}</th>{values.into_iter().collect_view()}</tr> }.into_any()
}

/// What can be done with a finished review, and the list of mistakes.
fn done(controller: StudyController, state: Memo<Option<ReviewState>>) -> AnyView {
    let texts = controller.shell.texts;
    let reviewer = controller.reviewer;
    let mistakes = Side::ALL.map(|side| {
        let count = state.with_untracked(|state| {
            state.as_ref().map_or(0, |state| state.review.mistakes(side).count())
        });
        (count > 0).then(|| {
            let text = texts.study_review_learn(Texts::side_argument(side), count);
            let learn = move || reviewer.learn(controller, side);
            button("button main-button", "learn", Some(Icon::School), text, learn)
        })
    });
    let write = move || {
        let review =
            reviewer.state.with_untracked(|state| state.as_ref().map(|state| state.review.clone()));
        if let Some(review) = review {
            controller.change(|tree| {
                tree.annotate(&review, texts);
                Ok(())
            });
            controller.shell.notify(texts.study_review_written());
        }
    };
    view! {
        <div class="choices">
            {mistakes.into_iter().collect_view()}
            {button("button", "write-review", Some(Icon::Pen), texts.study_review_write(), write)}
            {button("button", "review", Some(Icon::Redo), texts.study_review_again(), move || reviewer.start(controller))}
        </div>
        {list(controller, state)}
        <p class="dim">{thresholds(texts)}</p>
    }
    .into_any()
}

fn thresholds(texts: &Texts) -> String {
    let [inaccuracy, mistake, blunder] =
        Judgement::ALL.map(|judgement| texts.decimal(100.0 * judgement.threshold(), 0));
    texts.study_review_thresholds(inaccuracy, mistake, blunder)
}

/// The judged turns in words: the graph for screen readers, and a way to each of them.
fn list(controller: StudyController, state: Memo<Option<ReviewState>>) -> AnyView {
    let texts = controller.shell.texts;
    let entries = state.with_untracked(|state| {
        let Some(state) = state else { return Vec::new() };
        let points = state.review.turning_points(TURNING_POINTS);
        let entry = |(index, turn): (usize, &mad_study::ReviewedTurn)| {
            turn.judgement?;
            let (before, node) = (state.before(index), state.node(index)?);
            let number = before.number().div_ceil(2);
            let dots = if turn.side == Side::Red { "." } else { "…" };
            let title = format!("{number}{dots} {}", compact_turn(texts, &before, turn.turn));
            let words = turn.explanation(&before, texts);
            let class = if points.contains(&index) { "turning-point" } else { "" };
            let tip = points.contains(&index).then(|| view! { <em>{texts.study_review_turning_point()}</em> });
            Some(view! {
                <li class=class>
                    <button type="button" class="turn" data-action="go-to-mistake" on:click=move |_| controller.go_to(node)>
                        {title}
                    </button>
                    {tip}
                    <span>{words}</span>
                </li>
            })
        };
        state.review.turns.iter().enumerate().filter_map(entry).collect::<Vec<_>>()
    });
    if entries.is_empty() {
        return view! { <p>{texts.study_review_no_mistakes()}</p> }.into_any();
    }
    view! {
        <details class="mistakes" open>
            <summary>{texts.study_review_mistakes()}</summary>
            <ol>{entries}</ol>
        </details>
    }
    .into_any()
}

/// The task of the mistake that is being learnt from, if one is.
pub(in crate::study) fn lesson_card(controller: StudyController) -> AnyView {
    let learning = controller.reviewer.learning;
    let card = move || learning.get().map(|learning| lesson(controller, learning));
    card.into_any()
}

/// The task of a mistake, and what became of a try.
fn lesson(controller: StudyController, learning: Learning) -> AnyView {
    let (texts, reviewer): (_, Reviewer) = (controller.shell.texts, controller.reviewer);
    let side = Texts::side_argument(learning.side);
    let known = reviewer.state.with_untracked(|state| {
        let state = state.as_ref()?;
        let turn = state.review.turns.get(learning.turn)?;
        Some((state.before(learning.turn), turn.turn, turn.better.first().copied()))
    });
    let played =
        known.map_or_else(String::new, |(before, turn, _)| texts.turn_aloud(&before, turn));
    let solution = known.and_then(|(before, _, better)| Some(texts.instruction(&before, better?)));
    let sentence = match learning.stage {
        LessonStage::Asking => texts.study_review_task(side, played),
        LessonStage::Checking(_) => texts.study_thinking(),
        LessonStage::Right(_) => texts.study_review_right(),
        LessonStage::Wrong(_, loss) => texts.study_review_wrong(texts.decimal(100.0 * loss, 0)),
        LessonStage::Shown => texts.study_review_solution(solution.unwrap_or_default()),
        LessonStage::Done => texts.study_review_learnt(),
    };
    let next = move || reviewer.next_mistake(controller);
    let next_button = move |primary| {
        choice_button(primary, "next-mistake", None, texts.study_review_next(), next)
    };
    let choices = match learning.stage {
        LessonStage::Asking => view! {
            {choice_button(false, "show-solution", None, texts.study_review_show(), move || reviewer.show_solution())}
            {next_button(false)}
        }
        .into_any(),
        LessonStage::Wrong(..) => view! {
            {choice_button(true, "try-turn-again", None, texts.study_review_try_again(), move || reviewer.try_again())}
            {choice_button(false, "show-solution", None, texts.study_review_show(), move || reviewer.show_solution())}
        }
        .into_any(),
        LessonStage::Right(_) | LessonStage::Shown => next_button(true),
        LessonStage::Checking(_) | LessonStage::Done => ().into_any(),
    };
    controller.shell.announce(sentence.clone());
    view! {
        <div class="card lesson-of-mistake" data-stage=stage_name(learning.stage)>
            <p>{sentence}</p>
            <div class="choices">
                {choices}
                {choice_button(false, "end-learning", None, texts.study_review_end(), move || reviewer.end_learning())}
            </div>
        </div>
    }
    .into_any()
}

const fn stage_name(stage: LessonStage) -> &'static str {
    match stage {
        LessonStage::Asking => "asking",
        LessonStage::Checking(_) => "checking",
        LessonStage::Right(_) => "right",
        LessonStage::Wrong(..) => "wrong",
        LessonStage::Shown => "shown",
        LessonStage::Done => "done",
    }
}
