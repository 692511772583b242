## What the server refuses

error-no-table = There is no such table.
error-no-path = There is nothing at this address.
error-method = This can’t be done at this address.
error-no-cookie = The server does not know you: it needs its cookie. Allow cookies for this page and load it again.
error-request = The request is not understood: { $where } is wrong.
error-message = The message is not understood: { $where } is wrong.
error-too-fast =
    { $seconds ->
        [one] Too many requests at once. Wait one second and try again.
       *[other] Too many requests at once. Wait { $seconds } seconds and try again.
    }
error-too-long = A request may have at most { $most } bytes.
error-too-many-tables = You have { $most } unfinished tables already. Finish one of them first.
error-host = This server is not known by that name. Its operator can allow the name with --allow-host.
error-origin = A page from elsewhere may not act here.
error-blocked = The operator of this server has blocked you, or the address that you come from.
error-transfer = This code is not known, or no longer: each works once and for ten minutes. Make a new one on the other device.
error-http = The server does not understand this request.
error-head-too-long = The address and the headers of a request may have at most { $most } bytes together.
error-too-slow = The request did not arrive within { $seconds } seconds.
error-doors-full = Too many are connected just now. Try again in a moment.
error-server = Something went wrong in the server. Try again.

## What a table refuses

error-name = A name needs 1 to { $most } letters that can be seen ({ $wide } if they are as wide as 漢), without piles of accents.
error-name-taken = Nobody can be called “{ $name }” here: a bot or the server itself has a name like that.
error-table-me = Only one seat can be yours. Give the other people on this screen seats and names of their own.
error-table-nobody = Somebody must sit at a table: keep a seat for yourself or for somebody who comes.
error-table-seat-unknown = There is no seat { $number }: this table has { $count } seats.
error-table-seat-taken = Seat { $number } is taken.
error-table-seated = You have a seat at this table already.
error-table-not-yours = Seat { $number } is not yours.
error-table-not-seated = Only those who play at this table can do that.
error-table-host = Only the host of this table can do that.
error-table-started = The game has begun: nobody can sit down any more.
error-table-not-started = The game has not begun yet.
error-table-over = The game is over.
error-table-not-over = The game is not over yet.
error-table-closed = This table was closed before a game began.
error-table-gone = Somebody who played here has left this server for good.
error-table-version = This game was begun with other rules than this server plays.
error-table-unreadable = This table was stored in a form that this server can’t read.
error-table-turn = It is not your turn: { $name } is to move.
error-table-away = A bot plays for you. Take your seat back first.
error-table-not-away = No bot plays on this seat.
error-table-time-up = The time is up.
error-table-undo = There is nothing that you could undo.
error-table-undo-away = { $name } is away and can’t agree. Moves can be undone only with everybody’s consent.
error-table-exhausted = So much has been undone and proposed at this table, and so many have come and gone, that only playing on is left.
error-table-endless = This game has gone on for { $most } moves. It can only be given up.
error-table-proposal = There is a proposal already. It must be answered or withdrawn first.
error-table-no-proposal = There is no proposal to be answered.
error-table-not-asked = This proposal does not wait for your answer.
error-table-no-person = Nobody sits on seat { $number } whom a bot could replace.
error-table-own-seat = You can’t propose a bot for your own seat. You can resign.
error-table-online = { $name } is here. A bot can only play for somebody who is not connected.
error-table-grace = { $name } may come back. In { $seconds } s a bot can play for them.
error-table-replaced = A bot plays for { $name } already.

## What is no move

error-move-malformed = “{ $text }” is not a move.
error-move-ambiguous =
    “{ $text }” can mean several moves: { $options }{ $more ->
        [0] .
       *[other] { " " }and { $more } more.
    }
error-move-rules = “{ $text }” is not possible now.
error-move-phase = “{ $text }” has to wait: something else is to be decided now.
error-move-order = “{ $text }” must come earlier: these decisions go in a fixed order.
error-move-turn = “{ $text }” goes beyond your turn.
error-move-chance = “{ $text }” decides before the bag is drawn. Replenish first, and look.
error-move-over = “{ $text }” goes beyond the end of the game.

## Records, hints and analysis

error-record = This record can’t be used: { $reason }.
error-record-line = This record can’t be used. Line { $line }, column { $column }: { $reason }.
error-record-hidden = This record hides cards, as records do while a game goes on. Take the one that the game gives out at its end.
error-record-long = A record of more than { $most } decisions is longer than games are.
error-base-unfit = Game, settings and number of seats must be those of the record.
error-base-moves = The record has { $count } decisions; there is no position after { $moves }.
error-base-over = At this point of the record the game is over. Choose an earlier position.
error-hint-forbidden = Hints are not allowed at this table.
error-hint-busy = Your last hint is still being thought about.
error-hint-late = The game has gone on in the meantime.
error-analysis-busy = One of your games is being analysed already. Wait for it, or stop it.
error-analysis-long = This would take more than { $minutes } minutes. Give each decision less time.
error-busy = The server is thinking as much as it can just now. Try again in a moment.
