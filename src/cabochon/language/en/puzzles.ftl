### Puzzles: on the page, and the command that makes more.

## The list

puzzles-lead = Positions from games that the computer played against itself. In each of them there is one thing to find.
puzzles-games = Which game
puzzles-begin = Start
puzzles-go-on = Go on
puzzles-solved = { $count } of { $total } solved
puzzles-kind = What to find
puzzles-difficulty = Difficulty
puzzles-any = All
puzzles-none = There is no such puzzle here.
puzzles-no-game = There are no puzzles for such a game.
puzzles-about-win = The turn that ends the game is there. Cards with more points may tempt.
puzzles-about-reserve = One card in sight is worth reserving, and nothing else comes close.
puzzles-about-defence = The opponent is about to win, and only one thing prevents it.
puzzle-name = Puzzle { $number }
puzzle-solved = solved
puzzle-seen = solution seen

## A puzzle

puzzle-kind-win = Win this turn
puzzle-kind-reserve = The best reservation
puzzle-kind-defence = The only defence
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-where = { $number } of { $count }
puzzle-you = You
puzzle-opponent = Opal
puzzle-ask-win = You can win this very turn. How?
puzzle-ask-reserve = One card should be reserved now. Which one?
puzzle-ask-defence = { $player } is about to win. What is the only way to prevent it?
puzzle-last-turn = This is your last turn: { $player } has { $points } points.
puzzle-on = Right so far. Go on.
puzzle-right = Solved!
puzzle-wrong = Not this
puzzle-solution = The solution
puzzle-again = Try again
puzzle-show = Solution
puzzle-next = Next
puzzle-all = All puzzles
puzzle-score = With it you have { $points } points, { $player } { $others }.
puzzle-visit-nobles = A noble comes with it.
puzzle-visit-royals = A royal comes with it.
puzzle-not-won = It does not win this turn: the game goes on.
puzzle-lost = The game ends with this turn, and { $player } has won.
puzzle-lost-points = The game ends with this turn, and { $player } has won with { $others } points to { $points }.
puzzle-lost-tied = The game ends with this turn at { $points } points each, and { $player } wins the tie.
puzzle-shared = The game ends with this turn, and the victory is shared.
puzzle-over = The game ends with this turn, and you have not won.
puzzle-open-win = After it, winning this turn is no longer certain.
puzzle-open-defence = After it, nothing is certain to keep { $player } from winning.
puzzle-loses = Then { $player } wins at once: { $words }.
puzzle-beaten = Whatever you do after it, { $player } can win at once.
puzzle-worse = Something else is better here.
puzzle-chance = That leaves it to chance; the solution needs none.
puzzle-value = Chance of winning after it: { $chance }; with the right move: { $best }.
puzzle-threat = Otherwise { $player } wins at once: { $words }.
puzzle-margin = Chance of winning: { $chance }; with the best of all other moves: { $others }.
puzzle-other-way = Another way: { $words }.
puzzle-found = The weakest bot that finds it: { $level }
puzzle-found-none = None of the bots up to { $level } finds it

## The command

cli-puzzles = Puzzles from the engine’s own games: list them, look at one, make more.
cli-puzzles-list = List the puzzles of a game.
cli-puzzles-show = Show a puzzle as the player sees it; with --try, judge a move; with --solution, explain the solution.
cli-puzzles-make =
    Make puzzles: bots play games, and what could have been found in them is checked by deep searches.

    It takes minutes for each puzzle. Every puzzle is written as soon as it is found; Ctrl+C keeps what is there.
puzzles-file = A file of puzzles; without it, those that come with the package.
puzzles-number = Which puzzle, counted from 1.
puzzles-try = Judge these decisions, in notation, separated by commas: “buy 2c”. The exit code is 1 if they are wrong.
puzzles-explain = Explain the solution.
puzzles-count = How many of each kind.
puzzles-only = Only this kind; may be repeated: win, reserve or defence.
puzzles-level = Leave out what a weaker level than this finds, from 1 to 8.
puzzles-simulations = How deep each of the searches is that check a puzzle.
puzzles-out = The file to write; it must not exist yet.
puzzles-seed = The same seed makes the same puzzles.
puzzles-progress = { $games } games played, { $candidates } positions searched deeply
puzzles-made = { $count } puzzles in { $file }
puzzles-right-so-far = Right, but there is more to decide.

## Errors

error-puzzle = This is no puzzle: { $reason }
error-puzzle-format = This puzzle has the format { $given }; only { $known } can be read.
error-puzzle-line = { $file }, line { $line }: { $reason }
error-puzzle-number = There is no puzzle { $given }; there are { $count } of them.
error-puzzle-kind = --kind must be one of { $known }, not { $given }.
error-puzzle-exists = { $file } exists already; choose another name.
error-puzzle-move = { $move } is not legal here; legal: { $legal }
