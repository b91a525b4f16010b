# Het nakijken van een partij, in de terminal en in de browser.

## Het oordeel over een zet

review_judgement = { $judgement ->
    [inaccuracy] onnauwkeurigheid
    [mistake] fout
   *[blunder] blunder
}
review_verdict = { $judgement ->
    [inaccuracy] Onnauwkeurigheid
    [mistake] Fout
   *[blunder] Blunder
} ({ $before }% → { $after }%).

## Waarom die slecht is

review_loses_ship = De vijandelijke { $by } kan { $ship } verstoten.
review_loses_ship_after = Na { $cycle } kan de vijandelijke { $by } { $ship } verstoten.
review_loses_corvette = De vijandelijke { $by } kan de korvet verstoten.
review_loses_corvette_after = Na { $cycle } kan de vijandelijke { $by } de korvet verstoten.
review_gives_up_corvette = Deze zet verbant de eigen korvet.
review_loses_tie_break = Deze zet laat de semi-overwinning aan de tegenstander.
review_overlooked = { $kind ->
    [bonus] Een bonuszet is over het hoofd gezien.
    [recall] Een terugkeer uit de verbanning is over het hoofd gezien.
    [teleportation] Een permutatie of een rotatie is over het hoofd gezien.
    [expulsion] Een verstoting is over het hoofd gezien.
   *[tie-break] De semi-overwinning is over het hoofd gezien.
}
review_better = Beter: { $turn }

## De tabel

review_column = { $column ->
    [number] Nr.
    [side] Kant
    [turn] Zet
    [red] Rood %
    [loss] Verlies
    [judgement] Oordeel
   *[better] Beter
}
review_side = { $side ->
    [red] rood
   *[blue] blauw
}

## De samenvatting

review_players = { $red } (rood) tegen { $blue } (blauw), bord { $board }, { $turns } beurten
review_graph = Het verwachte resultaat van rood, van de eerste beurt tot de laatste:
review_summary = { $side ->
    [red] Rood
   *[blue] Blauw
}: nauwkeurigheid { $accuracy }%, onnauwkeurigheden: { $inaccuracies }, fouten: { $mistakes }, blunders: { $blunders }
review_turning_points = Keerpunten: { $turns }
review_flawless = Er zijn geen fouten en geen blunders gevonden.
review_progress = { $percent }% doorzocht
review_stopped = Onderbroken. Beurten die niet zijn doorzocht, hebben geen oordeel.
error_review_empty = { $file }, partij { $game }: minstens één beurt verwacht, geen gevonden
error_review_long = { $file }, partij { $game }: hoogstens { $most } beurten verwacht, varianten inbegrepen
