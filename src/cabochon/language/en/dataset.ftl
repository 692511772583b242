### Data sets: positions of self-play, to learn from

cli-dataset =
    Write positions of self-play, with what was thought of them and what became of them, as files to learn from.

    A row has what the player to move knows, the legal actions, the visits and values of the search, the move that was played and the result. The columns are described in docs/datasets.md. The same command goes on after an interruption, and more --games extend a data set.
dataset-out = The folder for the files.
dataset-player = Who plays; several take turns at the seats. The visits of a search are the policy that is written down, of everybody else the move.
dataset-games = How many games.
dataset-seed = The same seed deals the same games; with simulations as budget, bots play the same moves too.
dataset-explore = How often, from 0 to 1, a random move is played instead; what the player thought is written down all the same.
dataset-format = How the files are written: npz for NumPy, parquet for everything else.
dataset-shard = How many games each file has.
dataset-workers = How many files are worked on at a time. The games do not depend on it.
dataset-done = { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    } of { $games ->
        [one] 1 game
       *[other] { $games } games
    } in { $folder }
dataset-interrupted = Interrupted. The same command goes on with what is in { $folder }.

## Errors

error-dataset-kind = --format is npz or parquet, not { $given }.
error-dataset-games = A data set has at most { $most } games.
error-dataset-players = A data set has at most { $most } players, not { $given }.
error-dataset-files = A data set has at most { $most } files. Put more games in each: --shard.
error-dataset-player = { $player } failed in game { $game }: { $reason }
error-dataset-file = { $file } can’t be read as a part of a data set: { $reason }
error-dataset-other = { $folder } holds another data set (different: { $keys }). Choose another folder.
error-dataset-busy = Somebody else writes to { $folder }.
error-dataset-worker = A process that played was ended (exit code { $status }). The same command goes on.
error-no-parquet = Parquet needs PyArrow; install it with: { $command }
