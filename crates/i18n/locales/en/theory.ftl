### `mad theory`: what is known about the game.

## Errors and progress

error_results = { $file } cannot be continued: { $reason }
results_format = its line { $line } is not a result of “mad theory”
results_settings = it has results of other settings or of another engine ({ $settings }). Use the same settings, or another file.
results_locked = another program is writing it
theory_stopped = Interrupted. Nothing is kept without --results.
theory_progress = { $done } of { $all }
theory_incomplete = { $done } of { $all } parts are done. The same command continues.

## Words of several tables

theory_red = red
theory_blue = blue
theory_all = all
theory_off = off
theory_result = result
theory_games = games
theory_positions = positions
theory_limit = { $limit ->
    [off] no tie-break
   *[other] tie-break after { $limit } turns
}

## Ends

theory_ends = { $games } games on the { $board } board, { $nodes } nodes a turn, { $positioning ->
    [on] with
   *[off] without
} positioning turns, { $limit }. Per cent, with 95% intervals:
theory_end = end
theory_victories = victories
theory_semi_victories = semi-victories by the tie-break
theory_unfinished = not finished after 600 turns
theory_length = turns of a game
theory_shortest = shortest
theory_median = median
theory_longest = longest
theory_of_turns = per cent of all turns
theory_moves = moves
theory_permutations = permutations
theory_rotations = rotations
theory_bonuses = bonus turns
theory_passes = passes
theory_expulsions = of these with an expulsion
theory_returns = of these with a return from exile
theory_ends_note = { $different } different games. Semi-victories without any expulsion: { $quiet }. Victories by the winner’s own last turn: { $own }.

## Kinds of turns

theory_turns = { $positions } positions from { $games } games on the { $board } board, { $nodes } nodes a turn. Per cent, with 95% intervals; costs are percentage points of the expected result:
theory_kind = kind
theory_played = played
theory_possible = possible
theory_best = best
theory_cost = cost if forbidden for one turn
theory_cost_if_best = cost where it is best
theory_matches = Matches at { $nodes } nodes a turn against an engine that does not know a kind of turn, neither for itself nor for its opponent:
theory_unknown_kind = unknown kind
theory_pairs = pairs of games
theory_elo = Elo (95%)

## Ships

theory_ships = Positions from { $games } games on the { $board } board, { $nodes } nodes a turn and a position. What its owner loses when a ship goes into exile, in percentage points of the expected result, with 95% intervals:
theory_ship = ship
theory_with_complement = complement in the arena
theory_without_complement = complement in exile
theory_in_cruisers = in cruisers
theory_more = more than one ship, or none
theory_pair = both { $one } and { $two }
theory_turn = the turn
theory_last_expulsion = the last expulsion (tie-break)
theory_worth = worth

## Starts

theory_starts = Starts on the { $board } board, { $limit }; searches of { $nodes } nodes; up to { $games } games of each with { $gamenodes } nodes a turn. Red’s expected result in per cent.
theory_positioning = With the positioning turns still to come: { $result } ({ $low } to { $high }), depth { $depth }: { $line }
theory_mean = Mean of all starts, the worth of moving first without a choice: { $red }
theory_agreement = Games agree with the verdict of the search in { $agreeing } of { $compared } starts.
theory_verdict = { $verdict ->
    [blue-winning] blue is winning
    [blue-better] blue is better
    [even] even
    [red-better] red is better
   *[red-winning] red is winning
}
theory_verdict_column = verdict
theory_starts_column = starts
theory_formation = positioning turn
theory_red_mean = red’s mean result with it
theory_best_answer = blue’s best answer
theory_after_answer = red’s result after it
theory_blue_mean = blue’s mean result with it
theory_search = search
theory_iterations = last iterations
theory_depth = depth
theory_line = main line

## Limits

theory_limits = All positioned starts on the { $board } board, searched with { $nodes } nodes under each limit, compared with { $reference }. Red’s expected result in per cent:
theory_limit_column = limit
theory_difference = mean difference
theory_changed = another verdict
theory_largest = largest difference
theory_change = { $start }: { $before } → { $after }

## Endings

theory_endings = { $board } board, { $limit ->
    [off] no tie-break
   *[other] tie-break after { $limit } turns
}, per cent of all positions. Red is to move; { $limit ->
    [off] lengths are turns until the end of the game
   *[other] it owns the tie-break, and lengths are turns until the next expulsion of a win that is certain
}:
theory_balance = ships
theory_mover_wins = red wins
theory_mover_semi = semi-victories
theory_mover_loses = blue wins
theory_nobody = nobody wins
theory_longest_win = red’s longest win
theory_longest_loss = blue’s longest win
theory_example = example
