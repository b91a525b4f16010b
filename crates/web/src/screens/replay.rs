//! A game to step through: a picture of the board and the list of turns.

use leptos::prelude::*;
use mad_rules::{Game, Position, Side};
use mad_session::{ListedTurn, TurnPair, turn_pairs};
use mad_svg::Scene;
use wasm_bindgen::JsCast as _;

use crate::app::Shell;
use crate::board::LastTurn;
use crate::browser;
use crate::icons::Icon;
use crate::settings::look;
use crate::widgets::icon_button;

/// The game, and how many of its turns are shown.
#[derive(Clone, Copy)]
struct Replay {
    shell: Shell,
    game: StoredValue<Game>,
    shown: RwSignal<usize>,
}

/// A board and a list of turns. All turns are shown at first.
pub(crate) fn replay(shell: Shell, game: Game) -> AnyView {
    let shown = RwSignal::new(game.turns().len());
    let replay = Replay { shell, game: StoredValue::new(game), shown };
    replay.listen();
    shell.announce_changes(Memo::new(move |before: Option<&String>| {
        // Nothing is announced before the first step.
        let text = replay.announcement();
        if before.is_none() { String::new() } else { text }
    }));
    let picture = Memo::new(move |_| replay.picture());
    view! {
        <div class="replay">
            <p class="told">{Memo::new(move |_| replay.announcement())}</p>
            <div class="picture" inner_html=picture></div>
            {replay.turns()}
        </div>
    }
    .into_any()
}

impl Replay {
    fn count(self) -> usize {
        self.game.with_value(|game| game.turns().len())
    }

    fn step(self, by: isize) {
        self.shown.update(|shown| *shown = shown.saturating_add_signed(by).min(self.count()));
    }

    /// Listens to the keys for navigation, wherever the focus is.
    fn listen(self) {
        browser::on_window("keydown", move |event| {
            let Some(event) = event.dyn_ref::<web_sys::KeyboardEvent>() else { return };
            let busy = browser::closest(event, "input, textarea, select, dialog").is_some();
            if busy || event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            match event.key().as_str() {
                "ArrowLeft" => self.step(-1),
                "ArrowRight" => self.step(1),
                "Home" => self.shown.set(0),
                "End" => self.shown.set(self.count()),
                _ => return,
            }
            event.prevent_default();
        });
    }

    /// The board after the turns that are shown, as SVG.
    fn picture(self) -> String {
        let (texts, shown) = (self.shell.texts, self.shown.get());
        self.game.with_value(|game| {
            let positions = game.positions();
            let position = positions[shown];
            let last = match &positions[shown.saturating_sub(1)..=shown] {
                [before, after] => LastTurn::between(before, after),
                _ => LastTurn::default(),
            };
            let look = self.shell.settings.with(look);
            let label = texts.board_aloud(&position);
            let scene = Scene { label: Some(&label), from: last.from, to: last.to };
            mad_svg::board(&position, &look, &scene)
        })
    }

    /// The turn that was played last, in words.
    fn announcement(self) -> String {
        let (texts, shown) = (self.shell.texts, self.shown.get());
        self.game.with_value(|game| match shown.checked_sub(1) {
            Some(last) => texts.turn_aloud(&game.positions()[last], game.turns()[last]),
            None => texts.game_at_start(),
        })
    }

    fn turns(self) -> AnyView {
        let texts = self.shell.texts;
        let listed = |position: &Position, turn| texts.turn_in_list(position, turn);
        let pairs = self.game.with_value(|game| turn_pairs(game, listed));
        let none = pairs.is_empty().then(|| view! { <p class="dim">{texts.turns_none()}</p> });
        let rows = pairs.into_iter().map(|pair| self.row(pair)).collect_view();
        view! {
            <section class="turns">
                <div class="heading">
                    <h2>{texts.turns_title()}</h2>
                    {self.navigation()}
                </div>
                {none}
                <ol>{rows}</ol>
            </section>
        }
        .into_any()
    }

    fn row(self, TurnPair { number, mut turns }: TurnPair) -> AnyView {
        let mut turn = |side: Side| match turns[side].take() {
            Some(turn) => self.turn_button(turn),
            None => view! { <span class="turn"></span> }.into_any(),
        };
        let (red, blue) = (turn(Side::Red), turn(Side::Blue));
        view! { <li><span class="pair">{number}</span>{red}{blue}</li> }.into_any()
    }

    fn turn_button(self, ListedTurn { index, text }: ListedTurn) -> AnyView {
        view! {
            <button
                type="button"
                class="turn"
                aria-current=Memo::new(move |_| (self.shown.get() == index).then_some("step"))
                data-turn=index.to_string()
                on:click=move |_| self.shown.set(index)
            >
                {text}
            </button>
        }
        .into_any()
    }

    fn navigation(self) -> AnyView {
        let texts = self.shell.texts;
        let before = Signal::derive(move || self.shown.get() > 0);
        let after = Signal::derive(move || self.shown.get() < self.count());
        let button = |name, drawing, label, enabled, by: isize| {
            icon_button(name, drawing, label, enabled, move || self.step(by))
        };
        view! {
            <div class="walk">
                {button("first", Icon::First, texts.act_first(), before, isize::MIN)}
                {button("previous", Icon::Previous, texts.act_previous(), before, -1)}
                {button("next", Icon::Next, texts.act_next(), after, 1)}
                {button("last", Icon::Last, texts.act_last(), after, isize::MAX)}
            </div>
        }
        .into_any()
    }
}
