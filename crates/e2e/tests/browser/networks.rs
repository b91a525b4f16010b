//! The networks of the engine's evaluation, each fetched with the board that needs it, and the module
//! for browsers without SIMD.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context as _, Result};
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::IntoResponse as _;
use mad_e2e::{Page, SETTINGS, serve};
use mad_engine::eval::EvaluationChoice;
use mad_engine::eval::hand::PARAMETERS;
use mad_engine::eval::network::file_name;
use mad_engine::{Engine, Level, Limits};
use mad_rules::{Board, Options, Position, Turn};
use mad_server::{Router, Site};

use super::deployment::{elsewhere, without};
use super::game_end::against;
use super::offline::at_home;
use super::turn_count_is;
use crate::suite::{expect, tests};

tests! {
    DESKTOP: a_network_is_fetched_once_with_its_board, a_network_that_is_missing,
        a_network_that_is_damaged, a_network_that_takes_its_time, a_browser_without_simd;
    SMALL_AND_LARGE: another_board_without_a_server;
    FIREFOX_DESKTOP: another_board_without_a_server;
}

/// The level of the computer.
const LEVEL: u8 = 6;
/// The seed of `against`.
const SEED: u64 = 7;

/// A position, and the turn of the computer there.
struct Disputed {
    position: Position,
    /// By the network of the board.
    by_network: Turn,
    /// By the hand-written evaluation.
    by_hand: Turn,
}

/// A position on a board in which the evaluations choose different turns.
fn disputed(board: Board) -> Result<Disputed> {
    let options = Options { positioning: false, ..Options::default() };
    let start = board.start(options).context("a start position")?;
    let by_hand = EvaluationChoice::HandWritten(PARAMETERS.clone());
    let found = start.legal_turns().into_iter().find_map(|turn| {
        let mut position = start;
        position.play(turn).ok()?;
        let by_network = choose(&position, EvaluationChoice::Best)?;
        let by_hand = choose(&position, by_hand.clone())?;
        (by_network != by_hand).then_some(Disputed { position, by_network, by_hand })
    });
    found.context("the evaluations agree everywhere")
}

/// The turn of the computer, by the native engine.
fn choose(position: &Position, evaluation: EvaluationChoice) -> Option<Turn> {
    let mut engine = Engine::new(Engine::TABLE_MIB);
    engine.set_evaluation(evaluation);
    engine.set_level(Level::new(LEVEL));
    engine.set_seed(SEED);
    let stop = AtomicBool::new(false);
    Some(engine.search(position, Limits::default(), &stop, |_| {})?.best())
}

/// Opens a game in which it is the computer's turn, and returns what it plays.
async fn answer(page: &Page, id: &str, position: Position) -> Result<Turn> {
    let person = position.to_move().opponent();
    page.open_game(id, against(position, LEVEL, person)).await?;
    turn_count_is(page, 1).await?;
    let game = page.saved_game(id).await?.session.game().clone();
    game.turns().first().copied().context("a turn")
}

/// The names of the files that were requested, without those of the service worker.
type Requested = Arc<Mutex<Vec<String>>>;

/// Serves the app without its service worker, and notes what is requested.
async fn noting(router: Router) -> Result<(String, Requested)> {
    let requested = Requested::default();
    let notes = Arc::clone(&requested);
    let note = move |request: Request, next: Next| {
        let name = request.uri().path().rsplit('/').next().unwrap_or_default().to_owned();
        let is_service = name == "service.js";
        notes.lock().unwrap_or_else(PoisonError::into_inner).push(name);
        async move {
            if is_service { StatusCode::NOT_FOUND.into_response() } else { next.run(request).await }
        }
    };
    let address = serve(router.layer(axum::middleware::from_fn(note))).await?;
    Ok((address, requested))
}

fn requested_with_end(requested: &Requested, end: &str) -> Vec<String> {
    let requested = requested.lock().unwrap_or_else(PoisonError::into_inner);
    requested.iter().filter(|name| name.ends_with(end)).cloned().collect()
}

fn network_of(board: Board) -> Result<&'static str> {
    file_name(board).with_context(|| format!("{board} has no network"))
}

async fn a_network_is_fetched_once_with_its_board(page: &Page) -> Result<()> {
    let (address, requested) = noting(page.environment().site().clone().router()).await?;
    elsewhere(page, &address, "A bad HTTP response code (404)", async |page| {
        let mut wanted = Vec::new();
        for (index, board) in
            [Board::SIX_BY_FOUR, Board::FIVE_BY_FIVE, Board::SIX_BY_FOUR].into_iter().enumerate()
        {
            let Disputed { position, by_network, .. } = disputed(board)?;
            let played = answer(page, &format!("game{index}"), position).await?;
            expect(played == by_network, format!("{played} on {board} instead of {by_network}"))?;
            if index < 2 {
                wanted.push(network_of(board)?.to_owned());
            }
            let found = requested_with_end(&requested, ".net");
            expect(found == wanted, format!("{found:?} instead of {wanted:?}"))?;
        }
        let modules = requested_with_end(&requested, "_bg.wasm");
        let plain = modules.iter().find(|name| name.contains("plain"));
        expect(plain.is_none(), "the module for browsers without SIMD is requested")
    })
    .await
}

/// The game goes on, and the next one tries again.
async fn a_network_that_is_missing(page: &Page) -> Result<()> {
    let network = network_of(Board::SIX_BY_FOUR)?;
    let (address, missing) = without(page, network).await?;
    elsewhere(page, &address, network, async |page| {
        let Disputed { position, by_network, by_hand } = disputed(Board::SIX_BY_FOUR)?;
        let played = answer(page, "without", position).await?;
        expect(played == by_hand, format!("{played} instead of {by_hand}"))?;
        page.console_warns(&["engine", network, "HTTP status 404"]).await?;
        missing.store(false, Ordering::Relaxed);
        let played = answer(page, "with", position).await?;
        expect(played == by_network, format!("{played} instead of {by_network}"))
    })
    .await
}

async fn a_network_that_is_damaged(page: &Page) -> Result<()> {
    let network = network_of(Board::SIX_BY_FOUR)?;
    let files = page.environment().site().clone().into_files().map(|(name, bytes)| {
        if !name.ends_with(network) {
            return (name, bytes);
        }
        let mut damaged = bytes.to_vec();
        damaged[10_000] ^= 0x10;
        (name, damaged.into())
    });
    let (address, _) = noting(Site::new(files).router()).await?;
    elsewhere(page, &address, "A bad HTTP response code (404)", async |page| {
        let Disputed { position, by_hand, .. } = disputed(Board::SIX_BY_FOUR)?;
        let played = answer(page, "damaged", position).await?;
        expect(played == by_hand, format!("{played} instead of {by_hand}"))?;
        page.console_warns(&["engine", network, "checksum"]).await
    })
    .await
}

/// The game that was left once stopped the search of the next one, which waits for its network here.
async fn a_network_that_takes_its_time(page: &Page) -> Result<()> {
    let network = network_of(Board::FIVE_BY_FIVE)?;
    let (released, asked) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    let (gate, note) = (Arc::clone(&released), Arc::clone(&asked));
    let hold = move |request: Request, next: Next| {
        let (gate, note) = (Arc::clone(&gate), Arc::clone(&note));
        async move {
            if request.uri().path().ends_with(network) {
                note.store(true, Ordering::Relaxed);
                while !gate.load(Ordering::Relaxed) {
                    tokio::time::sleep(Duration::from_millis(20)).await;
                }
            }
            next.run(request).await
        }
    };
    let router = page.environment().site().clone().router();
    let (address, _) = noting(router.layer(axum::middleware::from_fn(hold))).await?;
    elsewhere(page, &address, "A bad HTTP response code (404)", async |page| {
        let first = disputed(Board::SIX_BY_FOUR)?;
        answer(page, "first", first.position).await?;
        let Disputed { position, by_network, .. } = disputed(Board::FIVE_BY_FIVE)?;
        let person = position.to_move().opponent();
        page.open_game("second", against(position, LEVEL, person)).await?;
        page.until("the network is asked for", &true, async || Ok(asked.load(Ordering::Relaxed)))
            .await?;
        // The button appears when the answer takes long: the engine waits.
        page.wait_for("[data-action=stop]").await?;
        released.store(true, Ordering::Relaxed);
        turn_count_is(page, 1).await?;
        let game = page.saved_game("second").await?.session.game().clone();
        let played = game.turns().first().copied().context("a turn")?;
        expect(played == by_network, format!("{played} instead of {by_network}"))
    })
    .await
}

/// After a first visit every board is on the device.
async fn another_board_without_a_server(page: &Page) -> Result<()> {
    at_home(page, async |page, host| {
        let Disputed { position, by_network, .. } = disputed(Board::SIX_BY_FOUR)?;
        let played = answer(page, "before", position).await?;
        expect(played == by_network, format!("{played} instead of {by_network}"))?;
        host.end().await?;
        let Disputed { position, by_network, .. } = disputed(Board::FIVE_BY_FIVE)?;
        let played = answer(page, "after", position).await?;
        expect(played == by_network, format!("{played} instead of {by_network}"))
    })
    .await
}

/// V8 has no WebAssembly SIMD on processors without SSE4.1.
const WITHOUT_SIMD: &str = "--js-flags=--no-enable-sse4-1";

async fn a_browser_without_simd(page: &Page) -> Result<()> {
    let (address, requested) = noting(page.environment().site().clone().router()).await?;
    let old = page.environment().open_chromium_with(&[WITHOUT_SIMD], page.size(), &address).await?;
    let visit = async {
        old.store("mad.settings", SETTINGS).await?;
        let Disputed { position, by_network, .. } = disputed(Board::SIX_BY_FOUR)?;
        let played = answer(&old, "plain", position).await?;
        expect(played == by_network, format!("{played} instead of {by_network}"))?;
        let modules = requested_with_end(&requested, "_bg.wasm");
        let of_engine: Vec<&String> =
            modules.iter().filter(|name| name.starts_with("mad_worker")).collect();
        expect(of_engine == ["mad_worker_plain_bg.wasm"], format!("{of_engine:?}"))
    };
    let visited = visit.await;
    let cached = match visited {
        Ok(()) => modules_on_device(&old, page.address()).await,
        Err(error) => Err(error),
    };
    old.quit().await?;
    let cached = cached?;
    expect(cached == ["mad_worker_plain_bg.wasm"], format!("{cached:?} are on the device"))
}

/// Opens the app at an address where it has its service worker. Returns the modules of the engine
/// that it stores.
async fn modules_on_device(page: &Page, address: &str) -> Result<Vec<String>> {
    page.session().goto(address).await?;
    page.wait_for(":root[data-offline=ready]").await?;
    let look = "
        const cache = await caches.open((await caches.keys())[0]);
        const names = (await cache.keys()).map(({ url }) => url.split('/').pop());
        return names.filter((name) => /^mad_worker.*wasm$/.test(name));
    ";
    page.run_async(look, Vec::new()).await
}
