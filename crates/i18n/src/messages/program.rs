//! The messages of `program.ftl`, for the terminal.

use super::{Message, messages};
use crate::{Argument, Texts};

messages! {
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
    analyse_exact(value);
    analyse_win(side, turns);
    analyse_win_within(side, turns);
    analyse_semi(side, turns);
    analyse_even();
    analyse_better(side);
    analyse_much_better(side);
    analyse_winning(side);

    // Matches
    error_clock();
    error_sprt();
    error_player(player, reason);
    error_setting(word, numbers, techniques);
    number_range(name, low, high);
    error_pair(reason);
    error_network(file, reason);
    error_network_board(file, board, other);
    network_magic();
    network_version(version);
    network_length(found, expected);
    network_damaged();
    network_unfit();
    error_weights(file, reason);
    weights_name(line, name);
    weights_twice(line, name);
    weights_list(line, name, count);
    weights_missing(name);
    error_match_limit();
    error_match_over();
    match_techniques(names);
    match_numbers(names);
    error_baseline_depth();
    player_no_program();
    player_quote();
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

    // Puzzles
    puzzles_written(count, found, file);
    puzzles_theme();
    puzzles_count();
    puzzles_lowest();
    puzzles_median();
    puzzles_highest();
    puzzle_theme(theme);

    // Tuning
    tune_samples(count, loss);
    tune_fitted(loss, scaled);
    tune_iteration(done, all);
    tune_name();
    tune_before();
    tune_after();
    tune_range();
    tune_compare();
    tune_stopped(done, all);
    stopping();
    stopped_early();

    // Networks
    data_progress(positions, all, games, speed);
    data_done(file, positions, games);
    error_data(file, reason);
    data_format();
    data_board(board, other);
    data_settings();
    data_damaged(part);
    error_no_positions();
    error_checkpoint(file);
    train_positions(count, heldout);
    train_epoch();
    train_loss();
    train_held_out();
    train_result();
    train_search();
    train_done(file, bytes, hash);
    error_no_network(board);
    net_title(name, board);
    net_shape(inputs, hidden, bytes, hash);
    net_weights(inputs, biases, outputs);
    net_range(low, high);
    net_sum(sum, most);
    net_start(value);
    net_worth();
    net_ship();
    net_with();
    net_without();
    ship_class(rank, class);

    // Records
    record_ok(file, count);
    record_bad(count, file, bad);
    record_refused(file, number, error);
    record_turn_heading(number, side, turn);

    // The set to print
    error_print_exists(file);
    error_pdf(reason);
    print_done(count, file);
    print_sizes(squares, ships);
    print_square(size, board);

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
    serve_games(database);
    error_config(file, reason);
    error_origin(text);
    error_no_data_folder();
    error_database_used(file);
    error_database(reason);
    error_no_database(file);
    store_sound(games, events);
    store_damage_database(reason);
    store_damage_game(game, reason);
    store_damage_summary(game);
    store_damage_orphan(game);
    store_damaged(count);
    store_copied(file);
    store_use_pg_dump();
    store_exported(games, file);
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
    play_agree_ask(expeller);
    play_agree_refused(side);
    play_threats(side, ships);
    play_no_threats(side);
    play_help();

    // Playing online in the terminal
    error_pace(least, minutes, seconds, days);
    error_online_address(text);
    error_online_link(text);
    error_online_options();
    error_online_no_folder();
    error_online_unreachable(address, kind, detail);
    error_online_tls(address, kind, detail);
    error_online_not_mad(address, status);
    error_online_moved(address, target);
    error_online_version();
    error_online_session();
    play_online_forgotten();
    play_online_accept(side);
    play_online_take_seat();
    play_online_you_are(side, name);
    play_online_prompt(state);
    play_online_clocks(red, blue);
    play_online_answer(state);
    play_online_withdrawn(name);
    play_online_withdrawn_own();
    play_online_declined_own();
    play_online_time_given(name, other);
    play_online_plan_hint(turn);
    play_online_plan_now();
    play_online_plan_dropped();
    play_online_plan_failed(turn);
    play_online_resume();
    play_online_resumed();
    play_online_claim();
    play_online_again(word);
    play_online_phrases();
    play_online_rematch(link);
    play_online_over(state);
    play_online_leave(state, command);
    play_online_unanswered();
    play_online_start_theirs(name, time);
    play_online_locked();
    play_online_claimed(name);
    error_online_seat();
    play_online_help();
}
