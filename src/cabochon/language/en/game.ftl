### The words of the games: colours, cards, players, endings.

game-splendor = Splendor
game-duel = Splendor Duel

## Colours and tokens. A text lists tokens as "2 white, 1 gold".

colour-white = white
colour-blue = blue
colour-green = green
colour-red = red
colour-black = black
colour-pearl = pearl
colour-gold = gold
tokens-white = { $count } white
tokens-blue = { $count } blue
tokens-green = { $count } green
tokens-red = { $count } red
tokens-black = { $count } black
tokens-pearl =
    { $count ->
        [one] 1 pearl
       *[other] { $count } pearls
    }
tokens-gold = { $count } gold
tokens-none = nothing
list-separator = { ", " }
sentence-separator = { " " }

## Cards

points-words =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
crowns-words =
    { $count ->
        [one] 1 crown
       *[other] { $count } crowns
    }
bonus-none = no bonus
bonus-wild = wild
bonus-double = double { $colour }

## Abilities of Duel's cards, short enough for a legend

sign-extra-turn = another turn
sign-take-matching = matching token
sign-privilege = privilege
sign-steal = steal
sign-wild = wild
sign-crown = crown

## Players

player-name = Player { $number }
bot-random = Random
bot-greedy = Greedy

## How a game ends

winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
reason-target = The target of { $count } prestige points was reached.
reason-deadlock = Nobody could do anything any more, so the game was scored as it stood.
reason-prestige = Enough prestige points to win.
reason-crowns = Enough crowns to win.
reason-colour = Enough prestige points on cards of one colour to win.
verify-summary =
    { $failed ->
        [0] { $open ->
            [0] All { $count } checks passed.
           *[other] No check failed; { $open } of { $count } can’t be decided.
        }
        [one] 1 of { $count } checks failed.
       *[other] { $failed } of { $count } checks failed.
    }
