### The report of a tournament, as a page

report-title = Tournament in { $game }
report-form = Form
report-form-round-robin = round robin
report-form-gauntlet = gauntlet
report-form-head-to-head = head to head
report-form-series = series
report-players = Players at a table
report-settings = Settings
report-seed = Seed
report-standings = Standings
report-place = Place
report-intervals = Ratings with their 95% intervals
report-matrix = Who scores how much against whom
report-matrix-note = The score of the row against the column: who did better at the same table counts 1, who did as well 0.5. Below it, how likely it is that the row is stronger.
report-curve = Ratings over the games
report-curve-note = Fitted anew after so many games. The bands are 95% intervals.
report-games-axis = games
report-lengths = Lengths of games
report-lengths-note = Shortest { $least }, median { $median }, longest { $most } decisions.
report-decisions-axis = decisions in a game
report-begun = Whoever began scored { $score }; { $par } would be even.
report-faults = Faults
report-game = Game
report-fault = Fault
report-waited = Waited
report-reason = Reason
report-replays = Games to replay
report-choose = Game
report-option = { $number }. { $players } ({ $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    })
report-picture = The table
report-start = The game begins.
report-decision = Decision
report-position = Position { $number } of { $total }.
report-first = To the start
report-previous = Back
report-next = Forward
report-last = To the end
report-keys = Arrow keys step; Home and End go to the ends.
report-made = Made by Cabochon { $version }. This file needs no network.
report-written = Report: { $file }
