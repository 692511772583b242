### Moves in words.

## What a move would do, as a piece of advice or an entry of a list

do-take = take { $tokens }
do-reserve = reserve a card: { $card } (price: { $cost })
do-reserve-top = reserve the top card of deck { $level }, unseen
do-buy = buy a card: { $card } (price: { $cost })
do-pass = pass: nothing else is possible
do-cover = pay a gold instead of a { $colour }
do-pay = settle the purchase
do-return = give back a { $colour }
do-noble =
    receive the noble who wants { $cost } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
do-privilege = spend a privilege on { $tokens }
do-replenish = refill the board from the bag
do-gold = take the gold there, then reserve a card
do-match = take { $tokens } there
do-colour = count the card as { $colour }
do-steal = take a { $colour } from the opponent
do-royal = receive the royal: { $royal }

## What a player did

did-take = { $player } takes { $tokens }.
did-reserve =
    { $player } reserves a card ({ $card }){ $gold ->
        [0] .
       *[other] { " " }and takes a gold.
    }
did-reserve-top =
    { $player } reserves an unseen card of level { $level }{ $gold ->
        [0] .
       *[other] { " " }and takes a gold.
    }
did-buy =
    { $player } buys a card ({ $card }){ $count ->
        [0] { " " }for nothing.
       *[other] { " " }for { $paid }.
    }
did-pass = { $player } can do nothing and passes.
did-return = { $player } gives back a { $colour }.
did-noble =
    { $player } receives a noble ({ $points ->
        [one] 1 point
       *[other] { $points } points
    }).
did-privilege = { $player } spends a privilege on { $tokens }.
did-replenish =
    { $player } refills the board ({ $count ->
        [one] 1 token
       *[other] { $count } tokens
    }).
did-gold = { $player } takes a gold from the board.
did-match = { $player } takes a matching token ({ $tokens }).
did-colour = { $player } counts the card as { $colour }.
did-steal = { $player } takes { $tokens } from { $opponent }.
did-royal = { $player } receives a royal ({ $royal }).
# In notation, where a game has no words for what happened
did-other = { $player }: { $move }

## What came of it by itself

also-last-round = The last round has begun.
also-privilege = { $player } gains a privilege.
also-again = { $player } has another turn.
