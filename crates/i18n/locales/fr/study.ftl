# Texts of the analysis board.

## The list of studies

study_title = Étude
study_note = Regardez parties et positions avec le moteur, essayez d’autres coups et notez ce que vous trouvez. Les études restent sur cet appareil.
study_new = Nouvelle étude
study_board = Plateau { $board }
study_from_games = D’une partie enregistrée
study_paste = Une partie, un lien ou une position
study_open = Ouvrir le texte
study_file = Ouvrir un fichier
study_bad_file = Le fichier ne peut pas être lu.
study_bad_text = Ce texte ne contient ni partie, ni lien, ni position.
study_all = Études
study_none = Pas encore d’études.
study_unnamed = Étude sans nom
study_damaged = Une étude illisible
study_missing = Il n’y a pas d’étude de ce nom sur cet appareil.
study_too_large = Une étude a au plus { $turns } tours.
study_too_deep = Les variantes ne peuvent pas être imbriquées davantage.

## The engine

study_engine = Moteur
study_engine_on = Le moteur est en marche.
study_engine_off = Le moteur est arrêté.
study_engine_failed = Le moteur ne peut pas être utilisé : { $reason }
study_thinking = Recherche…
study_effort = profondeur { $depth } · { $speed } millions de positions par seconde
study_exact = exact, d’après les tables
study_lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
study_fewer_lines = Moins de lignes
study_more_lines = Plus de lignes
study_threat = Menace
study_threat_is = Si c’était à l’adversaire de jouer : { $turn }
study_no_threat = Il n’y a pas de menace à chercher ici.
study_insert = Insérer cette ligne
study_line_inserted = La ligne est maintenant une variante.
study_play_best = Jouer le meilleur tour
study_best = Le mieux : { $turn }
study_read = Lire l’évaluation à voix haute
study_even = À peu près équilibré : { $percent } % pour les rouges.
study_better = { $side ->
    [red] Léger avantage aux rouges : { $percent } % pour les rouges.
   *[blue] Léger avantage aux bleus : { $percent } % pour les rouges.
}
study_much_better = { $side ->
    [red] Avantage aux rouges : { $percent } % pour les rouges.
   *[blue] Avantage aux bleus : { $percent } % pour les rouges.
}
study_winning = { $side ->
    [red] Net avantage aux rouges : { $percent } % pour les rouges.
   *[blue] Net avantage aux bleus : { $percent } % pour les rouges.
}
study_wins = { $side ->
    [red] Les rouges gagnent en { $turns ->
        [one] { $turns } tour.
       *[other] { $turns } tours.
    }
   *[blue] Les bleus gagnent en { $turns ->
        [one] { $turns } tour.
       *[other] { $turns } tours.
    }
}
study_semi = { $side ->
    [red] Les rouges obtiennent la semi-victoire.
   *[blue] Les bleus obtiennent la semi-victoire.
}

## Turns, variations and annotations

study_no_turns = Pas encore de tours. Jouez sur le plateau.
study_previous_variation = Variante précédente
study_next_variation = Variante suivante
study_promote = En faire la ligne principale
study_promoted = C’est maintenant la ligne principale.
study_delete_turn = Supprimer à partir d’ici
study_restore = Rétablir ce qui a été supprimé
study_annotations = Commentaire et signes
study_comment = Commentaire
study_comment_aloud = Commentaire : { $text }
study_variations_aloud = { $count } tours figurent ici.
study_glyphs = Signes pour le tour
study_glyph = { $glyph ->
    [good] Bon tour
    [mistake] Erreur
    [brilliant] Tour brillant
    [blunder] Gaffe
    [interesting] Tour intéressant
   *[dubious] Imprécision
}
study_circle = Cercle autour de la case
study_arrow = Flèche : début et fin sur une case
study_arrow_begun = Flèche depuis { $spot }. Appuyez de nouveau sur la touche à sa fin.
study_circled = Cercle autour de { $spot }.
study_arrowed = Flèche de { $from } à { $to }.
study_erased = Effacé.

## The menu

study_long_turns = Montrer les vaisseaux dans la liste des tours
study_short_turns = Notation courte dans la liste des tours
study_copy_record = Copier la partie avec ses variantes
study_save_svg = Enregistrer le plateau en SVG
study_save_png = Enregistrer le plateau en PNG
study_print = Imprimer
study_play = Jouer à partir d’ici
study_rename = Renommer
study_name = Nom de l’étude
study_delete = Supprimer l’étude
study_delete_question = Supprimer « { $name } » ? C’est définitif.

## The review of a game

study_review_title = Bilan de la partie
study_review_start = Analyser toute la partie
study_review_again = Refaire le bilan
study_review_progress = { $percent } % de la partie examinés
study_review_stop = Arrêter
study_review_graph = Le résultat attendu des rouges au fil de la partie. La liste ci-dessous contient les tours jugés.
study_review_accuracy = Précision
study_review_percent = { $percent } %
study_review_counts = { $kind ->
    [inaccuracy] Imprécisions
    [mistake] Erreurs
   *[blunder] Gaffes
}
study_review_learn = { $side ->
    [red] { $count ->
        [one] Apprendre de l’erreur des rouges
       *[other] Apprendre des { $count } erreurs des rouges
    }
   *[blue] { $count ->
        [one] Apprendre de l’erreur des bleus
       *[other] Apprendre des { $count } erreurs des bleus
    }
}
study_review_write = L’écrire dans l’étude
study_review_written = Signes, commentaires et meilleures lignes sont maintenant dans l’étude.
study_review_mistakes = Les tours jugés
study_review_no_mistakes = Aucun tour n’a beaucoup coûté. Bien joué !
study_review_turning_point = tournant de la partie
study_review_thresholds = Points de pourcentage du résultat attendu que perd un tour : à partir de { $inaccuracy } une imprécision, de { $mistake } une erreur, de { $blunder } une gaffe.
study_review_task = { $side ->
    [red] { $turn } Trouvez mieux pour les rouges.
   *[blue] { $turn } Trouvez mieux pour les bleus.
}
study_review_right = Juste : ce tour garde l’acquis.
study_review_wrong = Ce tour perd { $percent } points de pourcentage. Essayez autre chose.
study_review_solution = Mieux : { $turn }
study_review_learnt = C’était la dernière.
study_review_next = Erreur suivante
study_review_show = Montrer le meilleur tour
study_review_try_again = Réessayer
study_review_end = Arrêter d’apprendre
