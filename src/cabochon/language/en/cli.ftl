### The command line: help texts, results, errors.

help-usage = Usage:
help-default = default: { $value }
help-arguments = Arguments
help-options = Options
help-subcommands = Commands
help-error = Error
help-examples = Examples
help-help = Show this help and exit.

cli = Splendor and Splendor Duel: play them, watch them, measure them.
cli-lang = Language of all texts; otherwise CABOCHON_LANG or the system’s language decides.
cli-version = Show the version and exit.
cli-install-completion = Have your shell complete commands, options, games, players and levels with the Tab key.
cli-show-completion = Show the script for that, to be copied or changed.

## Options of several commands

option-game = Which game: { $games }.
option-number = Which game of a file that holds several, counted from 1.
option-players = How many play: 2 to 4 in Splendor, 2 in Duel, and what the rules of other games say.
option-set = Change a setting; may be repeated. Splendor: target, face_up, last_round, teams, may_take_fewer, choose_payment, start. Duel: choose_payment, start.
option-variant = A set of settings by name: quick or teams (Splendor).

## play

cli-play =
    Play a game in the terminal, with any mix of people and bots.

    Without options it asks what you want to play.
play-game = Which game: { $games }; the first unless you say so.
play-seats = Who sits where, separated by commas: a person’s name, or a bot (level-1 to level-8, greedy, random, yardstick, search:…, py:MODULE:CLASS, cmd:COMMAND). name:X is a person called X.
play-bots = The bots, separated by commas (level-3,level-5), as for --seats; they sit behind the people.
play-level = The level of all bots, from 1 (a beginner) to 8 (the best).
play-seed = Repeat the same shuffle each time. For practice: whoever knows the seed knows the cards.
play-resume = Continue a saved game, chosen from a list if no file is given; --seats says who plays there now.

## serve

cli-serve =
    Play in the browser: start the server and give out its address.

    It listens for this computer only, unless you say otherwise; games are kept in a file of yours.
serve-host = The address to listen on.
serve-port = The port; without it, the first free one from 8000 on.
serve-database = Where tables are kept: sqlite:///file or postgresql://…; without it, a file in your data folder.
serve-open = Open the page in the browser.
serve-lan = Listen for the whole local network, so that phones can join.
serve-origin = Another address whose pages may act here, such as https://example.org; may be repeated.
serve-allow-host = Another name by which this server may be called; may be repeated.
serve-proxy = A reverse proxy whose forwarded headers (X-Forwarded-For, X-Forwarded-Proto) are believed: an address or a network; may be repeated.
serve-bot = A bot of your own for everybody who plays here: level-5@seconds=1, search:…, py:MODULE:CLASS or cmd:COMMAND; may be repeated. It runs with your rights.
serve-workers = How many processes serve together; more than one need PostgreSQL.
serve-keep-waiting = Days after which a table that waits for people is deleted if nothing happens there; 0 for never.
serve-keep-abandoned = Days after which a game that nobody goes on with is deleted, unless its clock runs; 0 for never.
serve-keep-finished = Days after which a finished game is deleted; 0 for never.
serve-log-format = Log every request to /api on the error stream: text or json.
serve-log-level = Log from this level on: debug, info, warning or error; debug tells of every write.
serve-metrics = Give figures to Prometheus at this address, as in 127.0.0.1:9464; a worker adds its number to the port.
serve-ready = The table is set:
serve-phones = For phones in the same network:
serve-no-network = No local network was found; only this computer can play.
serve-kept = Games are kept in { $place }
serve-stop = Ctrl+C stops the server; no game is lost.
serve-stopped = The server has stopped.
serve-no-page = The page has not been built: “make play” builds it. Only the programming interface is served.
error-no-server = The server needs more packages; install them with: { $command }
error-workers = --workers needs PostgreSQL, with --database postgresql://…: several processes can’t share a file.
error-workers-windows = --workers does not work on Windows, where processes can’t share a port: leave it out, and one process serves.
error-port-taken = Port { $port } is taken; choose another with --port.
error-no-port = No port from { $first } to { $last } is free; choose one with --port.
error-address = It is not possible to listen on { $host }: { $reason }.
error-log-format = --log-format must be text or json, not { $given }.
error-log-level = --log-level must be debug, info, warning or error, not { $given }.
error-metrics-option = --metrics takes an address and a port such as 127.0.0.1:9464, not { $given }.
error-metrics-address = It is not possible to listen on { $host }, port { $port }, for --metrics: { $reason }.
error-allow-host-option = --allow-host takes a name such as play.example.org, or an address, without https://, port or path, not { $given }.
error-origin-option = --origin takes an address such as https://example.org, not { $given }.
error-proxy-option = --proxy takes an address such as 127.0.0.1 or a network such as 10.0.0.0/8, not { $given }.
error-house-bot = --bot takes NAME=PLAYER, with a name of at most { $most } letters, not { $given }.
error-house-bot-taken = There is a bot { $name } already; choose another name.

## simulate

cli-simulate =
    Let bots play many games and print who won how often.

    The bots change seats from game to game: in game g, seat s is played by bot s + g of the list, counted round.
simulate-games = How many games.
simulate-seed = The same seed plays the same games.
simulate-bots = The bots, separated by commas: level-1 to level-8, greedy, random, yardstick, search:…, py:MODULE:CLASS, cmd:COMMAND, each with @seconds=S or @simulations=N behind it if need be; a list shorter than the table is repeated.
simulate-out = Write the record of each game into this folder.
simulate-workers = How many processes share the work. The games do not depend on it.
simulate-max = Stop a game after so many decisions; it counts as unfinished.
simulate-bot = bot
simulate-seats = seats
simulate-wins = wins
simulate-share = share
simulate-interval = 95% interval
simulate-points = points
simulate-length =
    { $count ->
        [one] 1 game of { $decisions } decisions.
       *[other] { $count } games of { $decisions } decisions on average.
    }
simulate-start = The start player’s share of the victories: { $share }
simulate-endings = Endings: { $endings }
simulate-records = Records in { $folder }
ending-target = target reached
ending-deadlock = deadlock
ending-prestige = by points
ending-crowns = by crowns
ending-colour = by points of one colour
ending-unfinished = unfinished
ending-fault = ended by a fault

## replay

cli-replay = Show a recorded game position by position.
replay-file = A record.
replay-json = One line of JSON for each decision, before it is made, and a last one with the outcome.
replay-keys = { $number } of { $last } · Enter next, b back, a number to jump, q quit >

## games

cli-games = List the games of a file that holds several records.
games-file = A file of records.
games-number = #
games-game = game
games-date = date
games-players = players
games-result = result
games-unfinished = unfinished
games-count =
    { $unread ->
        [0] { $count ->
            [one] 1 game.
           *[other] { $count } games.
        }
       *[other] { $unread } of { $count } games can’t be read.
    }

## verify

cli-verify = Check a record: the shuffle against its published hash, the moves and the result against the rules.
verify-file = A record.
verify-hash = The hash that was shown at the start of the game.
verify-game = Game { $number }: { $names }
verify-unread = Game { $number } can’t be read
verify-games =
    { $failed ->
        [0] All { $count } games passed.
       *[other] { $failed } of { $count } games failed.
    }

check-commitment = the secret fits the hash in the record
check-published = the secret fits the hash that you gave
check-setup = the setup is the one that the secret gives
check-pool = { $pool }: the order is the one that the secret gives
check-refill = refill { $number }: the order is the one that the secret gives
check-moves = every move is legal
check-result = the result is the one that the rules give

## perft

cli-perft = Count all sequences of decisions from a start position: a fingerprint of the rules.
perft-depth = How many decisions deep.
perft-seed = Which start position.
perft-depth-column = depth
perft-sequences-column = sequences
perft-time-column = time

## Errors

error-number =
    { $kind ->
        [whole] { $option } must be a whole number, not { $given }.
       *[any] { $option } must be a number, not { $given }.
    }
error-number-least =
    { $kind ->
        [whole] { $option } must be a whole number of at least { $least }, not { $given }.
       *[any] { $option } must be a number of at least { $least }, not { $given }.
    }
error-number-range =
    { $kind ->
        [whole] { $option } must be a whole number from { $least } to { $most }, not { $given }.
       *[any] { $option } must be a number from { $least } to { $most }, not { $given }.
    }
file-no-text = The file is not a text in UTF-8.
