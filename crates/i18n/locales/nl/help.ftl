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
    .seed = Startwaarde van toevallige keuzes; een ander geeft andere partijen
    .workers = Hoeveel threads; standaard één per processor. Het resultaat hangt er niet van af.
    .results = Het bestand waaraan resultaten gaandeweg worden toegevoegd; dezelfde opdracht gaat daar verder
    .minutes = Na zoveel minuten niets nieuws meer beginnen, en tonen wat er is; 0 toont alleen
    .nodes = Stellingen die per beurt worden onderzocht

help-values = Waarden
    .options = OPTIES
    .command = COMMANDO
    .name = NAAM
    .depth = DIEPTE
    .turn = ZET
    .seconds = SECONDEN
    .minutes = MINUTEN
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
    .tables = Tabellen van eindspelen; een resultaat daaruit is exact
    .examples =
        Voorbeelden:
          mad analyse --time 5
          mad analyse "b1113/4/4/r1112r222 r - - 3/40 41" --lines 1

help-review = Kijk een partij na: wat elke zet weggeeft en wat beter was
    .file = Het bestand met de partij, of - voor de standaardinvoer
    .game = Het nummer van de partij, als het bestand er meer heeft
    .nodes = Hoeveel stellingen er voor elke zet worden doorzocht (standaard: 100000); bij twijfel tot 48 keer zoveel
    .time = In plaats daarvan hoeveel seconden er voor elke zet wordt gezocht; bij twijfel tot 48 keer zo lang
    .threads = Hoeveel threads er worden gebruikt
    .tables = Tabellen van eindspelen; oordelen in deze eindspelen zijn exact
    .output = Schrijf de partij met tekens, commentaar en betere varianten naar dit bestand
    .examples =
        Een zet die 5 procentpunten van het verwachte resultaat verliest, is een onnauwkeurigheid, bij 10 een
        fout, bij 20 een blunder. Een overwinning telt voor 100%, een semi-overwinning voor 75%.

        Voorbeelden:
          mad review game.mad
          mad review games.mad --game 3 -o reviewed.mad

help-match = Speel een match tussen twee spelers
    .first = engine, baseline, baseline:DIEPTE, random, of de opdrachtregel van een UGI-engine; de engine met instellingen, gescheiden door komma’s: engine:hand (met de hand geschreven evaluatie), engine:hand=BESTAND (met deze gewichten), engine:by-hand (haar niet afgestelde gewichten), engine:net=BESTAND (dit netwerk), engine:level=3, engine:nodes=500, engine:NAAM=N (een getal van het zoeken), engine:-NAAM (zonder die techniek)
    .second = Hetzelfde voor de andere speler
    .mfen = Begin met deze stelling; ze heeft een tiebreaklimiet nodig
    .games = Hoeveel partijen: elke opening wordt met beide kleuren gespeeld, een ronde telt er 162
    .varied = Voeg na de eerste ronde willekeurige zetten toe aan de openingen, zodat engines zonder toeval geen partij herhalen
    .seed = Startwaarde voor die willekeurige zetten
    .nodes = Stellingen per beurt, voor beide spelers of voor elk een getal: 1000,10000
    .depth = Hoeveel beurten er wordt vooruitgekeken, voor beide spelers of voor elk een getal
    .turn-time = Milliseconden per beurt, voor beide spelers of voor elk een getal: 10,100
    .clock = Seconden voor de partij en een toeslag per beurt: 10+0.1; voor beide spelers of voor elk apart
    .workers = Hoeveel partijen er tegelijk worden gespeeld
    .sprt = Stop zodra duidelijk is welk van twee Elo-verschillen het dichtst bij de waarheid ligt
    .records = Voeg de partijen aan dit bestand toe
    .examples =
        Voorbeelden:
          mad match engine baseline --turn-time 100
          mad match engine "./old-mad ugi" --nodes 10000 --varied --games 1000 --workers 2 --sprt 0,10
          mad match engine engine:hand --nodes 1000,10000
          mad match engine:net=new.net,futility=70 engine:-null-turn --board 5x5

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

help-tune = Zoek betere getallen voor de engine met partijen tegen zichzelf
help-tune-evaluation = Zoek gewichten voor de met de hand geschreven evaluatie met partijen tegen zichzelf op allerlei borden
    .games = Hoeveel partijen er worden gespeeld
    .nodes = Stellingen per beurt
    .rounds = Aantal aanpassingsrondes
    .by-hand = Begin met de handmatig gekozen gewichten waaruit de eerste zijn ontstaan
    .seed = Startwaarde voor de toevalsgetallen
    .workers = Hoeveel partijen er tegelijk worden gespeeld
    .output = Schrijf de gewichten ook naar dit bestand, voor engine:hand=BESTAND van mad match
    .examples =
        Voorbeelden:
          mad tune evaluation --workers 2 -o weights.txt
          mad match engine:hand=weights.txt engine:hand --varied --games 648
help-tune-search = Stel de getallen van het zoeken af met partijen tegen zichzelf (SPSA); Ctrl-C toont de getallen tot dan toe
    .names = Alleen deze getallen; standaard alle
    .board = De borden, gescheiden door komma’s
    .nodes = Stellingen per beurt
    .iterations = Hoeveel stappen, van elk twee partijen
    .seed = Startwaarde voor openingen en stappen; met één partij tegelijk geeft dezelfde waarde dezelfde getallen
    .workers = Hoeveel partijen er tegelijk worden gespeeld
    .examples =
        Voorbeelden:
          mad tune search --workers 2
          mad tune search --board 5x5 --nodes 2000 futility razoring

help-data = Laat de engine tegen zichzelf spelen, en bewaar de stellingen om een netwerk te trainen; dezelfde opdracht gaat verder met een onderbroken bestand
    .file = Het bestand met stellingen
    .board = Het bord
    .player = Wie er speelt: best (het netwerk van de engine), hand (de met de hand geschreven evaluatie), of een netwerkbestand
    .nodes = Doorzochte stellingen per beurt
    .positions = Hoeveel stellingen het bestand krijgt, afgerond op hele delen van 512 partijen
    .seed = Startwaarde voor de willekeurige eerste zetten
    .workers = Hoeveel threads; standaard één per processor. Het resultaat hangt er niet van af.
    .examples =
        Voorbeelden:
          mad data --board 6x4 --player hand 6x4-1.dat
          mad data --board 6x4 --player 6x4-1.net --positions 3000000 6x4-2.dat

help-train = Train een netwerk op bestanden van mad data; dezelfde opdracht gaat verder met een onderbroken training
    .data = Bestanden van mad data
    .board = Het bord van de gegevens
    .output = Het netwerkbestand dat wordt geschreven
    .epochs = Hoe vaak elke stelling wordt gebruikt
    .result-weight = Het gewicht van de uitslag van de partij in wat er wordt geleerd, van 0 tot 1; de rest is dat van de waarde van het zoeken
    .learning-rate = De grootste stap van de gradient descent
    .seed = Startwaarde voor de eerste gewichten en de volgorde van de stellingen
    .workers = Hoeveel threads; standaard één per processor. Het resultaat hangt er niet van af.
    .checkpoint = Het bestand waarin de toestand na elke ronde wordt bewaard (standaard: dat van --output met .checkpoint erachter)
    .examples =
        Voorbeelden:
          mad train --board 6x4 -o 6x4-1.net 6x4-1.dat
          mad train --board 6x4 --epochs 12 -o 6x4-2.net 6x4-1.dat 6x4-2.dat

help-net = Bekijk netwerken
help-net-show = Toon waaruit een netwerk bestaat, en wat elk schip ervoor waard is
    .file = Het netwerkbestand; standaard het netwerk van de engine voor --board
    .board = Het bord van het netwerk van de engine
    .examples =
        Voorbeelden:
          mad net show --board 5x5
          mad net show 6x4-1.net

help-tables = Bouw, controleer en lees tabellen van eindspelen: de exacte waarden van alle stellingen met weinig schepen
help-tables-build = Bouw de tabellen van een bord; een onderbroken bouw gaat verder waar hij was
    .folder = De map van de tabellen; zij wordt gemaakt als zij er niet is
    .ships = Hoeveel schepen, beide korvetten meegeteld: 4 duren seconden, 5 duren minuten en vragen gigabytes geheugen
    .limit = Beurten zonder verstoting tot de tiebreak, of off voor geen limiet
    .workers = Hoeveel threads (standaard: één op elke processor)
    .examples =
        Voorbeelden:
          mad tables build --board 6x4 tables
          mad tables build --board 5x5 --limit off --workers 2 tables
help-tables-check = Controleer of tabellen in orde zijn en, desgevraagd, of hun waarden kloppen
    .folder = De map van de tabellen
    .sample = Vergelijk zoveel willekeurige stellingen van elke tabel met de stellingen na hun zetten
    .solve = Los alle eindspelen tot 4 schepen opnieuw op, op een andere manier, en vergelijk elke stelling; duurt minuten
    .examples =
        Voorbeeld:
          mad tables check --sample 100000 tables
help-tables-info = Geef een lijst van tabellen met hun grootte, hun aantallen uitslagen en hun langste overwinningen
    .folder = De map van de tabellen
    .examples =
        Voorbeeld:
          mad tables info tables
help-tables-probe = Zoek een stelling op: haar exacte waarde, en de zetten die haar behouden
    .folder = De map van de tabellen
    .examples =
        Voorbeeld:
          mad tables probe tables "b1113/4/4/4/r2223/r1113 b - r 3/40 92"

help-theory = Meten wat er over het spel bekend is: tabellen in Markdown, of JSON
help-theory-turns = De waarde van de soorten zetten: wat het kost om er een te missen
    .rounds = Hoeveel rondes: een partij waarvan stellingen worden onderzocht, en twee partijen tegen elk van drie engines die een soort niet kennen
    .examples =
        Voorbeeld:
          mad theory turns --board 5x5 --rounds 200 --results turns-5x5.jsonl
help-theory-ships = De waarde van schepen: wat er verandert als er een verbannen wordt, met zijn complement in de arena of ook verbannen
    .games = Uit hoeveel partijen stellingen komen, ten hoogste vier uit elk
    .nodes = Stellingen die per beurt worden onderzocht, en per stelling met en zonder schip
    .examples =
        Voorbeeld:
          mad theory ships --board 6x4 --games 1000 --results ships-6x4.jsonl
help-theory-ends = Hoe partijen tussen even sterke spelers eindigen, hoe lang ze duren en wie het voordeel heeft
    .games = Hoeveel partijen
    .positioning = Of partijen met positioneringsbeurten beginnen
    .limit = Beurten zonder verstoting tot de tiebreak, of off voor geen limiet
    .examples =
        Voorbeelden:
          mad theory ends --board 6x4 --games 2000 --results ends-6x4.jsonl
          mad theory ends --board 6x4 --positioning off --limit 30 --minutes 10
help-theory-starts = Een oordeel en een hoofdvariant voor elk van de 81 gepositioneerde beginstellingen, met diepe zoekacties en partijen
    .nodes = Stellingen die per beginstelling worden onderzocht
    .games = Hoeveel partijen per beginstelling; een groter getal later voegt partijen toe
    .game-nodes = Stellingen die per beurt van de partijen worden onderzocht
    .limit = Beurten zonder verstoting tot de tiebreak, of off voor geen limiet
    .examples =
        Voorbeeld:
          mad theory starts --board 5x5 --nodes 10000000 --games 40 --results starts-5x5.jsonl
help-theory-limits = Hoeveel de limiet van de tiebreak uitmaakt: alle gepositioneerde beginstellingen, onderzocht met verschillende limieten
    .nodes = Stellingen die per beginstelling en limiet worden onderzocht
    .limits = De limieten, met komma’s ertussen; de andere worden met de eerste vergeleken. 40 en 41 tonen hoeveel toeval is
    .examples =
        Voorbeeld:
          mad theory limits --board 6x4 --limits 40,30 --results limits-6x4.jsonl
help-theory-endings = Uitslagen en langste overwinningen van eindspelen, voor elk aantal schepen, uit tabellen
    .folder = De map van de tabellen, van mad tables build
    .examples =
        Voorbeeld:
          mad theory endings tables

help-lab = Maken wat bij het programma hoort
help-lab-puzzles = Zoek puzzels in partijen en willekeurige eindspelen, bewijs ze, bepaal hun rating met de niveaus van de engine en schrijf ze naar een bestand
    .games = Hoeveel partijen en reeksen willekeurige eindspelen te doorzoeken
    .most = Het hoogste aantal puzzels per thema
    .out = Het bestand van de puzzels, dat wordt vervangen
    .examples =
        Voorbeelden:
          mad lab puzzles --board 6x4 --out 6x4.txt
          mad lab puzzles --board 5x5 --minutes 20 --results found.jsonl --out 5x5.txt

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
