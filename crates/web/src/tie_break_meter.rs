//! The tie-break meter: how near the tie-break is, and who would win it.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::Position;

use crate::app::Shell;

/// At this number of turns left the meter becomes urgent.
const URGENT: u16 = 10;
/// The most ticks; longer limits are scaled.
const MOST_TICKS: u16 = 60;

pub(crate) fn meter(shell: Shell, position: Memo<Position>) -> AnyView {
    let texts = shell.texts;
    let title = Memo::new(move |_| {
        position.with(|position| {
            let tie_break = position.tie_break();
            match tie_break.limit {
                _ if tie_break.quiet > 0 || position.last_expeller().is_some() => {
                    texts.meter_title(tie_break.quiet)
                }
                Some(limit) => texts.meter_start(limit.get()),
                None => texts.meter_start_off(),
            }
        })
    });
    let note = Memo::new(move |_| {
        position.with(|position| {
            let tie_break = position.tie_break();
            let owner = Texts::side_argument(tie_break.owner);
            tie_break
                .turns_left
                .map_or_else(|| texts.meter_off(owner), |left| texts.meter_left(left, owner))
        })
    });
    let class = Memo::new(move |_| {
        let left = position.with(|position| position.tie_break().turns_left);
        if left.is_some_and(|left| left <= URGENT) { "meter card urgent" } else { "meter card" }
    });
    let owner = Memo::new(move |_| {
        position.with(|position| Texts::side_argument(position.tie_break_owner()))
    });
    view! {
        <section class=class data-owner=owner data-tip="tie-break" tabindex="0">
            <h2>{title}</h2>
            {move || position.with(ticks)}
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
    Some(format!("{title}. {}", texts.meter_left(left, Texts::side_argument(tie_break.owner))))
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
