### Texts of online games, for the browser client and the terminal.

## The screen of online games

online_title = Online spelen
online_private = Vanaf hier doet deze server mee: hij bewaart je onlinepartijen en een willekeurig getal voor deze browser. Hij vraagt geen naam en geen e-mailadres. Al het andere blijft op dit apparaat.
online_friend = Speel met een vriend
online_friend_note = Stuur een link. Niemand heeft een account nodig.
online_find = Zoek een tegenstander
online_find_note = Tegen iemand die nu ook een partij zoekt.
online_mine = Mijn onlinepartijen
online_mine_none = Nog geen. Lopende partijen en open uitnodigingen verschijnen hier.
online_watch = Meekijken
online_watch_none = Er wordt nu geen openbare partij gespeeld.
online_see_all = Alle onlinepartijen
online_loading = Een ogenblik…
online_state = { $state ->
    [yours] Jouw beurt
    [theirs] Tegenstander aan zet
    [open] Wacht op een tegenstander
    [won] Gewonnen
    [semi-won] Semi-overwinning
    [semi-lost] Semi-nederlaag
    [lost] Verloren
   *[aborted] Afgebroken
}
online_left = nog { $time }
online_versus = { $red } – { $blue }
online_against = Tegen { $name }

## Conditions of a game

online_time = Bedenktijd
online_days = { $days ->
    [one] één dag per beurt
   *[other] { $days } dagen per beurt
}
online_time_note = Met een klok speel je de partij in één keer uit. Met dagen per beurt kom je terug wanneer het je uitkomt, binnen die tijd.
online_takebacks = Je mag vragen om een zet terug te nemen
online_terms_positioning = met positioneringsbeurten
online_terms_no_positioning = zonder positioneringsbeurten
online_terms_tie_break = tiebreak na { $limit } beurten
online_terms_no_tie_break = geen beurtenlimiet
online_terms_no_takebacks = zonder terugname
online_terms_position = vanuit een opgezette stelling

## Invitations

online_make_link = Link maken
online_invitation_own = Stuur deze link naar je tegenstander
online_invitation_note = Wie hem het eerst opent en op de speelknop drukt, is je tegenstander.
online_link = De link
online_copy_link = Link kopiëren
online_share_link = Delen…
online_share_text = Zin in een partij MAD? Hier is de link:
online_qr = QR-code van de link, voor een telefoon naast je
online_withdraw_invitation = Uitnodiging intrekken
online_waiting = Wachten op je tegenstander…
online_invitation = { $name } nodigt je uit voor een partij MAD
online_play_as = { $side ->
    [red] Speel met rood
    [blue] Speel met blauw
   *[chance] Speel (kleur door loting)
}
online_new_here = Nog nooit gespeeld? Leer het eerst
online_no_game = Op dit adres is geen partij. Misschien ontbreekt een stuk van de link.

## Finding an opponent

online_search = Zoek een tegenstander
online_searching = Op zoek naar een tegenstander… { $time }
online_stop_search = Stop met zoeken
online_lobby = Spelers die een partij zoeken
online_lobby_none = Nu zoekt verder niemand een partij.
online_accept_offer = Speel
online_invitation_gone = Deze uitnodiging geldt niet meer.
online_instead = Er is nu niemand. Je kunt tegen de computer spelen; het zoeken stopt dan.
online_instead_play = Speel tegen de computer

## The game

online_connection = { $state ->
    [connected] Verbonden
    [connecting] Verbinden…
    [lost] Verbinding verbroken. Nieuwe poging…
    [offline] Dit apparaat is offline. Het maakt vanzelf weer verbinding.
    [version] De app is ouder dan de server: herlaad de pagina.
   *[ended] Deze sessie is afgelopen: herlaad de pagina.
}
online_reload = Pagina herladen
online_you = Jij
online_opponent = Tegenstander
online_here = verbonden
online_gone = al { $time } weg
online_watchers = { $count ->
    [one] één kijker
   *[other] { $count } kijkers
}
online_watching = Je kijkt mee.
online_sent = { $turn } Verstuurd. Wachten op de server…
online_sent_lost = { $turn } Nog niet verstuurd. Dat gebeurt zodra er weer verbinding is.
online_their_turn = { $name } is aan zet.
online_plan_invite = Je kunt je antwoord alvast plannen: kies een schip.
online_planned = Gepland – { $turn } Deze zet volgt meteen op die van je tegenstander, als hij dan geldig is.
online_drop_plan = Plan wissen
online_plan_illegal = De zet die je had gepland, kon uiteindelijk niet.
online_start_soon = Doe je eerste zet binnen { $time }, anders wordt de partij afgebroken.
online_paused = De server was niet bereikbaar, dus staat de klok stil. Hij loopt weer bij de volgende zet, of over { $time }.
online_resume = Klok starten
online_title_turn = Jouw beurt!
online_notify_body = { $name } heeft gespeeld. { $turn }
online_notify_begun = { $name } doet mee. De partij begint.
online_stale = De partij is ergens anders verdergegaan, misschien in een ander tabblad. Dit is de huidige stelling.

## Offers and other actions

online_tool_takeback = Terugname
online_takeback_asked = { $name } wil graag een zet terugnemen – { $turn }
online_takeback_own = Je hebt gevraagd of je een zet mag terugnemen – { $turn }
online_taken_back = Teruggenomen. De klokken staan weer zoals vóór die zet.
online_ask_stop = Stoppen voorstellen
online_stop_ask = Voorstellen om de partij hier te beëindigen?
online_stop_asked = { $name } stelt voor om te stoppen. { $result }
online_stop_result = { $side ->
    [red] Rood krijgt dan de semi-overwinning.
   *[blue] Blauw krijgt dan de semi-overwinning.
}
online_stop_own = Je hebt voorgesteld om te stoppen.
online_rematch_asked = { $name } wil graag revanche.
online_rematch_own = Je hebt revanche voorgesteld.
online_rematch_open = Naar de revanche
online_accept = Akkoord
online_decline = Weigeren
online_withdraw = Intrekken
online_declined = { $name } heeft geweigerd.
online_give_time = { $days ->
    [1] Geef je tegenstander een dag
   *[0] Geef je tegenstander 15 seconden
}
online_time_given = { $name } heeft je extra tijd gegeven.
online_time_given_own = Je hebt { $name } extra tijd gegeven.
online_abort = Partij afbreken
online_abort_ask = De partij afbreken? Niemand wint.
online_aborted = De partij is afgebroken. Niemand heeft gewonnen.
online_claim = Winst opeisen
online_claim_ask = { $name } is al { $time } weg. Je kunt de partij nu beëindigen, of wachten.
online_claim_abort = Partij beëindigen
online_resign_ask = Deze partij opgeven?
online_say = Iets zeggen
online_tool_say = Bericht
online_phrase = { $phrase ->
    [hello] Hallo!
    [good-luck] Succes!
    [one-moment] Een momentje, alsjeblieft.
    [back] Ik ben er weer.
    [well-played] Goed gespeeld!
    [oops] Oeps!
    [thank-you] Bedankt voor de partij!
   *[goodbye] Tot ziens!
}
online_said = { $name }: { $phrase }
online_mute = Berichten van je tegenstander verbergen
online_unmute = Berichten van je tegenstander tonen
online_notify = Geef een melding als ik aan zet ben
online_notify_off = Geen meldingen meer
online_notify_on = Je krijgt een melding als je aan zet bent en deze pagina op de achtergrond staat.
online_notify_refused = De browser staat geen meldingen van deze pagina toe. Dat kun je in de browserinstellingen veranderen.
online_next = Volgende tegenstander

## Another device

online_seat_link = Verder op een ander apparaat
online_seat_note = Open deze link op het andere apparaat. Wie hem heeft, kan voor jou spelen: laat hem aan niemand zien.
online_seat_title = Speel je partij hier verder
online_seat_ask = Met deze link speel je je eigen onlinepartij verder op dit apparaat.
online_seat_take = Hier verder spelen

## Problems

online_unreachable = De server is niet bereikbaar. Controleer de verbinding en probeer het opnieuw.
online_refusal = { $reason ->
    [no-such-game] Die partij bestaat niet.
    [not-seated] Je speelt niet mee in deze partij.
    [not-begun] De partij is nog niet begonnen.
    [over] De partij is voorbij.
    [not-over] De partij is nog niet voorbij.
    [taken] Iemand anders heeft de uitnodiging aangenomen.
    [own-invitation] Dit is je eigen uitnodiging. Stuur de link naar iemand anders.
    [not-your-turn] Je bent niet aan zet.
    [stale] De partij is intussen verdergegaan.
    [illegal] Die zet is niet geldig.
    [time-up] Je tijd was om.
    [no-offer] Dat voorstel geldt niet meer.
    [too-soon] Je kunt het opnieuw vragen na zet { $turns }.
    [no-takebacks] In deze partij kun je geen zetten terugnemen.
    [nothing-to-take-back] Er is niets om terug te nemen.
    [too-late-to-abort] De partij kan niet meer worden afgebroken. Opgeven kan wel.
    [opponent-present] Je tegenstander is er, of is nog niet lang genoeg weg.
    [no-claim] In een partij met dagen per beurt kun je de winst niet opeisen.
    [not-paused] De klok loopt al.
    [too-often] Dat heb je in deze partij al zo vaak gedaan als mag.
    [too-fast] Dat was te veel in korte tijd. Wacht even en probeer het opnieuw.
    [too-many-games] Je hebt te veel lopende partijen. Speel er eerst een paar uit.
    [signed-out] Deze sessie is afgelopen. Herlaad de pagina.
    [origin] De server accepteert geen verzoeken vanaf dit adres.
    [terms] Een partij met deze instellingen is niet mogelijk.
    [unreadable] De server begrijpt deze app niet. Herlaad de pagina.
   *[unavailable] De server is nu niet beschikbaar. Probeer het zo meteen opnieuw.
}

## Names of guests: stars

online_guest = { $star } { $number }
online_stars = Sirius, Canopus, Arcturus, Wega, Capella, Rigel, Procyon, Betelgeuze, Altair, Aldebaran, Antares, Spica, Pollux, Fomalhaut, Deneb, Regulus, Castor, Bellatrix, Alnair, Dubhe, Mirfak, Mizar, Merak, Polaris, Alphard, Hamal, Diphda, Nunki, Mirach, Algol, Denebola, Alcor
online_duration_days = { $days } d { $hours } u
online_duration_hours = { $hours } u { $minutes } min
online_duration_minutes = { $minutes } min
online_duration_seconds = { $seconds } s
