### The page in the browser: its frame, the way to a table, the waiting room.

## The frame of every page

page-title = { $page } · Cabochon
page-skip = Skip to the content
page-home = Cabochon: to the start page
page-language = Language
page-theme = Colours
theme-system = same as system
theme-light = light
theme-dark = dark
page-loading = One moment…
page-no-script = Cabochon needs JavaScript. Please switch it on for this page.
page-retry = Try again
page-close = Close
page-cancel = Cancel
page-back = To the start page
page-new-tab = { " (in a new tab)" }
rules-read = Rules
rules-of = Rules of { $game }
rules-more = More in the rules

## The person's name

name-shown = You are { $name }. Change your name
name-question = What should the others call you?
name-label = Your name
name-hint = This browser remembers it.
name-save = Save
name-missing = Please enter a name.
# Friendly names for people who have not said theirs, and the name of those who have none
guest-name-opal = Opal
guest-name-amber = Amber
guest-name-jade = Jade
guest-name-coral = Coral
guest-name-garnet = Garnet
guest-name-topaz = Topaz
guest-name-amethyst = Amethyst
guest-name-agate = Agate
nameless = Guest

## The start page

home-title = Take a seat
home-lead = Play against bots, with friends by link, or together on one screen. No account, no waiting.
home-splendor = Collect gems, buy development cards that make the next ones cheaper, and receive the nobles before the others do.
home-duel = For two: take gems along lines of the board, gather privileges, and choose one of three ways to win.
home-players = Players
home-bot = Bot
home-play =
    { $count ->
        [one] Play against the bot
       *[other] Play against the bots
    }
home-friends = With friends
home-screen = On one screen
home-learn = Learn
home-lessons = Learn to play
puzzles-title = Puzzles
home-look-back = Look back
home-replay = Replay a game
home-analyse = Analyse a game
past-all = All my games
players-range = { $low } to { $high } players
players-exactly = { $count } players

## Lists of tables

mine-title = Your games
mine-turn = Your turn
mine-waiting = Waiting for players
mine-theirs = The others’ turn
mine-finished = Finished games
kept-title = Replayed on this device
mine-continue = Continue
mine-more =
    { $count ->
        [one] One more game
       *[other] { $count } more games
    }
mine-look = View
replay-link = Replay
mine-rematch = Rematch?
result-won = Won
result-lost = Lost
result-draw = Draw
result-none = No result
result-resigned = by resignation
result-timeout = on time
lobby-title = Open tables
lobby-empty = Nobody is looking for players right now. Open a table and list it here.
lobby-new = Open a table
lobby-join = Join
lobby-watch-title = Games to watch
lobby-watch = Watch
lobby-failed = The list can’t be loaded right now. It will be tried again automatically.
# The link in a list, for those who hear it: “Join: Splendor, Opal, Greedy”
table-link = { $action }: { $game }, { $players }
seat-free = Free seat
clock-words =
    { $minutes } min{ $seconds ->
        [0] { "" }
       *[other] { " " }+ { $seconds } s
    }
rules-quick = quick game
rules-teams = teams
rules-own = custom rules
table-based = played on from a position

## What the server knows about somebody

data-title = Your data
data-lead = The server keeps your name and the games that you have played, and recognises this browser by a cookie.
data-download = Download my games
data-delete = Delete everything about me
data-sure = Delete everything about you?
data-sure-alone = Games that you played alone, against bots or on one screen are deleted.
data-sure-others = Games with others stay with them, but nobody can tell any more that it was you: you are called “{ nameless }” there.
data-sure-running = Where such a game still goes on, you resign. You leave tables that wait for players.
data-sure-final = This can’t be undone.
data-sure-download = If you want to keep your games, download them first.
data-sure-delete = Delete everything
data-deleted =
    Everything about you is deleted. { $deleted ->
        [0] There was no game of yours alone
        [one] One game is gone
       *[other] { $deleted } games are gone
    }{ $nameless ->
        [0] .
        [one] , and in one other you have no name any more.
       *[other] , and in { $nameless } others you have no name any more.
    }

## Laying out a new table

new-title = New table
new-game = Game
new-rules = Rules
rules-mix = Custom rules
new-settings = All settings
setting-target = Prestige points to win
setting-target-hint = Once somebody has that many at the end of a turn, the last round begins.
setting-face-up = Face-up cards per level
setting-face-up-hint = Fewer cards: quicker, and more luck.
setting-last-round = The last round
setting-last-round-hint = How the game ends once somebody has reached the target.
setting-teams = Teams
setting-teams-hint = Two against two: partners sit opposite each other and share points and bonuses.
setting-may-take-fewer = Allow taking fewer tokens
setting-may-take-fewer-hint = Off: three different colours, as long as the bank has three.
setting-choose-payment = Choose how to pay
setting-choose-payment-hint = Gold (joker) may be paid even for gems that you have. Off: gold is paid only for what you lack.
choice-finish-round = Finish the round: equal turns
choice-one-more-each = One more turn for everybody else
number-less = One fewer: { $what }
number-more = One more: { $what }
new-seats = Players
new-seats-hint = The order is the order of play.
seat-number = Seat { $number }
seat-me = Me
seat-open = Open seat
seat-local = Somebody on this screen
seat-bot = Bot: { $bot }
seat-name = Name of the person on seat { $number }
seat-add = Add a seat
seat-remove = Remove seat { $number }
seat-team = Team { $team }
new-start = Who starts
start-random = At random
new-listed = Who can find the table
listed-no = Only people with the link
listed-no-hint = You get a link and a QR code to pass on.
listed-yes = Everybody: list it in the lobby
listed-yes-hint = Whoever visits this server can join or watch.
new-clock = Thinking time
clock-none = No clock
clock-own = Other
clock-minutes = Minutes per player
clock-seconds = Extra seconds after each turn
clock-hint = Whoever runs out of time loses; with three or four players a bot takes over.
new-open = Open the table
new-start-now = Start the game
new-help = Hints
new-hints = Allow hints
new-hints-hint = On their turn, players may ask what the computer would play.
plan-flaws = Not ready yet:
plan-flaw = { $where }: { $what }
plan-number = Please enter a whole number from { $low } to { $high }.
plan-name-long = A name has at most { $most } letters, or { $wide } Chinese or Japanese characters.
plan-name-twice = Two people are called { $name }. Please tell them apart.

## The waiting room

waiting-title =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
waiting-lead = The game starts by itself as soon as every seat is taken.
waiting-seats = At the table
waiting-you = you
waiting-here = here
waiting-gone = not here right now
waiting-join = Sit here
waiting-leave = Leave the table
waiting-bot = Put a bot here
waiting-bots = Fill with bots and start
waiting-bot-kind = Kind of bot
waiting-invite = Invite somebody
waiting-invite-text = Whoever opens this link can take a seat.
waiting-link = Link to this table
waiting-copy = Copy
waiting-copied = Copied
waiting-share = Share
waiting-share-text = A game of { $game }? There is a seat for you:
waiting-qr = QR code with the link to this table
reach-alone = So far the address works on this computer only. For phones and other computers in your network, start the server with { $command } or, if you use make play, with { $make }.
reach-no-network = No local network was found, so the address works on this computer only.
waiting-listed = This table is listed in the lobby.
waiting-watching =
    { $count ->
        [one] 1 person is watching.
       *[other] { $count } people are watching.
    }

## When there is nothing to show

missing-title = There is nothing here
missing-text = The address may be mistyped. Tables have addresses such as { $example }.
gone-title = This table does not exist
gone-text = The link may be incomplete, or the table has been cleared away.
closed-title = This table was given up
closed-text = Nobody was left before the game could start.
shut-title = This table was closed
shut-text = The operator of the server closed it before the game could start.
trouble-title = Something went wrong
trouble-connecting = Connecting to the table…
