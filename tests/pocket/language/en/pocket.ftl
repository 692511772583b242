### The texts of Pocket, beside those that all games share.

game-pocket = Pocket
variant-short = Short: two cards of one colour win
colour-coral = coral
colour-jade = jade
tokens-coral =
    { $count ->
        [one] 1 coral
       *[other] { $count } corals
    }
tokens-jade =
    { $count ->
        [one] 1 jade
       *[other] { $count } jades
    }
ask-pocket-act = your turn
ask-pocket-return = return tokens
verb-pocket-take = one or two tokens of one colour
verb-pocket-reserve = keep a card for later, with a gold if there is one
verb-pocket-buy = a card from the table, or from your hand (h1)
verb-pocket-pass = nothing else is possible
verb-pocket-return = give back tokens until { $limit } are left
reason-collection = A collection is complete.
