# Die Durchsicht einer Partie, im Terminal und im Browser.

## Das Urteil über einen Zug

review_judgement = { $judgement ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] grober Fehler
}
review_verdict = { $judgement ->
    [inaccuracy] Ungenauigkeit
    [mistake] Fehler
   *[blunder] Grober Fehler
} ({ $before } % → { $after } %).

## Warum er schlecht ist

review_loses_ship = Die gegnerische { $by } kann die { $ship } vertreiben.
review_loses_ship_after = Nach { $cycle } kann die gegnerische { $by } die { $ship } vertreiben.
review_loses_corvette = Die gegnerische { $by } kann die Korvette vertreiben.
review_loses_corvette_after = Nach { $cycle } kann die gegnerische { $by } die Korvette vertreiben.
review_gives_up_corvette = Der Zug schickt die eigene Korvette ins Exil.
review_loses_tie_break = Der Zug überlässt dem Gegner den Halbsieg.
review_overlooked = { $kind ->
    [bonus] Ein Bonuszug wurde übersehen.
    [recall] Eine Rückkehr aus dem Exil wurde übersehen.
    [teleportation] Eine Permutation oder eine Rotation wurde übersehen.
    [expulsion] Eine Vertreibung wurde übersehen.
   *[tie-break] Der Halbsieg wurde übersehen.
}
review_better = Besser: { $turn }

## Die Tabelle

review_column = { $column ->
    [number] Nr.
    [side] Seite
    [turn] Zug
    [red] Rot %
    [loss] Verlust
    [judgement] Urteil
   *[better] Besser
}
review_side = { $side ->
    [red] Rot
   *[blue] Blau
}

## Die Zusammenfassung

review_players = { $red } (Rot) gegen { $blue } (Blau), Brett { $board }, { $turns } Züge
review_graph = Das erwartete Ergebnis von Rot, vom ersten bis zum letzten Zug:
review_summary = { $side ->
    [red] Rot
   *[blue] Blau
}: Genauigkeit { $accuracy } %, Ungenauigkeiten: { $inaccuracies }, Fehler: { $mistakes }, grobe Fehler: { $blunders }
review_turning_points = Wendepunkte: { $turns }
review_flawless = Es wurden weder Fehler noch grobe Fehler gefunden.
review_progress = { $percent } % durchsucht
review_stopped = Unterbrochen. Züge, die nicht durchsucht wurden, haben kein Urteil.
error_review_empty = { $file }, Partie { $game }: mindestens ein Zug erwartet, keiner gefunden
error_review_long = { $file }, Partie { $game }: höchstens { $most } Züge erwartet, Varianten eingeschlossen
