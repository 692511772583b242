### Tournaments between bots

cli-arena =
    Let bots play tournaments and rate them.

    A contestant is a bot (level-1 to level-8, greedy, random, yardstick), an experiment (search:key=value:…), a Python class (py:MODULE:CLASS) or a program that speaks the bot protocol (cmd:COMMAND). LABEL= in front gives it a name, @seconds=S or @simulations=N behind a budget of its own.

    Everybody meets everybody. Each deal is played in every rotation of the seats, so that its luck cancels.
arena-contestants = Who takes part: [LABEL=]BOT[@BUDGET].
arena-gauntlet = Only the first contestant meets the others.
arena-head-to-head = Two contestants play until a sequential test has decided whether the first is stronger.
arena-seating = At tables for three or four: mixed seats different contestants together, alone seats one against copies of another.
arena-rounds = How many deals each meeting plays: 10 if you name none; at most 2000 with --head-to-head.
arena-seconds = Seconds for a decision, for everybody without a budget of their own.
arena-simulations = Simulations for a decision, for everybody without a budget of their own.
arena-seed = The same seed deals the same games; with simulations as budget, bots play the same moves too.
arena-low = The test may reject that the first is stronger by at most so much …
arena-high = … or that it is stronger by at least so much.
arena-alpha = How often the first of these may be rejected although it is true.
arena-beta = How often the second of these may be rejected although it is true.
arena-anchor = Measure ratings from this contestant, whose rating is given.
arena-out = Keep results and records in this folder; the same command goes on there after an interruption.
arena-workers = How many games are played at a time. The games do not depend on it.
arena-threads = Threads for each bot that can use several.
arena-ray = Play the games on a Ray cluster: that of RAY_ADDRESS, or one on this machine.
arena-max = Stop a game after so many decisions; everybody shares its victory.
arena-json = The report as JSON.
arena-report = Write a report with tables, curves and games to replay as one HTML file.

## The table

arena-contestant = contestant
arena-rating = Elo (95%)
arena-games = games
arena-score = score (95%)
arena-superiority = stronger
arena-time = time
arena-played =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }; equal bots would score { $par }. “Stronger”: how likely it is that a contestant is stronger than the next.
arena-anchored = Ratings are measured from { $label }, { $rating }.
arena-decision-stronger = { $first } is stronger than { $second } by more than { $low } Elo, decided after { $groups ->
        [one] 1 deal
       *[other] { $groups } deals
    }. Such a test errs in at most { $rate } of the cases in which that is not so.
arena-decision-not-stronger = { $first } is not stronger than { $second } by { $high } Elo, decided after { $groups ->
        [one] 1 deal
       *[other] { $groups } deals
    }. Such a test errs in at most { $rate } of the cases in which it is.
arena-decision-open = Undecided after { $groups ->
        [one] 1 deal
       *[other] { $groups } deals
    } whether { $first } is stronger than { $second } by more than { $low } or less than { $high } Elo. More --rounds go on.
arena-evidence = Evidence for more than { $low } Elo: { $up } of { $needed }; for less than { $high } Elo: { $down } of { $opposed }
arena-fault = { $label } lost game { $game } ({ $kind }): { $reason }
arena-fault-crash = crash
arena-fault-timeout = time-out
arena-fault-illegal = illegal move
arena-fault-garbage = no message of the protocol
arena-fault-refused = refusal
arena-fault-start = does not start
arena-more-faults =
    { $count ->
        [one] One more game was lost like that.
       *[other] { $count } more games were lost like that.
    }
arena-kept = Results and records in { $folder }
arena-go-on = Interrupted after { $games ->
        [one] 1 game
       *[other] { $games } games
    }. The same command goes on.
arena-interrupted = Interrupted after { $games ->
        [one] 1 game
       *[other] { $games } games
    }.
arena-per-second = { $rate } games/s
arena-per-minute = { $rate } games/min
arena-progress = { $done } of { $total } games

## Errors

error-arena-label = A label has 1 to { $longest } printable characters, not { $label }.
error-arena-twice = Two contestants are called { $label }. Give one of them a label: other={ $spec }
error-arena-nobody = Name the contestants, or with --out the folder of a tournament.
error-arena-unplayed = Without contestants nothing is played; leave out { $options }.
error-arena-empty = { $folder } holds no games of a tournament.
error-arena-few = A tournament needs at least two contestants, not { $given }.
error-arena-two = --head-to-head needs exactly two contestants, not { $given }.
error-arena-mixed = A mixed table needs { $sides } contestants, not { $given }. Try --seating alone.
error-arena-forms = Choose --gauntlet or --head-to-head, not both.
error-arena-seating = --seating is mixed or alone, not { $given }.
error-arena-bounds = --elo0 and --elo1 are two differences in Elo, the lower first, not { $low } and { $high }.
error-arena-rate = An error rate lies between 0 and 0.5, not { $rate }.
error-arena-anchor = There is no contestant { $label }; there are: { $known }
error-arena-anchor-form = --anchor takes LABEL=ELO, such as greedy=1000, not { $given }.
error-arena-busy = Another arena is at work in { $folder }.
error-arena-other = { $folder } holds another tournament (different: { $keys }). Choose another folder.
error-arena-damaged = { $file } is damaged: { $reason }
error-arena-worker = The process that played game { $game } was ended (exit code { $status }). With --out, the same command goes on.
error-no-arena = The arena needs more packages; install them with: { $command }
error-no-ray = Ray is not installed; install it with: { $command }
