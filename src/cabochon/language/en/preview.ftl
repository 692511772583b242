### What messengers and social sites show beside a link to this server.

preview-title = Cabochon: Splendor and Splendor Duel
preview-invited = { $name } invites you to { $game }
preview-waiting = A table of { $game } waits for you
preview-seats =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    } Open the link and sit down: no account, nothing to install.
preview-players = { $game }: { $names }
preview-watch = The game goes on. Open the link to watch.
preview-over = The game is over. Open the link to look at it.
