//! The messages of `study.ftl`, for the analysis board and what belongs to it.

use super::{Message, messages};
use crate::{Argument, Texts};

messages! {
    // The list of studies
    study_title();
    study_note();
    study_new();
    study_board(board);
    study_from_games();
    study_paste();
    study_open();
    study_file();
    study_bad_file();
    study_bad_text();
    study_all();
    study_none();
    study_unnamed();
    study_damaged();
    study_missing();
    study_too_large(turns);
    study_too_deep();

    // The engine
    study_engine();
    study_engine_on();
    study_engine_off();
    study_engine_failed(reason);
    study_thinking();
    study_effort(depth, speed);
    study_exact();
    study_lines(count);
    study_fewer_lines();
    study_more_lines();
    study_threat();
    study_threat_is(turn);
    study_no_threat();
    study_insert();
    study_line_inserted();
    study_play_best();
    study_best(turn);
    study_read();
    study_even(percent);
    study_better(side, percent);
    study_much_better(side, percent);
    study_winning(side, percent);
    study_wins(side, turns);
    study_semi(side);

    // Turns, variations and annotations
    study_no_turns();
    study_previous_variation();
    study_next_variation();
    study_promote();
    study_promoted();
    study_delete_turn();
    study_restore();
    study_annotations();
    study_comment();
    study_comment_aloud(text);
    study_variations_aloud(count);
    study_glyphs();
    study_glyph(glyph);
    study_circle();
    study_arrow();
    study_arrow_begun(spot);
    study_circled(spot);
    study_arrowed(from, to);
    study_erased();

    // The menu
    study_long_turns();
    study_short_turns();
    study_copy_record();
    study_save_svg();
    study_save_png();
    study_print();
    study_play();
    study_rename();
    study_name();
    study_delete();
    study_delete_question(name);

    // The review of a game
    study_review_title();
    study_review_start();
    study_review_again();
    study_review_progress(percent);
    study_review_stop();
    study_review_graph();
    study_review_accuracy();
    study_review_percent(percent);
    study_review_counts(kind);
    study_review_learn(side, count);
    study_review_write();
    study_review_written();
    study_review_mistakes();
    study_review_no_mistakes();
    study_review_turning_point();
    study_review_thresholds(inaccuracy, mistake, blunder);
    study_review_task(side, turn);
    study_review_right();
    study_review_wrong(percent);
    study_review_solution(turn);
    study_review_learnt();
    study_review_next();
    study_review_show();
    study_review_try_again();
    study_review_end();
}
