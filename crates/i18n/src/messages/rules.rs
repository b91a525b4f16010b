//! The messages of `rules.ftl`: refusals, outcomes and errors.

use super::{Message, messages};
use crate::{Argument, Texts};

messages! {
    // Names
    ship(side, rank, class);
    list_and(first, last);
    board_aztec();

    // How games end
    outcome_exile(winner);
    outcome_resignation(winner);
    outcome_time(winner);
    outcome_tie_break(winner);
    outcome_agreement(winner);
    tie_break_near(left, owner);
    tie_break_off(owner);

    // Why a turn is not legal
    illegal_game_over(outcome);
    illegal_pass();
    illegal_move_on_positioning();
    illegal_not_on_board(square);
    illegal_no_ship(square);
    illegal_not_your_ship(ship, square);
    illegal_stays_put();
    illegal_too_far(sails, ship, distance);
    illegal_own_ship(ship, square);
    illegal_blocked_one(middle);
    illegal_blocked_two(first, second);
    middle_ship(ship, square);
    middle_missing(square);
    illegal_shielded(ship, target);
    illegal_bonus_long();
    illegal_bonus_square(square);
    illegal_bonus_end();
    illegal_bonus_mover(ship);
    illegal_both_exiled(ships);
    illegal_trio_exiled(ships);

    // What is wrong with a position
    fault_off_board(ship, square);
    fault_shared_square(first, second, square);
    fault_both_corvettes();
    fault_quiet(quiet, limit);
    fault_number_zero();
    fault_number_side(number);

    // What is wrong with a text
    found(letter);
    found_end();
    expected(what, found);
    mfen_error(field, name, offset, problem);
    mfen_field_placement();
    mfen_field_to_move();
    mfen_field_positioning();
    mfen_field_last_expeller();
    mfen_field_quiet();
    mfen_field_number();
    mfen_ship_twice(ship);
    mfen_digits();
    mfen_row_length(found, expected);
    mfen_columns(found);
    mfen_rows(found);
    mfen_shape();
    mfen_too_large();
    mfen_leading_zero();
    mfen_expects_square();
    mfen_expects_class();
    mfen_expects_to_move();
    mfen_expects_positioning();
    mfen_expects_expeller();
    mfen_expects_number();
    mfen_expects_slash();
    mfen_expects_limit();
    mfen_expects_space();
    mfen_expects_end();
    turn_error(text, offset, expected);
    turn_expects_turn();
    turn_expects_square();
    turn_expects_bonus();
    turn_expects_class();
    turn_expects_dash();
    turn_expects_cycle();
    turn_expects_end();
    record_error(line, column, offset, problem);
    record_not_utf8();
    record_too_large(bytes);
    record_duplicate_tag(tag);
    record_tag_value(tag, expected, value);
    record_expects_board();
    record_expects_on_off();
    record_expects_tie_break();
    record_expects_termination();
    record_open_comment();
    record_open_variation();
    record_too_deep(most);
    record_glyph();
    record_number(expected);
    record_illegal(number, text, reason);
    record_result_tag(tag, result);
    record_no_turn(text, expected);
    record_unknown_result(text);
    record_termination(result, termination);
    record_contradiction(result, outcome);
    record_not_over();
    record_not_owner(owner);
    record_expects_tag_name();
    record_expects_tag_value();
    record_expects_escape();
    record_expects_tag_end();
    record_expects_turn();
    record_expects_turn_inside();
    record_expects_turn_before();
    record_expects_turn_after();
    record_expects_glyph();
    record_expects_end();
}
