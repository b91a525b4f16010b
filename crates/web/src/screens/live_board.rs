//! The board of the home screen: the current game, or a short demonstration.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use mad_rules::{BySide, Position, Side, SquareSet};
use mad_session::{GameSession, Marks, Placement};

use crate::app::Shell;
use crate::board::{self, BoardProps, LastTurn};
use crate::browser;
use crate::icons::Icon;
use crate::route::Route;
use crate::settings::is_animated;
use crate::widgets::icon_button;

/// The demonstration: a middle game, then a rotation, a permutation and two expulsions.
const DEMO_START: &str = "b221b1111b212/b121b222b2111/1b1122/2r2121/r121r1221r112/r221r111r2221 \
                          r - r 6/40 21";
const DEMO_TURNS: [&str; 4] = ["122-212-221", "121-212", "b2b4", "b5b4"];
/// The time between two turns. All of them take less than five seconds, so that no control to stop
/// them is needed (WCAG 2.2.2).
const DEMO_STEP: Duration = Duration::from_millis(1150);

/// The positions of the demonstration.
fn demo() -> Vec<Position> {
    let mut position: Position = DEMO_START.parse().unwrap_or_default();
    let mut positions = vec![position];
    for turn in DEMO_TURNS {
        let Some(next) = turn.parse().ok().and_then(|turn| mad_tutorial::after(&position, turn))
        else {
            break;
        };
        position = next;
        positions.push(position);
    }
    positions
}

/// The board. With a game it is a link to that game. It cannot be played on: it is inert, and screen
/// readers skip it.
pub(crate) fn live_board(shell: Shell, current: Option<(String, GameSession)>) -> AnyView {
    let flip = current.as_ref().is_some_and(|(_, game)| game.person() == Some(Side::Blue));
    let (positions, link) = match current {
        Some((id, session)) => {
            let positions = session.game().positions();
            let last = positions.len().saturating_sub(2);
            (positions[last..].to_vec(), Some(Route::Game(id).address()))
        }
        None => (demo(), None),
    };
    let end = positions.len() - 1;
    let is_demo = link.is_none();
    let shown = RwSignal::new(if is_demo { 0 } else { end });
    let element = NodeRef::<html::Div>::new();
    let positions = StoredValue::new(positions);
    let at = move |index: usize| positions.with_value(|positions| positions[index]);
    let replay = move || {
        if shown.get_untracked() == end {
            shown.set(0);
            play(shown, end, element);
        }
    };
    if is_demo && shell.settings.with_untracked(is_animated) {
        Effect::new(move |_| play(shown, end, element));
    }
    let props = BoardProps {
        picture: Memo::new(move |_| Placement::from(&at(shown.get()))),
        marks: Memo::new(|_| Marks::default()),
        picked: Memo::new(|_| None),
        last_turn: Memo::new(move |_| match shown.get().checked_sub(1) {
            Some(before) => LastTurn::between(&at(before), &at(before + 1)),
            None => LastTurn::default(),
        }),
        hint: Memo::new(|_| Vec::new()),
        reach: Memo::new(|_| Marks::default()),
        danger: Memo::new(|_| SquareSet::EMPTY),
        pickable: Memo::new(|_| BySide::from_fn(|_| false)),
        flip: Memo::new(move |_| flip),
        face_to_face: Memo::new(|_| false),
    };
    let board = board::board(shell, props, Callback::new(|_| ()));
    let board = view! { <div class="picture" inert=true aria-hidden="true">{board}</div> };
    let again = is_demo.then(|| {
        let label = shell.texts.home_demo_again();
        icon_button("demo-again", Icon::Rotate, label, true.into(), replay)
    });
    let board = match link {
        Some(address) => {
            view! { <a href=address tabindex="-1" aria-hidden="true">{board}</a> }.into_any()
        }
        None => board.into_any(),
    };
    view! { <div class="live" node_ref=element>{board}{again}</div> }.into_any()
}

/// Plays the demonstration to its end, one turn at a time. It waits while it cannot be seen.
fn play(shown: RwSignal<usize>, end: usize, element: NodeRef<html::Div>) {
    let step = move || {
        // The screen may be gone.
        let Some(index) = shown.try_get_untracked() else { return };
        if element.try_get_untracked().flatten().is_some_and(|element| is_in_sight(&element)) {
            shown.set(index + 1);
        }
        play(shown, end, element);
    };
    if shown.try_get_untracked().is_some_and(|index| index < end) {
        set_timeout(step, DEMO_STEP);
    }
}

/// Returns whether an element is in the viewport of a visible page.
fn is_in_sight(element: &web_sys::HtmlDivElement) -> bool {
    let area = element.get_bounding_client_rect();
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    browser::is_visible() && area.bottom() > 0.0 && area.top() < height.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_demonstration_is_legal_and_short() {
        assert_eq!(demo().len(), DEMO_TURNS.len() + 1);
        assert!(DEMO_STEP * (DEMO_TURNS.len() as u32) < Duration::from_secs(5));
    }
}
