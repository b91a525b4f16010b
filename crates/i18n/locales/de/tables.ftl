### `mad tables`: tables of endings.

## Errors

error_table = { $file }: { $reason }
table_not_one = das ist keine Endspieltabelle
table_version = sie hat Version { $found } des Formats; dieses Programm liest Version { $expected }
table_length = sie hat { $found } statt { $expected } Bytes
table_head_damaged = ihr erster Teil ist beschädigt
table_page_damaged = Seite { $page } ist beschädigt
table_file_damaged = sie ist beschädigt: die Prüfsumme stimmt nicht
table_other = sie enthält die Tabelle { $name }. Lösche sie, damit die richtige gebaut wird
table_twice = eine andere Datei enthält dieselbe Tabelle
table_locked = ein anderes Programm schreibt sie gerade
table_differs = beim Zurücklesen hatte Eintrag { $entry } einen anderen Wert als geschrieben
table_ends = sie endet vor Byte { $offset }
error_tables_turns = Ein Sieg dauert mehr Züge, als der Löser zählen kann.
error_tables_threads = Die Threads können nicht gestartet werden: { $reason }
error_tables_empty = { $folder } enthält keine Tabellen; baue sie mit „mad tables build“
error_tables_missing = { $folder } hat keine Tabelle für diese Stellung: { $file } fehlt
error_tables_covered = Keine Tabelle enthält diese Stellung: es gibt Tabellen bis zu { $ships } Schiffen, nach den Positionierungsrunden.

## Building

tables_plan = { $count } Tabellen; die größte Schicht hat { $entries } Einträge und braucht { $gigabytes } GB Speicher.
tables_checking = { $file } wird geprüft
tables_counting = { $balance }: die Züge aller Stellungen werden gezählt
tables_solving = { $balance }, { $goal ->
    [victory] Siege
   *[semi] Halbsiege
} in { $turns }: { $decided } von { $entries } Einträgen
tables_writing = { $file } wird geschrieben
tables_comparing = { $file } wird zurückgelesen
tables_kept = { $file }: unversehrt, behalten
tables_built = { $file }: { $bytes } Bytes in { $seconds } s
tables_done = Alle Tabellen sind in { $folder }.

## Checking

tables_intact = { $file }: die Prüfsumme stimmt
tables_damaged = { $count ->
    [one] Eine Tabelle ist unbrauchbar.
   *[other] { $count } Tabellen sind unbrauchbar.
}
tables_following = { $count } Stellungen stimmen mit den Stellungen nach ihren Zügen überein.
tables_agreeing = { $file }: { $count } Stellungen stimmen mit dem unabhängigen Löser überein.
tables_too_large = { $file }: der unabhängige Löser geht bis zu { $ships } Schiffen.
tables_wrong = { $file }: ein falscher Wert: { $mfen }

## What they contain

tables_summary = { $count ->
    [one] eine Tabelle
   *[other] { $count } Tabellen
}, { $bytes } Bytes
tables_board = Brett { $board }, Tie-Break nach { $limit } Zügen, Rot am Zug:
tables_board_off = Brett { $board }, kein Tie-Break, Rot am Zug:
tables_table = { $balance }: { $entries } Stellungen, { $bytes } Bytes
tables_counts = { $owner ->
    [red] der Tie-Break gehört Rot
   *[blue] der Tie-Break gehört Blau
}: Rot siegt { $redwins }, Rot siegt halb { $redsemi }, Blau siegt halb { $bluesemi }, Blau siegt { $bluewins }
tables_counts_off = Rot siegt { $red }, niemand siegt { $undecided }, Blau siegt { $blue }
tables_longest = { $side ->
    [red] längster Sieg von Rot
   *[blue] längster Sieg von Blau
}: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}: { $mfen }

## A position

tables_victory = { $side ->
    [red] Rot siegt und braucht dafür
   *[blue] Blau siegt und braucht dafür
} { $turns } der { $left } Züge, die bis zum Tie-Break bleiben.
tables_victory_off = { $side ->
    [red] Rot siegt in { $turns ->
        [one] einem Zug.
       *[other] { $turns } Zügen.
    }
   *[blue] Blau siegt in { $turns ->
        [one] einem Zug.
       *[other] { $turns } Zügen.
    }
}
tables_semi = { $side ->
    [red] Rot bekommt den Halbsieg.
   *[blue] Blau bekommt den Halbsieg.
}
tables_semi_late = { $side ->
    [red] Ein Sieg von Rot braucht
   *[blue] Ein Sieg von Blau braucht
} { $turns } Züge, und es bleiben nur { $left }.
tables_undecided = Keine Seite kann einen Sieg erzwingen.
tables_turns = Züge, die das bewahren, der beste zuerst:
tables_turns_unknown = Die Züge sind nicht geordnet: im Ordner fehlen Tabellen der Stellungen danach.
tables_turn_ends = beendet das Spiel
tables_turn_needs = noch { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
}
