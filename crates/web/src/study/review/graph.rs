//! The graph of the expected result over the game.

use leptos::html;
use leptos::prelude::*;
use mad_study::{Judgement, Review};
use mad_svg::Num;

use super::ReviewState;
use crate::study::controller::StudyController;

/// The size of the drawing. It is stretched to the width of the panel.
const WIDTH: f64 = 300.0;
const HEIGHT: f64 = 60.0;

fn point(review: &Review, index: usize) -> (f64, f64) {
    let last = review.graph.len().saturating_sub(1).max(1) as f64;
    (index as f64 / last * WIDTH, (1.0 - review.graph[index]) * HEIGHT)
}

/// The line of the graph as a path.
fn line(review: &Review) -> String {
    let points = (0..review.graph.len()).map(|index| {
        let (x, y) = point(review, index);
        format!("{}{} {}", if index == 0 { "M" } else { "L" }, Num(x), Num(y))
    });
    points.collect()
}

/// The area below the line: red's part.
fn area(review: &Review) -> String {
    format!("{}L{} {}L0 {}Z", line(review), Num(WIDTH), Num(HEIGHT), Num(HEIGHT))
}

/// The graph. A click or a tap goes to the turn there.
pub(super) fn graph(controller: StudyController, state: Memo<Option<ReviewState>>) -> AnyView {
    let texts = controller.shell.texts;
    let element = NodeRef::<html::Div>::new();
    let go = move |event: web_sys::MouseEvent| {
        let Some(element) = element.get_untracked() else { return };
        let bounds = element.get_bounding_client_rect();
        let share = (f64::from(event.client_x()) - bounds.x()) / bounds.width().max(1.0);
        state.with_untracked(|state| {
            let Some(state) = state else { return };
            let last = state.review.graph.len().saturating_sub(1);
            let index = (share.clamp(0.0, 1.0) * last as f64).round() as usize;
            match index.checked_sub(1).and_then(|turn| state.node(turn)) {
                Some(node) => controller.go_to(node),
                None => {
                    controller.go_to(controller.study.with_untracked(|study| study.tree.root()));
                }
            }
        });
    };
    let drawn = Memo::new(move |_| {
        state.with(|state| {
            let review = &state.as_ref()?.review;
            let marks: Vec<(f64, f64, &'static str)> = review
                .turns
                .iter()
                .enumerate()
                .filter_map(|(index, turn)| {
                    let class = match turn.judgement? {
                        Judgement::Inaccuracy => return None,
                        Judgement::Mistake => "mark mistake",
                        Judgement::Blunder => "mark blunder",
                    };
                    let (x, y) = point(review, index + 1);
                    Some((x, y, class))
                })
                .collect();
            Some((line(review), area(review), marks))
        })
    });
    // The turn that is looked at, if it is on the reviewed line.
    let here = Memo::new(move |_| {
        let cursor = controller.cursor.get();
        state.with(|state| {
            let state = state.as_ref()?;
            let turn = state.nodes.iter().position(|&node| node == cursor);
            let index = turn.map_or(0, |turn| turn + 1);
            (turn.is_some() || controller.study.with(|study| study.tree.root() == cursor))
                .then(|| point(&state.review, index).0)
        })
    });
    let content = move || {
        let (line, area, marks) = drawn.get().unwrap_or_default();
        let mark = |(x, y, class): (f64, f64, &'static str)| {
            view! { <circle class=class cx=Num(x).to_string() cy=Num(y).to_string() r="2.5" /> }
        };
        let cursor = here.get().map(|x| {
            let x = Num(x).to_string();
            view! { <line class="here" x1=x.clone() x2=x y1="0" y2=Num(HEIGHT).to_string() /> }
        });
        view! {
            <path class="area" d=area />
            <line class="middle" x1="0" x2=Num(WIDTH).to_string() y1=Num(HEIGHT / 2.0).to_string() y2=Num(HEIGHT / 2.0).to_string() />
            <path class="curve" d=line />
            {marks.into_iter().map(mark).collect_view()}
            {cursor}
        }
    };
    view! {
        <div class="graph" node_ref=element on:click=go>
            <svg
                viewBox=format!("0 0 {} {}", Num(WIDTH), Num(HEIGHT))
                preserveAspectRatio="none"
                role="img"
                aria-label=texts.study_review_graph()
            >
                {content}
            </svg>
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use mad_rules::Game;
    use mad_study::Review;

    use super::*;

    #[test]
    fn the_line_goes_from_edge_to_edge() {
        let mut game = Game::default();
        game.play("pass".parse().unwrap()).unwrap();
        let review = Review::new(&game, &[None, None]);
        assert_eq!(line(&review), "M0 30L300 30");
        assert_eq!(area(&review), "M0 30L300 30L300 60L0 60Z");
    }
}
