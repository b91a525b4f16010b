//! A clock for a game on a real board: two halves to tap, and the count to the tie-break.

mod view;

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use mad_rules::Side;
use mad_session::{BoardClock, ClockEnd, ClockKey};
use wasm_bindgen::JsCast as _;

use crate::app::Shell;
use crate::browser::{self, WakeLock};
use crate::game::clocks::WARNINGS;
use crate::sound::Sound;
use crate::{keys_help, storage};

/// The key in localStorage.
const KEY: &str = "mad.clock";
/// How often a running clock is updated.
const TICK: Duration = Duration::from_millis(100);
/// A longer gap in milliseconds between two updates means that the device was suspended.
const SLEEP: f64 = 3_000.0;
/// A running clock is stored when this many milliseconds have passed.
const STORE_INTERVAL: f64 = 5_000.0;

/// The state of the screen.
#[derive(Clone, Copy)]
struct ClockScreen {
    shell: Shell,
    /// `None` while the times are being chosen.
    clock: RwSignal<Option<BoardClock>>,
    running: RwSignal<bool>,
    /// When the clock was updated last.
    ticked: StoredValue<f64>,
    /// When the clock was stored last.
    stored: StoredValue<f64>,
    /// Whether the question about a reset is open.
    asking: RwSignal<bool>,
}

/// The screen.
pub(crate) fn board_clock(shell: Shell) -> AnyView {
    let clock = storage::read(KEY).and_then(|text| BoardClock::from_text(&text));
    let now = browser::tick();
    let screen = ClockScreen {
        shell,
        clock: RwSignal::new(clock),
        running: RwSignal::new(false),
        ticked: StoredValue::new(now),
        stored: StoredValue::new(now),
        asking: RwSignal::new(false),
    };
    screen.run();
    screen.listen();
    screen.keep_screen_on();
    let is_set = Memo::new(move |_| screen.clock.with(Option::is_some));
    let content = move || if is_set.get() { screen.view() } else { screen.form() };
    content.into_any()
}

impl ClockScreen {
    /// Reads the clock; a default while there is none.
    fn read<T: Default>(self, get: impl FnOnce(&BoardClock) -> T) -> T {
        self.clock.with(|clock| clock.as_ref().map(get).unwrap_or_default())
    }

    fn end(self) -> Option<ClockEnd> {
        self.read(BoardClock::end)
    }

    /// Returns whether the clock has not been started yet.
    fn is_fresh(self) -> bool {
        self.read(|clock| *clock == clock.reset())
    }

    /// Changes the clock and stores it.
    fn change(self, change: impl FnOnce(&mut BoardClock)) {
        self.clock.update(|clock| {
            if let Some(clock) = clock {
                change(clock);
            }
        });
        self.store();
    }

    fn store(self) {
        self.stored.set_value(browser::tick());
        if let Some(text) =
            self.clock.with_untracked(|clock| clock.as_ref().map(BoardClock::to_text))
        {
            // A failure is ignored: the clock still runs while the page is open.
            let _ = storage::write(KEY, &text);
        }
    }

    /// Updates the clock, and pauses it when the page is hidden or left.
    fn run(self) {
        let timer = set_interval_with_handle(move || self.tick(), TICK).ok();
        browser::on_window("visibilitychange", move |_| {
            if !browser::is_visible() {
                self.pause();
            }
        });
        browser::on_window("pagehide", move |_| self.pause());
        on_cleanup(move || {
            self.pause();
            if let Some(timer) = timer {
                timer.clear();
            }
        });
    }

    /// Subtracts the time since the last update.
    fn tick(self) {
        let now = browser::tick();
        let passed = (now - self.ticked.get_value()).max(0.0);
        if !self.running.get_untracked() {
            return self.ticked.set_value(now);
        }
        if passed > SLEEP {
            self.ticked.set_value(now);
            return self.pause();
        }
        // Whole milliseconds; the rest is counted next time.
        let spent = passed.floor();
        self.ticked.set_value(now - (passed - spent));
        let before = untrack(|| self.seconds_left());
        self.clock.update(|clock| {
            if let Some(clock) = clock {
                clock.spend(spent as u32);
            }
        });
        let after = untrack(|| self.seconds_left());
        if untrack(|| self.end()).is_some() {
            return self.finish();
        }
        if before != after && WARNINGS.contains(&after) {
            self.shell.play_sound(Sound::LowTime);
        }
        if now - self.stored.get_value() > STORE_INTERVAL {
            self.store();
        }
    }

    /// The seconds of the side to move, rounded up.
    fn seconds_left(self) -> u32 {
        self.read(|clock| clock.clock().left(clock.to_move()).div_ceil(1000))
    }

    fn finish(self) {
        self.running.set(false);
        self.store();
        self.shell.play_sound(if matches!(self.end(), Some(ClockEnd::TieBreak(_))) {
            Sound::SemiVictory
        } else {
            Sound::Win
        });
    }

    fn pause(self) {
        if self.running.get_untracked() {
            self.running.set(false);
            self.store();
        }
    }

    fn resume(self) {
        if untrack(|| self.end()).is_none() {
            self.ticked.set_value(browser::tick());
            self.running.set(true);
        }
    }

    /// A tap on a half: starts the clock, or ends the turn of its side.
    fn tap(self, side: Side) {
        if untrack(|| self.is_fresh()) && !self.running.get_untracked() {
            return self.resume();
        }
        let to_move = self.clock.with_untracked(|clock| clock.as_ref().map(BoardClock::to_move));
        if self.running.get_untracked() && to_move == Some(side) {
            self.tick();
            self.change(|clock| {
                clock.press();
            });
            if untrack(|| self.end()).is_some() {
                self.finish();
            } else {
                self.shell.play_sound(Sound::Move);
            }
        }
    }

    fn take_back(self) {
        self.change(|clock| {
            clock.take_back();
        });
    }

    /// Listens to the keys, wherever the focus is. Buttons and fields handle Space themselves.
    fn listen(self) {
        browser::on_window("keydown", move |event| {
            let Some(event) = event.dyn_ref::<web_sys::KeyboardEvent>() else { return };
            let set = self.clock.with_untracked(Option::is_some);
            let Some(modifiers) = keys_help::modifiers(event) else { return };
            if !set || keys_help::is_taken(event) {
                return;
            }
            match ClockKey::pressed(modifiers, &event.key()) {
                Some(ClockKey::EndTurn) if browser::closest(event, "button, a").is_none() => {
                    let to_move = untrack(|| self.read(|clock| Some(clock.to_move())));
                    self.tap(to_move.unwrap_or(Side::Red));
                }
                Some(ClockKey::Expulsion) => self.change(BoardClock::toggle_expulsion),
                Some(ClockKey::Pause) if self.running.get_untracked() => self.pause(),
                Some(ClockKey::Pause) => self.resume(),
                Some(ClockKey::Undo) => self.take_back(),
                Some(ClockKey::EndTurn) | None => return,
            }
            event.prevent_default();
        });
    }

    /// Keeps the screen on while the clock runs, where the browser can.
    fn keep_screen_on(self) {
        let lock = StoredValue::new_local(None::<WakeLock>);
        Effect::new(move |_| {
            if !self.running.get() {
                return lock.set_value(None);
            }
            spawn_local(async move {
                let new = WakeLock::request().await;
                // The clock may have been stopped, or the screen left, in the meantime.
                if self.running.try_get_untracked() == Some(true) {
                    lock.set_value(new);
                }
            });
        });
    }
}
