## bench

cli-bench = Measure how fast this installation is.
cli-bench-engine = Random games with complete rules: decisions and games a second, on one core and on all.
bench-json = Print one JSON object.
bench-seconds = How long to measure each kind of table.
bench-yardstick = Yardstick: a fixed integer loop, { $rate } million iterations a second on one core.
bench-table = table
bench-decisions = decisions/s
bench-games = games/s
bench-ratio = ratio
bench-scaling = all cores
bench-players = { $game }, { $players }
bench-cores = { $scaling } × ({ $cores })
