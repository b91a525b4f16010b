### `mad tables`: tables of endings.

## Errors

error_table = { $file } : { $reason }
table_not_one = ce n’est pas une table de finales
table_version = elle est de la version { $found } du format ; ce programme lit la version { $expected }
table_length = elle a { $found } octets au lieu de { $expected }
table_head_damaged = sa première partie est endommagée
table_page_damaged = la page { $page } est endommagée
table_file_damaged = elle est endommagée : sa somme de contrôle ne correspond pas
table_other = elle contient la table { $name }. Supprimez-la pour que la bonne soit construite
table_twice = un autre fichier contient la même table
table_locked = un autre programme est en train de l’écrire
table_differs = la relecture de l’entrée { $entry } donne une autre valeur que celle qui a été écrite
table_ends = elle se termine avant l’octet { $offset }
error_tables_turns = Une victoire prend plus de tours que le solveur ne peut en compter.
error_tables_threads = Impossible de démarrer les fils d’exécution : { $reason }
error_tables_empty = { $folder } ne contient pas de tables ; construisez-en avec « mad tables build »
error_tables_missing = { $folder } n’a pas de table pour cette position : il manque { $file }
error_tables_covered = Aucune table ne contient cette position : il existe des tables jusqu’à { $ships } vaisseaux, après les tours de positionnement.

## Building

tables_plan = { $count } tables ; la plus grande couche a { $entries } entrées et prend { $gigabytes } Go de mémoire.
tables_checking = vérification de { $file }
tables_counting = { $balance } : compte des coups de toutes les positions
tables_solving = { $balance }, { $goal ->
    [victory] victoires
   *[semi] semi-victoires
} en { $turns } : { $decided } entrées sur { $entries }
tables_writing = écriture de { $file }
tables_comparing = relecture de { $file }
tables_kept = { $file } : intacte, conservée
tables_built = { $file } : { $bytes } octets, { $seconds } s
tables_done = Toutes les tables sont dans { $folder }.

## Checking

tables_intact = { $file } : la somme de contrôle correspond
tables_damaged = { $count ->
    [one] Une table est inutilisable.
   *[other] { $count } tables sont inutilisables.
}
tables_following = { $count } positions concordent avec celles qui suivent leurs coups.
tables_agreeing = { $file } : { $count } positions concordent avec le solveur indépendant.
tables_too_large = { $file } : le solveur indépendant va jusqu’à { $ships } vaisseaux.
tables_wrong = { $file } : une valeur fausse : { $mfen }

## What they contain

tables_summary = { $count ->
    [one] une table
   *[other] { $count } tables
}, { $bytes } octets
tables_board = plateau { $board }, départage après { $limit } tours, aux rouges de jouer :
tables_board_off = plateau { $board }, sans départage, aux rouges de jouer :
tables_table = { $balance } : { $entries } positions, { $bytes } octets
tables_counts = { $owner ->
    [red] le départage est aux rouges
   *[blue] le départage est aux bleus
} : les rouges gagnent { $redwins }, semi-victoires des rouges { $redsemi }, semi-victoires des bleus { $bluesemi }, les bleus gagnent { $bluewins }
tables_counts_off = les rouges gagnent { $red }, personne ne gagne { $undecided }, les bleus gagnent { $blue }
tables_longest = { $side ->
    [red] la plus longue victoire des rouges
   *[blue] la plus longue victoire des bleus
} : { $turns ->
    [one] un tour
   *[other] { $turns } tours
} : { $mfen }

## A position

tables_victory = { $side ->
    [red] Les rouges gagnent ; il leur faut
   *[blue] Les bleus gagnent ; il leur faut
} { $turns } des { $left } tours qui restent avant le départage.
tables_victory_off = { $side ->
    [red] Les rouges gagnent en { $turns ->
        [one] un tour.
       *[other] { $turns } tours.
    }
   *[blue] Les bleus gagnent en { $turns ->
        [one] un tour.
       *[other] { $turns } tours.
    }
}
tables_semi = { $side ->
    [red] Les rouges obtiennent la semi-victoire.
   *[blue] Les bleus obtiennent la semi-victoire.
}
tables_semi_late = { $side ->
    [red] Une victoire des rouges prend
   *[blue] Une victoire des bleus prend
} { $turns } tours, et il n’en reste que { $left }.
tables_undecided = Aucun camp ne peut forcer une victoire.
tables_turns = Coups qui conservent ce résultat, le meilleur d’abord :
tables_turns_unknown = Les coups ne sont pas classés : il manque dans le dossier les tables des positions qui les suivent.
tables_turn_ends = termine la partie
tables_turn_needs = encore { $turns ->
    [one] un tour
   *[other] { $turns } tours
}
