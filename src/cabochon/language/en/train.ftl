### Training networks by self-play.

cli-train =
    Train a network by self-play, on a GPU or, small, on the CPU.

    The folder gets networks for the search, a checkpoint, the numbers of the training and its curves. What each number of a recipe means is in docs/training.md.
train-out = The folder for everything that comes out.
train-minutes = How long; in pieces with --resume.
train-recipe = A recipe by its name, such as duel-cpu, or a file of your own; without it, the game’s.
train-set = Change a number of the recipe; may be repeated: games=1024, hidden=512-256.
train-device = auto, cpu or cuda. On the CPU everything is small, unless --recipe or --set say otherwise.
train-devices = How many GPUs; with --device cpu, how many processes. Each plays as many games as the recipe says.
train-start = A network to begin with, of the same size as one of the recipe; may be repeated.
train-resume = Go on from the checkpoint in the folder.
train-against = A network to play matches against as the training goes on; may be repeated.
train-games = Games of each match at a report; 0 for no matches.
train-every = Seconds between reports.
train-light = Leave the games out of the checkpoint, which makes it small; a training that goes on from it begins with new games.
train-begins = Compiling; the time counts from the first round on.
train-resumed = Going on where it stopped.
train-resumed-without-games = Going on with the networks; the games begin anew.
train-progress = { $time } s: { $simulations } simulations and { $games } games a second, { $turns } turns a game, loss { $policy } + { $value }
train-score = against { $name } { $score } %
train-done = Networks, checkpoint and curves are in { $folder }

## Errors

error-train-torch = Training needs PyTorch: { $command }
error-train-device = --device must be auto, cpu or cuda, not { $given }.
error-train-no-gpu = There is no GPU that PyTorch can use. --device cpu works everywhere, slowly.
error-train-devices = GPUs here: { $there }; asked for: { $asked }.
error-train-game = { $file } is a recipe for { $found }, not for { $asked }.
error-train-exists = { $folder } holds a training already: --resume goes on with it.
error-train-set = --set takes NAME=VALUE, not { $given }.
error-train-start = --resume has a network to begin with already: leave --start out.
error-train-start-size = --start names a network of { $found }; those of the recipe are of { $there }.
error-train-start-twice = --start names two networks of { $size }; it takes one of each size.
error-train-still = What plays stays as it is (still), so --start must name a network of { $size }.
error-train-against = --against names { $file } twice.
error-train-process = Process { $number } of { $count } has failed, and the training has ended: { $why }. What was saved last is kept; --resume goes on from it.
error-train-apart = The networks of the processes have come apart, and the training has ended. What was saved last is kept; --resume goes on from it.
error-train-memory = { $games } games with { $rounds } rounds each do not fit into memory: --set games=… and --set rounds=… take less.
