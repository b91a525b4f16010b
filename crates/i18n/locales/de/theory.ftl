### `mad theory`: what is known about the game.

## Errors and progress

error_results = { $file } kann nicht fortgesetzt werden: { $reason }
results_format = Zeile { $line } ist kein Ergebnis von „mad theory“
results_settings = sie enthält Ergebnisse anderer Einstellungen oder einer anderen Engine ({ $settings }). Verwende dieselben Einstellungen oder eine andere Datei.
results_locked = ein anderes Programm schreibt sie gerade
theory_stopped = Abgebrochen. Ohne --results bleibt nichts erhalten.
theory_progress = { $done } von { $all }
theory_incomplete = { $done } von { $all } Teilen sind fertig. Derselbe Befehl macht weiter.

## Words of several tables

theory_red = Rot
theory_blue = Blau
theory_all = zusammen
theory_off = aus
theory_result = Ergebnis
theory_games = Partien
theory_positions = Stellungen
theory_limit = { $limit ->
    [off] kein Tie-Break
   *[other] Tie-Break nach { $limit } Zügen
}

## Ends

theory_ends = { $games } Partien auf dem Brett { $board }, { $nodes } Knoten pro Zug, { $positioning ->
    [on] mit
   *[off] ohne
} Positionierungszüge, { $limit }. Prozent, mit 95%-Intervallen:
theory_end = Ende
theory_victories = Siege
theory_semi_victories = Halbsiege durch Tie-Break
theory_unfinished = nach 600 Zügen nicht beendet
theory_length = Züge einer Partie
theory_shortest = kürzeste
theory_median = Median
theory_longest = längste
theory_of_turns = Prozent aller Züge
theory_moves = Bewegungen
theory_permutations = Permutationen
theory_rotations = Rotationen
theory_bonuses = Bonuszüge
theory_passes = Passen
theory_expulsions = davon mit Vertreibung
theory_returns = davon mit Rückkehr aus dem Exil
theory_ends_note = { $different } verschiedene Partien. Halbsiege ganz ohne Vertreibung: { $quiet }. Siege durch den letzten Zug des Siegers selbst: { $own }.

## Kinds of turns

theory_turns = { $positions } Stellungen aus { $games } Partien auf dem Brett { $board }, { $nodes } Knoten pro Zug. Prozent, mit 95%-Intervallen; Kosten sind Prozentpunkte des erwarteten Ergebnisses:
theory_kind = Art
theory_played = gespielt
theory_possible = möglich
theory_best = am besten
theory_cost = Kosten eines Verbots für einen Zug
theory_cost_if_best = Kosten, wo sie am besten ist
theory_matches = Wettkämpfe mit { $nodes } Knoten pro Zug gegen eine Engine, die eine Art von Zug nicht kennt, weder bei sich noch beim Gegner:
theory_unknown_kind = unbekannte Art
theory_pairs = Partienpaare
theory_elo = Elo (95%)

## Ships

theory_ships = Stellungen aus { $games } Partien auf dem Brett { $board }, { $nodes } Knoten pro Zug und Stellung. Was der Besitzer verliert, wenn ein Schiff ins Exil geht, in Prozentpunkten des erwarteten Ergebnisses, mit 95%-Intervallen:
theory_ship = Schiff
theory_with_complement = Komplement in der Arena
theory_without_complement = Komplement im Exil
theory_in_cruisers = in Kreuzern
theory_more = mehr als ein Schiff oder keines
theory_pair = { $one } und { $two } zusammen
theory_turn = das Zugrecht
theory_last_expulsion = die letzte Vertreibung (Tie-Break)
theory_worth = Wert

## Starts

theory_starts = Startaufstellungen auf dem Brett { $board }, { $limit }; Suchen mit { $nodes } Knoten; bis zu { $games } Partien von jeder mit { $gamenodes } Knoten pro Zug. Erwartetes Ergebnis von Rot in Prozent.
theory_positioning = Vor den Positionierungszügen: { $result } ({ $low } bis { $high }), Tiefe { $depth }: { $line }
theory_mean = Mittel aller Aufstellungen, der Wert des ersten Zuges ohne Wahl der Aufstellung: { $red }
theory_agreement = Partien bestätigen das Urteil der Suche bei { $agreeing } von { $compared } Aufstellungen.
theory_verdict = { $verdict ->
    [blue-winning] Blau steht auf Sieg
    [blue-better] Blau steht besser
    [even] ausgeglichen
    [red-better] Rot steht besser
   *[red-winning] Rot steht auf Sieg
}
theory_verdict_column = Urteil
theory_starts_column = Aufstellungen
theory_formation = Positionierungszug
theory_red_mean = mittleres Ergebnis von Rot damit
theory_best_answer = beste Antwort von Blau
theory_after_answer = Ergebnis von Rot danach
theory_blue_mean = mittleres Ergebnis von Blau damit
theory_search = Suche
theory_iterations = letzte Iterationen
theory_depth = Tiefe
theory_line = Hauptvariante

## Limits

theory_limits = Alle Startaufstellungen auf dem Brett { $board }, { $nodes } Knoten bei jedem Limit, verglichen mit { $reference }. Erwartetes Ergebnis von Rot in Prozent:
theory_limit_column = Limit
theory_difference = mittlerer Unterschied
theory_changed = anderes Urteil
theory_largest = größter Unterschied
theory_change = { $start }: { $before } → { $after }

## Endings

theory_endings = Brett { $board }, { $limit ->
    [off] kein Tie-Break
   *[other] Tie-Break nach { $limit } Zügen
}, Prozent aller Stellungen. Rot ist am Zug; { $limit ->
    [off] Längen sind Züge bis zum Ende der Partie
   *[other] der Tie-Break gehört Rot, und Längen sind Züge bis zur nächsten Vertreibung eines sicheren Sieges
}:
theory_balance = Schiffe
theory_mover_wins = Rot siegt
theory_mover_semi = Halbsiege
theory_mover_loses = Blau siegt
theory_nobody = niemand siegt
theory_longest_win = längster Sieg von Rot
theory_longest_loss = längster Sieg von Blau
theory_example = Beispiel
