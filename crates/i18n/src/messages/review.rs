//! The messages of `review.ftl`, for the review of a game.

use super::{Message, messages};
use crate::{Argument, Texts};

messages! {
    // A turn
    review_judgement(judgement);
    review_verdict(judgement, before, after);
    review_loses_ship(ship, by);
    review_loses_ship_after(ship, by, cycle);
    review_loses_corvette(by);
    review_loses_corvette_after(by, cycle);
    review_gives_up_corvette();
    review_loses_tie_break();
    review_overlooked(kind);
    review_better(turn);

    // The table
    review_column(column);
    review_side(side);

    // The summary
    review_players(red, blue, board, turns);
    review_graph();
    review_summary(side, accuracy, inaccuracies, mistakes, blunders);
    review_turning_points(turns);
    review_flawless();
    review_progress(percent);
    review_stopped();
    error_review_empty(file, game);
    error_review_long(file, game, most);
}
