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
    .seed = Seed of random choices; another one gives other games
    .workers = How many threads; by default one for each processor. The result does not depend on it.
    .results = The file that results are added to as they come; the same command again continues there
    .minutes = Begin nothing more after so many minutes, and show what there is; 0 only shows
    .nodes = Positions searched for each turn

help-values = Values
    .options = OPTIONS
    .command = COMMAND
    .name = NAME
    .depth = DEPTH
    .turn = TURN
    .seconds = SECONDS
    .minutes = MINUTES
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
    .tables = Tables of endings; a result from them is exact
    .examples =
        Examples:
          mad analyse --time 5
          mad analyse "b1113/4/4/r1112r222 r - - 3/40 41" --lines 1

help-review = Review a game: how much each turn gives away, and what was better
    .file = The record file, or - for standard input
    .game = The number of the game, if the file has several
    .nodes = How many positions to search for each turn (default: 100000); doubtful turns get up to 48 times as many
    .time = How many seconds to search for each turn instead; doubtful turns get up to 48 times as many
    .threads = How many threads to use
    .tables = Tables of endings; judgements in these endings are exact
    .output = Write the game with glyphs, comments and better lines to this file
    .examples =
        A turn that loses 5 percentage points of the expected result is an inaccuracy, 10 a mistake,
        20 a blunder. A victory counts 100%, a semi-victory 75%.

        Examples:
          mad review game.mad
          mad review games.mad --game 3 -o reviewed.mad

help-match = Play a match between two players
    .first = engine, baseline, baseline:DEPTH, random, or the command line of a UGI engine; the engine with settings, separated by commas: engine:hand (hand-written evaluation), engine:hand=FILE (with these weights), engine:by-hand (its untuned weights), engine:net=FILE (this network), engine:level=3, engine:nodes=500, engine:NAME=N (a number of the search), engine:-NAME (without this technique)
    .second = The same for the other player
    .mfen = Start from this position; it needs a tie-break limit
    .games = How many games; each opening is played with both colours, a round has 162
    .varied = Add random turns to the openings after the first round, so that engines without randomness repeat no game
    .seed = Seed for these random turns
    .nodes = Positions a turn, for both players or one for each: 1000,10000
    .depth = How many turns to look ahead, for both players or one for each
    .turn-time = Milliseconds a turn, for both players or one for each: 10,100
    .clock = Seconds for the game and an increment for each turn: 10+0.1; for both players or one for each
    .workers = How many games to play at once
    .sprt = Stop as soon as it is clear which of two Elo differences is closer to the truth
    .records = Append the games to this file
    .examples =
        Examples:
          mad match engine baseline --turn-time 100
          mad match engine "./old-mad ugi" --nodes 10000 --varied --games 1000 --workers 2 --sprt 0,10
          mad match engine engine:hand --nodes 1000,10000
          mad match engine:net=new.net,futility=70 engine:-null-turn --board 5x5

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

help-tune = Find better numbers for the engine by self-play
help-tune-evaluation = Find weights for the hand-written evaluation by self-play on boards of all kinds
    .games = How many games to play
    .nodes = Positions a turn
    .rounds = Rounds of fitting
    .by-hand = Start from the hand-set weights that the first ones were fitted from
    .seed = Seed for the random numbers
    .workers = How many games to play at once
    .output = Also write the weights to this file, for engine:hand=FILE of mad match
    .examples =
        Examples:
          mad tune evaluation --workers 2 -o weights.txt
          mad match engine:hand=weights.txt engine:hand --varied --games 648
help-tune-search = Tune the numbers of the search by self-play (SPSA); Ctrl-C prints the numbers so far
    .names = Only these numbers; by default all
    .board = The boards, separated by commas
    .nodes = Positions a turn
    .iterations = How many steps, of two games each
    .seed = Seed for openings and steps; with one worker the same seed gives the same numbers
    .workers = How many games to play at once
    .examples =
        Examples:
          mad tune search --workers 2
          mad tune search --board 5x5 --nodes 2000 futility razoring

help-data = Play games of the engine against itself, and keep their positions to train a network; the same command again continues an interrupted file
    .file = The file of positions
    .board = The board
    .player = Who plays: best (the network of the engine), hand (the hand-written evaluation), or a network file
    .nodes = Positions searched for each turn
    .positions = How many positions the file gets, rounded up to whole parts of 512 games
    .seed = Seed for the random first turns
    .workers = How many threads; by default one for each processor. The result does not depend on it.
    .examples =
        Examples:
          mad data --board 6x4 --player hand 6x4-1.dat
          mad data --board 6x4 --player 6x4-1.net --positions 3000000 6x4-2.dat

help-train = Train a network on files of mad data; the same command again continues an interrupted training
    .data = Files of mad data
    .board = The board of the data
    .output = The network file to write
    .epochs = How often every position is used
    .result-weight = The weight of the game’s result in what is learned, from 0 to 1; the rest is that of the search’s value
    .learning-rate = The largest step of the gradient descent
    .seed = Seed for the first weights and the order of positions
    .workers = How many threads; by default one for each processor. The result does not depend on it.
    .checkpoint = The file that the state is stored in after every epoch (default: that of --output with .checkpoint added)
    .examples =
        Examples:
          mad train --board 6x4 -o 6x4-1.net 6x4-1.dat
          mad train --board 6x4 --epochs 12 -o 6x4-2.net 6x4-1.dat 6x4-2.dat

help-net = Examine networks
help-net-show = Show what a network consists of, and what each ship is worth to it
    .file = The network file; by default the network of the engine for --board
    .board = The board of the engine’s network
    .examples =
        Examples:
          mad net show --board 5x5
          mad net show 6x4-1.net

help-tables = Build, check and read tables of endings: exact values of all positions with few ships
help-tables-build = Build the tables of a board; a build that was interrupted goes on where it was
    .folder = The folder of the tables; it is created if it is not there
    .ships = How many ships, both corvettes included: 4 take seconds, 5 take minutes and gigabytes of memory
    .limit = Turns without an expulsion until the tie-break, or off for no limit
    .workers = How many threads (default: one on each processor)
    .examples =
        Examples:
          mad tables build --board 6x4 tables
          mad tables build --board 5x5 --limit off --workers 2 tables
help-tables-check = Check that tables are intact and, if asked for, that their values are right
    .folder = The folder of the tables
    .sample = Compare so many random positions of each table with the positions after their turns
    .solve = Solve all endings of up to 4 ships anew in another way, and compare every position; takes minutes
    .examples =
        Example:
          mad tables check --sample 100000 tables
help-tables-info = List tables with their sizes, their counts of results and their longest victories
    .folder = The folder of the tables
    .examples =
        Example:
          mad tables info tables
help-tables-probe = Look a position up: its exact value, and the turns that keep it
    .folder = The folder of the tables
    .examples =
        Example:
          mad tables probe tables "b1113/4/4/4/r2223/r1113 b - r 3/40 92"

help-theory = Measure what is known about the game: tables in Markdown, or JSON
help-theory-turns = The worth of the kinds of turns: what it costs to do without one
    .rounds = How many rounds: a game whose positions are examined, and two games against each of three engines that do not know a kind
    .examples =
        Example:
          mad theory turns --board 5x5 --rounds 200 --results turns-5x5.jsonl
help-theory-ships = The worth of ships: what changes when one goes into exile, with its complement in the arena or in exile
    .games = How many games positions are taken from, up to four of each
    .nodes = Positions searched for each turn, and for each position with and without a ship
    .examples =
        Example:
          mad theory ships --board 6x4 --games 1000 --results ships-6x4.jsonl
help-theory-ends = How games between equal strong players end, how long they take, and who has the advantage
    .games = How many games
    .positioning = Whether games begin with positioning turns
    .limit = Turns without an expulsion until the tie-break, or off for no limit
    .examples =
        Examples:
          mad theory ends --board 6x4 --games 2000 --results ends-6x4.jsonl
          mad theory ends --board 6x4 --positioning off --limit 30 --minutes 10
help-theory-starts = A verdict and a main line for each of the 81 positioned starts, by deep searches and by games
    .nodes = Positions searched for each start
    .games = How many games from each start; a greater number later adds games
    .game-nodes = Positions searched for each turn of the games
    .limit = Turns without an expulsion until the tie-break, or off for no limit
    .examples =
        Example:
          mad theory starts --board 5x5 --nodes 10000000 --games 40 --results starts-5x5.jsonl
help-theory-limits = How much the tie-break limit matters: all positioned starts, searched under several limits
    .nodes = Positions searched for each start and limit
    .limits = The limits, separated by commas; the others are compared with the first. 40 and 41 show how much is chance
    .examples =
        Example:
          mad theory limits --board 6x4 --limits 40,30 --results limits-6x4.jsonl
help-theory-endings = Results and longest wins of endings, for each number of ships, from tables
    .folder = The folder of the tables, from mad tables build
    .examples =
        Example:
          mad theory endings tables

help-lab = Make what the program comes with
help-lab-puzzles = Find puzzles in games and random endings, prove them, rate them by the levels of the engine, and write them to a file
    .games = How many games and batches of random endings to look through
    .most = The most puzzles of each theme
    .out = The file of the puzzles, which is replaced
    .examples =
        Examples:
          mad lab puzzles --board 6x4 --out 6x4.txt
          mad lab puzzles --board 5x5 --minutes 20 --results found.jsonl --out 5x5.txt

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
