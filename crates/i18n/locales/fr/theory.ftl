### `mad theory`: what is known about the game.

## Errors and progress

error_results = Impossible de continuer { $file } : { $reason }
results_format = sa ligne { $line } n’est pas un résultat de « mad theory »
results_settings = il contient des résultats d’autres réglages ou d’un autre moteur ({ $settings }). Reprenez les mêmes réglages, ou un autre fichier.
results_locked = un autre programme est en train de l’écrire
theory_stopped = Interrompu. Sans --results, rien n’est conservé.
theory_progress = { $done } sur { $all }
theory_incomplete = { $done } parties de l’étude sur { $all } sont faites. La même commande continue.

## Words of several tables

theory_red = rouges
theory_blue = bleus
theory_all = ensemble
theory_off = sans
theory_result = résultat
theory_games = parties
theory_positions = positions
theory_limit = { $limit ->
    [off] sans départage
   *[other] départage après { $limit } tours
}

## Ends

theory_ends = { $games } parties sur le plateau { $board }, { $nodes } nœuds par tour, { $positioning ->
    [on] avec
   *[off] sans
} tours de positionnement, { $limit }. En pour cent, avec des intervalles à 95 % :
theory_end = fin
theory_victories = victoires
theory_semi_victories = semi-victoires par départage
theory_unfinished = non terminées après 600 tours
theory_length = tours d’une partie
theory_shortest = minimum
theory_median = médiane
theory_longest = maximum
theory_of_turns = pour cent des coups
theory_moves = déplacements
theory_permutations = permutations
theory_rotations = rotations
theory_bonuses = coups bonus
theory_passes = passes
theory_expulsions = dont avec expulsion
theory_returns = dont avec retour d’exil
theory_ends_note = { $different } parties différentes. Semi-victoires sans aucune expulsion : { $quiet }. Victoires par le dernier coup du gagnant : { $own }.

## Kinds of turns

theory_turns = { $positions } positions de { $games } parties sur le plateau { $board }, { $nodes } nœuds par tour. En pour cent, avec des intervalles à 95 % ; les coûts sont en points de pourcentage du résultat attendu :
theory_kind = genre
theory_played = joués
theory_possible = possibles
theory_best = meilleurs
theory_cost = coût d’une interdiction d’un tour
theory_cost_if_best = coût là où c’est le meilleur
theory_matches = Matchs à { $nodes } nœuds par tour contre un moteur qui ignore un genre de coup, chez lui comme chez l’adversaire :
theory_unknown_kind = genre ignoré
theory_pairs = paires de parties
theory_elo = Elo (95 %)

## Ships

theory_ships = Positions de { $games } parties sur le plateau { $board }, { $nodes } nœuds par tour et par position. Ce que perd le camp dont un vaisseau part en exil, en points de pourcentage du résultat attendu, avec des intervalles à 95 % :
theory_ship = vaisseau
theory_with_complement = complément dans l’arène
theory_without_complement = complément en exil
theory_in_cruisers = en croiseurs
theory_more = plus d’un vaisseau, ou aucun
theory_pair = { $one } et { $two } ensemble
theory_turn = le trait
theory_last_expulsion = la dernière expulsion (départage)
theory_worth = valeur

## Starts

theory_starts = Départs sur le plateau { $board }, { $limit } ; recherches de { $nodes } nœuds ; jusqu’à { $games } parties de chacun à { $gamenodes } nœuds par tour. Résultat attendu des rouges en pour cent.
theory_positioning = Avec les tours de positionnement encore à jouer : { $result } ({ $low } à { $high }), profondeur { $depth } : { $line }
theory_mean = Moyenne de tous les départs, la valeur du trait sans choix de position : { $red }
theory_agreement = Les parties confirment le verdict de la recherche pour { $agreeing } départs sur { $compared }.
theory_verdict = { $verdict ->
    [blue-winning] les bleus gagnent
    [blue-better] avantage aux bleus
    [even] égalité
    [red-better] avantage aux rouges
   *[red-winning] les rouges gagnent
}
theory_verdict_column = verdict
theory_starts_column = départs
theory_formation = tour de positionnement
theory_red_mean = résultat moyen des rouges avec lui
theory_best_answer = meilleure réponse des bleus
theory_after_answer = résultat des rouges ensuite
theory_blue_mean = résultat moyen des bleus avec lui
theory_search = recherche
theory_iterations = dernières itérations
theory_depth = profondeur
theory_line = variante principale

## Limits

theory_limits = Tous les départs positionnés du plateau { $board }, { $nodes } nœuds sous chaque limite, comparés à { $reference }. Résultat attendu des rouges en pour cent :
theory_limit_column = limite
theory_difference = écart moyen
theory_changed = autre verdict
theory_largest = plus grand écart
theory_change = { $start } : { $before } → { $after }

## Endings

theory_endings = Plateau { $board }, { $limit ->
    [off] sans départage
   *[other] départage après { $limit } tours
}, en pour cent de toutes les positions. Les rouges ont le trait ; { $limit ->
    [off] les longueurs sont en tours jusqu’à la fin de la partie
   *[other] ils ont le départage, et les longueurs sont en tours jusqu’à la prochaine expulsion d’une victoire certaine
} :
theory_balance = vaisseaux
theory_mover_wins = les rouges gagnent
theory_mover_semi = semi-victoires
theory_mover_loses = les bleus gagnent
theory_nobody = personne ne gagne
theory_longest_win = plus longue victoire des rouges
theory_longest_loss = plus longue victoire des bleus
theory_example = exemple
