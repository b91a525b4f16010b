//! A review as text: a table of the turns, a graph, a summary, and the mistakes in words.

use std::io::Write as _;

use mad_i18n::{Texts, visible};
use mad_rules::{Game, Record, Side};
use mad_study::{Judgement, Review};

use super::TURNING_POINTS;
use crate::failure::Failure;
use crate::markdown::{Align, Table, percent};

/// The turns in a row of the graph.
const GRAPH_WIDTH: usize = 72;
/// From an expected result of 0 to one of 1.
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

pub(super) fn print(
    record: &Record,
    game: &Game,
    review: &Review,
    texts: &Texts,
) -> Result<(), Failure> {
    let mut out = anstream::stdout().lock();
    writeln!(out, "{}\n", players(record, game, texts))?;
    writeln!(out, "{}", table(game, review, texts))?;
    writeln!(out, "{}", texts.review_graph())?;
    for row in graph(review) {
        writeln!(out, "{row}")?;
    }
    writeln!(out)?;
    for side in Side::ALL {
        let Some(accuracy) = review.accuracy[side] else { continue };
        let [inaccuracies, mistakes, blunders] = review.counts[side];
        let accuracy = texts.decimal(accuracy.percent(), 1);
        let side = Texts::side_argument(side);
        let summary = texts.review_summary(side, accuracy, inaccuracies, mistakes, blunders);
        writeln!(out, "{summary}")?;
    }
    let points = review.turning_points(TURNING_POINTS);
    if !points.is_empty() {
        let points: Vec<String> =
            points.into_iter().map(|index| heading(game, index, texts)).collect();
        writeln!(out, "{}", texts.review_turning_points(points.join("; ")))?;
    }
    writeln!(out)?;
    let bad: Vec<usize> = mistakes(review).collect();
    for &index in &bad {
        let words = review.turns[index].explanation(&game.positions()[index], texts);
        writeln!(out, "{}\n    {words}", heading(game, index, texts))?;
    }
    if bad.is_empty() {
        writeln!(out, "{}", texts.review_flawless())?;
    }
    Ok(())
}

/// The indices of the mistakes and blunders of both sides.
fn mistakes(review: &Review) -> impl Iterator<Item = usize> {
    let turns = review.turns.iter().enumerate();
    turns.filter(|(_, turn)| turn.judgement >= Some(Judgement::Mistake)).map(|(index, _)| index)
}

fn players(record: &Record, game: &Game, texts: &Texts) -> String {
    let [red, blue] = ["Red", "Blue"].map(|name| visible(record.tag(name).unwrap_or("?")));
    let board = texts.board_name(game.start().board());
    texts.review_players(red, blue, board, game.turns().len())
}

/// A turn with its number and side: `12. Red: a2a3`.
fn heading(game: &Game, index: usize, texts: &Texts) -> String {
    let position = &game.positions()[index];
    let side = Texts::side_argument(position.to_move());
    texts.record_turn_heading(position.number(), side, game.turns()[index].to_string())
}

fn table(game: &Game, review: &Review, texts: &Texts) -> Table {
    let head = |column: &str, align| (texts.review_column(column), align);
    let mut table = Table::new([
        head("number", Align::Number),
        head("side", Align::Text),
        head("turn", Align::Text),
        head("red", Align::Number),
        head("loss", Align::Number),
        head("judgement", Align::Text),
        head("better", Align::Text),
    ]);
    for (index, turn) in review.turns.iter().enumerate() {
        let judgement =
            turn.judgement.map(|judgement| texts.review_judgement(judgement.argument()));
        table.row([
            game.positions()[index].number().to_string(),
            texts.review_side(Texts::side_argument(turn.side)),
            turn.turn.to_string(),
            percent(review.graph[index + 1], texts),
            percent(turn.loss, texts),
            judgement.unwrap_or_default(),
            turn.better.first().map(ToString::to_string).unwrap_or_default(),
        ]);
    }
    table
}

/// Red's expected result after each turn as blocks of eight heights, in rows.
fn graph(review: &Review) -> Vec<String> {
    let block = |&share: &f64| BLOCKS[((share * 8.0) as usize).min(7)];
    let rows = review.graph.chunks(GRAPH_WIDTH);
    rows.map(|row| row.iter().map(block).collect()).collect()
}
