//! The messages of `tables.ftl`, for `mad tables`.

use super::{Message, messages};
use crate::{Argument, Texts};

messages! {
    // Errors
    error_table(file, reason);
    table_not_one();
    table_version(found, expected);
    table_length(found, expected);
    table_head_damaged();
    table_page_damaged(page);
    table_file_damaged();
    table_other(name);
    table_twice();
    table_locked();
    table_differs(entry);
    table_ends(offset);
    error_tables_turns();
    error_tables_threads(reason);
    error_tables_empty(folder);
    error_tables_missing(folder, file);
    error_tables_covered(ships);

    // Building
    tables_plan(count, entries, gigabytes);
    tables_checking(file);
    tables_counting(balance);
    tables_solving(balance, goal, turns, decided, entries);
    tables_writing(file);
    tables_comparing(file);
    tables_kept(file);
    tables_built(file, bytes, seconds);
    tables_done(folder);

    // Checking
    tables_intact(file);
    tables_damaged(count);
    tables_following(count);
    tables_agreeing(file, count);
    tables_too_large(file, ships);
    tables_wrong(file, mfen);

    // What they contain
    tables_summary(count, bytes);
    tables_board(board, limit);
    tables_board_off(board);
    tables_table(balance, entries, bytes);
    tables_counts(owner, redwins, redsemi, bluesemi, bluewins);
    tables_counts_off(red, undecided, blue);
    tables_longest(side, turns, mfen);

    // A position
    tables_victory(side, turns, left);
    tables_victory_off(side, turns);
    tables_semi(side);
    tables_semi_late(side, turns, left);
    tables_undecided();
    tables_turns();
    tables_turns_unknown();
    tables_turn_ends();
    tables_turn_needs(turns);
}
