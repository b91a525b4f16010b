//! The messages of `web.ftl`, for the browser client.

use super::{Message, messages};
use crate::{Argument, Texts};

messages! {
    // Everywhere
    web_title();
    web_tagline();
    web_home();
    web_cancel();
    web_close();
    web_failed(reason);
    web_fault();
    web_storage_off();
    web_storage_full();
    web_unreadable();
    web_other_tab();
    web_deleted();
    web_copy_failed();
    web_private();
    web_private_online();
    web_credit();
    web_credit_link();
    web_details();

    // Home
    home_learn();
    home_learn_on();
    home_rules();
    home_first();
    home_first_note();
    home_continue();
    home_play();
    home_two();
    home_setup();
    home_games();
    home_online();
    home_online_note();
    home_online_back();
    home_online_running(count);

    // New game
    new_title_computer();
    new_title_two();
    new_level();
    level_1();
    level_2();
    level_3();
    level_4();
    level_5();
    level_6();
    level_7();
    level_8();
    level_9();
    level_10();
    new_side();
    new_red();
    new_blue();
    new_random();
    new_board();
    new_board_6x4();
    new_board_5x5();
    new_board_4x6();
    new_board_aztec();
    new_positioning();
    new_positioning_note();
    new_tie_break();
    new_no_limit();
    new_tie_break_note();
    new_clock();
    new_no_clock();
    new_minutes(minutes, seconds);
    new_start();
    new_more();
    new_own_clock();
    new_clock_minutes();
    new_clock_red();
    new_clock_blue();
    new_clock_you();
    new_clock_computer();
    new_clock_seconds();
    new_clock_differ();
    new_clock_kind();
    new_clock_increment();
    new_clock_delay();
    new_clock_delay_note();
    new_clock_bad_minutes(least, most);
    new_clock_bad_seconds(most);
    new_bad_position();

    // A game
    side_name(side);
    player_you();
    player_computer(level);
    game_your_turn();
    game_you_are(side);
    game_turn_of(side);
    game_thinking();
    game_positioning(side);
    game_keep();
    game_picked(ship, choices);
    game_picked_squares(count);
    game_picked_expulsions(count);
    game_picked_partners(count);
    game_picked_nothing(ship);
    game_aim_swap(first, second);
    game_aim_rotation(first, second, third);
    game_do_it();
    game_pick_instead(ship);
    game_bonus(ship);
    game_end_turn();
    game_take_back();
    game_doubt();
    game_doubt_yes();
    game_doubt_no();
    game_not_yours(ship);
    game_not_your_turn();
    game_in_exile(ship);
    game_not_into_exile();
    game_no_partner(ship, other);
    game_too_many_exiled(ship, other);
    game_bonus_first(ship);
    game_at_start();
    game_looking_back(side, number, count);
    game_to_the_end();
    game_hint_wait();
    game_engine_broken(reason);
    game_engine_again();
    game_locked();
    ship_card(name, sails, cannons, shields, partner);
    ship_card_reach();

    // Buttons beside a game
    act_label();
    act_undo();
    act_redo();
    act_hint();
    act_flip();
    act_stop();
    act_resign();
    act_agree();
    act_more();
    act_save();
    act_share();
    act_copy_mfen();
    act_setup();
    act_new();
    act_pause();
    act_resume();
    act_rename();
    act_first();
    act_previous();
    act_next();
    act_last();
    resign_ask(who);
    resign_yes();
    agree_ask(expeller);
    agree_yes();
    agree_offer();
    agree_refused();

    // Turns and tie-break
    turns_title();
    turns_none();
    turns_pass();
    meter_title(count);
    meter_start();
    meter_reached(owner);
    meter_off(owner);

    // The end
    end_victory(side);
    end_semi(side);
    end_you_win();
    end_you_semi();
    end_you_lose();
    end_you_half_lose();
    end_you_half_lose_online();
    end_rematch();
    end_review();
    end_look_back();

    // Accessible names of the board
    board_label(rows, columns);
    tray_label(side);
    spot_empty(square);
    spot_ship(square, ship);
    spot_exiled(ship);
    spot_slot(ship);
    spot_can_go();
    spot_can_expel();
    spot_bonus();
    spot_partner_swap();
    spot_partner_rotation();
    spot_picked();
    badge_swap(ship);
    badge_rotation(ship);

    // Saved games
    games_title();
    games_none();
    games_rename_ask();
    games_delete();
    games_delete_ask();
    games_delete_yes();
    games_export();
    games_import();
    games_imported(count);
    games_import_failed(file, number, reason);
    games_import_empty(file);
    games_unreadable(count);
    games_damaged();
    games_damaged_form();
    games_damaged_version();
    games_more();
    games_missing();
    games_versus(red, blue);
    games_turn(count);
    games_event();
    games_paste();
    games_paste_label();
    games_paste_go();
    games_pasted();
    games_paste_nothing();
    games_known(count);
    games_refused(count);
    games_search();
    games_filter();
    games_filter_all();
    games_filter_unfinished();
    games_filter_won();
    games_filter_lost();
    games_filter_computer();
    games_filter_two();
    games_filter_online();
    games_order();
    games_order_played();
    games_order_date();
    games_order_length();
    games_found(count);
    games_score(won, lost);
    games_level_score(level, won, lost);
    games_select();
    games_select_done();
    games_select_all();
    games_selected(count);
    games_select_one(title);
    games_delete_these(count);
    games_export_these();
    games_series(red, red_points, blue, blue_points);

    // A game from a link
    shared_title();
    shared_keep();
    shared_bad(reason);
    shared_part(part);
    shared_turn(number, reason);
    shared_end(end);
    shared_broken();
    shared_save();
    shared_saved();
    shared_known();
    shared_open();

    // Setting up
    setup_title();
    setup_note();
    setup_start();
    setup_clear();
    setup_to_move();
    setup_expeller();
    setup_nobody();
    setup_quiet();
    setup_number();
    setup_positioning();
    setup_mfen();
    setup_playable(count);
    setup_over(outcome);
    setup_faults();
    setup_turns();
    setup_play_computer();
    setup_play_two();
    setup_play_online();
    setup_positioning_note();
    setup_bad_link();
    setup_bad_text();

    // Learning
    learn_title();
    learn_note(lessons, minutes);
    learn_progress(done, count);
    learn_lesson(number, title);
    learn_task(number, count);
    learn_hint();
    learn_next();
    learn_next_lesson(title);
    learn_once_more();
    learn_all();
    learn_read_more();
    learn_loses(turn);
    learn_own_corvette();
    learn_not_that(ship);
    learn_skip();
    learn_finished();
    learn_loading();
    learn_failed(reason);

    // A screen whose code is downloaded when it is opened
    screen_loading();
    screen_failed();
    screen_failed_advice();

    // The rules to read
    manual_title();
    manual_contents();
    manual_search();
    manual_found(count, word);
    manual_print();
    manual_set();
    manual_set_note();
    manual_set_pdf(paper);
    manual_figure_turn();
    manual_figure_before();
    manual_figure_play();
    manual_questions();

    // Tooltips
    tip_move();
    tip_expulsion();
    tip_permutation();
    tip_rotation();
    tip_bonus();
    tip_bonus_square();
    tip_exile();
    tip_tie_break();
    tip_positioning();
    tip_agreement();
    tip_semi_victory();
    tip_more();

    // Settings
    settings_title();
    settings_language();
    settings_theme();
    settings_theme_system();
    settings_theme_dark();
    settings_theme_light();
    settings_digits();
    settings_sound();
    settings_motion();
    settings_motion_system();
    settings_motion_on();
    settings_motion_off();
    settings_resigns();
    settings_hand();
    settings_hand_right();
    settings_hand_left();
    settings_offline();
    settings_typed();

    // Offline
    offline_new();
    offline_take();
    offline_later();
    offline_unkept();
    offline_ready();
    offline_filling();
    offline_none();
    offline_install();

    // Screen reader descriptions
    aloud_title();
    aloud_field();
    aloud_go();
    aloud_board();
    aloud_turns();
    aloud_again();
    aloud_explain();
    aloud_help();
    aloud_side(side, ships);
    aloud_exiled(ships);
    aloud_moves(ship, square, squares);
    aloud_expels(ship);
    aloud_bonus(cycles);
    aloud_teleportations(turns);
    aloud_loses();
    aloud_pass();
    aloud_picked(ship);
    aloud_moved(ship, from, to);
    aloud_swapped(first, second);
    aloud_rotated(first, second, third);
    aloud_kept();
    aloud_choices(choices);

    // A clock for a real board
    clock_link();
    clock_title();
    clock_note();
    clock_set();
    clock_begin();
    clock_expulsion();
    clock_other();
    clock_reset();
    clock_reset_ask();
    clock_time_up(side);
    clock_keys();

    // The header
    nav_label();
    nav_play();
    nav_learn();
    nav_games();
    nav_study();
    act_study();
    nav_rules();
    nav_settings();

    // Home: what comes next, and what has been reached
    home_headline();
    home_play_level(level);
    home_play_two();
    home_other();
    home_wins(wins, games);
    home_beaten(levels);
    home_lessons(done, count);
    home_learn_note(lessons, minutes);
    home_two_note();
    home_demo_again();

    // Settings, in groups
    settings_group_look();
    settings_group_sound();
    settings_group_play();
    settings_group_controls();
    settings_board();
    settings_board_space();
    settings_board_slate();
    settings_ships();
    settings_ships_classic();
    settings_ships_outline();
    settings_volume();
    settings_try_sound();
    settings_coach();
    settings_coach_note();
    settings_tips();
    settings_danger();
    settings_danger_off();
    settings_danger_beginner();
    settings_danger_always();
    settings_face_to_face();
    settings_face_to_face_note();
    act_face_to_face();
    act_side_by_side();

    // The list of keys
    keys_title();
    keys_everywhere();
    keys_board();
    keys_game();
    keycap_enter();
    keycap_space();
    keycap_escape();
    keycap_tab();
    keycap_home();
    keycap_end();
    keycap_control();
    keycap_shift();
    key_help();
    key_close();
    key_next();
    key_squares();
    key_pick();
    key_back();
    key_menu();

    // What was copied
    copied_link();
    copied_position();

    // Playing out the last lesson
    learn_play_out();
    learn_too_slow();
    learn_played_out();

    // Coach, hints, endings
    coach_label();
    coach_off();
    coach_next();
    coach_goal(enemy);
    coach_digits();
    coach_gems();
    coach_positioning();
    coach_win(ship, square);
    coach_corvette(enemy, ship, square);
    coach_danger(enemy, by, from, ship, square);
    coach_others(count);
    coach_bonus();
    coach_tie_break(owner);
    coach_recall(ship, other);
    coach_safe();
    spot_danger();
    hint_move(ship, from, to);
    hint_swap(first, second);
    hint_rotate(first, second, third);
    hint_move_swap(ship, from, to, first, second);
    hint_move_rotate(ship, from, to, first, second, third);
    hint_pass();
    hint_play();
    hint_wins();
    hint_saves_corvette();
    hint_expels(ship);
    hint_saves(ship);
    hint_bonus();
    hint_recalls(ship);
    hint_threatens();
    hint_score(score);
    hint_exact(score);
    end_next_level(level);
    end_again();
    end_wrong();
    end_first_win(level);
    end_turns();
    end_expelled();
    end_time();
    end_lost_here(turns);
    end_given_up(turns);
    end_last_expulsion(turns);
}
