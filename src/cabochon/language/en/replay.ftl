### The page: going through a recorded game, without thinking about it.

## The way to a replay

replay-title = Replay
replay-lead = Go through a game move by move: everything in sight, or as one of the players saw it. Link to a position, keep a picture of it.
replay-of = Replay · { $game }
replay-failed = This game can’t be replayed

## A replay

replay-seen-by = Seen by
replay-everything = Everybody: nothing hidden
replay-slider = Decision
replay-play = Play it back
replay-pause = Pause
replay-pace = Speed
replay-pace-times = { $times }×
replay-copy-link = Copy the link to this position
replay-copy-short = Link
replay-copied = The link is copied.
replay-save = Record

## A picture of a position

picture-button = Picture
picture-title = A picture of this position
picture-seen-by = The table as it lies now, drawn for { $player }.
picture-everything = The table as it lies now, with nothing hidden.
picture-drawing = Drawing…
picture-alt = The position, drawn
picture-svg = Save as SVG
picture-png = Save as PNG
picture-no-png = This browser can’t turn the picture into PNG. Take the SVG.
