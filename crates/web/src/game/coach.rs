//! The coach: a line of advice for beginners below the status, and marks on ships in danger.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{Ship, Side, SquareSet};
use mad_session::{Advice, Learner, Seat, advice, endangered, is_coached};

use super::controller::GameController;
use super::ending;
use crate::icons::{Icon, icon};
use crate::widgets::icon_button;
use crate::{achievements, browser};

/// With more turns left to the tie-break than this, a newcomer does not hear of it.
const TIE_BREAK_FAR: u16 = 20;

/// What the coach remembers while the screen is open.
#[derive(Clone, Copy)]
pub(crate) struct CoachState {
    /// Whether the player has not finished a game yet.
    newcomer: bool,
    /// How many pieces of the introduction the player has put aside.
    read: RwSignal<usize>,
}

impl CoachState {
    pub(super) fn new() -> Self {
        Self { newcomer: achievements::stored().is_empty(), read: RwSignal::new(0) }
    }
}

/// Returns whether the game has a coach, for whom space is reserved.
pub(super) fn has_coach(controller: GameController) -> bool {
    let on = controller.shell.settings.with(|settings| settings.coach);
    on && controller.saved.with(|saved| is_coached(&saved.session))
}

/// Returns whether the tie-break is still so far away that a newcomer need not know about it.
pub(super) fn spares_meter(controller: GameController) -> bool {
    let left = controller.shown().tie_break().turns_left;
    controller.coach.newcomer
        && has_coach(controller)
        && left.is_none_or(|left| left > TIE_BREAK_FAR)
}

/// The current advice; `None` while there is nothing to say.
fn current(controller: GameController) -> Option<Advice> {
    let silent = controller.cursor.get().is_some() || controller.clock.paused.get();
    if silent || !has_coach(controller) {
        return None;
    }
    let learner =
        Learner { newcomer: controller.coach.newcomer, read: controller.coach.read.get() };
    let input = controller.input.get();
    controller.saved.with(|saved| advice(&saved.session, input, learner))
}

/// The current advice in words; empty while there is nothing to say.
pub(super) fn text(controller: GameController) -> String {
    current(controller).map_or_else(String::new, |advice| in_words(controller, advice))
}

fn in_words(controller: GameController, advice: Advice) -> String {
    let texts = controller.shell.texts;
    let (person, position) = controller.saved.with(|saved| {
        let session = &saved.session;
        (session.person().unwrap_or(Side::Red), *session.game().position())
    });
    let enemy = Texts::side_argument(!person);
    let number = |ship: Ship| ship.class().number();
    let square = |ship: Ship| {
        position.place(ship).square().map_or_else(String::new, |square| square.to_string())
    };
    match advice {
        Advice::Goal => texts.coach_goal(enemy),
        Advice::Digits => texts.coach_digits(),
        Advice::Gems => texts.coach_gems(),
        Advice::Positioning => texts.coach_positioning(),
        Advice::WinNow { by } => {
            let corvette = Ship::new(!person, mad_rules::Class::CORVETTE);
            texts.coach_win(number(by), square(corvette))
        }
        Advice::CorvetteInDanger { by } => texts.coach_corvette(enemy, number(by), square(by)),
        Advice::InDanger { ship, by, others } => {
            let danger =
                texts.coach_danger(enemy, number(by), square(by), number(ship), square(ship));
            let others = (others > 0).then(|| texts.coach_others(others));
            [danger].into_iter().chain(others).collect::<Vec<_>>().join(" ")
        }
        Advice::BonusOpen => texts.coach_bonus(),
        Advice::TieBreakNear { owner } => {
            texts.coach_tie_break(if owner == person { "you" } else { "other" })
        }
        Advice::Recall { ship, other } => texts.coach_recall(number(ship), number(other)),
        Advice::Safe => texts.coach_safe(),
    }
}

/// The name of a piece of advice in the page, for tests and the style sheet.
const fn name(advice: Advice) -> &'static str {
    match advice {
        Advice::Goal => "goal",
        Advice::Digits => "digits",
        Advice::Gems => "gems",
        Advice::Positioning => "positioning",
        Advice::WinNow { .. } => "win",
        Advice::CorvetteInDanger { .. } => "corvette",
        Advice::InDanger { .. } => "danger",
        Advice::BonusOpen => "bonus",
        Advice::TieBreakNear { .. } => "tie-break",
        Advice::Recall { .. } => "recall",
        Advice::Safe => "safe",
    }
}

/// The line. Its place stays reserved while there is nothing to say. What it says is announced
/// together with the status.
pub(super) fn coach(controller: GameController) -> AnyView {
    let shown = Memo::new(move |_| has_coach(controller) && !ending::is_shown(controller));
    (move || shown.get().then(|| line(controller))).into_any()
}

fn line(controller: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let advice = Memo::new(move |_| current(controller));
    let text = Memo::new(move |_| text(controller));
    let more =
        Memo::new(move |_| advice.get().is_some_and(|it| Advice::INTRODUCTION.contains(&it)));
    let next = move || {
        let told = advice.get_untracked();
        let index = Advice::INTRODUCTION.iter().position(|&it| Some(it) == told);
        if let Some(index) = index {
            act(|| controller.coach.read.set(index + 1));
        }
    };
    let off = move || {
        act(|| controller.shell.settings.update(|settings| settings.coach = false));
    };
    let next_button = move || {
        let button =
            || icon_button("coach-next", Icon::Next, texts.coach_next(), true.into(), next);
        more.get().then(button)
    };
    view! {
        <div
            class="coach"
            role="group"
            aria-label=texts.coach_label()
            data-advice=Memo::new(move |_| advice.get().map(name))
        >
            <span class="lamp">{icon(Icon::School)}</span>
            <p>{text}</p>
            {next_button}
            {icon_button("coach-off", Icon::Close, texts.coach_off(), true.into(), off)}
        </div>
    }
    .into_any()
}

/// Acts for a button. If that removes the button, the board gets the focus.
fn act(act: impl FnOnce()) {
    let by_keyboard = browser::has_visible_focus();
    act();
    if by_keyboard {
        request_animation_frame(browser::restore_focus_to_board);
    }
}

/// The squares of the person's ships that the computer could expel, if they are to be marked.
pub(super) fn danger(controller: GameController) -> SquareSet {
    let marks = controller.shell.settings.with(|settings| settings.danger);
    let person = controller.saved.with(|saved| {
        let session = &saved.session;
        let person = session.person().filter(|_| !session.game().is_over())?;
        match session.seats()[!person] {
            Seat::Computer(level) if marks.apply_to(level) => Some(person),
            _ => None,
        }
    });
    let person = person.filter(|_| controller.cursor.get().is_none());
    person.map_or(SquareSet::EMPTY, |person| endangered(&controller.shown(), person))
}
