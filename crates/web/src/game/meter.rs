//! The tie-break: how near it is and whose it would be.

use crate::dom::*;
use mad_i18n::Texts;
use mad_rules::Position;

use super::status::side_word;
use crate::app::Shell;
use crate::ui::{memo, part};

/// With so few turns left it becomes urgent.
const URGENT: u16 = 10;
/// Longer limits are drawn with fewer ticks.
const MOST_TICKS: u16 = 60;

pub(crate) fn meter(shell: Shell, position: Memo<Position>) -> impl IntoView {
    let words = shell.words;
    let title = memo(move || {
        position.with(|position| {
            let tie_break = position.tie_break();
            match tie_break.limit {
                _ if tie_break.quiet > 0 || position.last_expeller().is_some() => {
                    words.meter_title(tie_break.quiet)
                }
                Some(limit) => words.meter_start(limit.get()),
                None => words.meter_start_off(),
            }
        })
    });
    let note = memo(move || {
        position.with(|position| {
            let tie_break = position.tie_break();
            let owner = side_word(tie_break.owner);
            tie_break
                .turns_left
                .map_or_else(|| words.meter_off(owner), |left| words.meter_left(left, owner))
        })
    });
    let class = memo(move || {
        let left = position.with(|position| position.tie_break().turns_left);
        if left.is_some_and(|left| left <= URGENT) { "meter card urgent" } else { "meter card" }
    });
    let owner = memo(move || position.with(|position| side_word(position.tie_break_owner())));
    view! {
        <section class=class data-owner=owner data-tip="tie-break" tabindex="0">
            <h2>{title}</h2>
            {part(move || position.with(ticks))}
            <p>{note}</p>
        </section>
    }
}

/// The meter for those who listen, when it becomes urgent.
pub(crate) fn aloud(words: &Texts, position: &Position) -> Option<String> {
    let tie_break = position.tie_break();
    let left = tie_break.turns_left.filter(|&left| left <= URGENT)?;
    let title = words.meter_title(tie_break.quiet);
    Some(format!("{title}. {}", words.meter_left(left, side_word(tie_break.owner))))
}

/// A tick for each turn that the limit allows.
fn ticks(position: &Position) -> Option<impl IntoView + use<>> {
    let tie_break = position.tie_break();
    let limit = tie_break.limit?.get();
    let ticks = limit.min(MOST_TICKS);
    let on = (u32::from(tie_break.quiet) * u32::from(ticks) / u32::from(limit)) as u16;
    let marks = (0..ticks)
        .map(|tick| view! { <i class=if tick < on { "on" } else { "" }></i> })
        .collect_view();
    Some(view! { <div class="ticks" aria-hidden="true">{marks}</div> })
}
