### The table in the browser.

## What is to be done now, and the buttons for it

now-yours = Your turn
now-named = { $player }’s turn
now-thinking = { $player } is thinking…
now-absent = Waiting for { $player }, who is offline
now-watching = You are watching. { $player } is to move.
ask-pay = How do you want to pay?
hint-splendor = Take gems, or press a card to buy or reserve it.
hint-duel = Take tokens in a line, buy a card, or take gold to reserve one.
hint-gold = Choose which gold to take.
next-take =
    { $count ->
        [one] Choose one more colour.
       *[other] Choose { $count } more colours.
    }
next-take-same =
    { $count ->
        [one] Choose one more colour, or the same again.
       *[other] Choose { $count } more colours, or the same again.
    }
next-pair = Two of a colour need four in the bank.
next-privilege = Choose what the privilege takes: any token but gold.
hint-pay = Use + and − to choose where gold stands in for a gem.
act-confirm = Confirm
act-take = Take
act-buy = Buy
act-reserve = Reserve
act-return = Give back
act-noble = Receive
act-pay = Pay
act-pass = Pass
act-back = Back
act-again = Choose again
act-undo = Undo
act-undo-ask = Ask to undo
act-give-back = Give back…
act-replace = Let a bot play…
tip-button = Hint
# Tokens in hand, of at most ten: now, and after what is being put together
count-now = { $now }/{ $limit }
of-limit = /{ $limit }
count-change = { $now }/{ $limit } → { $after }/{ $limit }
count-words = Tokens: { $now } of at most { $limit } now, { $after } afterwards.

## A card seen closely

card-price = Price
card-due = Your price
card-free = free
card-missing = You lack
barred-hand = Your hand is full: at most { $limit } cards can be reserved.
barred-gold = Nothing can be reserved now: there is no gold on the board.
card-gold = and have { $gold } gold
card-affordable = You can buy it
card-pay = You pay
cover-more = One gold more in place of { $colour }
cover-less = One gold less in place of { $colour }

## More tokens than are allowed; nobles

return-title = Too many tokens
return-due =
    { $count ->
        [one] At most { $limit } are allowed: choose 1 token to give back.
       *[other] At most { $limit } are allowed: choose { $count } tokens to give back.
    }
return-chosen = { $given } of { $due } chosen
noble-title = Which noble visits you?

## Players

seat-turn = to move
seat-you = you
seat-online = is here
seat-offline = offline
seat-away = away, a bot is playing
seat-clock = Time left: { $time }
seat-more = { $player }: show everything
cards-bought =
    { $count ->
        [one] 1 card bought
       *[other] { $count } cards bought
    }
hidden-card = A hidden card of level { $level }
replace-why = { $player } is not here. With the others’ consent a bot can play on; { $player } may come back at any time.
replace-wait = In { $seconds } s a bot can play for { $player }.
replace-propose = Let a bot play
away = A bot is playing for { $player }.
away-return = Take my seat back

## For those who hear the table instead of seeing it

label-others = The other players
label-market = Cards on the table
label-actions = Your move
label-card = { $card }. Price: { $price }
label-due = Costs you: { $tokens }
label-last = Last move
label-deck =
    { $count ->
        [one] Deck of level { $level }, 1 card left
       *[other] Deck of level { $level }, { $count } cards left
    }
label-noble =
    { $points ->
        [one] Noble tile, 1 prestige point, wants { $cost }
       *[other] Noble tile, { $points } prestige points, wants { $cost }
    }
label-bank =
    { $taken ->
        [0] { $colour }, { $count } in the bank
       *[other] { $colour }, { $count } in the bank, { $taken } chosen
    }
label-held = Give back { $colour }, of { $count }
label-return =
    { $gone ->
        [0] { $colour }: you keep { $count }
       *[other] { $colour }: you keep { $count } and give back { $gone }
    }

## The log

log-title = Log
log-undone = (undone)
event-started = The game begins.
event-joined = { $player } sits down.
event-left = { $player } leaves.
event-undo = { $player } undoes a move.
event-undo-again = { $player } undoes a move. The decks are shuffled again.
event-resigned = { $player } resigns.
event-timeout = { $player } has run out of time.
event-agreed = { $player } agrees.
event-declined = { $player } declines.
event-returned = { $player } is back.
event-replaced = A bot plays for { $player }.
event-forgotten = Somebody has left this server for good. Their name has been deleted.
event-proposed-undo = { $player } asks to undo a move.
event-proposed-bot = { $player } proposes a bot for { $absent }.

## Banners and questions

final-round = Final round
offline = Offline. Reconnecting…
closed = The connection has ended.
clock-waits = The clocks start when everybody is here. Waiting for { $players }.
proposal = A question for the table
proposal-undo = { $player } asks to undo:
proposal-undo-mine = You ask to undo:
proposal-undo-yours = your move
proposal-bot = { $player } proposes that a bot ({ $bot }) plays for { $absent }.
proposal-wait = Waiting for { $players }.
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw
curtain-title = Hand the screen to { $player }
curtain-why = There are cards that only one of you may see.
curtain-show = I am { $player }

## The menu and the keys

menu = Menu
menu-discounted = Show prices after my discount
menu-discounted-hint = Cards then show what you still have to pay.
menu-animated = Animations
menu-options = What can I do?
menu-coach = Coach
menu-coach-hint = On each of your turns, says what is worth looking at.
menu-resign = Resign
resign-sure = { $player }, do you really want to resign?
resign-two = The other side wins.
resign-many = A bot plays on for you until the end.
keys-title = Keys
key-arrows = move among cards and tokens
key-press = press
key-letters = a token of that colour
key-confirm = confirm what is chosen
key-back = one step back
key-undo = undo the last move
key-log = show or hide the log
key-help = this list
key-term = what the thing with the focus means
key-hint = a hint
term-title = What does this mean?

## The end

over-result = Result
over-look = View the table
over-rematch = Rematch
over-next = To the next game
over-analyse = Analyse the game
rematch-wanted = { $player } wants a rematch.
rematch-title = { $player } wants a rematch
rematch-mine = You have asked for a rematch.
rematch-accept = Play again
rematch-declined = { $player } would rather not play again.
end-most = Most points: { $names } ({ $points }).
end-fewer = { $points } points each: { $tied }. Fewer cards decide: { $names }, with { $cards } against { $others }.
end-tied = Nothing tells { $names } apart: { $points } points and { $cards } cards each.
end-duel-points = { $player } has { $count } points; { $goal } win the game.
end-duel-crowns = { $player } has { $count } crowns; { $goal } win the game.
end-duel-colour = { $player } has { $count } points on cards of one colour ({ $colour }); { $goal } win the game.
record-download = Download the record
fairness = Fairness
fairness-why = Before the first move a secret number settled every shuffle of this game, and its hash was shown to everybody. After the game the secret is told: if it fits the hash and gives the same shuffles, nobody can have changed them on the way.
fairness-later = As soon as the game is over, you can verify it here.
verify-button = Verify the shuffle
verify-passed = passed
verify-failed = failed
verify-open = undecided
# What verifying the shuffle has looked at, one line each
verified-commitment = The secret fits the hash in the record
verified-published = The secret fits the hash that this page saw at the start
verified-setup = The setup is the one that the secret gives
verified-dealt = What was dealt before the game was continued comes from another game
verified-deck = The order of the level { $level } deck
verified-nobles = The choice of noble tiles
verified-board = The tokens on the board at the start
verified-start = Who begins
verified-refill = Refill { $number } of the board
reason-resigned = { $player } has resigned.
reason-timeout = { $player } ran out of time.
reason-closed = The operator of the server has ended this game.
no-winner = Nobody wins
over-you-win = You win!
over-you-share = You share the victory!
over-you-lose = You lose

## Duel

duel-board = Board
duel-cell = { $cell }: { $colour }
duel-market = Pyramid of cards
duel-bag = In the bag: { $tokens }
duel-privilege = Privilege ×{ $count }
duel-replenish = Refill the board
duel-supply =
    { $count ->
        [one] 1 privilege in the supply
       *[other] { $count } privileges in the supply
    }
duel-privileges =
    { $count ->
        [one] 1 privilege
       *[other] { $count } privileges
    }
duel-royal = Royal: { $royal }
duel-goals = Ways to win
duel-aim = { $points } points, { $crowns } crowns, or { $colour } points of one colour win.
duel-of = { $count }/{ $goal }
duel-goal-points = { $count } of { $goal } prestige points
duel-goal-crowns = { $count } of { $goal } crowns
duel-goal-colour = { $colour }: { $count } of { $goal } prestige points
duel-ask-colour = Which colour will this card be?
duel-ask-steal = Take a token from your opponent
duel-ask-royal = Choose a royal

## Where the points come from

source-level = Level { $level } cards
source-words = { $name }: { $points }
