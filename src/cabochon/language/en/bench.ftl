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

cli-bench-envs = How fast the environments are from Python: decisions a second, each with what is legal and an observation.
bench-envs-seconds = How long to measure each way.
bench-envs-gpu-games = How many games the batch on the GPU holds: its memory is the limit.
bench-envs-explained = Two players; a batch holds { $games } games, the one on a GPU as many as its row says. Decisions of bots are made besides and not counted. Compared with one state at a time.
bench-unmeasured = { $game }, { $way }: not measured. { $reason }
error-gpu-memory = There is not enough memory for { $games } games at once on the GPU; take fewer with --gpu-games N.
bench-game = game
bench-way = way
bench-against-state = compared
bench-times = { $ratio } ×
bench-way-state = one state at a time
bench-way-batch = batch
bench-way-gpu = batch on the GPU, { $games } games
bench-way-batch-one-core = batch on one core
bench-way-batch-random = batch against random
bench-way-batch-greedy = batch against greedy
bench-way-gymnasium = Gymnasium
bench-way-gymnasium-random = Gymnasium against random
bench-way-vector = Gymnasium, vector
bench-way-pettingzoo = PettingZoo
bench-way-openspiel = OpenSpiel
