### Texts about the rules: outcomes, refusals, errors in texts.

## Names

ship = { $rank ->
    [corvette] Korvette
    [frigate] Fregatte
    [destroyer] Zerstörer
   *[cruiser] Kreuzer
} { $class } von { $side ->
    [red] Rot
   *[blue] Blau
}
list_and = { $first } und { $last }
board_aztec = Azteken

## How games end

outcome_exile = { $winner ->
    [red] Rot gewinnt: Die blaue Korvette ist im Exil.
   *[blue] Blau gewinnt: Die rote Korvette ist im Exil.
}
outcome_resignation = { $winner ->
    [red] Rot gewinnt: Blau hat aufgegeben.
   *[blue] Blau gewinnt: Rot hat aufgegeben.
}
outcome_time = { $winner ->
    [red] Rot gewinnt: Die Zeit von Blau ist abgelaufen.
   *[blue] Blau gewinnt: Die Zeit von Rot ist abgelaufen.
}
outcome_tie_break = { $winner ->
    [red] Halbsieg für Rot durch Tie-Break.
   *[blue] Halbsieg für Blau durch Tie-Break.
}
outcome_agreement = { $winner ->
    [red] Halbsieg für Rot: Beide haben sich geeinigt aufzuhören.
   *[blue] Halbsieg für Blau: Beide haben sich geeinigt aufzuhören.
}
tie_break_near = { $left ->
    [one] Nach einem weiteren Zug ohne Vertreibung
   *[other] Nach { $left } weiteren Zügen ohne Vertreibung
} bekommt { $owner ->
    [red] Rot
   *[blue] Blau
} einen Halbsieg.
tie_break_off = { $owner ->
    [red] Kein Zuglimit; einigen sich beide aufzuhören, bekommt Rot den Halbsieg.
   *[blue] Kein Zuglimit; einigen sich beide aufzuhören, bekommt Blau den Halbsieg.
}

## Why a turn is not legal

illegal_game_over = Die Partie ist vorbei. { $outcome }
illegal_pass = Passen darfst du nur im Positionierungszug.
illegal_move_on_positioning = Im Positionierungszug bewegt sich kein Schiff: Tausche, rotiere oder passe.
illegal_not_on_board = Ein Feld { $square } gibt es auf diesem Brett nicht.
illegal_no_ship = Auf { $square } steht kein Schiff.
illegal_not_your_ship = Das Schiff auf { $square } gehört dir nicht: { $ship }.
illegal_stays_put = Eine Bewegung kann nicht dort enden, wo sie begann.
illegal_too_far = { $sails ->
    [one] { $ship } hat ein Segel und kommt ein Feld weit; hier sind es { $distance }.
   *[other] { $ship } hat zwei Segel und kommt ein oder zwei Felder weit; hier sind es { $distance }.
}
illegal_own_ship = Auf { $square } steht dein eigenes Schiff: { $ship }.
illegal_blocked_one = Der Weg ist versperrt: { $middle }.
illegal_blocked_two = Beide Wege sind versperrt: { $first }, { $second }.
middle_ship = { $ship } auf { $square }
middle_missing = kein Feld { $square }
illegal_shielded = Eine Kanone reicht nicht gegen zwei Schilde: { $ship } kann { $target } nicht vertreiben.
illegal_bonus_long = Einen Bonuszug gibt es nur nach einer Bewegung um genau ein Feld.
illegal_bonus_square = { $square } ist kein Bonusfeld.
illegal_bonus_end = Wird die Korvette vertrieben, endet die Partie; danach gibt es keinen Bonuszug.
illegal_bonus_mover = Am Bonuszug muss das bewegte Schiff teilnehmen: { $ship }.
illegal_both_exiled = { $ships } sind beide im Exil; für eine Permutation muss eines davon in der Arena sein.
illegal_trio_exiled = { $ships } sind im Exil; für eine Rotation müssen zwei der drei in der Arena sein.

## What is wrong with a position

fault_off_board = { $ship } steht auf { $square }; dieses Feld hat das Brett nicht.
fault_shared_square = { $first } und { $second } stehen auf demselben Feld, { $square }.
fault_both_corvettes = Beide Korvetten sind im Exil.
fault_quiet = { $quiet } Züge ohne Vertreibung sind mehr als das Limit von { $limit }.
fault_number_zero = Zugnummern beginnen bei 1.
fault_number_side = Zug { $number } gehört der anderen Seite: Rot hat ungerade Nummern, Blau gerade.

## What is wrong with a text

found = gefunden wurde „{ $letter }“
found_end = gefunden wurde das Ende des Textes
expected = erwartet wird { $what }, { $found }

mfen_error = Stellung, Abschnitt { $field } ({ $name }), Stelle { $offset }: { $problem }
mfen_field_placement = Aufstellung
mfen_field_to_move = Seite am Zug
mfen_field_positioning = Positionierungszüge
mfen_field_last_expeller = letzte Vertreibung
mfen_field_quiet = Züge ohne Vertreibung und Limit
mfen_field_number = Zugnummer
mfen_ship_twice = { $ship } kommt zweimal vor
mfen_digits = zwei Zahlen für leere Felder hintereinander: Schreib ihre Summe
mfen_row_length = { $found ->
    [one] diese Reihe hat ein Feld, die erste hat { $expected }
   *[other] diese Reihe hat { $found } Felder, die erste hat { $expected }
}
mfen_columns = { $found ->
    [one] diese Reihe hat ein Feld; Bretter haben 2 bis 7 Spalten
   *[other] diese Reihe hat { $found } Felder; Bretter haben 2 bis 7 Spalten
}
mfen_rows = { $found ->
    [one] es gibt eine Reihe; Bretter haben 2 bis 8
   *[other] es gibt { $found } Reihen; Bretter haben 2 bis 8
}
mfen_shape = die mit x markierten Felder passen zu keinem bekannten Brett
mfen_too_large = die größte Zahl ist 65535
mfen_leading_zero = Zahlen beginnen nicht mit einer Null
mfen_expects_square = ein Schiff, eine Zahl für leere Felder (1 bis 7) oder x
mfen_expects_class = eine Klasse aus drei Ziffern, jeweils 1 oder 2
mfen_expects_to_move = r oder b
mfen_expects_positioning = rb, b, r oder -
mfen_expects_expeller = r, b oder -
mfen_expects_number = eine Zahl
mfen_expects_slash = ein Schrägstrich mit dem Limit
mfen_expects_limit = ein Limit von mindestens 1 oder -
mfen_expects_space = ein Leerzeichen vor dem nächsten Abschnitt
mfen_expects_end = das Ende des Textes

turn_error = Zug „{ $text }“, Stelle { $offset }: erwartet wird { $expected }
turn_expects_turn = ein Zug wie c4b3, 112-221, 112-121-211, b5b6+112-221 oder pass
turn_expects_square = ein Feld, a1 bis g8
turn_expects_bonus = „+“ mit einer Teleportation oder das Ende
turn_expects_class = eine Klasse aus drei Ziffern, jeweils 1 oder 2
turn_expects_dash = „-“ mit einer weiteren Klasse
turn_expects_cycle = zwei komplementäre Schiffe, die drei Fregatten oder die drei Zerstörer
turn_expects_end = das Ende des Zugs

record_error = Zeile { $line }, Spalte { $column } (Stelle { $offset }): { $problem }
record_not_utf8 = das ist kein UTF-8-Text
record_too_large = eine einzelne Partie mit mehr als { $bytes } Bytes
record_duplicate_tag = der Eintrag { $tag } steht zweimal da
record_tag_value = Eintrag { $tag }: erwartet wird { $expected }, gefunden wurde „{ $value }“
record_expects_board = 6x4, 5x5, 4x6 oder aztec
record_expects_on_off = on oder off
record_expects_tie_break = eine Zahl von 1 bis 65535 oder off
record_expects_termination = exile, tie-break, agreement, resignation, time, abandoned oder unterminated
record_open_comment = diesem Kommentar fehlt die schließende geschweifte Klammer
record_open_variation = dieser Variante fehlt die schließende runde Klammer
record_too_deep = Varianten dürfen höchstens { $most } Ebenen tief verschachtelt sein
record_glyph = Wertungszeichen gehen von $0 bis $65535
record_number = hier muss die Nummer { $expected } stehen
record_illegal = Zug { $number }, { $text }: { $reason }
record_result_tag = der Eintrag Result sagt { $tag }, das Ergebnis nach den Zügen ist { $result }
record_no_turn = „{ $text }“ ist kein Zug: erwartet wird { $expected }
record_unknown_result = „{ $text }“ ist kein Ergebnis; es gibt 1-0, 0-1, 1/2-0, 0-1/2 und *
record_termination = das Ergebnis { $result } passt nicht zum Partieende { $termination }
record_contradiction = das Ergebnis { $result } widerspricht den Zügen. { $outcome }
record_not_over = Nach diesen Zügen ist keine Korvette im Exil und der Tie-Break nicht erreicht.
record_not_owner = { $owner ->
    [red] Nach diesen Zügen ginge der Halbsieg an Rot.
   *[blue] Nach diesen Zügen ginge der Halbsieg an Blau.
}
record_expects_tag_name = der Name eines Eintrags
record_expects_tag_value = ein Wert in doppelten Anführungszeichen, in einer Zeile
record_expects_escape = nach dem Backslash ein doppeltes Anführungszeichen oder ein Backslash
record_expects_tag_end = eine schließende eckige Klammer
record_expects_turn = ein Zug, eine Nummer, ein Kommentar oder ein Ergebnis
record_expects_turn_inside = ein Zug, ein Kommentar oder eine schließende runde Klammer
record_expects_turn_before = ein Zug davor
record_expects_turn_after = der Zug zu dieser Nummer
record_expects_glyph = die Nummer eines Wertungszeichens
record_expects_end = das Ende der Partie
