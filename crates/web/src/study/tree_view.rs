//! The tree of variations as a list: rendered row by row over several frames, so that a large study does
//! not block the page.

use std::cell::RefCell;

use leptos::html;
use leptos::prelude::*;
use mad_study::NodeId;

use super::compact_turn;
use super::controller::StudyController;
use super::tree_rows::{Row, Word, rows};
use crate::browser;

/// How many rows are rendered in a frame.
const ROWS_PER_FRAME: usize = 30;

pub(super) fn tree_view(controller: StudyController) -> AnyView {
    let texts = controller.shell.texts;
    let rows = Memo::new(move |_| {
        let long = controller.long_turns.get();
        controller.study.with(|study| {
            rows(&study.tree, &|position, turn| {
                if long {
                    texts.turn_in_list(position, turn)
                } else {
                    compact_turn(texts, position, turn)
                }
            })
        })
    });
    let rendered = rows_in_steps(rows);
    let list = NodeRef::<html::Div>::new();
    mark_current(controller, list, rendered, rows);
    let shown = move || {
        let count = rendered.get();
        rows.with(|rows| {
            rows.iter().take(count).map(|row| (row.key(), row.clone())).collect::<Vec<_>>()
        })
    };
    let empty = move || {
        rows.with(Vec::is_empty).then(|| view! { <p class="dim">{texts.study_no_turns()}</p> })
    };
    let click = move |event: web_sys::MouseEvent| {
        let element = browser::closest(&event, "[data-node]");
        let number = element.and_then(|element| element.get_attribute("data-node"));
        let node = number.and_then(|number| number.parse().ok()).and_then(|number: usize| {
            controller.study.with_untracked(|study| study.tree.find(number))
        });
        if let Some(node) = node {
            controller.go_to(node);
        }
    };
    view! {
        <div class="tree" node_ref=list role="group" aria-label=texts.turns_title() on:click=click>
            {empty}
            <For each=shown key=|row| row.0 children=|(_, row)| row_view(row) />
        </div>
    }
    .into_any()
}

/// The number of rows to render: it grows from frame to frame until all are there.
fn rows_in_steps(rows: Memo<Vec<Row>>) -> RwSignal<usize> {
    let rendered = RwSignal::new(ROWS_PER_FRAME);
    Effect::new(move |_| {
        let (count, all) = (rendered.get(), rows.with(Vec::len));
        if count < all {
            request_animation_frame(move || {
                let _ = rendered.try_update(|rendered| *rendered = count + ROWS_PER_FRAME);
            });
        }
    });
    rendered
}

thread_local! {
    /// The element of the turn that is looked at.
    static CURRENT: RefCell<Option<web_sys::Element>> = const { RefCell::new(None) };
}

/// Marks the turn that is looked at, and scrolls the list to it. The attribute is set here and not by
/// a memo for each turn, of which a large study would have thousands.
fn mark_current(
    controller: StudyController,
    list: NodeRef<html::Div>,
    rendered: RwSignal<usize>,
    rows: Memo<Vec<Row>>,
) {
    Effect::new(move |_| {
        let node = controller.cursor.get();
        rendered.track();
        rows.track();
        request_animation_frame(move || {
            let Some(list) = list.try_get_untracked().flatten() else { return };
            let selector = format!("[data-node='{}']", node.index());
            let current = list.query_selector(&selector).ok().flatten();
            let before = CURRENT.replace(current.clone());
            if before == current
                && current.as_ref().is_some_and(|it| it.has_attribute("aria-current"))
            {
                return;
            }
            if let Some(before) = before {
                let _ = before.remove_attribute("aria-current");
            }
            if let Some(current) = current {
                let _ = current.set_attribute("aria-current", "step");
                scroll_to(&list, &current);
            }
        });
    });
}

/// Scrolls the list, but not the page.
fn scroll_to(list: &web_sys::HtmlElement, current: &web_sys::Element) {
    let (outer, inner) = (list.get_bounding_client_rect(), current.get_bounding_client_rect());
    if inner.y() < outer.y() || inner.y() + inner.height() > outer.y() + outer.height() {
        let offset = inner.y() + inner.height() / 2.0 - outer.y() - outer.height() / 2.0;
        list.set_scroll_top(list.scroll_top() + offset as i32);
    }
}

fn row_view(Row { depth, words }: Row) -> AnyView {
    let words = words.into_iter().map(word_view).collect_view();
    let class = if depth == 0 { "line" } else { "line variation" };
    view! { <p class=class style=("--depth", depth.to_string())>{words}</p> }.into_any()
}

fn word_view(word: Word) -> AnyView {
    match word {
        Word::Number(text) => view! { <span class="number">{text}</span> }.into_any(),
        Word::Comment { text, .. } => view! { <span class="comment">{text}</span> }.into_any(),
        Word::Turn { node, text, glyphs } => turn_view(node, text, glyphs),
    }
}

fn turn_view(node: NodeId, text: String, glyphs: String) -> AnyView {
    let judged = match glyphs.as_str() {
        "?!" => "turn inaccuracy",
        "?" => "turn mistake",
        "??" => "turn blunder",
        "!" | "!!" | "!?" => "turn good",
        _ => "turn",
    };
    let glyphs = (!glyphs.is_empty()).then(|| view! { <b class="glyph">{glyphs}</b> });
    view! {
        <button type="button" class=judged data-node=node.index().to_string()>{text}{glyphs}</button>
    }
    .into_any()
}
