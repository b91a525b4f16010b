# The review of a game, in the terminal and in the browser.

## The judgement of a turn

review_judgement = { $judgement ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}
review_verdict = { $judgement ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
} ({ $before }% → { $after }%).

## Why it is bad

review_loses_ship = The opponent’s { $by } can expel { $ship }.
review_loses_ship_after = After { $cycle } the opponent’s { $by } can expel { $ship }.
review_loses_corvette = The opponent’s { $by } can expel the corvette.
review_loses_corvette_after = After { $cycle } the opponent’s { $by } can expel the corvette.
review_gives_up_corvette = It sends the corvette into exile.
review_loses_tie_break = It leaves the semi-victory of the tie-break to the opponent.
review_overlooked = { $kind ->
    [bonus] A bonus move was overlooked.
    [recall] A return from exile was overlooked.
    [teleportation] A permutation or a rotation was overlooked.
    [expulsion] An expulsion was overlooked.
   *[tie-break] The tie-break was overlooked.
}
review_better = Better: { $turn }

## The table

review_column = { $column ->
    [number] No.
    [side] Side
    [turn] Turn
    [red] Red %
    [loss] Loss
    [judgement] Judgement
   *[better] Better
}
review_side = { $side ->
    [red] red
   *[blue] blue
}

## The summary

review_players = { $red } (red) against { $blue } (blue), { $board } board, { $turns } turns
review_graph = Red’s expected result, from the first turn to the last:
review_summary = { $side ->
    [red] Red
   *[blue] Blue
}: accuracy { $accuracy }%, inaccuracies: { $inaccuracies }, mistakes: { $mistakes }, blunders: { $blunders }
review_turning_points = Turning points: { $turns }
review_flawless = No mistakes and no blunders were found.
review_progress = { $percent }% searched
review_stopped = Interrupted. Turns that were not searched have no judgement.
error_review_empty = { $file }, game { $game }: expected at least one turn to review, found none
error_review_long = { $file }, game { $game }: expected at most { $most } turns, variations included
