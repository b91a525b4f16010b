# La revue d’une partie, dans le terminal et dans le navigateur.

## Le jugement sur un coup

review_judgement = { $judgement ->
    [inaccuracy] imprécision
    [mistake] erreur
   *[blunder] gaffe
}
review_verdict = { $judgement ->
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Gaffe
} ({ $before } % → { $after } %).

## Pourquoi il est mauvais

review_loses_ship = Le { $by } adverse peut expulser { $ship }.
review_loses_ship_after = Après { $cycle }, le { $by } adverse peut expulser { $ship }.
review_loses_corvette = Le { $by } adverse peut expulser la corvette.
review_loses_corvette_after = Après { $cycle }, le { $by } adverse peut expulser la corvette.
review_gives_up_corvette = Ce coup envoie sa propre corvette en exil.
review_loses_tie_break = Ce coup laisse la semi-victoire à l’adversaire.
review_overlooked = { $kind ->
    [bonus] Un coup bonus a échappé au joueur.
    [recall] Un retour d’exil a échappé au joueur.
    [teleportation] Une permutation ou une rotation a échappé au joueur.
    [expulsion] Une expulsion a échappé au joueur.
   *[tie-break] La semi-victoire a échappé au joueur.
}
review_better = Mieux : { $turn }

## Le tableau

review_column = { $column ->
    [number] Nº
    [side] Camp
    [turn] Coup
    [red] Rouge %
    [loss] Perte
    [judgement] Jugement
   *[better] Mieux
}
review_side = { $side ->
    [red] rouge
   *[blue] bleu
}

## Le bilan

review_players = { $red } (rouge) contre { $blue } (bleu), plateau { $board }, { $turns } tours
review_graph = Le résultat attendu de Rouge, du premier tour au dernier :
review_summary = { $side ->
    [red] Rouge
   *[blue] Bleu
} : précision { $accuracy } %, imprécisions : { $inaccuracies }, erreurs : { $mistakes }, gaffes : { $blunders }
review_turning_points = Tournants : { $turns }
review_flawless = Aucune erreur et aucune gaffe n’ont été trouvées.
review_progress = { $percent } % explorés
review_stopped = Interrompu. Les tours non explorés n’ont pas de jugement.
error_review_empty = { $file }, partie { $game } : au moins un tour attendu, aucun trouvé
error_review_long = { $file }, partie { $game } : au plus { $most } tours attendus, variantes comprises
