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
    .seed = Startwert zufälliger Entscheidungen; ein anderer ergibt andere Partien
    .workers = Wie viele Threads; ohne Angabe einer pro Prozessor. Das Ergebnis hängt nicht davon ab.
    .results = Die Datei, der Ergebnisse laufend hinzugefügt werden; derselbe Befehl macht dort weiter
    .minutes = Nach so vielen Minuten nichts Neues mehr beginnen und zeigen, was da ist; 0 zeigt nur
    .nodes = Stellungen, die für jeden Zug untersucht werden

help-values = Werte
    .options = OPTIONEN
    .command = BEFEHL
    .name = NAME
    .depth = TIEFE
    .turn = ZUG
    .seconds = SEKUNDEN
    .minutes = MINUTEN
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
    .tables = Tabellen von Endspielen; ein Ergebnis daraus ist exakt
    .examples =
        Beispiele:
          mad analyse --time 5
          mad analyse "b1113/4/4/r1112r222 r - - 3/40 41" --lines 1

help-review = Eine Partie durchsehen: was jeder Zug verschenkt und was besser war
    .file = Die Datei mit der Partie, oder - für die Standardeingabe
    .game = Die Nummer der Partie, wenn die Datei mehrere hat
    .nodes = Wie viele Stellungen für jeden Zug durchsucht werden (Standard: 100000); bei zweifelhaften Zügen bis zu 48-mal so viele
    .time = Stattdessen, wie viele Sekunden für jeden Zug gesucht wird; bei zweifelhaften Zügen bis zu 48-mal so lange
    .threads = Wie viele Threads benutzt werden
    .tables = Tabellen von Endspielen; Urteile in diesen Endspielen sind exakt
    .output = Die Partie mit Zeichen, Kommentaren und besseren Varianten in diese Datei schreiben
    .examples =
        Ein Zug, der 5 Prozentpunkte des erwarteten Ergebnisses verliert, ist eine Ungenauigkeit, bei 10 ein
        Fehler, bei 20 ein grober Fehler. Ein Sieg zählt 100 %, ein Halbsieg 75 %.

        Beispiele:
          mad review game.mad
          mad review games.mad --game 3 -o reviewed.mad

help-match = Einen Wettkampf zwischen zwei Spielern austragen
    .first = engine, baseline, baseline:TIEFE, random oder die Befehlszeile einer UGI-Engine; die Engine mit Einstellungen, durch Kommas getrennt: engine:hand (von Hand geschriebene Bewertung), engine:hand=DATEI (mit diesen Gewichten), engine:by-hand (ihre nicht abgestimmten Gewichte), engine:net=DATEI (dieses Netz), engine:level=3, engine:nodes=500, engine:NAME=N (eine Zahl der Suche), engine:-NAME (ohne diese Technik)
    .second = Dasselbe für den anderen Spieler
    .mfen = Mit dieser Stellung beginnen; sie braucht eine Tie-Break-Grenze
    .games = Wie viele Partien: Jede Eröffnung wird mit beiden Farben gespielt, eine Runde hat 162
    .varied = Den Eröffnungen nach der ersten Runde zufällige Züge anfügen, damit Engines ohne Zufall keine Partie wiederholen
    .seed = Startwert für diese zufälligen Züge
    .nodes = Stellungen pro Zug, für beide Spieler oder für jeden eine Zahl: 1000,10000
    .depth = Wie viele Züge vorausgeschaut wird, für beide Spieler oder für jeden eine Zahl
    .turn-time = Millisekunden pro Zug, für beide Spieler oder für jeden eine Zahl: 10,100
    .clock = Sekunden für die Partie und ein Zuschlag für jeden Zug: 10+0.1; für beide Spieler oder für jeden eigene
    .workers = Wie viele Partien gleichzeitig gespielt werden
    .sprt = Aufhören, sobald klar ist, welche von zwei Elo-Differenzen eher zutrifft
    .records = Die Partien an diese Datei anhängen
    .examples =
        Beispiele:
          mad match engine baseline --turn-time 100
          mad match engine "./old-mad ugi" --nodes 10000 --varied --games 1000 --workers 2 --sprt 0,10
          mad match engine engine:hand --nodes 1000,10000
          mad match engine:net=new.net,futility=70 engine:-null-turn --board 5x5

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

help-tune = Bessere Zahlen für die Engine durch Selbstspiel finden
help-tune-evaluation = Gewichte für die von Hand geschriebene Bewertung durch Selbstspiel auf Brettern aller Art finden
    .games = Wie viele Partien
    .nodes = Stellungen pro Zug
    .rounds = Runden der Anpassung
    .by-hand = Mit den von Hand gesetzten Gewichten beginnen, aus denen die ersten entstanden
    .seed = Startwert für die Zufallszahlen
    .workers = Wie viele Partien gleichzeitig gespielt werden
    .output = Die Gewichte auch in diese Datei schreiben, für engine:hand=DATEI von mad match
    .examples =
        Beispiele:
          mad tune evaluation --workers 2 -o weights.txt
          mad match engine:hand=weights.txt engine:hand --varied --games 648
help-tune-search = Die Zahlen der Suche durch Selbstspiel abstimmen (SPSA); Strg-C gibt die bisherigen Zahlen aus
    .names = Nur diese Zahlen; ohne Angabe alle
    .board = Die Bretter, durch Kommas getrennt
    .nodes = Stellungen pro Zug
    .iterations = Wie viele Schritte, von je zwei Partien
    .seed = Startwert für Eröffnungen und Schritte; mit einer Partie zur Zeit gibt derselbe Wert dieselben Zahlen
    .workers = Wie viele Partien gleichzeitig gespielt werden
    .examples =
        Beispiele:
          mad tune search --workers 2
          mad tune search --board 5x5 --nodes 2000 futility razoring

help-data = Die Engine gegen sich selbst spielen lassen und die Stellungen zum Trainieren eines Netzes aufheben; derselbe Befehl setzt eine unterbrochene Datei fort
    .file = Die Datei der Stellungen
    .board = Das Brett
    .player = Wer spielt: best (das Netz der Engine), hand (die von Hand geschriebene Bewertung) oder eine Netzdatei
    .nodes = Durchsuchte Stellungen pro Zug
    .positions = Wie viele Stellungen die Datei bekommt, aufgerundet auf ganze Teile von 512 Partien
    .seed = Startwert für die zufälligen ersten Züge
    .workers = Wie viele Threads; ohne Angabe einer für jeden Prozessor. Das Ergebnis hängt nicht davon ab.
    .examples =
        Beispiele:
          mad data --board 6x4 --player hand 6x4-1.dat
          mad data --board 6x4 --player 6x4-1.net --positions 3000000 6x4-2.dat

help-train = Ein Netz mit Dateien von mad data trainieren; derselbe Befehl setzt ein unterbrochenes Training fort
    .data = Dateien von mad data
    .board = Das Brett der Daten
    .output = Die Netzdatei, die geschrieben wird
    .epochs = Wie oft jede Stellung benutzt wird
    .result-weight = Das Gewicht des Partieergebnisses in dem, was gelernt wird, von 0 bis 1; der Rest ist das des Suchwerts
    .learning-rate = Der größte Schritt des Gradientenabstiegs
    .seed = Startwert für die ersten Gewichte und die Reihenfolge der Stellungen
    .workers = Wie viele Threads; ohne Angabe einer für jeden Prozessor. Das Ergebnis hängt nicht davon ab.
    .checkpoint = Die Datei, in der nach jeder Runde der Zustand steht (Standard: die von --output mit angehängtem .checkpoint)
    .examples =
        Beispiele:
          mad train --board 6x4 -o 6x4-1.net 6x4-1.dat
          mad train --board 6x4 --epochs 12 -o 6x4-2.net 6x4-1.dat 6x4-2.dat

help-net = Netze untersuchen
help-net-show = Zeigen, woraus ein Netz besteht und was ihm jedes Schiff wert ist
    .file = Die Netzdatei; ohne Angabe das Netz der Engine für --board
    .board = Das Brett des Netzes der Engine
    .examples =
        Beispiele:
          mad net show --board 5x5
          mad net show 6x4-1.net

help-tables = Endspieltabellen bauen, prüfen und lesen: genaue Werte aller Stellungen mit wenigen Schiffen
help-tables-build = Die Tabellen eines Bretts bauen; ein unterbrochener Bau geht weiter, wo er war
    .folder = Der Ordner der Tabellen; er wird angelegt, wenn es ihn nicht gibt
    .ships = Wie viele Schiffe, beide Korvetten mitgezählt: 4 dauern Sekunden, 5 dauern Minuten und brauchen Gigabytes an Speicher
    .limit = Züge ohne Vertreibung bis zum Tie-Break, oder off für kein Limit
    .workers = Wie viele Threads (Standard: einer je Prozessor)
    .examples =
        Beispiele:
          mad tables build --board 6x4 tables
          mad tables build --board 5x5 --limit off --workers 2 tables
help-tables-check = Prüfen, ob Tabellen unversehrt sind und, auf Wunsch, ob ihre Werte stimmen
    .folder = Der Ordner der Tabellen
    .sample = So viele zufällige Stellungen jeder Tabelle mit den Stellungen nach ihren Zügen vergleichen
    .solve = Alle Endspiele bis zu 4 Schiffen auf andere Weise neu lösen und jede Stellung vergleichen; dauert Minuten
    .examples =
        Beispiel:
          mad tables check --sample 100000 tables
help-tables-info = Tabellen auflisten, mit ihren Größen, Anzahlen der Ergebnisse und längsten Siegen
    .folder = Der Ordner der Tabellen
    .examples =
        Beispiel:
          mad tables info tables
help-tables-probe = Eine Stellung nachschlagen: ihr genauer Wert und die Züge, die ihn bewahren
    .folder = Der Ordner der Tabellen
    .examples =
        Beispiel:
          mad tables probe tables "b1113/4/4/4/r2223/r1113 b - r 3/40 92"

help-theory = Messen, was über das Spiel bekannt ist: Tabellen in Markdown oder JSON
help-theory-turns = Der Wert der Arten von Zügen: was es kostet, auf eine zu verzichten
    .rounds = Wie viele Runden: eine Partie, deren Stellungen untersucht werden, und zwei Partien gegen jede von drei Engines, die eine Art nicht kennen
    .examples =
        Beispiel:
          mad theory turns --board 5x5 --rounds 200 --results turns-5x5.jsonl
help-theory-ships = Der Wert der Schiffe: was sich ändert, wenn eines ins Exil geht, mit seinem Komplement in der Arena oder im Exil
    .games = Aus wie vielen Partien die Stellungen kommen, höchstens vier aus jeder
    .nodes = Stellungen, die für jeden Zug untersucht werden, und für jede Stellung mit und ohne Schiff
    .examples =
        Beispiel:
          mad theory ships --board 6x4 --games 1000 --results ships-6x4.jsonl
help-theory-ends = Wie Partien zwischen gleich starken Spielern enden, wie lange sie dauern und wer im Vorteil ist
    .games = Wie viele Partien
    .positioning = Ob Partien mit Positionierungszügen beginnen
    .limit = Züge ohne Vertreibung bis zum Tie-Break oder off für kein Limit
    .examples =
        Beispiele:
          mad theory ends --board 6x4 --games 2000 --results ends-6x4.jsonl
          mad theory ends --board 6x4 --positioning off --limit 30 --minutes 10
help-theory-starts = Ein Urteil und eine Hauptvariante für jede der 81 Startaufstellungen, durch tiefe Suchen und Partien
    .nodes = Stellungen, die für jede Aufstellung untersucht werden
    .games = Wie viele Partien für jede Aufstellung; eine größere Zahl später fügt Partien hinzu
    .game-nodes = Stellungen, die für jeden Zug der Partien untersucht werden
    .limit = Züge ohne Vertreibung bis zum Tie-Break oder off für kein Limit
    .examples =
        Beispiel:
          mad theory starts --board 5x5 --nodes 10000000 --games 40 --results starts-5x5.jsonl
help-theory-limits = Wie viel das Limit des Tie-Breaks ausmacht: alle Startaufstellungen, untersucht mit mehreren Limits
    .nodes = Stellungen, die für jede Aufstellung und jedes Limit untersucht werden
    .limits = Die Limits, mit Kommas getrennt; die anderen werden mit dem ersten verglichen. 40 und 41 zeigen, wie viel Zufall ist
    .examples =
        Beispiel:
          mad theory limits --board 6x4 --limits 40,30 --results limits-6x4.jsonl
help-theory-endings = Ergebnisse und längste Siege von Endspielen, für jede Zahl von Schiffen, aus Tabellen
    .folder = Der Ordner der Tabellen, von mad tables build
    .examples =
        Beispiel:
          mad theory endings tables

help-lab = Herstellen, was dem Programm beiliegt
help-lab-puzzles = Aufgaben in Partien und zufälligen Endspielen suchen, beweisen, nach den Stufen der Engine werten und in eine Datei schreiben
    .games = Wie viele Partien und Reihen zufälliger Endspiele durchsucht werden
    .most = Wie viele Aufgaben jedes Themas höchstens
    .out = Die Datei der Aufgaben, die ersetzt wird
    .examples =
        Beispiele:
          mad lab puzzles --board 6x4 --out 6x4.txt
          mad lab puzzles --board 5x5 --minutes 20 --results found.jsonl --out 5x5.txt

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
