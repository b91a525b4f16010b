### Texts of the program in the terminal.

## Errors

error = Fehler: { $message }
error_read = { $file } lässt sich nicht lesen: { $reason }
error_write = { $file } lässt sich nicht schreiben: { $reason }
io_not_found = die Datei oder der Ordner existiert nicht
io_permission = Zugriff verweigert
io_exists = gibt es schon
io_folder = es ist ein Ordner
io_no_folder = es ist kein Ordner
io_full = es ist kein Platz mehr
error_no_game = { $file }: keine Partie enthalten
error_several_games = { $file }: { $count } Partien enthalten; wähle eine mit --game
error_game_number = { $file }: Partie { $number } gibt es nicht; die Datei enthält { $count ->
    [one] eine
   *[other] { $count }
}
error_tie_break = erwartet wird eine Zahl von 1 bis 65535 oder off
error_exists = { $file } gibt es schon, und es ist nicht die Partie, die du spielst. Wähle einen anderen Namen oder lösche die Datei zuerst.
error_random_mover = --level, --think und --resigns sind für die Engine; der Zufallsspieler hat weder Können noch Urteilsvermögen
error_turn_at = Zug { $index }, { $text }: { $reason }

## The command line

cli_usage = Aufruf:
cli_commands = Befehle
cli_arguments = Argumente
cli_options = Optionen
cli_default = Standard: { $value }
cli_possible = möglich: { $values }
cli_unknown = „{ $word }“ gehört nicht hierher
cli_unknown_command = „{ $word }“ ist kein Befehl
cli_missing = es fehlt: { $names }
cli_missing_command = ein Befehl fehlt
cli_no_value = { $option } braucht einen Wert
cli_bad_value = { $option }: „{ $value }“ ist kein gültiger Wert
cli_reason = { $message }: { $reason }
cli_expected = möglich sind { $values }
cli_number = erwartet wird eine Zahl von { $low } bis { $high }
cli_number_from = erwartet wird eine Zahl ab { $low }
cli_conflict = { $option } und { $other } passen nicht zusammen
cli_twice = { $option } ist doppelt angegeben
cli_too_many = { $option }: „{ $value }“ ist ein Wert zu viel
cli_suggestion = Meintest du { $words }?
cli_try_help = Hilfe gibt es mit „{ $command } --help“.
error_no_rule = „{ $word }“ ist kein Thema und kommt in den Regeln nicht vor. Die Themen: { $topics }

## A position

standard_input = Standardeingabe
show_title = Brett { $board }, Zug { $number }
show_to_move = { $side ->
    [red] Rot ist am Zug.
   *[blue] Blau ist am Zug.
}
show_positioning = { $side ->
    [red] Positionierungszug von Rot: tauschen, rotieren oder passen.
   *[blue] Positionierungszug von Blau: tauschen, rotieren oder passen.
}
show_exile = { $side ->
    [red] Rote Schiffe im Exil:
   *[blue] Blaue Schiffe im Exil:
}
show_exile_empty = keine

## Analysis

error_seconds = erwartet wird eine Sekundenzahl von 0.001 bis 1000000
analyse_depth = Tiefe { $depth }
analyse_exact = Exakt: { $value }
analyse_effort = { $depth ->
    [one] Einen Zug
   *[other] { $depth } Züge
} vorausgeschaut: { $nodes } Stellungen in { $seconds } Sekunden.
analyse_win = { $side ->
    [red] Rot
   *[blue] Blau
} gewinnt in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
analyse_win_within = { $side ->
    [red] Rot
   *[blue] Blau
} gewinnt in { $turns ->
    [one] einem Zug
   *[other] höchstens { $turns } Zügen
}
analyse_semi = { $side ->
    [red] Rot
   *[blue] Blau
} bekommt den Halbsieg in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
}
analyse_even = etwa ausgeglichen
analyse_better = { $side ->
    [red] Rot steht etwas besser
   *[blue] Blau steht etwas besser
}
analyse_much_better = { $side ->
    [red] Rot steht besser
   *[blue] Blau steht besser
}
analyse_winning = { $side ->
    [red] Rot steht viel besser
   *[blue] Blau steht viel besser
}

## Matches

error_clock = erwartet werden Sekunden, mit oder ohne Zuschlag: 10+0.1
error_sprt = erwartet werden zwei Elo-Differenzen, die kleinere zuerst: 0,10
error_player = { $player }: { $reason }
error_setting = „{ $word }“ ist keine Einstellung der Engine; möglich sind hand, hand=DATEI oder by-hand, net=DATEI, level=1 bis level=10, nodes=N (mit einer Stufe: höchstens deren eigene), NAME=N für eine Zahl der Suche ({ $numbers }) oder eine ihrer Techniken mit einem Minus davor ({ $techniques })
number_range = { $name } ({ $low } bis { $high })
error_pair = { $reason }, für beide Spieler oder für jeden eine Angabe, mit einem Komma dazwischen
error_network = { $file } ist nicht als Netz zu gebrauchen: { $reason }
error_network_board = { $file } ist ein Netz für das { $board }-Brett, aber das Brett ist { $other }
network_magic = es fängt nicht mit MADNET an
network_version = es hat Version { $version } des Formats, die dieses Programm nicht kennt
network_length = es hat { $found } statt { $expected } Bytes
network_damaged = die Prüfsumme stimmt nicht, also ist es beschädigt
network_unfit = seine Gewichte passen nicht zu dieser Engine
error_weights = { $file } enthält keine Gewichte der Bewertung: { $reason }
weights_name = Zeile { $line }: „{ $name }“ ist keine Gruppe von Gewichten
weights_twice = Zeile { $line }: die Gewichte von { $name } kommen zweimal vor
weights_list = Zeile { $line }: erwartet werden die Gewichte von { $name } als Liste in eckigen Klammern mit { $count } Zahlen
weights_missing = die Gewichte von { $name } fehlen
error_match_limit = ein Wettkampf braucht eine Tie-Break-Grenze, sonst enden die Partien vielleicht nie
error_match_over = in dieser Stellung ist die Partie schon zu Ende
match_techniques = Techniken der Suche: { $names }
match_numbers = Zahlen der Suche: { $names }
error_baseline_depth = erwartet wird eine Tiefe von 1 bis 12
player_no_program = eine Befehlszeile braucht ein Programm
player_quote = ein Anführungszeichen wird nicht geschlossen, oder nach einem Backslash folgt nichts
player_not_started = lässt sich nicht starten: { $reason }
player_silent = kein { $expected } innerhalb von { $milliseconds } ms
player_ended = das Programm endete, bevor es { $expected } sendete
player_refused = abgelehnt: { $reason }
match_progress = { $games } von { $all } Partien, { $score } %
match_result = { $first } gegen { $second }: { $score } % aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} auf dem { $board }-Brett
match_elo = Elo { $value } (95 % zwischen { $low } und { $high })
match_games = Siege: { $victories }, Halbsiege: { $semi }, Halbniederlagen: { $halfloss }, Niederlagen: { $defeats }
match_faults = { $player }: { $time } durch Zeitüberschreitung verloren, { $illegal } durch einen unerlaubten Zug, { $failed } durch Ausfall
match_longest = { $player }: längster Zug { $milliseconds } ms
match_better = Test beendet: { $first } ist besser.
match_not_better = Test beendet: { $first } ist nicht besser.

## Levels

error_ladder = von { $from } bis { $to } gibt es keine Stufe
ladder_heading = Jede Stufe gegen die darunter, Stufe 1 gegen einen Zufallsspieler, je { $games } Partien auf dem { $board }-Brett.
    Punkte in Prozent. Die letzten vier Spalten zeigen, was die Stufe verpasst hat, in Prozent, und die Zahl der Chancen:
    gegnerische Korvetten nicht vertrieben, die eigene Korvette in Gefahr gelassen, Vertreibungen, Teleportationen.
ladder_level = Stufe
ladder_nodes = Knoten
ladder_score = Punkte
ladder_elo = Elo (95 %)
ladder_range = { $value } ({ $low } bis { $high })
ladder_captures = Angriff
ladder_safety = Schutz
ladder_expulsions = Vertrieben
ladder_teleports = Teleports

## Puzzles

puzzles_written = { $count } Aufgaben, ausgewählt aus { $found } bewiesenen, stehen in { $file }.
puzzles_theme = Thema
puzzles_count = Aufgaben
puzzles_lowest = niedrigste Wertung
puzzles_median = Median
puzzles_highest = höchste
puzzle_theme = { $theme ->
    [exile] die Korvette verbannen
    [save] die Korvette retten
    [ship] ein Schiff gewinnen
    [bonus] der Bonuszug
    [recall] zurück aus dem Exil
    [semi] der Halbsieg
   *[hold] den Tie-Break halten
}

## Tuning

tune_samples = { $count } Stellungen; Verlust der aktuellen Gewichte: { $loss }
tune_fitted = Verlust der angepassten Gewichte: { $loss }, nach dem Skalieren { $scaled }
tune_iteration = { $done } von { $all } Iterationen
tune_name = Zahl
tune_before = vorher
tune_after = nachher
tune_range = Bereich
tune_compare = Ein Wettkampf mit diesen Zahlen gegen die aktuellen:
tune_stopped = Nach { $done } von { $all } Iterationen unterbrochen.
stopping = Hört auf, sobald der laufende Teil fertig ist. Noch einmal Strg-C bricht sofort ab.
stopped_early = Unterbrochen. Derselbe Befehl macht hier weiter.

## Networks

data_progress = { $positions } von { $all } Stellungen, { $games } Partien, { $speed } Stellungen pro Sekunde
data_done = { $file }: { $positions } Stellungen aus { $games } Partien
error_data = { $file } ist zum Trainieren nicht zu gebrauchen: { $reason }
data_format = es ist keine Datei von „mad data“
data_board = die Stellungen sind vom { $board }-Brett, aber das Brett ist { $other }
data_settings = sie wurde mit einem anderen Spieler, einer anderen Zahl von Stellungen pro Zug oder einem anderen Startwert erzeugt. Nimm dieselben Einstellungen oder eine andere Datei.
data_damaged = Teil { $part } ist beschädigt. „mad data“ mit den Einstellungen der Datei stellt ihn wieder her.
error_no_positions = es gibt keine Stellungen, mit denen trainiert werden kann
error_checkpoint = { $file } ist beschädigt oder gehört zu einem Training mit anderen Einstellungen oder Daten. Lösche die Datei, um neu anzufangen, oder nenne mit --checkpoint eine andere.
train_positions = { $count } Stellungen zum Trainieren und { $heldout } aus anderen Partien zur Kontrolle
train_epoch = Runde
train_loss = Verlust
train_held_out = Kontrolle
train_result = Ergebnis
train_search = Suche
train_done = { $file }: { $bytes } Bytes, SHA-256 { $hash }…
error_no_network = die Engine hat kein Netz für das { $board }-Brett; nenne stattdessen eine Datei
net_title = { $name }: ein Netz für das { $board }-Brett
net_shape = Für jede Seite { $inputs } Eingänge und { $hidden } verborgene Einheiten; { $bytes } Bytes, SHA-256 { $hash }…
net_weights = Gewichte: Eingänge { $inputs }; verborgene Schwellen { $biases }; Ausgänge { $outputs }
net_range = { $low } bis { $high }
net_sum = Größtmögliche Summe einer verborgenen Einheit: { $sum }; in 16 Bit passt { $most }
net_start = Wert der Startstellung für Rot: { $value }
net_worth = Was ein Schiff wert ist: der Verlust seiner Seite, wenn es im Exil wäre, im Mittel über feste Stellungen.
    Ein Wert von 1 ist ein erwartetes Ergebnis von 73 %.
net_ship = Schiff
net_with = Komplement in der Arena
net_without = Komplement im Exil
ship_class = { $rank ->
    [corvette] Korvette
    [frigate] Fregatte
    [destroyer] Zerstörer
   *[cruiser] Kreuzer
} { $class }

## Records

record_ok = { $file }: { $count ->
    [one] eine Partie, in Ordnung
   *[other] { $count } Partien, alle in Ordnung
}
record_bad = { $count ->
    [one] { $file }: die einzige Partie wurde abgelehnt
   *[other] { $file }: { $bad } von { $count } Partien abgelehnt
}
record_refused = { $file }, Partie { $number }: { $error }
record_turn_heading = { $number }. { $side ->
    [red] Rot
   *[blue] Blau
}: { $turn }

## The set to print

error_print_exists = { $file } gibt es schon. Wähle mit --output einen anderen Namen oder erlaube mit --force das Überschreiben.
error_pdf = Das PDF ließ sich nicht erzeugen: { $reason }
print_done = { $count ->
    [one] Eine Seite
   *[other] { $count } Seiten
} nach { $file } geschrieben.
print_sizes = Felder: { $squares }. Schiffe: { $ships } mm. Drucke mit 100 %, nicht an die Seite angepasst.
print_square = { $size } mm auf { $board }

## The web app

error_listen = erwartet wird ein Host mit Port, etwa 127.0.0.1:8080
error_address_used = { $address } wird schon von einem anderen Programm benutzt. Beende es oder wähle mit --listen einen anderen Port.
error_address = { $address } lässt sich nicht benutzen: { $reason }. Wähle mit --listen eine andere Adresse.
error_serve = Der Server wurde beendet: { $reason }
error_no_app = Dieses Programm enthält die Web-App nicht. Führe „cargo xtask web“ aus, setze MAD_SITE auf den absoluten Pfad von target/site und baue das Programm neu.
error_folder_taken = { $folder } ist weder leer noch ein früherer Export. Wähle einen neuen Ordner.
error_folder = { $file } lässt sich nicht schreiben: { $reason }. Wähle einen Ordner, in den du schreiben darfst.
serve_address = MAD läuft unter { $address } (Strg-C beendet es)
serve_no_app = Dieses Programm enthält die Web-App nicht. „cargo xtask serve“ baut sie und startet den Server.
serve_not_opened = Es ließ sich kein Browser öffnen ({ $reason }). Öffne die Adresse selbst.
serve_games = Online-Partien werden in { $database } gespeichert
error_config = Fehler in { $file }: { $reason }
error_origin = { $text } ist kein Ursprung (Origin). Erwartet werden Schema und Host, etwa https://mad.example.
error_no_data_folder = Es gibt keinen Ordner für deine Daten. Nenne einen mit --data.
error_database_used = Ein anderer Server benutzt { $file }. Beende ihn oder wähle mit --data einen anderen Ordner.
error_database = Die Datenbank ist nicht erreichbar: { $reason }
error_no_database = { $file } gibt es nicht. Nenne den Ordner mit --data oder die Datenbank mit --database.
store_sound = { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
} mit { $events } Ereignissen: alles in Ordnung.
store_damage_database = Die Datenbank meldet: { $reason }
store_damage_game = Partie { $game }: { $reason }
store_damage_summary = Partie { $game }: Ihr Eintrag in den Listen passt nicht zu ihren Ereignissen
store_damage_orphan = Partie { $game }: Es gibt Ereignisse, aber keinen Eintrag in den Listen
store_damaged = { $count ->
    [1] 1 Fehler
   *[other] { $count } Fehler
} gefunden.
store_copied = Die Datenbank wurde nach { $file } kopiert.
store_use_pg_dump = Eine PostgreSQL-Datenbank wird mit ihrem eigenen Programm pg_dump kopiert.
store_exported = { $games ->
    [1] 1 Partie
   *[other] { $games } Partien
} in { $file } geschrieben.
export_done = { $count ->
    [one] Eine Datei
   *[other] { $count } Dateien
} ({ $kilobytes } kB) nach { $folder } geschrieben. Jeder Webserver kann sie ausliefern, aus jedem Ordner.

## Pages without the app

page_description = MAD, ein Brettspiel für zwei mit Raumschiffen: gegen den Computer oder zu zweit an einem Bildschirm.
page_loading = Wird geladen …
page_needs = MAD braucht einen Browser mit WebAssembly, etwa einen aktuellen Firefox, Chrome, Safari oder Edge.
page_needs_script = MAD braucht JavaScript und einen Browser mit WebAssembly.
page_failed = MAD konnte nicht geladen werden. Vielleicht war die Verbindung unterbrochen.
page_again = Erneut versuchen
page_missing = Unter dieser Adresse gibt es nichts.
page_home = Zum Spiel
page_unbuilt = Dieses Programm enthält die Web-App noch nicht. „cargo xtask serve“ baut sie und startet den Server.

## Playing in the terminal

play_welcome = MAD auf dem { $board }-Brett. Gib einen Zug ein, „turns“ für eine Liste der erlaubten Züge oder „help“.
play_you_are = { $side ->
    [red] Du spielst Rot.
   *[blue] Du spielst Blau.
}
play_you_are_at_level = { $side ->
    [red] Du spielst Rot gegen Stufe { $level } von 10.
   *[blue] Du spielst Blau gegen Stufe { $level } von 10.
}
play_you_are_at_full_strength = { $side ->
    [red] Du spielst Rot gegen die Engine in voller Stärke.
   *[blue] Du spielst Blau gegen die Engine in voller Stärke.
}
play_prompt = { $side ->
    [red] Rot>
   *[blue] Blau>
}
play_over_prompt = vorbei>
play_played = { $turn ->
    [pass] { $side ->
        [red] Rot passt.
       *[blue] Blau passt.
    }
   *[other] { $side ->
        [red] Rot spielt { $turn }.
       *[blue] Blau spielt { $turn }.
    }
}
play_turns = { $count ->
    [0] Kein erlaubter Zug.
    [one] Ein erlaubter Zug:
   *[other] { $count } erlaubte Züge:
}
play_no_class = „{ $word }“ ist keine Schiffsklasse: drei Ziffern, jeweils 1 oder 2.
play_taken_back = Zurückgenommen: { $turn }
play_put_back = Wiederholt: { $turn }
play_nothing_to_undo = Es gibt nichts zurückzunehmen.
play_nothing_to_redo = Es gibt nichts zu wiederholen.
play_saved = Gespeichert in { $file }.
play_save_where = In welcher Datei speichern? Gib „save DATEI“ ein.
play_load_what = Welche Datei laden? Gib „load DATEI“ ein.
play_loaded = { $file } geladen.
play_unsaved = Diese Partie ist nicht gespeichert. Gib „save DATEI“ ein oder noch einmal „{ $word }“, um sie zu verwerfen.
play_overwrite = { $file } gibt es schon. Gib den Befehl noch einmal ein, um die Datei zu überschreiben.
play_unsaved_end = Die Eingabe endete, bevor die Partie gespeichert war. Hier ist sie:
play_unknown = „{ $word }“ ist weder ein Befehl noch ein Zug. „help“ zeigt die Befehle.
play_losing_turn = Damit schickst du deine eigene Korvette ins Exil und verlierst die Partie. Gib den Zug noch einmal ein, wenn du das wirklich willst.
play_ending = das Ende der Partie
play_agree_ask = { $expeller ->
    [red] Sind sich beide einig, die Partie zu beenden? Rot hat zuletzt ein Schiff vertrieben und bekäme den Halbsieg. Wenn ja, gib noch einmal „agree“ ein.
    [blue] Sind sich beide einig, die Partie zu beenden? Blau hat zuletzt ein Schiff vertrieben und bekäme den Halbsieg. Wenn ja, gib noch einmal „agree“ ein.
   *[none] Sind sich beide einig, die Partie zu beenden? Kein Schiff wurde vertrieben, also bekäme Blau den Halbsieg. Wenn ja, gib noch einmal „agree“ ein.
}
play_agree_refused = { $side ->
    [red] Die andere Seite möchte lieber weiterspielen. (Der Halbsieg ginge an Rot.)
   *[blue] Die andere Seite möchte lieber weiterspielen. (Der Halbsieg ginge an Blau.)
}
play_threats = { $side ->
    [red] Rote Schiffe, die im nächsten Zug vertrieben werden könnten: { $ships }
   *[blue] Blaue Schiffe, die im nächsten Zug vertrieben werden könnten: { $ships }
}
play_no_threats = { $side ->
    [red] Im nächsten Zug kann kein rotes Schiff vertrieben werden.
   *[blue] Im nächsten Zug kann kein blaues Schiff vertrieben werden.
}
play_help =
    Ein Zug: c4b3 (bewegen), 112-221 (tauschen), 112-121-211 (rotieren), b5b6+112-221 (bewegen, dann Bonuszug), pass
    turns [SCHIFF]   die erlaubten Züge, alle oder die eines Schiffs: turns 112
    board            noch einmal das Brett
    threats          welche deiner Schiffe im nächsten Zug vertrieben werden könnten
    undo, redo       einen Zug zurücknehmen, ihn wiederholen
    save DATEI       die Partie in eine Datei schreiben; load DATEI lädt eine
    mfen             die Stellung als Text
    agree            die Partie einvernehmlich beenden (Tie-Break)
    resign           aufgeben
    new              noch eine Partie mit denselben Optionen
    quit             beenden

## Playing online in the terminal

error_pace = erwartet werden Minuten und Sekunden je Zug, etwa 10+5 (von { $least } Sekunden bis { $minutes }+{ $seconds }), oder Tage je Zug, etwa 3d (höchstens { $days }d)
error_online_address = „{ $text }“ ist keine Adresse eines Servers. Erwartet wird eine Adresse wie https://mad.example/.
error_online_link = „{ $text }“ führt zu keiner Partie. Erwartet wird die Adresse eines Servers oder ein Link, der mit #/play/PARTIE oder #/seat/PARTIE/GEHEIMNIS endet. Vielleicht fehlt ein Stück davon.
error_online_options = Dieser Link führt zu einer Partie, deren Einstellungen schon feststehen. --board, --mfen, --no-positioning, --tie-break, --time und --side sind für neue Partien.
error_online_no_folder = Es gibt keinen Ordner für deine Daten, in dem dein Platz in der Partie gespeichert werden könnte. Setze die Umgebungsvariable HOME.
error_online_unreachable = { $kind ->
    [name] Unter { $address } gibt es keinen Server: Der Name ist unbekannt. Prüfe die Adresse und die Verbindung.
    [refused] Unter { $address } gibt es keinen Server: Die Verbindung wurde abgelehnt. Prüfe die Adresse.
    [timeout] Der Server unter { $address } antwortet nicht. Prüfe die Adresse und die Verbindung.
   *[other] Der Server unter { $address } ist nicht erreichbar: { $detail }
}
error_online_tls = { $kind ->
    [issuer] Keine sichere Verbindung zu { $address }: Dieses System vertraut dem Aussteller des Serverzertifikats nicht.
    [expired] Keine sichere Verbindung zu { $address }: Das Zertifikat des Servers ist abgelaufen. Prüfe auch das Datum dieses Rechners.
    [name] Keine sichere Verbindung zu { $address }: Das Zertifikat des Servers gilt für einen anderen Namen.
    [plain] Keine sichere Verbindung zu { $address }: Der Server verschlüsselt nicht. Wenn du dem Netz vertraust, versuch es mit http:// statt https://.
   *[other] Keine sichere Verbindung zu { $address }: { $detail }
}
error_online_not_mad = Unter { $address } gibt es keine Online-Partien von MAD (die Antwort hat den Status { $status }). Prüfe die Adresse.
error_online_moved = Der Server unter { $address } ist nach { $target } umgezogen. Nimm diese Adresse.
error_online_version = Der Server spricht eine andere Version des Protokolls als dieses Programm. Installiere die aktuelle Version des Programms.
error_online_session = Der Server kennt deine Sitzung nicht mehr. Starte das Programm neu; ältere Partien kannst du über den Link zu deinem Platz weiterspielen.
play_online_forgotten = Der Server kennt deine frühere Sitzung nicht mehr. Ältere Partien kannst du über den Link zu deinem Platz weiterspielen.
play_online_accept = { $side ->
    [red] Gib „accept“ ein, um Rot zu spielen, oder „quit“.
    [blue] Gib „accept“ ein, um Blau zu spielen, oder „quit“.
   *[chance] Gib „accept“ ein, um zu spielen (die Seite wird ausgelost), oder „quit“.
}
play_online_take_seat = Gib „accept“ ein, um die Partie hier weiterzuspielen, oder „quit“.
play_online_you_are = { $side ->
    [red] Du spielst Rot gegen { $name }. Gib einen Zug ein oder „help“.
   *[blue] Du spielst Blau gegen { $name }. Gib einen Zug ein oder „help“.
}
play_online_prompt = { $state ->
    [watching] zuschauen>
   *[waiting] warten>
}
play_online_clocks = Uhren: Rot { $red }, Blau { $blue }
play_online_answer = { $state ->
    [over] Gib „accept“ oder „decline“ ein.
   *[running] Gib „accept“ oder „decline“ ein; wer weiterspielt, lehnt ebenfalls ab.
}
play_online_withdrawn = { $name } hat das Angebot zurückgezogen.
play_online_withdrawn_own = Du hast dein Angebot zurückgezogen.
play_online_declined_own = Du hast abgelehnt.
play_online_time_given = { $name } schenkt { $other } Zeit.
play_online_plan_hint = Um deine Antwort zu planen, gib „plan { $turn }“ ein.
play_online_plan_now = Du bist am Zug: Gib den Zug ohne „plan“ ein.
play_online_plan_dropped = Du hast keinen geplanten Zug mehr.
play_online_plan_failed = Der Zug, den du geplant hattest, { $turn }, ist jetzt nicht erlaubt.
play_online_resume = Mit „resume“ läuft sie sofort weiter.
play_online_resumed = Die Uhr läuft wieder.
play_online_claim = Gib „claim“ ein, um die Partie zu beenden.
play_online_again = Gib zur Bestätigung noch einmal „{ $word }“ ein.
play_online_phrases = Du kannst einen dieser Sätze sagen, den alle in ihrer eigenen Sprache sehen:
play_online_rematch = Die Revanche beginnt, mit vertauschten Seiten: { $link }
play_online_over = { $state ->
    [player] „rematch“ bietet eine Revanche mit vertauschten Seiten an, „save DATEI“ speichert die Partie, „quit“ beendet das Programm.
   *[watcher] „save DATEI“ speichert die Partie, „quit“ beendet das Programm.
}
play_online_leave = { $state ->
    [open] Die Einladung bleibt offen. So kommst du zurück:
   *[running] Die Partie geht ohne dich weiter, und die Uhren laufen. So kommst du zurück:
}
    { $command }
play_online_unanswered = Der Server hat deinen letzten Befehl nicht bestätigt. Komm zurück und sieh nach, ob er angekommen ist.
play_online_start_theirs = Beginnt { $name } nicht innerhalb von { $time }, wird die Partie annulliert.
play_online_locked = Das Programm gibt keine Ratschläge zu einer laufenden Online-Partie.
play_online_claimed = { $name } hatte die Partie verlassen.
error_online_seat = Dieser Link gehört zu keinem Platz in dieser Partie. Vielleicht fehlt ein Stück davon.
play_online_help =
    Ein Zug: c4b3 (bewegen), 112-221 (tauschen), 112-121-211 (rotieren), b5b6+112-221 (bewegen, dann Bonuszug), pass
    turns [SCHIFF]   die erlaubten Züge, alle oder die eines Schiffs: turns 112
    board, clock     noch einmal das Brett oder die Uhren
    plan ZUG         diese Antwort sofort spielen, wenn sie nach dem Zug des Gegners erlaubt ist; plan verwirft sie
    takeback         um die Rücknahme deines letzten Zugs bitten
    agree            anbieten, die Partie zu beenden (Tie-Break)
    accept, decline  ein Angebot beantworten; withdraw zieht das eigene zurück
    say [SATZ]       einen Satz sagen oder die Sätze auflisten
    time             dem Gegner Zeit schenken
    resign           aufgeben; abort annulliert die Partie, solange nicht beide Seiten gezogen haben
    claim            die Partie beenden, wenn der Gegner schon lange weg ist
    resume           die Uhr nach einem Ausfall des Servers weiterlaufen lassen
    rematch          nach der Partie: eine Revanche mit vertauschten Seiten anbieten
    link             ein Link, um auf einem anderen Gerät weiterzuspielen
    save DATEI       die Partie in eine Datei schreiben; mfen zeigt die Stellung als Text
    quit             gehen; die Partie läuft weiter, und du kannst zurückkommen
