### The page: hints during a game, and looking back at it afterwards.

## Hints

tip-title = Hint
tip-close = Close the hint
tip-thinking = Looking for a good move…
tip-told = Hint: { $words }. Chance of winning: { $chance }.
tip-chance = Chance of winning
tip-adopt = Prepare this move
tip-more = Why, and other moves
# Where a card lies that reads like another in sight
card-at = { $card }; level { $level }, number { $number } from the left
card-in-hand = { $card }; in the hand

## The way to an analysis

analysis-title = Analysis
analysis-lead = Where was the game won? Everybody’s chances from move to move, the mistakes, and what would have been better.
analysis-of = Analysis · { $game }
analysis-waiting = Reading the game…
analysis-failed = This game can’t be analysed
pick-title = A recorded game
pick-file = Choose a file
pick-drop = or drop it anywhere on this page
pick-paste = Or paste the text of a record
pick-start = Analyse
pick-no-record = This is not a recorded game: records begin with [Format "cabochon 1"].
pick-unreadable = { $name } can’t be read.
pick-which = This file holds { $count } games. Which one?
study-budget = Thoroughness
study-budget-quick = Quick
study-budget-thorough = Thorough
study-budget-deep = Deep
study-budget-hint = { $seconds } s for each decision

## An analysis

study-progress = { $done } of { $count } decisions
study-stop = Stop
study-again = Analyse again
study-other = Another game
study-done = The analysis is complete.
study-chart = Chances of winning. Arrow keys move from decision to decision
study-players = How well everybody played
study-accuracy = accuracy { $share }
study-accuracy-hint = How much of their chances of winning the decisions kept
study-steps = From decision to decision
study-first = To the beginning
study-back = One decision back
study-next = One decision on
study-last = To the end
study-where = { $number } / { $count }
study-where-words = Decision { $number } of { $count }.
study-end = End
study-end-words = The end of the record.
study-next-fault = Next mistake
study-decision = The decision
study-played = { $player }: { $words }
study-told = { $player }: { $words }.
study-loss = gives away { $share }
study-graded = { $grade }. Chance of winning before it: { $chance }.
study-better = Better: { $words }.
study-not-yet = Still being analysed…
study-not-studied = Not analysed
study-best = The best moves
study-mark-best = best
study-mark-played = played
study-line = then
study-open-end = The record ends here
study-moves = All decisions
study-kept = Analysis of { $day } · { $about }
study-copy-link = Copy the link to this decision
study-faults = Mistakes
study-whose = Mistakes of
study-everybody = everybody
study-mine = { $name } (you)
study-only-faults = Only mistakes
study-no-faults = No mistake has been found.
study-variation = How it would probably have gone on

## Playing on from a position

play-on = Play on from here
play-on-short = Play on
play-on-why =
    { $number ->
        [one] The game goes on after { $number } decision.
       *[other] The game goes on after { $number } decisions.
    } Whatever nobody could see then is shuffled anew.
play-on-seat = You play for
play-on-start = Play
