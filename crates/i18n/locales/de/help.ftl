### The program’s help: a message for each command, an attribute for each of its arguments.

help-common =
    .data = Der Ordner der Datenbankdatei (Standard: mad im Datenordner des Benutzers)
    .database = postgres://… für eine PostgreSQL-Datenbank oder der Pfad einer Datei
    .help = Diese Hilfe zeigen
    .lang = Die Sprache; ohne Angabe die des Systems
    .version = Die Version zeigen
    .json = JSON ausgeben
    .mfen = Die Stellung, als MFEN in Anführungszeichen
    .board = Eines der bekannten Bretter
    .no-positioning = Ohne Positionierungszüge beginnen
    .files = Partiedateien oder - für die Standardeingabe

help-values = Werte
    .options = OPTIONEN
    .command = BEFEHL
    .name = NAME
    .depth = TIEFE
    .turn = ZUG
    .seconds = SEKUNDEN
    .player = SPIELER
    .file = DATEI
    .level = STUFE
    .side = SEITE
    .address = ADRESSE
    .folder = ORDNER
    .shell = SHELL
    .topic = THEMA
    .path = PFAD
    .time = ZEIT
    .language = SPRACHE

help-mad = MAD (Motion, Attack, Defense), ein Brettspiel mit Raumschiffen
    .examples =
        Beispiele:
          mad play                                   zu zweit an diesem Terminal
          mad play --against engine --side blue      gegen den Computer
          mad show                                   die Startstellung
          mad serve --open                           im Browser
          mad record check games.mad                 sind diese Partien in Ordnung?

help-help = Die Hilfe zu einem Befehl zeigen

help-play = Eine Partie im Terminal spielen
    .file = Mit der Partie in dieser Datei weitermachen
    .game = Die Nummer der Partie, wenn die Datei mehrere enthält
    .mfen = Mit dieser Stellung beginnen
    .tie-break = Züge ohne Vertreibung bis zum Tie-Break, oder off für kein Limit (Standard: 40)
    .against = Den Computer die andere Seite spielen lassen
    .online = Online gegen jemand anderen spielen, unter der Adresse eines Servers oder über den Link einer Partie
    .time = Online: Minuten und Sekunden je Zug (5+3) oder Tage je Zug (3d); sonst 10+5
    .side = Die Seite, die du spielst; sonst Rot, online ausgelost
    .seed = Die Entscheidungen des Computers wiederholbar machen
    .level = Wie gut der Computer spielt, von 1 bis 10 (Standard: 5)
    .think = Ohne Stufe: den Computer so gut wie möglich spielen lassen, mit dieser Zahl von Sekunden pro Zug
    .resigns = Den Computer verlorene Partien aufgeben lassen
    .save = Nach jedem Zug in dieser Datei speichern: einer neuen oder der, aus der die Partie stammt; online: am Ende der Partie
    .examples =
        Beispiele:
          mad play --board 5x5 --tie-break 30
          mad play --level 2
          mad play --against engine --think 3 --side blue --save game.mad
          mad play game.mad
          mad play --online https://mad.example/ --time 5+3
          mad play --online 'https://mad.example/#/play/dVxOSs_qHcq1'

help-analyse = Eine Stellung mit der Engine analysieren
    .mfen = Die Stellung, als MFEN in Anführungszeichen; ohne Angabe die Startstellung
    .time = Wie viele Sekunden nachgedacht wird (2, wenn es kein anderes Limit gibt)
    .depth = Wie viele Züge vorausgeschaut wird
    .nodes = Wie viele Stellungen durchsucht werden
    .lines = Wie viele der besten Züge gezeigt werden
    .threads = Wie viele Threads benutzt werden
    .hash = Speicher für Stellungen, in MiB
    .examples =
        Beispiele:
          mad analyse --time 5
          mad analyse "b1113/4/4/r1112r222 r - - 3/40 41" --lines 1

help-match = Einen Wettkampf zwischen zwei Spielern austragen
    .first = engine, baseline, baseline:TIEFE, random oder die Befehlszeile einer UGI-Engine; die Engine mit Einstellungen: engine:level=3, engine:nodes=500, engine:by-hand (nicht abgestimmt), engine:-NAME,-NAME (ohne diese Techniken)
    .second = Dasselbe für den anderen Spieler
    .games = Wie viele Partien: Jede Eröffnung wird mit beiden Farben gespielt, eine Runde hat 162
    .nodes = Stellungen pro Zug
    .depth = Wie viele Züge vorausgeschaut wird
    .turn-time = Millisekunden pro Zug
    .clock = Sekunden für die Partie und ein Zuschlag für jeden Zug: 10+0.1
    .workers = Wie viele Partien gleichzeitig gespielt werden
    .sprt = Aufhören, sobald klar ist, welche von zwei Elo-Differenzen eher zutrifft
    .records = Die Partien an diese Datei anhängen
    .examples =
        Beispiele:
          mad match engine baseline --turn-time 100
          mad match engine "./old-mad ugi" --nodes 10000 --games 1000 --workers 2 --sprt 0,10

help-ladder = Die Stufen der Engine messen, jede gegen die darunter
    .games = Wie viele Partien für jede Stufe: Jede Eröffnung wird mit beiden Farben gespielt, eine Runde hat 162
    .from = Die erste gemessene Stufe
    .to = Die letzte gemessene Stufe
    .judged = Wie viele Züge jeder Stufe eine starke Suche prüft, um Verpasstes zu zählen
    .workers = Wie viele Partien gleichzeitig gespielt werden
    .examples =
        Beispiele:
          mad ladder --workers 2
          mad ladder --board 5x5 --from 3 --to 5 --games 324

help-tune = Gewichte für die Bewertung der Engine durch Selbstspiel finden
    .games = Wie viele Partien
    .nodes = Stellungen pro Zug
    .rounds = Runden der Anpassung
    .by-hand = Mit den von Hand gesetzten Gewichten beginnen, aus denen die aktuellen entstanden
    .seed = Startwert für die Zufallszahlen
    .workers = Wie viele Partien gleichzeitig gespielt werden
    .examples =
        Beispiel:
          mad tune --by-hand --workers 2

help-bench = Eine feste Auswahl von Stellungen durchsuchen und die Knotenzahl als Signatur ausgeben

help-show = Eine Stellung zeigen
    .mfen = Die Stellung, als MFEN in Anführungszeichen; ohne Angabe eine Startstellung
    .flip = Blau unten
    .svg = Ein Bild ausgeben (SVG)
    .light = In hellen Farben
    .examples =
        Beispiele:
          mad show "b1113/4/4/r1112r222 r - - 39/40 41"
          mad show --board aztec
          mad show --svg > start.svg

help-record = Partiedateien prüfen, zeigen und neu schreiben
help-record-check = Prüfen, ob Partien in Ordnung sind: jeder Zug erlaubt, jedes Ergebnis richtig
    .examples =
        Beispiele:
          mad record check games.mad more.mad
          cat games.mad | mad record check -
help-record-show = Partien zeigen, Zug für Zug nachgespielt
    .game = Nur diese Partie der Datei, ab 1
    .boards = Nach jedem Zug das Brett zeigen
    .examples =
        Beispiele:
          mad record show --game 3 games.mad
          mad record show --boards games.mad | less -R
help-record-convert = Partien in ihrer Standardform neu schreiben
    .output = In diese Datei schreiben statt in die Standardausgabe
    .examples =
        Beispiel:
          mad record convert old.mad -o tidy.mad

help-turns = Die erlaubten Züge einer Stellung auflisten
    .long = Die Schiffe nennen: 211 c4xb3 (121)
    .examples =
        Beispiel:
          mad turns "b1113/4/4/r1112r222 r - - 39/40 41"

help-play-turns = Züge spielen und die Stellung danach ausgeben
    .turns = Züge wie c4b3, 112-221, b5b6+112-221 oder pass
    .examples =
        Beispiel:
          mad play-turns "b1113/4/4/r1112r222 r - - 3/40 41" d1d3 a4a3

help-rules = Die Regeln lesen
    .topic = Ein Thema oder beliebige Suchwörter; ohne Angabe alles
    .examples =
        Beispiele:
          mad rules bonus
          mad rules diagonal
          mad rules --lang nl | less

help-print-set = Ein Spiel zum Ausdrucken schreiben: Bretter, Schiffe zum Ausschneiden, Regeln
    .paper = Das Papierformat
    .board = Die Bretter des Spiels
    .format = Ein PDF oder ein Ordner mit einem SVG-Bild jeder Seite
    .output = Die Zieldatei, bei svg der Zielordner
    .force = Vorhandene Dateien überschreiben
    .examples =
        Beispiele:
          mad print-set
          mad print-set --paper letter --board 5x5 -o mad.pdf
          mad print-set --lang de --format svg -o pages

help-perft = Zugfolgen zählen, der übliche Test eines Zuggenerators
    .depth = Wie viele Züge tief, höchstens 100
    .mfen = Mit dieser Stellung beginnen
    .divide = Für jeden ersten Zug einzeln zählen, in voller Tiefe
    .examples =
        Beispiele:
          mad perft 6
          mad perft 4 --board aztec --divide

help-ugi = Über Standardeingabe und -ausgabe das Engine-Protokoll UGI sprechen
    .examples =
        Beispiel:
          printf 'ugi\nposition startpos\ngo movetime 100\nquit\n' | mad ugi

help-serve = Die Web-App und Online-Partien bereitstellen
    .listen = Die Adresse: ein Host mit Port (Standard: 127.0.0.1:8080 oder der nächste freie Port)
    .open = Auch den Browser öffnen
    .config = Eine TOML-Datei mit diesen Einstellungen, unter den Namen der Optionen
    .origin = Die Adresse, unter der Browser den Server erreichen, etwa https://mad.example
    .metrics = Eine Adresse, an der Messwerte zur Überwachung abrufbar sind, als /metrics
    .trusted-proxy = Reverse-Proxys, deren X-Forwarded-For geglaubt wird
    .guests-per-hour = Neue Gäste von einer Netzwerkadresse pro Stunde; 0: ohne Grenze (Standard: 20)
    .requests-per-second = Anfragen von einer Netzwerkadresse pro Sekunde; 0: ohne Grenze (Standard: 20)
    .games-per-hour = Neue Partien eines Spielers pro Stunde; 0: ohne Grenze (Standard: 60)
    .open-games = Partien eines Spielers, die noch nicht zu Ende sind (Standard: 30)
    .closing-seconds = Die Zeit, über die beim Beenden die Verbindungen geschlossen werden (Standard: 2)
    .log = Wie viel auf der Fehlerausgabe protokolliert wird (Standard: info)
    .log-format = Die Form der Protokollmeldungen (Standard: text)
    .no-games = Nur die Web-App bereitstellen
    .examples =
        Beispiele:
          mad serve --open
          mad serve --listen 0.0.0.0:80
          mad serve --origin https://mad.example --trusted-proxy 127.0.0.1
          mad serve --database postgres://mad@localhost/mad

help-export-site = Die Web-App als einfache Dateien schreiben, für jeden Webserver
    .folder = Ein neuer oder leerer Ordner oder der eines früheren Exports
    .examples =
        Beispiel:
          mad export-site public

help-store = Die Datenbank der Online-Partien prüfen, kopieren und exportieren
help-store-check = Jede Partie nachspielen und mit dem Gespeicherten vergleichen
    .examples =
        Beispiel:
          mad store check
help-store-backup = Die Datenbankdatei kopieren, auch während ein Server sie benutzt
    .file = Die neue Datei
    .examples =
        Beispiel:
          mad store backup monday.db
help-store-export = Alle Partien als Aufzeichnungen schreiben
    .file = Die neue Datei; ohne Angabe die Standardausgabe
    .examples =
        Beispiel:
          mad store export games.mad

help-completions = Ein Skript zur Befehlsergänzung für eine Shell ausgeben
    .shell = Die Shell
    .examples =
        Beispiel:
          mad completions bash > ~/.local/share/bash-completion/completions/mad
