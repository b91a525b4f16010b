//! Controls do not overlap and can be hit: in every scene, and in long games on common laptops.

use anyhow::{Context as _, Result};
use mad_e2e::{Page, Size, spot};
use mad_i18n::Language;
use mad_rules::{BySide, Cycle, Game, Place, Ship, Side, Turn};
use mad_session::{GameSession, Seat};
use rand::SeedableRng as _;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;

use crate::controls;
use crate::suite::{expect, tests};
use mad_e2e::scenes::{SCENES, click, settings_in};

tests! {
    DESKTOP: every_scene_in_every_window, long_games_on_laptops;
}

/// The windows of common laptops, in CSS pixels.
const LAPTOPS: [(u32, u32); 5] = [(1280, 720), (1280, 800), (1366, 768), (1440, 900), (1536, 864)];
/// Windows from a small phone to a 4K screen; other tests have one of 360 and of 1280 pixels.
const WINDOWS: [(u32, u32); 5] = [(320, 568), (820, 1180), (1280, 720), (1366, 768), (3840, 2160)];
/// A game of this length fills the turn list on every laptop.
const LONG: usize = 40;

/// The faults of the screen in each of some windows.
async fn faults_in(page: &Page, state: &str, windows: &[(u32, u32)]) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for &(width, height) in windows {
        page.resize((width, height)).await?;
        let found = controls::faults(page).await?;
        faults.extend(found.into_iter().map(|fault| format!("{state}, {width}x{height}: {fault}")));
    }
    page.resize(Size::Desktop.pixels()).await?;
    Ok(faults)
}

async fn every_scene_in_every_window(page: &Page) -> Result<()> {
    let mut faults = Vec::new();
    for scene in SCENES {
        scene.reach(page).await?;
        faults.extend(faults_in(page, &scene.name(), &WINDOWS).await?);
    }
    expect(faults.is_empty(), faults.join("\n"))
}

/// A game of two people with many turns that is not over.
fn long_game() -> Result<Game> {
    let mut rng = SmallRng::seed_from_u64(40);
    for _ in 0..1_000 {
        let mut game = Game::default();
        while !game.is_over() && game.turns().len() < LONG {
            let turns = game.position().sorted_turns();
            game.play(*turns.choose(&mut rng).context("a turn")?)?;
        }
        if !game.is_over() && rotation(&game).is_some() {
            return Ok(game);
        }
    }
    anyhow::bail!("no random game goes on for {LONG} turns")
}

/// The squares of a ship that can begin a rotation now, and of the partner whose place it takes.
fn rotation(game: &Game) -> Option<(String, String)> {
    let position = game.position();
    let legal = |cycle: &&Cycle| position.is_legal(Turn::teleport(**cycle));
    Cycle::ALL.iter().filter(|cycle| cycle.classes().len() == 3).filter(legal).find_map(|cycle| {
        let ship = cycle.ships(position.to_move()).iter().next()?;
        let partner = Ship::new(ship.side(), cycle.next(ship.class())?);
        let place = |ship: Ship| -> Place { position.place(ship) };
        Some((spot(ship, place(ship)), spot(partner, place(partner))))
    })
}

/// The end-of-game panel was pushed under the toolbar by a full turn list.
async fn long_games_on_laptops(page: &Page) -> Result<()> {
    let game = long_game()?;
    let (ship, partner) = rotation(&game).context("a rotation")?;
    let two = |game: Game| GameSession::new(game, BySide::from_fn(|_| Seat::Person), 1, None);
    let mut resigned = game.clone();
    resigned.resign(Side::Blue)?;
    let mut agreed = game.clone();
    agreed.agree()?;
    let mut faults = Vec::new();
    for language in Language::ALL {
        page.leave_app().await?;
        page.store("mad.settings", &settings_in(language)?).await?;
        page.open_game("rotation", two(game.clone())).await?;
        page.wait_for(&format!("[data-turn='{LONG}']")).await?;
        click(page, &format!("[data-spot={ship}]")).await?;
        click(page, &format!("[data-spot={partner}]")).await?;
        page.wait_for("[data-action=do-it]").await?;
        let code = language.code();
        faults.extend(faults_in(page, &format!("rotation, {code}"), &LAPTOPS).await?);
        for (id, over) in [("resigned", &resigned), ("agreed", &agreed)] {
            page.open_game(id, two(over.clone())).await?;
            page.wait_for(".end [data-action=save]").await?;
            faults.extend(faults_in(page, &format!("{id}, {code}"), &LAPTOPS).await?);
        }
    }
    expect(faults.is_empty(), faults.join("\n"))
}
