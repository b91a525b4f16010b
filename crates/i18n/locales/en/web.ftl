### What the browser client says. Short: it stands on buttons and beside a board.

## Everywhere

web_title = MAD
web_tagline = Motion, attack, defense: a duel of two fleets
web_home = Home
web_cancel = Cancel
web_close = Close
web_off = Off
web_failed = Something went wrong: { $reason }
web_fault = The page has run into a fault of its own. Your games are kept: reload the page to go on.
web_storage_off = This browser keeps nothing for this page, so the game is lost when you close it.
web_storage_full = The browser has no room left for saved games. Delete some, or export them first.
web_unreadable = This game was changed by another version of MAD. Reload the page; what you did since is not kept.
web_other_tab = This game went on in another tab. You see its latest state.
web_deleted = This game was deleted in another tab. If you play on, it is kept again.
web_copy_failed = The browser does not let us copy. Here it is:
web_private = Nothing leaves this device: games, settings and the computer opponent live in your browser.
web_credit = The game belongs to its makers, who publish rules and boards at
web_credit_link = doeraene.be/mad

## Home

home_learn = Learn to play
home_learn_on = Go on learning
home_rules = The rules
home_first = Play your first game
home_first_note = You are red, against level 1. One tap and you are in.
home_continue = Continue
home_play = Play the computer
home_two = Two players here
home_setup = Set up a position
home_games = Your games

## New game

new_title_computer = Play the computer
new_title_two = Two players here
new_level = Level
level_1 = First steps: hardly looks ahead and misses most chances.
level_2 = Beginner: sees what is in front of it, and forgets the rest.
level_3 = Learner: takes what you leave, and overlooks teleportations.
level_4 = Casual: plays sensibly, with a slip now and then.
level_5 = Steady: a fair game for somebody who knows the rules well.
level_6 = Skilled: slips seldom and punishes yours.
level_7 = Strong: sees most tactics, teleportations among them.
level_8 = Very strong: you will need a plan.
level_9 = Master: hardly ever slips.
level_10 = The best: looks at a quarter of a million positions a turn.
new_side = You play
new_red = Red
new_blue = Blue
new_random = Random
new_board = Board
new_board_6x4 = 6 rows, 4 columns
new_board_5x5 = 5 rows, 5 columns
new_board_4x6 = two notched rows
new_board_aztec = a stepped diamond
new_positioning = Positioning turn
new_positioning_note = On each side’s first turn no ship moves: swap, rotate, or keep the formation.
new_tie_break = Tie-break
new_tie_break_note = After so many turns without an expulsion, whoever expelled last gets a semi-victory.
new_clock = Clock
new_no_clock = No clock
new_minutes = { $minutes } min + { $seconds } s
new_start = Start
new_more = More choices

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
}. It is your turn.
game_turn_of = { $side ->
    [red] Red to play.
   *[blue] Blue to play.
}
game_thinking = The computer thinks …
game_positioning = { $side ->
    [red] Red’s positioning turn: swap or rotate ships. No moves yet.
   *[blue] Blue’s positioning turn: swap or rotate ships. No moves yet.
}
game_keep = Keep formation
game_picked = { $ship } picked: { $choices }.
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
game_picked_nothing = { $ship } picked: nothing it can do now.
game_aim_swap = Swap { $first } and { $second }? Tap again to do it.
game_aim_rotation = Rotate { $first } to { $second }, { $second } to { $third }, { $third } to { $first }? Tap again to do it.
game_do_it = Do it
game_pick_instead = Pick { $ship }
game_bonus = Bonus for { $ship }: choose a partner, or end the turn.
game_end_turn = End turn
game_take_back = Take back
game_doubt = This sends your own corvette into exile: you would lose the game at once.
game_doubt_yes = Lose the game
game_doubt_no = Keep playing
game_not_yours = The { $ship } is not yours.
game_not_your_turn = It is the other side’s turn.
game_in_exile = The { $ship } is in exile. It comes back by changing places with a partner.
game_not_into_exile = A ship goes into exile only when it is expelled, or changes places with a partner there.
game_no_partner = The { $ship } and the { $other } are neither complements nor of one trio, or cannot change places now.
game_bonus_first = The turn is not over: choose a partner for the { $ship }, end the turn, or take it back.
game_looking_back = { $number ->
    [0] Before the first turn ({ $count } in all).
   *[other] After turn { $number } of { $count }.
}
game_to_the_end = To the end
game_hint_is = Hint: { $turn }
game_hint_wait = Looking for a good turn …
game_engine_broken = The computer has stopped working. { $reason }
game_engine_again = Try again
game_last_turn = { $side ->
    [red] Red played { $turn }.
   *[blue] Blue played { $turn }.
}

## Buttons beside a game

act_label = Buttons of the game
act_undo = Undo
act_redo = Redo
act_hint = Hint
act_flip = Flip
act_stop = Stop thinking
act_resign = Resign
act_agree = Agree on the tie-break
act_more = More
act_save = Save as a file
act_share = Share a link
act_copy_mfen = Copy the position
act_setup = Set up from here
act_new = New game
act_pause = Pause
act_resume = Go on
act_rename = Rename
act_first = First turn
act_previous = Previous turn
act_next = Next turn
act_last = Last turn
resign_ask = { $side ->
    [red] Does red really resign?
   *[blue] Does blue really resign?
}
resign_yes = Resign
agree_ask = { $owner ->
    [red] End the game here? Red expelled last and would get the semi-victory.
   *[blue] End the game here? Blue expelled last, or nobody did, and would get the semi-victory.
}
agree_yes = Both agree
agree_offer = Offer it
agree_refused = The computer would rather play on.

## Turns and tie-break

turns_title = Turns
turns_none = No turns yet.
meter_title = { $count ->
    [0] An expulsion has just been made
    [one] One turn without an expulsion
   *[other] { $count } turns without an expulsion
}
meter_start = { $limit } turns without an expulsion end the game
meter_start_off = Turns without an expulsion do not end this game
meter_left = { $left ->
    [0] None left
    [one] One more
   *[other] { $left } more
}, and { $owner ->
    [red] red
   *[blue] blue
} gets a semi-victory.
meter_off = No tie-break in this game. By agreement { $owner ->
    [red] red
   *[blue] blue
} would get the semi-victory.

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
end_rematch = Rematch, sides swapped
end_look_back = Look back

## The board, in words

board_label = The arena, { $rows } rows and { $columns } columns
tray_label = { $side ->
    [red] Red in exile
   *[blue] Blue in exile
}
spot_empty = { $square }, empty
spot_ship = { $square }, { $ship }
spot_exiled = { $ship }, in exile
spot_slot = { $ship }: in the arena
spot_can_go = can move here
spot_can_expel = can be expelled
spot_bonus = with a bonus
spot_partner_swap = swap partner
spot_partner_rotation = rotation partner
spot_picked = picked
badge_swap = Swap with { $ship } at once
badge_rotation = Rotate to { $ship } at once

## Saved games

games_title = Your games
games_none = No games yet. Every game you begin is kept here, in this browser.
games_rename_ask = Name of the game
games_delete = Delete
games_delete_ask = Delete this game? It cannot be brought back.
games_delete_yes = Delete it
games_export = Export all
games_import = Import files
games_imported = { $count ->
    [0] No game imported.
    [one] One game imported.
   *[other] { $count } games imported.
}
games_import_failed = { $file }, game { $number }: { $reason }
games_import_empty = { $file }: there is no game in it.
games_unreadable = { $count ->
    [one] One saved game cannot be read. It is left as it is.
   *[other] { $count } saved games cannot be read. They are left as they are.
}
games_damaged = Damaged game
games_damaged_form = This saved game is not in a form that can be read.
games_damaged_version = This game was saved by a later version of MAD. Reload the page to get that version.
games_more = Show more
games_missing = There is no such game in this browser any more.
games_versus = { $red } – { $blue }
games_turn = { $count ->
    [0] not begun
    [one] one turn
   *[other] { $count } turns
}
games_event = Friendly game

## A game from a link

shared_title = A game from a link
shared_keep = Keep it and play on
shared_bad = This link carries no game: { $reason }
shared_part = “{ $part }” is not a part of such a link.
shared_turn = Turn { $number }: { $reason }
shared_end = The game cannot have ended with “{ $end }”.

## Setting up

setup_title = Set up a position
setup_note = Tap a ship, then where it stands. A tray means exile.
setup_start = Start position
setup_clear = Everybody into exile
setup_to_move = To play
setup_expeller = Expelled last
setup_nobody = Nobody
setup_quiet = Turns without expulsion
setup_number = Number of the turn
setup_positioning = Positioning turn still to come
setup_mfen = As text
setup_playable = { $count ->
    [one] Playable: one legal turn.
   *[other] Playable: { $count } legal turns.
}
setup_over = Nothing to play. { $outcome }
setup_faults = Not playable yet:
setup_turns = Legal turns
setup_play_computer = Play it against the computer
setup_play_two = Two players play it

## Learning

learn_title = Learn to play
learn_note = { $lessons } short lessons, about { $minutes } minutes. You learn by doing, and can stop at any time.
learn_progress = { $done } of { $count }
learn_lesson = Lesson { $number }: { $title }
learn_task = Task { $number } of { $count }
learn_hint = Hint
learn_next = Next
learn_next_lesson = Next: { $title }
learn_once_more = Once more
learn_all = All lessons
learn_read_more = Read the rule
learn_loses = Blue would answer { $turn } and expel your corvette.
learn_own_corvette = That would send your own corvette into exile and lose the game.
learn_not_that = That is the { $ship }.
learn_skip = Skip
learn_finished = You know all there is to know. The rest is practice.
learn_loading = Fetching the texts …
learn_failed = The texts could not be fetched. { $reason }

## The rules to read

manual_title = The rules of MAD
manual_contents = Contents
manual_search = Search the rules
manual_found = { $count ->
    [0] Nothing about “{ $word }”.
    [one] One place about “{ $word }”.
   *[other] { $count } places about “{ $word }”.
}
manual_print = Print
manual_figure_turn = Show the turn
manual_figure_before = Show it before the turn
manual_figure_play = Play on from here
manual_questions = Questions

## What things mean: where the mouse rests, the focus is, or a finger stays

tip_move = A free square in reach. Tap it to move there.
tip_expulsion = An enemy with no more shields than this ship has cannons. Tap it to expel it.
tip_permutation = A complement: the digits of the two add up to 333. They can swap places.
tip_rotation = A ship of the same three. The picked ship takes its place, and the others move on.
tip_bonus = Whoever steps exactly one square onto this row may swap or rotate in the same turn.
tip_bonus_square = One step, and then a swap or a rotation in the same turn.
tip_exile = Ships in exile. They come back by changing places with a partner.
tip_tie_break = So many turns without an expulsion end the game. Whoever expelled last gets the semi-victory, half a point.
tip_positioning = On each side’s first turn no ship moves: swap, rotate, or keep the formation.
tip_agreement = If both players think that no corvette can be exiled any more, they may end the game. Whoever expelled last gets the semi-victory.
tip_semi_victory = Half a point, for whoever expelled last when nobody can win.
tip_more = More in the rules

## Settings

settings_title = Settings
settings_language = Language
settings_theme = Theme
settings_theme_system = As the device
settings_theme_dark = Dark
settings_theme_light = Light
settings_digits = Numbers on the ships
settings_sound = Sound
settings_motion = Movement
settings_motion_system = As the device
settings_motion_on = Animated
settings_motion_off = None
settings_resigns = The computer may give up lost games
settings_hand = Hand
settings_hand_right = Right
settings_hand_left = Left
settings_offline = Without a network
settings_typed = Field for typing turns

## Without a network

offline_new = MAD has a new version. Your games stay.
offline_take = Load
offline_later = Later
offline_unkept = This browser could not keep all your games, and loading now would lose them. Save them as files first.
offline_ready = The whole app is on this device: you can play, learn and read the rules without a network.
offline_filling = The app is being stored on this device …
offline_none = This browser does not store the app, so you need a network to open it.
offline_install = Install MAD on this device

## Aloud

aloud_title = Turns as text
aloud_field = A turn, a square or a ship
aloud_go = Play or ask
aloud_board = Hear the board
aloud_turns = Hear the turns
aloud_again = Say it again
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
aloud_picked = Picked: { $ship }.
aloud_moved = { $ship } from { $from } to { $to }
aloud_swapped = { $first } and { $second } have swapped
aloud_rotated = { $first } has gone to { $second }, { $second } to { $third }, { $third } to { $first }
aloud_kept = formation kept
aloud_choices = Choices: { $choices }.

## The header

nav_label = Main navigation
nav_play = Play
nav_learn = Learn
nav_games = Games
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
settings_ships_schematic = Schematic
settings_volume = Volume
settings_try_sound = Listen
settings_coach = Advice from the coach
settings_coach_note = A line beside the board says what matters now.
settings_tips = Explanations of marks and terms
settings_danger = Mark ships that can be expelled
settings_danger_beginner = Levels 1–3
settings_danger_always = Always
settings_face_to_face = Two players: face to face
settings_face_to_face_note = Blue’s half is upside down, for a phone that lies between two players.

## The list of keys

keys_title = Keyboard shortcuts
keys_everywhere = Everywhere
keys_board = On the board
keys_game = In a game
keycap_enter = Enter
keycap_space = Space
keycap_escape = Esc
keycap_tab = Tab
key_help = This list; while an explanation is open, the rule about it
key_close = Close what is open
key_next = Next button or field
key_squares = From square to square, and into exile
key_pick = Pick a ship or a target
key_back = One step back
key_walk = Previous and next turn, when no square has the focus

## What was copied

copied_link = Link copied.
copied_position = Position copied as text.

## Playing out the last lesson

learn_play_out = Now play it to the end: blue defends itself.
learn_too_slow = That took too many turns without an expulsion: only a semi-victory. Try again.
learn_played_out = Blue’s corvette is in exile: victory!
