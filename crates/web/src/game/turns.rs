//! The list of turns, and navigation in it.

use leptos::html;
use leptos::prelude::*;
use mad_rules::Game;
use wasm_bindgen::JsCast as _;

use super::play::Play;
use crate::board::Gesture;
use crate::browser;
use crate::icons::Icon;
use crate::widgets::icon_button;

/// A row of the list: the turns of both sides, each with the number of turns played after it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Pair {
    number: u16,
    turns: [Option<(usize, String)>; 2],
}

fn pairs(game: &Game) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for (index, (&turn, position)) in game.turns().iter().zip(game.positions()).enumerate() {
        let number = position.number().div_ceil(2);
        let entry = Some((index + 1, position.long_text(turn)));
        let column = usize::from(position.number() % 2 == 0);
        match pairs.last_mut() {
            Some(pair) if pair.number == number => pair.turns[column] = entry,
            _ => {
                let mut turns = [None, None];
                turns[column] = entry;
                pairs.push(Pair { number, turns });
            }
        }
    }
    pairs
}

/// Views the game after a number of turns.
fn view_after(play: Play, turns: usize) {
    let all = play.saved.with_untracked(|saved| saved.table.game().turns().len());
    play.hand.clear();
    play.cursor.set((turns < all).then_some(turns));
}

fn step(play: Play, by: isize) {
    let shown = untrack(|| play.turns_shown());
    view_after(play, shown.saturating_add_signed(by));
}

/// Listens to the keys for navigation, wherever the focus is.
pub(super) fn listen(play: Play) {
    browser::on_window("keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            press(play, event);
        }
    });
}

fn press(play: Play, event: &web_sys::KeyboardEvent) {
    // Fields, dialogs and the board with the keyboard focus handle these keys themselves.
    let handled = "input, textarea, dialog, [role=grid] :focus-visible";
    let busy = browser::closest(event, handled).is_some();
    if busy || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return;
    }
    match event.key().as_str() {
        "ArrowLeft" => step(play, -1),
        "ArrowRight" => step(play, 1),
        "Home" => view_after(play, 0),
        "End" => view_after(play, usize::MAX),
        "Escape" => play.act(Gesture::Cancel),
        _ => return,
    }
    event.prevent_default();
}

pub(super) fn turns(play: Play) -> AnyView {
    let texts = play.shell.texts;
    let pairs = Memo::new(move |_| play.saved.with(|saved| pairs(saved.table.game())));
    let shown = Memo::new(move |_| play.turns_shown());
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
                {navigation(play, shown)}
            </div>
            {none}
            <ol node_ref=list>
                <For
                    each=numbers
                    key=|number| *number
                    children=move |number| row(play, pairs, shown, number)
                />
            </ol>
        </section>
    }
    .into_any()
}

/// Scrolls the list, but not the page, to the turn that is shown.
fn scroll_to_current(list: NodeRef<html::Ol>, shown: Memo<usize>, pairs: Memo<Vec<Pair>>) {
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

fn row(play: Play, pairs: Memo<Vec<Pair>>, shown: Memo<usize>, number: u16) -> AnyView {
    let entry = move |column: usize| {
        let turn = Memo::new(move |_| {
            pairs.with(|pairs| {
                let pair = pairs.iter().find(|pair| pair.number == number)?;
                pair.turns[column].clone()
            })
        });
        move || match turn.get() {
            Some((turns, text)) => turn_button(play, shown, turns, text),
            None => view! { <span class="turn"></span> }.into_any(),
        }
    };
    view! {
        <li>
            <span class="pair">{number}</span>
            {entry(0)}
            {entry(1)}
        </li>
    }
    .into_any()
}

fn turn_button(play: Play, shown: Memo<usize>, turns: usize, text: String) -> AnyView {
    view! {
        <button
            type="button"
            class="turn"
            aria-current=Memo::new(move |_| (shown.get() == turns).then_some("step"))
            data-turn=turns.to_string()
            on:click=move |_| view_after(play, turns)
        >
            {text}
        </button>
    }
    .into_any()
}

fn navigation(play: Play, shown: Memo<usize>) -> AnyView {
    let texts = play.shell.texts;
    let before = Signal::derive(move || shown.get() > 0);
    let after = Signal::derive(move || play.cursor.get().is_some());
    let button = |name, drawing, label, enabled, go: fn(Play)| {
        icon_button(name, drawing, label, enabled, move || go(play))
    };
    let to_end: fn(Play) = |play| view_after(play, usize::MAX);
    view! {
        <div class="walk">
            {button("first", Icon::First, texts.act_first(), before, |play| view_after(play, 0))}
            {button("previous", Icon::Previous, texts.act_previous(), before, |play| step(play, -1))}
            {button("next", Icon::Next, texts.act_next(), after, |play| step(play, 1))}
            {button("last", Icon::Last, texts.act_last(), after, to_end)}
        </div>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays the first legal turn several times.
    fn play(mut game: Game, turns: usize) -> Game {
        for _ in 0..turns {
            let turn = game.position().sorted_turns()[0];
            game.play(turn).expect("generated turns are legal");
        }
        game
    }

    #[test]
    fn a_game_without_turns_has_no_pairs() {
        assert_eq!(pairs(&Game::default()), []);
    }

    #[test]
    fn turns_of_both_sides_share_a_row() {
        let game = play(Game::default(), 3);
        let pairs = pairs(&game);
        let indices: Vec<_> = pairs
            .iter()
            .map(|pair| (pair.number, pair.turns.each_ref().map(|turn| Some(turn.as_ref()?.0))))
            .collect();
        assert_eq!(indices, [(1, [Some(1), Some(2)]), (2, [Some(3), None])]);
    }

    #[test]
    fn a_game_that_starts_with_blue_leaves_the_first_column_empty() {
        let start = *play(Game::default(), 1).position();
        let game = play(Game::new(start), 2);
        let pairs = pairs(&game);
        assert_eq!(pairs[0].turns[0], None);
        assert_eq!(pairs[0].turns[1].as_ref().map(|turn| turn.0), Some(1));
        assert_eq!(pairs[1].turns[0].as_ref().map(|turn| turn.0), Some(2));
    }
}
