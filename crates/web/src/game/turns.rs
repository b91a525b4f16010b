//! The turns played, and going back and forth between them.

use crate::dom::*;
use wasm_bindgen::JsCast as _;

use super::play::Play;
use crate::board::Gesture;
use crate::ui::{Icon, icon_button, memo, part};

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
    play.hand.set(mad_session::Hand::EMPTY);
    play.remark.set(None);
    play.cursor.set((turns < all).then_some(turns));
}

fn step(play: Play, by: isize) {
    let now = untrack(|| play.turns_shown());
    look(play, now.saturating_add_signed(by));
}

/// Keys that mean something wherever the focus is, unless it is somewhere that needs them itself:
/// a field, a dialog, or the board when the keyboard is on it.
pub(super) fn hear(play: Play) {
    let listener = listen("keydown", move |event| press(play, event.unchecked_ref()));
    on_cleanup(move || listener.remove());
}

fn press(play: Play, event: &web_sys::KeyboardEvent) {
    let elsewhere = "input, textarea, dialog, [role=grid] :focus-visible";
    let busy = crate::browser::closest(event, elsewhere).is_some();
    if busy || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => step(play, -1),
        "ArrowRight" => step(play, 1),
        "Home" => look(play, 0),
        "End" => look(play, usize::MAX),
        "Escape" => play.act(Gesture::Cancel),
        _ => return,
    }
    event.prevent_default();
}

pub(super) fn turns(play: Play) -> impl IntoView {
    let words = play.shell.words;
    let pairs = memo(move || pairs(play));
    let shown = memo(move || play.turns_shown());
    let list = NodeRef::<web_sys::HtmlElement>::new();
    // The turn that is shown stays in sight, without moving the page.
    effect(move |_| {
        shown.track();
        pairs.track();
        next_frame(move || {
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
                aria-current=memo(move || (shown.get() == turns).then_some("step"))
                data-turn=turns.to_string()
                on:click=move |_| look(play, turns)
            >
                {text}
            </button>
        }
        .into_any(),
        None => view! { <span class="turn"></span> }.into_any(),
    };
    let rows = part(move || {
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
    });
    let none = part(move || {
        pairs.with(Vec::is_empty).then(|| view! { <p class="dim">{words.turns_none()}</p> })
    });
    let before = memo(move || shown.get() > 0);
    let after = memo(move || play.cursor.get().is_some());
    let walk = |name, drawing, label, enabled, go: fn(Play)| {
        icon_button(name, drawing, label, enabled, move || go(play))
    };
    view! {
        <section class="turns card">
            <div class="heading">
                <h2>{words.turns_title()}</h2>
                <div class="walk">
                    {walk("first", Icon::First, words.act_first(), before, |play| look(play, 0))}
                    {walk("previous", Icon::Previous, words.act_previous(), before, |play| step(play, -1))}
                    {walk("next", Icon::Next, words.act_next(), after, |play| step(play, 1))}
                    {walk("last", Icon::Last, words.act_last(), after, |play| look(play, usize::MAX))}
                </div>
            </div>
            {none}
            <ol node_ref=list>{rows}</ol>
        </section>
    }
}
