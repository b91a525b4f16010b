### Texts about the rules: outcomes, refusals, errors in texts.

## Names

ship = { $side ->
    [red] red
   *[blue] blue
} { $rank ->
    [corvette] corvette
    [frigate] frigate
    [destroyer] destroyer
   *[cruiser] cruiser
} { $class }
list_and = { $first } and { $last }
board_aztec = Aztec

## How games end

outcome_exile = { $winner ->
    [red] Red wins: blue’s corvette is in exile.
   *[blue] Blue wins: red’s corvette is in exile.
}
outcome_resignation = { $winner ->
    [red] Red wins: blue resigned.
   *[blue] Blue wins: red resigned.
}
outcome_time = { $winner ->
    [red] Red wins: blue’s time ran out.
   *[blue] Blue wins: red’s time ran out.
}
outcome_tie_break = { $winner ->
    [red] Red gets a semi-victory by tie-break.
   *[blue] Blue gets a semi-victory by tie-break.
}
outcome_agreement = { $winner ->
    [red] Red gets a semi-victory: the players agreed to stop.
   *[blue] Blue gets a semi-victory: the players agreed to stop.
}
tie_break_near = { $left ->
    [one] One more turn without an expulsion
   *[other] { $left } more turns without an expulsion
}{ $owner ->
    [red] {" "}and red gets a semi-victory.
   *[blue] {" "}and blue gets a semi-victory.
}
tie_break_off = { $owner ->
    [red] No turn limit; if both players agree to stop, red gets the semi-victory.
   *[blue] No turn limit; if both players agree to stop, blue gets the semi-victory.
}

## Why a turn is not legal

illegal_game_over = The game is over. { $outcome }
illegal_pass = You can pass only on your positioning turn.
illegal_move_on_positioning = Ships do not move on the positioning turn: swap, rotate or pass.
illegal_not_on_board = This board has no square { $square }.
illegal_no_ship = There is no ship on { $square }.
illegal_not_your_ship = The { $ship } on { $square } is not yours.
illegal_stays_put = A ship cannot end its move where it began.
illegal_too_far = { $sails ->
    [one] The { $ship } has one sail, so it moves one square; this one is { $distance } squares away.
   *[other] The { $ship } has two sails, so it moves one or two squares; this one is { $distance } squares away.
}
illegal_own_ship = Your own { $ship } is on { $square }.
illegal_blocked_one = The way is blocked: { $middle }.
illegal_blocked_two = Both ways are blocked: { $first }, { $second }.
middle_ship = the { $ship } is on { $square }
middle_missing = there is no square { $square }
illegal_shielded = One cannon cannot beat two shields: the { $ship } cannot expel the { $target }.
illegal_bonus_long = A bonus move is possible only after a move of exactly one square.
illegal_bonus_square = { $square } is not a bonus square.
illegal_bonus_end = Expelling the corvette ends the game; there is no bonus move after that.
illegal_bonus_mover = The bonus move must involve the ship that has just moved, the { $ship }.
illegal_both_exiled = Both { $ships } are in exile; for a permutation one of them must be in the arena.
illegal_trio_exiled = { $ships } are in exile; for a rotation two of the three must be in the arena.

## What is wrong with a position

fault_off_board = The { $ship } is on { $square }, which is not a square of this board.
fault_shared_square = The { $first } and the { $second } are on the same square, { $square }.
fault_both_corvettes = Both corvettes are in exile.
fault_quiet = { $quiet } turns without an expulsion are more than the limit of { $limit }.
fault_number_zero = Turn numbers start at 1.
fault_number_side = Turn { $number } belongs to the other side: red has the odd numbers, blue the even ones.

## What is wrong with a text

found = found “{ $letter }”
found_end = found the end of the text
expected = expected { $what }, { $found }

mfen_error = Position, field { $field } ({ $name }), offset { $offset }: { $problem }
mfen_field_placement = placement
mfen_field_to_move = side to move
mfen_field_positioning = positioning turns
mfen_field_last_expeller = last expeller
mfen_field_quiet = turns without an expulsion, and limit
mfen_field_number = turn number
mfen_ship_twice = { $ship } occurs twice
mfen_digits = two counts of empty squares next to each other: write their sum
mfen_row_length = { $found ->
    [one] this row has one square, the first has { $expected }
   *[other] this row has { $found } squares, the first has { $expected }
}
mfen_columns = { $found ->
    [one] this row has one square; boards have 2 to 7 columns
   *[other] this row has { $found } squares; boards have 2 to 7 columns
}
mfen_rows = { $found ->
    [one] there is one row; boards have 2 to 8
   *[other] there are { $found } rows; boards have 2 to 8
}
mfen_shape = the squares marked x do not match any known board
mfen_too_large = the largest number is 65535
mfen_leading_zero = numbers must not start with a zero
mfen_expects_square = a ship, a number of empty squares (1 to 7) or x
mfen_expects_class = three digits, each 1 or 2
mfen_expects_to_move = r or b
mfen_expects_positioning = rb, b, r or -
mfen_expects_expeller = r, b or -
mfen_expects_number = a number
mfen_expects_slash = a slash and the limit
mfen_expects_limit = a limit of at least 1, or -
mfen_expects_space = one space and the next field
mfen_expects_end = the end of the text

turn_error = Turn “{ $text }”, offset { $offset }: expected { $expected }
turn_expects_turn = a turn such as c4b3, 112-221, 112-121-211, b5b6+112-221 or pass
turn_expects_square = a square, a1 to g8
turn_expects_bonus = “+” and a teleportation, or the end
turn_expects_class = three digits, each 1 or 2
turn_expects_dash = “-” and another class
turn_expects_cycle = two complements, the three frigates or the three destroyers
turn_expects_end = the end of the turn

record_error = line { $line }, column { $column } (offset { $offset }): { $problem }
record_not_utf8 = the text is not UTF-8
record_too_large = a single game has more than { $bytes } bytes
record_duplicate_tag = the tag { $tag } occurs twice
record_tag_value = tag { $tag }: expected { $expected }, found “{ $value }”
record_expects_board = 6x4, 5x5, 4x6 or aztec
record_expects_on_off = on or off
record_expects_tie_break = a number from 1 to 65535, or off
record_expects_termination = exile, tie-break, agreement, resignation, time, abandoned or unterminated
record_open_comment = this comment has no closing brace
record_open_variation = this variation has no closing parenthesis
record_too_deep = variations can be nested at most { $most } deep
record_glyph = glyphs go from $0 to $65535
record_number = the number here must be { $expected }
record_illegal = turn { $number }, { $text }: { $reason }
record_result_tag = the Result tag says { $tag }, the result after the turns is { $result }
record_no_turn = “{ $text }” is not a turn: expected { $expected }
record_unknown_result = “{ $text }” is not a result; the results are 1-0, 0-1, 1/2-0, 0-1/2 and *
record_termination = the result { $result } does not fit the termination { $termination }
record_contradiction = the result { $result } contradicts the turns. { $outcome }
record_not_over = After these turns no corvette is in exile, and the tie-break has not been reached.
record_not_owner = { $owner ->
    [red] After these turns red would get the semi-victory.
   *[blue] After these turns blue would get the semi-victory.
}
record_expects_tag_name = the name of a tag
record_expects_tag_value = a value in double quotes, on one line
record_expects_escape = a double quote or a backslash after the backslash
record_expects_tag_end = a closing bracket
record_expects_turn = a turn, a number, a comment or a result
record_expects_turn_inside = a turn, a comment or a closing parenthesis
record_expects_turn_before = a turn before this
record_expects_turn_after = the turn for this number
record_expects_glyph = the number of a glyph
record_expects_end = the end of the game
