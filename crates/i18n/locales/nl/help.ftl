### The program’s help: a message for each command, an attribute for each of its arguments.

help-common =
    .data = De map van het databasebestand (standaard: mad in de gegevensmap van de gebruiker)
    .database = postgres://… voor een PostgreSQL-database, of het pad van een bestand
    .help = Toon deze hulp
    .lang = De taal; standaard die van het systeem
    .version = Toon de versie
    .json = Geef de uitvoer als JSON
    .mfen = De stelling, als MFEN tussen aanhalingstekens
    .board = Een van de geregistreerde borden
    .no-positioning = Begin zonder positioneringsbeurten
    .files = Partijbestanden, of - voor standaardinvoer

help-values = Waarden
    .options = OPTIES
    .command = COMMANDO
    .name = NAAM
    .depth = DIEPTE
    .turn = ZET
    .seconds = SECONDEN
    .player = SPELER
    .file = BESTAND
    .level = NIVEAU
    .side = KLEUR
    .address = ADRES
    .folder = MAP
    .shell = SHELL
    .topic = ONDERWERP
    .path = PAD
    .time = TIJD
    .language = TAAL

help-mad = MAD (mars, aanval, defensie), een bordspel met ruimteschepen
    .examples =
        Voorbeelden:
          mad play                                   twee spelers aan deze terminal
          mad play --against engine --side blue      tegen de computer
          mad show                                   de beginstelling
          mad serve --open                           in de browser
          mad record check games.mad                 zijn deze partijen in orde?

help-help = Toon de hulp bij een commando

help-play = Speel een partij in de terminal
    .file = Ga verder met de partij in dit bestand
    .game = Het nummer van de partij, als het bestand er meerdere heeft
    .mfen = Begin met deze stelling
    .tie-break = Beurten zonder verstoting tot de tiebreak, of off voor geen limiet (standaard: 40)
    .against = Laat de computer de andere kleur spelen
    .online = Speel online tegen iemand anders, op het adres van een server of via de link van een partij
    .time = Online: minuten en seconden per beurt (5+3), of dagen per beurt (3d); standaard 10+5
    .side = De kleur die jij speelt; standaard rood, online door loting
    .seed = Maak de keuzes van de computer herhaalbaar
    .level = Hoe goed de computer speelt, van 1 tot 10 (standaard: 5)
    .think = Zonder niveau: laat de computer zo goed mogelijk spelen, met dit aantal seconden per beurt
    .resigns = Laat de computer verloren partijen opgeven
    .save = Sla na elke beurt op in dit bestand: een nieuw bestand, of dat waarmee je verdergaat; online: aan het einde van de partij
    .examples =
        Voorbeelden:
          mad play --board 5x5 --tie-break 30
          mad play --level 2
          mad play --against engine --think 3 --side blue --save game.mad
          mad play game.mad
          mad play --online https://mad.example/ --time 5+3
          mad play --online 'https://mad.example/#/play/dVxOSs_qHcq1'

help-analyse = Laat de engine een stelling analyseren
    .mfen = De stelling, als MFEN tussen aanhalingstekens; standaard de beginstelling
    .time = Hoeveel seconden er wordt nagedacht (2 als er geen andere limiet is)
    .depth = Hoeveel beurten er wordt vooruitgekeken
    .nodes = Hoeveel stellingen er worden doorzocht
    .lines = Hoeveel van de beste zetten er worden getoond
    .threads = Hoeveel threads er worden gebruikt
    .hash = Geheugen voor stellingen, in MiB
    .examples =
        Voorbeelden:
          mad analyse --time 5
          mad analyse "b1113/4/4/r1112r222 r - - 3/40 41" --lines 1

help-match = Speel een match tussen twee spelers
    .first = engine, baseline, baseline:DIEPTE, random, of de opdrachtregel van een UGI-engine; de engine met instellingen: engine:level=3, engine:nodes=500, engine:by-hand (niet afgesteld), engine:-NAAM,-NAAM (zonder die technieken)
    .second = Hetzelfde voor de andere speler
    .games = Hoeveel partijen: elke opening wordt met beide kleuren gespeeld, een ronde telt er 162
    .nodes = Stellingen per beurt
    .depth = Hoeveel beurten er wordt vooruitgekeken
    .turn-time = Milliseconden per beurt
    .clock = Seconden voor de partij en een toeslag per beurt: 10+0.1
    .workers = Hoeveel partijen er tegelijk worden gespeeld
    .sprt = Stop zodra duidelijk is welk van twee Elo-verschillen het dichtst bij de waarheid ligt
    .records = Voeg de partijen aan dit bestand toe
    .examples =
        Voorbeelden:
          mad match engine baseline --turn-time 100
          mad match engine "./old-mad ugi" --nodes 10000 --games 1000 --workers 2 --sprt 0,10

help-ladder = Meet de niveaus van de engine, elk tegen het niveau eronder
    .games = Hoeveel partijen per niveau: elke opening wordt met beide kleuren gespeeld, een ronde telt er 162
    .from = Het eerste niveau om te meten
    .to = Het laatste niveau om te meten
    .judged = Hoeveel zetten van elk niveau de engine grondig naloopt, om te tellen wat er is gemist
    .workers = Hoeveel partijen er tegelijk worden gespeeld
    .examples =
        Voorbeelden:
          mad ladder --workers 2
          mad ladder --board 5x5 --from 3 --to 5 --games 324

help-tune = Zoek gewichten voor de evaluatie van de engine met partijen tegen zichzelf
    .games = Hoeveel partijen er worden gespeeld
    .nodes = Stellingen per beurt
    .rounds = Aantal aanpassingsrondes
    .by-hand = Begin met de handmatig gekozen gewichten waaruit de huidige zijn ontstaan
    .seed = Startwaarde voor de toevalsgetallen
    .workers = Hoeveel partijen er tegelijk worden gespeeld
    .examples =
        Voorbeeld:
          mad tune --by-hand --workers 2

help-bench = Doorzoek een vaste reeks stellingen en geef het aantal bekeken stellingen als kenmerk

help-show = Toon een stelling
    .mfen = De stelling, als MFEN tussen aanhalingstekens; standaard een beginstelling
    .flip = Blauw onderaan
    .svg = Geef een tekening (SVG)
    .light = In lichte kleuren
    .examples =
        Voorbeelden:
          mad show "b1113/4/4/r1112r222 r - - 39/40 41"
          mad show --board aztec
          mad show --svg > start.svg

help-record = Controleer, toon en herschrijf partijbestanden
help-record-check = Controleer of partijen in orde zijn: elke zet geldig, elk resultaat juist
    .examples =
        Voorbeelden:
          mad record check games.mad more.mad
          cat games.mad | mad record check -
help-record-show = Toon partijen, beurt voor beurt nagespeeld
    .game = Alleen deze partij uit het bestand, vanaf 1
    .boards = Toon het bord na elke beurt
    .examples =
        Voorbeelden:
          mad record show --game 3 games.mad
          mad record show --boards games.mad | less -R
help-record-convert = Herschrijf partijen in hun standaardvorm
    .output = Schrijf naar dit bestand in plaats van naar standaarduitvoer
    .examples =
        Voorbeeld:
          mad record convert old.mad -o tidy.mad

help-turns = Geef de geldige zetten in een stelling
    .long = Noem de schepen: 211 c4xb3 (121)
    .examples =
        Voorbeeld:
          mad turns "b1113/4/4/r1112r222 r - - 39/40 41"

help-play-turns = Speel zetten en geef de stelling erna
    .turns = Zetten zoals c4b3, 112-221, b5b6+112-221 of pass
    .examples =
        Voorbeeld:
          mad play-turns "b1113/4/4/r1112r222 r - - 3/40 41" d1d3 a4a3

help-rules = Lees de regels
    .topic = Een onderwerp, of woorden om te zoeken; standaard alles
    .examples =
        Voorbeelden:
          mad rules bonus
          mad rules diagonal
          mad rules --lang nl | less

help-print-set = Schrijf een spel om af te drukken: borden, schepen om uit te knippen, regels
    .paper = Het papierformaat
    .board = De borden van het spel
    .format = Eén pdf, of een map met een SVG-afbeelding van elke pagina
    .output = Het bestand om te schrijven; voor svg de map
    .force = Overschrijf bestaande bestanden
    .examples =
        Voorbeelden:
          mad print-set
          mad print-set --paper letter --board 5x5 -o mad.pdf
          mad print-set --lang de --format svg -o pages

help-perft = Tel reeksen zetten, de standaardtest voor een zettengenerator
    .depth = Hoeveel beurten diep, hoogstens 100
    .mfen = Begin met deze stelling
    .divide = Tel per eerste zet, op volle diepte
    .examples =
        Voorbeelden:
          mad perft 6
          mad perft 4 --board aztec --divide

help-ugi = Spreek het engineprotocol UGI via standaardinvoer en -uitvoer
    .examples =
        Voorbeeld:
          printf 'ugi\nposition startpos\ngo movetime 100\nquit\n' | mad ugi

help-serve = Bied de webapp en onlinepartijen aan
    .listen = Het adres: een host en een poort (standaard: 127.0.0.1:8080, of de volgende vrije poort)
    .open = Open ook de browser
    .config = Een TOML-bestand met deze instellingen, onder de namen van de opties
    .origin = Het adres waarop browsers de server bereiken, zoals https://mad.example
    .metrics = Een adres waarop meetwaarden voor bewaking worden aangeboden, als /metrics
    .trusted-proxy = Reverse proxy’s waarvan X-Forwarded-For wordt geloofd
    .guests-per-hour = Nieuwe gasten per uur van één netwerkadres; 0: geen limiet (standaard: 20)
    .requests-per-second = Verzoeken per seconde van één netwerkadres; 0: geen limiet (standaard: 20)
    .games-per-hour = Nieuwe partijen van één speler per uur; 0: geen limiet (standaard: 60)
    .open-games = Partijen van één speler die nog niet voorbij zijn (standaard: 30)
    .closing-seconds = De tijd waarover verbindingen worden gesloten als de server stopt (standaard: 2)
    .log = Hoeveel er op de foutuitvoer wordt gelogd (standaard: info)
    .log-format = De vorm van de logberichten (standaard: text)
    .no-games = Bied alleen de webapp aan
    .examples =
        Voorbeelden:
          mad serve --open
          mad serve --listen 0.0.0.0:80
          mad serve --origin https://mad.example --trusted-proxy 127.0.0.1
          mad serve --database postgres://mad@localhost/mad

help-export-site = Schrijf de webapp als gewone bestanden, voor elke webhost
    .folder = Een nieuwe of lege map, of een met een eerdere export
    .examples =
        Voorbeeld:
          mad export-site public

help-store = Controleer, kopieer en exporteer de database van de onlinepartijen
help-store-check = Speel elke partij na en vergelijk wat erover is opgeslagen
    .examples =
        Voorbeeld:
          mad store check
help-store-backup = Kopieer het databasebestand, ook terwijl een server het gebruikt
    .file = Het nieuwe bestand
    .examples =
        Voorbeeld:
          mad store backup monday.db
help-store-export = Schrijf alle partijen
    .file = Het nieuwe bestand; anders de standaarduitvoer
    .examples =
        Voorbeeld:
          mad store export games.mad

help-completions = Geef een script voor automatisch aanvullen in een shell
    .shell = De shell
    .examples =
        Voorbeeld:
          mad completions bash > ~/.local/share/bash-completion/completions/mad
