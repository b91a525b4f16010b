### Texts of the browser client. Short: they are on buttons and beside a board.

## Everywhere

web_title = MAD
web_tagline = Bewegung, Angriff, Verteidigung: ein Duell zweier Flotten
web_home = Startseite
web_cancel = Abbrechen
web_close = Schließen
web_failed = Etwas ist schiefgegangen: { $reason }
web_fault = In der App ist ein Fehler aufgetreten. Deine Partien sind sicher: Lade die Seite neu, dann geht es weiter.
web_storage_off = In diesem Browser kann MAD nichts speichern. Schließt du die Seite, ist die Partie weg.
web_storage_full = Der Browser hat keinen Platz mehr für Partien. Lösche einige; willst du sie behalten, speichere sie vorher als Datei.
web_unreadable = Diese Partie wurde von einer anderen Version von MAD geändert. Lade die Seite neu; was du seitdem getan hast, ist nicht gespeichert.
web_other_tab = Diese Partie ging in einem anderen Tab weiter. Du siehst den neuesten Stand.
web_deleted = Diese Partie wurde in einem anderen Tab gelöscht. Spielst du weiter, wird sie wieder gespeichert.
web_copy_failed = Der Browser erlaubt das Kopieren nicht. Hier ist der Text:
web_private = Nichts verlässt dieses Gerät: Partien, Einstellungen und der Computergegner leben in deinem Browser.
web_private_online = Nichts verlässt dieses Gerät, solange du keinen Online-Knopf drückst: Partien, Einstellungen und der Computergegner leben in deinem Browser.
web_credit = Das Spiel gehört seinen Autoren; Regeln und Spielbretter gibt es auf
web_credit_link = doeraene.be/mad
web_details = Einzelheiten

## Home

home_learn = Spielen lernen
home_learn_on = Weiterlernen
home_rules = Die Regeln
home_first = Spiel deine erste Partie
home_first_note = Du spielst Rot gegen Stufe 1. Die Partie beginnt sofort.
home_continue = Fortsetzen
home_play = Gegen den Computer
home_two = Zu zweit an einem Gerät
home_setup = Stellung aufbauen
home_games = Deine Partien
home_online = Online spielen
home_online_note = Mit Freunden anderswo oder mit jemandem, der eine Partie sucht
home_online_back = Zurück zu deiner Online-Partie
home_online_running = { $count ->
    [one] Eine laufende Partie
   *[other] { $count } laufende Partien
}

## New game

new_title_computer = Gegen den Computer
new_title_two = Zu zweit an einem Gerät
new_level = Stufe
level_1 = Erste Schritte: schaut kaum voraus und verpasst die meisten Chancen.
level_2 = Anfänger: sieht, was vor ihm liegt, und vergisst den Rest.
level_3 = Lehrling: nimmt, was du stehen lässt, und übersieht Teleportationen.
level_4 = Hobby: spielt vernünftig, mit einem Patzer hier und da.
level_5 = Solide: eine faire Partie für alle, die die Regeln gut kennen.
level_6 = Geübt: patzt selten und bestraft deine Patzer.
level_7 = Stark: sieht die meisten Taktiken, auch Teleportationen.
level_8 = Sehr stark: Du brauchst einen Plan.
level_9 = Meister: patzt so gut wie nie.
level_10 = Flottenadmiral: prüft eine Viertelmillion Stellungen pro Zug.
new_side = Du spielst
new_red = Rot
new_blue = Blau
new_random = Zufall
new_board = Brett
new_board_6x4 = 6 Reihen, 4 Spalten
new_board_5x5 = 5 Reihen, 5 Spalten
new_board_4x6 = 4 Reihen zu 6, dazu 2 Felder an jedem Ende
new_board_aztec = 7 Reihen, an beiden Enden schmal
new_positioning = Positionierungszug
new_positioning_note = Im ersten Zug jeder Seite keine Bewegung: tauschen, rotieren oder passen und die Aufstellung behalten.
new_tie_break = Tie-Break nach (Zügen)
new_no_limit = Kein Limit
new_tie_break_note = Nach dieser Zahl von Zügen ohne Vertreibung endet die Partie, und wer zuletzt ein Schiff vertrieben hat, bekommt einen Halbsieg.
new_clock = Uhr
new_no_clock = Ohne Uhr
new_minutes = { $minutes } min + { $seconds } s
new_start = Los geht’s
new_more = Mehr Optionen
new_own_clock = Eigene …
new_clock_minutes = Minuten je Spieler
new_clock_red = Minuten für Rot
new_clock_blue = Minuten für Blau
new_clock_you = Deine Minuten
new_clock_computer = Minuten für den Computer
new_clock_seconds = Sekunden je Zug
new_clock_differ = Verschiedene Zeiten
new_clock_kind = Die Sekunden je Zug
new_clock_increment = kommen nach dem Zug dazu
new_clock_delay = vergehen, bevor die Uhr läuft
new_clock_delay_note = Sekunden, die dazukommen, kannst du ansparen. Bei einer Verzögerung wartet die Uhr am Anfang jedes Zugs, und nicht gebrauchte Sekunden verfallen.
new_clock_bad_minutes = Bitte eine Zahl von { $least } bis { $most }.
new_clock_bad_seconds = Bitte eine ganze Zahl bis { $most }.
new_bad_position = Dieser Link enthält keine spielbare Stellung. Die Partie beginnt in der Startstellung.

## A game

side_name = { $side ->
    [red] Rot
   *[blue] Blau
}
player_you = Du
player_computer = Computer, Stufe { $level }
game_your_turn = Du bist am Zug.
game_you_are = Du spielst { $side ->
    [red] Rot
   *[blue] Blau
} und bist am Zug.
game_turn_of = { $side ->
    [red] Rot ist am Zug.
   *[blue] Blau ist am Zug.
}
game_thinking = Der Computer denkt nach …
game_positioning = { $side ->
    [red] Positionierungszug von Rot: Schiffe tauschen oder rotieren. Noch keine Bewegung.
   *[blue] Positionierungszug von Blau: Schiffe tauschen oder rotieren. Noch keine Bewegung.
}
game_keep = Passen (Aufstellung behalten)
game_picked = { $ship } gewählt: { $choices }.
game_picked_squares = { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}
game_picked_expulsions = { $count ->
    [one] eine Vertreibung
   *[other] { $count } Vertreibungen
}
game_picked_partners = { $count ->
    [one] ein Partner
   *[other] { $count } Partner
}
game_picked_nothing = { $ship } gewählt: gerade nichts möglich.
game_aim_swap = { $first } und { $second } tauschen? Wähle { $second } zum Bestätigen noch einmal.
game_aim_rotation = { $first } → { $second } → { $third } → { $first } rotieren? Wähle { $second } zum Bestätigen noch einmal.
game_do_it = Bestätigen
game_pick_instead = { $ship } wählen
game_bonus = Bonuszug für { $ship }: Wähle einen Partner oder beende den Zug.
game_end_turn = Zug beenden
game_take_back = Zurücknehmen
game_doubt = Damit schickst du deine eigene Korvette ins Exil und verlierst die Partie sofort.
game_doubt_yes = Partie verlieren
game_doubt_no = Weiterspielen
game_not_yours = Das ist nicht dein Schiff: { $ship }.
game_not_your_turn = Die andere Seite ist am Zug.
game_in_exile = { $ship } ist im Exil. Zurück geht es nur durch Platzwechsel mit einem Partner.
game_not_into_exile = Ins Exil kommt ein Schiff nur, wenn es vertrieben wird oder mit einem Partner dort den Platz wechselt.
game_no_partner = { $ship } und { $other } können nicht die Plätze wechseln: Sie sind weder Komplemente noch im selben Trio.
game_too_many_exiled = { $ship } und { $other } können jetzt nicht die Plätze wechseln: Zu viele dieser Schiffe sind im Exil.
game_bonus_first = Dein Zug ist noch nicht vorbei: Wähle einen Partner für { $ship }, beende den Zug oder nimm ihn zurück.
game_at_start = Vor dem ersten Zug.
game_looking_back = { $side ->
    [red] Nach Zug { $number } von { $count } (Rot).
   *[blue] Nach Zug { $number } von { $count } (Blau).
}
game_to_the_end = Zum Ende
game_hint_wait = Ein guter Zug wird gesucht …
game_engine_broken = Der Computergegner antwortet nicht mehr. { $reason }
game_engine_again = Erneut versuchen
game_locked = Der Computer hilft hier nicht: Diese Stellung gehört zu deiner laufenden Online-Partie.
ship_card = { $name }: { $sails ->
    [1] 1 Segel
   *[other] { $sails } Segel
}, { $cannons ->
    [1] 1 Kanone
   *[other] { $cannons } Kanonen
}, { $shields ->
    [1] 1 Schild
   *[other] { $shields } Schilde
}. Komplement: { $partner }.
ship_card_reach = Die Markierungen zeigen, was es erreichen kann.

## Buttons beside a game

act_label = Bedienung der Partie
act_undo = Zurück
act_redo = Vor
act_hint = Tipp
act_flip = Wenden
act_stop = Genug gedacht
act_resign = Aufgeben
act_agree = Partie einvernehmlich beenden …
act_more = Mehr
act_save = Als Datei speichern
act_share = Link teilen
act_copy_mfen = Stellung kopieren
act_setup = Stellung umbauen
act_new = Neue Partie
act_pause = Pause
act_resume = Weiter
act_rename = Umbenennen
act_first = Erster Zug
act_previous = Voriger Zug
act_next = Nächster Zug
act_last = Letzter Zug
resign_ask = { $who ->
    [you] Willst du wirklich aufgeben?
    [red] Will Rot wirklich aufgeben?
   *[blue] Will Blau wirklich aufgeben?
}
resign_yes = Aufgeben
agree_ask = { $expeller ->
    [red] Die Partie hier beenden? Rot hat zuletzt ein Schiff vertrieben und bekäme den Halbsieg.
    [blue] Die Partie hier beenden? Blau hat zuletzt ein Schiff vertrieben und bekäme den Halbsieg.
   *[none] Die Partie hier beenden? Kein Schiff wurde vertrieben, also bekäme Blau den Halbsieg.
}
agree_yes = Beide einverstanden
agree_offer = Ende anbieten
agree_refused = Der Computer möchte lieber weiterspielen.

## Turns and tie-break

turns_title = Züge
turns_none = Noch keine Züge.
turns_pass = passt
meter_title = { $count ->
    [0] Gerade wurde ein Schiff vertrieben
    [one] Ein Zug ohne Vertreibung
   *[other] { $count } Züge ohne Vertreibung
}
meter_start = Noch kein Schiff vertrieben
meter_reached = Limit erreicht: Halbsieg für { $owner ->
    [red] Rot
   *[blue] Blau
}.
meter_off = Kein Zuglimit in dieser Partie. Einigen sich beide aufzuhören, bekommt { $owner ->
    [red] Rot
   *[blue] Blau
} den Halbsieg.

## The end

end_victory = { $side ->
    [red] Rot gewinnt
   *[blue] Blau gewinnt
}
end_semi = { $side ->
    [red] Halbsieg für Rot
   *[blue] Halbsieg für Blau
}
end_you_win = Gewonnen!
end_you_semi = Ein Halbsieg für dich
end_you_lose = Verloren
end_you_half_lose = Ein Halbsieg für den Computer
end_you_half_lose_online = Ein Halbsieg für deinen Gegner
end_rematch = Revanche mit anderer Farbe
end_review = Partie auswerten
end_look_back = Nachspielen

## The board, in words

board_label = Die Arena, { $rows } Reihen und { $columns } Spalten
tray_label = { $side ->
    [red] Rote Schiffe im Exil
   *[blue] Blaue Schiffe im Exil
}
spot_empty = { $square }, leer
spot_ship = { $square }, { $ship }
spot_exiled = { $ship }, im Exil
spot_slot = { $ship }: in der Arena
spot_can_go = erreichbar
spot_can_expel = kann vertrieben werden
spot_bonus = mit Bonuszug
spot_partner_swap = Tauschpartner
spot_partner_rotation = Rotationspartner
spot_picked = gewählt
badge_swap = Sofort mit { $ship } tauschen
badge_rotation = Sofort auf den Platz von { $ship } rotieren

## Saved games

games_title = Deine Partien
games_none = Noch keine Partien. Jede Partie, die du beginnst, wird hier in diesem Browser gespeichert.
games_rename_ask = Name der Partie
games_delete = Löschen
games_delete_ask = Diese Partie löschen? Sie lässt sich nicht zurückholen.
games_delete_yes = Löschen
games_export = Alle speichern
games_import = Dateien laden
games_imported = { $count ->
    [0] Keine Partie geladen.
    [one] Eine Partie geladen.
   *[other] { $count } Partien geladen.
}
games_import_failed = { $file }, Partie { $number }: { $reason }
games_import_empty = { $file }: keine Partie enthalten.
games_unreadable = { $count ->
    [one] Eine gespeicherte Partie ist nicht lesbar. Sie bleibt, wie sie ist.
   *[other] { $count } gespeicherte Partien sind nicht lesbar. Sie bleiben, wie sie sind.
}
games_damaged = Beschädigte Partie
games_damaged_form = Diese gespeicherte Partie ist beschädigt und nicht lesbar.
games_damaged_version = Diese Partie stammt aus einer neueren Version von MAD. Lade die Seite neu, um diese Version zu bekommen.
games_more = Mehr zeigen
games_missing = Diese Partie gibt es in diesem Browser nicht mehr.
games_versus = { $red } – { $blue }
games_turn = { $count ->
    [0] nicht begonnen
    [one] ein Zug
   *[other] { $count } Züge
}
games_event = Freundschaftspartie
games_paste = Text einfügen
games_paste_label = Eine Partie als Text, ein Link oder eine Stellung
games_paste_go = Einlesen
games_pasted = Eingefügter Text
games_paste_nothing = In diesem Text steht weder eine Partie noch eine Stellung.
games_known = { $count ->
    [one] Eine Partie war schon da.
   *[other] { $count } Partien waren schon da.
}
games_refused = { $count ->
    [one] Eine war nicht lesbar.
   *[other] { $count } waren nicht lesbar.
}
games_search = Name oder Datum suchen
games_filter = Zeigen
games_filter_all = Alle Partien
games_filter_unfinished = Nicht beendet
games_filter_won = Gewonnen
games_filter_lost = Verloren
games_filter_computer = Gegen den Computer
games_filter_two = Zu zweit
games_filter_online = Online
games_order = Reihenfolge
games_order_played = Zuletzt gespielt
games_order_date = Datum
games_order_length = Längste zuerst
games_found = { $count ->
    [0] Keine Partie passt.
    [one] Eine Partie.
   *[other] { $count } Partien.
}
games_score = Gegen den Computer: { $won } gewonnen, { $lost } verloren.
games_level_score = Stufe { $level }: { $won } gewonnen, { $lost } verloren
games_select = Auswählen
games_select_done = Fertig
games_select_all = Alle auswählen
games_selected = { $count ->
    [0] Nichts ausgewählt
    [one] Eine ausgewählt
   *[other] { $count } ausgewählt
}
games_select_one = { $title } auswählen
games_delete_these = { $count ->
    [one] Diese Partie löschen? Sie lässt sich nicht zurückholen.
   *[other] Diese { $count } Partien löschen? Sie lassen sich nicht zurückholen.
}
games_export_these = Speichern
games_series = Serie: { $red } { $red_points }, { $blue } { $blue_points }

## A game from a link

shared_title = Partie aus einem Link
shared_keep = Speichern und weiterspielen
shared_bad = Dieser Link enthält keine Partie: { $reason }
shared_part = „{ $part }“ gehört nicht in einen solchen Link.
shared_turn = Zug { $number }: { $reason }
shared_end = Die Partie kann nicht mit „{ $end }“ geendet haben.
shared_broken = Dieser Link ist beschädigt oder unvollständig, deshalb gibt es keine Partie zu sehen. Kopiere den ganzen Link noch einmal, oder lass dir einen neuen schicken.
shared_save = Zu meinen Partien
shared_saved = Zu deinen Partien hinzugefügt.
shared_known = Diese Partie ist schon unter deinen Partien.
shared_open = Öffnen

## Setting up

setup_title = Stellung aufbauen
setup_note = Wähle ein Schiff, dann ein Feld. Die Streifen neben dem Brett sind das Exil.
setup_start = Startstellung
setup_clear = Brett leeren
setup_to_move = Am Zug
setup_expeller = Letzte Vertreibung durch
setup_nobody = Niemand
setup_quiet = Züge ohne Vertreibung
setup_number = Zugnummer
setup_positioning = Positionierungszug steht noch aus
setup_mfen = Stellung als Text
setup_playable = { $count ->
    [one] Spielbar: ein erlaubter Zug.
   *[other] Spielbar: { $count } erlaubte Züge.
}
setup_over = Die Partie ist hier vorbei. { $outcome }
setup_faults = Noch nicht spielbar:
setup_turns = Erlaubte Züge
setup_play_computer = Gegen den Computer spielen
setup_play_two = Zu zweit spielen
setup_play_online = Online mit Freunden spielen
setup_positioning_note = Nur solange alle Schiffe einer Seite auf ihren Startfeldern stehen.
setup_bad_link = Dieser Link enthält keine Stellung. Hier ist die Startstellung.
setup_bad_text = Dieser Text ist keine Stellung.

## Learning

learn_title = Spielen lernen
learn_note = { $lessons } kurze Lektionen, etwa { $minutes } Minuten. Du lernst beim Spielen und kannst jederzeit aufhören.
learn_progress = { $done } von { $count }
learn_lesson = Lektion { $number }: { $title }
learn_task = Aufgabe { $number } von { $count }
learn_hint = Tipp
learn_next = Weiter
learn_next_lesson = Weiter: { $title }
learn_once_more = Noch einmal
learn_all = Alle Lektionen
learn_read_more = Regel lesen
learn_loses = Blau würde mit { $turn } antworten und deine Korvette vertreiben.
learn_own_corvette = Damit würdest du deine eigene Korvette ins Exil schicken und die Partie verlieren.
learn_not_that = Das ist { $ship }.
learn_skip = Überspringen
learn_finished = Jetzt weißt du alles Nötige. Der Rest ist Übung.
learn_loading = Texte werden geladen …
learn_failed = Die Texte ließen sich nicht laden. { $reason }

# A screen whose code is downloaded when it is opened
screen_loading = Wird geladen …
screen_failed = Diese Ansicht konnte nicht geladen werden
screen_failed_advice = Prüfe deine Verbindung und versuch es noch einmal. Hilft das nicht, lade die Seite neu.

## The rules to read

manual_title = Die Regeln von MAD
manual_contents = Inhalt
manual_search = Regeln durchsuchen
manual_found = { $count ->
    [0] Nichts zu „{ $word }“.
    [one] Eine Stelle zu „{ $word }“.
   *[other] { $count } Stellen zu „{ $word }“.
}
manual_print = Drucken
manual_set = Ein Spiel zum Ausdrucken
manual_set_note = Beide Bretter, alle sechzehn Schiffe zum Ausschneiden und die Regeln auf einem Blatt.
manual_set_pdf = PDF im Format { $paper }
manual_figure_turn = Zug zeigen
manual_figure_before = Vor dem Zug zeigen
manual_figure_play = Von hier weiterspielen
manual_questions = Fragen

## Tooltips: on hover, on focus, on a long press

tip_move = Ein freies Feld in Reichweite. Wähle es, um dorthin zu ziehen.
tip_expulsion = Ein gegnerisches Schiff mit höchstens so vielen Schilden, wie das gewählte Schiff Kanonen hat. Wähle es, um es zu vertreiben.
tip_permutation = Ein Komplement: Die beiden Zahlen ergeben zusammen 333. Diese Schiffe können die Plätze tauschen.
tip_rotation = Ein Schiff aus demselben Trio. Das gewählte Schiff nimmt seinen Platz ein, die anderen rücken weiter.
tip_bonus = Ein Schiff, das sich um genau ein Feld auf diese Reihe bewegt, darf im selben Zug noch tauschen oder rotieren: der Bonuszug.
tip_bonus_square = Ein Feld bis hierher, dann ein Tausch oder eine Rotation im selben Zug.
tip_exile = Schiffe im Exil. Sie kommen zurück, wenn sie mit einem Partner den Platz wechseln.
tip_tie_break = Nach einer festgelegten Zahl von Zügen ohne Vertreibung endet die Partie. Wer zuletzt ein Schiff vertrieben hat, bekommt den Halbsieg, einen halben Punkt.
tip_positioning = Im ersten Zug jeder Seite bewegt sich kein Schiff: tauschen, rotieren oder passen und die Aufstellung behalten.
tip_agreement = Glauben beide, dass keine Korvette mehr ins Exil geschickt werden kann, dürfen sie die Partie beenden. Wer zuletzt ein Schiff vertrieben hat, bekommt den Halbsieg.
tip_semi_victory = Ein halber Punkt für die Seite, die zuletzt ein Schiff vertrieben hat, wenn eine Partie ohne Korvette im Exil endet.
tip_more = Mehr in den Regeln

## Settings

settings_title = Einstellungen
settings_language = Sprache
settings_theme = Aussehen
settings_theme_system = Wie das Gerät
settings_theme_dark = Dunkel
settings_theme_light = Hell
settings_digits = Ziffern auf den Schiffen
settings_sound = Ton
settings_motion = Animation
settings_motion_system = Wie das Gerät
settings_motion_on = An
settings_motion_off = Aus
settings_resigns = Der Computer darf verlorene Partien aufgeben
settings_hand = Bedienhand
settings_hand_right = Rechts
settings_hand_left = Links
settings_offline = Offline
settings_typed = Eingabefeld für Züge

## Offline use

offline_new = Eine neue Version von MAD ist da. Deine Partien bleiben.
offline_take = Aktualisieren
offline_later = Später
offline_unkept = Dieser Browser konnte nicht alle deine Partien speichern; aktualisierst du jetzt, gehen sie verloren. Speichere sie vorher als Datei.
offline_ready = MAD ist vollständig auf diesem Gerät: Du kannst auch offline spielen, lernen und die Regeln lesen.
offline_filling = MAD wird auf diesem Gerät gespeichert …
offline_none = Dieser Browser kann MAD nicht speichern; zum Öffnen brauchst du eine Verbindung.
offline_install = MAD auf diesem Gerät installieren

## For screen readers

aloud_title = Züge als Text
aloud_field = Ein Zug, ein Feld oder ein Schiff
aloud_go = Spielen oder fragen
aloud_board = Brett vorlesen
aloud_turns = Züge vorlesen
aloud_again = Wiederholen
aloud_explain = Was kann ich eingeben?
aloud_help = Gib einen Zug ein, um ihn zu spielen: c4b3, 112-221, b5b6+112-221 oder pass. Gib ein Feld oder ein Schiff ein, etwa c4 oder 211, um mehr darüber zu hören. Ein Punkt liest das Brett vor, eine leere Eingabe alle Züge.
aloud_side = { $side ->
    [red] Rot
   *[blue] Blau
}: { $ships }.
aloud_exiled = Im Exil: { $ships }.
aloud_moves = { $ship } auf { $square }, nach { $squares }.
aloud_expels = vertreibt { $ship }
aloud_bonus = Bonuszug { $cycles }
aloud_teleportations = Teleportationen: { $turns }.
aloud_loses = kostet dich deine Korvette
aloud_pass = Oder pass, um die Aufstellung zu behalten.
aloud_picked = Gewählt: { $ship }.
aloud_moved = { $ship } von { $from } nach { $to }
aloud_swapped = { $first } und { $second } haben getauscht
aloud_rotated = { $first } nahm den Platz von { $second } ein, { $second } den von { $third }, { $third } den von { $first }
aloud_kept = Aufstellung behalten
aloud_choices = Zur Wahl: { $choices }.

## A clock for a real board

clock_link = Eine Uhr für ein echtes Brett
clock_title = Uhr
clock_note = Für eine Partie auf einem echten Brett. Legt das Gerät zwischen euch: Wer seinen Zug beendet, drückt auf seine Hälfte.
clock_set = Uhr stellen
clock_begin = Drücke, um die Uhr von Rot zu starten.
clock_expulsion = Vertreibung
clock_other = Andere Zeiten
clock_reset = Zurücksetzen
clock_reset_ask = Beide Uhren und die Zählung auf den Anfang zurücksetzen?
clock_time_up = { $side ->
    [red] Die Zeit von Rot ist um: Blau gewinnt.
   *[blue] Die Zeit von Blau ist um: Rot gewinnt.
}
clock_keys = Tasten: Leertaste beendet den Zug, E Vertreibung, P Pause, U zurück.

## The header

nav_label = Hauptmenü
nav_play = Spielen
nav_learn = Lernen
nav_games = Partien
nav_study = Analyse
act_study = Analysieren
nav_rules = Regeln
nav_settings = Einstellungen

## Home: what comes next, and what has been reached

home_headline = Zwei Flotten mit je acht Schiffen. Schick die gegnerische Korvette ins Exil.
home_play_level = Spielen – Stufe { $level }
home_play_two = Zu zweit spielen
home_other = Andere Optionen
home_wins = Siege auf dieser Stufe: { $wins } von { $games }
home_beaten = Besiegte Stufen: { $levels }
home_lessons = Lektionen geschafft: { $done } von { $count }
home_learn_note = { $lessons } kurze Lektionen, etwa { $minutes } Minuten
home_two_note = Ein Bildschirm, mit oder ohne Uhr
home_demo_again = Noch einmal zeigen

## Settings, in groups

settings_group_look = Darstellung
settings_group_sound = Ton und Animation
settings_group_play = Beim Spielen
settings_group_controls = Bedienung
settings_board = Brettfarben
settings_board_space = Weltraum
settings_board_slate = Schiefer
settings_ships = Schiffe
settings_ships_classic = Klassisch
settings_ships_outline = Umriss
settings_volume = Lautstärke
settings_try_sound = Anhören
settings_coach = Ratschläge vom Trainer
settings_coach_note = Eine Zeile neben dem Brett sagt, worauf es gerade ankommt.
settings_tips = Erklärungen zu Zeichen und Begriffen
settings_danger = Schiffe markieren, die vertrieben werden können
settings_danger_off = Nie
settings_danger_beginner = Stufe 1–3
settings_danger_always = Immer
settings_face_to_face = Zu zweit: einander gegenüber
settings_face_to_face_note = Die blaue Hälfte steht auf dem Kopf, für ein Handy, das zwischen euch liegt.
act_face_to_face = Einander gegenüber spielen
act_side_by_side = Nebeneinander spielen

## The list of keys

keys_title = Tastenkürzel
keys_everywhere = Überall
keys_board = Auf dem Brett
keys_game = Während einer Partie
keycap_enter = Eingabe
keycap_space = Leertaste
keycap_escape = Esc
keycap_tab = Tab
keycap_home = Pos1
keycap_end = Ende
keycap_control = Strg
keycap_shift = Umschalt
key_help = Diese Liste; bei einer offenen Erklärung die Regel dazu
key_close = Schließen, was offen ist
key_next = Nächster Knopf oder nächstes Feld
key_squares = Von Feld zu Feld und zu den Schiffen im Exil; nach einem Klick auf das Brett zuerst ↑ oder ↓
key_pick = Ein Schiff oder Ziel wählen
key_back = Einen Schritt zurück
key_menu = Das Menü öffnen

## What was copied

copied_link = Link kopiert.
copied_position = Stellung als Text kopiert.

## Playing out the last lesson

learn_play_out = Spiel es jetzt zu Ende: Blau verteidigt sich.
learn_too_slow = Das waren zu viele Züge ohne Vertreibung: nur ein Halbsieg. Versuch es noch einmal.
learn_played_out = Die blaue Korvette ist im Exil: Sieg!

## The coach: what matters now, for beginners

coach_label = Trainer
coach_off = Trainer ausschalten
coach_next = Nächster Ratschlag
coach_goal = { $enemy ->
    [red] Vertreibe die rote Korvette, 111, und du gewinnst. Halte deine eigene außer Reichweite.
   *[blue] Vertreibe die blaue Korvette, 111, und du gewinnst. Halte deine eigene außer Reichweite.
}
coach_digits = Die Ziffern eines Schiffs: Segel (wie weit es zieht), Kanonen, Schilde. Es vertreibt Schiffe mit höchstens so vielen Schilden, wie es Kanonen hat.
coach_gems = Zwei deiner Schiffe mit dem gleichen Edelstein können die Plätze tauschen, egal, wie weit sie voneinander entfernt sind.
coach_positioning = Vor der ersten Bewegung darfst du deine Flotte einmal umstellen. Im Zweifel: passen.
coach_win = Du kannst jetzt gewinnen: Deine { $ship } kann die Korvette auf { $square } vertreiben.
coach_corvette = { $enemy ->
    [red] Deine Korvette ist in Gefahr: Die rote { $ship } auf { $square } kann sie vertreiben.
   *[blue] Deine Korvette ist in Gefahr: Die blaue { $ship } auf { $square } kann sie vertreiben.
}
coach_danger = { $enemy ->
    [red] Die rote { $by } auf { $from } kann deine { $ship } auf { $square } vertreiben.
   *[blue] Die blaue { $by } auf { $from } kann deine { $ship } auf { $square } vertreiben.
}
coach_others = { $count ->
    [one] Ein weiteres Schiff ist in Gefahr.
   *[other] { $count } weitere Schiffe sind in Gefahr.
}
coach_bonus = Ein einzelner Schritt auf die letzte Reihe bringt den Bonuszug: Dieses Schiff darf noch tauschen oder rotieren. Oder beende einfach den Zug.
coach_tie_break = { $owner ->
    [you] Das Zuglimit ist fast erreicht. Verliere kein Schiff: Dann bekommst du den Halbsieg.
   *[other] Das Zuglimit ist fast erreicht. Vertreibe ein Schiff, sonst bekommt der Computer den Halbsieg.
}
coach_recall = Deine { $ship } kann durch Tausch oder Rotation aus dem Exil zurückkehren. Die { $other } müsste dafür ins Exil.
coach_safe = Keines deiner Schiffe kann gerade vertrieben werden.
spot_danger = in Gefahr

## A hint in words

hint_move = Zieh mit der { $ship } von { $from } nach { $to }.
hint_swap = Tausche { $first } und { $second }.
hint_rotate = Rotiere { $first } → { $second } → { $third } → { $first }.
hint_move_swap = Zieh mit der { $ship } von { $from } nach { $to } und tausche dann { $first } und { $second }.
hint_move_rotate = Zieh mit der { $ship } von { $from } nach { $to } und rotiere dann { $first } → { $second } → { $third } → { $first }.
hint_pass = Passe und behalte deine Aufstellung.
hint_play = Zug ausführen
hint_wins = Das schickt die gegnerische Korvette ins Exil und gewinnt.
hint_saves_corvette = Das rettet deine Korvette.
hint_expels = Das vertreibt die gegnerische { $ship }.
hint_saves = Das bringt die { $ship } in Sicherheit.
hint_bonus = Das nutzt den Bonuszug.
hint_recalls = Das holt die { $ship } aus dem Exil zurück.
hint_threatens = Das bedroht die gegnerische Korvette.
hint_score = { $score ->
    [win] Das führt zum Sieg.
    [semi] Das führt zum Halbsieg.
    [better] Damit stehst du besser.
    [even] Die Partie bleibt ausgeglichen.
    [worse] Deine Stellung ist schwierig; das hält am besten stand.
    [semi-loss] Der Halbsieg ist verloren, aber das verhindert Schlimmeres.
   *[loss] Gegen bestes Spiel ist die Partie verloren; das hält am längsten stand.
}
hint_exact = { $score ->
    [win] Dieses Endspiel ist gelöst: Mit bestem Spiel gewinnst du.
    [semi] Dieses Endspiel ist gelöst: Mit bestem Spiel hast du den Halbsieg.
    [semi-loss] Dieses Endspiel ist gelöst: Mit bestem Spiel hat der Gegner den Halbsieg.
   *[loss] Dieses Endspiel ist gelöst: Gegen bestes Spiel ist es verloren.
}

## After the end

end_next_level = Nächste Stufe: { $level }
end_again = Noch einmal
end_wrong = Woran lag es?
end_first_win = Dein erster Sieg auf Stufe { $level }!
end_turns = Züge
end_expelled = Vertriebene Schiffe
end_time = Verbrauchte Zeit
end_lost_here = Hier hättest du deine Korvette noch in Sicherheit bringen können. So kam es: { $turns }
end_given_up = Dieser Zug hat deine eigene Korvette ins Exil geschickt: { $turns }
end_last_expulsion = Das war die letzte Vertreibung; sie hat den Halbsieg entschieden: { $turns }
