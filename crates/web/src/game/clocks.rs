//! The strips with the names of the players and their clocks.

use std::time::Duration;

use leptos::prelude::*;
use mad_rules::Side;
use mad_session::{Saved, clock_text};

use super::controller::GameController;
use super::face_to_face;
use crate::browser;
use crate::game_summary::player_name;
use crate::sound::Sound;

/// How often a running clock is updated.
const TICK: Duration = Duration::from_millis(100);

/// A longer gap in milliseconds between two updates means that the device was suspended.
const SLEEP: f64 = 3_000.0;

/// Below this time in milliseconds a clock is highlighted.
pub(crate) const LOW: u32 = 20_000;
/// The seconds left at which a clock sounds a warning.
pub(crate) const WARNINGS: [u32; 7] = [20, 10, 5, 4, 3, 2, 1];

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
        let game = saved.session.game();
        let paused = saved.session.clock().is_some() && !game.turns().is_empty() && !game.is_over();
        Self {
            spent: RwSignal::new(0.0),
            ticked: StoredValue::new(browser::tick()),
            paused: RwSignal::new(paused),
        }
    }
}

/// Updates the clock, and pauses it when the page is hidden or left.
pub(super) fn run(controller: GameController) {
    if controller.saved.with_untracked(|saved| saved.session.clock().is_none()) {
        return;
    }
    let tick = move || {
        let side = controller.saved.with_untracked(|saved| saved.session.game().to_move());
        let before = untrack(|| left(controller, side));
        count(controller);
        warn(controller, before, untrack(|| left(controller, side)));
        if runs(controller)
            && untrack(|| left(controller, side)) == Some(0)
            && controller.flush_clock()
        {
            controller.lose_on_time();
        }
    };
    let timer = set_interval_with_handle(tick, TICK).ok();
    browser::on_window("visibilitychange", move |_| {
        if !browser::is_visible() {
            pause(controller);
        }
    });
    browser::on_window("pagehide", move |_| pause(controller));
    on_cleanup(move || {
        pause(controller);
        if let Some(timer) = timer {
            timer.clear();
        }
    });
}

/// Plays the sound for little time, when the time left of a person comes to one of [`WARNINGS`].
fn warn(controller: GameController, before: Option<u32>, after: Option<u32>) {
    let person = controller.saved.with_untracked(|saved| saved.session.person_to_move());
    let seconds = |left: Option<u32>| left.map(|left| left.div_ceil(1_000));
    let reached = seconds(after).filter(|second| WARNINGS.contains(second));
    if person && reached.is_some() && seconds(before) != reached {
        controller.shell.play_sound(Sound::LowTime);
    }
}

/// Adds the time since the last update.
pub(super) fn count(controller: GameController) {
    let now = browser::tick();
    let passed = (now - controller.clock.ticked.get_value()).max(0.0);
    controller.clock.ticked.set_value(now);
    if runs(controller) {
        if passed > SLEEP {
            return pause(controller);
        }
        controller.clock.spent.update(|spent| *spent += passed);
    }
}

/// Returns whether the clock runs: from the first turn to the end, unless paused.
fn runs(controller: GameController) -> bool {
    let begun = controller.saved.with_untracked(|saved| {
        let game = saved.session.game();
        saved.session.clock().is_some() && !game.is_over() && !game.turns().is_empty()
    });
    // The clock of an online game is that of its server.
    begun && controller.remote.is_none() && !controller.clock.paused.get_untracked()
}

/// Pauses the clock and saves the elapsed time.
pub(super) fn pause(controller: GameController) {
    if !runs(controller) {
        return;
    }
    let lost = controller.flush_clock();
    controller.clock.paused.set(!lost);
    if lost {
        return controller.lose_on_time();
    }
    controller.save();
}

/// The milliseconds that a side has left.
fn left(controller: GameController, side: Side) -> Option<u32> {
    let spent = controller.clock.spent.get();
    controller.saved.with(|saved| {
        let clock = saved.session.clock()?;
        let moves = saved.session.game().to_move() == side && !saved.session.game().is_over();
        Some(if moves { clock.left_after(side, spent as u32) } else { clock.left(side) })
    })
}

/// The strip of a player.
pub(super) fn player(controller: GameController, side: Memo<Side>) -> AnyView {
    let texts = controller.shell.texts;
    let name =
        Memo::new(move |_| controller.saved.with(|saved| player_name(texts, saved, side.get())));
    let class = Memo::new(move |_| {
        let moves = controller.saved.with(|saved| {
            !saved.session.game().is_over() && saved.session.game().to_move() == side.get()
        });
        match (side.get(), moves) {
            (Side::Red, true) => "player red moves",
            (Side::Red, false) => "player red",
            (Side::Blue, true) => "player blue moves",
            (Side::Blue, false) => "player blue",
        }
    });
    let clock = match controller.remote {
        Some(remote) => remote.strip.run(side),
        None => {
            let clock = move || {
                left(controller, side.get()).map(|left| {
                    let class = if left < LOW { "clock low" } else { "clock" };
                    view! { <span class=class role="timer">{clock_text(left)}</span> }
                })
            };
            clock.into_any()
        }
    };
    view! {
        <div class=class data-facing=face_to_face::strip(controller, side)>
            <span class="disc" aria-hidden="true"></span>
            <span class="name">{name}</span>
            {clock}
        </div>
    }
    .into_any()
}
