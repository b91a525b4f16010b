### Texts of the browser client. Short: they are on buttons and beside a board.

## Everywhere

web_title = MAD
web_tagline = Marche, attaque, défense : le duel de deux flottes
web_home = Accueil
web_cancel = Annuler
web_close = Fermer
web_failed = Quelque chose a mal tourné : { $reason }
web_fault = Une erreur est survenue dans l’application. Vos parties sont conservées : rechargez la page pour continuer.
web_storage_off = Ce navigateur ne permet pas à MAD d’enregistrer : la partie sera perdue à la fermeture de la page.
web_storage_full = Le navigateur n’a plus de place pour les parties enregistrées. Supprimez-en, après avoir exporté celles que vous voulez garder.
web_unreadable = Cette partie a été modifiée par une autre version de MAD. Rechargez la page ; ce que vous avez fait depuis n’est pas enregistré.
web_other_tab = Cette partie a continué dans un autre onglet. Vous voyez son dernier état.
web_deleted = Cette partie a été supprimée dans un autre onglet. Si vous continuez à jouer, elle sera de nouveau conservée.
web_copy_failed = Le navigateur ne permet pas la copie. Voici le texte :
web_private = Rien ne quitte cet appareil : parties, réglages et adversaire virtuel vivent dans votre navigateur.
web_private_online = Rien ne quitte cet appareil tant que vous n’appuyez pas sur un bouton « en ligne » : parties, réglages et adversaire virtuel vivent dans votre navigateur.
web_credit = Le jeu appartient à ses auteurs, qui publient règles et plateaux sur
web_credit_link = doeraene.be/mad
web_details = Détails

## Home

home_learn = Apprendre à jouer
home_learn_on = Suite des leçons
home_rules = Les règles
home_first = Votre première partie
home_first_note = Vous jouez les rouges contre le niveau 1. La partie commence aussitôt.
home_continue = Continuer
home_play = Contre l’ordinateur
home_two = À deux sur cet écran
home_setup = Composer une position
home_games = Vos parties
home_online = Jouer en ligne
home_online_note = Un ami au loin, ou quelqu’un qui cherche une partie
home_online_back = Revenir à votre partie en ligne
home_online_running = { $count ->
    [one] Une partie en cours
   *[other] { $count } parties en cours
}

## New game

new_title_computer = Contre l’ordinateur
new_title_two = À deux sur cet écran
new_level = Niveau
level_1 = Premiers pas : ne prévoit presque rien et rate la plupart des occasions.
level_2 = Débutant : voit ce qu’il a sous le nez, et oublie le reste.
level_3 = Apprenti : prend ce que vous laissez, et néglige les téléportations.
level_4 = Amateur : joue avec bon sens, malgré quelques étourderies.
level_5 = Régulier : un bon adversaire si vous connaissez bien les règles.
level_6 = Habile : se trompe rarement et punit vos erreurs.
level_7 = Fort : voit la plupart des tactiques, téléportations comprises.
level_8 = Très fort : il vous faudra un plan.
level_9 = Maître : ne se trompe presque jamais.
level_10 = Grand amiral : examine un quart de million de positions par tour.
new_side = Vous jouez
new_red = Rouges
new_blue = Bleus
new_random = Au hasard
new_board = Plateau
new_board_6x4 = 6 rangées, 4 colonnes
new_board_5x5 = 5 rangées, 5 colonnes
new_board_4x6 = 4 rangées de 6, plus 2 cases derrière chaque bord
new_board_aztec = 7 rangées, plus courtes aux deux bouts
new_positioning = Tour de positionnement
new_positioning_note = Au premier tour de chaque joueur, pas de déplacement : permutez, faites une rotation, ou passez et gardez la formation.
new_tie_break = Départage après (tours)
new_no_limit = Sans limite
new_tie_break_note = Après ce nombre de tours sans expulsion, la partie s’arrête, et le joueur qui a fait la dernière expulsion obtient une semi-victoire.
new_clock = Pendule
new_no_clock = Sans pendule
new_minutes = { $minutes } min + { $seconds } s
new_start = Jouer
new_more = Plus d’options
new_own_clock = Autre…
new_clock_minutes = Minutes par joueur
new_clock_red = Minutes des rouges
new_clock_blue = Minutes des bleus
new_clock_you = Vos minutes
new_clock_computer = Minutes de l’ordinateur
new_clock_seconds = Secondes par tour
new_clock_differ = Temps différent pour chacun
new_clock_kind = Les secondes par tour
new_clock_increment = sont ajoutées après le tour
new_clock_delay = s’écoulent avant que la pendule démarre
new_clock_delay_note = Les secondes ajoutées s’accumulent. Avec un délai, la pendule attend à chaque tour, et les secondes inutilisées sont perdues.
new_clock_bad_minutes = Un nombre de { $least } à { $most }, s’il vous plaît.
new_clock_bad_seconds = Un nombre entier jusqu’à { $most }, s’il vous plaît.
new_bad_position = Ce lien ne contient pas de position jouable. La partie commence dans la position de départ.

## A game

side_name = { $side ->
    [red] Rouges
   *[blue] Bleus
}
player_you = Vous
player_computer = Ordinateur, niveau { $level }
game_your_turn = À vous de jouer.
game_you_are = Vous jouez { $side ->
    [red] les rouges
   *[blue] les bleus
}. À vous de jouer.
game_turn_of = { $side ->
    [red] Aux rouges de jouer.
   *[blue] Aux bleus de jouer.
}
game_thinking = L’ordinateur réfléchit…
game_positioning = { $side ->
    [red] Tour de positionnement des rouges : permutez ou faites une rotation. Pas encore de déplacement.
   *[blue] Tour de positionnement des bleus : permutez ou faites une rotation. Pas encore de déplacement.
}
game_keep = Passer (garder la formation)
game_picked = { $ship } en main : { $choices }.
game_picked_squares = { $count ->
    [one] une case
   *[other] { $count } cases
}
game_picked_expulsions = { $count ->
    [one] une expulsion
   *[other] { $count } expulsions
}
game_picked_partners = { $count ->
    [one] un partenaire
   *[other] { $count } partenaires
}
game_picked_nothing = { $ship } en main : aucun coup possible pour l’instant.
game_aim_swap = Permuter { $first } et { $second } ? Choisissez de nouveau { $second } pour valider.
game_aim_rotation = Rotation { $first } → { $second } → { $third } → { $first } ? Choisissez de nouveau { $second } pour valider.
game_do_it = Valider
game_pick_instead = Choisir { $ship }
game_bonus = Coup bonus pour { $ship } : choisissez un partenaire, ou terminez le tour.
game_end_turn = Fin du tour
game_take_back = Reprendre le coup
game_doubt = Ce coup envoie votre propre corvette en exil : vous perdriez aussitôt la partie.
game_doubt_yes = Perdre la partie
game_doubt_no = Continuer
game_not_yours = Ce vaisseau n’est pas à vous : { $ship }.
game_not_your_turn = C’est à l’adversaire de jouer.
game_in_exile = En exil, { $ship } ne revient qu’en changeant de place avec un partenaire.
game_not_into_exile = Un vaisseau ne part en exil que s’il est expulsé, ou s’il change de place avec un partenaire exilé.
game_no_partner = Pas d’échange possible entre { $ship } et { $other } : ces vaisseaux ne sont ni complémentaires ni du même trio.
game_too_many_exiled = Pas d’échange possible pour l’instant entre { $ship } et { $other } : trop de ces vaisseaux sont en exil.
game_bonus_first = Votre tour n’est pas fini : choisissez un partenaire pour { $ship }, terminez le tour ou reprenez le coup.
game_at_start = Avant le premier coup.
game_looking_back = { $side ->
    [red] Après le coup { $number } sur { $count } (rouges).
   *[blue] Après le coup { $number } sur { $count } (bleus).
}
game_to_the_end = Aller à la fin
game_hint_wait = Recherche d’un bon coup…
game_engine_broken = L’adversaire virtuel s’est arrêté. { $reason }
game_engine_again = Réessayer
game_locked = L’ordinateur n’aide pas ici : cette position appartient à votre partie en ligne en cours.
ship_card = { $name } : { $sails ->
    [1] 1 voile
   *[other] { $sails } voiles
}, { $cannons ->
    [1] 1 canon
   *[other] { $cannons } canons
}, { $shields ->
    [1] 1 bouclier
   *[other] { $shields } boucliers
}. Vaisseau complémentaire : { $partner }.
ship_card_reach = Les repères montrent ce que ce vaisseau peut atteindre.

## Buttons beside a game

act_label = Commandes de la partie
act_undo = Défaire
act_redo = Refaire
act_hint = Indice
act_flip = Inverser
act_stop = Arrêter le calcul
act_resign = Abandonner
act_agree = Arrêter d’un commun accord…
act_more = Plus
act_save = Exporter la partie
act_share = Partager un lien
act_copy_mfen = Copier la position
act_setup = Modifier la position
act_new = Nouvelle partie
act_pause = Pause
act_resume = Reprendre
act_rename = Renommer
act_first = Premier coup
act_previous = Coup précédent
act_next = Coup suivant
act_last = Dernier coup
resign_ask = { $who ->
    [you] Voulez-vous vraiment abandonner ?
    [red] Les rouges veulent-ils vraiment abandonner ?
   *[blue] Les bleus veulent-ils vraiment abandonner ?
}
resign_yes = Abandonner
agree_ask = { $expeller ->
    [red] Arrêter la partie ici ? Les rouges ont fait la dernière expulsion et auraient la semi-victoire.
    [blue] Arrêter la partie ici ? Les bleus ont fait la dernière expulsion et auraient la semi-victoire.
   *[none] Arrêter la partie ici ? Aucun vaisseau n’a été expulsé : les bleus auraient la semi-victoire.
}
agree_yes = Les deux sont d’accord
agree_offer = Proposer d’arrêter
agree_refused = L’ordinateur préfère continuer.

## Turns and tie-break

turns_title = Coups
turns_none = Aucun coup joué.
turns_pass = passe
meter_title = { $count ->
    [0] Un vaisseau vient d’être expulsé
    [one] Un tour sans expulsion
   *[other] { $count } tours sans expulsion
}
meter_start = Aucun vaisseau expulsé jusqu’ici
meter_reached = Limite atteinte : semi-victoire { $owner ->
    [red] des rouges
   *[blue] des bleus
}.
meter_off = Pas de limite de tours dans cette partie. Si les deux joueurs conviennent d’arrêter, la semi-victoire va { $owner ->
    [red] aux rouges
   *[blue] aux bleus
}.

## The end

end_victory = { $side ->
    [red] Les rouges gagnent
   *[blue] Les bleus gagnent
}
end_semi = { $side ->
    [red] Semi-victoire des rouges
   *[blue] Semi-victoire des bleus
}
end_you_win = Vous avez gagné !
end_you_semi = Semi-victoire pour vous
end_you_lose = Vous avez perdu
end_you_half_lose = Semi-victoire pour l’ordinateur
end_you_half_lose_online = Semi-victoire pour votre adversaire
end_rematch = Revanche, camps inversés
end_review = Bilan de la partie
end_look_back = Revoir la partie

## The board, in words

board_label = L’arène, { $rows } rangées et { $columns } colonnes
tray_label = { $side ->
    [red] Vaisseaux rouges en exil
   *[blue] Vaisseaux bleus en exil
}
spot_empty = { $square }, vide
spot_ship = { $square }, { $ship }
spot_exiled = { $ship }, en exil
spot_slot = { $ship } : dans l’arène
spot_can_go = déplacement possible
spot_can_expel = expulsion possible
spot_bonus = avec un coup bonus
spot_partner_swap = partenaire de permutation
spot_partner_rotation = partenaire de rotation
spot_picked = en main
badge_swap = Permuter aussitôt avec { $ship }
badge_rotation = Prendre aussitôt la place de { $ship } par une rotation

## Saved games

games_title = Vos parties
games_none = Aucune partie pour l’instant. Chaque partie commencée est conservée ici, dans ce navigateur.
games_rename_ask = Nom de la partie
games_delete = Supprimer
games_delete_ask = Supprimer cette partie ? Elle sera perdue pour de bon.
games_delete_yes = Supprimer
games_export = Tout exporter
games_import = Importer
games_imported = { $count ->
    [0] Aucune partie importée.
    [one] Une partie importée.
   *[other] { $count } parties importées.
}
games_import_failed = { $file }, partie { $number } : { $reason }
games_import_empty = { $file } : aucune partie.
games_unreadable = { $count ->
    [one] Une partie enregistrée est illisible. Elle est laissée telle quelle.
   *[other] { $count } parties enregistrées sont illisibles. Elles sont laissées telles quelles.
}
games_damaged = Partie abîmée
games_damaged_form = Cette partie enregistrée est abîmée et illisible.
games_damaged_version = Cette partie vient d’une version plus récente de MAD. Rechargez la page pour obtenir cette version.
games_more = Voir plus
games_missing = Cette partie n’est plus dans ce navigateur.
games_versus = { $red } – { $blue }
games_turn = { $count ->
    [0] pas commencée
    [one] un coup
   *[other] { $count } coups
}
games_event = Partie amicale
games_paste = Coller un texte
games_paste_label = Une partie en texte, un lien ou une position
games_paste_go = Lire
games_pasted = Texte collé
games_paste_nothing = Ce texte ne contient ni partie ni position.
games_known = { $count ->
    [one] Une partie était déjà là.
   *[other] { $count } parties étaient déjà là.
}
games_refused = { $count ->
    [one] Une partie n’a pas pu être lue.
   *[other] { $count } parties n’ont pas pu être lues.
}
games_search = Chercher un nom ou une date
games_filter = Afficher
games_filter_all = Toutes les parties
games_filter_unfinished = En cours
games_filter_won = Gagnées
games_filter_lost = Perdues
games_filter_computer = Contre l’ordinateur
games_filter_two = À deux
games_filter_online = En ligne
games_order = Ordre
games_order_played = Jouées récemment
games_order_date = Date
games_order_length = Les plus longues
games_found = { $count ->
    [0] Aucune partie ne correspond.
    [one] Une partie.
   *[other] { $count } parties.
}
games_score = Contre l’ordinateur – gagnées : { $won }, perdues : { $lost }.
games_level_score = Niveau { $level } – gagnées : { $won }, perdues : { $lost }
games_select = Sélectionner
games_select_done = Terminé
games_select_all = Tout sélectionner
games_selected = { $count ->
    [0] Aucune sélection
    [one] Une sélectionnée
   *[other] { $count } sélectionnées
}
games_select_one = Sélectionner { $title }
games_delete_these = { $count ->
    [one] Supprimer cette partie ? Elle sera perdue pour de bon.
   *[other] Supprimer ces { $count } parties ? Elles seront perdues pour de bon.
}
games_export_these = Exporter
games_series = Série : { $red } { $red_points }, { $blue } { $blue_points }

## A game from a link

shared_title = Partie reçue par lien
shared_keep = Enregistrer et continuer
shared_bad = Ce lien ne contient pas de partie : { $reason }
shared_part = « { $part } » n’a pas sa place dans un tel lien.
shared_turn = Coup { $number } : { $reason }
shared_end = La partie ne peut pas avoir fini par « { $end } ».
shared_broken = Ce lien est abîmé ou incomplet : il n’y a pas de partie à montrer. Copiez de nouveau le lien en entier, ou demandez-en un autre.
shared_save = Ajouter à mes parties
shared_saved = Ajoutée à vos parties.
shared_known = Cette partie est déjà parmi les vôtres.
shared_open = L’ouvrir

## Setting up

setup_title = Composer une position
setup_note = Choisissez un vaisseau, puis une case. Les bandes à côté du plateau sont l’exil.
setup_start = Position de départ
setup_clear = Vider le plateau
setup_to_move = À qui de jouer
setup_expeller = Dernière expulsion
setup_nobody = Aucune
setup_quiet = Tours sans expulsion
setup_number = Numéro du tour
setup_positioning = Tour de positionnement à venir
setup_mfen = Position en texte
setup_playable = { $count ->
    [one] Jouable : un coup légal.
   *[other] Jouable : { $count } coups légaux.
}
setup_over = La partie est finie ici. { $outcome }
setup_faults = Pas encore jouable :
setup_turns = Coups légaux
setup_play_computer = Jouer contre l’ordinateur
setup_play_two = Jouer à deux
setup_play_online = Jouer en ligne avec un ami
setup_positioning_note = Seulement tant que tous les vaisseaux d’un camp sont sur leurs cases de départ.
setup_bad_link = Ce lien ne contient pas de position. Voici la position de départ.
setup_bad_text = Ce texte n’est pas une position.

## Learning

learn_title = Apprendre à jouer
learn_note = { $lessons } petites leçons, environ { $minutes } minutes. Vous apprenez en jouant, et pouvez arrêter à tout moment.
learn_progress = { $done } sur { $count }
learn_lesson = Leçon { $number } : { $title }
learn_task = Exercice { $number } sur { $count }
learn_hint = Indice
learn_next = Suivant
learn_next_lesson = Suite : { $title }
learn_once_more = Recommencer
learn_all = Toutes les leçons
learn_read_more = Lire la règle
learn_loses = Les bleus répondraient par { $turn } et expulseraient votre corvette.
learn_own_corvette = Votre propre corvette partirait en exil, et la partie serait perdue.
learn_not_that = C’est { $ship }.
learn_skip = Passer l’exercice
learn_finished = Vous savez maintenant tout ce qu’il faut. Le reste est affaire de pratique.
learn_loading = Chargement des textes…
learn_failed = Les textes n’ont pas pu être chargés. { $reason }

# A screen whose code is downloaded when it is opened
screen_loading = Chargement…
screen_failed = Cet écran n’a pas pu être chargé
screen_failed_advice = Vérifiez votre connexion, puis réessayez. Si cela ne suffit pas, rechargez la page.

## The rules to read

manual_title = Les règles de MAD
manual_contents = Sommaire
manual_search = Chercher une règle
manual_found = { $count ->
    [0] Rien sur « { $word } ».
    [one] Un passage sur « { $word } ».
   *[other] { $count } passages sur « { $word } ».
}
manual_print = Imprimer
manual_set = Un jeu à imprimer
manual_set_note = Les deux plateaux, les seize vaisseaux à découper et les règles sur une feuille.
manual_set_pdf = PDF au format { $paper }
manual_figure_turn = Montrer le coup
manual_figure_before = Revenir avant le coup
manual_figure_play = Jouer à partir d’ici
manual_questions = Questions

## Tooltips: on hover, on focus, on a long press

tip_move = Une case libre à portée. Choisissez-la pour y aller.
tip_expulsion = Un vaisseau ennemi qui n’a pas plus de boucliers que le vaisseau choisi n’a de canons. Choisissez-le pour l’expulser.
tip_permutation = Un vaisseau complémentaire : les deux nombres font 333 ensemble. Ces vaisseaux peuvent permuter.
tip_rotation = Un vaisseau du même trio. Le vaisseau choisi prend sa place, et les autres suivent.
tip_bonus = Un vaisseau qui se déplace d’une case exactement jusqu’à cette rangée peut permuter ou faire une rotation dans le même tour : c’est le coup bonus.
tip_bonus_square = Un déplacement d’une case jusqu’ici, puis une permutation ou une rotation dans le même tour.
tip_exile = Les vaisseaux en exil. Ils reviennent en changeant de place avec un partenaire.
tip_tie_break = Au bout d’un certain nombre de tours sans expulsion, la partie s’arrête. Le joueur qui a fait la dernière expulsion obtient la semi-victoire, un demi-point.
tip_positioning = Au premier tour de chaque joueur, pas de déplacement : permutez, faites une rotation, ou passez et gardez la formation.
tip_agreement = Si les deux joueurs pensent qu’aucune corvette ne peut plus être exilée, ils peuvent arrêter la partie. Le joueur qui a fait la dernière expulsion obtient la semi-victoire.
tip_semi_victory = Un demi-point pour le joueur qui a fait la dernière expulsion, quand une partie finit sans corvette exilée.
tip_more = Plus dans les règles

## Settings

settings_title = Réglages
settings_language = Langue
settings_theme = Thème
settings_theme_system = Comme l’appareil
settings_theme_dark = Sombre
settings_theme_light = Clair
settings_digits = Chiffres sur les vaisseaux
settings_sound = Son
settings_motion = Animations
settings_motion_system = Comme l’appareil
settings_motion_on = Activées
settings_motion_off = Désactivées
settings_resigns = L’ordinateur peut abandonner une partie perdue
settings_hand = Main préférée
settings_hand_right = Droite
settings_hand_left = Gauche
settings_offline = Hors ligne
settings_typed = Champ de saisie des coups

## Offline use

offline_new = Une nouvelle version de MAD est prête. Vous gardez vos parties.
offline_take = Mettre à jour
offline_later = Plus tard
offline_unkept = Ce navigateur n’a pas pu enregistrer toutes vos parties : une mise à jour les ferait perdre. Exportez-les d’abord.
offline_ready = MAD est entièrement sur cet appareil : vous pouvez jouer, apprendre et lire les règles hors ligne.
offline_filling = Enregistrement de MAD sur cet appareil…
offline_none = Ce navigateur ne peut pas enregistrer MAD : il faut une connexion pour l’ouvrir.
offline_install = Installer MAD sur cet appareil

## For screen readers

aloud_title = Coups par écrit
aloud_field = Un coup, une case ou un vaisseau
aloud_go = Jouer ou consulter
aloud_board = Écouter le plateau
aloud_turns = Écouter les coups
aloud_again = Répéter
aloud_explain = Que puis-je écrire ?
aloud_help = Écrivez un coup pour le jouer : c4b3, 112-221, b5b6+112-221 ou pass. Écrivez une case ou un vaisseau, par exemple c4 ou 211, pour en savoir plus, un point pour entendre le plateau, ou n’écrivez rien pour entendre tous les coups.
aloud_side = { $side ->
    [red] Rouges
   *[blue] Bleus
} : { $ships }.
aloud_exiled = En exil : { $ships }.
aloud_moves = { $ship } en { $square }, vers { $squares }.
aloud_expels = expulse { $ship }
aloud_bonus = bonus { $cycles }
aloud_teleportations = Téléportations : { $turns }.
aloud_loses = vous perdez votre corvette
aloud_pass = Ou pass, pour garder la formation.
aloud_picked = En main : { $ship }.
aloud_moved = { $ship } de { $from } à { $to }
aloud_swapped = { $first } et { $second } ont permuté
aloud_rotated = { $first } a pris la place de { $second }, { $second } celle de { $third }, { $third } celle de { $first }
aloud_kept = formation gardée
aloud_choices = Au choix : { $choices }.

## A clock for a real board

clock_link = Une pendule pour un vrai plateau
clock_title = Pendule
clock_note = Pour une partie sur un vrai plateau. Posez l’appareil entre vous : chacun appuie sur sa moitié pour finir son tour.
clock_set = Régler la pendule
clock_begin = Appuyez pour lancer la pendule des rouges.
clock_expulsion = Expulsion
clock_other = Autre cadence
clock_reset = Réinitialiser
clock_reset_ask = Remettre les deux pendules et le compte à leur valeur de départ ?
clock_time_up = { $side ->
    [red] Temps écoulé pour les rouges : les bleus gagnent.
   *[blue] Temps écoulé pour les bleus : les rouges gagnent.
}
clock_keys = Touches : Espace finit le tour, E expulsion, P pause, U défaire.

## The header

nav_label = Navigation principale
nav_play = Jouer
nav_learn = Apprendre
nav_games = Parties
nav_study = Étude
act_study = Analyser
nav_rules = Règles
nav_settings = Réglages

## Home: what comes next, and what has been reached

home_headline = Deux flottes de huit vaisseaux. Exilez la corvette adverse.
home_play_level = Jouer – niveau { $level }
home_play_two = Jouer à deux
home_other = Autres options
home_wins = Victoires à ce niveau : { $wins } sur { $games }
home_beaten = Niveaux battus : { $levels }
home_lessons = Leçons faites : { $done } sur { $count }
home_learn_note = { $lessons } petites leçons, environ { $minutes } minutes
home_two_note = Un seul écran, avec ou sans pendule
home_demo_again = Revoir

## Settings, in groups

settings_group_look = Apparence
settings_group_sound = Son et animations
settings_group_play = En jeu
settings_group_controls = Commandes
settings_board = Couleurs du plateau
settings_board_space = Espace
settings_board_slate = Ardoise
settings_ships = Vaisseaux
settings_ships_classic = Classiques
settings_ships_outline = Contours
settings_volume = Volume
settings_try_sound = Écouter
settings_coach = Conseils de l’entraîneur
settings_coach_note = Une ligne à côté du plateau indique ce qui compte maintenant.
settings_tips = Explications des repères et des termes
settings_danger = Signaler les vaisseaux menacés d’expulsion
settings_danger_off = Jamais
settings_danger_beginner = Niveaux 1 à 3
settings_danger_always = Toujours
settings_face_to_face = À deux : face à face
settings_face_to_face_note = La moitié bleue est à l’envers, pour un téléphone posé entre les deux joueurs.
act_face_to_face = Jouer face à face
act_side_by_side = Jouer côte à côte

## The list of keys

keys_title = Raccourcis clavier
keys_everywhere = Partout
keys_board = Sur le plateau
keys_game = Pendant une partie
keycap_enter = Entrée
keycap_space = Espace
keycap_escape = Échap
keycap_tab = Tab
keycap_home = Début
keycap_end = Fin
keycap_control = Ctrl
keycap_shift = Maj
key_help = Cette liste ; si une explication est ouverte, la règle correspondante
key_close = Fermer ce qui est ouvert
key_next = Bouton ou champ suivant
key_squares = De case en case, et jusqu’aux vaisseaux en exil ; après un clic sur le plateau, commencez par ↑ ou ↓
key_pick = Choisir un vaisseau ou une cible
key_back = Un pas en arrière
key_menu = Ouvrir le menu

## What was copied

copied_link = Lien copié.
copied_position = Position copiée sous forme de texte.

## Playing out the last lesson

learn_play_out = À vous de conclure : les bleus se défendent.
learn_too_slow = Trop de tours sans expulsion : ce n’est qu’une semi-victoire. Recommencez.
learn_played_out = La corvette bleue est en exil : victoire !

## The coach: what matters now, for beginners

coach_label = Conseil
coach_off = Désactiver les conseils
coach_next = Conseil suivant
coach_goal = { $enemy ->
    [red] Expulsez la corvette rouge, 111, et vous gagnez. Gardez la vôtre hors d’atteinte.
   *[blue] Expulsez la corvette bleue, 111, et vous gagnez. Gardez la vôtre hors d’atteinte.
}
coach_digits = Les chiffres d’un vaisseau : voiles (portée), canons, boucliers. Il expulse les vaisseaux qui n’ont pas plus de boucliers qu’il n’a de canons.
coach_gems = Deux de vos vaisseaux de même gemme peuvent permuter, quelle que soit la distance.
coach_positioning = Avant le premier déplacement, vous pouvez réorganiser votre flotte une fois. Dans le doute, passez.
coach_win = Vous pouvez gagner tout de suite : votre { $ship } peut expulser la corvette en { $square }.
coach_corvette = { $enemy ->
    [red] Votre corvette est en danger : le { $ship } rouge en { $square } peut l’expulser.
   *[blue] Votre corvette est en danger : le { $ship } bleu en { $square } peut l’expulser.
}
coach_danger = { $enemy ->
    [red] Le { $by } rouge en { $from } peut expulser votre { $ship } en { $square }.
   *[blue] Le { $by } bleu en { $from } peut expulser votre { $ship } en { $square }.
}
coach_others = { $count ->
    [one] Un autre vaisseau est en danger.
   *[other] { $count } autres vaisseaux sont en danger.
}
coach_bonus = Un pas d’une case sur la dernière rangée donne un coup bonus : permutez ou faites une rotation avec ce vaisseau, ou terminez le tour.
coach_tie_break = { $owner ->
    [you] La limite de tours approche. Ne perdez pas de vaisseau, et la semi-victoire sera à vous.
   *[other] La limite de tours approche. Expulsez un vaisseau, sinon l’ordinateur aura la semi-victoire.
}
coach_recall = Votre { $ship } peut revenir d’exil par permutation ou rotation. { $other } y partirait à sa place.
coach_safe = Aucun de vos vaisseaux ne peut être expulsé pour l’instant.
spot_danger = en danger

## A hint in words

hint_move = Déplacez { $ship } de { $from } à { $to }.
hint_swap = Permutez { $first } et { $second }.
hint_rotate = Faites la rotation { $first } → { $second } → { $third } → { $first }.
hint_move_swap = Déplacez { $ship } de { $from } à { $to }, puis permutez { $first } et { $second }.
hint_move_rotate = Déplacez { $ship } de { $from } à { $to }, puis faites la rotation { $first } → { $second } → { $third } → { $first }.
hint_pass = Passez et gardez votre formation.
hint_play = Jouer ce coup
hint_wins = La corvette adverse part en exil : vous gagnez.
hint_saves_corvette = Votre corvette est sauvée.
hint_expels = Le { $ship } adverse est expulsé.
hint_saves = { $ship } n’est plus en danger.
hint_bonus = Le coup bonus est mis à profit.
hint_recalls = { $ship } revient d’exil.
hint_threatens = La corvette adverse est menacée.
hint_score = { $score ->
    [win] Ce coup mène à la victoire.
    [semi] Ce coup mène à une semi-victoire.
    [better] Votre position est meilleure.
    [even] La partie reste équilibrée.
    [worse] Votre position est difficile ; ce coup résiste le mieux.
    [semi-loss] La semi-victoire est perdue, mais ce coup évite pire.
   *[loss] La partie est perdue si l’adversaire joue bien ; ce coup résiste le plus longtemps.
}
hint_exact = { $score ->
    [win] Cette finale est résolue : en jouant au mieux, vous gagnez.
    [semi] Cette finale est résolue : en jouant au mieux, vous obtenez la semi-victoire.
    [semi-loss] Cette finale est résolue : en jouant au mieux, l’adversaire obtient la semi-victoire.
   *[loss] Cette finale est résolue : elle est perdue si l’adversaire joue au mieux.
}

## After the end

end_next_level = Niveau suivant : { $level }
end_again = Réessayer
end_wrong = Où était l’erreur ?
end_first_win = Votre première victoire au niveau { $level } !
end_turns = Coups
end_expelled = Vaisseaux expulsés
end_time = Temps utilisé
end_lost_here = Ici, vous pouviez encore mettre votre corvette à l’abri. Voici la suite : { $turns }
end_given_up = Ce coup a envoyé votre propre corvette en exil : { $turns }
end_last_expulsion = Voici la dernière expulsion, qui a décidé de la semi-victoire : { $turns }
