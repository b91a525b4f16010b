//! The strips with the names of the players and their clocks.

use std::time::Duration;

use leptos::prelude::*;
use mad_rules::Side;
use mad_session::{Saved, clock_text};

use super::play::Play;
use crate::browser;
use crate::game_summary::player_name;

/// How often a running clock is updated.
const TICK: Duration = Duration::from_millis(100);

/// A longer gap in milliseconds between two updates means that the device was suspended.
const SLEEP: f64 = 3_000.0;

/// Below this time in milliseconds a clock is highlighted.
const LOW: u32 = 20_000;

/// The running clock of the side to move.
#[derive(Clone, Copy)]
pub(crate) struct ClockState {
    /// Milliseconds of this turn that are not yet part of the saved game.
    pub(crate) spent: RwSignal<f64>,
    /// When `spent` was updated last.
    ticked: StoredValue<f64>,
    pub(crate) paused: RwSignal<bool>,
}

impl ClockState {
    /// A game with a clock that has begun is paused until the user continues it.
    pub(super) fn new(saved: &Saved) -> Self {
        let game = saved.table.game();
        let paused = saved.table.clock().is_some() && !game.turns().is_empty() && !game.is_over();
        Self {
            spent: RwSignal::new(0.0),
            ticked: StoredValue::new(browser::tick()),
            paused: RwSignal::new(paused),
        }
    }
}

/// Updates the clock, and pauses it when the page is hidden or left.
pub(super) fn run(play: Play) {
    if play.saved.with_untracked(|saved| saved.table.clock().is_none()) {
        return;
    }
    let tick = move || {
        count(play);
        let side = play.saved.with_untracked(|saved| saved.table.game().to_move());
        if runs(play) && untrack(|| left(play, side)) == Some(0) && play.flush_clock() {
            play.lose_on_time();
        }
    };
    let timer = set_interval_with_handle(tick, TICK).ok();
    browser::on_window("visibilitychange", move |_| {
        if !browser::is_visible() {
            pause(play);
        }
    });
    browser::on_window("pagehide", move |_| pause(play));
    on_cleanup(move || {
        pause(play);
        if let Some(timer) = timer {
            timer.clear();
        }
    });
}

/// Adds the time since the last update.
pub(super) fn count(play: Play) {
    let now = browser::tick();
    let passed = (now - play.clock.ticked.get_value()).max(0.0);
    play.clock.ticked.set_value(now);
    if runs(play) {
        if passed > SLEEP {
            return pause(play);
        }
        play.clock.spent.update(|spent| *spent += passed);
    }
}

/// Returns whether the clock runs: from the first turn to the end, unless paused.
fn runs(play: Play) -> bool {
    let begun = play.saved.with_untracked(|saved| {
        let game = saved.table.game();
        saved.table.clock().is_some() && !game.is_over() && !game.turns().is_empty()
    });
    begun && !play.clock.paused.get_untracked()
}

/// Pauses the clock and saves the elapsed time.
pub(super) fn pause(play: Play) {
    if !runs(play) {
        return;
    }
    let lost = play.flush_clock();
    play.clock.paused.set(!lost);
    if lost {
        return play.lose_on_time();
    }
    play.save();
}

/// The milliseconds that a side has left.
fn left(play: Play, side: Side) -> Option<u32> {
    let spent = play.clock.spent.get();
    play.saved.with(|saved| {
        let clock = saved.table.clock()?;
        let moves = saved.table.game().to_move() == side && !saved.table.game().is_over();
        Some(clock.left(side).saturating_sub(if moves { spent as u32 } else { 0 }))
    })
}

/// The strip of a player.
pub(super) fn player(play: Play, side: Memo<Side>) -> AnyView {
    let texts = play.shell.texts;
    let name = Memo::new(move |_| play.saved.with(|saved| player_name(texts, saved, side.get())));
    let class = Memo::new(move |_| {
        let moves = play.saved.with(|saved| {
            !saved.table.game().is_over() && saved.table.game().to_move() == side.get()
        });
        match (side.get(), moves) {
            (Side::Red, true) => "player red moves",
            (Side::Red, false) => "player red",
            (Side::Blue, true) => "player blue moves",
            (Side::Blue, false) => "player blue",
        }
    });
    let clock = move || {
        left(play, side.get()).map(|left| {
            let class = if left < LOW { "clock low" } else { "clock" };
            view! { <span class=class role="timer">{clock_text(left)}</span> }
        })
    };
    view! {
        <div class=class>
            <span class="disc" aria-hidden="true"></span>
            <span class="name">{name}</span>
            {clock}
        </div>
    }
    .into_any()
}
