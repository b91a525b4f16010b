//! Who plays, and how much time they have.

use std::time::Duration;

use crate::dom::*;
use mad_rules::Side;

use super::play::Play;
use super::player_name;
use crate::browser;
use crate::ui::{memo, part};

/// How often a running clock is looked at.
const TICK: Duration = Duration::from_millis(100);

/// A longer gap between two looks is no thinking: the device slept.
const SLEPT: f64 = 3_000.0;

/// Lets the clock run while somebody thinks, and stops it when nobody looks.
pub(super) fn run(play: Play) {
    if play.saved.with_untracked(|saved| saved.table.clock().is_none()) {
        return;
    }
    let timer = every(
        move || {
            count(play);
            let side = play.saved.with_untracked(|saved| saved.table.game().to_move());
            if runs(play) && untrack(|| left(play, side)) == Some(0) && play.flush() {
                play.lost_on_time();
            }
        },
        TICK,
    );
    let hidden = listen("visibilitychange", move |_| {
        if !browser::is_visible() {
            leave(play);
        }
    });
    let gone = listen("pagehide", move |_| leave(play));
    on_cleanup(move || {
        leave(play);
        hidden.remove();
        gone.remove();
        timer.clear();
    });
}

/// Counts the time since the last look.
pub(super) fn count(play: Play) {
    let now = browser::tick();
    let passed = (now - play.ticked.get_value()).max(0.0);
    play.ticked.set_value(now);
    if runs(play) {
        if passed > SLEPT {
            return leave(play);
        }
        play.spent.update(|spent| *spent += passed);
    }
}

/// Whether the clock runs: from the first turn on, until the end, but not while it is paused.
fn runs(play: Play) -> bool {
    let begun = play.saved.with_untracked(|saved| {
        let game = saved.table.game();
        saved.table.clock().is_some() && !game.is_over() && !game.turns().is_empty()
    });
    begun && !play.paused.get_untracked()
}

/// Nobody looks any more: the clock stands, and what has passed is kept.
pub(super) fn leave(play: Play) {
    if !runs(play) {
        return;
    }
    let lost = play.flush();
    play.paused.set(!lost);
    if lost {
        return play.lost_on_time();
    }
    play.keep();
}

/// Milliseconds that a side has left, this moment.
fn left(play: Play, side: Side) -> Option<u32> {
    let spent = play.spent.get();
    play.saved.with(|saved| {
        let clock = saved.table.clock()?;
        let moves = saved.table.game().to_move() == side && !saved.table.game().is_over();
        Some(clock.left(side).saturating_sub(if moves { spent as u32 } else { 0 }))
    })
}

fn written(milliseconds: u32) -> String {
    let seconds = milliseconds / 1000;
    if seconds < 20 {
        return format!("0:{seconds:02}.{}", milliseconds % 1000 / 100);
    }
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// The strip with a player's name and clock.
pub(super) fn player(play: Play, side: Memo<Side>) -> impl IntoView {
    let words = play.shell.words;
    let name = memo(move || play.saved.with(|saved| player_name(words, saved, side.get())));
    let class = memo(move || {
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
    let clock = part(move || {
        left(play, side.get()).map(|left| {
            let class = if left < 20_000 { "clock low" } else { "clock" };
            view! {
                <span class=class role="timer">{written(left)}</span>
            }
        })
    });
    view! {
        <div class=class>
            <span class="disc" aria-hidden="true"></span>
            <span class="name">{name}</span>
            {clock}
        </div>
    }
}
