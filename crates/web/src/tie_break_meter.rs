//! The tie-break meter: how near the tie-break is, and who would win it.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{EndReason, Outcome, Position};

use crate::app::Shell;
use crate::browser;

/// At this number of turns left the meter becomes urgent.
const URGENT: u16 = 10;
/// The most ticks; longer limits are scaled.
const MOST_TICKS: u16 = 60;

/// The meter of a position. `hidden`: it is shown only for the tie-break itself, as when the game has
/// ended by what the position does not show, such as a resignation.
pub(crate) fn meter(shell: Shell, position: Memo<Position>, hidden: Signal<bool>) -> AnyView {
    let by_tie_break = |outcome: Outcome| outcome.reason == EndReason::TieBreak;
    let shown = Memo::new(move |_| {
        !hidden.get() || position.with(|position| position.outcome().is_some_and(by_tie_break))
    });
    (move || shown.get().then(|| content(shell, position))).into_any()
}

fn content(shell: Shell, position: Memo<Position>) -> AnyView {
    let texts = shell.texts;
    let title = Memo::new(move |_| {
        position.with(|position| {
            let tie_break = position.tie_break();
            if tie_break.quiet > 0 || position.last_expeller().is_some() {
                texts.meter_title(tie_break.quiet)
            } else {
                texts.meter_start()
            }
        })
    });
    let note = Memo::new(move |_| {
        position.with(|position| {
            let tie_break = position.tie_break();
            let owner = Texts::side_argument(tie_break.owner);
            match tie_break.turns_left {
                Some(0) => texts.meter_reached(owner),
                Some(left) => texts.tie_break_near(left, owner),
                None => texts.meter_off(owner),
            }
        })
    });
    let left = Memo::new(move |_| position.with(|position| position.tie_break().turns_left));
    let class = Memo::new(move |_| {
        if left.get().is_some_and(|left| left <= URGENT) {
            "meter card urgent"
        } else {
            "meter card"
        }
    });
    let owner = Memo::new(move |_| {
        position.with(|position| Texts::side_argument(position.tie_break_owner()))
    });
    // The keyboard reaches its tooltip. On a phone the meter is one line, too low for a touch target: a long
    // press shows the tooltip, and the same words are in the rules.
    let tabindex = (!browser::has_coarse_pointer()).then_some("0");
    view! {
        <section class=class data-owner=owner data-tip="tie-break" tabindex=tabindex>
            <h2>{title}</h2>
            {move || position.with(ticks)}
            <span class="left" aria-hidden="true">{left}</span>
            <p>{note}</p>
        </section>
    }
    .into_any()
}

/// The meter for the live region, when it is urgent.
pub(crate) fn announcement(texts: &Texts, position: &Position) -> Option<String> {
    let tie_break = position.tie_break();
    let left = tie_break.turns_left.filter(|&left| left <= URGENT)?;
    let title = texts.meter_title(tie_break.quiet);
    Some(format!("{title}. {}", texts.tie_break_near(left, Texts::side_argument(tie_break.owner))))
}

/// A tick for each turn of the limit.
fn ticks(position: &Position) -> Option<AnyView> {
    let tie_break = position.tie_break();
    let limit = tie_break.limit?.get();
    let ticks = limit.min(MOST_TICKS);
    let on = (u32::from(tie_break.quiet) * u32::from(ticks) / u32::from(limit)) as u16;
    let marks = (0..ticks)
        .map(|tick| view! { <i class=if tick < on { "on" } else { "" }></i> })
        .collect_view();
    Some(view! { <div class="ticks" aria-hidden="true">{marks}</div> }.into_any())
}
