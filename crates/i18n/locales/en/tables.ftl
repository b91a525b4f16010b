### `mad tables`: tables of endings.

## Errors

error_table = { $file }: { $reason }
table_not_one = it is not a table of endings
table_version = it has version { $found } of the format; this program reads version { $expected }
table_length = it has { $found } bytes instead of { $expected }
table_head_damaged = its first part is damaged
table_page_damaged = page { $page } is damaged
table_file_damaged = it is damaged: its checksum does not match
table_other = it has the table { $name }. Remove it to have the right one built
table_twice = another file has the same table
table_locked = another program is writing it
table_differs = entry { $entry } was read back with another value than was written
table_ends = it ends before byte { $offset }
error_tables_turns = A victory takes more turns than the solver can count.
error_tables_threads = The threads cannot be started: { $reason }
error_tables_empty = { $folder } has no tables; build some with “mad tables build”
error_tables_missing = { $folder } has no table of this position: { $file } is missing
error_tables_covered = No table has this position: there are tables of at most { $ships } ships, after the positioning turns.

## Building

tables_plan = { $count } tables; the largest layer has { $entries } entries and takes { $gigabytes } GB of memory.
tables_checking = checking { $file }
tables_counting = { $balance }: counting the turns of all positions
tables_solving = { $balance }, { $goal ->
    [victory] victories
   *[semi] semi-victories
} in { $turns }: { $decided } of { $entries } entries
tables_writing = writing { $file }
tables_comparing = reading { $file } back
tables_kept = { $file }: intact, kept
tables_built = { $file }: { $bytes } bytes, { $seconds } s
tables_done = All tables are in { $folder }.

## Checking

tables_intact = { $file }: the checksum matches
tables_damaged = { $count ->
    [one] One table is not usable.
   *[other] { $count } tables are not usable.
}
tables_following = { $count } positions agree with the positions after their turns.
tables_agreeing = { $file }: { $count } positions agree with the independent solver.
tables_too_large = { $file }: the independent solver goes up to { $ships } ships.
tables_wrong = { $file }: a wrong value: { $mfen }

## What they contain

tables_summary = { $count ->
    [one] one table
   *[other] { $count } tables
}, { $bytes } bytes
tables_board = { $board } board, tie-break after { $limit } turns, red to move:
tables_board_off = { $board } board, no tie-break, red to move:
tables_table = { $balance }: { $entries } positions, { $bytes } bytes
tables_counts = { $owner ->
    [red] the tie-break is red’s
   *[blue] the tie-break is blue’s
}: red wins { $redwins }, red semi-wins { $redsemi }, blue semi-wins { $bluesemi }, blue wins { $bluewins }
tables_counts_off = red wins { $red }, neither wins { $undecided }, blue wins { $blue }
tables_longest = { $side ->
    [red] red’s longest victory
   *[blue] blue’s longest victory
}: { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: { $mfen }

## A position

tables_victory = { $side ->
    [red] Red wins and needs
   *[blue] Blue wins and needs
} { $turns } of the { $left } turns left until the tie-break.
tables_victory_off = { $side ->
    [red] Red wins in { $turns ->
        [one] one turn.
       *[other] { $turns } turns.
    }
   *[blue] Blue wins in { $turns ->
        [one] one turn.
       *[other] { $turns } turns.
    }
}
tables_semi = { $side ->
    [red] Red gets the semi-victory.
   *[blue] Blue gets the semi-victory.
}
tables_semi_late = { $side ->
    [red] A victory of red takes
   *[blue] A victory of blue takes
} { $turns } turns, and only { $left } are left.
tables_undecided = Neither side can force a victory.
tables_turns = Turns that keep this, the best first:
tables_turns_unknown = The turns are not ranked: the folder lacks tables of the positions after them.
tables_turn_ends = ends the game
tables_turn_needs = { $turns ->
    [one] one more turn
   *[other] { $turns } more turns
}
