### Texts about the rules: outcomes, refusals, errors in texts.

## Names

ship = { $rank ->
    [corvette] la corvette { $side ->
        [red] rouge
       *[blue] bleue
    }
    [frigate] la frégate { $side ->
        [red] rouge
       *[blue] bleue
    }
    [destroyer] le destroyer { $side ->
        [red] rouge
       *[blue] bleu
    }
   *[cruiser] le croiseur { $side ->
        [red] rouge
       *[blue] bleu
    }
} { $class }
list_and = { $first } et { $last }
board_aztec = Aztèque

## How games end

outcome_exile = { $winner ->
    [red] Les rouges gagnent : la corvette bleue est en exil.
   *[blue] Les bleus gagnent : la corvette rouge est en exil.
}
outcome_resignation = { $winner ->
    [red] Les rouges gagnent : les bleus ont abandonné.
   *[blue] Les bleus gagnent : les rouges ont abandonné.
}
outcome_time = { $winner ->
    [red] Les rouges gagnent : les bleus n’ont plus de temps.
   *[blue] Les bleus gagnent : les rouges n’ont plus de temps.
}
outcome_tie_break = { $winner ->
    [red] Semi-victoire des rouges au départage.
   *[blue] Semi-victoire des bleus au départage.
}
outcome_agreement = { $winner ->
    [red] Semi-victoire des rouges : les joueurs ont convenu d’arrêter.
   *[blue] Semi-victoire des bleus : les joueurs ont convenu d’arrêter.
}
tie_break_near = { $left ->
    [one] Encore un tour sans expulsion
   *[other] Encore { $left } tours sans expulsion
}{ $owner ->
    [red] {" "}et les rouges obtiennent une semi-victoire.
   *[blue] {" "}et les bleus obtiennent une semi-victoire.
}
tie_break_off = { $owner ->
    [red] Pas de limite de tours ; si les deux joueurs conviennent d’arrêter, la semi-victoire va aux rouges.
   *[blue] Pas de limite de tours ; si les deux joueurs conviennent d’arrêter, la semi-victoire va aux bleus.
}

## Why a turn is not legal

illegal_game_over = La partie est finie. { $outcome }
illegal_pass = On ne peut passer qu’au tour de positionnement.
illegal_move_on_positioning = Pas de déplacement au tour de positionnement : permutez, faites une rotation ou passez.
illegal_not_on_board = Ce plateau n’a pas de case { $square }.
illegal_no_ship = Il n’y a pas de vaisseau en { $square }.
illegal_not_your_ship = En { $square }, { $ship } n’est pas à vous.
illegal_stays_put = Un vaisseau ne peut pas finir son déplacement là où il l’a commencé.
illegal_too_far = { $sails ->
    [one] Avec une voile, { $ship } se déplace d’une case ; ici, il y en a { $distance }.
   *[other] Avec deux voiles, { $ship } se déplace d’une ou deux cases ; ici, il y en a { $distance }.
}
illegal_own_ship = En { $square } se trouve déjà { $ship }, un de vos vaisseaux.
illegal_blocked_one = Le chemin est bloqué : { $middle }.
illegal_blocked_two = Les deux chemins sont bloqués : { $first }, { $second }.
middle_ship = { $ship } est en { $square }
middle_missing = il n’y a pas de case { $square }
illegal_shielded = Un canon ne suffit pas contre deux boucliers : { $ship } ne peut pas expulser { $target }.
illegal_bonus_long = Le coup bonus n’est possible qu’après un déplacement d’une case exactement.
illegal_bonus_square = La case { $square } n’est pas une case bonus.
illegal_bonus_end = Expulser la corvette met fin à la partie : pas de coup bonus ensuite.
illegal_bonus_mover = Le vaisseau déplacé, { $ship }, doit participer au coup bonus.
illegal_both_exiled = { $ships } sont en exil ; pour une permutation, il en faut au moins un dans l’arène.
illegal_trio_exiled = { $ships } sont en exil ; pour une rotation, il en faut au moins deux sur trois dans l’arène.

## What is wrong with a position

fault_off_board = En { $square } se trouve { $ship }, mais ce plateau n’a pas cette case.
fault_shared_square = Deux vaisseaux sont sur la même case, { $square } : { $first } et { $second }.
fault_both_corvettes = Les deux corvettes sont en exil.
fault_quiet = { $quiet } tours sans expulsion dépassent la limite de { $limit }.
fault_number_zero = Les numéros de tour commencent à 1.
fault_number_side = Le tour { $number } revient à l’autre camp : les numéros impairs sont aux rouges, les pairs aux bleus.

## What is wrong with a text

found = et non « { $letter } »
found_end = et non la fin du texte
expected = il faut ici { $what }, { $found }

mfen_error = Position, champ { $field } ({ $name }), décalage { $offset } : { $problem }
mfen_field_placement = placement
mfen_field_to_move = camp qui joue
mfen_field_positioning = tours de positionnement
mfen_field_last_expeller = dernière expulsion
mfen_field_quiet = tours sans expulsion et limite
mfen_field_number = numéro du tour
mfen_ship_twice = { $ship } figure deux fois
mfen_digits = deux nombres de cases vides à la suite : écrivez leur somme
mfen_row_length = { $found ->
    [one] cette rangée a une case, la première en a { $expected }
   *[other] cette rangée a { $found } cases, la première en a { $expected }
}
mfen_columns = { $found ->
    [one] cette rangée a une case ; les plateaux ont de 2 à 7 colonnes
   *[other] cette rangée a { $found } cases ; les plateaux ont de 2 à 7 colonnes
}
mfen_rows = { $found ->
    [one] il y a une rangée ; les plateaux en ont de 2 à 8
   *[other] il y a { $found } rangées ; les plateaux en ont de 2 à 8
}
mfen_shape = les cases marquées x ne correspondent à aucun plateau connu
mfen_too_large = le plus grand nombre possible est 65535
mfen_leading_zero = un nombre ne commence pas par un zéro
mfen_expects_square = un vaisseau, un nombre de cases vides (1 à 7) ou x
mfen_expects_class = trois chiffres valant 1 ou 2
mfen_expects_to_move = r ou b
mfen_expects_positioning = rb, b, r ou -
mfen_expects_expeller = r, b ou -
mfen_expects_number = un nombre
mfen_expects_slash = une barre oblique et la limite
mfen_expects_limit = une limite d’au moins 1, ou -
mfen_expects_space = un seul espace et le champ suivant
mfen_expects_end = la fin du texte

turn_error = Coup « { $text } », décalage { $offset } : il faut ici { $expected }
turn_expects_turn = un coup comme c4b3, 112-221, 112-121-211, b5b6+112-221 ou pass
turn_expects_square = une case, de a1 à g8
turn_expects_bonus = « + » et une téléportation, ou la fin
turn_expects_class = trois chiffres valant 1 ou 2
turn_expects_dash = « - » et une autre classe
turn_expects_cycle = deux vaisseaux complémentaires, les trois frégates ou les trois destroyers
turn_expects_end = la fin du coup

record_error = ligne { $line }, colonne { $column } (décalage { $offset }) : { $problem }
record_not_utf8 = ce texte n’est pas en UTF-8
record_too_large = une seule partie fait plus de { $bytes } octets
record_duplicate_tag = la balise { $tag } figure deux fois
record_tag_value = balise { $tag } : il faut { $expected }, et non « { $value } »
record_expects_board = 6x4, 5x5, 4x6 ou aztec
record_expects_on_off = on ou off
record_expects_tie_break = un nombre de 1 à 65535, ou off
record_expects_termination = exile, tie-break, agreement, resignation, time, abandoned ou unterminated
record_open_comment = ce commentaire n’a pas d’accolade fermante
record_open_variation = cette variante n’a pas de parenthèse fermante
record_too_deep = les variantes s’imbriquent sur { $most } niveaux au plus
record_glyph = les glyphes vont de $0 à $65535
record_number = le numéro doit être ici { $expected }
record_illegal = coup { $number }, { $text } : { $reason }
record_result_tag = la balise Result dit { $tag }, le résultat après les coups est { $result }
record_no_turn = « { $text } » n’est pas un coup : il faut { $expected }
record_unknown_result = « { $text } » n’est pas un résultat ; il y a 1-0, 0-1, 1/2-0, 0-1/2 et *
record_termination = le résultat { $result } ne va pas avec la fin « { $termination } »
record_contradiction = le résultat { $result } contredit les coups. { $outcome }
record_not_over = Après ces coups, aucune corvette n’est en exil et le départage n’est pas atteint.
record_not_owner = { $owner ->
    [red] Après ces coups, la semi-victoire irait aux rouges.
   *[blue] Après ces coups, la semi-victoire irait aux bleus.
}
record_expects_tag_name = le nom d’une balise
record_expects_tag_value = une valeur entre guillemets doubles, sur une seule ligne
record_expects_escape = un guillemet double ou une barre oblique inverse après la barre oblique inverse
record_expects_tag_end = un crochet fermant
record_expects_turn = un coup, un numéro, un commentaire ou un résultat
record_expects_turn_inside = un coup, un commentaire ou une parenthèse fermante
record_expects_turn_before = un coup avant ceci
record_expects_turn_after = le coup qui va avec le numéro
record_expects_glyph = le numéro d’un glyphe
record_expects_end = la fin de la partie
