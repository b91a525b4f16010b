### The program’s help: a message for each command, an attribute for each of its arguments.

help-common =
    .data = Le dossier du fichier de la base de données (par défaut : mad dans le dossier de données de l’utilisateur)
    .database = postgres://… pour une base PostgreSQL, ou le chemin d’un fichier
    .help = Afficher cette aide
    .lang = La langue ; par défaut celle du système
    .version = Afficher la version
    .json = Écrire du JSON
    .mfen = La position, en MFEN entre guillemets
    .board = Un des plateaux répertoriés
    .no-positioning = Commencer sans tours de positionnement
    .files = Des fichiers de parties, ou - pour l’entrée standard
    .seed = Graine des choix aléatoires ; une autre donne d’autres parties
    .workers = Le nombre de fils d’exécution ; par défaut un par processeur. Le résultat n’en dépend pas.
    .results = Le fichier auquel les résultats sont ajoutés à mesure ; la même commande continue là
    .minutes = Ne rien commencer de plus après tant de minutes, et montrer ce qu’il y a ; 0 montre seulement
    .nodes = Positions examinées à chaque tour

help-values = Valeurs
    .options = OPTION…
    .command = COMMANDE
    .name = NOM
    .depth = PROFONDEUR
    .turn = COUP
    .seconds = SECONDES
    .minutes = MINUTES
    .player = JOUEUR
    .file = FICHIER
    .level = NIVEAU
    .side = CAMP
    .address = ADRESSE
    .folder = DOSSIER
    .shell = SHELL
    .topic = SUJET
    .path = CHEMIN
    .time = TEMPS
    .language = LANGUE

help-mad = MAD (marche, attaque, défense), un jeu de plateau avec des vaisseaux spatiaux
    .examples =
        Exemples :
          mad play                                   à deux dans ce terminal
          mad play --against engine --side blue      contre l’ordinateur
          mad show                                   la position de départ
          mad serve --open                           dans le navigateur
          mad record check games.mad                 ces parties sont-elles valables ?

help-help = Afficher l’aide d’une commande

help-play = Jouer une partie dans le terminal
    .file = Continuer la partie de ce fichier
    .game = Le numéro de la partie, si le fichier en a plusieurs
    .mfen = Partir de cette position
    .tie-break = Tours sans expulsion jusqu’au départage, ou off pour aucune limite (par défaut : 40)
    .against = Laisser l’ordinateur jouer l’autre camp
    .online = Jouer en ligne contre quelqu’un d’autre, à l’adresse d’un serveur ou par le lien d’une partie
    .time = En ligne : minutes et secondes par tour (5+3), ou jours par tour (3d) ; par défaut 10+5
    .side = Le camp que vous jouez ; par défaut les rouges, en ligne tiré au sort
    .seed = Rendre reproductibles les choix de l’ordinateur
    .level = La force de l’ordinateur, de 1 à 10 (par défaut : 5)
    .think = Sans niveau : laisser l’ordinateur jouer de son mieux, avec ce nombre de secondes par tour
    .resigns = Laisser l’ordinateur abandonner les parties perdues
    .save = Enregistrer dans ce fichier après chaque tour (un nouveau fichier, ou celui de la partie continuée) ; en ligne : à la fin de la partie
    .examples =
        Exemples :
          mad play --board 5x5 --tie-break 30
          mad play --level 2
          mad play --against engine --think 3 --side blue --save game.mad
          mad play game.mad
          mad play --online https://mad.example/ --time 5+3
          mad play --online 'https://mad.example/#/play/dVxOSs_qHcq1'

help-analyse = Analyser une position avec le moteur
    .mfen = La position, en MFEN entre guillemets ; par défaut la position de départ
    .time = Nombre de secondes de réflexion (2 sans autre limite)
    .depth = Nombre de tours calculés à l’avance
    .nodes = Nombre de positions à explorer
    .lines = Nombre de meilleurs coups à montrer
    .threads = Nombre de fils d’exécution
    .hash = Mémoire pour les positions, en Mio
    .tables = Tables de finales ; un résultat qui en vient est exact
    .examples =
        Exemples :
          mad analyse --time 5
          mad analyse "b1113/4/4/r1112r222 r - - 3/40 41" --lines 1

help-review = Revoir une partie : ce que chaque coup concède et ce qui était mieux
    .file = Le fichier de la partie, ou - pour l’entrée standard
    .game = Le numéro de la partie, si le fichier en contient plusieurs
    .nodes = Nombre de positions à explorer pour chaque coup (par défaut : 100000) ; jusqu’à 48 fois plus pour les coups douteux
    .time = Nombre de secondes de recherche pour chaque coup à la place ; jusqu’à 48 fois plus pour les coups douteux
    .threads = Nombre de fils d’exécution
    .tables = Tables de finales ; les jugements sur ces finales sont exacts
    .output = Écrire la partie avec signes, commentaires et meilleures lignes dans ce fichier
    .examples =
        Un coup qui perd 5 points de pourcentage du résultat attendu est une imprécision, 10 une erreur,
        20 une gaffe. Une victoire compte 100 %, une semi-victoire 75 %.

        Exemples :
          mad review game.mad
          mad review games.mad --game 3 -o reviewed.mad

help-match = Jouer un match entre deux joueurs
    .first = engine, baseline, baseline:PROFONDEUR, random, ou la ligne de commande d’un moteur UGI ; le moteur avec des réglages, séparés par des virgules : engine:hand (évaluation écrite à la main), engine:hand=FICHIER (avec ces poids), engine:by-hand (ses poids non ajustés), engine:net=FICHIER (ce réseau), engine:level=3, engine:nodes=500, engine:NOM=N (un nombre de la recherche), engine:-NOM (sans cette technique)
    .second = De même pour l’autre joueur
    .mfen = Partir de cette position ; il y faut une limite de départage
    .games = Nombre de parties : chaque ouverture est jouée avec les deux couleurs, une série en compte 162
    .varied = Ajouter des coups aléatoires aux ouvertures après la première série, pour que des moteurs sans hasard ne répètent aucune partie
    .seed = Graine de ces coups aléatoires
    .nodes = Positions par tour, pour les deux joueurs ou un nombre pour chacun : 1000,10000
    .depth = Nombre de tours calculés à l’avance, pour les deux joueurs ou un nombre pour chacun
    .turn-time = Millisecondes par tour, pour les deux joueurs ou un nombre pour chacun : 10,100
    .clock = Secondes pour la partie et incrément par tour : 10+0.1 ; pour les deux joueurs ou pour chacun
    .workers = Nombre de parties jouées en même temps
    .sprt = S’arrêter dès qu’il est clair lequel de deux écarts Elo est le plus près de la vérité
    .records = Ajouter les parties à ce fichier
    .examples =
        Exemples :
          mad match engine baseline --turn-time 100
          mad match engine "./old-mad ugi" --nodes 10000 --varied --games 1000 --workers 2 --sprt 0,10
          mad match engine engine:hand --nodes 1000,10000
          mad match engine:net=new.net,futility=70 engine:-null-turn --board 5x5

help-ladder = Mesurer les niveaux du moteur, chacun contre celui d’en dessous
    .games = Nombre de parties par niveau : chaque ouverture est jouée avec les deux couleurs, une série en compte 162
    .from = Le premier niveau à mesurer
    .to = Le dernier niveau à mesurer
    .judged = Nombre de coups de chaque niveau vérifiés par une recherche approfondie, pour compter ce qui a été manqué
    .workers = Nombre de parties jouées en même temps
    .examples =
        Exemples :
          mad ladder --workers 2
          mad ladder --board 5x5 --from 3 --to 5 --games 324

help-tune = Trouver de meilleurs nombres pour le moteur en le faisant jouer contre lui-même
help-tune-evaluation = Trouver les poids de l’évaluation écrite à la main par des parties du moteur contre lui-même sur des plateaux de toutes sortes
    .games = Nombre de parties à jouer
    .nodes = Positions par tour
    .rounds = Passes d’ajustement
    .by-hand = Partir des poids réglés à la main dont sont issus les premiers poids ajustés
    .seed = Graine des nombres aléatoires
    .workers = Nombre de parties jouées en même temps
    .output = Écrire aussi les poids dans ce fichier, pour engine:hand=FICHIER de mad match
    .examples =
        Exemples :
          mad tune evaluation --workers 2 -o weights.txt
          mad match engine:hand=weights.txt engine:hand --varied --games 648
help-tune-search = Ajuster les nombres de la recherche par des parties du moteur contre lui-même (SPSA) ; Ctrl-C donne les nombres trouvés jusque-là
    .names = Seulement ces nombres ; par défaut tous
    .board = Les plateaux, séparés par des virgules
    .nodes = Positions par tour
    .iterations = Nombre de pas, de deux parties chacun
    .seed = Graine des ouvertures et des pas ; avec une seule partie à la fois, la même graine donne les mêmes nombres
    .workers = Nombre de parties jouées en même temps
    .examples =
        Exemples :
          mad tune search --workers 2
          mad tune search --board 5x5 --nodes 2000 futility razoring

help-data = Faire jouer le moteur contre lui-même, et garder les positions pour entraîner un réseau ; la même commande continue un fichier interrompu
    .file = Le fichier des positions
    .board = Le plateau
    .player = Qui joue : best (le réseau du moteur), hand (l’évaluation écrite à la main), ou un fichier de réseau
    .nodes = Positions explorées par tour
    .positions = Nombre de positions du fichier, arrondi à des tranches entières de 512 parties
    .seed = Graine des premiers coups aléatoires
    .workers = Nombre de fils d’exécution ; par défaut un par processeur. Le résultat n’en dépend pas.
    .examples =
        Exemples :
          mad data --board 6x4 --player hand 6x4-1.dat
          mad data --board 6x4 --player 6x4-1.net --positions 3000000 6x4-2.dat

help-train = Entraîner un réseau sur des fichiers de mad data ; la même commande continue un entraînement interrompu
    .data = Des fichiers de mad data
    .board = Le plateau des données
    .output = Le fichier de réseau à écrire
    .epochs = Combien de fois chaque position est utilisée
    .result-weight = Le poids du résultat de la partie dans ce qui est appris, de 0 à 1 ; le reste est celui de la valeur trouvée par la recherche
    .learning-rate = Le plus grand pas de la descente de gradient
    .seed = Graine des premiers poids et de l’ordre des positions
    .workers = Nombre de fils d’exécution ; par défaut un par processeur. Le résultat n’en dépend pas.
    .checkpoint = Le fichier où l’état est conservé après chaque passe (par défaut : celui de --output suivi de .checkpoint)
    .examples =
        Exemples :
          mad train --board 6x4 -o 6x4-1.net 6x4-1.dat
          mad train --board 6x4 --epochs 12 -o 6x4-2.net 6x4-1.dat 6x4-2.dat

help-net = Examiner des réseaux
help-net-show = Montrer de quoi se compose un réseau, et ce que chaque vaisseau vaut pour lui
    .file = Le fichier de réseau ; par défaut le réseau du moteur pour --board
    .board = Le plateau du réseau du moteur
    .examples =
        Exemples :
          mad net show --board 5x5
          mad net show 6x4-1.net

help-tables = Construire, vérifier et lire des tables de finales : les valeurs exactes de toutes les positions avec peu de vaisseaux
help-tables-build = Construire les tables d’un plateau ; une construction interrompue reprend où elle en était
    .folder = Le dossier des tables ; il est créé s’il n’existe pas
    .ships = Nombre de vaisseaux, les deux corvettes comprises : 4 prennent quelques secondes, 5 des minutes et des gigaoctets de mémoire
    .limit = Tours sans expulsion jusqu’au départage, ou off pour aucune limite
    .workers = Nombre de fils d’exécution (par défaut : un par processeur)
    .examples =
        Exemples :
          mad tables build --board 6x4 tables
          mad tables build --board 5x5 --limit off --workers 2 tables
help-tables-check = Vérifier que des tables sont intactes et, sur demande, que leurs valeurs sont justes
    .folder = Le dossier des tables
    .sample = Comparer ce nombre de positions de chaque table, prises au hasard, avec les positions qui suivent leurs coups
    .solve = Résoudre à nouveau, autrement, toutes les finales jusqu’à 4 vaisseaux et comparer chaque position ; prend des minutes
    .examples =
        Exemple :
          mad tables check --sample 100000 tables
help-tables-info = Lister des tables avec leurs tailles, leurs nombres de résultats et leurs plus longues victoires
    .folder = Le dossier des tables
    .examples =
        Exemple :
          mad tables info tables
help-tables-probe = Chercher une position : sa valeur exacte et les coups qui la conservent
    .folder = Le dossier des tables
    .examples =
        Exemple :
          mad tables probe tables "b1113/4/4/4/r2223/r1113 b - r 3/40 92"

help-theory = Mesurer ce que l’on sait du jeu : des tableaux en Markdown, ou du JSON
help-theory-turns = La valeur des genres de coups : ce qu’il en coûte de s’en passer
    .rounds = Le nombre de séries : une partie dont les positions sont examinées, et deux parties contre chacun de trois moteurs qui ignorent un genre
    .examples =
        Exemple :
          mad theory turns --board 5x5 --rounds 200 --results turns-5x5.jsonl
help-theory-ships = La valeur des vaisseaux : ce qui change quand l’un part en exil, son complément étant dans l’arène ou en exil
    .games = Le nombre de parties d’où viennent les positions, quatre au plus de chacune
    .nodes = Positions examinées à chaque tour, et pour chaque position avec et sans vaisseau
    .examples =
        Exemple :
          mad theory ships --board 6x4 --games 1000 --results ships-6x4.jsonl
help-theory-ends = Comment finissent les parties entre joueurs forts de même force, leur durée, et qui a l’avantage
    .games = Le nombre de parties
    .positioning = Si les parties commencent par des tours de positionnement
    .limit = Tours sans expulsion jusqu’au départage, ou off pour aucune limite
    .examples =
        Exemples :
          mad theory ends --board 6x4 --games 2000 --results ends-6x4.jsonl
          mad theory ends --board 6x4 --positioning off --limit 30 --minutes 10
help-theory-starts = Un verdict et une variante principale pour chacun des 81 départs positionnés, par des recherches profondes et des parties
    .nodes = Positions examinées pour chaque départ
    .games = Le nombre de parties de chaque départ ; un nombre plus grand plus tard en ajoute
    .game-nodes = Positions examinées à chaque tour des parties
    .limit = Tours sans expulsion jusqu’au départage, ou off pour aucune limite
    .examples =
        Exemple :
          mad theory starts --board 5x5 --nodes 10000000 --games 40 --results starts-5x5.jsonl
help-theory-limits = L’importance de la limite du départage : tous les départs positionnés, examinés sous plusieurs limites
    .nodes = Positions examinées pour chaque départ et chaque limite
    .limits = Les limites, séparées par des virgules ; les autres sont comparées à la première. 40 et 41 montrent la part du hasard
    .examples =
        Exemple :
          mad theory limits --board 6x4 --limits 40,30 --results limits-6x4.jsonl
help-theory-endings = Résultats et plus longues victoires des finales, pour chaque nombre de vaisseaux, d’après les tables
    .folder = Le dossier des tables, de mad tables build
    .examples =
        Exemple :
          mad theory endings tables

help-lab = Produire ce qui accompagne le programme
help-lab-puzzles = Chercher des problèmes dans des parties et des finales aléatoires, les prouver, les coter d’après les niveaux du moteur et les écrire dans un fichier
    .games = Le nombre de parties et de lots de finales aléatoires à examiner
    .most = Le plus grand nombre de problèmes de chaque thème
    .out = Le fichier des problèmes, qui est remplacé
    .examples =
        Exemples :
          mad lab puzzles --board 6x4 --out 6x4.txt
          mad lab puzzles --board 5x5 --minutes 20 --results found.jsonl --out 5x5.txt

help-bench = Explorer un ensemble fixe de positions et en donner la signature en nombre de nœuds

help-show = Montrer une position
    .mfen = La position, en MFEN entre guillemets ; par défaut une position de départ
    .flip = Les bleus en bas
    .svg = Écrire une image (SVG)
    .light = En couleurs claires
    .examples =
        Exemples :
          mad show "b1113/4/4/r1112r222 r - - 39/40 41"
          mad show --board aztec
          mad show --svg > start.svg

help-record = Vérifier, montrer et réécrire des parties enregistrées
help-record-check = Vérifier que des parties sont valables : chaque coup légal, chaque résultat exact
    .examples =
        Exemples :
          mad record check games.mad more.mad
          cat games.mad | mad record check -
help-record-show = Montrer des parties, rejouées coup par coup
    .game = Seulement la partie qui porte ce numéro (la première est la 1)
    .boards = Montrer le plateau après chaque tour
    .examples =
        Exemples :
          mad record show --game 3 games.mad
          mad record show --boards games.mad | less -R
help-record-convert = Réécrire des parties sous leur forme canonique
    .output = Écrire dans ce fichier plutôt que sur la sortie standard
    .examples =
        Exemple :
          mad record convert old.mad -o tidy.mad

help-turns = Lister les coups légaux d’une position
    .long = Nommer les vaisseaux : 211 c4xb3 (121)
    .examples =
        Exemple :
          mad turns "b1113/4/4/r1112r222 r - - 39/40 41"

help-play-turns = Jouer des coups et donner la position qui en résulte
    .turns = Des coups comme c4b3, 112-221, b5b6+112-221 ou pass
    .examples =
        Exemple :
          mad play-turns "b1113/4/4/r1112r222 r - - 3/40 41" d1d3 a4a3

help-rules = Lire les règles
    .topic = Un sujet, ou n’importe quels mots à chercher ; par défaut tout
    .examples =
        Exemples :
          mad rules bonus
          mad rules diagonal
          mad rules --lang nl | less

help-print-set = Écrire un jeu à imprimer : plateaux, vaisseaux à découper, règles
    .paper = Le format du papier
    .board = Les plateaux du jeu
    .format = Un PDF, ou un dossier avec une image SVG de chaque page
    .output = Le fichier à écrire ; pour svg, le dossier
    .force = Écraser les fichiers existants
    .examples =
        Exemples :
          mad print-set
          mad print-set --paper letter --board 5x5 -o mad.pdf
          mad print-set --lang de --format svg -o pages

help-perft = Compter les suites de coups, l’épreuve classique d’un générateur de coups
    .depth = Sur combien de tours, 100 au plus
    .mfen = Partir de cette position
    .divide = Compter séparément pour chaque premier coup, à la profondeur complète
    .examples =
        Exemples :
          mad perft 6
          mad perft 4 --board aztec --divide

help-ugi = Parler le protocole de moteur UGI sur l’entrée et la sortie standard
    .examples =
        Exemple :
          printf 'ugi\nposition startpos\ngo movetime 100\nquit\n' | mad ugi

help-serve = Servir l’application web et les parties en ligne
    .listen = L’adresse : un hôte et un port (par défaut : 127.0.0.1:8080, ou le port libre suivant)
    .open = Ouvrir aussi le navigateur
    .config = Un fichier TOML contenant ces réglages, sous le nom des options
    .origin = L’adresse à laquelle les navigateurs joignent le serveur, par exemple https://mad.example
    .metrics = Une adresse où les mesures de surveillance sont servies, sous /metrics
    .trusted-proxy = Les mandataires inverses dont on croit l’en-tête X-Forwarded-For
    .guests-per-hour = Nouveaux invités par heure depuis une même adresse réseau ; 0 : sans limite (par défaut : 20)
    .requests-per-second = Requêtes par seconde depuis une même adresse réseau ; 0 : sans limite (par défaut : 20)
    .games-per-hour = Nouvelles parties d’un joueur par heure ; 0 : sans limite (par défaut : 60)
    .open-games = Parties non terminées d’un joueur (par défaut : 30)
    .closing-seconds = La durée sur laquelle les connexions sont fermées à l’arrêt du serveur (par défaut : 2)
    .log = Ce qui est journalisé sur la sortie d’erreur (par défaut : info)
    .log-format = La forme des messages du journal (par défaut : text)
    .no-games = Servir seulement l’application web
    .examples =
        Exemples :
          mad serve --open
          mad serve --listen 0.0.0.0:80
          mad serve --origin https://mad.example --trusted-proxy 127.0.0.1
          mad serve --database postgres://mad@localhost/mad

help-export-site = Écrire l’application web en simples fichiers, pour n’importe quel hébergeur web
    .folder = Un dossier nouveau ou vide, ou celui d’un export précédent
    .examples =
        Exemple :
          mad export-site public

help-store = Vérifier, copier et exporter la base des parties en ligne
help-store-check = Rejouer chaque partie et comparer avec ce qui en est enregistré
    .examples =
        Exemple :
          mad store check
help-store-backup = Copier le fichier de la base, même pendant qu’un serveur l’utilise
    .file = Le nouveau fichier
    .examples =
        Exemple :
          mad store backup monday.db
help-store-export = Écrire toutes les parties
    .file = Le nouveau fichier ; sinon la sortie standard
    .examples =
        Exemple :
          mad store export games.mad

help-completions = Écrire un script de complétion pour un shell
    .shell = Le shell
    .examples =
        Exemple :
          mad completions bash > ~/.local/share/bash-completion/completions/mad
