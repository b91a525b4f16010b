//! The list of turns, and navigation in it.

use leptos::html;
use leptos::prelude::*;
use mad_rules::{Position, Side};
use mad_session::{ListedTurn, TurnPair, turn_pairs};

use super::controller::GameController;
use crate::icons::Icon;
use crate::widgets::{ToolbarButton, icon_button};

/// Views the game after a number of turns.
pub(super) fn view_after(controller: GameController, turns: usize) {
    let all = controller.saved.with_untracked(|saved| saved.session.game().turns().len());
    controller.input.clear();
    controller.cursor.set((turns < all).then_some(turns));
}

/// Steps through a game that is over or already being looked back at. In a running game a swipe does
/// nothing.
pub(super) fn swipe(controller: GameController, forward: bool) {
    let over = controller.saved.with_untracked(|saved| saved.session.game().is_over());
    if over || controller.cursor.get_untracked().is_some() {
        step(controller, if forward { 1 } else { -1 });
    }
}

pub(super) fn step(controller: GameController, by: isize) {
    let shown = untrack(|| controller.turns_shown());
    view_after(controller, shown.saturating_add_signed(by));
}

pub(super) fn turns(controller: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let listed = move |position: &Position, turn| texts.turn_in_list(position, turn);
    let pairs =
        Memo::new(move |_| controller.saved.with(|saved| turn_pairs(saved.session.game(), listed)));
    let shown = Memo::new(move |_| controller.turns_shown());
    let list = NodeRef::<html::Ol>::new();
    scroll_to_current(list, shown, pairs);
    let numbers =
        move || pairs.with(|pairs| pairs.iter().map(|pair| pair.number).collect::<Vec<_>>());
    let none = move || {
        pairs.with(Vec::is_empty).then(|| view! { <p class="dim">{texts.turns_none()}</p> })
    };
    view! {
        <section class="turns card">
            <div class="heading">
                <h2>{texts.turns_title()}</h2>
                {navigation(controller, shown)}
            </div>
            {none}
            <ol node_ref=list>
                <For
                    each=numbers
                    key=|number| *number
                    children=move |number| row(controller, pairs, shown, number)
                />
            </ol>
        </section>
    }
    .into_any()
}

/// Scrolls the list, but not the page, to the turn that is shown.
fn scroll_to_current(list: NodeRef<html::Ol>, shown: Memo<usize>, pairs: Memo<Vec<TurnPair>>) {
    Effect::new(move |_| {
        shown.track();
        pairs.track();
        request_animation_frame(move || {
            let Some(list) = list.try_get_untracked().flatten() else { return };
            let Ok(Some(current)) = list.query_selector("[aria-current]") else { return };
            let (outer, inner) =
                (list.get_bounding_client_rect(), current.get_bounding_client_rect());
            let offset = inner.y() + inner.height() / 2.0 - outer.y() - outer.height() / 2.0;
            list.set_scroll_top(list.scroll_top() + offset as i32);
        });
    });
}

fn row(
    controller: GameController,
    pairs: Memo<Vec<TurnPair>>,
    shown: Memo<usize>,
    number: u16,
) -> AnyView {
    let entry = move |side: Side| {
        let turn = Memo::new(move |_| {
            pairs.with(|pairs| {
                let pair = pairs.iter().find(|pair| pair.number == number)?;
                pair.turns[side].clone()
            })
        });
        move || match turn.get() {
            Some(turn) => turn_button(controller, shown, turn),
            None => view! { <span class="turn"></span> }.into_any(),
        }
    };
    view! {
        <li>
            <span class="pair">{number}</span>
            {entry(Side::Red)}
            {entry(Side::Blue)}
        </li>
    }
    .into_any()
}

fn turn_button(
    controller: GameController,
    shown: Memo<usize>,
    ListedTurn { index, text }: ListedTurn,
) -> AnyView {
    view! {
        <button
            type="button"
            class="turn"
            aria-current=Memo::new(move |_| (shown.get() == index).then_some("step"))
            data-turn=index.to_string()
            on:click=move |_| view_after(controller, index)
        >
            {text}
        </button>
    }
    .into_any()
}

/// The buttons that step through the game, in place of the toolbar. The last one brings it back.
pub(super) fn steps(controller: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let before = Signal::derive(move || controller.turns_shown() > 0);
    let after = Signal::derive(move || controller.cursor.get().is_some());
    let always = Signal::derive(|| true);
    let button = |name, icon: Icon, label, enabled, go: fn(GameController)| {
        let button = ToolbarButton { name, icon: icon.into(), label, enabled, pressed: None };
        button.view(move || {
            controller.stepping.set(true);
            go(controller);
        })
    };
    let to_end: fn(GameController) = |controller| {
        view_after(controller, usize::MAX);
        controller.stepping.set(false);
    };
    view! {
        <div class="actions game-steps" role="group" aria-label=texts.turns_title()>
            {button("step-first", Icon::First, texts.act_first(), before, |controller| view_after(controller, 0))}
            {button("step-previous", Icon::Previous, texts.act_previous(), before, |controller| step(controller, -1))}
            {button("step-next", Icon::Next, texts.act_next(), after, |controller| step(controller, 1))}
            {button("step-last", Icon::Last, texts.act_last(), always, to_end)}
        </div>
    }
    .into_any()
}

fn navigation(controller: GameController, shown: Memo<usize>) -> AnyView {
    let texts = controller.shell.texts;
    let before = Signal::derive(move || shown.get() > 0);
    let after = Signal::derive(move || controller.cursor.get().is_some());
    let button = |name, drawing, label, enabled, go: fn(GameController)| {
        icon_button(name, drawing, label, enabled, move || go(controller))
    };
    let to_end: fn(GameController) = |controller| view_after(controller, usize::MAX);
    view! {
        <div class="walk">
            {button("first", Icon::First, texts.act_first(), before, |controller| view_after(controller, 0))}
            {button("previous", Icon::Previous, texts.act_previous(), before, |controller| step(controller, -1))}
            {button("next", Icon::Next, texts.act_next(), after, |controller| step(controller, 1))}
            {button("last", Icon::Last, texts.act_last(), after, to_end)}
        </div>
    }
    .into_any()
}
