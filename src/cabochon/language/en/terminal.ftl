### At the keyboard of a terminal: questions, commands, answers.

## Before the game

setup-enter = Press Enter to accept what is in brackets; type quit to leave.
setup-resume = To continue a saved game, type resume.
setup-game = Which game? [{ $default }]
setup-players = How many players? [{ $default }]
setup-seats = Who plays? A name for a person, 1 to { $last } for a bot (or { $bots }).
setup-seat = Seat { $number } [{ $default }]
setup-variant = Which variant? [{ $default }]
setup-choose = Please choose one of: { $options }.
setup-name = A name has at most { $most } letters and no control characters.
setup-program = Programs and Python classes are given on the command line, with --seats.

## What can be typed: moves

help-moves = You can play:
help-shortcuts = Verbs may be shortened as far as they stay clear (b 2c), and a line may hold several decisions: buy 2c, cover w, pay
verb-splendor-take = three gems of different colours, or two of one colour while the bank has four of it
verb-splendor-reserve = keep a development card for later and take a gold (joker); 1t, 2t and 3t are the unseen tops of the decks
verb-splendor-buy = a development card from the table, or from your hand (h1, h2, h3)
verb-splendor-pass = nothing else is possible
verb-splendor-cover = pay a gold instead of a gem of that colour
verb-splendor-pay = settle the purchase as it stands
verb-splendor-return = give back tokens until { $limit } are left; several letters at once are fine
verb-splendor-noble = choose which noble tile you receive
verb-duel-take = up to three neighbouring gems or pearls in a straight line: one cell, or both ends
verb-duel-reserve = a jewel card of the pyramid, or the unseen top of a deck (1t, 2t, 3t)
verb-duel-buy = a jewel card of the pyramid, or from your hand (h1, h2, h3)
verb-duel-pass = nothing else is possible
verb-duel-gold = take a gold (joker), then reserve a card
verb-duel-cover = pay a gold instead of a gem or pearl of that colour
verb-duel-pay = settle the purchase as it stands
verb-duel-colour = choose the colour that your wild card counts as
verb-duel-match = take a token of the card’s colour from the board
verb-duel-steal = take a gem or pearl from your opponent
verb-duel-royal = choose a royal card
verb-duel-return = give back tokens until { $limit } are left; several letters at once are fine
and-more = … and { $count } more
help-signs = { $mark } you can buy it · (…) only you have seen this card · 2? a card of level 2 that you have not seen

## What can be typed: commands

help-commands = Commands:
command-help = this page (also ?)
command-moves = every possible move in words; “moves buy” lists purchases only
command-hint = the best moves after a second’s thought, and why
command-undo = undo everything back to your previous decision
command-log = everything that has happened
command-save = save a copy: save FILE
command-table = show the table again (also Enter)
command-quit = leave; the game can be continued later

## During the game

hand-over-first = { $player } begins. Press Enter when nobody else can see the screen.
hand-over = Pass the keyboard to { $player }. Then press Enter ({ $before } may type undo).
advice-thinking = Looking for a good move
advice-best = best
advice-other = also
advice-only = Only one move is possible, “{ $move }”: { $words }.
advice-note =
    { $count ->
        [one] The percentage is your chance of winning, from 1 simulated game.
       *[other] The percentages are your chances of winning, from { $count } simulated games.
    }
advice-cancelled = The hint was cancelled.
thinking-bot = { $player } is thinking
thinking-time =
    { $most ->
        [0] { $seconds } s
       *[other] { $seconds } s of about { $most } s
    }
moves-none = No move that begins with “{ $text }” is possible now. Type moves alone to see every possible move.
watch-next = Enter: next turn · quit: leave
type-help = Type ? to see what you can do.
window-narrow = This window is too narrow to show everything: it has { $width } columns, { $columns } are needed.
needs-verb = What can be decided now begins with: { $verbs }.
needs-brevity = A move has at most { $most } characters.
needs-nothing = Nothing comes after { $verb }.
needs-place = After { $verb } comes the place of a card ({ $places }): { $examples }.
needs-number = After { $verb } comes a number: { $example }.
needs-tokens = After { $verb } come the letters of tokens that may be taken together ({ $letters }): { $examples }.
needs-token = After { $verb } comes one of the letters { $letters }: { $example }.
needs-token-several = After { $verb } come one or more of the letters { $letters }: { $example }.
needs-cell = After { $verb } comes a cell from { $first } to { $last }: { $example }.
needs-cell-several = After { $verb } come one or more cells from { $first } to { $last }: { $example }.
needs-line = After { $verb } come one to three neighbouring cells in a straight line: { $example }.
move-ambiguous =
    “{ $text }” can mean several moves: { $options }{ $more ->
        [0] .
       *[other] { " " }and { $more } more.
    }
move-illegal-rules = “{ $text }” is not possible now. Type moves to see every possible move.
move-illegal-price =
    “{ $text }” is too expensive: you lack { $tokens }{ $gold ->
        [0] .
       *[other] { " " }and have { $gold } gold.
    }
move-illegal-phase = “{ $text }” has to wait: something else is to be decided now. Type ? to see what.
move-illegal-order = “{ $text }” must come earlier: these decisions go in a fixed order.
move-illegal-turn = “{ $text }” goes beyond your turn. Type one turn at a time.
move-illegal-chance = “{ $text }” decides before the bag is drawn. Type replenish alone.
undo-nothing = You have not decided anything yet.
undo-other-person = Too late: somebody else has decided since.
undo-revealed = Too late: a card or token has been revealed since.

## Saving and leaving

saving-in = This game is saved after every move in { $file }
saved-in = Saved in { $file }
resume-with = Continue with: { $command }
save-failed = { $file } could not be written: { $reason }.
save-no-folder = { $file } could not be written: there is no folder { $folder }
overwrite = { $file } exists already. Replace it? [y/N]
quit-keep = Keep this game to continue it later? [Y/n]
quit-dropped = The game has been discarded.
yes-letter = y
## Saved games

shelf-turn = turn
shelf-empty = There is no saved game to continue.
shelf-more =
    { $count ->
        [one] One older game lies in { $folder }
       *[other] { $count } older games lie in { $folder }
    }
shelf-choose = Which one? Enter: the first · a number · delete 2 · quit >
shelf-which = Please type a number from 1 to { $last }, or delete and a number.
shelf-delete = Delete the game of { $names } ({ $file }) for good? [y/N]
shelf-kept = { $file } could not be deleted: { $reason }.

## The end

record-in = The record of this game is in { $file }
shuffle-secret = Secret of the shuffle: { $secret }
verify-with = Check the shuffle with: { $command }
