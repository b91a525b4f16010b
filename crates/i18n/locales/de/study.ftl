# Texts of the analysis board.

## The list of studies

study_title = Analyse
study_note = Sehen Sie sich Partien und Stellungen mit der Engine an, probieren Sie andere Züge und notieren Sie, was Sie finden. Analysen bleiben auf diesem Gerät.
study_new = Neue Analyse
study_board = Brett { $board }
study_from_games = Aus einer gespeicherten Partie
study_paste = Eine Partie, ein Link oder eine Stellung
study_open = Text öffnen
study_file = Datei öffnen
study_bad_file = Die Datei kann nicht gelesen werden.
study_bad_text = In diesem Text steht keine Partie, kein Link und keine Stellung.
study_all = Analysen
study_none = Noch keine Analysen.
study_unnamed = Analyse ohne Namen
study_damaged = Eine Analyse, die nicht gelesen werden kann
study_missing = Diese Analyse gibt es auf diesem Gerät nicht.
study_too_large = Eine Analyse hat höchstens { $turns } Züge.
study_too_deep = Varianten lassen sich nicht tiefer verschachteln.

## The engine

study_engine = Engine-Analyse
study_engine_on = Die Engine läuft.
study_engine_off = Die Engine ist aus.
study_engine_failed = Die Engine kann nicht benutzt werden: { $reason }
study_thinking = Suche läuft…
study_effort = Tiefe { $depth } · { $speed } Millionen Stellungen pro Sekunde
study_exact = exakt nach Tabellen
study_lines = { $count ->
    [one] eine Variante
   *[other] { $count } Varianten
}
study_fewer_lines = Weniger Varianten
study_more_lines = Mehr Varianten
study_threat = Drohung
study_threat_is = Wäre der Gegner am Zug: { $turn }
study_no_threat = Hier gibt es keine Drohung zu suchen.
study_insert = Diese Variante einfügen
study_line_inserted = Die Zugfolge ist jetzt eine Variante.
study_play_best = Besten Zug spielen
study_best = Am besten: { $turn }
study_read = Bewertung vorlesen
study_even = Etwa ausgeglichen: { $percent } % für Rot.
study_better = { $side ->
    [red] Rot steht etwas besser: { $percent } % für Rot.
   *[blue] Blau steht etwas besser: { $percent } % für Rot.
}
study_much_better = { $side ->
    [red] Rot steht besser: { $percent } % für Rot.
   *[blue] Blau steht besser: { $percent } % für Rot.
}
study_winning = { $side ->
    [red] Rot steht viel besser: { $percent } % für Rot.
   *[blue] Blau steht viel besser: { $percent } % für Rot.
}
study_wins = { $side ->
    [red] Rot gewinnt in { $turns ->
        [one] einem Zug.
       *[other] { $turns } Zügen.
    }
   *[blue] Blau gewinnt in { $turns ->
        [one] einem Zug.
       *[other] { $turns } Zügen.
    }
}
study_semi = { $side ->
    [red] Rot bekommt den Halbsieg.
   *[blue] Blau bekommt den Halbsieg.
}

## Turns, variations and annotations

study_no_turns = Noch keine Züge. Spielen Sie auf dem Brett.
study_previous_variation = Vorige Variante
study_next_variation = Nächste Variante
study_promote = Zur Hauptvariante machen
study_promoted = Das ist jetzt die Hauptvariante.
study_delete_turn = Ab hier löschen
study_restore = Gelöschtes zurückholen
study_annotations = Kommentar und Zeichen
study_comment = Kommentar
study_comment_aloud = Kommentar: { $text }
study_variations_aloud = Hier stehen { $count } Züge.
study_glyphs = Zeichen für den Zug
study_glyph = { $glyph ->
    [good] Guter Zug
    [mistake] Fehler
    [brilliant] Brillanter Zug
    [blunder] Grober Fehler
    [interesting] Interessanter Zug
   *[dubious] Ungenauigkeit
}
study_circle = Kreis um das Feld
study_arrow = Pfeil: Anfang und Ende auf einem Feld
study_arrow_begun = Pfeil von { $spot }. Am Ende die Taste noch einmal drücken.
study_circled = Kreis um { $spot }.
study_arrowed = Pfeil von { $from } nach { $to }.
study_erased = Entfernt.

## The menu

study_long_turns = Schiffe in der Zugliste zeigen
study_short_turns = Kurze Notation in der Zugliste
study_copy_record = Partie mit Varianten kopieren
study_save_svg = Brett als SVG speichern
study_save_png = Brett als PNG speichern
study_print = Drucken
study_play = Von hier an weiterspielen
study_rename = Umbenennen
study_name = Name der Analyse
study_delete = Analyse löschen
study_delete_question = „{ $name }“ löschen? Das lässt sich nicht rückgängig machen.

## The review of a game

study_review_title = Auswertung
study_review_start = Partie auswerten
study_review_again = Noch einmal auswerten
study_review_progress = { $percent } % ausgewertet
study_review_stop = Anhalten
study_review_graph = Das erwartete Ergebnis von Rot im Lauf der Partie. Die Liste darunter enthält die beurteilten Züge.
study_review_accuracy = Genauigkeit
study_review_percent = { $percent } %
study_review_counts = { $kind ->
    [inaccuracy] Ungenauigkeiten
    [mistake] Fehler
   *[blunder] Grobe Fehler
}
study_review_learn = { $side ->
    [red] { $count ->
        [one] Aus dem Fehler von Rot lernen
       *[other] Aus den { $count } Fehlern von Rot lernen
    }
   *[blue] { $count ->
        [one] Aus dem Fehler von Blau lernen
       *[other] Aus den { $count } Fehlern von Blau lernen
    }
}
study_review_write = In die Analyse schreiben
study_review_written = Zeichen, Kommentare und bessere Varianten stehen jetzt in der Analyse.
study_review_mistakes = Die beurteilten Züge
study_review_no_mistakes = Kein Zug hat viel gekostet. Gut gespielt!
study_review_turning_point = Wendepunkt
study_review_thresholds = Prozentpunkte des erwarteten Ergebnisses, die ein Zug kostet: ab { $inaccuracy } eine Ungenauigkeit, ab { $mistake } ein Fehler, ab { $blunder } ein grober Fehler.
study_review_task = { $side ->
    [red] { $turn } Finden Sie einen besseren Zug für Rot.
   *[blue] { $turn } Finden Sie einen besseren Zug für Blau.
}
study_review_right = Richtig: Das hält, was da ist.
study_review_wrong = Das kostet { $percent } Prozentpunkte. Versuchen Sie etwas anderes.
study_review_solution = Besser: { $turn }
study_review_learnt = Das war der letzte.
study_review_next = Nächster Fehler
study_review_show = Besseren Zug zeigen
study_review_try_again = Noch einmal versuchen
study_review_end = Lernen beenden
