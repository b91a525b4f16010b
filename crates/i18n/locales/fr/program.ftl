### Texts of the program in the terminal.

## Errors

error = erreur : { $message }
error_read = Impossible de lire { $file } : { $reason }
error_write = Impossible d’écrire { $file } : { $reason }
io_not_found = ce fichier ou ce dossier n’existe pas
io_permission = accès refusé
io_exists = il existe déjà
io_folder = c’est un dossier
io_no_folder = ce n’est pas un dossier
io_full = il n’y a plus de place
error_no_game = { $file } ne contient aucune partie
error_several_games = { $file } contient { $count } parties ; choisissez-en une avec --game
error_game_number = { $file } n’a pas de partie { $number } ; le fichier en contient { $count ->
    [one] une
   *[other] { $count }
}
error_tie_break = il faut un nombre de 1 à 65535, ou off
error_exists = { $file } existe déjà et n’est pas la partie que vous jouez. Choisissez un autre nom, ou supprimez d’abord ce fichier.
error_random_mover = --level, --think et --resigns ne valent que pour le moteur ; le joueur aléatoire n’a ni talent ni jugement
error_turn_at = Coup { $index }, { $text } : { $reason }

## The command line

cli_usage = Utilisation :
cli_commands = Commandes
cli_arguments = Arguments
cli_options = Options
cli_default = par défaut : { $value }
cli_possible = au choix : { $values }
cli_unknown = « { $word } » n’a pas sa place ici
cli_unknown_command = « { $word } » n’est pas une commande
cli_missing = il manque : { $names }
cli_missing_command = il manque une commande
cli_no_value = { $option } demande une valeur
cli_bad_value = { $option } : « { $value } » n’est pas une valeur valable
cli_reason = { $message } : { $reason }
cli_expected = choisissez parmi { $values }
cli_number = il faut un nombre de { $low } à { $high }
cli_number_from = il faut un nombre, au moins { $low }
cli_conflict = { $option } et { $other } ne vont pas ensemble
cli_twice = { $option } figure deux fois
cli_too_many = { $option } : « { $value } » est de trop
cli_suggestion = Vouliez-vous dire { $words } ?
cli_try_help = Pour l’aide : « { $command } --help ».
error_no_rule = « { $word } » n’est pas un sujet, et les règles n’en parlent pas. Les sujets : { $topics }

## A position

standard_input = entrée standard
show_title = Plateau { $board }, tour { $number }
show_to_move = { $side ->
    [red] Aux rouges de jouer.
   *[blue] Aux bleus de jouer.
}
show_positioning = { $side ->
    [red] Tour de positionnement des rouges : permutez, faites une rotation ou passez.
   *[blue] Tour de positionnement des bleus : permutez, faites une rotation ou passez.
}
show_exile = { $side ->
    [red] Rouges en exil :
   *[blue] Bleus en exil :
}
show_exile_empty = aucun

## Analysis

error_seconds = il faut un nombre de secondes de 0.001 à 1000000
analyse_depth = profondeur { $depth }
analyse_exact = Résultat exact : { $value }
analyse_effort = Calcul sur { $depth ->
    [one] { $depth } tour
   *[other] { $depth } tours
} : { $nodes } positions en { $seconds } s.
analyse_win = { $side ->
    [red] les rouges gagnent en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
   *[blue] les bleus gagnent en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
}
analyse_win_within = { $side ->
    [red] les rouges gagnent en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours au plus
    }
   *[blue] les bleus gagnent en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours au plus
    }
}
analyse_semi = { $side ->
    [red] les rouges obtiennent la semi-victoire en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
   *[blue] les bleus obtiennent la semi-victoire en { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
}
analyse_even = à peu près équilibré
analyse_better = { $side ->
    [red] léger avantage aux rouges
   *[blue] léger avantage aux bleus
}
analyse_much_better = { $side ->
    [red] avantage aux rouges
   *[blue] avantage aux bleus
}
analyse_winning = { $side ->
    [red] net avantage aux rouges
   *[blue] net avantage aux bleus
}

## Matches

error_clock = il faut des secondes, ou des secondes et un incrément : 10+0.1
error_sprt = il faut deux écarts Elo, le plus petit d’abord : 0,10
error_player = { $player } : { $reason }
error_setting = « { $word } » n’est pas un réglage du moteur : hand, hand=FICHIER ou by-hand, net=FICHIER, level=1 à level=10, nodes=N (avec un niveau : pas plus que le sien), NOM=N pour un nombre de la recherche ({ $numbers }), ou l’une de ses techniques précédée d’un signe moins ({ $techniques })
number_range = { $name } ({ $low } à { $high })
error_pair = { $reason }, pour les deux joueurs ou un pour chacun, séparés par une virgule
error_network = { $file } est inutilisable comme réseau : { $reason }
error_network_board = { $file } est un réseau pour le plateau { $board }, mais le plateau est { $other }
network_magic = il ne commence pas par MADNET
network_version = il a la version { $version } du format, inconnue de ce programme
network_length = il a { $found } octets au lieu de { $expected }
network_damaged = sa somme de contrôle est fausse, il est donc abîmé
network_unfit = ses poids ne conviennent pas à ce moteur
error_weights = { $file } ne contient pas de poids de l’évaluation : { $reason }
weights_name = ligne { $line } : « { $name } » n’est pas un groupe de poids
weights_twice = ligne { $line } : les poids de { $name } figurent deux fois
weights_list = ligne { $line } : il faut les poids de { $name } sous forme de liste entre crochets de { $count } nombres
weights_missing = il manque les poids de { $name }
error_match_limit = un match a besoin d’une limite de départage, sinon ses parties pourraient ne jamais finir
error_match_over = dans cette position, la partie est déjà finie
match_techniques = Techniques de la recherche : { $names }
match_numbers = Nombres de la recherche : { $names }
error_baseline_depth = il faut une profondeur de 1 à 12
player_no_program = il faut un programme dans la ligne de commande
player_quote = un guillemet n’est pas fermé, ou rien ne suit une barre oblique inverse
player_not_started = impossible à lancer : { $reason }
player_silent = pas de { $expected } en { $milliseconds } ms
player_ended = le programme s’est arrêté avant de dire { $expected }
player_refused = refusé : { $reason }
match_progress = parties : { $games } sur { $all }, { $score } %
match_result = { $first } contre { $second } : { $score } % en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur le plateau { $board }
match_elo = Elo { $value } (95 % entre { $low } et { $high })
match_games = victoires : { $victories }, semi-victoires : { $semi }, semi-défaites : { $halfloss }, défaites : { $defeats }
match_faults = { $player } : parties perdues au temps : { $time }, par un coup illégal : { $illegal }, par une panne : { $failed }
match_longest = { $player } : tour le plus long : { $milliseconds } ms
match_better = Fin du test : { $first } est meilleur.
match_not_better = Fin du test : { $first } n’est pas meilleur.

## Levels

error_ladder = il n’y a aucun niveau de { $from } à { $to }
ladder_heading = Chaque niveau contre celui d’en dessous, le niveau 1 contre un joueur aléatoire, { $games } parties par niveau sur le plateau { $board }.
    Score en pour cent. Les quatre dernières colonnes montrent ce que le niveau a manqué, en pour cent, et le nombre d’occasions :
    corvettes adverses non expulsées, sa propre corvette laissée en danger, expulsions, téléportations.
ladder_level = niv.
ladder_nodes = positions
ladder_score = score
ladder_elo = Elo (95 %)
ladder_range = { $value } ({ $low } à { $high })
ladder_captures = prises
ladder_safety = corvette
ladder_expulsions = expulsions
ladder_teleports = téléport.

## Puzzles

puzzles_written = { $count } problèmes, choisis parmi { $found } problèmes prouvés, sont dans { $file }.
puzzles_theme = thème
puzzles_count = problèmes
puzzles_lowest = cote la plus basse
puzzles_median = médiane
puzzles_highest = la plus haute
puzzle_theme = { $theme ->
    [exile] exiler la corvette
    [save] sauver la corvette
    [ship] gagner un vaisseau
    [bonus] le coup bonus
    [recall] le retour d’exil
    [semi] la semi-victoire
   *[hold] garder le départage
}

## Tuning

tune_samples = { $count } positions ; perte des poids actuels : { $loss }
tune_fitted = perte des poids ajustés : { $loss }, après mise à l’échelle { $scaled }
tune_iteration = itérations : { $done } sur { $all }
tune_name = nombre
tune_before = avant
tune_after = après
tune_range = intervalle
tune_compare = Un match avec ces nombres contre les nombres actuels :
tune_stopped = Interrompu ; itérations : { $done } sur { $all }.
stopping = Arrêt dès que la partie en cours du travail sera finie. Encore Ctrl-C : arrêt immédiat.
stopped_early = Interrompu. La même commande continue à partir d’ici.

## Networks

data_progress = positions : { $positions } sur { $all }, parties : { $games }, { $speed } positions par seconde
data_done = { $file } : { $positions } positions, parties : { $games }
error_data = { $file } est inutilisable pour l’entraînement : { $reason }
data_format = ce n’est pas un fichier de « mad data »
data_board = ses positions sont du plateau { $board }, mais le plateau est { $other }
data_settings = il vient d’un autre joueur, d’un autre nombre de positions par tour ou d’une autre graine. Reprenez les mêmes réglages, ou un autre fichier.
data_damaged = sa partie { $part } est abîmée. « mad data » avec les réglages du fichier la répare.
error_no_positions = il n’y a aucune position pour l’entraînement
error_checkpoint = { $file } est abîmé, ou vient d’un entraînement avec d’autres réglages ou données. Supprimez-le pour recommencer, ou nommez un autre fichier avec --checkpoint.
train_positions = { $count } positions pour l’entraînement, et { $heldout } d’autres parties pour la vérification
train_epoch = passe
train_loss = perte
train_held_out = à part
train_result = résultat
train_search = recherche
train_done = { $file } : { $bytes } octets, SHA-256 { $hash }…
error_no_network = le moteur n’a pas de réseau pour le plateau { $board } ; nommez plutôt un fichier
net_title = { $name } : un réseau pour le plateau { $board }
net_shape = Pour chaque camp { $inputs } entrées et { $hidden } unités cachées ; { $bytes } octets, SHA-256 { $hash }…
net_weights = Poids : entrées { $inputs } ; biais cachés { $biases } ; sorties { $outputs }
net_range = { $low } à { $high }
net_sum = Plus grande somme possible d’une unité cachée : { $sum } ; 16 bits en permettent { $most }
net_start = Valeur de la position de départ pour les rouges : { $value }
net_worth = Ce que vaut un vaisseau : la perte de son camp s’il était en exil, en moyenne sur des positions fixes.
    Une valeur de 1 est un résultat espéré de 73 %.
net_ship = vaisseau
net_with = complément dans l’arène
net_without = complément en exil
ship_class = { $rank ->
    [corvette] corvette
    [frigate] frégate
    [destroyer] destroyer
   *[cruiser] croiseur
} { $class }

## Records

record_ok = { $file } : { $count ->
    [one] une partie, valable
   *[other] { $count } parties, toutes valables
}
record_bad = { $count ->
    [one] { $file } : la seule partie est refusée
   *[other] { $file } : parties refusées : { $bad } sur { $count }
}
record_refused = { $file }, partie { $number } : { $error }
record_turn_heading = { $number }. { $side ->
    [red] Rouges
   *[blue] Bleus
} : { $turn }

## The set to print

error_print_exists = { $file } existe déjà. Choisissez un autre nom avec --output, ou écrasez-le avec --force.
error_pdf = Impossible de produire le PDF : { $reason }
print_done = { $count ->
    [one] Une page écrite
   *[other] { $count } pages écrites
} dans { $file }.
print_sizes = Cases : { $squares }. Vaisseaux : { $ships } mm. Imprimez à 100 %, sans ajuster à la page.
print_square = { $size } mm sur { $board }

## The web app

error_listen = il faut un hôte et un port, comme 127.0.0.1:8080
error_address_used = { $address } sert déjà à un autre programme. Fermez-le, ou choisissez un autre port avec --listen.
error_address = { $address } est inutilisable : { $reason }. Choisissez une autre adresse avec --listen.
error_serve = Le serveur s’est arrêté : { $reason }
error_no_app = Ce programme ne contient pas l’application web. Lancez « cargo xtask web », donnez à MAD_SITE le chemin absolu de target/site, puis recompilez le programme.
error_folder_taken = { $folder } n’est ni vide ni issu d’un export précédent. Choisissez un nouveau dossier.
error_folder = Impossible d’écrire { $file } : { $reason }. Choisissez un dossier où vous pouvez écrire.
serve_address = MAD est à l’adresse { $address } (Ctrl-C pour arrêter)
serve_no_app = Ce programme ne contient pas l’application web. « cargo xtask serve » la construit et lance le serveur.
serve_not_opened = Aucun navigateur n’a pu être ouvert ({ $reason }). Ouvrez l’adresse vous-même.
serve_games = Les parties en ligne sont enregistrées dans { $database }
error_config = { $file } : { $reason }
error_origin = { $text } n’est pas une origine. Il faut un schéma et un hôte, par exemple https://mad.example.
error_no_data_folder = Il n’y a pas de dossier pour vos données. Indiquez-en un avec --data.
error_database_used = Un autre serveur utilise { $file }. Arrêtez-le, ou choisissez un autre dossier avec --data.
error_database = La base de données n’est pas disponible : { $reason }
error_no_database = { $file } n’existe pas. Indiquez le dossier avec --data ou la base avec --database.
store_sound = { $games ->
    [1] 1 partie
   *[other] { $games } parties
}, { $events } événements : tout est intact.
store_damage_database = La base de données signale : { $reason }
store_damage_game = Partie { $game } : { $reason }
store_damage_summary = Partie { $game } : son entrée dans les listes ne correspond pas à ses événements
store_damage_orphan = Partie { $game } : des événements, mais aucune entrée dans les listes
store_damaged = { $count ->
    [1] 1 défaut trouvé.
   *[other] { $count } défauts trouvés.
}
store_copied = La base de données a été copiée dans { $file }.
store_use_pg_dump = Une base PostgreSQL se copie avec son propre programme, pg_dump.
store_exported = { $games ->
    [1] 1 partie écrite
   *[other] { $games } parties écrites
} dans { $file }.
export_done = { $count ->
    [one] Un fichier
   *[other] { $count } fichiers
} ({ $kilobytes } ko) dans { $folder }. N’importe quel hébergeur web peut les servir, depuis n’importe quel dossier.

## Pages without the app

page_description = MAD, un jeu de plateau pour deux joueurs, avec des vaisseaux spatiaux : contre l’ordinateur, ou à deux sur un écran.
page_loading = Chargement…
page_needs = MAD a besoin d’un navigateur avec WebAssembly, comme Firefox, Chrome, Safari ou Edge dans une version récente.
page_needs_script = MAD a besoin de JavaScript et d’un navigateur avec WebAssembly.
page_failed = MAD n’a pas pu être chargé. La connexion a peut-être été coupée.
page_again = Réessayer
page_missing = Il n’y a rien à cette adresse.
page_home = Aller au jeu
page_unbuilt = Ce programme ne contient pas encore l’application web. « cargo xtask serve » la construit et lance le serveur.

## Playing in the terminal

play_welcome = MAD sur le plateau { $board }. Tapez un coup, « turns » pour la liste des coups légaux, ou « help ».
play_you_are = { $side ->
    [red] Vous jouez les rouges.
   *[blue] Vous jouez les bleus.
}
play_you_are_at_level = { $side ->
    [red] Vous jouez les rouges contre le niveau { $level } sur 10.
   *[blue] Vous jouez les bleus contre le niveau { $level } sur 10.
}
play_you_are_at_full_strength = { $side ->
    [red] Vous jouez les rouges contre le moteur à pleine puissance.
   *[blue] Vous jouez les bleus contre le moteur à pleine puissance.
}
play_prompt = { $side ->
    [red] rouges>
   *[blue] bleus>
}
play_over_prompt = partie finie>
play_played = { $turn ->
    [pass] { $side ->
        [red] Les rouges passent.
       *[blue] Les bleus passent.
    }
   *[other] { $side ->
        [red] Les rouges jouent { $turn }.
       *[blue] Les bleus jouent { $turn }.
    }
}
play_turns = { $count ->
    [0] Aucun coup légal.
    [one] Un coup légal :
   *[other] { $count } coups légaux :
}
play_no_class = « { $word } » n’est pas une classe de vaisseau : trois chiffres valant 1 ou 2.
play_taken_back = Repris : { $turn }
play_put_back = Rejoué : { $turn }
play_nothing_to_undo = Il n’y a rien à reprendre.
play_nothing_to_redo = Il n’y a rien à rejouer.
play_saved = Partie enregistrée dans { $file }.
play_save_where = Dans quel fichier enregistrer ? Tapez « save FICHIER ».
play_load_what = Quel fichier charger ? Tapez « load FICHIER ».
play_loaded = Partie chargée : { $file }.
play_unsaved = Cette partie n’est pas enregistrée. Tapez « save FICHIER », ou de nouveau « { $word } » pour la quitter sans l’enregistrer.
play_overwrite = { $file } existe déjà. Retapez la commande pour l’écraser.
play_unsaved_end = L’entrée s’est terminée avant que la partie soit enregistrée. La voici :
play_unknown = « { $word } » n’est ni une commande ni un coup. Tapez « help » pour les commandes.
play_losing_turn = Ce coup envoie votre propre corvette en exil et vous fait perdre la partie. Retapez-le pour le jouer quand même.
play_ending = fin de la partie
play_agree_ask = { $expeller ->
    [red] Les deux joueurs sont-ils d’accord pour arrêter ? Les rouges ont fait la dernière expulsion et auraient la semi-victoire. Si oui, retapez « agree ».
    [blue] Les deux joueurs sont-ils d’accord pour arrêter ? Les bleus ont fait la dernière expulsion et auraient la semi-victoire. Si oui, retapez « agree ».
   *[none] Les deux joueurs sont-ils d’accord pour arrêter ? Aucun vaisseau n’a été expulsé : les bleus auraient la semi-victoire. Si oui, retapez « agree ».
}
play_agree_refused = { $side ->
    [red] Votre adversaire préfère continuer. (La semi-victoire irait aux rouges.)
   *[blue] Votre adversaire préfère continuer. (La semi-victoire irait aux bleus.)
}
play_threats = { $side ->
    [red] Vaisseaux rouges menacés d’expulsion au prochain tour : { $ships }
   *[blue] Vaisseaux bleus menacés d’expulsion au prochain tour : { $ships }
}
play_no_threats = { $side ->
    [red] Aucun vaisseau rouge ne peut être expulsé au prochain tour.
   *[blue] Aucun vaisseau bleu ne peut être expulsé au prochain tour.
}
play_help =
    Un coup : c4b3 (déplacement), 112-221 (permutation), 112-121-211 (rotation), b5b6+112-221 (avec coup bonus), pass
    turns [VAISSEAU]  les coups légaux, tous ou ceux d’un vaisseau : turns 112
    board             revoir le plateau
    threats           vos vaisseaux menacés d’expulsion au prochain tour
    undo, redo        reprendre un coup, le rejouer
    save FICHIER      enregistrer la partie dans un fichier ; load FICHIER en charge un
    mfen              la position sous forme de texte
    agree             arrêter la partie d’un commun accord (départage)
    resign            abandonner
    new               une autre partie avec les mêmes options
    quit              quitter

## Playing online in the terminal

error_pace = il faut des minutes et des secondes par tour, par exemple 10+5 (de { $least } secondes à { $minutes }+{ $seconds }), ou des jours par tour, par exemple 3d (au plus { $days }d)
error_online_address = « { $text } » n’est pas l’adresse d’un serveur. Il faut une adresse comme https://mad.example/.
error_online_link = « { $text } » ne mène à aucune partie. Il faut l’adresse d’un serveur, ou un lien qui finit par #/play/PARTIE ou #/seat/PARTIE/SECRET. Il en manque peut-être un morceau.
error_online_options = Ce lien mène à une partie dont les réglages sont déjà choisis. --board, --mfen, --no-positioning, --tie-break, --time et --side servent aux nouvelles parties.
error_online_no_folder = Il n’y a pas de dossier pour vos données, où retenir votre place dans la partie. Définissez la variable d’environnement HOME.
error_online_unreachable = { $kind ->
    [name] Pas de serveur à l’adresse { $address } : son nom est inconnu. Vérifiez l’adresse et la connexion.
    [refused] Pas de serveur à l’adresse { $address } : la connexion a été refusée. Vérifiez l’adresse.
    [timeout] Le serveur { $address } ne répond pas. Vérifiez l’adresse et la connexion.
   *[other] Le serveur { $address } est injoignable : { $detail }
}
error_online_tls = { $kind ->
    [issuer] Pas de connexion sécurisée avec { $address } : ce système ne fait pas confiance à l’émetteur du certificat du serveur.
    [expired] Pas de connexion sécurisée avec { $address } : le certificat du serveur a expiré. Vérifiez aussi la date de cette machine.
    [name] Pas de connexion sécurisée avec { $address } : le certificat du serveur est établi pour un autre nom.
    [plain] Pas de connexion sécurisée avec { $address } : le serveur n’utilise pas de chiffrement. Si vous faites confiance au réseau, essayez http:// au lieu de https://.
   *[other] Pas de connexion sécurisée avec { $address } : { $detail }
}
error_online_not_mad = Il n’y a pas de parties de MAD en ligne à l’adresse { $address } (sa réponse a le statut { $status }). Vérifiez l’adresse.
error_online_moved = Le serveur { $address } se trouve maintenant à l’adresse { $target }. Utilisez celle-là.
error_online_version = Le serveur parle une autre version du protocole que ce programme. Installez la version actuelle du programme.
error_online_session = Le serveur ne connaît plus votre session. Relancez le programme ; vous pouvez continuer les parties plus anciennes avec le lien de votre place.
play_online_forgotten = Le serveur ne connaît plus votre ancienne session. Vous pouvez continuer les parties plus anciennes avec le lien de votre place.
play_online_accept = { $side ->
    [red] Tapez « accept » pour jouer les rouges, ou « quit ».
    [blue] Tapez « accept » pour jouer les bleus, ou « quit ».
   *[chance] Tapez « accept » pour jouer (le camp est tiré au sort), ou « quit ».
}
play_online_take_seat = Tapez « accept » pour continuer la partie ici, ou « quit ».
play_online_you_are = { $side ->
    [red] Vous jouez les rouges contre { $name }. Tapez un coup, ou « help ».
   *[blue] Vous jouez les bleus contre { $name }. Tapez un coup, ou « help ».
}
play_online_prompt = { $state ->
    [watching] spectateur>
   *[waiting] attente>
}
play_online_clocks = Pendules : rouges { $red }, bleus { $blue }
play_online_answer = { $state ->
    [over] Tapez « accept » ou « decline ».
   *[running] Tapez « accept » ou « decline » ; jouer un coup, c’est aussi refuser.
}
play_online_withdrawn = { $name } a retiré sa proposition.
play_online_withdrawn_own = Vous avez retiré votre proposition.
play_online_declined_own = Vous avez refusé.
play_online_time_given = { $name } donne du temps à { $other }.
play_online_plan_hint = Pour préparer votre réponse, tapez « plan { $turn } ».
play_online_plan_now = C’est à vous de jouer : tapez le coup sans « plan ».
play_online_plan_dropped = Vous n’avez plus de coup prévu.
play_online_plan_failed = Le coup que vous aviez prévu, { $turn }, n’est pas légal maintenant.
play_online_resume = « resume » la relance tout de suite.
play_online_resumed = La pendule tourne de nouveau.
play_online_claim = Tapez « claim » pour mettre fin à la partie.
play_online_again = Retapez « { $word } » pour confirmer.
play_online_phrases = Vous pouvez dire l’une de ces phrases, que chacun voit dans sa langue :
play_online_rematch = La revanche commence, camps inversés : { $link }
play_online_over = { $state ->
    [player] Tapez « rematch » pour une revanche, camps inversés, « save FICHIER » pour garder la partie, ou « quit ».
   *[watcher] Tapez « save FICHIER » pour garder la partie, ou « quit ».
}
play_online_leave = { $state ->
    [open] L’invitation reste ouverte. Pour revenir :
   *[running] La partie continue sans vous, et les pendules tournent. Pour revenir :
}
    { $command }
play_online_unanswered = Le serveur n’a pas confirmé votre dernière commande. Revenez voir si elle est arrivée.
play_online_start_theirs = Si { $name } ne commence pas d’ici { $time }, la partie sera interrompue.
play_online_locked = Le programme ne donne pas de conseils pour une partie en ligne en cours.
play_online_claimed = { $name } avait quitté la partie.
error_online_seat = Ce lien ne correspond à aucune place de cette partie. Il en manque peut-être un morceau.
play_online_help =
    Un coup : c4b3 (déplacement), 112-221 (permutation), 112-121-211 (rotation), b5b6+112-221 (avec coup bonus), pass
    turns [VAISSEAU]  les coups légaux, tous ou ceux d’un vaisseau : turns 112
    board, clock      revoir le plateau ou les pendules
    plan COUP         jouer aussitôt cette réponse si elle est légale après le coup adverse ; plan y renonce
    takeback          demander à reprendre votre dernier coup
    agree             proposer d’arrêter la partie (départage)
    accept, decline   répondre à une proposition ; withdraw retire la vôtre
    say [PHRASE]      dire une phrase, ou voir la liste des phrases
    time              donner du temps à l’adversaire
    resign            abandonner ; abort interrompt la partie tant que les deux camps n’ont pas joué
    claim             mettre fin à la partie si l’adversaire est parti depuis longtemps
    resume            relancer la pendule après une panne du serveur
    rematch           après la partie : proposer une revanche, camps inversés
    link              un lien pour continuer sur un autre appareil
    save FICHIER      enregistrer la partie dans un fichier ; mfen donne la position sous forme de texte
    quit              quitter ; la partie continue, et vous pouvez revenir
