### Labels on the table. They stand in narrow columns: keep them short.

target-points =
    { $count ->
        [one] 1 point to win
       *[other] { $count } points to win
    }
turn-number = turn { $number }
nobles = Nobles
royals = Royals
bank = Bank
bag = Bag
privileges-left = Supply
tokens = tokens
bonuses = bonuses
points = points
hand = hand
points-count =
    { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
cards-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
count-nobles =
    { $count ->
        [one] 1 noble
       *[other] { $count } nobles
    }
count-royals =
    { $count ->
        [one] 1 royal
       *[other] { $count } royals
    }
team-points = team { $team }: { $points }
