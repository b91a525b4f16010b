//! Every screen of the app in its states, with the steps that lead there.

mod game_scenes;
mod lesson_scenes;
mod online;
mod screen_scenes;
mod study_scenes;

use std::pin::Pin;

use crate::{Page, SETTINGS};
use anyhow::{Context as _, Result};
use mad_i18n::Language;
use mad_rules::{BySide, Game, Position};
use mad_session::{GameSession, Seat};
use serde_json::Value;

use game_scenes::*;
use lesson_scenes::*;
pub use online::online_tour;
use screen_scenes::*;
use study_scenes::*;

/// Goes to a screen from any other one.
type Steps = for<'a> fn(&'a Page) -> Pin<Box<dyn Future<Output = Result<()>> + 'a>>;

/// A screen in some state.
#[derive(Clone, Copy)]
pub struct Scene {
    name: &'static str,
    /// Whether it is on the contact sheets of screenshots.
    pub pictured: bool,
    steps: Steps,
}

impl Scene {
    /// The name, in words.
    pub fn name(self) -> String {
        self.name.replace('_', " ")
    }

    /// Goes there, and waits until fonts are loaded and animations are over.
    pub async fn reach(self, page: &Page) -> Result<()> {
        let drawn = "
            const frame = () => new Promise((done) => requestAnimationFrame(done));
            await document.fonts.ready;
            await frame();
            await frame();
            await Promise.all(document.getAnimations().map((item) => item.finished.catch(() => {})));
            await frame();
            return true;
        ";
        (self.steps)(page).await.with_context(|| self.name())?;
        page.run_async::<bool>(drawn, Vec::new()).await.map(drop)
    }
}

/// Lists scenes by the names of their functions.
macro_rules! scenes {
    ($($pictured:literal: $($name:ident),+;)+) => {
        /// All scenes, in an order in which none disturbs the next one.
        pub const SCENES: &[Scene] = &[$($(Scene {
            name: stringify!($name),
            pictured: $pictured,
            steps: |page| Box::pin($name(page)),
        }),+),+];
    };
}

scenes! {
    true: first_visit, home, home_with_progress, new_game_against_the_computer, new_game_of_two;
    false: start, thinking, targets;
    true: picked_ship, aim, bonus, refusal;
    false: doubt, hint;
    true: the_end, defeat, looking_back;
    false: what_went_wrong, danger;
    false: semi_victory, urgent_tie_break, paused_clock;
    true: menu;
    false: asked_to_resign, asked_to_agree, asked_for_a_name;
    true: games;
    false: asked_to_delete, asked_to_rename, selected_games, bad_paste, no_such_game, damaged_game,
        own_times;
    true: set_up, set_up_with_faults, settings, shared_link;
    false: shared_game_replayed, bad_link;
    true: clock_to_be_set, clock_paused;
    false: clock_ready, clock_urgent, clock_over;
    true: lessons, lesson, lesson_with_a_hint;
    false: lesson_at_its_start, lesson_after_a_mistake, task_solved, task_played_out, lesson_solved;
    true: rules;
    false: turns_as_text, all_rules, search_in_the_rules, explanation, explanation_in_a_menu, language_menu,
        list_of_keys, notice, notice_with_a_text, confirmation, new_version;
    true: studies, study_with_the_engine, reviewed_study;
    false: study, study_annotated, study_menu, learning_from_a_mistake;
    true: face_to_face;
}

/// A middle game on the 6x4 board.
const MIDDLE: &str = "b221b1111b212/b121b222b2111/1b1122/2r2121/r121r1221r112/r221r111r2221 \
                      r - r 6/40 21";
/// A ship is about to earn a bonus.
const NEAR: &str = "b1112b222/1r112b2121/4/1b1212/r2123/r121r111r222r221 r - b 3/40 31";
/// The next red turn wins.
const WON: &str = "b1112b112/r2212b212/4/2b1211/1r1222/r1121r1111 r - r 0/40 41";

/// [`SETTINGS`] in another language.
pub fn settings_in(language: Language) -> Result<String> {
    let mut settings: Value = serde_json::from_str(SETTINGS)?;
    settings["language"] = language.code().into();
    Ok(settings.to_string())
}

fn position(mfen: &str) -> Result<Position> {
    mfen.parse().with_context(|| mfen.to_owned())
}

/// A game session of two people, or of one against the computer.
fn session(mfen: &str, computer: bool) -> Result<GameSession> {
    let blue = if computer { Seat::Computer(3) } else { Seat::Person };
    let mut session =
        GameSession::new(Game::new(position(mfen)?), BySide { red: Seat::Person, blue }, 1, None);
    if !computer {
        session.set_tag("Red", "Ada");
        session.set_tag("Blue", "Grace");
    }
    Ok(session)
}

/// Clicks an element by script: a pointer would stay over it and change its looks.
pub async fn click(page: &Page, selector: &str) -> Result<()> {
    page.wait_for(selector).await?;
    // The press closes a tooltip that is still open.
    let click = "
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        document.querySelector(arguments[0]).click();
        return true;
    ";
    page.run::<bool>(click, vec![selector.into()]).await.map(drop)
}

/// Deletes all saved games, on an empty page.
async fn delete_games(page: &Page) -> Result<()> {
    let forget = "
        const names = Object.keys(localStorage).filter((name) => name.startsWith('mad.game.'));
        names.forEach((name) => localStorage.removeItem(name));
        return true;
    ";
    page.leave_app().await?;
    page.run::<bool>(forget, Vec::new()).await.map(drop)
}
