### Texts of the browser client. Short: they are on buttons and beside a board.

## Everywhere

web_title = MAD
web_tagline = Mars, aanval, defensie: een duel van twee vloten
web_home = Home
web_cancel = Annuleren
web_close = Sluiten
web_failed = Er ging iets mis: { $reason }
web_fault = Er ging iets mis in de app. Je partijen zijn bewaard: herlaad de pagina om verder te gaan.
web_storage_off = In deze browser kan MAD niets bewaren. Sluit je de pagina, dan is de partij weg.
web_storage_full = De browser heeft geen ruimte meer voor partijen. Verwijder er een paar; exporteer eerst wat je wilt houden.
web_unreadable = Deze partij is gewijzigd door een andere versie van MAD. Herlaad de pagina; wat je sindsdien deed, is niet bewaard.
web_other_tab = Deze partij ging verder in een ander tabblad. Je ziet de laatste stand.
web_deleted = Deze partij is verwijderd in een ander tabblad. Speel je verder, dan wordt de partij weer bewaard.
web_copy_failed = De browser laat kopiëren niet toe. Hier is de tekst:
web_private = Niets verlaat dit apparaat: partijen, instellingen en computertegenstander zitten in je browser.
web_private_online = Niets verlaat dit apparaat zolang je niet op een onlineknop drukt: partijen, instellingen en computertegenstander zitten in je browser.
web_credit = Het spel is van zijn auteurs. Regels en borden vind je op
web_credit_link = doeraene.be/mad
web_details = Details

## Home

home_learn = Leren spelen
home_learn_on = Verder leren
home_rules = De regels
home_first = Speel je eerste partij
home_first_note = Je speelt met rood tegen niveau 1. De partij begint meteen.
home_continue = Verder spelen
home_play = Tegen de computer
home_two = Met z’n tweeën op één scherm
home_setup = Stelling opzetten
home_games = Je partijen
home_online = Online spelen
home_online_note = Een vriend op afstand, of iemand die een partij zoekt
home_online_back = Terug naar je onlinepartij
home_online_running = { $count ->
    [one] Eén partij bezig
   *[other] { $count } partijen bezig
}

## New game

new_title_computer = Tegen de computer
new_title_two = Met z’n tweeën op één scherm
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
level_10 = Grootadmiraal: bekijkt een kwart miljoen stellingen per beurt.
new_side = Jij speelt
new_red = Rood
new_blue = Blauw
new_random = Willekeurig
new_board = Bord
new_board_6x4 = 6 rijen, 4 kolommen
new_board_5x5 = 5 rijen, 5 kolommen
new_board_4x6 = 4 rijen van 6, met 2 velden achter elke rand
new_board_aztec = 7 rijen, smal aan beide uiteinden
new_positioning = Positioneringsbeurt
new_positioning_note = In de eerste beurt van elke speler verplaats je geen schip: wissel, roteer, of pas en behoud je opstelling.
new_tie_break = Tiebreak na (beurten)
new_no_limit = Geen limiet
new_tie_break_note = Na dit aantal beurten zonder verstoting is de partij voorbij, en wie het laatst een schip verstootte, krijgt een semi-overwinning.
new_clock = Klok
new_no_clock = Zonder klok
new_minutes = { $minutes } min + { $seconds } s
new_start = Start
new_more = Meer opties
new_own_clock = Anders…
new_clock_minutes = Minuten per speler
new_clock_red = Minuten voor rood
new_clock_blue = Minuten voor blauw
new_clock_you = Jouw minuten
new_clock_computer = Minuten voor de computer
new_clock_seconds = Seconden per beurt
new_clock_differ = Verschillende tijden
new_clock_kind = De seconden per beurt
new_clock_increment = komen er na de beurt bij
new_clock_delay = gaan voorbij voordat de klok begint te lopen
new_clock_delay_note = Toegevoegde seconden kun je opsparen. Bij een vertraging wacht de klok elke beurt, en seconden die je niet nodig hebt, vervallen.
new_clock_bad_minutes = Een getal van { $least } tot { $most }, alsjeblieft.
new_clock_bad_seconds = Een geheel getal tot { $most }, alsjeblieft.
new_bad_position = In deze link zit geen stelling die je kunt spelen. De partij begint bij de beginstelling.

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
game_thinking = De computer denkt na…
game_positioning = { $side ->
    [red] Positioneringsbeurt van rood: wissel of roteer, nog niet verplaatsen.
   *[blue] Positioneringsbeurt van blauw: wissel of roteer, nog niet verplaatsen.
}
game_keep = Passen (opstelling behouden)
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
game_picked_nothing = { $ship } gekozen: nu is er niets mogelijk.
game_aim_swap = { $first } en { $second } omwisselen? Kies { $second } nog eens om te bevestigen.
game_aim_rotation = Roteren { $first } → { $second } → { $third } → { $first }? Kies { $second } nog eens om te bevestigen.
game_do_it = Bevestigen
game_pick_instead = Kies { $ship }
game_bonus = Bonuszet voor { $ship }: kies een partner, of beëindig je beurt.
game_end_turn = Einde beurt
game_take_back = Terugnemen
game_doubt = Hiermee verban je je eigen korvet: je verliest de partij meteen.
game_doubt_yes = Toch verliezen
game_doubt_no = Doorspelen
game_not_yours = Dat is { $ship }; dat schip is niet van jou.
game_not_your_turn = Je tegenstander is aan zet.
game_in_exile = Verbannen: { $ship }. Terugkomen kan door van plaats te ruilen met een partner.
game_not_into_exile = Een schip wordt alleen verbannen als het wordt verstoten, of van plaats ruilt met een verbannen partner.
game_no_partner = Geen ruil mogelijk: { $ship } en { $other } zijn geen complementen en horen niet bij hetzelfde drietal.
game_too_many_exiled = Nu is geen ruil mogelijk tussen { $ship } en { $other }: te veel van deze schepen zijn verbannen.
game_bonus_first = Je beurt is nog niet voorbij: kies een partner voor { $ship }, beëindig de beurt of neem de zet terug.
game_at_start = Vóór de eerste zet.
game_looking_back = { $side ->
    [red] Na zet { $number } van { $count } (rood).
   *[blue] Na zet { $number } van { $count } (blauw).
}
game_to_the_end = Naar het einde
game_hint_wait = Op zoek naar een goede zet…
game_engine_broken = De computertegenstander is gestopt. { $reason }
game_engine_again = Opnieuw proberen
game_locked = De computer helpt hier niet: deze stelling hoort bij je lopende onlinepartij.
ship_card = { $name }: { $sails ->
    [1] 1 zeil
   *[other] { $sails } zeilen
}, { $cannons ->
    [1] 1 kanon
   *[other] { $cannons } kanonnen
}, { $shields ->
    [1] 1 schild
   *[other] { $shields } schilden
}. Complement: { $partner }.
ship_card_reach = De markeringen tonen wat dit schip kan bereiken.

## Buttons beside a game

act_label = Bediening van de partij
act_undo = Ongedaan
act_redo = Opnieuw
act_hint = Hint
act_flip = Keren
act_stop = Stop met denken
act_resign = Opgeven
act_agree = Partij samen beëindigen…
act_more = Meer
act_save = Opslaan als bestand
act_share = Link delen
act_copy_mfen = Stelling kopiëren
act_setup = Stelling aanpassen
act_new = Nieuwe partij
act_pause = Pauze
act_resume = Verder
act_rename = Hernoemen
act_first = Eerste zet
act_previous = Vorige zet
act_next = Volgende zet
act_last = Laatste zet
resign_ask = { $who ->
    [you] Wil je echt opgeven?
    [red] Wil rood echt opgeven?
   *[blue] Wil blauw echt opgeven?
}
resign_yes = Opgeven
agree_ask = { $expeller ->
    [red] De partij hier beëindigen? Rood deed de laatste verstoting en krijgt dan de semi-overwinning.
    [blue] De partij hier beëindigen? Blauw deed de laatste verstoting en krijgt dan de semi-overwinning.
   *[none] De partij hier beëindigen? Er is geen schip verstoten, dus krijgt blauw dan de semi-overwinning.
}
agree_yes = Allebei akkoord
agree_offer = Stoppen voorstellen
agree_refused = De computer speelt liever verder.

## Turns and tie-break

turns_title = Zetten
turns_none = Nog geen zetten.
turns_pass = past
meter_title = { $count ->
    [0] Er is net een schip verstoten
    [one] Eén beurt zonder verstoting
   *[other] { $count } beurten zonder verstoting
}
meter_start = Nog geen schip verstoten
meter_reached = Limiet bereikt: semi-overwinning voor { $owner ->
    [red] rood
   *[blue] blauw
}.
meter_off = Geen beurtenlimiet in deze partij. Spreken beide spelers af te stoppen, dan krijgt { $owner ->
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
end_you_win = Gewonnen!
end_you_semi = Semi-overwinning voor jou
end_you_lose = Verloren
end_you_half_lose = Semi-overwinning voor de computer
end_you_half_lose_online = Semi-overwinning voor je tegenstander
end_rematch = Revanche, andere kleur
end_review = Partij beoordelen
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
spot_bonus = met bonuszet
spot_partner_swap = wisselpartner
spot_partner_rotation = rotatiepartner
spot_picked = gekozen
badge_swap = Meteen wisselen met { $ship }
badge_rotation = Meteen roteren naar de plaats van { $ship }

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
games_damaged_form = Deze bewaarde partij is beschadigd en niet te lezen.
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
games_paste = Tekst plakken
games_paste_label = Een partij als tekst, een link of een stelling
games_paste_go = Lezen
games_pasted = Geplakte tekst
games_paste_nothing = In deze tekst staat geen partij en geen stelling.
games_known = { $count ->
    [one] Eén partij was er al.
   *[other] { $count } partijen waren er al.
}
games_refused = { $count ->
    [one] Eén was niet te lezen.
   *[other] { $count } waren niet te lezen.
}
games_search = Zoek op naam of datum
games_filter = Toon
games_filter_all = Alle partijen
games_filter_unfinished = Nog bezig
games_filter_won = Gewonnen
games_filter_lost = Verloren
games_filter_computer = Tegen de computer
games_filter_two = Met z’n tweeën
games_filter_online = Online
games_order = Volgorde
games_order_played = Laatst gespeeld
games_order_date = Datum
games_order_length = Langste eerst
games_found = { $count ->
    [0] Geen partij gevonden.
    [one] Eén partij.
   *[other] { $count } partijen.
}
games_score = Tegen de computer: { $won } gewonnen, { $lost } verloren.
games_level_score = Niveau { $level }: { $won } gewonnen, { $lost } verloren
games_select = Selecteren
games_select_done = Klaar
games_select_all = Alles selecteren
games_selected = { $count ->
    [0] Niets geselecteerd
    [one] Eén geselecteerd
   *[other] { $count } geselecteerd
}
games_select_one = { $title } selecteren
games_delete_these = { $count ->
    [one] Deze partij verwijderen? Terughalen kan niet.
   *[other] Deze { $count } partijen verwijderen? Terughalen kan niet.
}
games_export_these = Exporteren
games_series = Serie: { $red } { $red_points }, { $blue } { $blue_points }

## A game from a link

shared_title = Partij uit een link
shared_keep = Bewaar en speel verder
shared_bad = In deze link zit geen partij: { $reason }
shared_part = “{ $part }” hoort niet in zo’n link.
shared_turn = Zet { $number }: { $reason }
shared_end = De partij kan niet zijn geëindigd met “{ $end }”.
shared_broken = Deze link is beschadigd of niet volledig, dus er is geen partij te zien. Kopieer de hele link opnieuw, of vraag om een nieuwe.
shared_save = Bewaar bij mijn partijen
shared_saved = Bewaard bij je partijen.
shared_known = Deze partij staat al bij je partijen.
shared_open = Openen

## Setting up

setup_title = Stelling opzetten
setup_note = Kies een schip, dan een veld. De stroken naast het bord zijn voor verbannen schepen.
setup_start = Beginstelling
setup_clear = Bord leegmaken
setup_to_move = Aan zet
setup_expeller = Laatste verstoting door
setup_nobody = Niemand
setup_quiet = Beurten zonder verstoting
setup_number = Beurtnummer
setup_positioning = Positioneringsbeurt komt nog
setup_mfen = Stelling als tekst
setup_playable = { $count ->
    [one] Speelbaar: één geldige zet.
   *[other] Speelbaar: { $count } geldige zetten.
}
setup_over = De partij is hier voorbij. { $outcome }
setup_faults = Nog niet speelbaar:
setup_turns = Geldige zetten
setup_play_computer = Speel tegen de computer
setup_play_two = Speel met z’n tweeën
setup_play_online = Speel online met een vriend
setup_positioning_note = Alleen zolang alle schepen van een speler op hun beginvelden staan.
setup_bad_link = In deze link zit geen stelling. Hier is de beginstelling.
setup_bad_text = Deze tekst is geen stelling.

## Learning

learn_title = Leren spelen
learn_note = { $lessons } korte lessen, ongeveer { $minutes } minuten. Je leert door te spelen en stopt wanneer je wilt.
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
learn_loading = Teksten laden…
learn_failed = De teksten konden niet worden geladen. { $reason }

# A screen whose code is downloaded when it is opened
screen_loading = Laden…
screen_failed = Dit scherm kon niet worden geladen
screen_failed_advice = Controleer je verbinding en probeer het opnieuw. Helpt dat niet, laad dan de pagina opnieuw.

## The rules to read

manual_title = De regels van MAD
manual_contents = Inhoud
manual_search = Zoek in de regels
manual_found = { $count ->
    [0] Geen resultaten voor “{ $word }”.
    [one] Eén resultaat voor “{ $word }”.
   *[other] { $count } resultaten voor “{ $word }”.
}
manual_print = Afdrukken
manual_set = Een spel om af te drukken
manual_set_note = Beide borden, alle zestien schepen om uit te knippen en de regels op één vel.
manual_set_pdf = Pdf op { $paper }
manual_figure_turn = Toon de zet
manual_figure_before = Toon de stelling ervoor
manual_figure_play = Speel vanaf hier
manual_questions = Vragen

## Tooltips: on hover, on focus, on a long press

tip_move = Een vrij veld binnen bereik. Kies het om erheen te gaan.
tip_expulsion = Een vijandelijk schip met niet meer schilden dan het gekozen schip kanonnen heeft. Kies het om het te verstoten.
tip_permutation = Een complement: de twee getallen zijn samen 333. Deze schepen kunnen van plaats wisselen.
tip_rotation = Een schip van hetzelfde drietal. Het gekozen schip neemt zijn plaats in, en de andere twee schuiven door.
tip_bonus = Een schip dat precies één veld beweegt en op deze rij komt, mag in dezelfde beurt wisselen of roteren: de bonuszet.
tip_bonus_square = Eén veld hierheen, en dan wisselen of roteren in dezelfde beurt.
tip_exile = Verbannen schepen. Ze komen terug door van plaats te ruilen met een partner.
tip_tie_break = Na een vast aantal beurten zonder verstoting is de partij voorbij. Wie het laatst een schip verstootte, krijgt de semi-overwinning: een half punt.
tip_positioning = In de eerste beurt van elke speler verplaats je geen schip: wissel, roteer, of pas en behoud je opstelling.
tip_agreement = Denken beide spelers dat er geen korvet meer verbannen kan worden, dan mogen ze de partij beëindigen. Wie het laatst een schip verstootte, krijgt de semi-overwinning.
tip_semi_victory = Een half punt voor wie het laatst een schip verstootte, als een partij eindigt zonder verbannen korvet.
tip_more = Meer in de regels

## Settings

settings_title = Instellingen
settings_language = Taal
settings_theme = Thema
settings_theme_system = Zoals het apparaat
settings_theme_dark = Donker
settings_theme_light = Licht
settings_digits = Cijfers op de schepen
settings_sound = Geluid
settings_motion = Animaties
settings_motion_system = Zoals het apparaat
settings_motion_on = Aan
settings_motion_off = Uit
settings_resigns = De computer mag verloren partijen opgeven
settings_hand = Voorkeurshand
settings_hand_right = Rechts
settings_hand_left = Links
settings_offline = Offline
settings_typed = Invoerveld voor zetten

## Offline use

offline_new = Er is een nieuwe versie van MAD. Je houdt je partijen.
offline_take = Bijwerken
offline_later = Later
offline_unkept = Deze browser kon niet al je partijen bewaren; als je nu bijwerkt, ben je ze kwijt. Sla ze eerst als bestand op.
offline_ready = MAD staat helemaal op dit apparaat: je kunt ook offline spelen, leren en de regels lezen.
offline_filling = MAD wordt op dit apparaat bewaard…
offline_none = Deze browser kan MAD niet bewaren: om het te openen heb je een verbinding nodig.
offline_install = MAD op dit apparaat installeren

## For screen readers

aloud_title = Zetten als tekst
aloud_field = Een zet, een veld of een schip
aloud_go = Speel of vraag
aloud_board = Bord voorlezen
aloud_turns = Zetten voorlezen
aloud_again = Herhalen
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
aloud_pass = Of pass, om de opstelling te behouden.
aloud_picked = Gekozen: { $ship }.
aloud_moved = { $ship } van { $from } naar { $to }
aloud_swapped = { $first } en { $second } zijn omgewisseld
aloud_rotated = { $first } nam de plaats van { $second } in, { $second } die van { $third }, { $third } die van { $first }
aloud_kept = opstelling behouden
aloud_choices = Keuzes: { $choices }.

## A clock for a real board

clock_link = Een klok voor een echt bord
clock_title = Klok
clock_note = Voor een partij op een echt bord. Leg het apparaat tussen jullie in: druk op je eigen helft om je beurt te beëindigen.
clock_set = Klok instellen
clock_begin = Druk om de klok van rood te starten.
clock_expulsion = Verstoting
clock_other = Andere tijden
clock_reset = Terugzetten
clock_reset_ask = Beide klokken en de telling terugzetten naar het begin?
clock_time_up = { $side ->
    [red] De tijd van rood is om: blauw wint.
   *[blue] De tijd van blauw is om: rood wint.
}
clock_keys = Toetsen: spatie beëindigt de beurt, E verstoting, P pauze, U ongedaan maken.

## The header

nav_label = Hoofdmenu
nav_play = Spelen
nav_learn = Leren
nav_games = Partijen
nav_study = Studie
act_study = Analyseren
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
settings_ships_outline = Contouren
settings_volume = Volume
settings_try_sound = Luisteren
settings_coach = Advies van de coach
settings_coach_note = Eén zin naast het bord zegt waar het nu om gaat.
settings_tips = Uitleg bij markeringen en begrippen
settings_danger = Schepen markeren die verstoten kunnen worden
settings_danger_off = Nooit
settings_danger_beginner = Niveau 1–3
settings_danger_always = Altijd
settings_face_to_face = Met z’n tweeën: tegenover elkaar
settings_face_to_face_note = De blauwe helft staat ondersteboven, voor een telefoon die tussen twee spelers ligt.
act_face_to_face = Tegenover elkaar spelen
act_side_by_side = Naast elkaar spelen

## The list of keys

keys_title = Sneltoetsen
keys_everywhere = Overal
keys_board = Op het bord
keys_game = Tijdens een partij
keycap_enter = Enter
keycap_space = Spatie
keycap_escape = Esc
keycap_tab = Tab
keycap_home = Home
keycap_end = End
keycap_control = Ctrl
keycap_shift = Shift
key_help = Deze lijst; bij een open uitleg de regel erover
key_close = Sluiten wat open is
key_next = Volgende knop of volgend invoerveld
key_squares = Van veld naar veld, en naar de verbannen schepen; na een klik op het bord begin je met ↑ of ↓
key_pick = Een schip of doel kiezen
key_back = Eén stap terug
key_menu = Het menu openen

## What was copied

copied_link = Link gekopieerd.
copied_position = Stelling als tekst gekopieerd.

## Playing out the last lesson

learn_play_out = Speel het nu uit: blauw verdedigt zich.
learn_too_slow = Te veel beurten zonder verstoting: dat is maar een semi-overwinning. Probeer het opnieuw.
learn_played_out = De blauwe korvet is verbannen: gewonnen!

## The coach: what matters now, for beginners

coach_label = Coach
coach_off = Coach uitzetten
coach_next = Volgende tip
coach_goal = { $enemy ->
    [red] Verstoot de rode korvet, 111, en je wint. Houd je eigen korvet buiten bereik.
   *[blue] Verstoot de blauwe korvet, 111, en je wint. Houd je eigen korvet buiten bereik.
}
coach_digits = De cijfers van een schip: zeilen (hoe ver het beweegt), kanonnen en schilden. Het verstoot schepen met niet meer schilden dan het kanonnen heeft.
coach_gems = Twee van je schepen met dezelfde edelsteen kunnen van plaats wisselen, hoe ver ze ook uit elkaar staan.
coach_positioning = Vóór de eerste verplaatsing mag je je vloot één keer herschikken. Twijfel je? Dan kun je passen.
coach_win = Je kunt nu winnen: je { $ship } kan de korvet op { $square } verstoten.
coach_corvette = { $enemy ->
    [red] Je korvet is in gevaar: de rode { $ship } op { $square } kan hem verstoten.
   *[blue] Je korvet is in gevaar: de blauwe { $ship } op { $square } kan hem verstoten.
}
coach_danger = { $enemy ->
    [red] De rode { $by } op { $from } kan jouw { $ship } op { $square } verstoten.
   *[blue] De blauwe { $by } op { $from } kan jouw { $ship } op { $square } verstoten.
}
coach_others = { $count ->
    [one] Nog één schip is in gevaar.
   *[other] Nog { $count } schepen zijn in gevaar.
}
coach_bonus = Eén stap naar de laatste rij levert een bonuszet op: dit schip mag ook nog wisselen of roteren. Of beëindig gewoon je beurt.
coach_tie_break = { $owner ->
    [you] De beurtenlimiet is dichtbij. Verlies geen schip: dan is de semi-overwinning voor jou.
   *[other] De beurtenlimiet is dichtbij. Verstoot een schip, anders krijgt de computer de semi-overwinning.
}
coach_recall = Je { $ship } kan terugkomen door te wisselen of te roteren. { $other } wordt dan verbannen.
coach_safe = Geen van je schepen kan nu worden verstoten.
spot_danger = in gevaar

## A hint in words

hint_move = Verplaats { $ship } van { $from } naar { $to }.
hint_swap = Wissel { $first } en { $second } om.
hint_rotate = Roteer { $first } → { $second } → { $third } → { $first }.
hint_move_swap = Verplaats { $ship } van { $from } naar { $to } en wissel dan { $first } en { $second } om.
hint_move_rotate = Verplaats { $ship } van { $from } naar { $to } en roteer dan { $first } → { $second } → { $third } → { $first }.
hint_pass = Pas en behoud je opstelling.
hint_play = Speel deze zet
hint_wins = Dat verbant de vijandelijke korvet: je wint.
hint_saves_corvette = Dat redt je korvet.
hint_expels = Dat verstoot de vijandelijke { $ship }.
hint_saves = Dat brengt { $ship } in veiligheid.
hint_bonus = Dat benut de bonuszet.
hint_recalls = Dat haalt { $ship } terug.
hint_threatens = Dat bedreigt de vijandelijke korvet.
hint_score = { $score ->
    [win] Dat leidt tot winst.
    [semi] Dat leidt tot een semi-overwinning.
    [better] Daarmee sta je beter.
    [even] Het blijft gelijk opgaan.
    [worse] Je staat er moeilijk voor; dit houdt het best stand.
    [semi-loss] De semi-overwinning is weg, maar dit voorkomt erger.
   *[loss] Bij goed tegenspel is de partij verloren; dit houdt het langst stand.
}
hint_exact = { $score ->
    [win] Dit eindspel is opgelost: met het beste spel win je.
    [semi] Dit eindspel is opgelost: met het beste spel heb je de semi-overwinning.
    [semi-loss] Dit eindspel is opgelost: met het beste spel heeft de tegenstander de semi-overwinning.
   *[loss] Dit eindspel is opgelost: tegen het beste spel is het verloren.
}

## After the end

end_next_level = Volgend niveau: { $level }
end_again = Nog een keer
end_wrong = Wat ging er mis?
end_first_win = Je eerste overwinning op niveau { $level }!
end_turns = Zetten
end_expelled = Verstoten schepen
end_time = Gebruikte tijd
end_lost_here = Hier kon je je korvet nog in veiligheid brengen. Dit gebeurde er: { $turns }
end_given_up = Met deze zet verbande je je eigen korvet: { $turns }
end_last_expulsion = Dit was de laatste verstoting; die gaf de doorslag: { $turns }
