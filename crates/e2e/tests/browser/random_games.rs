//! Random games on all boards, with every kind of input.

use anyhow::{Context as _, Result};
use mad_e2e::{Input, Page};
use mad_rules::{Board, Game, Options, Turn, TurnKind};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::suite::{expect, tests};

tests! {
    DESKTOP: six_by_four_with_a_mouse, five_by_five_with_keys, four_by_six_with_a_mouse,
        aztec_with_keys;
    PHONE: six_by_four_with_a_finger, five_by_five_with_a_finger;
    TABLET: four_by_six_with_a_finger, aztec_with_a_finger;
}

const MOUSE: &[Input] = &[Input::Mouse, Input::MouseDrag];
const FINGER: &[Input] = &[Input::Touch, Input::TouchDrag];

async fn six_by_four_with_a_mouse(page: &Page) -> Result<()> {
    play(page, Board::SIX_BY_FOUR, 3, MOUSE).await
}

async fn six_by_four_with_a_finger(page: &Page) -> Result<()> {
    play(page, Board::SIX_BY_FOUR, 10, FINGER).await
}

async fn five_by_five_with_a_finger(page: &Page) -> Result<()> {
    play(page, Board::FIVE_BY_FIVE, 4, FINGER).await
}

async fn five_by_five_with_keys(page: &Page) -> Result<()> {
    play(page, Board::FIVE_BY_FIVE, 11, &[Input::Keys, Input::Mouse]).await
}

async fn four_by_six_with_a_finger(page: &Page) -> Result<()> {
    play(page, Board::FOUR_BY_SIX, 5, FINGER).await
}

async fn four_by_six_with_a_mouse(page: &Page) -> Result<()> {
    play(page, Board::FOUR_BY_SIX, 12, MOUSE).await
}

async fn aztec_with_keys(page: &Page) -> Result<()> {
    play(page, Board::AZTEC, 6, &[Input::Keys]).await
}

async fn aztec_with_a_finger(page: &Page) -> Result<()> {
    play(page, Board::AZTEC, 13, FINGER).await
}

/// A random legal turn; bonus turns and expulsions are preferred half of the time.
fn any_turn(game: &Game, rng: &mut SmallRng) -> Result<Turn> {
    let turns = game.position().sorted_turns();
    let rare = |turn: &Turn| matches!(turn.kind(), TurnKind::Bonus { .. });
    let takes = |turn: &Turn| {
        let to = turn.squares_moved().map(|(_, to)| to);
        to.is_some_and(|to| game.position().ship_at(to).is_some())
    };
    let seldom: Vec<Turn> =
        turns.iter().copied().filter(|item| rare(item) || takes(item)).collect();
    let pick = if rng.random_bool(0.5) { seldom.choose(rng) } else { None };
    pick.or_else(|| turns.choose(rng)).copied().context("a game that goes on has turns")
}

async fn play(page: &Page, board: Board, seed: u64, inputs: &[Input]) -> Result<()> {
    let start = board.start(Options::default()).context("a registered board")?;
    page.open_two_player(&start).await?;
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut game = Game::new(start);
    while !game.is_over() {
        let turn = any_turn(&game, &mut rng)?;
        let input = *inputs.choose(&mut rng).context("some input")?;
        let told = || format!("turn {}: {turn} with {input:?}", game.turns().len() + 1);
        page.play_turn(input, game.position(), turn, &mut rng).await.with_context(told)?;
        let mut next = game.clone();
        next.play(turn)?;
        page.position_is(next.position()).await.with_context(told)?;
        let count = next.turns().len();
        page.wait_for(&format!("[data-turn='{count}']")).await.with_context(told)?;
        game = next;
    }
    let outcome = game.outcome().context("it is over")?;
    let winner = mad_i18n::Texts::side_argument(outcome.winner);
    page.wait_for(&format!(".end[data-winner={winner}]")).await?;
    page.text_is(".end p", &page.texts().outcome(outcome)).await?;
    let kept = page.current_game().await?;
    expect(*kept.session.game().turns() == *game.turns(), "the saved game has the same turns")
}
