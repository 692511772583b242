### Why a move makes sense, how good it was, and the analysis of a game. The reasons stand under a move that
### is recommended, in a game or after it: they speak of nobody in particular.

## Reasons: the end of the game

why-forced = Nothing else is possible.
why-win = Wins the game at once.
why-share = Ends the game with a shared victory.
why-target = Reaches the target of { $target }, with { $points } points.

## Reasons: what a purchase brings

why-points =
    { $points ->
        [one] 1 point, which makes { $total }.
       *[other] { $points } points, which makes { $total }.
    }
why-free = Costs nothing.
why-engine =
    { $count ->
        [one] A { $colour } bonus makes one card in sight cheaper.
       *[other] A { $colour } bonus makes { $count } cards in sight cheaper.
    }
why-double = Two { $colour } bonuses in one card.

## Reasons: tokens. What is missing is listed without gold; $gold of it can be replaced.

why-buy-now = Makes it possible to buy a card this very turn ({ $card }).
why-buy-next = Makes it possible to buy a card next turn ({ $card }).
why-still = A card can be bought next turn ({ $card }).
why-buy-soon =
    Two turns to a card ({ $card }): one more take is enough. Left to get after this move: { $tokens }{ $gold ->
        [0] .
       *[other] { " " }(gold in hand: { $gold }).
    }
why-collect =
    Gets nearer to a card ({ $card }). Left to get after this move: { $tokens }{ $gold ->
        [0] .
       *[other] { " " }(gold in hand: { $gold }).
    }
why-keep =
    Keeps a card safe for later ({ $card }). Left to get after this move: { $tokens }{ $gold ->
        [0] .
       *[other] { " " }(gold in hand: { $gold }).
    }
why-gold = A gold stands for any colour.
why-keep-gold = Keeps { $count } gold, which stands for any colour.
why-keep-colour =
    { $count ->
        [one] Keeps a { $colour }, which one other card in sight costs.
       *[other] Keeps a { $colour }, which { $count } other cards in sight cost.
    }
why-useless =
    { $count ->
        [0] No card in sight costs { $colour }.
        [one] Only one card in sight costs { $colour }.
       *[other] Only { $count } cards in sight cost { $colour }.
    }
why-spare = More { $colour } is in hand than any card in sight costs.
why-unneeded = This { $colour } is not needed for a good card ({ $card }).
why-unseen = A card of level { $level } that nobody else sees.

## Reasons: the other players

why-deny = { $player } could buy this card next turn ({ $card }).
why-deny-win = { $player } could buy this card next turn and win ({ $card }).
why-deny-target = { $player } could buy this card next turn and reach { $points } points ({ $card }).
why-deny-noble = { $player } could buy this card next turn ({ $card }) and receive the noble who wants { $noble }.
why-deny-royal = { $player } could buy this card next turn ({ $card }) and receive a royal for its crowns.
why-scarce =
    { $where ->
        [bank] No { $colour } is left in the bank, and { $player } lacks nothing else for a card ({ $card }).
       *[board] No { $colour } is left on the board, and { $player } lacks nothing else for a card ({ $card }).
    }
why-block = { $player } can no longer pay for a card ({ $card }).

## Reasons: nobles

why-noble =
    { $points ->
        [one] The noble who wants { $noble } comes at once: 1 point.
       *[other] The noble who wants { $noble } comes at once: { $points } points.
    }
why-noble-choice = One of { $count } nobles comes at once: { $points } points.
why-noble-turns =
    { $turns ->
        [one] One turn to the noble who wants { $noble }: the card for it can be paid.
       *[other] { $turns } turns to the noble who wants { $noble }: the cards for it can be paid.
    }
why-noble-near =
    { $count ->
        [one] One bonus short of the noble who wants { $noble }. Missing: { $tokens }.
       *[other] { $count } bonuses short of the noble who wants { $noble }. Missing: { $tokens }.
    }
why-noble-rival =
    { $count ->
        [0] { $player } has all bonuses for this noble.
        [one] { $player } is one bonus short of this noble.
       *[other] { $player } is { $count } bonuses short of this noble.
    }
why-noble-other = The noble who wants { $noble } comes next turn, unless another player is quicker.

## Reasons: Duel

why-royal = Makes { $crowns } crowns, which bring a royal.
why-crowns =
    { $count ->
        [one] Makes { $crowns ->
            [one] 1 crown
           *[other] { $crowns } crowns
        }: one more brings a royal.
       *[other] Makes { $crowns ->
            [one] 1 crown
           *[other] { $crowns } crowns
        }: { $count } more bring a royal.
    }
why-crowns-win =
    { $count ->
        [one] Makes { $crowns } crowns: one more wins.
       *[other] Makes { $crowns } crowns: { $count } more win.
    }
why-colour-points =
    { $count ->
        [one] Makes { $points } points on { $colour } cards: one more wins.
       *[other] Makes { $points } points on { $colour } cards: { $count } more win.
    }
why-again = Brings another turn.
why-steal = Takes a token from { $player }.
why-privilege = Brings a privilege.
why-match = Brings a { $colour } token from the board.
why-pearl =
    { $count ->
        [one] There are only two pearls, and one card in sight costs one.
       *[other] There are only two pearls, and { $count } cards in sight cost one.
    }
why-last-gold = No gold is left on the board for { $player } to reserve with.
why-replenish =
    { $left ->
        [0] The board is empty; the bag holds { $count }.
        [one] Only one token is left on the board; the bag holds { $count }.
       *[other] { $left } tokens are left on the board; the bag holds { $count }.
    }
why-gives-privilege = But { $player } gains a privilege.

## Grades

grade-forced = forced
grade-best = best
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder

## Errors

error-analyze-budget = --seconds and --simulations both say how long to think; give one of them.
error-analyze-seconds = --seconds must be more than 0 and at most 3600, not { $given }.
error-analyze-range = --from and --to must name decisions from 1 to { $last }, the first not behind the last.
error-analyze-chart = --chart draws SVG: give a file whose name ends in .svg, not { $given }.
error-analyze-empty = { $file }: nothing has been decided in this game yet.
error-analyze-grade = --only must be one of { $known }, not { $given }.
error-analyze-hidden = { $file }: the record hides cards, as records do while a game goes on. Analyse the one that the game gives out at its end.
