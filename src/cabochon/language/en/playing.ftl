### The table in the browser.

## What is to be done now, and the buttons for it

now-yours = Your turn
now-thinking = { $player } is thinking…
now-absent = Waiting for { $player }, who is offline
now-watching = You are watching. { $player } is to move.
ask-pay = How do you want to pay?
hint-splendor = Take gems, or press a card to buy or reserve it.
hint-duel = Take tokens in a line, buy a card, or take gold to reserve one.
hint-gold = Choose which gold to take.
hint-pay = + and − say where a gold stands in for a gem.
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
seat-online = is here
seat-offline = offline
seat-away = away, a bot plays
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
away-return = Take the seat back

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
        [one] Noble, 1 point, wants { $cost }
       *[other] Noble, { $points } points, wants { $cost }
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
log-undone = (taken back)
event-started = The game begins.
event-joined = { $player } sits down.
event-left = { $player } leaves.
event-undo = { $player } takes a move back.
event-undo-again = { $player } takes a move back. The decks are shuffled again.
event-resigned = { $player } resigns.
event-timeout = { $player } has run out of time.
event-agreed = { $player } agrees.
event-declined = { $player } declines.
event-returned = { $player } is back.
event-replaced = A bot plays for { $player }.
event-forgotten = Somebody has left this server for good. Their name is gone.
event-proposed-undo = { $player } asks to take a move back.
event-proposed-bot = { $player } proposes a bot for { $absent }.

## Banners and questions

final-round = Final round
offline = Offline. Reconnecting…
closed = The connection has ended.
proposal = A question to the table
proposal-undo = { $player } asks to take back the last move.
proposal-undo-mine = You ask to take back your last move.
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
menu-animated = Let tokens and cards move
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
key-undo = take the last move back
key-log = show or hide the log
key-help = this list
key-term = what the thing with the focus means
term-title = What does this mean?

## The end

over-result = Result
over-look = Look at the table
over-rematch = Rematch
record-download = Download the record
verify-button = Verify the shuffle
verify-passed = passed
verify-failed = failed
verify-open = undecided
# What verifying the shuffle has looked at, one line each
verified-commitment = The secret fits the hash in the record
verified-published = The secret fits the hash that this page saw at the start
verified-setup = The setup is the one that the secret gives
verified-dealt = What had been dealt when it was played on comes from another game
verified-deck = The order of the level { $level } deck
verified-nobles = The choice of nobles
verified-board = The tokens on the board at the start
verified-start = Who begins
verified-refill = Refill { $number } of the board
reason-resigned = { $player } has resigned.
reason-timeout = { $player } ran out of time.
reason-closed = Whoever runs the server has ended this game.
no-winner = Nobody wins

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
duel-of = { $count }/{ $goal }
duel-goal-points = { $count } of { $goal } points
duel-goal-crowns = { $count } of { $goal } crowns
duel-goal-colour = { $colour }: { $count } of { $goal } points
duel-ask-colour = Which colour will this card be?
duel-ask-steal = Take a token from your opponent
duel-ask-royal = Choose a royal
