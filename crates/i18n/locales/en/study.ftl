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

## The review of a game

study_review_title = Review
study_review_start = Review the game
study_review_again = Review again
study_review_progress = { $percent }% reviewed
study_review_stop = Stop
study_review_graph = The expected result of red over the game. The list below has the turns that were judged.
study_review_accuracy = Accuracy
study_review_percent = { $percent }%
study_review_counts = { $kind ->
    [inaccuracy] Inaccuracies
    [mistake] Mistakes
   *[blunder] Blunders
}
study_review_learn = { $side ->
    [red] { $count ->
        [one] Learn from red’s mistake
       *[other] Learn from red’s { $count } mistakes
    }
   *[blue] { $count ->
        [one] Learn from blue’s mistake
       *[other] Learn from blue’s { $count } mistakes
    }
}
study_review_write = Write it into the study
study_review_written = Signs, comments and better lines are in the study now.
study_review_mistakes = The judged turns
study_review_no_mistakes = No turn lost much. Well played!
study_review_turning_point = turning point
study_review_thresholds = Percentage points of the expected result that a turn loses: from { $inaccuracy } an inaccuracy, from { $mistake } a mistake, from { $blunder } a blunder.
study_review_task = { $side ->
    [red] { $turn } Find a better turn for red.
   *[blue] { $turn } Find a better turn for blue.
}
study_review_right = Right: this keeps what there is.
study_review_wrong = This loses { $percent } percentage points. Try something else.
study_review_solution = Better: { $turn }
study_review_learnt = That was the last one.
study_review_next = Next mistake
study_review_show = Show the better turn
study_review_try_again = Try again
study_review_end = Stop learning
