//! The end of a game in the status panel: who won and why, the figures of the game, what the player
//! has reached, and what to do next.

use leptos::prelude::*;
use mad_i18n::Texts;
use mad_rules::{BySide, Class, Outcome, Ship, Side, Victory};
use mad_session::{GameFigures, GameSession, Saved, Seat, TurningPoint, clock_text};
use mad_svg::Look;

use super::controller::GameController;
use super::remote::RemoteChoice;
use super::{menu, turns};
use crate::game_summary::series_text;
use crate::icons::Icon;
use crate::route::{Route, StudyRoute};
use crate::screens::new_game::{self, LEVELS};
use crate::widgets::choice_button;
use crate::{achievements, browser, prompt};

/// The number of stars behind the result.
const STARS: usize = 7;

/// Returns whether the end is shown: the game is over, and its last position is viewed.
pub(super) fn is_shown(controller: GameController) -> bool {
    controller.cursor.get().is_none()
        && controller.saved.with(|saved| saved.session.game().is_over())
}

/// A button below the result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Choice {
    NextLevel(u8),
    /// The same side, the same settings.
    Again,
    /// Shows the position before the turn with this index.
    WhatWentWrong(usize),
    Rematch,
    LookBack,
    /// Opens the game on the analysis board and reviews it.
    Review,
    New,
    Save,
    Remote(RemoteChoice),
}

impl Choice {
    const fn name(self) -> &'static str {
        match self {
            Self::NextLevel(_) => "next-level",
            Self::Again => "again",
            Self::WhatWentWrong(_) => "what-went-wrong",
            Self::Rematch => "rematch",
            Self::LookBack => "look-back",
            Self::Review => "review-game",
            Self::New => "new-game",
            Self::Save => "save",
            Self::Remote(choice) => choice.name(),
        }
    }

    fn text(self, texts: &Texts) -> String {
        match self {
            Self::NextLevel(level) => texts.end_next_level(level),
            Self::Again => texts.end_again(),
            Self::WhatWentWrong(_) => texts.end_wrong(),
            Self::Rematch => texts.end_rematch(),
            Self::LookBack => texts.end_look_back(),
            Self::Review => texts.end_review(),
            Self::New => texts.act_new(),
            Self::Save => texts.act_save(),
            Self::Remote(choice) => choice.text(texts),
        }
    }

    fn act(self, controller: GameController) {
        match self {
            Self::NextLevel(level) => play_again(controller, Some(level)),
            Self::Again => play_again(controller, None),
            Self::WhatWentWrong(turn) => look_back(controller, turn),
            Self::Rematch => controller.rematch(),
            Self::LookBack => look_back(controller, 0),
            Self::Review => Route::Study(StudyRoute::Review(controller.id())).go(),
            Self::New => {
                controller.saved.with_untracked(|saved| new_game::route_like(&saved.session)).go();
            }
            Self::Save => menu::save(controller),
            Self::Remote(choice) => {
                if let Some(remote) = controller.remote {
                    remote.choose.run(choice);
                }
            }
        }
    }
}

/// Starts another game with the same sides, perhaps against another level.
fn play_again(controller: GameController, level: Option<u8>) {
    let seed = browser::random();
    let session = controller.saved.with_untracked(|saved| match level {
        Some(level) => saved.session.against_level(level, seed),
        None => saved.session.again(seed),
    });
    new_game::start(controller.shell, session);
}

/// The buttons after an outcome, the main one first.
fn choices(controller: GameController, saved: &Saved, outcome: Outcome) -> Vec<Choice> {
    let session = &saved.session;
    let person = session.person();
    let wrong = || TurningPoint::new(session).map(|point| Choice::WhatWentWrong(point.turn()));
    if session.is_online() {
        let first = controller.remote.map(|remote| remote.end_choices.get()).unwrap_or_default();
        let new = controller.remote.is_none().then_some(Choice::New);
        let choices = first.into_iter().map(Choice::Remote).chain([Choice::LookBack]);
        return choices.chain(wrong()).chain(new).chain([Choice::Save]).collect();
    }
    let level = person.and_then(|person| match session.seats()[!person] {
        Seat::Computer(level) => Some(level),
        Seat::Person | Seat::Remote => None,
    });
    let next = level.filter(|level| (1..LEVELS).contains(level));
    let next = next.map(|level| Choice::NextLevel(level + 1));
    let mut choices = Vec::new();
    match (person.map(|person| person == outcome.winner), outcome.victory()) {
        (Some(true), Victory::Full) => choices.extend(next),
        (Some(true), Victory::Semi) => {
            choices.push(Choice::Again);
            choices.extend(next);
        }
        (Some(false), _) => {
            choices.push(Choice::Again);
            choices.extend(wrong());
        }
        (None, _) => {}
    }
    choices.extend([Choice::Rematch, Choice::Review, Choice::LookBack, Choice::New, Choice::Save]);
    choices
}

fn title(texts: &Texts, session: &GameSession, outcome: Outcome) -> String {
    let person = session.person();
    let side = Texts::side_argument(outcome.winner);
    match (person.map(|person| person == outcome.winner), outcome.victory()) {
        (Some(true), Victory::Full) => texts.end_you_win(),
        (Some(true), Victory::Semi) => texts.end_you_semi(),
        (Some(false), Victory::Full) => texts.end_you_lose(),
        (Some(false), Victory::Semi) if session.is_online() => texts.end_you_half_lose_online(),
        (Some(false), Victory::Semi) => texts.end_you_half_lose(),
        (None, Victory::Full) => texts.end_victory(side),
        (None, Victory::Semi) => texts.end_semi(side),
    }
}

/// What the player has reached: a first win at a level, or else the wins at this level.
fn reached(controller: GameController) -> Option<String> {
    let texts = controller.shell.texts;
    let (person, seats, outcome) = controller.saved.with(|saved| {
        let session = &saved.session;
        (session.person(), session.seats(), session.game().outcome())
    });
    let (person, outcome) = person.zip(outcome)?;
    let Seat::Computer(level) = seats[!person] else { return None };
    let won = outcome.winner == person && outcome.victory() == Victory::Full;
    if won && controller.reached.get().is_some_and(|result| result.first_win) {
        return Some(texts.end_first_win(level));
    }
    let score = achievements::stored().score(level);
    (score.games > 0).then(|| texts.home_wins(score.wins, score.games))
}

/// The end for the live region.
pub(super) fn announcement(controller: GameController) -> String {
    let texts = controller.shell.texts;
    let described = controller.saved.with(|saved| {
        let game = saved.session.game();
        let outcome = game.outcome()?;
        let before = game.positions().len().checked_sub(2).map(|at| game.positions()[at]);
        let last = before.zip(game.turns().last().copied());
        let last = last.filter(|_| game.position().outcome().is_some());
        let last = last.map(|(before, turn)| texts.turn_aloud(&before, turn));
        // Between two people the reason names the winner.
        let person = saved.session.person();
        let title = person.map(|_| title(texts, &saved.session, outcome));
        let title =
            title.map(|title| if title.ends_with(['!', '.']) { title } else { title + "." });
        let parts = last.into_iter().chain(title).chain([texts.outcome(outcome)]);
        let choices =
            choices(controller, saved, outcome).into_iter().map(|choice| choice.text(texts));
        Some((parts.collect::<Vec<_>>(), choices.collect::<Vec<_>>()))
    });
    let Some((mut parts, choices)) = described else { return String::new() };
    let first = controller.reached.get().filter(|result| result.first_win);
    parts.extend(first.and_then(|_| reached(controller)));
    let offers = controller.remote.map(|remote| remote.announcement.run(()));
    parts.extend(offers.filter(|text| !text.is_empty()));
    prompt::with_choices(texts, parts.join(" "), &choices)
}

/// Scrolls the next step into view when the game has just ended: on a low phone it is under the toolbar.
pub(super) fn scroll_to_next_step(controller: GameController) {
    Effect::new(move |_| {
        if is_shown(controller) && controller.fresh.get_untracked() {
            request_animation_frame(|| browser::scroll_into_view(".end .choices > *"));
        }
    });
}

pub(super) fn ending(controller: GameController) -> Option<AnyView> {
    let texts = controller.shell.texts;
    let (outcome, person, title, choices) = controller.saved.with(|saved| {
        let session = &saved.session;
        let outcome = session.game().outcome()?;
        let title = title(texts, session, outcome);
        Some((outcome, session.person(), title, choices(controller, saved, outcome)))
    })?;
    let side = Texts::side_argument(outcome.winner);
    let result = match person.map(|person| person == outcome.winner) {
        Some(true) => "won",
        Some(false) => "lost",
        None => "over",
    };
    let series = controller.saved.with(|saved| series_text(texts, saved));
    let semi = outcome.victory() == Victory::Semi;
    let tip = semi.then_some("semi-victory");
    let button = |(index, choice): (usize, Choice)| {
        let icon = (choice == Choice::Save).then_some(Icon::Save);
        choice_button(index == 0, choice.name(), icon, choice.text(texts), move || {
            choice.act(controller);
        })
    };
    let view = view! {
        <div class="end" data-winner=side data-result=result data-victory=semi.then_some("semi")>
            {scene(controller, outcome)}
            <div class="result" data-tip=tip tabindex=tip.map(|_| "0")>
                <h2>{title}</h2>
                <p>{texts.outcome(outcome)}</p>
            </div>
            {reached(controller).map(|text| view! { <p class="reached">{text}</p> })}
            {series.map(|text| view! { <p class="reached series">{text}</p> })}
            {figures(controller)}
            <div class="choices">{choices.into_iter().enumerate().map(button).collect_view()}</div>
        </div>
    };
    Some(view.into_any())
}

/// A picture of the end: the fleet of the winner under the stars, or the corvette of a player who has
/// lost, adrift.
fn scene(controller: GameController, outcome: Outcome) -> AnyView {
    let ships: Vec<Ship> = controller.saved.with(|saved| {
        let session = &saved.session;
        if let Some(loser) = session.person().filter(|&person| person != outcome.winner) {
            return vec![Ship::new(loser, Class::CORVETTE)];
        }
        let fleet = Class::BY_RANK.into_iter().map(|class| Ship::new(outcome.winner, class));
        fleet.filter(|&ship| session.game().position().arena().contains(ship)).collect()
    });
    // Every fleet is seen from its own side.
    let drawing = |ship: Ship| {
        let look = Look { digits: false, flip: ship.side() == Side::Blue, ..Look::VARIABLES };
        view! {
            <svg viewBox="0 0 100 100"><g inner_html=mad_svg::ship(ship, &look)></g></svg>
        }
    };
    view! {
        <div class="scene" aria-hidden="true">
            {(0..STARS).map(|_| view! { <i></i> }).collect_view()}
            <div class="fleet">{ships.into_iter().map(drawing).collect_view()}</div>
        </div>
    }
    .into_any()
}

/// Turns, expulsions and times of the game.
fn figures(controller: GameController) -> AnyView {
    let texts = controller.shell.texts;
    let figures = controller.saved.with(|saved| GameFigures::new(&saved.session));
    let each = |value: BySide<String>| {
        let of = |side| format!("{} {}", texts.side_name(Texts::side_argument(side)), value[side]);
        format!("{} · {}", of(Side::Red), of(Side::Blue))
    };
    let expelled = each(BySide::from_fn(|side| figures.expelled[side].to_string()));
    let time = figures
        .time
        .map(|time| (texts.end_time(), each(BySide::from_fn(|side| clock_text(time[side])))));
    let rows = [(texts.end_turns(), figures.turns.to_string()), (texts.end_expelled(), expelled)];
    let rows = rows.into_iter().chain(time);
    let rows = rows.map(|(name, value)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> });
    view! { <dl class="figures">{rows.collect_view()}</dl> }.into_any()
}

/// Views the game after a number of turns. On a phone the button may be far below the board.
fn look_back(controller: GameController, turns: usize) {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    turns::view_after(controller, turns);
}

/// What went wrong, if the viewed position is that before the turning point of a lost game.
pub(super) fn turning_point_text(controller: GameController) -> Option<String> {
    let texts = controller.shell.texts;
    let cursor = controller.cursor.get()?;
    controller.saved.with(|saved| {
        let point = TurningPoint::new(&saved.session).filter(|point| point.turn() == cursor)?;
        let game = saved.session.game();
        let told = |index: usize| {
            let turn = game.turns().get(index)?;
            Some(texts.turn_aloud(&game.positions()[index], *turn))
        };
        let turn = told(cursor)?;
        Some(match point {
            TurningPoint::CorvetteLost(_) => {
                let both = [Some(turn), told(cursor + 1)].into_iter().flatten();
                texts.end_lost_here(both.collect::<Vec<_>>().join(" "))
            }
            TurningPoint::CorvetteGivenUp(_) => texts.end_given_up(turn),
            TurningPoint::LastExpulsion(_) => texts.end_last_expulsion(turn),
        })
    })
}
