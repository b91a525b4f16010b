### The program’s help: a message for each command, an attribute for each of its arguments.

help-common =
    .data = The folder of the database file (default: mad in the user’s data folder)
    .database = postgres://… for a PostgreSQL database, or the path of a file
    .help = Show this help
    .lang = The language; by default that of the system
    .version = Show the version
    .json = Print JSON
    .mfen = The position, as MFEN in quotes
    .board = One of the registered boards
    .no-positioning = Begin without positioning turns
    .files = Record files, or - for standard input

help-values = Values
    .options = OPTIONS
    .command = COMMAND
    .name = NAME
    .depth = DEPTH
    .turn = TURN
    .seconds = SECONDS
    .player = PLAYER
    .file = FILE
    .level = LEVEL
    .side = SIDE
    .address = ADDRESS
    .folder = FOLDER
    .shell = SHELL
    .topic = TOPIC
    .path = PATH
    .time = TIME
    .language = LANGUAGE

help-mad = MAD (Motion, Attack, Defense), a board game of spaceships
    .examples =
        Examples:
          mad play                                   two players at this terminal
          mad play --against engine --side blue      against the computer
          mad show                                   the start position
          mad serve --open                           in the browser
          mad record check games.mad                 are these games valid?

help-help = Show the help of a command

help-play = Play a game in the terminal
    .file = Continue the game in this file
    .game = The number of the game, if the file has several
    .mfen = Start from this position
    .tie-break = Turns without an expulsion until the tie-break, or off for no limit (default: 40)
    .against = Let the computer play the other side
    .online = Play somebody else online, at the address of a server or by a link to a game
    .time = Online: minutes, and seconds for each turn (5+3), or days for each turn (3d); by default 10+5
    .side = The side you play; by default red, online drawn by lot
    .seed = Make the computer’s choices repeatable
    .level = How well the computer plays, from 1 to 10 (default: 5)
    .think = Without a level: let the computer play its best, with this many seconds a turn
    .resigns = Let the computer resign lost games
    .save = Save to this file after every turn: a new file, or the one that is being continued; online: when the game ends
    .examples =
        Examples:
          mad play --board 5x5 --tie-break 30
          mad play --level 2
          mad play --against engine --think 3 --side blue --save game.mad
          mad play game.mad
          mad play --online https://mad.example/ --time 5+3
          mad play --online 'https://mad.example/#/play/dVxOSs_qHcq1'

help-analyse = Analyse a position with the engine
    .mfen = The position, as MFEN in quotes; by default the start position
    .time = How many seconds to think (2 if no other limit is given)
    .depth = How many turns to look ahead
    .nodes = How many positions to search
    .lines = How many of the best turns to show
    .threads = How many threads to use
    .hash = Memory for positions, in MiB
    .examples =
        Examples:
          mad analyse --time 5
          mad analyse "b1113/4/4/r1112r222 r - - 3/40 41" --lines 1

help-match = Play a match between two players
    .first = engine, baseline, baseline:DEPTH, random, or the command line of a UGI engine; the engine with settings: engine:level=3, engine:nodes=500, engine:by-hand (untuned), engine:-NAME,-NAME (without these techniques)
    .second = The same for the other player
    .games = How many games; each opening is played with both colours, a round has 162
    .nodes = Positions a turn
    .depth = How many turns to look ahead
    .turn-time = Milliseconds a turn
    .clock = Seconds for the game and an increment for each turn: 10+0.1
    .workers = How many games to play at once
    .sprt = Stop as soon as it is clear which of two Elo differences is closer to the truth
    .records = Append the games to this file
    .examples =
        Examples:
          mad match engine baseline --turn-time 100
          mad match engine "./old-mad ugi" --nodes 10000 --games 1000 --workers 2 --sprt 0,10

help-ladder = Measure the levels of the engine, each against the one below it
    .games = How many games for each level; each opening is played with both colours, a round has 162
    .from = The first level to measure
    .to = The last level to measure
    .judged = How many turns of each level to check with a strong search, to count what was missed
    .workers = How many games to play at once
    .examples =
        Examples:
          mad ladder --workers 2
          mad ladder --board 5x5 --from 3 --to 5 --games 324

help-tune = Find weights for the engine’s evaluation by self-play
    .games = How many games to play
    .nodes = Positions a turn
    .rounds = Rounds of fitting
    .by-hand = Start from the hand-set weights that the current ones were fitted from
    .seed = Seed for the random numbers
    .workers = How many games to play at once
    .examples =
        Example:
          mad tune --by-hand --workers 2

help-bench = Search a fixed set of positions and print the node-count signature

help-show = Show a position
    .mfen = The position, as MFEN in quotes; by default a start position
    .flip = Blue at the bottom
    .svg = Print a picture (SVG)
    .light = In light colours
    .examples =
        Examples:
          mad show "b1113/4/4/r1112r222 r - - 39/40 41"
          mad show --board aztec
          mad show --svg > start.svg

help-record = Check, show and rewrite game records
help-record-check = Check that records are valid: every turn legal, every result true
    .examples =
        Examples:
          mad record check games.mad more.mad
          cat games.mad | mad record check -
help-record-show = Show games, replayed turn by turn
    .game = Only this game of the file, counted from 1
    .boards = Show the board after every turn
    .examples =
        Examples:
          mad record show --game 3 games.mad
          mad record show --boards games.mad | less -R
help-record-convert = Rewrite records in their canonical form
    .output = Write to this file instead of standard output
    .examples =
        Example:
          mad record convert old.mad -o tidy.mad

help-turns = List the legal turns of a position
    .long = Name the ships: 211 c4xb3 (121)
    .examples =
        Example:
          mad turns "b1113/4/4/r1112r222 r - - 39/40 41"

help-play-turns = Play turns and print the position after them
    .turns = Turns such as c4b3, 112-221, b5b6+112-221 or pass
    .examples =
        Example:
          mad play-turns "b1113/4/4/r1112r222 r - - 3/40 41" d1d3 a4a3

help-rules = Read the rules
    .topic = A topic, or any words to search for; by default everything
    .examples =
        Examples:
          mad rules bonus
          mad rules diagonal
          mad rules --lang nl | less

help-print-set = Write a set to print: boards, ships to cut out, rules
    .paper = The size of the paper
    .board = The boards of the set
    .format = One PDF, or a folder with an SVG picture of each page
    .output = The file to write; for svg the folder
    .force = Overwrite existing files
    .examples =
        Examples:
          mad print-set
          mad print-set --paper letter --board 5x5 -o mad.pdf
          mad print-set --lang de --format svg -o pages

help-perft = Count turn sequences, the standard test of a turn generator
    .depth = How many turns deep, at most 100
    .mfen = Start from this position
    .divide = Count for each first turn separately, to the full depth
    .examples =
        Examples:
          mad perft 6
          mad perft 4 --board aztec --divide

help-ugi = Speak the engine protocol UGI on standard input and output
    .examples =
        Example:
          printf 'ugi\nposition startpos\ngo movetime 100\nquit\n' | mad ugi

help-serve = Serve the web app and online games
    .listen = The address, a host and a port (default: 127.0.0.1:8080, or the next free port)
    .open = Also open the browser
    .config = A TOML file with these settings, under the names of the options
    .origin = The address at which browsers reach the server, such as https://mad.example
    .metrics = An address at which figures for monitoring are served, as /metrics
    .trusted-proxy = Reverse proxies whose X-Forwarded-For is believed
    .guests-per-hour = New guests from one network address in an hour; 0 for no limit (default: 20)
    .requests-per-second = Requests from one network address in a second; 0 for no limit (default: 20)
    .games-per-hour = New games of one player in an hour; 0 for no limit (default: 60)
    .open-games = Games of one player that are not over (default: 30)
    .closing-seconds = The time over which connections are closed when the server stops (default: 2)
    .log = How much is logged to standard error (default: info)
    .log-format = How log messages are written (default: text)
    .no-games = Serve the web app only
    .examples =
        Examples:
          mad serve --open
          mad serve --listen 0.0.0.0:80
          mad serve --origin https://mad.example --trusted-proxy 127.0.0.1
          mad serve --database postgres://mad@localhost/mad

help-export-site = Write the web app as plain files, for any web host
    .folder = A new or empty folder, or one with an earlier export
    .examples =
        Example:
          mad export-site public

help-store = Check, copy and export the database of online games
help-store-check = Replay every game, and compare what is stored about it
    .examples =
        Example:
          mad store check
help-store-backup = Copy the database file, also while a server uses it
    .file = The new file
    .examples =
        Example:
          mad store backup monday.db
help-store-export = Write all games as records
    .file = The new file; standard output if none is named
    .examples =
        Example:
          mad store export games.mad

help-completions = Print a completion script for a shell
    .shell = The shell
    .examples =
        Example:
          mad completions bash > ~/.local/share/bash-completion/completions/mad
