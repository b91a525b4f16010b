### Texts of online games, for the browser client and the terminal.

## The screen of online games

online_title = Online spielen
online_private = Ab hier ist dieser Server beteiligt: Er speichert deine Online-Partien und eine Zufallszahl für diesen Browser. Er fragt weder nach einem Namen noch nach einer E-Mail-Adresse. Alles andere bleibt auf diesem Gerät.
online_friend = Mit Freunden spielen
online_friend_note = Verschick einen Link. Niemand braucht ein Konto.
online_find = Gegner finden
online_find_note = Gegen jemanden, der gerade auch eine Partie sucht.
online_mine = Meine Online-Partien
online_mine_none = Noch keine. Laufende Partien und offene Einladungen erscheinen hier.
online_watch = Partien zum Zuschauen
online_watch_none = Gerade läuft keine öffentliche Partie.
online_see_all = Alle Online-Partien
online_loading = Einen Moment …
online_state = { $state ->
    [yours] Du bist am Zug
    [theirs] Gegner am Zug
    [open] Wartet auf einen Gegner
    [won] Gewonnen
    [semi-won] Halbsieg
    [semi-lost] Halbniederlage
    [lost] Verloren
   *[aborted] Annulliert
}
online_left = noch { $time }
online_versus = { $red } – { $blue }
online_against = Gegen { $name }

## Conditions of a game

online_time = Bedenkzeit
online_days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
online_time_note = Mit Uhr spielt ihr die Partie am Stück. Mit Tagen je Zug kommst du zurück, wann es dir passt, solange du die Frist einhältst.
online_takebacks = Man darf darum bitten, einen Zug zurückzunehmen
online_terms_positioning = mit Positionierungszügen
online_terms_no_positioning = ohne Positionierungszüge
online_terms_tie_break = Tie-Break nach { $limit } Zügen
online_terms_no_tie_break = kein Zuglimit
online_terms_no_takebacks = ohne Zugrücknahme
online_terms_position = aus einer aufgebauten Stellung

## Invitations

online_make_link = Link erstellen
online_invitation_own = Schick diesen Link an deinen Gegner
online_invitation_note = Wer ihn zuerst öffnet und den Knopf zum Spielen drückt, ist dein Gegner.
online_link = Der Link
online_copy_link = Link kopieren
online_share_link = Teilen …
online_share_text = Lust auf eine Partie MAD? Hier ist der Link:
online_qr = QR-Code des Links, für ein Handy neben dir
online_withdraw_invitation = Einladung zurückziehen
online_waiting = Warten auf deinen Gegner …
online_invitation = { $name } lädt dich zu einer Partie MAD ein
online_play_as = { $side ->
    [red] Rot spielen
    [blue] Blau spielen
   *[chance] Spielen (Seite wird ausgelost)
}
online_new_here = Noch nie gespielt? Hier lernst du es
online_no_game = Unter dieser Adresse gibt es keine Partie. Vielleicht fehlt ein Stück vom Link.

## Finding an opponent

online_search = Gegner suchen
online_searching = Gegner wird gesucht … { $time }
online_stop_search = Suche beenden
online_lobby = Wer eine Partie sucht
online_lobby_none = Sonst sucht gerade niemand eine Partie.
online_accept_offer = Spielen
online_invitation_gone = Diese Einladung gilt nicht mehr.
online_instead = Im Moment ist niemand da. Du kannst stattdessen gegen den Computer spielen; die Suche endet dann.
online_instead_play = Gegen den Computer spielen

## The game

online_connection = { $state ->
    [connected] Verbunden
    [connecting] Verbindung wird aufgebaut …
    [lost] Verbindung verloren. Neuer Versuch …
    [offline] Dieses Gerät ist offline. Es verbindet sich von selbst wieder.
    [version] Die App ist älter als der Server: Lade die Seite neu.
   *[ended] Diese Sitzung ist beendet: Lade die Seite neu.
}
online_reload = Seite neu laden
online_you = Du
online_opponent = Gegner
online_here = verbunden
online_gone = seit { $time } weg
online_watchers = { $count ->
    [one] ein Zuschauer
   *[other] { $count } Zuschauer
}
online_watching = Du schaust zu.
online_sent = { $turn } Gesendet. Warten auf den Server …
online_sent_lost = { $turn } Noch nicht gesendet. Das geschieht, sobald die Verbindung wieder da ist.
online_their_turn = { $name } ist am Zug.
online_plan_invite = Du kannst deine Antwort schon planen: Wähle ein Schiff.
online_planned = Geplant – { $turn } Dieser Zug folgt sofort auf den deines Gegners, wenn er dann erlaubt ist.
online_drop_plan = Plan verwerfen
online_plan_illegal = Dein geplanter Zug war dann doch nicht möglich.
online_start_soon = Mach deinen ersten Zug innerhalb von { $time }, sonst wird die Partie annulliert.
online_paused = Der Server war nicht verfügbar, deshalb steht die Uhr. Sie läuft mit dem nächsten Zug weiter oder in { $time }.
online_resume = Uhr starten
online_title_turn = Du bist am Zug!
online_notify_body = { $name } hat gezogen. { $turn }
online_notify_begun = { $name } hat angenommen. Die Partie beginnt.
online_stale = Die Partie ging woanders weiter, vielleicht in einem anderen Tab. Das ist die aktuelle Stellung.

## Offers and other actions

online_tool_takeback = Rücknahme
online_takeback_asked = { $name } möchte einen Zug zurücknehmen – { $turn }
online_takeback_own = Du hast um die Rücknahme eines Zugs gebeten – { $turn }
online_taken_back = Zurückgenommen. Die Uhren stehen wieder wie vor diesem Zug.
online_ask_stop = Ende anbieten
online_stop_ask = Anbieten, die Partie hier zu beenden?
online_stop_asked = { $name } bietet an, die Partie zu beenden. { $result }
online_stop_result = { $side ->
    [red] Rot bekäme den Halbsieg.
   *[blue] Blau bekäme den Halbsieg.
}
online_stop_own = Du hast angeboten, die Partie zu beenden.
online_rematch_asked = { $name } möchte eine Revanche.
online_rematch_own = Du hast eine Revanche angeboten.
online_rematch_open = Zur Revanche
online_accept = Annehmen
online_decline = Ablehnen
online_withdraw = Zurückziehen
online_declined = { $name } hat abgelehnt.
online_give_time = { $days ->
    [1] Dem Gegner einen Tag schenken
   *[0] Dem Gegner 15 Sekunden schenken
}
online_time_given = { $name } hat dir Zeit geschenkt.
online_time_given_own = Du hast { $name } Zeit geschenkt.
online_abort = Partie annullieren
online_abort_ask = Die Partie annullieren? Niemand gewinnt.
online_aborted = Die Partie wurde annulliert. Niemand hat gewonnen.
online_claim = Sieg beanspruchen
online_claim_ask = { $name } ist seit { $time } weg. Du kannst die Partie jetzt beenden oder warten.
online_claim_abort = Partie beenden
online_resign_ask = Diese Partie aufgeben?
online_say = Etwas sagen
online_tool_say = Nachricht
online_phrase = { $phrase ->
    [hello] Hallo!
    [good-luck] Viel Glück!
    [one-moment] Einen Moment, bitte.
    [back] Bin wieder da.
    [well-played] Gut gespielt!
    [oops] Ups!
    [thank-you] Danke für die Partie!
   *[goodbye] Tschüss!
}
online_said = { $name }: { $phrase }
online_mute = Nachrichten des Gegners ausblenden
online_unmute = Nachrichten des Gegners einblenden
online_notify = Benachrichtigen, wenn ich am Zug bin
online_notify_off = Nicht mehr benachrichtigen
online_notify_on = Du wirst benachrichtigt, wenn du am Zug bist und diese Seite im Hintergrund ist.
online_notify_refused = Der Browser lässt keine Benachrichtigungen von dieser Seite zu. Das kannst du in seinen Einstellungen ändern.
online_next = Nächster Gegner

## Another device

online_seat_link = Auf einem anderen Gerät weiterspielen
online_seat_note = Öffne diesen Link auf dem anderen Gerät. Wer ihn hat, kann für dich spielen: Zeig ihn niemandem.
online_seat_title = Spiel deine Partie hier weiter
online_seat_ask = Mit diesem Link kannst du deine eigene Online-Partie auf diesem Gerät weiterspielen.
online_seat_take = Hier weiterspielen

## Problems

online_unreachable = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
online_refusal = { $reason ->
    [no-such-game] Diese Partie gibt es nicht.
    [not-seated] Du spielst in dieser Partie nicht mit.
    [not-begun] Die Partie hat noch nicht begonnen.
    [over] Die Partie ist vorbei.
    [not-over] Die Partie ist noch nicht vorbei.
    [taken] Jemand anders hat die Einladung angenommen.
    [own-invitation] Das ist deine eigene Einladung. Schick den Link an jemand anderen.
    [not-your-turn] Du bist nicht am Zug.
    [stale] Die Partie ist inzwischen weitergegangen.
    [illegal] Dieser Zug ist nicht erlaubt.
    [time-up] Deine Zeit war abgelaufen.
    [no-offer] Dieses Angebot gilt nicht mehr.
    [too-soon] Du kannst nach Zug { $turns } wieder fragen.
    [no-takebacks] In dieser Partie können keine Züge zurückgenommen werden.
    [nothing-to-take-back] Es gibt nichts zurückzunehmen.
    [too-late-to-abort] Die Partie kann nicht mehr annulliert werden. Du kannst aufgeben.
    [opponent-present] Dein Gegner ist da oder noch nicht lange genug weg.
    [no-claim] In einer Partie mit Tagen je Zug lässt sich der Sieg nicht beanspruchen.
    [not-paused] Die Uhr läuft schon.
    [too-often] Das hast du in dieser Partie schon so oft getan, wie man darf.
    [too-fast] Das war zu viel in kurzer Zeit. Warte kurz und versuch es noch einmal.
    [too-many-games] Du hast zu viele offene Partien. Spiel erst ein paar zu Ende.
    [signed-out] Diese Sitzung ist beendet. Lade die Seite neu.
    [origin] Der Server nimmt von dieser Adresse keine Anfragen an.
    [terms] Eine Partie mit diesen Einstellungen ist nicht möglich.
    [unreadable] Der Server versteht diese App nicht. Lade die Seite neu.
   *[unavailable] Der Server ist gerade nicht verfügbar. Versuch es gleich noch einmal.
}

## Names of guests: stars

online_guest = { $star } { $number }
online_stars = Sirius, Canopus, Arktur, Wega, Kapella, Rigel, Prokyon, Beteigeuze, Atair, Aldebaran, Antares, Spica, Pollux, Fomalhaut, Deneb, Regulus, Kastor, Bellatrix, Alnair, Dubhe, Mirfak, Mizar, Merak, Polaris, Alphard, Hamal, Diphda, Nunki, Mirach, Algol, Denebola, Alkor
online_duration_days = { $days } T { $hours } h
online_duration_hours = { $hours } h { $minutes } min
online_duration_minutes = { $minutes } min
online_duration_seconds = { $seconds } s
