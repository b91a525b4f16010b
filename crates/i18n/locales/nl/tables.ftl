### `mad tables`: tables of endings.

## Errors

error_table = { $file }: { $reason }
table_not_one = het is geen tabel van eindspelen
table_version = hij heeft versie { $found } van het formaat; dit programma leest versie { $expected }
table_length = hij heeft { $found } bytes in plaats van { $expected }
table_head_damaged = het eerste deel is beschadigd
table_page_damaged = pagina { $page } is beschadigd
table_file_damaged = hij is beschadigd: de controlesom klopt niet
table_other = hij bevat de tabel { $name }. Verwijder hem om de juiste te laten bouwen
table_twice = een ander bestand bevat dezelfde tabel
table_locked = een ander programma is hem aan het schrijven
table_differs = bij het teruglezen had post { $entry } een andere waarde dan geschreven
table_ends = hij eindigt vóór byte { $offset }
error_tables_turns = Een overwinning duurt meer beurten dan de oplosser kan tellen.
error_tables_threads = De threads kunnen niet worden gestart: { $reason }
error_tables_empty = { $folder } bevat geen tabellen; bouw ze met “mad tables build”
error_tables_missing = { $folder } heeft geen tabel van deze stelling: { $file } ontbreekt
error_tables_covered = Geen tabel bevat deze stelling: er zijn tabellen van ten hoogste { $ships } schepen, na de positioneringsbeurten.

## Building

tables_plan = { $count } tabellen; de grootste laag heeft { $entries } posten en vraagt { $gigabytes } GB geheugen.
tables_checking = controle van { $file }
tables_counting = { $balance }: de zetten van alle stellingen tellen
tables_solving = { $balance }, { $goal ->
    [victory] overwinningen
   *[semi] semi-overwinningen
} in { $turns }: { $decided } van { $entries } posten
tables_writing = { $file } schrijven
tables_comparing = { $file } teruglezen
tables_kept = { $file }: in orde, behouden
tables_built = { $file }: { $bytes } bytes in { $seconds } s
tables_done = Alle tabellen staan in { $folder }.

## Checking

tables_intact = { $file }: de controlesom klopt
tables_damaged = { $count ->
    [one] Eén tabel is onbruikbaar.
   *[other] { $count } tabellen zijn onbruikbaar.
}
tables_following = { $count } stellingen stemmen overeen met de stellingen na hun zetten.
tables_agreeing = { $file }: { $count } stellingen stemmen overeen met de onafhankelijke oplosser.
tables_too_large = { $file }: de onafhankelijke oplosser gaat tot { $ships } schepen.
tables_wrong = { $file }: een verkeerde waarde: { $mfen }

## What they contain

tables_summary = { $count ->
    [one] één tabel
   *[other] { $count } tabellen
}, { $bytes } bytes
tables_board = bord { $board }, tiebreak na { $limit } beurten, rood aan zet:
tables_board_off = bord { $board }, zonder tiebreak, rood aan zet:
tables_table = { $balance }: { $entries } stellingen, { $bytes } bytes
tables_counts = { $owner ->
    [red] de tiebreak is voor rood
   *[blue] de tiebreak is voor blauw
}: rood wint { $redwins }, rood wint half { $redsemi }, blauw wint half { $bluesemi }, blauw wint { $bluewins }
tables_counts_off = rood wint { $red }, niemand wint { $undecided }, blauw wint { $blue }
tables_longest = { $side ->
    [red] langste overwinning van rood
   *[blue] langste overwinning van blauw
}: { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}: { $mfen }

## A position

tables_victory = { $side ->
    [red] Rood wint en heeft daarvoor
   *[blue] Blauw wint en heeft daarvoor
} { $turns } van de { $left } beurten tot de tiebreak nodig.
tables_victory_off = { $side ->
    [red] Rood wint in { $turns ->
        [one] één beurt.
       *[other] { $turns } beurten.
    }
   *[blue] Blauw wint in { $turns ->
        [one] één beurt.
       *[other] { $turns } beurten.
    }
}
tables_semi = { $side ->
    [red] Rood krijgt de semi-overwinning.
   *[blue] Blauw krijgt de semi-overwinning.
}
tables_semi_late = { $side ->
    [red] Een overwinning van rood vraagt
   *[blue] Een overwinning van blauw vraagt
} { $turns } beurten, en er zijn er nog maar { $left }.
tables_undecided = Geen van beide kan een overwinning afdwingen.
tables_turns = Zetten die dit behouden, de beste eerst:
tables_turns_unknown = De zetten zijn niet gerangschikt: in de map ontbreken tabellen van de stellingen erna.
tables_turn_ends = beëindigt het spel
tables_turn_needs = nog { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
