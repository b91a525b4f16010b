//! The messages of `theory.ftl`, for `mad theory`.

use super::{Message, messages};
use crate::{Argument, Texts};

messages! {
    // Errors and progress
    error_results(file, reason);
    results_format(line);
    results_settings(settings);
    results_locked();
    theory_stopped();
    theory_progress(done, all);
    theory_incomplete(done, all);

    // Words of several tables
    theory_red();
    theory_blue();
    theory_all();
    theory_off();
    theory_result();
    theory_games();
    theory_positions();
    theory_limit(limit);

    // Ends
    theory_ends(games, board, nodes, positioning, limit);
    theory_end();
    theory_victories();
    theory_semi_victories();
    theory_unfinished();
    theory_length();
    theory_shortest();
    theory_median();
    theory_longest();
    theory_of_turns();
    theory_moves();
    theory_permutations();
    theory_rotations();
    theory_bonuses();
    theory_passes();
    theory_expulsions();
    theory_returns();
    theory_ends_note(different, quiet, own);

    // Kinds of turns
    theory_turns(positions, games, board, nodes);
    theory_kind();
    theory_played();
    theory_possible();
    theory_best();
    theory_cost();
    theory_cost_if_best();
    theory_matches(nodes);
    theory_unknown_kind();
    theory_pairs();
    theory_elo();

    // Ships
    theory_ships(games, board, nodes);
    theory_ship();
    theory_with_complement();
    theory_without_complement();
    theory_in_cruisers();
    theory_more();
    theory_pair(one, two);
    theory_turn();
    theory_last_expulsion();
    theory_worth();

    // Starts
    theory_starts(board, nodes, games, gamenodes, limit);
    theory_positioning(result, low, high, depth, line);
    theory_mean(red);
    theory_agreement(agreeing, compared);
    theory_verdict(verdict);
    theory_verdict_column();
    theory_starts_column();
    theory_formation();
    theory_red_mean();
    theory_best_answer();
    theory_after_answer();
    theory_blue_mean();
    theory_search();
    theory_iterations();
    theory_depth();
    theory_line();

    // Limits
    theory_limits(board, nodes, reference);
    theory_limit_column();
    theory_difference();
    theory_changed();
    theory_largest();
    theory_change(start, before, after);

    // Endings
    theory_endings(board, limit);
    theory_balance();
    theory_mover_wins();
    theory_mover_semi();
    theory_mover_loses();
    theory_nobody();
    theory_longest_win();
    theory_longest_loss();
    theory_example();
}
