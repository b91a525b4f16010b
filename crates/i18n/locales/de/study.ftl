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
