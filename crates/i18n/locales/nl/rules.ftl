### Texts about the rules: outcomes, refusals, errors in texts.

## Names

ship = { $rank ->
    [corvette] korvet
    [frigate] fregat
    [destroyer] torpedojager
   *[cruiser] kruiser
} { $class } { $side ->
    [red] van rood
   *[blue] van blauw
}
list_and = { $first } en { $last }
board_aztec = Azteken

## How games end

outcome_exile = { $winner ->
    [red] Rood wint: de korvet van blauw is verbannen.
   *[blue] Blauw wint: de korvet van rood is verbannen.
}
outcome_resignation = { $winner ->
    [red] Rood wint: blauw heeft opgegeven.
   *[blue] Blauw wint: rood heeft opgegeven.
}
outcome_time = { $winner ->
    [red] Rood wint: de tijd van blauw is om.
   *[blue] Blauw wint: de tijd van rood is om.
}
outcome_tie_break = { $winner ->
    [red] Rood krijgt een semi-overwinning door de tiebreak.
   *[blue] Blauw krijgt een semi-overwinning door de tiebreak.
}
outcome_agreement = { $winner ->
    [red] Rood krijgt een semi-overwinning: de spelers spraken af te stoppen.
   *[blue] Blauw krijgt een semi-overwinning: de spelers spraken af te stoppen.
}
tie_break_near = { $left ->
    [one] Nog één beurt zonder verstoting
   *[other] Nog { $left } beurten zonder verstoting
}{ $owner ->
    [red] {" "}en rood krijgt een semi-overwinning.
   *[blue] {" "}en blauw krijgt een semi-overwinning.
}
tie_break_off = { $owner ->
    [red] Geen beurtenlimiet; spreken beide spelers af te stoppen, dan krijgt rood de semi-overwinning.
   *[blue] Geen beurtenlimiet; spreken beide spelers af te stoppen, dan krijgt blauw de semi-overwinning.
}

## Why a turn is not legal

illegal_game_over = De partij is voorbij. { $outcome }
illegal_pass = Passen kan alleen in de positioneringsbeurt.
illegal_move_on_positioning = In de positioneringsbeurt verplaats je geen schip: wissel, roteer of pas.
illegal_not_on_board = Dit bord heeft geen veld { $square }.
illegal_no_ship = Op { $square } staat geen schip.
illegal_not_your_ship = Op { $square } staat { $ship }; dat schip is niet van jou.
illegal_stays_put = Een schip kan niet eindigen waar het begon.
illegal_too_far = { $sails ->
    [one] Met één zeil beweegt { $ship } één veld; dit zijn { $distance } velden.
   *[other] Met twee zeilen beweegt { $ship } één of twee velden; dit zijn { $distance } velden.
}
illegal_own_ship = Op { $square } staat al een eigen schip: { $ship }.
illegal_blocked_one = De weg is versperd: { $middle }.
illegal_blocked_two = Beide wegen zijn versperd: { $first }, { $second }.
middle_ship = op { $square } staat { $ship }
middle_missing = veld { $square } bestaat niet
illegal_shielded = Eén kanon wint niet van twee schilden: { $ship } kan { $target } niet verstoten.
illegal_bonus_long = Een bonuszet krijg je alleen na een verplaatsing van precies één veld.
illegal_bonus_square = { $square } is geen bonusveld.
illegal_bonus_end = Wie de korvet verstoot, beëindigt de partij; daarna is er geen bonuszet.
illegal_bonus_mover = Aan de bonuszet moet het verplaatste schip meedoen: { $ship }.
illegal_both_exiled = { $ships } zijn allebei verbannen; voor een permutatie moet er één in de arena staan.
illegal_trio_exiled = { $ships } zijn verbannen; voor een rotatie moeten er twee van de drie in de arena staan.

## What is wrong with a position

fault_off_board = Op { $square } staat { $ship }, maar dit bord heeft dat veld niet.
fault_shared_square = Twee schepen staan op hetzelfde veld, { $square }: { $first } en { $second }.
fault_both_corvettes = Beide korvetten zijn verbannen.
fault_quiet = { $quiet } beurten zonder verstoting is meer dan de limiet van { $limit }.
fault_number_zero = Beurtnummers beginnen bij 1.
fault_number_side = Beurt { $number } is van de andere speler: oneven nummers zijn van rood, even van blauw.

## What is wrong with a text

found = gevonden: “{ $letter }”
found_end = gevonden: het einde van de tekst
expected = verwacht: { $what }; { $found }

mfen_error = Stelling, onderdeel { $field } ({ $name }), offset { $offset }: { $problem }
mfen_field_placement = opstelling
mfen_field_to_move = speler aan zet
mfen_field_positioning = positioneringsbeurten
mfen_field_last_expeller = laatste verstoting
mfen_field_quiet = beurten zonder verstoting en limiet
mfen_field_number = beurtnummer
mfen_ship_twice = { $ship } staat er twee keer
mfen_digits = twee aantallen lege velden na elkaar: schrijf hun som
mfen_row_length = { $found ->
    [one] deze rij heeft één veld, de eerste heeft er { $expected }
   *[other] deze rij heeft { $found } velden, de eerste heeft er { $expected }
}
mfen_columns = { $found ->
    [one] deze rij heeft één veld; borden hebben 2 tot 7 kolommen
   *[other] deze rij heeft { $found } velden; borden hebben 2 tot 7 kolommen
}
mfen_rows = { $found ->
    [one] er is één rij; borden hebben er 2 tot 8
   *[other] er zijn { $found } rijen; borden hebben er 2 tot 8
}
mfen_shape = de velden met een x passen bij geen bekend bord
mfen_too_large = het grootste getal is 65535
mfen_leading_zero = getallen beginnen niet met een nul
mfen_expects_square = een schip, een aantal lege velden (1 tot 7) of x
mfen_expects_class = drie cijfers, elk 1 of 2
mfen_expects_to_move = r of b
mfen_expects_positioning = rb, b, r of -
mfen_expects_expeller = r, b of -
mfen_expects_number = een getal
mfen_expects_slash = een schuine streep en de limiet
mfen_expects_limit = een limiet van minstens 1, of -
mfen_expects_space = één spatie en het volgende onderdeel
mfen_expects_end = het einde van de tekst

turn_error = Zet “{ $text }”, offset { $offset }, verwacht: { $expected }
turn_expects_turn = een zet zoals c4b3, 112-221, 112-121-211, b5b6+112-221 of pass
turn_expects_square = een veld, a1 tot g8
turn_expects_bonus = “+” en een teleportatie, of het einde
turn_expects_class = drie cijfers, elk 1 of 2
turn_expects_dash = “-” en nog een klasse
turn_expects_cycle = twee complementen, de drie fregatten of de drie torpedojagers
turn_expects_end = het einde van de zet

record_error = regel { $line }, kolom { $column } (offset { $offset }): { $problem }
record_not_utf8 = dit is geen UTF-8-tekst
record_too_large = één partij van meer dan { $bytes } bytes
record_duplicate_tag = de tag { $tag } staat er twee keer
record_tag_value = tag { $tag }, verwacht: { $expected }; gevonden: “{ $value }”
record_expects_board = 6x4, 5x5, 4x6 of aztec
record_expects_on_off = on of off
record_expects_tie_break = een getal van 1 tot 65535, of off
record_expects_termination = exile, tie-break, agreement, resignation, time, abandoned of unterminated
record_open_comment = deze opmerking heeft geen sluitaccolade
record_open_variation = deze variant heeft geen sluithaakje
record_too_deep = varianten mogen hoogstens { $most } diep genest zijn
record_glyph = glyphs gaan van $0 tot $65535
record_number = hier hoort nummer { $expected }
record_illegal = beurt { $number }, { $text }: { $reason }
record_result_tag = de tag Result zegt { $tag }, het resultaat na de zetten is { $result }
record_no_turn = “{ $text }” is geen zet, verwacht: { $expected }
record_unknown_result = “{ $text }” is geen resultaat; er zijn 1-0, 0-1, 1/2-0, 0-1/2 en *
record_termination = het resultaat { $result } past niet bij { $termination } in de tag Termination
record_contradiction = het resultaat { $result } klopt niet met de zetten. { $outcome }
record_not_over = Na deze zetten is er geen korvet verbannen en is de tiebreak niet bereikt.
record_not_owner = { $owner ->
    [red] Na deze zetten is de semi-overwinning voor rood.
   *[blue] Na deze zetten is de semi-overwinning voor blauw.
}
record_expects_tag_name = de naam van een tag
record_expects_tag_value = een waarde tussen dubbele aanhalingstekens, op één regel
record_expects_escape = een dubbel aanhalingsteken of een backslash na de backslash
record_expects_tag_end = een vierkant sluithaakje
record_expects_turn = een zet, een nummer, een opmerking of een resultaat
record_expects_turn_inside = een zet, een opmerking of een sluithaakje
record_expects_turn_before = eerst een zet
record_expects_turn_after = de zet die bij het nummer hoort
record_expects_glyph = het nummer van een glyph
record_expects_end = het einde van de partij
