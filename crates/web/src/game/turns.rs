//! The turns played, and going back and forth between them.

use leptos::html;
use leptos::prelude::*;

use super::play::Play;
use crate::ui::{Icon, icon};

/// A line of the list: the number of the pair, and both turns with their places in the game.
type Pair = (u16, [Option<(usize, String)>; 2]);

fn pairs(play: Play) -> Vec<Pair> {
    play.saved.with(|saved| {
        let game = saved.table.game();
        let mut pairs: Vec<Pair> = Vec::new();
        for (index, (&turn, position)) in game.turns().iter().zip(game.positions()).enumerate() {
            let number = position.number().div_ceil(2);
            let entry = Some((index + 1, position.long_text(turn)));
            let column = usize::from(position.number() % 2 == 0);
            match pairs.last_mut() {
                Some((last, entries)) if *last == number => entries[column] = entry,
                _ => {
                    let mut entries = [None, None];
                    entries[column] = entry;
                    pairs.push((number, entries));
                }
            }
        }
        pairs
    })
}

/// Looks at the game after so many turns.
fn look(play: Play, turns: usize) {
    let all = play.saved.with_untracked(|saved| saved.table.game().turns().len());
    play.hand.set(mad_play::Hand::EMPTY);
    play.remark.set(None);
    play.looked.set(true);
    play.cursor.set((turns < all).then_some(turns));
}

fn step(play: Play, by: isize) {
    let now = untrack(|| play.turns_shown());
    look(play, now.saturating_add_signed(by));
}

/// Arrow keys outside the board.
pub(super) fn press(play: Play, event: &web_sys::KeyboardEvent) {
    let busy = crate::browser::closest(event, "input, textarea, [role=grid], dialog").is_some();
    if busy || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => step(play, -1),
        "ArrowRight" => step(play, 1),
        "Home" => look(play, 0),
        "End" => look(play, usize::MAX),
        _ => return,
    }
    event.prevent_default();
}

pub(super) fn turns(play: Play) -> impl IntoView {
    let words = play.shell.words;
    let pairs = Memo::new(move |_| pairs(play));
    let shown = Memo::new(move |_| play.turns_shown());
    let list = NodeRef::<html::Ol>::new();
    // The turn that is shown stays in sight, without moving the page.
    Effect::new(move |_| {
        shown.track();
        pairs.track();
        request_animation_frame(move || {
            let Some(list) = list.get_untracked() else { return };
            let Ok(Some(current)) = list.query_selector("[aria-current]") else { return };
            let (outer, inner) =
                (list.get_bounding_client_rect(), current.get_bounding_client_rect());
            let offset = inner.y() + inner.height() / 2.0 - outer.y() - outer.height() / 2.0;
            list.set_scroll_top(list.scroll_top() + offset as i32);
        });
    });
    let entry = move |entry: Option<(usize, String)>| match entry {
        Some((turns, text)) => view! {
            <button
                type="button"
                class="turn"
                aria-current=move || (shown.get() == turns).then_some("step")
                data-turn=turns.to_string()
                on:click=move |_| look(play, turns)
            >
                {text}
            </button>
        }
        .into_any(),
        None => view! { <span class="turn"></span> }.into_any(),
    };
    let rows = move || {
        let rows = pairs.get().into_iter().map(|(number, [red, blue])| {
            view! {
                <li>
                    <span class="pair">{number}</span>
                    {entry(red)}
                    {entry(blue)}
                </li>
            }
        });
        rows.collect_view()
    };
    let none = move || {
        pairs.with(Vec::is_empty).then(|| view! { <p class="dim">{words.turns_none()}</p> })
    };
    let at_start = Memo::new(move |_| shown.get() == 0);
    let at_end = Memo::new(move |_| play.cursor.get().is_none());
    let button =
        move |name: &'static str, drawing, label: String, off: Memo<bool>, go: fn(Play)| {
            view! {
                <button
                    type="button"
                    class="plain"
                    data-action=name
                    aria-label=label.clone()
                    title=label
                    disabled=move || off.get()
                    on:click=move |_| go(play)
                >
                    {icon(drawing)}
                </button>
            }
        };
    view! {
        <section class="turns card">
            <div class="heading">
                <h2>{words.turns_title()}</h2>
                <div class="walk">
                    {button("first", Icon::First, words.act_first(), at_start, |play| look(play, 0))}
                    {button("previous", Icon::Previous, words.act_previous(), at_start, |play| step(play, -1))}
                    {button("next", Icon::Next, words.act_next(), at_end, |play| step(play, 1))}
                    {button("last", Icon::Last, words.act_last(), at_end, |play| look(play, usize::MAX))}
                </div>
            </div>
            {none}
            <ol node_ref=list>{rows}</ol>
        </section>
    }
}
