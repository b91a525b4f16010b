### Texts of the browser client. Short: they are on buttons and beside a board.

## Everywhere

web_title = MAD
web_tagline = Motion, Attack, Defense: a duel of two fleets
web_home = Home
web_cancel = Cancel
web_close = Close
web_failed = Something went wrong: { $reason }
web_fault = Something went wrong in the app. Your games are safe: reload the page to continue.
web_storage_off = This browser does not let MAD save anything: the game is lost when you close the page.
web_storage_full = The browser has no room left for saved games. Delete some; export the ones you want to keep first.
web_unreadable = This game was changed by another version of MAD. Reload the page; what you have done since is not saved.
web_other_tab = This game was continued in another tab. You see its latest state.
web_deleted = This game was deleted in another tab. If you play on, it is saved again.
web_copy_failed = The browser does not allow copying. Here is the text:
web_private = Nothing leaves this device: games, settings and the computer opponent live in your browser.
web_private_online = Nothing leaves this device until you press an online button: games, settings and the computer opponent live in your browser.
web_credit = The game belongs to its authors, who publish rules and boards at
web_credit_link = doeraene.be/mad
web_details = Details

## Home

home_learn = Learn to play
home_learn_on = Continue learning
home_rules = The rules
home_first = Play your first game
home_first_note = You play red against level 1. The game starts at once.
home_continue = Continue
home_play = Play the computer
home_two = Two players, one screen
home_setup = Set up a position
home_games = Your games
home_online = Play online
home_online_note = A friend far away, or somebody who is looking for a game
home_online_back = Back to your online game
home_online_running = { $count ->
    [one] One game in progress
   *[other] { $count } games in progress
}

## New game

new_title_computer = Play the computer
new_title_two = Two players, one screen
new_level = Level
level_1 = First steps: hardly looks ahead and misses most chances.
level_2 = Beginner: sees what is right in front of it and forgets the rest.
level_3 = Learner: takes what you leave, but overlooks teleportations.
level_4 = Casual: plays sensibly, with the odd slip.
level_5 = Steady: a fair match if you know the rules well.
level_6 = Skilled: seldom slips, and punishes your mistakes.
level_7 = Strong: sees most tactics, including teleportations.
level_8 = Very strong: you will need a plan.
level_9 = Master: hardly ever slips.
level_10 = Grand admiral: looks at a quarter of a million positions a turn.
new_side = You play
new_red = Red
new_blue = Blue
new_random = Random
new_board = Board
new_board_6x4 = 6 rows, 4 columns
new_board_5x5 = 5 rows, 5 columns
new_board_4x6 = 4 rows of 6, with 2 squares behind each end
new_board_aztec = 7 rows, narrow at both ends
new_positioning = Positioning turn
new_positioning_note = On each player’s first turn no ship moves: swap, rotate, or pass and keep the formation.
new_tie_break = Tie-break after (turns)
new_no_limit = No limit
new_tie_break_note = After this many turns without an expulsion the game ends, and the last player to expel a ship gets a semi-victory.
new_clock = Clock
new_no_clock = No clock
new_minutes = { $minutes } min + { $seconds } s
new_start = Start
new_more = More options
new_own_clock = Custom…
new_clock_minutes = Minutes each
new_clock_red = Red’s minutes
new_clock_blue = Blue’s minutes
new_clock_you = Your minutes
new_clock_computer = The computer’s minutes
new_clock_seconds = Seconds per turn
new_clock_differ = Different times for each player
new_clock_kind = The seconds per turn
new_clock_increment = are added after the turn
new_clock_delay = pass before the clock runs
new_clock_delay_note = Added seconds can be saved up. With a delay the clock waits at the start of each turn, and seconds you do not use are lost.
new_clock_bad_minutes = A number from { $least } to { $most }, please.
new_clock_bad_seconds = A whole number up to { $most }, please.
new_bad_position = This link does not contain a playable position. The game begins from the start position.

## A game

side_name = { $side ->
    [red] Red
   *[blue] Blue
}
player_you = You
player_computer = Computer, level { $level }
game_your_turn = Your turn.
game_you_are = You play { $side ->
    [red] red
   *[blue] blue
}. Your turn.
game_turn_of = { $side ->
    [red] Red to move.
   *[blue] Blue to move.
}
game_thinking = The computer is thinking…
game_positioning = { $side ->
    [red] Red’s positioning turn: swap or rotate ships. No moves yet.
   *[blue] Blue’s positioning turn: swap or rotate ships. No moves yet.
}
game_keep = Pass (keep formation)
game_picked = { $ship } selected: { $choices }.
game_picked_squares = { $count ->
    [one] one square
   *[other] { $count } squares
}
game_picked_expulsions = { $count ->
    [one] one expulsion
   *[other] { $count } expulsions
}
game_picked_partners = { $count ->
    [one] one partner
   *[other] { $count } partners
}
game_picked_nothing = { $ship } selected: it cannot do anything now.
game_aim_swap = Swap { $first } and { $second }? Select { $second } again to confirm.
game_aim_rotation = Rotate { $first } → { $second } → { $third } → { $first }? Select { $second } again to confirm.
game_do_it = Confirm
game_pick_instead = Select { $ship }
game_bonus = Bonus move for { $ship }: choose a partner, or end the turn.
game_end_turn = End turn
game_take_back = Take back
game_doubt = This sends your own corvette into exile: you would lose the game at once.
game_doubt_yes = Lose the game
game_doubt_no = Keep playing
game_not_yours = The { $ship } is not yours.
game_not_your_turn = It is your opponent’s turn.
game_in_exile = The { $ship } is in exile. It comes back by changing places with a partner.
game_not_into_exile = A ship goes into exile only when it is expelled, or when it changes places with a partner there.
game_no_partner = The { $ship } and the { $other } cannot change places: they are not complements and not in the same trio.
game_too_many_exiled = The { $ship } and the { $other } cannot change places now: too many of these ships are in exile.
game_bonus_first = Your turn is not over: choose a partner for the { $ship }, end the turn, or take it back.
game_at_start = Before the first turn.
game_looking_back = { $side ->
    [red] After red’s turn { $number } of { $count }.
   *[blue] After blue’s turn { $number } of { $count }.
}
game_to_the_end = Go to the end
game_hint_wait = Looking for a good move…
game_engine_broken = The computer opponent has stopped. { $reason }
game_engine_again = Try again
game_locked = The computer does not help here: this position is in your running online game.
ship_card = { $name }: { $sails ->
    [1] 1 sail
   *[other] { $sails } sails
}, { $cannons ->
    [1] 1 cannon
   *[other] { $cannons } cannons
}, { $shields ->
    [1] 1 shield
   *[other] { $shields } shields
}. Complement: { $partner }.
ship_card_reach = The marks show what it can reach.

## Buttons beside a game

act_label = Game controls
act_undo = Undo
act_redo = Redo
act_hint = Hint
act_flip = Flip
act_stop = Stop thinking
act_resign = Resign
act_agree = Stop the game by agreement…
act_more = More
act_save = Save as a file
act_share = Share a link
act_copy_mfen = Copy the position
act_setup = Edit this position
act_new = New game
act_pause = Pause
act_resume = Resume
act_rename = Rename
act_first = First turn
act_previous = Previous turn
act_next = Next turn
act_last = Last turn
resign_ask = { $who ->
    [you] Do you really want to give up?
    [red] Does red really want to give up?
   *[blue] Does blue really want to give up?
}
resign_yes = Resign
agree_ask = { $expeller ->
    [red] Stop the game here? Red made the last expulsion and would get the semi-victory.
    [blue] Stop the game here? Blue made the last expulsion and would get the semi-victory.
   *[none] Stop the game here? No ship has been expelled, so blue would get the semi-victory.
}
agree_yes = Both agree
agree_offer = Offer to stop
agree_refused = The computer would rather play on.

## Turns and tie-break

turns_title = Turns
turns_none = No turns yet.
turns_pass = pass
meter_title = { $count ->
    [0] A ship has just been expelled
    [one] One turn without an expulsion
   *[other] { $count } turns without an expulsion
}
meter_start = No ship has been expelled yet
meter_reached = The limit is reached: semi-victory for { $owner ->
    [red] red
   *[blue] blue
}.
meter_off = No turn limit in this game. If both players agree to stop, { $owner ->
    [red] red
   *[blue] blue
} gets the semi-victory.

## The end

end_victory = { $side ->
    [red] Red wins
   *[blue] Blue wins
}
end_semi = { $side ->
    [red] Semi-victory for red
   *[blue] Semi-victory for blue
}
end_you_win = You win!
end_you_semi = A semi-victory for you
end_you_lose = You lose
end_you_half_lose = A semi-victory for the computer
end_you_half_lose_online = A semi-victory for your opponent
end_rematch = Rematch, sides swapped
end_review = Review the game
end_look_back = Replay

## The board, in words

board_label = The arena, { $rows } rows and { $columns } columns
tray_label = { $side ->
    [red] Red ships in exile
   *[blue] Blue ships in exile
}
spot_empty = { $square }, empty
spot_ship = { $square }, { $ship }
spot_exiled = { $ship }, in exile
spot_slot = { $ship }: in the arena
spot_can_go = can move here
spot_can_expel = can be expelled
spot_bonus = with a bonus move
spot_partner_swap = swap partner
spot_partner_rotation = rotation partner
spot_picked = selected
badge_swap = Swap with { $ship } at once
badge_rotation = Rotate into the place of { $ship } at once

## Saved games

games_title = Your games
games_none = No games yet. Every game you start is saved here, in this browser.
games_rename_ask = Name of the game
games_delete = Delete
games_delete_ask = Delete this game? This cannot be undone.
games_delete_yes = Delete
games_export = Export all
games_import = Import files
games_imported = { $count ->
    [0] No game imported.
    [one] One game imported.
   *[other] { $count } games imported.
}
games_import_failed = { $file }, game { $number }: { $reason }
games_import_empty = { $file } contains no game.
games_unreadable = { $count ->
    [one] One saved game cannot be read. It is left unchanged.
   *[other] { $count } saved games cannot be read. They are left unchanged.
}
games_damaged = Damaged game
games_damaged_form = This saved game is damaged and cannot be read.
games_damaged_version = This game was saved by a later version of MAD. Reload the page to get that version.
games_more = Show more
games_missing = This game is no longer in this browser.
games_versus = { $red } – { $blue }
games_turn = { $count ->
    [0] not started
    [one] one turn
   *[other] { $count } turns
}
games_event = Friendly game
games_paste = Paste text
games_paste_label = A game as text, a link, or a position
games_paste_go = Read it
games_pasted = Pasted text
games_paste_nothing = There is no game in this text, and no position.
games_known = { $count ->
    [one] One game was here already.
   *[other] { $count } games were here already.
}
games_refused = { $count ->
    [one] One could not be read.
   *[other] { $count } could not be read.
}
games_search = Search names and dates
games_filter = Show
games_filter_all = All games
games_filter_unfinished = Unfinished
games_filter_won = Won
games_filter_lost = Lost
games_filter_computer = Against the computer
games_filter_two = Two players
games_filter_online = Online
games_order = Order
games_order_played = Last played
games_order_date = Latest date
games_order_length = Longest first
games_found = { $count ->
    [0] No games match.
    [one] One game.
   *[other] { $count } games.
}
games_score = Against the computer: { $won } won, { $lost } lost.
games_level_score = Level { $level }: { $won } won, { $lost } lost
games_select = Select
games_select_done = Done
games_select_all = Select all
games_selected = { $count ->
    [0] Nothing selected
    [one] One selected
   *[other] { $count } selected
}
games_select_one = Select { $title }
games_delete_these = { $count ->
    [one] Delete this game? This cannot be undone.
   *[other] Delete these { $count } games? This cannot be undone.
}
games_export_these = Export
games_series = Series: { $red } { $red_points }, { $blue } { $blue_points }

## A game from a link

shared_title = A game from a link
shared_keep = Save it and play on
shared_bad = This link does not contain a game: { $reason }
shared_part = “{ $part }” does not belong in such a link.
shared_turn = Turn { $number }: { $reason }
shared_end = The game cannot have ended with “{ $end }”.
shared_broken = This link is damaged or incomplete, so there is no game to show. Copy the whole link again, or ask for a new one.
shared_save = Save to my games
shared_saved = Saved to your games.
shared_known = This game is already among your games.
shared_open = Open it

## Setting up

setup_title = Set up a position
setup_note = Select a ship, then a square. The strips beside the board are exile.
setup_start = Start position
setup_clear = Clear the board
setup_to_move = Next to move
setup_expeller = Last expulsion by
setup_nobody = Nobody yet
setup_quiet = Turns without an expulsion
setup_number = Turn number
setup_positioning = Positioning turn still to come
setup_mfen = Position as text
setup_playable = { $count ->
    [one] Playable: one legal turn.
   *[other] Playable: { $count } legal turns.
}
setup_over = The game is over here. { $outcome }
setup_faults = Not playable yet:
setup_turns = Legal turns
setup_play_computer = Play it against the computer
setup_play_two = Play it with two players
setup_play_online = Play it online with a friend
setup_positioning_note = Only while all ships of a side are on their start squares.
setup_bad_link = This link does not contain a position. Here is the start position instead.
setup_bad_text = This text is not a position.

## Learning

learn_title = Learn to play
learn_note = { $lessons } short lessons, about { $minutes } minutes. You learn by playing, and can stop at any time.
learn_progress = { $done } of { $count }
learn_lesson = Lesson { $number }: { $title }
learn_task = Task { $number } of { $count }
learn_hint = Hint
learn_next = Next
learn_next_lesson = Next: { $title }
learn_once_more = Repeat
learn_all = All lessons
learn_read_more = Read the rule
learn_loses = Blue would answer with { $turn } and expel your corvette.
learn_own_corvette = That would send your own corvette into exile and lose the game.
learn_not_that = That is the { $ship }.
learn_skip = Skip
learn_finished = Now you know all you need to know. The rest is practice.
learn_loading = Loading the texts…
learn_failed = The texts could not be loaded. { $reason }

# A screen whose code is downloaded when it is opened
screen_loading = Loading…
screen_failed = This screen could not be loaded
screen_failed_advice = Check your connection and try again. If that does not help, reload the page.

## The rules to read

manual_title = The rules of MAD
manual_contents = Contents
manual_search = Search the rules
manual_found = { $count ->
    [0] No results for “{ $word }”.
    [one] One result for “{ $word }”.
   *[other] { $count } results for “{ $word }”.
}
manual_print = Print
manual_set = A set to print
manual_set_note = Both boards, all sixteen ships to cut out, and the rules on one sheet.
manual_set_pdf = PDF for { $paper } paper
manual_figure_turn = Show the turn
manual_figure_before = Show the position before it
manual_figure_play = Play on from here
manual_questions = Questions

## Tooltips: on hover, on focus, on a long press

tip_move = A free square within reach. Select it to move there.
tip_expulsion = An enemy ship with no more shields than the selected ship has cannons. Select it to expel it.
tip_permutation = A complement: the two numbers add up to 333. These ships can swap places.
tip_rotation = A ship of the same trio. The selected ship takes its place, and the others move on.
tip_bonus = A ship that moves exactly one square onto this row may swap or rotate in the same turn: the bonus move.
tip_bonus_square = Move one square to here, then swap or rotate in the same turn.
tip_exile = Ships in exile. They come back by changing places with a partner.
tip_tie_break = After a set number of turns without an expulsion the game ends. The last player to expel a ship gets the semi-victory, half a point.
tip_positioning = On each player’s first turn no ship moves: swap, rotate, or pass and keep the formation.
tip_agreement = If both players think that neither corvette can be exiled any more, they may stop the game. The last player to expel a ship gets the semi-victory.
tip_semi_victory = Half a point for the last player to expel a ship, when a game ends without an exiled corvette.
tip_more = More in the rules

## Settings

settings_title = Settings
settings_language = Language
settings_theme = Theme
settings_theme_system = Same as device
settings_theme_dark = Dark
settings_theme_light = Light
settings_digits = Numbers on the ships
settings_sound = Sound
settings_motion = Animation
settings_motion_system = Same as device
settings_motion_on = On
settings_motion_off = Off
settings_resigns = The computer may resign lost games
settings_hand = Preferred hand
settings_hand_right = Right
settings_hand_left = Left
settings_offline = Offline
settings_typed = Text field for typing turns

## Offline use

offline_new = A new version of MAD is ready. You keep your games.
offline_take = Update now
offline_later = Later
offline_unkept = This browser could not save all your games, and updating now would lose them. Save them as files first.
offline_ready = The whole app is on this device: you can play, learn and read the rules offline.
offline_filling = Saving the app on this device…
offline_none = This browser cannot save the app, so you need a connection to open it.
offline_install = Install MAD on this device

## For screen readers

aloud_title = Turns as text
aloud_field = A turn, a square or a ship
aloud_go = Play or ask
aloud_board = Hear the board
aloud_turns = Hear the turns
aloud_again = Repeat
aloud_explain = What can I type?
aloud_help = Type a turn to play it: c4b3, 112-221, b5b6+112-221 or pass. Type a square or a ship, such as c4 or 211, to hear about it, a full stop to hear the board, or nothing to hear all turns.
aloud_side = { $side ->
    [red] Red
   *[blue] Blue
}: { $ships }.
aloud_exiled = In exile: { $ships }.
aloud_moves = { $ship } on { $square }, to { $squares }.
aloud_expels = expels { $ship }
aloud_bonus = bonus { $cycles }
aloud_teleportations = Teleportations: { $turns }.
aloud_loses = loses your corvette
aloud_pass = Or pass, to keep formation.
aloud_picked = Selected: { $ship }.
aloud_moved = { $ship } from { $from } to { $to }
aloud_swapped = { $first } and { $second } have swapped
aloud_rotated = { $first } has taken the place of { $second }, { $second } that of { $third }, { $third } that of { $first }
aloud_kept = formation kept
aloud_choices = Choices: { $choices }.

## A clock for a real board

clock_link = A clock for a real board
clock_title = Clock
clock_note = For a game on a real board. Put the device between you: each player presses their half to end the turn.
clock_set = Set the clock
clock_begin = Press to start red’s clock.
clock_expulsion = Expulsion
clock_other = Other times
clock_reset = Reset
clock_reset_ask = Set both clocks and the count back to the start?
clock_time_up = { $side ->
    [red] Red’s time is up: blue wins.
   *[blue] Blue’s time is up: red wins.
}
clock_keys = Keys: Space ends the turn, E expulsion, P pause, U undo.

## The header

nav_label = Main navigation
nav_play = Play
nav_learn = Learn
nav_games = Games
nav_study = Study
act_study = Analyse
nav_rules = Rules
nav_settings = Settings

## Home: what comes next, and what has been reached

home_headline = Two fleets, eight ships each. Exile the enemy corvette.
home_play_level = Play – level { $level }
home_play_two = Play – two players
home_other = Other options
home_wins = Wins at this level: { $wins } of { $games }
home_beaten = Levels beaten: { $levels }
home_lessons = Lessons done: { $done } of { $count }
home_learn_note = { $lessons } short lessons, about { $minutes } minutes
home_two_note = One screen, with or without a clock
home_demo_again = Show again

## Settings, in groups

settings_group_look = Appearance
settings_group_sound = Sound and animation
settings_group_play = While playing
settings_group_controls = Controls
settings_board = Board colours
settings_board_space = Space
settings_board_slate = Slate
settings_ships = Ships
settings_ships_classic = Classic
settings_ships_outline = Outline
settings_volume = Volume
settings_try_sound = Listen
settings_coach = Advice from the coach
settings_coach_note = A line beside the board says what matters now.
settings_tips = Explanations of marks and terms
settings_danger = Mark ships that can be expelled
settings_danger_off = Never
settings_danger_beginner = Levels 1–3
settings_danger_always = Always
settings_face_to_face = Two players: face to face
settings_face_to_face_note = Blue’s half is upside down, for a phone that lies between the players.
act_face_to_face = Play face to face
act_side_by_side = Play side by side

## The list of keys

keys_title = Keyboard shortcuts
keys_everywhere = Everywhere
keys_board = On the board
keys_game = In a game
keycap_enter = Enter
keycap_space = Space
keycap_escape = Esc
keycap_tab = Tab
keycap_home = Home
keycap_end = End
keycap_control = Ctrl
keycap_shift = Shift
key_help = This list; while an explanation is open, the rule about it
key_close = Close what is open
key_next = Next button or field
key_squares = From square to square, and to the ships in exile; after a click on the board, begin with ↑ or ↓
key_pick = Select a ship or a target
key_back = One step back
key_menu = Open the menu

## What was copied

copied_link = Link copied.
copied_position = Position copied as text.

## Playing out the last lesson

learn_play_out = Now play it to the end: blue defends itself.
learn_too_slow = That took too many turns without an expulsion: only a semi-victory. Try again.
learn_played_out = Blue’s corvette is in exile: victory!

## The coach: what matters now, for beginners

coach_label = Coach
coach_off = Turn the coach off
coach_next = Next tip
coach_goal = { $enemy ->
    [red] Expel the red corvette, 111, and you win. Keep your own out of reach.
   *[blue] Expel the blue corvette, 111, and you win. Keep your own out of reach.
}
coach_digits = A ship’s digits are its sails (how far it moves), cannons and shields. It expels ships with no more shields than it has cannons.
coach_gems = Two of your ships with the same gem can swap places, however far apart they are.
coach_positioning = Before the first move you may rearrange your fleet once. If you are not sure, pass.
coach_win = You can win now: your { $ship } can expel the corvette on { $square }.
coach_corvette = { $enemy ->
    [red] Your corvette is in danger: the red { $ship } on { $square } can expel it.
   *[blue] Your corvette is in danger: the blue { $ship } on { $square } can expel it.
}
coach_danger = { $enemy ->
    [red] The red { $by } on { $from } can expel your { $ship } on { $square }.
   *[blue] The blue { $by } on { $from } can expel your { $ship } on { $square }.
}
coach_others = { $count ->
    [one] One more ship is in danger.
   *[other] { $count } more ships are in danger.
}
coach_bonus = A single step onto the last row earns the bonus move: this ship may also swap or rotate. Or simply end the turn.
coach_tie_break = { $owner ->
    [you] The tie-break is near. Lose no ship, and the semi-victory is yours.
   *[other] The tie-break is near. Expel a ship, or the computer gets a semi-victory.
}
coach_recall = Your { $ship } can return from exile by a swap or rotation. { $other } would go there instead.
coach_safe = None of your ships can be expelled right now.
spot_danger = in danger

## A hint in words

hint_move = Move { $ship } from { $from } to { $to }.
hint_swap = Swap { $first } and { $second }.
hint_rotate = Rotate { $first } → { $second } → { $third } → { $first }.
hint_move_swap = Move { $ship } from { $from } to { $to }, then swap { $first } and { $second }.
hint_move_rotate = Move { $ship } from { $from } to { $to }, then rotate { $first } → { $second } → { $third } → { $first }.
hint_pass = Pass and keep your formation.
hint_play = Play it
hint_wins = It exiles the enemy corvette and wins.
hint_saves_corvette = It saves your corvette.
hint_expels = It expels the enemy { $ship }.
hint_saves = It gets { $ship } out of danger.
hint_bonus = It uses the bonus move.
hint_recalls = It brings { $ship } back from exile.
hint_threatens = It threatens the enemy corvette.
hint_score = { $score ->
    [win] It leads to a win.
    [semi] It leads to a semi-victory.
    [better] It leaves you better placed.
    [even] The game stays even.
    [worse] Your position is difficult; this holds out best.
    [semi-loss] The semi-victory is lost, but this avoids something worse.
   *[loss] The game is lost against best play; this holds out longest.
}
hint_exact = { $score ->
    [win] This ending is solved: with best play you win.
    [semi] This ending is solved: with best play you have the semi-victory.
    [semi-loss] This ending is solved: with best play your opponent has the semi-victory.
   *[loss] This ending is solved: against best play it is lost.
}

## After the end

end_next_level = Next level: { $level }
end_again = Try again
end_wrong = What went wrong?
end_first_win = Your first win at level { $level }!
end_turns = Turns
end_expelled = Ships expelled
end_time = Time used
end_lost_here = Here you could still have kept your corvette safe. What happened: { $turns }
end_given_up = This turn sent your own corvette into exile: { $turns }
end_last_expulsion = This was the last expulsion, and it decided the tie-break: { $turns }
