# Texts of the analysis board.

## The list of studies

study_title = Study
study_note = Look at games and positions with the engine, try other turns, and write down what you find. Studies stay on this device.
study_new = New study
study_board = Board { $board }
study_from_games = From a saved game
study_paste = A game, a link or a position
study_open = Open the text
study_file = Open a file
study_bad_file = The file cannot be read.
study_bad_text = There is no game, link or position in this text.
study_all = Studies
study_none = No studies yet.
study_unnamed = Unnamed study
study_damaged = A study that cannot be read
study_missing = There is no such study on this device.
study_too_large = A study has at most { $turns } turns.
study_too_deep = Variations cannot be nested any deeper.

## The engine

study_engine = Engine
study_engine_on = The engine is on.
study_engine_off = The engine is off.
study_engine_failed = The engine cannot be used: { $reason }
study_thinking = Searching…
study_effort = depth { $depth } · { $speed } million positions a second
study_exact = exact
study_lines = { $count ->
    [one] one line
   *[other] { $count } lines
}
study_fewer_lines = Fewer lines
study_more_lines = More lines
study_threat = Threat
study_threat_is = If it were their turn: { $turn }
study_no_threat = There is no threat to look for here.
study_insert = Insert this line
study_line_inserted = The line is a variation now.
study_play_best = Play the best turn
study_best = Best: { $turn }
study_read = Read the evaluation aloud
study_even = About even: { $percent }% for red.
study_better = { $side ->
    [red] Red is a little better: { $percent }% for red.
   *[blue] Blue is a little better: { $percent }% for red.
}
study_much_better = { $side ->
    [red] Red is better: { $percent }% for red.
   *[blue] Blue is better: { $percent }% for red.
}
study_winning = { $side ->
    [red] Red is much better: { $percent }% for red.
   *[blue] Blue is much better: { $percent }% for red.
}
study_wins = { $side ->
    [red] Red wins in { $turns ->
        [one] one turn.
       *[other] { $turns } turns.
    }
   *[blue] Blue wins in { $turns ->
        [one] one turn.
       *[other] { $turns } turns.
    }
}
study_semi = { $side ->
    [red] Red gets the semi-victory.
   *[blue] Blue gets the semi-victory.
}

## Turns, variations and annotations

study_no_turns = No turns yet. Play on the board.
study_previous_variation = Previous variation
study_next_variation = Next variation
study_promote = Make it the main line
study_promoted = This is the main line now.
study_delete_turn = Delete from here on
study_restore = Bring back what was deleted
study_annotations = Comment and signs
study_comment = Comment
study_comment_aloud = Comment: { $text }
study_variations_aloud = { $count } turns are listed here.
study_glyphs = Signs for the turn
study_glyph = { $glyph ->
    [good] Good turn
    [mistake] Mistake
    [brilliant] Brilliant turn
    [blunder] Blunder
    [interesting] Interesting turn
   *[dubious] Inaccuracy
}
study_circle = Circle around the square
study_arrow = Arrow: begin and end at a square
study_arrow_begun = Arrow from { $spot }. Press the key again at its end.
study_circled = Circle around { $spot }.
study_arrowed = Arrow from { $from } to { $to }.
study_erased = Erased.

## The menu

study_long_turns = Show ships in the list of turns
study_short_turns = Short notation in the list of turns
study_copy_record = Copy the game with its variations
study_save_svg = Save the board as SVG
study_save_png = Save the board as PNG
study_print = Print
study_play = Play on from here
study_rename = Rename
study_name = Name of the study
study_delete = Delete the study
study_delete_question = Delete “{ $name }”? This cannot be undone.
