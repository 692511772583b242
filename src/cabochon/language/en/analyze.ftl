### The command `cabochon analyze`.

## cabochon analyze: help

cli-analyze =
    Analyse a recorded game: what each decision was worth, what was best, and why.

    Every decision is searched from what the player could see. More time makes the judgement firmer.
analyze-file = A record.
analyze-seconds = How long to think about each decision; a second unless you say so.
analyze-simulations = Think so many simulations about each decision: repeatable, unlike seconds.
analyze-threads = How many threads think.
analyze-seed = The same seed and simulations give the same analysis.
analyze-from = The first decision to analyse, counted from 1.
analyze-to = The last decision to analyse.
analyze-only = Show only decisions of this grade or worse: best, good, inaccuracy, mistake, blunder.
analyze-json = Write everything as JSON into this file; - writes it instead of the table.
analyze-chart = Draw the chances over the game into this file (SVG).

## cabochon analyze: what it says

analyze-number = #
analyze-player = player
analyze-move = move
analyze-value = chance
analyze-grade = grade
analyze-best = best line
analyze-better = better
analyze-line = then
analyze-nothing = There is nothing to show.
analyze-none = No decision was graded “{ $grade }” or worse.
analyze-accuracy = accuracy
analyze-turning = Turning points
analyze-turning-point = { $number }. { $player }: { $move } ({ $before } → { $after })
analyze-turning-better = better: { $move }
analyze-progress = Analysing
analyze-stopped =
    { $count ->
        [one] Stopped; 1 of { $all } decisions has been analysed.
       *[other] Stopped; { $count } of { $all } decisions have been analysed.
    }
analyze-note = Chances are the expected share of the victory, from { $budget } a decision.
analyze-budget-seconds = { $count } s
analyze-budget-simulations = { $count } simulations
analyze-written = Written: { $file }
