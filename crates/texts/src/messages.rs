//! One method for each message. A method has the name of its message in the language files and an
//! argument for each of its placeholders.

use fluent_bundle::FluentValue;

use crate::Texts;

/// A message's name and the names of its arguments.
pub type Message = (&'static str, &'static [&'static str]);

macro_rules! messages {
    ($($(#[$doc:meta])* $name:ident($($arg:ident),*);)*) => {
        /// All messages.
        pub const MESSAGES: &[Message] = &[$((stringify!($name), &[$(stringify!($arg)),*])),*];

        impl Texts {
            $(
                $(#[$doc])*
                #[doc = concat!("The message `", stringify!($name), "`.")]
                #[must_use]
                #[allow(clippy::extra_unused_lifetimes, reason = "messages without arguments")]
                pub fn $name<'a>(&self $(, $arg: impl Into<FluentValue<'a>>)*) -> String {
                    self.format(stringify!($name), &[$((stringify!($arg), $arg.into())),*])
                }
            )*
        }
    };
}

messages! {
    // Names
    ship(side, rank, class);
    list_and(first, last);

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
    illegal_shielded(shields, cannons, ship, target);
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

    // Errors
    error(message);
    error_read(file, reason);
    error_write(file, reason);
    io_not_found();
    io_permission();
    io_exists();
    io_folder();
    io_no_folder();
    io_full();
    error_no_game(file);
    error_several_games(file, count);
    error_game_number(file, number, count);
    error_tie_break();
    error_exists(file);
    error_random_mover();
    error_turn_at(index, text, reason);

    // The command line
    cli_usage();
    cli_commands();
    cli_arguments();
    cli_options();
    cli_default(value);
    cli_possible(values);
    cli_unknown(word);
    cli_unknown_command(word);
    cli_missing(names);
    cli_missing_command();
    cli_no_value(option);
    cli_bad_value(option, value);
    cli_reason(message, reason);
    cli_expected(values);
    cli_number(low, high);
    cli_number_from(low);
    cli_conflict(option, other);
    cli_twice(option);
    cli_too_many(option, value);
    cli_suggestion(words);
    cli_try_help(command);
    error_no_rule(word, topics);

    // A position
    standard_input();
    show_title(board, number);
    show_to_move(side);
    show_positioning(side);
    show_exile(side);
    show_exile_empty();

    // Analysis
    error_seconds();
    analyse_depth(depth);
    analyse_effort(depth, nodes, seconds);
    analyse_win(side, turns);
    analyse_semi(side, turns);
    analyse_even();
    analyse_better(side);
    analyse_much_better(side);
    analyse_winning(side);

    // Matches
    error_clock();
    error_sprt();
    error_player(player, reason);
    error_setting(word, techniques);
    error_baseline_depth();
    player_no_program();
    player_quote(mark);
    player_not_started(reason);
    player_silent(expected, milliseconds);
    player_ended(expected);
    player_refused(reason);
    match_progress(games, all, score);
    match_result(first, second, score, games, board);
    match_elo(value, low, high);
    match_games(victories, semi, halfloss, defeats);
    match_faults(player, time, illegal, failed);
    match_longest(player, milliseconds);
    match_better(first);
    match_not_better(first);

    // Levels
    error_ladder(from, to);
    ladder_heading(games, board);
    ladder_level();
    ladder_nodes();
    ladder_score();
    ladder_elo();
    ladder_range(value, low, high);
    ladder_captures();
    ladder_safety();
    ladder_expulsions();
    ladder_teleports();

    // Tuning
    tune_samples(count, loss);
    tune_fitted(loss);

    // Records
    record_ok(file, count);
    record_bad(count, file, bad);
    record_refused(file, number, error);
    record_turn_heading(number, side, turn);

    // The web app
    error_listen();
    error_address_used(address);
    error_address(address, reason);
    error_serve(reason);
    error_no_app();
    error_folder_taken(folder);
    error_folder(file, reason);
    serve_address(address);
    serve_no_app();
    serve_not_opened(reason);
    export_done(count, kilobytes, folder);

    // Pages without the app
    page_description();
    page_loading();
    page_needs();
    page_needs_script();
    page_failed();
    page_again();
    page_missing();
    page_home();
    page_unbuilt();

    // Playing in the terminal
    play_welcome(board);
    play_you_are(side);
    play_you_are_at_level(side, level);
    play_you_are_at_full_strength(side);
    play_prompt(side);
    play_over_prompt();
    play_played(side, turn);
    play_turns(count);
    play_no_class(word);
    play_taken_back(turn);
    play_put_back(turn);
    play_nothing_to_undo();
    play_nothing_to_redo();
    play_saved(file);
    play_save_where();
    play_load_what();
    play_loaded(file);
    play_unsaved(word);
    play_overwrite(file);
    play_unsaved_end();
    play_unknown(word);
    play_losing_turn();
    play_ending();
    play_agree_ask(side);
    play_agree_refused(side);
    play_threats(side, ships);
    play_no_threats(side);
    play_help();

    // Everywhere
    web_title();
    web_tagline();
    web_home();
    web_cancel();
    web_close();
    web_off();
    web_failed(reason);
    web_fault();
    web_storage_off();
    web_storage_full();
    web_unreadable();
    web_other_tab();
    web_deleted();
    web_copied();
    web_copy_failed();
    web_private();
    web_credit();
    web_credit_link();

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
    home_settings();

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
    new_tie_break_note();
    new_clock();
    new_no_clock();
    new_minutes(minutes, seconds);
    new_start();
    new_more();

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
    game_bonus_first(ship);
    game_looking_back(number, count);
    game_to_the_end();
    game_hint_is(turn);
    game_hint_wait();
    game_engine_broken(reason);
    game_engine_again();
    game_last_turn(side, turn);

    // Buttons beside a game
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
    resign_ask(side);
    resign_yes();
    agree_ask(owner);
    agree_yes();
    agree_offer();
    agree_refused();

    // Turns and tie-break
    turns_title();
    turns_none();
    meter_title(count);
    meter_start(limit);
    meter_start_off();
    meter_left(left, owner);
    meter_off(owner);

    // The end
    end_victory(side);
    end_semi(side);
    end_you_win();
    end_you_semi();
    end_you_lose();
    end_you_half_lose();
    end_rematch();
    end_look_back();

    // The board, in words
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

    // A game from a link
    shared_title();
    shared_keep();
    shared_bad(reason);
    shared_part(part);
    shared_turn(number, reason);
    shared_end(end);

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

    // The rules to read
    manual_title();
    manual_contents();
    manual_search();
    manual_found(count, word);
    manual_print();
    manual_figure_turn();
    manual_figure_before();
    manual_figure_play();
    manual_questions();

    // What things mean: where the mouse rests, the focus is, or a finger stays
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
}
