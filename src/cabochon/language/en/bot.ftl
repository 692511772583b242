## bot

cli-bot =
    Play as a program: speak the bot protocol on standard input and output.

    For arenas and other programs; docs/protocol.md describes the protocol.
bot-player = Who plays: level-1 to level-8 (the best unless you say so), greedy, random, yardstick, search:…, py:MODULE:CLASS, cmd:COMMAND; @seconds=S or @simulations=N behind it is its budget.
bot-level = The player level-N.
bot-simulations = Think for so many simulations about a decision, whatever the level says.
bot-seconds = Think for so many seconds about a decision, whatever the level says.
bot-threads = How many threads think.
bot-seed = The same seed makes the same decisions, if the budget is in simulations.
bot-waits = This program waits for commands of the bot protocol: type “cabochon 1”, or “quit”.
error-bot-level = --level names a player, too; give one of them.

## check-bot

cli-check-bot =
    Check whether a program keeps to the bot protocol.

    Starts the program, goes through the whole protocol with it, and says what to do about each failure.
check-bot-command = The program with its arguments; after -- if an argument begins with a dash.
check-bot-timeout = How many seconds the program may take for an answer.
check-bot-summary =
    { $failed ->
        [0] { $passed ->
            [one] { $passed } check passed.
           *[other] All { $passed } checks passed.
        }
       *[other] { $failed } failed, { $passed } passed.
    }
bot-check-hello = says hello, and is ready
bot-check-games = offers games and numbers of players that exist
bot-check-unknown = lives with commands that it does not know
bot-check-options = accepts every value that its options offer
bot-check-table =
    { $settings ->
        [none] plays { $game }, { $players } players
       *[other] plays { $game }, { $players } players, { $settings }
    }
bot-check-phases = decides everything that { $game } can ask
bot-check-future = skips keys and words that it does not know
bot-check-time = keeps the time that it is given
bot-check-stop = answers stop at once while it thinks, and only once
bot-check-stop-idle = ignores stop when there is nothing to stop
bot-check-seed = makes the same decisions with the same seed
bot-check-quit = ends when it is told to quit
bot-check-end = ends when its input ends
bot-check-end-thinking = ends when its input ends while it thinks
bot-check-open = { $claim } (does not apply, or could not be tried)
bot-hint-start = Hint: try the command in a terminal and type “cabochon 1”. It must print lines that begin with id, game and option, and then “ready 1”.
bot-hint-timeout = Hint: flush standard output after every line, and read standard input line by line; many languages keep output back when it is not a terminal.
bot-hint-crash = Hint: what the program wrote to standard error is shown above; send it the same lines by hand to see more.
bot-hint-illegal = Hint: the answer must be exactly one of the texts in “legal” of the position, the one that came last.
bot-hint-garbage = Hint: standard output is for the protocol alone. Print anything else to standard error, or after the word info; answer each command once.
bot-hint-refused = Hint: the program answered with an error of its own to something that it must understand.
bot-hint-games = Hint: the lines are “game splendor 2 3 4” and “game duel 2”, with the numbers of players that the program can play with.
bot-hint-unknown = Hint: ignore commands that you do not know, or answer them with “error unknown …”; later versions will have more.
bot-hint-options = Hint: a line “option NAME number DEFAULT MIN MAX” promises that every value from MIN to MAX can be set.
bot-hint-future = Hint: skip keys of JSON objects, and words after go, that you do not know; later versions will have more.
bot-hint-time = Hint: “go milliseconds 100” means an answer after a tenth of a second at the latest, “milliseconds 0” at once.
bot-hint-stop = Hint: read standard input in one thread and think in another, so that stop is seen while thinking; then answer with the best move so far.
bot-hint-seed = Hint: start the random numbers anew when the option seed is set, and let nothing else, such as time or the order of a set, have a say.
bot-hint-quit = Hint: leave with exit code 0 on quit, also while thinking.
bot-hint-end = Hint: when reading from standard input gives nothing more, leave with exit code 0.
bot-hint-end-thinking = Hint: when standard input ends, stop thinking and leave with exit code 0; nobody is there any more.

## What a program can do wrong

error-bot-start = { $bot } can’t be started: { $reason }
error-bot-timeout = { $bot } has not answered “{ $command }” within { $seconds } s.
error-bot-crash = { $bot } ended or closed its output (exit code { $status }): { $complaint }
error-bot-illegal = { $bot } played “{ $move }”, which is not one of the { $count } legal moves.
error-bot-garbage = { $bot } wrote “{ $line }”, which is not a message of the protocol here.
error-bot-refused = { $bot } refused: { $complaint }
error-bot-option = { $bot } has no option { $name }; its options are: { $known }
error-bot-value = { $bot } can’t set { $name } to “{ $value }”; it offers: { $option }
error-bot-games = { $bot } offers: { $games }. Not all of that exists.
error-bot-seed = With the same seed { $bot } made decision { $number } differently: { $first } and { $second }
error-bot-stays = { $bot } still runs after { $seconds } s.
error-bot-status = { $bot } ended with exit code { $status } instead of 0.
