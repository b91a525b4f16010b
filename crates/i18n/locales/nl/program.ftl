### Texts of the program in the terminal.

## Errors

error = fout: { $message }
error_read = { $file } kan niet worden gelezen: { $reason }
error_write = { $file } kan niet worden geschreven: { $reason }
io_not_found = dit bestand of deze map bestaat niet
io_permission = geen toegang
io_exists = het bestaat al
io_folder = het is een map
io_no_folder = het is geen map
io_full = er is geen ruimte meer
error_no_game = { $file } bevat geen partij
error_several_games = { $file } bevat { $count } partijen; kies er een met --game
error_game_number = { $file } heeft geen partij { $number }; het bestand bevat { $count ->
    [one] één partij
   *[other] { $count } partijen
}
error_tie_break = geef een getal van 1 tot 65535, of off
error_exists = { $file } bestaat al en is niet de partij die je speelt. Kies een andere naam, of verwijder het bestand eerst.
error_random_mover = --level, --think en --resigns zijn voor de engine; de willekeurige speler heeft kunde noch oordeel
error_turn_at = Zet { $index }, { $text }: { $reason }

## The command line

cli_usage = Gebruik:
cli_commands = Commando’s
cli_arguments = Argumenten
cli_options = Opties
cli_default = standaard: { $value }
cli_possible = een van { $values }
cli_unknown = “{ $word }” hoort hier niet
cli_unknown_command = “{ $word }” is geen commando
cli_missing = ontbreekt: { $names }
cli_missing_command = er ontbreekt een commando
cli_no_value = { $option } heeft een waarde nodig
cli_bad_value = { $option }: “{ $value }” is geen geldige waarde
cli_reason = { $message }: { $reason }
cli_expected = kies uit { $values }
cli_number = geef een getal van { $low } tot en met { $high }
cli_number_from = geef een getal van minstens { $low }
cli_conflict = { $option } en { $other } gaan niet samen
cli_twice = { $option } staat er twee keer
cli_too_many = { $option }: “{ $value }” is een waarde te veel
cli_suggestion = Bedoelde je { $words }?
cli_try_help = Hulp krijg je met “{ $command } --help”.
error_no_rule = “{ $word }” is geen onderwerp en komt niet voor in de regels. De onderwerpen: { $topics }

## A position

standard_input = standaardinvoer
show_title = Bord { $board }, beurt { $number }
show_to_move = { $side ->
    [red] Rood is aan zet.
   *[blue] Blauw is aan zet.
}
show_positioning = { $side ->
    [red] Positioneringsbeurt van rood: wissel, roteer of pas.
   *[blue] Positioneringsbeurt van blauw: wissel, roteer of pas.
}
show_exile = { $side ->
    [red] Verbannen (rood):
   *[blue] Verbannen (blauw):
}
show_exile_empty = geen

## Analysis

error_seconds = geef een aantal seconden van 0.001 tot 1000000
analyse_depth = diepte { $depth }
analyse_exact = Zeker: { $value }
analyse_effort = { $depth ->
    [one] Eén beurt
   *[other] { $depth } beurten
} vooruitgekeken: { $nodes } stellingen in { $seconds } seconden.
analyse_win = { $side ->
    [red] rood
   *[blue] blauw
} wint in { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
analyse_win_within = { $side ->
    [red] rood
   *[blue] blauw
} wint in { $turns ->
    [one] één beurt
   *[other] hoogstens { $turns } beurten
}
analyse_semi = { $side ->
    [red] rood
   *[blue] blauw
} krijgt de semi-overwinning in { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
}
analyse_even = ongeveer gelijk
analyse_better = { $side ->
    [red] rood staat iets beter
   *[blue] blauw staat iets beter
}
analyse_much_better = { $side ->
    [red] rood staat beter
   *[blue] blauw staat beter
}
analyse_winning = { $side ->
    [red] rood staat veel beter
   *[blue] blauw staat veel beter
}

## Matches

error_clock = geef seconden, of seconden en een toeslag per beurt: 10+0.1
error_sprt = geef twee Elo-verschillen, het kleinste eerst: 0,10
error_player = { $player }: { $reason }
error_setting = “{ $word }” is geen instelling van de engine; mogelijk zijn hand, hand=BESTAND of by-hand, net=BESTAND, level=1 tot level=10, nodes=N (met een niveau: hoogstens het aantal van dat niveau), NAAM=N voor een getal van het zoeken ({ $numbers }), of een van de technieken met een minteken ervoor ({ $techniques })
number_range = { $name } ({ $low } tot { $high })
error_pair = { $reason }, voor beide spelers of voor elk één, met een komma ertussen
error_network = { $file } is niet als netwerk te gebruiken: { $reason }
error_network_board = { $file } is een netwerk voor het bord { $board }, maar het bord is { $other }
network_magic = het begint niet met MADNET
network_version = het heeft versie { $version } van het formaat, die dit programma niet kent
network_length = het heeft { $found } bytes in plaats van { $expected }
network_damaged = de controlesom klopt niet, dus het is beschadigd
network_unfit = de gewichten passen niet bij deze engine
error_weights = { $file } bevat geen gewichten van de evaluatie: { $reason }
weights_name = regel { $line }: “{ $name }” is geen groep gewichten
weights_twice = regel { $line }: de gewichten van { $name } staan er twee keer
weights_list = regel { $line }: geef de gewichten van { $name } als lijst tussen vierkante haken met { $count } getallen
weights_missing = de gewichten van { $name } ontbreken
error_match_limit = een match heeft een tiebreaklimiet nodig, anders eindigen de partijen misschien nooit
error_match_over = in deze stelling is de partij al afgelopen
match_techniques = Technieken van het zoeken: { $names }
match_numbers = Getallen van het zoeken: { $names }
error_baseline_depth = geef een diepte van 1 tot 12
player_no_program = een opdrachtregel heeft een programma nodig
player_quote = een aanhalingsteken is niet gesloten, of er volgt niets op een backslash
player_not_started = kan niet worden gestart: { $reason }
player_silent = geen { $expected } binnen { $milliseconds } ms
player_ended = het programma stopte voordat het { $expected } stuurde
player_refused = geweigerd: { $reason }
match_progress = { $games } van { $all } partijen, { $score }%
match_result = { $first } tegen { $second }: { $score }% van { $games ->
    [one] één partij
   *[other] { $games } partijen
} op het bord { $board }
match_elo = Elo { $value } (95% tussen { $low } en { $high })
match_games = overwinningen: { $victories }, semi-overwinningen: { $semi }, semi-nederlagen: { $halfloss }, nederlagen: { $defeats }
match_faults = { $player }: { $time } verloren op tijd, { $illegal } door een ongeldige zet, { $failed } door een storing
match_longest = { $player }: langste beurt { $milliseconds } ms
match_better = Test klaar: { $first } is beter.
match_not_better = Test klaar: { $first } is niet beter.

## Levels

error_ladder = er is geen niveau vanaf { $from } tot en met { $to }
ladder_heading = Elk niveau tegen het niveau eronder, niveau 1 tegen een willekeurige speler, telkens { $games } partijen op het bord { $board }.
    Score in procent. De laatste vier kolommen tonen wat het niveau heeft gemist, in procent, en het aantal kansen:
    vijandelijke korvetten niet verstoten, eigen korvet in gevaar gelaten, verstotingen, teleportaties.
ladder_level = niv.
ladder_nodes = stell.
ladder_score = score
ladder_elo = Elo (95%)
ladder_range = { $value } ({ $low } tot { $high })
ladder_captures = gepakt
ladder_safety = korvet
ladder_expulsions = verstoting
ladder_teleports = teleport.

## Puzzles

puzzles_written = { $count } puzzels, gekozen uit { $found } bewezen puzzels, staan in { $file }.
puzzles_theme = thema
puzzles_count = puzzels
puzzles_lowest = laagste rating
puzzles_median = mediaan
puzzles_highest = hoogste
puzzle_theme = { $theme ->
    [exile] verban het korvet
    [save] red het korvet
    [ship] win een schip
    [bonus] de bonuszet
    [recall] terug uit verbanning
    [semi] de semi-overwinning
   *[hold] behoud de tiebreak
}

## Tuning

tune_samples = { $count } stellingen; fout van de huidige gewichten: { $loss }
tune_fitted = fout van de aangepaste gewichten: { $loss }, na het schalen { $scaled }
tune_iteration = { $done } van { $all } iteraties
tune_name = getal
tune_before = voor
tune_after = na
tune_range = bereik
tune_compare = Een match met deze getallen tegen de huidige:
tune_stopped = Onderbroken na { $done } van { $all } iteraties.
stopping = Stopt zodra het huidige deel klaar is. Nog een keer Ctrl-C stopt meteen.
stopped_early = Onderbroken. Dezelfde opdracht gaat hier verder.

## Networks

data_progress = { $positions } van { $all } stellingen, { $games } partijen, { $speed } stellingen per seconde
data_done = { $file }: { $positions } stellingen uit { $games } partijen
error_data = { $file } is niet voor training te gebruiken: { $reason }
data_format = het is geen bestand van “mad data”
data_board = de stellingen zijn van het bord { $board }, maar het bord is { $other }
data_settings = het is gemaakt met een andere speler, een ander aantal stellingen per beurt of een andere startwaarde. Gebruik dezelfde instellingen, of een ander bestand.
data_damaged = deel { $part } is beschadigd. “mad data” met de instellingen van het bestand herstelt het.
error_no_positions = er zijn geen stellingen om op te trainen
error_checkpoint = { $file } is beschadigd, of hoort bij een training met andere instellingen of gegevens. Verwijder het om opnieuw te beginnen, of noem een ander bestand met --checkpoint.
train_positions = { $count } stellingen om op te trainen, en { $heldout } uit andere partijen ter controle
train_epoch = ronde
train_loss = fout
train_held_out = controle
train_result = uitslag
train_search = zoeken
train_done = { $file }: { $bytes } bytes, SHA-256 { $hash }…
error_no_network = de engine heeft geen netwerk voor het bord { $board }; noem in plaats daarvan een bestand
net_title = { $name }: een netwerk voor het bord { $board }
net_shape = Voor elke kant { $inputs } ingangen en { $hidden } verborgen eenheden; { $bytes } bytes, SHA-256 { $hash }…
net_weights = Gewichten: ingangen { $inputs }; verborgen drempels { $biases }; uitgangen { $outputs }
net_range = { $low } tot { $high }
net_sum = Grootst mogelijke som van een verborgen eenheid: { $sum }; in 16 bits past { $most }
net_start = Waarde van de beginstelling voor rood: { $value }
net_worth = Wat een schip waard is: het verlies van zijn kant als het verbannen was, gemiddeld over vaste stellingen.
    Een waarde van 1 is een verwachte uitslag van 73%.
net_ship = schip
net_with = complement in de arena
net_without = complement verbannen
ship_class = { $rank ->
    [corvette] korvet
    [frigate] fregat
    [destroyer] torpedojager
   *[cruiser] kruiser
} { $class }

## Records

record_ok = { $file }: { $count ->
    [one] één partij, in orde
   *[other] { $count } partijen, allemaal in orde
}
record_bad = { $count ->
    [one] { $file }: de enige partij is geweigerd
   *[other] { $file }: { $bad } van { $count } partijen geweigerd
}
record_refused = { $file }, partij { $number }: { $error }
record_turn_heading = { $number }. { $side ->
    [red] Rood
   *[blue] Blauw
}: { $turn }

## The set to print

error_print_exists = { $file } bestaat al. Kies een andere naam met --output, of overschrijf het met --force.
error_pdf = De pdf kon niet worden gemaakt: { $reason }
print_done = { $count ->
    [one] Eén pagina
   *[other] { $count } pagina’s
} geschreven naar { $file }.
print_sizes = Velden: { $squares }. Schepen: { $ships } mm. Druk af op 100%, zonder de pagina passend te maken.
print_square = { $size } mm op { $board }

## The web app

error_listen = geef een host en een poort, zoals 127.0.0.1:8080
error_address_used = { $address } is al in gebruik door een ander programma. Sluit dat programma, of kies een andere poort met --listen.
error_address = { $address } is niet bruikbaar: { $reason }. Kies een ander adres met --listen.
error_serve = De server is gestopt: { $reason }
error_no_app = De webapp zit niet in dit programma. Voer “cargo xtask web” uit, zet MAD_SITE op het absolute pad van target/site en bouw het programma opnieuw.
error_folder_taken = { $folder } is niet leeg en ook geen eerdere export. Kies een nieuwe map.
error_folder = { $file } kan niet worden geschreven: { $reason }. Kies een map waarin je mag schrijven.
serve_address = MAD draait op { $address } (stop met Ctrl-C)
serve_no_app = De webapp zit niet in dit programma. “cargo xtask serve” bouwt hem en start de server.
serve_not_opened = Er kon geen browser worden geopend ({ $reason }). Open het adres zelf.
serve_games = Onlinepartijen worden opgeslagen in { $database }
error_config = Fout in { $file }: { $reason }
error_origin = { $text } is geen origin. Verwacht: een schema en een host, zoals https://mad.example.
error_no_data_folder = Er is geen map voor je gegevens. Noem er een met --data.
error_database_used = Een andere server gebruikt { $file }. Stop die, of kies een andere map met --data.
error_database = De database is niet beschikbaar: { $reason }
error_no_database = { $file } bestaat niet. Noem de map met --data of de database met --database.
store_sound = { $games ->
    [1] 1 partij
   *[other] { $games } partijen
} met { $events } gebeurtenissen: alles in orde.
store_damage_database = De database meldt: { $reason }
store_damage_game = Partij { $game }: { $reason }
store_damage_summary = Partij { $game }: de vermelding in de lijsten klopt niet met de gebeurtenissen
store_damage_orphan = Partij { $game }: wel gebeurtenissen, maar geen vermelding in de lijsten
store_damaged = { $count ->
    [1] 1 fout
   *[other] { $count } fouten
} gevonden.
store_copied = De database is gekopieerd naar { $file }.
store_use_pg_dump = Kopieer een PostgreSQL-database met het eigen programma pg_dump.
store_exported = { $games ->
    [1] 1 partij
   *[other] { $games } partijen
} geschreven naar { $file }.
export_done = { $count ->
    [one] Eén bestand
   *[other] { $count } bestanden
} ({ $kilobytes } kB) geschreven in { $folder }. Elke webhost kan ze aanbieden, vanuit elke map.

## Pages without the app

page_description = MAD, een bordspel met ruimteschepen voor twee spelers: tegen de computer of met z’n tweeën op één scherm.
page_loading = Laden…
page_needs = MAD heeft een browser met WebAssembly nodig, zoals een recente Firefox, Chrome, Safari of Edge.
page_needs_script = MAD heeft JavaScript nodig, en een browser met WebAssembly.
page_failed = MAD kon niet worden geladen. Misschien viel de verbinding weg.
page_again = Opnieuw proberen
page_missing = Op dit adres is niets te vinden.
page_home = Naar het spel
page_unbuilt = De webapp zit nog niet in dit programma. “cargo xtask serve” bouwt hem en start de server.

## Playing in the terminal

play_welcome = MAD op het bord { $board }. Typ een zet, “turns” voor een lijst met geldige zetten, of “help”.
play_you_are = { $side ->
    [red] Je speelt met rood.
   *[blue] Je speelt met blauw.
}
play_you_are_at_level = { $side ->
    [red] Je speelt met rood tegen niveau { $level } van 10.
   *[blue] Je speelt met blauw tegen niveau { $level } van 10.
}
play_you_are_at_full_strength = { $side ->
    [red] Je speelt met rood tegen de engine op volle sterkte.
   *[blue] Je speelt met blauw tegen de engine op volle sterkte.
}
play_prompt = { $side ->
    [red] rood>
   *[blue] blauw>
}
play_over_prompt = partij voorbij>
play_played = { $turn ->
    [pass] { $side ->
        [red] Rood past.
       *[blue] Blauw past.
    }
   *[other] { $side ->
        [red] Rood speelt { $turn }.
       *[blue] Blauw speelt { $turn }.
    }
}
play_turns = { $count ->
    [0] Geen geldige zet.
    [one] Eén geldige zet:
   *[other] { $count } geldige zetten:
}
play_no_class = “{ $word }” is geen scheepsklasse: drie cijfers, elk 1 of 2.
play_taken_back = Teruggenomen: { $turn }
play_put_back = Opnieuw gespeeld: { $turn }
play_nothing_to_undo = Er is niets om terug te nemen.
play_nothing_to_redo = Er is niets om opnieuw te spelen.
play_saved = Opgeslagen in { $file }.
play_save_where = In welk bestand opslaan? Typ “save BESTAND”.
play_load_what = Welk bestand laden? Typ “load BESTAND”.
play_loaded = { $file } is geladen.
play_unsaved = Deze partij is niet opgeslagen. Typ “save BESTAND”, of nog eens “{ $word }” om verder te gaan zonder op te slaan.
play_overwrite = { $file } bestaat al. Typ het commando nog eens om het bestand te overschrijven.
play_unsaved_end = De invoer stopte voordat de partij was opgeslagen. Dit is de partij:
play_unknown = “{ $word }” is geen commando en geen zet. Typ “help” voor de commando’s.
play_losing_turn = Zo verban je je eigen korvet en verlies je de partij. Typ de zet nog eens om het toch te doen.
play_ending = het einde van de partij
play_agree_ask = { $expeller ->
    [red] Willen beide spelers stoppen? Rood deed de laatste verstoting en krijgt dan de semi-overwinning. Zo ja, typ nog eens “agree”.
    [blue] Willen beide spelers stoppen? Blauw deed de laatste verstoting en krijgt dan de semi-overwinning. Zo ja, typ nog eens “agree”.
   *[none] Willen beide spelers stoppen? Er is geen schip verstoten, dus krijgt blauw dan de semi-overwinning. Zo ja, typ nog eens “agree”.
}
play_agree_refused = { $side ->
    [red] Je tegenstander speelt liever verder. (De semi-overwinning zou voor rood zijn.)
   *[blue] Je tegenstander speelt liever verder. (De semi-overwinning zou voor blauw zijn.)
}
play_threats = { $side ->
    [red] Rode schepen die in de volgende beurt verstoten kunnen worden: { $ships }
   *[blue] Blauwe schepen die in de volgende beurt verstoten kunnen worden: { $ships }
}
play_no_threats = { $side ->
    [red] Geen rood schip kan in de volgende beurt worden verstoten.
   *[blue] Geen blauw schip kan in de volgende beurt worden verstoten.
}
play_help =
    Een zet: c4b3 (verplaatsen), 112-221 (wisselen), 112-121-211 (roteren), b5b6+112-221 (met bonuszet), pass
    turns [SCHIP]    de geldige zetten, alle of die van één schip: turns 112
    board            het bord nog eens
    threats          welke van je schepen in de volgende beurt verstoten kunnen worden
    undo, redo       een zet terugnemen, opnieuw spelen
    save BESTAND     de partij in een bestand opslaan; load BESTAND laadt er een
    mfen             de stelling als tekst
    agree            de partij samen beëindigen (tiebreak)
    resign           opgeven
    new              nog een partij met dezelfde opties
    quit             stoppen

## Playing online in the terminal

error_pace = geef minuten en seconden per beurt, zoals 10+5 (van { $least } seconden tot { $minutes }+{ $seconds }), of dagen per beurt, zoals 3d (hoogstens { $days }d)
error_online_address = “{ $text }” is niet het adres van een server. Geef een adres zoals https://mad.example/.
error_online_link = “{ $text }” leidt niet naar een partij. Geef het adres van een server, of een link die eindigt op #/play/PARTIJ of #/seat/PARTIJ/GEHEIM. Misschien ontbreekt er een stuk.
error_online_options = Deze link leidt naar een partij waarvan de instellingen al vastliggen. --board, --mfen, --no-positioning, --tie-break, --time en --side zijn voor nieuwe partijen.
error_online_no_folder = Er is geen map voor je gegevens, waarin je plaats in de partij bewaard kan worden. Stel de omgevingsvariabele HOME in.
error_online_unreachable = { $kind ->
    [name] Er is geen server op { $address }: de naam is onbekend. Controleer het adres en de verbinding.
    [refused] Er is geen server op { $address }: de verbinding werd geweigerd. Controleer het adres.
    [timeout] De server op { $address } antwoordt niet. Controleer het adres en de verbinding.
   *[other] De server op { $address } is niet bereikbaar: { $detail }
}
error_online_tls = { $kind ->
    [issuer] Geen veilige verbinding met { $address }: dit systeem vertrouwt de uitgever van het certificaat van de server niet.
    [expired] Geen veilige verbinding met { $address }: het certificaat van de server is verlopen. Controleer ook de datum van deze computer.
    [name] Geen veilige verbinding met { $address }: het certificaat van de server is voor een andere naam.
    [plain] Geen veilige verbinding met { $address }: de server gebruikt geen versleuteling. Vertrouw je het netwerk, probeer dan http:// in plaats van https://.
   *[other] Geen veilige verbinding met { $address }: { $detail }
}
error_online_not_mad = Op { $address } zijn geen onlinepartijen van MAD (het antwoord heeft status { $status }). Controleer het adres.
error_online_moved = De server op { $address } is verhuisd naar { $target }. Gebruik dat adres.
error_online_version = De server spreekt een andere versie van het protocol dan dit programma. Installeer de huidige versie van het programma.
error_online_session = De server kent je sessie niet meer. Start het programma opnieuw; met een oudere partij ga je verder via de link van je plaats.
play_online_forgotten = De server kent je eerdere sessie niet meer. Met een oudere partij ga je verder via de link van je plaats.
play_online_accept = { $side ->
    [red] Typ “accept” om met rood te spelen, of “quit”.
    [blue] Typ “accept” om met blauw te spelen, of “quit”.
   *[chance] Typ “accept” om te spelen (kleur door loting), of “quit”.
}
play_online_take_seat = Typ “accept” om de partij hier verder te spelen, of “quit”.
play_online_you_are = { $side ->
    [red] Je speelt met rood tegen { $name }. Typ een zet, of “help”.
   *[blue] Je speelt met blauw tegen { $name }. Typ een zet, of “help”.
}
play_online_prompt = { $state ->
    [watching] kijken>
   *[waiting] wachten>
}
play_online_clocks = Klokken: rood { $red }, blauw { $blue }
play_online_answer = { $state ->
    [over] Typ “accept” of “decline”.
   *[running] Typ “accept” of “decline”; wie verder speelt, weigert ook.
}
play_online_withdrawn = { $name } heeft het voorstel ingetrokken.
play_online_withdrawn_own = Je hebt je voorstel ingetrokken.
play_online_declined_own = Je hebt geweigerd.
play_online_time_given = { $name } geeft { $other } extra tijd.
play_online_plan_hint = Wil je je antwoord plannen, typ dan “plan { $turn }”.
play_online_plan_now = Je bent zelf aan zet: typ de zet zonder “plan”.
play_online_plan_dropped = Je hebt geen geplande zet meer.
play_online_plan_failed = De zet die je gepland had, { $turn }, is nu niet geldig.
play_online_resume = Met “resume” loopt hij meteen weer.
play_online_resumed = De klok loopt weer.
play_online_claim = Typ “claim” om de partij te beëindigen.
play_online_again = Typ nog eens “{ $word }” om te bevestigen.
play_online_phrases = Je kunt een van deze zinnen zeggen, die iedereen in de eigen taal ziet:
play_online_rematch = De revanche begint, met de andere kleur: { $link }
play_online_over = { $state ->
    [player] Typ “rematch” voor een revanche met de andere kleur, “save BESTAND” om de partij te bewaren, of “quit”.
   *[watcher] Typ “save BESTAND” om de partij te bewaren, of “quit”.
}
play_online_leave = { $state ->
    [open] De uitnodiging blijft open. Zo kom je terug:
   *[running] De partij gaat zonder je verder, en de klokken lopen door. Zo kom je terug:
}
    { $command }
play_online_unanswered = De server heeft je laatste commando niet bevestigd. Kom terug en kijk of het is aangekomen.
play_online_start_theirs = Begint { $name } niet binnen { $time }, dan wordt de partij afgebroken.
play_online_locked = Het programma geeft geen advies over een partij die online gespeeld wordt.
play_online_claimed = { $name } had de partij verlaten.
error_online_seat = Deze link hoort niet bij een plaats in deze partij. Misschien ontbreekt er een stuk.
play_online_help =
    Een zet: c4b3 (verplaatsen), 112-221 (wisselen), 112-121-211 (roteren), b5b6+112-221 (met bonuszet), pass
    turns [SCHIP]    de geldige zetten, alle of die van één schip: turns 112
    board, clock     het bord of de klokken nog eens
    plan ZET         dit antwoord meteen spelen als het na de zet van je tegenstander geldig is; plan wist het
    takeback         vragen of je je laatste zet mag terugnemen
    agree            voorstellen om te stoppen (tiebreak)
    accept, decline  een voorstel beantwoorden; withdraw trekt dat van jou in
    say [ZIN]        een zin zeggen, of de zinnen tonen
    time             je tegenstander extra tijd geven
    resign           opgeven; abort breekt de partij af zolang niet beide kanten gespeeld hebben
    claim            de partij beëindigen als je tegenstander al lang weg is
    resume           de klok weer laten lopen na een storing van de server
    rematch          na de partij: een revanche met de andere kleur voorstellen
    link             een link om op een ander apparaat verder te spelen
    save BESTAND     de partij in een bestand opslaan; mfen toont de stelling als tekst
    quit             weggaan; de partij gaat door, en je kunt terugkomen
