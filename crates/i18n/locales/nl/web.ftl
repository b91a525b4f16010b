### What the browser client says. Short: it stands on buttons and beside a board.

## Everywhere

web_title = MAD
web_tagline = Mars, aanval, defensie: een duel van twee vloten
web_home = Home
web_cancel = Annuleren
web_close = Sluiten
web_off = Uit
web_failed = Er ging iets mis: { $reason }
web_fault = Er ging iets mis in de pagina zelf. Je partijen zijn bewaard: herlaad de pagina om verder te gaan.
web_storage_off = Deze browser bewaart niets voor deze pagina. Sluit je de pagina, dan is de partij weg.
web_storage_full = De browser heeft geen ruimte meer voor partijen. Verwijder er een paar, of exporteer ze eerst.
web_unreadable = Deze partij is gewijzigd door een andere versie van MAD. Herlaad de pagina; wat je sindsdien deed, is niet bewaard.
web_other_tab = Deze partij ging verder in een ander tabblad. Je ziet de laatste stand.
web_deleted = Deze partij is verwijderd in een ander tabblad. Speel je verder, dan wordt de partij weer bewaard.
web_copy_failed = De browser laat kopiëren niet toe. Hier is het:
web_private = Niets verlaat dit toestel: partijen, instellingen en computertegenstander zitten in je browser.
web_credit = Het spel is van zijn makers. Regels en borden vind je op
web_credit_link = doeraene.be/mad

## Home

home_learn = Leren spelen
home_learn_on = Verder met leren
home_rules = De regels
home_first = Speel je eerste partij
home_first_note = Jij bent rood, tegen niveau 1. Eén klik en je speelt.
home_continue = Doorspelen
home_play = Tegen de computer
home_two = Samen op dit scherm
home_setup = Stelling opzetten
home_games = Je partijen

## New game

new_title_computer = Tegen de computer
new_title_two = Samen op dit scherm
new_level = Niveau
level_1 = Eerste stappen: kijkt nauwelijks vooruit en mist de meeste kansen.
level_2 = Beginner: ziet wat voor de hand ligt en vergeet de rest.
level_3 = Leerling: pakt wat je laat liggen, maar ziet teleportaties over het hoofd.
level_4 = Liefhebber: speelt verstandig, met af en toe een misser.
level_5 = Degelijk: een gelijkwaardige partij voor wie de regels goed kent.
level_6 = Bedreven: vergist zich zelden en straft jouw fouten af.
level_7 = Sterk: doorziet de meeste tactieken, ook teleportaties.
level_8 = Heel sterk: je hebt een plan nodig.
level_9 = Meester: maakt bijna nooit een fout.
level_10 = De beste: bekijkt een kwart miljoen stellingen per beurt.
new_side = Jij speelt
new_red = Rood
new_blue = Blauw
new_random = Loting
new_board = Bord
new_board_6x4 = 6 rijen, 4 kolommen
new_board_5x5 = 5 rijen, 5 kolommen
new_board_4x6 = twee korte rijen
new_board_aztec = een getrapte ruit
new_positioning = Positioneringsbeurt
new_positioning_note = In de eerste beurt van elke kant verplaats je geen schip: wissel, roteer of houd de formatie.
new_tie_break = Tiebreak
new_tie_break_note = Na zoveel beurten zonder verstoting krijgt wie het laatst heeft verstoten een semi-overwinning.
new_clock = Klok
new_no_clock = Zonder klok
new_minutes = { $minutes } min + { $seconds } s
new_start = Start
new_more = Meer keuzes

## A game

side_name = { $side ->
    [red] Rood
   *[blue] Blauw
}
player_you = Jij
player_computer = Computer, niveau { $level }
game_your_turn = Jouw beurt.
game_you_are = Je speelt met { $side ->
    [red] rood
   *[blue] blauw
}. Het is jouw beurt.
game_turn_of = { $side ->
    [red] Rood is aan zet.
   *[blue] Blauw is aan zet.
}
game_thinking = De computer denkt na …
game_positioning = { $side ->
    [red] Positioneringsbeurt van rood: wissel of roteer, nog niet verplaatsen.
   *[blue] Positioneringsbeurt van blauw: wissel of roteer, nog niet verplaatsen.
}
game_keep = Formatie houden
game_picked = { $ship } gekozen: { $choices }.
game_picked_squares = { $count ->
    [one] één veld
   *[other] { $count } velden
}
game_picked_expulsions = { $count ->
    [one] één verstoting
   *[other] { $count } verstotingen
}
game_picked_partners = { $count ->
    [one] één partner
   *[other] { $count } partners
}
game_picked_nothing = { $ship } gekozen: kan nu niets doen.
game_aim_swap = { $first } en { $second } wisselen? Tik nog eens.
game_aim_rotation = Roteren: { $first } naar { $second }, { $second } naar { $third }, { $third } naar { $first }? Tik nog eens.
game_do_it = Doen
game_pick_instead = Kies { $ship }
game_bonus = Bonus voor { $ship }: kies een partner, of beëindig je beurt.
game_end_turn = Einde beurt
game_take_back = Terugnemen
game_doubt = Hiermee verban je je eigen korvet: je verliest de partij meteen.
game_doubt_yes = Toch verliezen
game_doubt_no = Doorspelen
game_not_yours = Dat is { $ship }, niet jouw schip.
game_not_your_turn = De andere kant is aan zet.
game_in_exile = Verbannen: { $ship }. Terugkomen kan door van plaats te ruilen met een partner.
game_not_into_exile = Een schip wordt alleen verbannen als het wordt verstoten, of van plaats ruilt met een verbannen partner.
game_no_partner = Geen partners: { $ship } en { $other } zijn geen complementen en horen niet bij hetzelfde drietal, of kunnen nu niet ruilen.
game_bonus_first = De beurt is nog niet voorbij: kies een partner voor { $ship }, beëindig de beurt of neem de zet terug.
game_looking_back = { $number ->
    [0] Vóór zet één
   *[other] Na zet { $number }
} van { $count }.
game_to_the_end = Naar het eind
game_hint_is = Hint: { $turn }
game_hint_wait = Op zoek naar een goede zet …
game_engine_broken = De computer is vastgelopen. { $reason }
game_engine_again = Opnieuw proberen
game_last_turn = { $side ->
    [red] Rood speelde { $turn }.
   *[blue] Blauw speelde { $turn }.
}

## Buttons beside a game

act_label = Knoppen bij de partij
act_undo = Terug
act_redo = Vooruit
act_hint = Hint
act_flip = Draaien
act_stop = Stop met denken
act_resign = Opgeven
act_agree = Tiebreak afspreken
act_more = Meer
act_save = Bestand opslaan
act_share = Link delen
act_copy_mfen = Stelling kopiëren
act_setup = Vanaf hier opzetten
act_new = Nieuwe partij
act_pause = Pauze
act_resume = Verder
act_rename = Hernoemen
act_first = Eerste zet
act_previous = Vorige zet
act_next = Volgende zet
act_last = Laatste zet
resign_ask = { $side ->
    [red] Geeft rood echt op?
   *[blue] Geeft blauw echt op?
}
resign_yes = Opgeven
agree_ask = { $owner ->
    [red] Partij hier beëindigen? Rood verstootte het laatst en krijgt dan de semi-overwinning.
   *[blue] Partij hier beëindigen? Blauw krijgt dan de semi-overwinning.
}
agree_yes = Beiden akkoord
agree_offer = Voorstellen
agree_refused = De computer speelt liever verder.

## Turns and tie-break

turns_title = Zetten
turns_none = Nog geen zetten.
meter_title = { $count ->
    [0] Er is net een schip verstoten
    [one] Eén beurt zonder verstoting
   *[other] { $count } beurten zonder verstoting
}
meter_start = Na { $limit } beurten zonder verstoting is de partij voorbij
meter_start_off = Beurten zonder verstoting beëindigen deze partij niet
meter_left = { $left ->
    [0] Geen meer over:
    [one] Nog één, en
   *[other] Nog { $left }, en
} { $owner ->
    [red] rood
   *[blue] blauw
} krijgt een semi-overwinning.
meter_off = Geen tiebreak in deze partij. Bij een afspraak krijgt { $owner ->
    [red] rood
   *[blue] blauw
} de semi-overwinning.

## The end

end_victory = { $side ->
    [red] Rood wint
   *[blue] Blauw wint
}
end_semi = { $side ->
    [red] Semi-overwinning voor rood
   *[blue] Semi-overwinning voor blauw
}
end_you_win = Jij wint!
end_you_semi = Semi-overwinning voor jou
end_you_lose = Je verliest
end_you_half_lose = Semi-overwinning voor de computer
end_rematch = Revanche, andere kleur
end_look_back = Terugkijken

## The board, in words

board_label = De arena, { $rows } rijen en { $columns } kolommen
tray_label = { $side ->
    [red] Verbannen schepen van rood
   *[blue] Verbannen schepen van blauw
}
spot_empty = { $square }, leeg
spot_ship = { $square }, { $ship }
spot_exiled = { $ship }, verbannen
spot_slot = { $ship }: in de arena
spot_can_go = kan hierheen
spot_can_expel = kan worden verstoten
spot_bonus = met bonus
spot_partner_swap = wisselpartner
spot_partner_rotation = rotatiepartner
spot_picked = gekozen
badge_swap = Meteen wisselen met { $ship }
badge_rotation = Meteen roteren naar { $ship }

## Saved games

games_title = Je partijen
games_none = Nog geen partijen. Elke partij die je begint, wordt hier bewaard, in deze browser.
games_rename_ask = Naam van de partij
games_delete = Verwijderen
games_delete_ask = Deze partij verwijderen? Terughalen kan niet.
games_delete_yes = Verwijderen
games_export = Alles exporteren
games_import = Importeren
games_imported = { $count ->
    [0] Geen partij geïmporteerd.
    [one] Eén partij geïmporteerd.
   *[other] { $count } partijen geïmporteerd.
}
games_import_failed = { $file }, partij { $number }: { $reason }
games_import_empty = { $file }: er staat geen partij in.
games_unreadable = { $count ->
    [one] Eén bewaarde partij is niet te lezen. Er is niets aan veranderd.
   *[other] { $count } bewaarde partijen zijn niet te lezen. Er is niets aan veranderd.
}
games_damaged = Beschadigde partij
games_damaged_form = Deze bewaarde partij heeft een vorm die niet te lezen is.
games_damaged_version = Deze partij is bewaard door een nieuwere versie van MAD. Herlaad de pagina om die te krijgen.
games_more = Toon meer
games_missing = Deze partij staat niet meer in deze browser.
games_versus = { $red } – { $blue }
games_turn = { $count ->
    [0] niet begonnen
    [one] één zet
   *[other] { $count } zetten
}
games_event = Vriendschappelijke partij

## A game from a link

shared_title = Partij uit een link
shared_keep = Bewaar en speel verder
shared_bad = In deze link zit geen partij: { $reason }
shared_part = “{ $part }” hoort niet in zo’n link.
shared_turn = Beurt { $number }: { $reason }
shared_end = De partij kan niet zijn geëindigd met “{ $end }”.

## Setting up

setup_title = Stelling opzetten
setup_note = Tik op een schip, dan op zijn plaats. Naast het bord is het verbannen.
setup_start = Beginstelling
setup_clear = Iedereen verbannen
setup_to_move = Aan zet
setup_expeller = Laatste verstoting
setup_nobody = Niemand
setup_quiet = Beurten zonder verstoting
setup_number = Beurtnummer
setup_positioning = Positioneringsbeurt komt nog
setup_mfen = Als tekst
setup_playable = { $count ->
    [one] Speelbaar: één geldige zet.
   *[other] Speelbaar: { $count } geldige zetten.
}
setup_over = Niets meer te spelen. { $outcome }
setup_faults = Nog niet speelbaar:
setup_turns = Geldige zetten
setup_play_computer = Speel tegen de computer
setup_play_two = Speel met z’n tweeën

## Learning

learn_title = Leren spelen
learn_note = { $lessons } korte lessen, ongeveer { $minutes } minuten. Je leert door te doen en stopt wanneer je wilt.
learn_progress = { $done } van { $count }
learn_lesson = Les { $number }: { $title }
learn_task = Opdracht { $number } van { $count }
learn_hint = Hint
learn_next = Volgende
learn_next_lesson = Volgende: { $title }
learn_once_more = Nog een keer
learn_all = Alle lessen
learn_read_more = Lees de regel
learn_loses = Blauw zou antwoorden met { $turn } en je korvet verstoten.
learn_own_corvette = Zo verban je je eigen korvet en verlies je de partij.
learn_not_that = Dat is { $ship }.
learn_skip = Overslaan
learn_finished = Je weet nu alles wat je moet weten. De rest is oefenen.
learn_loading = Teksten ophalen …
learn_failed = De teksten konden niet worden opgehaald. { $reason }

## The rules to read

manual_title = De regels van MAD
manual_contents = Inhoud
manual_search = Zoek in de regels
manual_found = { $count ->
    [0] Niets over “{ $word }”.
    [one] Eén plek over “{ $word }”.
   *[other] { $count } plekken over “{ $word }”.
}
manual_print = Afdrukken
manual_figure_turn = Toon de zet
manual_figure_before = Toon de stelling ervoor
manual_figure_play = Speel vanaf hier
manual_questions = Vragen

## What things mean: where the mouse rests, the focus is, or a finger stays

tip_move = Een vrij veld binnen bereik. Tik erop om erheen te gaan.
tip_expulsion = Een vijand met niet meer schilden dan dit schip kanonnen heeft. Tik erop om hem te verstoten.
tip_permutation = Een complement: de cijfers van beide zijn samen 333. Ze kunnen van plaats wisselen.
tip_rotation = Een schip van hetzelfde drietal. Het gekozen schip neemt zijn plaats in, en de andere twee schuiven door.
tip_bonus = Wie met een stap van precies één veld op deze rij komt, mag in dezelfde beurt wisselen of roteren.
tip_bonus_square = Eén stap, en dan wisselen of roteren in dezelfde beurt.
tip_exile = Verbannen schepen. Ze komen terug door van plaats te ruilen met een partner.
tip_tie_break = Na zoveel beurten zonder verstoting is de partij voorbij. Wie het laatst heeft verstoten, krijgt de semi-overwinning: een half punt.
tip_positioning = In de eerste beurt van elke kant verplaats je geen schip: wissel, roteer of houd de formatie.
tip_agreement = Denken beide spelers dat er geen korvet meer verbannen kan worden, dan mogen ze de partij beëindigen. Wie het laatst heeft verstoten, krijgt de semi-overwinning.
tip_semi_victory = Een half punt, voor wie het laatst heeft verstoten als niemand kan winnen.
tip_more = Meer in de regels

## Settings

settings_title = Instellingen
settings_language = Taal
settings_theme = Thema
settings_theme_system = Zoals het toestel
settings_theme_dark = Donker
settings_theme_light = Licht
settings_digits = Cijfers op de schepen
settings_sound = Geluid
settings_motion = Beweging
settings_motion_system = Zoals het toestel
settings_motion_on = Animatie
settings_motion_off = Geen
settings_resigns = Computer mag verloren partijen opgeven
settings_hand = Hand
settings_hand_right = Rechts
settings_hand_left = Links
settings_offline = Zonder netwerk
settings_typed = Invoerveld voor zetten

## Without a network

offline_new = Nieuwe versie van MAD. Je houdt je partijen.
offline_take = Laden
offline_later = Later
offline_unkept = Deze browser kon niet al je partijen bewaren; als je nu laadt, ben je ze kwijt. Sla ze eerst als bestand op.
offline_ready = MAD staat helemaal op dit toestel: je kunt ook zonder netwerk spelen, leren en de regels lezen.
offline_filling = MAD wordt op dit toestel gezet …
offline_none = Deze browser bewaart MAD niet: om het te openen heb je een netwerk nodig.
offline_install = MAD op dit toestel installeren

## Aloud

aloud_title = Zetten als tekst
aloud_field = Een zet, een veld of een schip
aloud_go = Speel of vraag
aloud_board = Bord voorlezen
aloud_turns = Zetten voorlezen
aloud_again = Nog eens
aloud_explain = Wat kan ik typen?
aloud_help = Typ een zet om die te spelen: c4b3, 112-221, b5b6+112-221 of pass. Typ een veld of een schip, bijvoorbeeld c4 of 211, om er meer over te horen, een punt om het bord te horen, of niets om alle zetten te horen.
aloud_side = { $side ->
    [red] Rood
   *[blue] Blauw
}: { $ships }.
aloud_exiled = Verbannen: { $ships }.
aloud_moves = { $ship } op { $square }, naar { $squares }.
aloud_expels = verstoot { $ship }
aloud_bonus = bonus { $cycles }
aloud_teleportations = Teleportaties: { $turns }.
aloud_loses = je verliest je korvet
aloud_pass = Of pass, om de formatie te houden.
aloud_picked = Gekozen: { $ship }.
aloud_moved = { $ship } van { $from } naar { $to }
aloud_swapped = { $first } en { $second } zijn gewisseld
aloud_rotated = { $first } ging naar { $second }, { $second } naar { $third }, { $third } naar { $first }
aloud_kept = formatie gehouden
aloud_choices = Keuzes: { $choices }.

## The header

nav_label = Hoofdmenu
nav_play = Spelen
nav_learn = Leren
nav_games = Partijen
nav_rules = Regels
nav_settings = Instellingen

## Home: what comes next, and what has been reached

home_headline = Twee vloten van acht schepen. Verban de vijandelijke korvet.
home_play_level = Spelen – niveau { $level }
home_play_two = Spelen met z’n tweeën
home_other = Andere opties
home_wins = Gewonnen op dit niveau: { $wins } van { $games }
home_beaten = Verslagen niveaus: { $levels }
home_lessons = Lessen gedaan: { $done } van { $count }
home_learn_note = { $lessons } korte lessen, ongeveer { $minutes } minuten
home_two_note = Eén scherm, met of zonder klok
home_demo_again = Nog eens tonen

## Settings, in groups

settings_group_look = Weergave
settings_group_sound = Geluid en animaties
settings_group_play = Tijdens het spelen
settings_group_controls = Bediening
settings_board = Bordkleuren
settings_board_space = Ruimte
settings_board_slate = Leisteen
settings_ships = Schepen
settings_ships_classic = Klassiek
settings_ships_schematic = Schematisch
settings_volume = Volume
settings_try_sound = Luisteren
settings_coach = Advies van de coach
settings_coach_note = Een regel naast het bord zegt waar het nu om gaat.
settings_tips = Uitleg bij tekens en begrippen
settings_danger = Schepen markeren die verstoten kunnen worden
settings_danger_beginner = Niveau 1–3
settings_danger_always = Altijd
settings_face_to_face = Met z’n tweeën: tegenover elkaar
settings_face_to_face_note = De blauwe helft staat ondersteboven, voor een telefoon die tussen twee spelers ligt.

## The list of keys

keys_title = Sneltoetsen
keys_everywhere = Overal
keys_board = Op het bord
keys_game = Tijdens een partij
keycap_enter = Enter
keycap_space = Spatie
keycap_escape = Esc
keycap_tab = Tab
key_help = Deze lijst; bij een open uitleg de regel erover
key_close = Sluiten wat open is
key_next = Volgende knop of volgend veld
key_squares = Van veld naar veld, en naar de verbanning
key_pick = Een schip of doel kiezen
key_back = Eén stap terug
key_walk = Vorige en volgende beurt, buiten het bord

## What was copied

copied_link = Link gekopieerd.
copied_position = Stelling als tekst gekopieerd.

## Playing out the last lesson

learn_play_out = Speel het nu uit: blauw verdedigt zich.
learn_too_slow = Dat duurde te veel beurten zonder verstoting: maar een semi-overwinning. Probeer het opnieuw.
learn_played_out = De blauwe korvet is verbannen: gewonnen!
