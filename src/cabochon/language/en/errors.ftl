## What is wrong with what somebody handed in

error-players = { $game } is a game for { $counts } players, not { $players }.
error-team-players = Teams need 4 players, not { $players }.
error-setting-switch = { $name } = { $value } is not possible: it must be true or false.
error-setting-word = { $name } = { $value } is not possible: it must be one of { $choices }.
error-setting-number = { $name } = { $value } is not possible: it must be a whole number from { $low } to { $high }.
error-setting-start = start = { $value } is not possible: it must be random or a seat from 0 to { $last }.
error-setting-unknown = There is no setting { $name }; the settings are: { $known }.
error-variant = { $game } has no variant { $variant }; its variants are: { $known }.
error-variant-none = { $game } has no variants; leave out --variant { $variant }.
error-assignment = --set needs KEY=VALUE, such as target=21, not { $given }.
error-bot = There is no bot { $name }; the bots are: { $known }.
error-bot-game = { $name } does not play this game; choose another bot.
error-bot-failed = { $bot } failed: { $reason }
error-player = There is no bot { $name }; there are: { $known }, search:…, py:… and cmd:…
error-player-close = There is no bot { $name }; did you mean { $meant }?
error-player-budgets = { $name } has two budgets; give one of them.
error-search-key = There is no { $key } in { $name }; a search has: { $known }.
error-search-key-close = There is no { $key } in { $name }; did you mean { $meant }?
error-search-network = In “{ $name }”, network=FILE takes the place of an evaluation and its numbers, but for temperature.
error-search-learned = In “{ $name }”, evaluation=learned is a network, which has no number { $key }.
error-network = The network can’t be used: { $reason }
error-network-game = { $name } has a network for { $found }; this game is { $game }.
error-program-game = { $name } plays { $found }; this game is { $game }.
error-program-games = { $name } plays { $found }; the games here are: { $known }.
error-player-class = A Python class is written py:MODULE:CLASS or py:FILE.py:CLASS, not { $name }.
error-player-python = py:{ $source }:{ $name } can’t play: { $reason }
error-player-python-what =
    py:{ $source }:{ $name } can’t play: a Python player is a class derived from cabochon.players.Player, or a function that makes such a player, and is called with a seed, as in { $name }(7). { $found ->
        [arguments] What was found takes other arguments: { $detail }
        [failed] What was found is a function, which failed with a seed: { $detail }
        [made] What was found makes something else: { $detail }
       *[is] What was found is { $detail }
    }
error-budget = A budget is simulations=N, seconds=S (up to 3600) or both with a comma between, not { $given }.
error-player-list = A list of players is one line, with commas between them.
error-seat-close = { $name } looks like the bot { $meant }. For a person of that name, write name:{ $name }
error-bots-named = --bots must name 1 to { $players } bots; it names { $named }.
error-resume-alone = --resume goes on with the game of the file; only --seats fits beside it.
error-resume-name = On seat { $number } of this game sits { $name }, not { $given }.
error-seats-and-bots = --seats and --bots both say who plays; give one of them.
error-level-alone = --level is for all bots, --seats and --bots name them one by one; give one of them.
error-level = --level must be a level from 1 to { $last }, not { $given }.
error-named-players = { $named } players are named, { $players } play.
error-hash = --hash needs the 64 hexadecimal digits that were shown at the start of the game.
error-header-seats = The header Seats must name { $players } seats; it names { $named }.
error-header-player = The header Seats names an unknown player, { $kind }; known are: { $known }.
error-header-program = A program plays on seat { $number }, and a file starts no programs: say with --seats who plays on each seat.
error-record-several = { $file } holds { $count } games: say which one with --game, a number from 1 to { $count }. “cabochon games” lists them.
error-resume-several = { $file } holds { $count } games: a game that is to be continued needs a file of its own.
error-record-number = { $file } holds { $count } games; --game must be from 1 to { $count }.
error-record-none = { $file }: there is no recorded game in this file.
error-file-missing = there is no such file.
error-file-forbidden = this file may not be opened.
error-file-folder = this is a folder, not a file.
error-no-folder = { $folder }: there is no such folder.
error-database = The database { $url } can’t be used: { $reason }.
error-database-address = The database { $url } can’t be used: { $reason }. Addresses look like sqlite:///path/to/file.db or postgresql://user@host/database.
error-database-used = Another server uses { $path } already. Several processes can share a PostgreSQL database, not a file.
error-database-lock = The file { $path } can’t be used: { $reason }. Run the server as the one who made it, or remove it while no server runs.
error-database-newer = The database was made by a later version of Cabochon (its form is { $revision }, this version knows up to { $known }); update Cabochon, or use another database.
error-database-lost = The server’s database can’t be reached just now; try again in a moment.
error-database-damaged = The server’s database is full, damaged or closed to writing; the operator of the server must see to it.
compiling-rules = Compiling the rules for this machine (once; up to a minute) …
error-game = There is no game { $name }; the games are: { $known }.
error-game-installed = The game { $name } is installed, but can’t be loaded from { $source }: { $reason }
