### Texts of the program in the terminal.

## Errors

error = error: { $message }
error_read = { $file } cannot be read: { $reason }
error_write = { $file } cannot be written: { $reason }
io_not_found = no such file or folder
io_permission = permission denied
io_exists = it already exists
io_folder = it is a folder
io_no_folder = it is not a folder
io_full = no space left
error_no_game = { $file } contains no game
error_several_games = { $file } contains { $count } games; choose one with --game
error_game_number = { $file } has no game { $number }; it contains { $count ->
    [one] one game
   *[other] { $count } games
}
error_tie_break = expected a number from 1 to 65535, or off
error_exists = { $file } already exists and is not the game you are playing. Choose another name, or remove it first.
error_random_mover = --level, --think and --resigns are for the engine; the random player has neither skill nor judgement
error_turn_at = Turn { $index }, { $text }: { $reason }

## The command line

cli_usage = Usage:
cli_commands = Commands
cli_arguments = Arguments
cli_options = Options
cli_default = default: { $value }
cli_possible = one of { $values }
cli_unknown = “{ $word }” is not expected here
cli_unknown_command = “{ $word }” is not a command
cli_missing = missing: { $names }
cli_missing_command = a command is missing
cli_no_value = { $option } needs a value
cli_bad_value = { $option }: “{ $value }” is not a valid value
cli_reason = { $message }: { $reason }
cli_expected = expected one of { $values }
cli_number = expected a number from { $low } to { $high }
cli_number_from = expected a number of at least { $low }
cli_conflict = { $option } and { $other } cannot be used together
cli_twice = { $option } is given twice
cli_too_many = { $option }: “{ $value }” is one value too many
cli_suggestion = Did you mean { $words }?
cli_try_help = For help, try “{ $command } --help”.
error_no_rule = “{ $word }” is not a topic, and the rules do not mention it. Topics: { $topics }

## A position

standard_input = standard input
show_title = { $board } board, turn { $number }
show_to_move = { $side ->
    [red] Red to move.
   *[blue] Blue to move.
}
show_positioning = { $side ->
    [red] Red’s positioning turn: swap, rotate or pass.
   *[blue] Blue’s positioning turn: swap, rotate or pass.
}
show_exile = { $side ->
    [red] Red in exile:
   *[blue] Blue in exile:
}
show_exile_empty = none

## Analysis

error_seconds = expected a number of seconds from 0.001 to 1000000
analyse_depth = depth { $depth }
analyse_exact = Exact: { $value }
analyse_effort = Looked { $depth ->
    [one] one turn
   *[other] { $depth } turns
} ahead: { $nodes } positions in { $seconds } seconds.
analyse_win = { $side ->
    [red] red
   *[blue] blue
} wins in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
analyse_win_within = { $side ->
    [red] red
   *[blue] blue
} wins in { $turns ->
    [one] one turn
   *[other] at most { $turns } turns
}
analyse_semi = { $side ->
    [red] red
   *[blue] blue
} gets the semi-victory in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}
analyse_even = about even
analyse_better = { $side ->
    [red] red is a little better
   *[blue] blue is a little better
}
analyse_much_better = { $side ->
    [red] red is better
   *[blue] blue is better
}
analyse_winning = { $side ->
    [red] red is much better
   *[blue] blue is much better
}

## Matches

error_clock = expected seconds, or seconds and an increment: 10+0.1
error_sprt = expected two Elo differences, the smaller first: 0,10
error_player = { $player }: { $reason }
error_setting = “{ $word }” is not a setting of the engine; expected hand, hand=FILE or by-hand, net=FILE, level=1 to level=10, nodes=N (with a level: at most its own), NAME=N for a number of the search ({ $numbers }), or one of its techniques with a minus sign before it ({ $techniques })
number_range = { $name } ({ $low } to { $high })
error_pair = { $reason }, for both players or one for each with a comma between them
error_network = { $file } cannot be used as a network: { $reason }
error_network_board = { $file } is a network for the { $board } board, but the board is { $other }
network_magic = it does not begin with MADNET
network_version = it has version { $version } of the format, which this program does not know
network_length = it has { $found } bytes instead of { $expected }
network_damaged = its checksum is wrong, so it is damaged
network_unfit = its weights do not fit this engine
error_weights = { $file } does not contain weights of the evaluation: { $reason }
weights_name = line { $line }: “{ $name }” is not a group of weights
weights_twice = line { $line }: the weights of { $name } occur twice
weights_list = line { $line }: expected the weights of { $name } as a list in square brackets with { $count } numbers
weights_missing = the weights of { $name } are missing
error_match_limit = a match needs a tie-break limit, or its games might never end
error_match_over = the game is already over in this position
match_techniques = Techniques of the search: { $names }
match_numbers = Numbers of the search: { $names }
error_baseline_depth = expected a depth from 1 to 12
player_no_program = a command line needs a program
player_quote = a quotation mark is not closed, or a backslash has nothing after it
player_not_started = cannot be started: { $reason }
player_silent = no { $expected } within { $milliseconds } ms
player_ended = the program ended before sending { $expected }
player_refused = refused: { $reason }
match_progress = { $games } of { $all } games, { $score }%
match_result = { $first } against { $second }: { $score }% of { $games ->
    [one] one game
   *[other] { $games } games
} on the { $board } board
match_elo = Elo { $value } (95% between { $low } and { $high })
match_games = victories { $victories }, semi-victories { $semi }, semi-defeats { $halfloss }, defeats { $defeats }
match_faults = { $player }: { $time } lost on time, { $illegal } by an illegal turn, { $failed } by a failure
match_longest = { $player }: longest turn { $milliseconds } ms
match_better = Test finished: { $first } is better.
match_not_better = Test finished: { $first } is not better.

## Levels

error_ladder = there is no level between { $from } and { $to }
ladder_heading = Each level against the one below it, level 1 against a random player, { $games } games each on the { $board } board.
    Score in percent. The last four columns show what the level missed, in percent, and the number of chances:
    enemy corvettes not expelled, its own corvette left in danger, expulsions, teleportations.
ladder_level = level
ladder_nodes = positions
ladder_score = score
ladder_elo = Elo (95%)
ladder_range = { $value } ({ $low } to { $high })
ladder_captures = captures
ladder_safety = corvette
ladder_expulsions = expulsions
ladder_teleports = teleports

## Puzzles

puzzles_written = { $count } puzzles, chosen from { $found } proven ones, are in { $file }.
puzzles_theme = theme
puzzles_count = puzzles
puzzles_lowest = lowest rating
puzzles_median = median
puzzles_highest = highest
puzzle_theme = { $theme ->
    [exile] exile the corvette
    [save] save the corvette
    [ship] win a ship
    [bonus] the bonus
    [recall] the recall
    [semi] the semi-victory
   *[hold] hold the tie-break
}

## Tuning

tune_samples = { $count } positions; loss of the current weights: { $loss }
tune_fitted = loss of the fitted weights: { $loss }, after scaling { $scaled }
tune_iteration = { $done } of { $all } iterations
tune_name = number
tune_before = before
tune_after = after
tune_range = range
tune_compare = A match with these numbers against those in use:
tune_stopped = Interrupted after { $done } of { $all } iterations.
stopping = Stopping as soon as the current part is done. Ctrl-C again stops at once.
stopped_early = Interrupted. The same command continues from here.

## Networks

data_progress = { $positions } of { $all } positions, { $games } games, { $speed } positions a second
data_done = { $file }: { $positions } positions from { $games } games
error_data = { $file } cannot be used for training: { $reason }
data_format = it is not a file of “mad data”
data_board = its positions are of the { $board } board, but the board is { $other }
data_settings = it was made with another player, another number of nodes or another seed. Use the same settings, or another file.
data_damaged = its part { $part } is damaged. “mad data” with the settings of the file repairs it.
error_no_positions = there are no positions to train on
error_checkpoint = { $file } is damaged, or belongs to a training with other settings or data. Remove it to start anew, or name another file with --checkpoint.
train_positions = { $count } positions to train on, and { $heldout } of other games to check with
train_epoch = epoch
train_loss = loss
train_held_out = held out
train_result = result
train_search = search
train_done = { $file }: { $bytes } bytes, SHA-256 { $hash }…
error_no_network = the engine has no network for the { $board } board; name a file instead
net_title = { $name }: a network for the { $board } board
net_shape = For each side { $inputs } inputs and { $hidden } hidden units; { $bytes } bytes, SHA-256 { $hash }…
net_weights = Weights: inputs { $inputs }; hidden biases { $biases }; outputs { $outputs }
net_range = { $low } to { $high }
net_sum = Largest possible sum of a hidden unit: { $sum }; 16 bits have room for { $most }
net_start = Value of the start position for red: { $value }
net_worth = What a ship is worth: the loss of its side if it were in exile, on average over fixed positions.
    A value of 1 is an expected result of 73%.
net_ship = ship
net_with = complement in the arena
net_without = complement in exile
ship_class = { $rank ->
    [corvette] corvette
    [frigate] frigate
    [destroyer] destroyer
   *[cruiser] cruiser
} { $class }

## Records

record_ok = { $file }: { $count ->
    [one] one game, valid
   *[other] { $count } games, all valid
}
record_bad = { $count ->
    [one] { $file }: the only game is invalid
   *[other] { $file }: { $bad } of { $count } games invalid
}
record_refused = { $file }, game { $number }: { $error }
record_turn_heading = { $number }. { $side ->
    [red] Red
   *[blue] Blue
}: { $turn }

## The set to print

error_print_exists = { $file } exists already. Choose another name with --output, or write over it with --force.
error_pdf = The PDF could not be made: { $reason }
print_done = { $count ->
    [one] One page
   *[other] { $count } pages
} written to { $file }.
print_sizes = Squares: { $squares }. Ships: { $ships } mm. Print at 100%, not “fit to page”.
print_square = { $size } mm on { $board }

## The web app

error_listen = expected a host and a port, such as 127.0.0.1:8080
error_address_used = { $address } is in use by another program. Stop that program, or choose another port with --listen.
error_address = { $address } cannot be used: { $reason }. Choose another address with --listen.
error_serve = The server has stopped: { $reason }
error_no_app = The web app is not part of this program. Run “cargo xtask web”, set MAD_SITE to the absolute path of target/site, and build the program again.
error_folder_taken = { $folder } is neither empty nor an earlier export. Choose a new folder.
error_folder = { $file } cannot be written: { $reason }. Choose a folder that you can write to.
serve_address = MAD is at { $address } (Ctrl-C stops it)
serve_no_app = The web app is not part of this program. “cargo xtask serve” builds it and starts the server.
serve_not_opened = No browser could be opened ({ $reason }). Open the address yourself.
serve_games = Online games are stored in { $database }
error_config = { $file }: { $reason }
error_origin = { $text } is not an origin. Expected a scheme and a host, such as https://mad.example.
error_no_data_folder = There is no folder for your data. Name one with --data.
error_database_used = Another server uses { $file }. Stop it, or choose another folder with --data.
error_database = The database is not available: { $reason }
error_no_database = { $file } does not exist. Name the folder with --data or the database with --database.
store_sound = { $games ->
    [1] 1 game
   *[other] { $games } games
} with { $events } events: all sound.
store_damage_database = The database reports: { $reason }
store_damage_game = Game { $game }: { $reason }
store_damage_summary = Game { $game }: its entry in the lists does not match its events
store_damage_orphan = Game { $game }: there are events but no entry in the lists
store_damaged = { $count ->
    [1] 1 fault
   *[other] { $count } faults
} found.
store_copied = The database was copied to { $file }.
store_use_pg_dump = Copy a PostgreSQL database with its own program pg_dump.
store_exported = { $games ->
    [1] 1 game
   *[other] { $games } games
} written to { $file }.
export_done = { $count ->
    [one] One file
   *[other] { $count } files
} ({ $kilobytes } kB) written to { $folder }. Any web host can serve them, from any folder.

## Pages without the app

page_description = MAD, a board game of spaceships for two players: against the computer, or together on one screen.
page_loading = Loading…
page_needs = MAD needs a browser with WebAssembly, such as a recent Firefox, Chrome, Safari or Edge.
page_needs_script = MAD needs JavaScript and a browser with WebAssembly.
page_failed = MAD could not be loaded. Perhaps the connection was interrupted.
page_again = Try again
page_missing = There is nothing at this address.
page_home = Go to the game
page_unbuilt = The web app is not part of this program yet. “cargo xtask serve” builds it and starts the server.

## Playing in the terminal

play_welcome = MAD on the { $board } board. Type a turn, “turns” for a list of legal turns, or “help”.
play_you_are = { $side ->
    [red] You play red.
   *[blue] You play blue.
}
play_you_are_at_level = { $side ->
    [red] You play red against level { $level } of 10.
   *[blue] You play blue against level { $level } of 10.
}
play_you_are_at_full_strength = { $side ->
    [red] You play red against the engine at full strength.
   *[blue] You play blue against the engine at full strength.
}
play_prompt = { $side ->
    [red] red>
   *[blue] blue>
}
play_over_prompt = game over>
play_played = { $turn ->
    [pass] { $side ->
        [red] Red passes.
       *[blue] Blue passes.
    }
   *[other] { $side ->
        [red] Red plays { $turn }.
       *[blue] Blue plays { $turn }.
    }
}
play_turns = { $count ->
    [0] No legal turn.
    [one] One legal turn:
   *[other] { $count } legal turns:
}
play_no_class = “{ $word }” is not a class of ship: expected three digits, each 1 or 2.
play_taken_back = Taken back: { $turn }
play_put_back = Played again: { $turn }
play_nothing_to_undo = There is nothing to take back.
play_nothing_to_redo = There is nothing to play again.
play_saved = Saved to { $file }.
play_save_where = Save to which file? Type “save FILE”.
play_load_what = Load which file? Type “load FILE”.
play_loaded = Loaded { $file }.
play_unsaved = This game is not saved. Type “save FILE”, or “{ $word }” again to leave it unsaved.
play_overwrite = { $file } already exists. Type the command again to overwrite it.
play_unsaved_end = The input ended before the game was saved. Here it is:
play_unknown = “{ $word }” is neither a command nor a turn. Type “help” for the commands.
play_losing_turn = That sends your own corvette into exile and loses the game. Type it again to play it anyway.
play_ending = the end of the game
play_agree_ask = { $expeller ->
    [red] Do both players agree to stop the game? Red made the last expulsion and would get the semi-victory. If so, type “agree” again.
    [blue] Do both players agree to stop the game? Blue made the last expulsion and would get the semi-victory. If so, type “agree” again.
   *[none] Do both players agree to stop the game? No ship has been expelled, so blue would get the semi-victory. If so, type “agree” again.
}
play_agree_refused = { $side ->
    [red] Your opponent would rather play on. (Red would get the semi-victory.)
   *[blue] Your opponent would rather play on. (Blue would get the semi-victory.)
}
play_threats = { $side ->
    [red] Red ships that could be expelled on the next turn: { $ships }
   *[blue] Blue ships that could be expelled on the next turn: { $ships }
}
play_no_threats = { $side ->
    [red] No red ship can be expelled on the next turn.
   *[blue] No blue ship can be expelled on the next turn.
}
play_help =
    A turn: c4b3 (move), 112-221 (swap), 112-121-211 (rotate), b5b6+112-221 (move, then bonus move), pass
    turns [SHIP]     list the legal turns, or those of one ship: turns 112
    board            show the board again
    threats          list your ships that could be expelled on the next turn
    undo, redo       take back a turn, play it again
    save FILE        save the game to a file; load FILE loads one
    mfen             show the position as text
    agree            stop the game by agreement (tie-break)
    resign           give up
    new              start another game with the same options
    quit             leave

## Playing online in the terminal

error_pace = expected minutes and seconds for each turn, such as 10+5 (from { $least } seconds to { $minutes }+{ $seconds }), or days for each turn, such as 3d (at most { $days }d)
error_online_address = “{ $text }” is not the address of a server. Expected an address such as https://mad.example/.
error_online_link = “{ $text }” does not lead to a game. Expected the address of a server, or a link that ends in #/play/GAME or #/seat/GAME/SECRET. Perhaps a part of it is missing.
error_online_options = This link leads to a game whose settings are already fixed. --board, --mfen, --no-positioning, --tie-break, --time and --side are for new games.
error_online_no_folder = There is no folder for your data, in which your seat in the game could be remembered. Set the environment variable HOME.
error_online_unreachable = { $kind ->
    [name] There is no server at { $address }: its name is not known. Check the address and the connection.
    [refused] There is no server at { $address }: the connection was refused. Check the address.
    [timeout] The server at { $address } does not answer. Check the address and the connection.
   *[other] The server at { $address } cannot be reached: { $detail }
}
error_online_tls = { $kind ->
    [issuer] No secure connection to { $address }: this system does not trust the issuer of the server’s certificate.
    [expired] No secure connection to { $address }: the server’s certificate has expired. Check the date of this machine too.
    [name] No secure connection to { $address }: the server’s certificate is for another name.
    [plain] No secure connection to { $address }: the server does not use encryption. If you trust the network, try http:// instead of https://.
   *[other] No secure connection to { $address }: { $detail }
}
error_online_not_mad = There are no online games of MAD at { $address } (its answer has the status { $status }). Check the address.
error_online_moved = The server at { $address } has moved to { $target }. Use that address.
error_online_version = The server speaks another version of the protocol than this program. Install the current version of the program.
error_online_session = The server does not know your session any more. Start the program again; you can continue older games with the link to your seat.
play_online_forgotten = The server does not know your earlier session any more. You can continue older games with the link to your seat.
play_online_accept = { $side ->
    [red] Type “accept” to play red, or “quit”.
    [blue] Type “accept” to play blue, or “quit”.
   *[chance] Type “accept” to play (the side is drawn by lot), or “quit”.
}
play_online_take_seat = Type “accept” to go on with the game here, or “quit”.
play_online_you_are = { $side ->
    [red] You play red against { $name }. Type a turn, or “help”.
   *[blue] You play blue against { $name }. Type a turn, or “help”.
}
play_online_prompt = { $state ->
    [watching] watching>
   *[waiting] waiting>
}
play_online_clocks = Clocks: red { $red }, blue { $blue }
play_online_answer = { $state ->
    [over] Type “accept” or “decline”.
   *[running] Type “accept” or “decline”; playing on declines too.
}
play_online_withdrawn = { $name } has withdrawn the offer.
play_online_withdrawn_own = You have withdrawn your offer.
play_online_declined_own = You have declined.
play_online_time_given = { $name } gives { $other } time.
play_online_plan_hint = To plan your answer, type “plan { $turn }”.
play_online_plan_now = It is your turn: type the turn without “plan”.
play_online_plan_dropped = You have no planned turn any more.
play_online_plan_failed = The turn that you had planned, { $turn }, is not legal now.
play_online_resume = “resume” starts it at once.
play_online_resumed = The clock is running again.
play_online_claim = Type “claim” to end the game.
play_online_again = Type “{ $word }” again to confirm.
play_online_phrases = You can say one of these phrases, which everybody sees in their own language:
play_online_rematch = The rematch begins, with sides swapped: { $link }
play_online_over = { $state ->
    [player] Type “rematch” to play again with sides swapped, “save FILE” to keep the game, or “quit”.
   *[watcher] Type “save FILE” to keep the game, or “quit”.
}
play_online_leave = { $state ->
    [open] The invitation stays open. Come back with:
   *[running] The game goes on without you, and so do the clocks. Come back with:
}
    { $command }
play_online_unanswered = The server has not confirmed your last command. Come back and see whether it arrived.
play_online_start_theirs = If { $name } does not begin within { $time }, the game will be aborted.
play_online_locked = The program gives no advice on a game that is being played online.
play_online_claimed = { $name } had left the game.
error_online_seat = This link does not belong to a seat of this game. Perhaps a part of it is missing.
play_online_help =
    A turn: c4b3 (move), 112-221 (swap), 112-121-211 (rotate), b5b6+112-221 (move, then bonus move), pass
    turns [SHIP]     list the legal turns, or those of one ship: turns 112
    board, clock     show the board or the clocks again
    plan TURN        play this answer at once if it is legal after the opponent’s turn; plan drops it
    takeback         ask to take back your last turn
    agree            offer to stop the game (tie-break)
    accept, decline  answer an offer; withdraw withdraws your own
    say [PHRASE]     say a phrase, or list the phrases
    time             give the opponent time
    resign           give up; abort ends the game before both sides have played
    claim            end the game if the opponent has been gone for a long time
    resume           start the clock again after an outage of the server
    rematch          after the game: offer another one with sides swapped
    link             a link to go on from another device
    save FILE        save the game to a file; mfen shows the position as text
    quit             leave; the game goes on, and you can come back
