## bench

cli-bench = 测量本机安装的速度。
cli-bench-engine = 用完整规则进行随机游戏：单核与全部核心每秒的决定数和局数。
bench-json = 输出一个 JSON 对象。
bench-seconds = 每种牌桌测量多少秒。
bench-yardstick = 基准：固定的整数循环，单核每秒 { $rate } 百万次。
bench-table = 牌桌
bench-decisions = 决定/秒
bench-games = 局/秒
bench-ratio = 比值
bench-scaling = 全部核心
bench-players = { $game }，{ $players } 人
bench-cores = { $scaling } 倍（{ $cores }）

cli-bench-envs = 从 Python 使用环境的速度：每秒的决定数，每个决定都带有合法动作和观测。
bench-envs-seconds = 每种方式测量多少秒。
bench-envs-gpu-games = GPU 上的一批有多少局；以 GPU 的内存为限。
bench-envs-explained = 双人游戏；一批有 { $games } 局，GPU 上的局数见该行。机器人的决定另外进行，不计入。与逐个状态相比。
bench-unmeasured = { $game }，{ $way }：未测量。{ $reason }
error-gpu-memory = 内存不足，GPU 上不能同时进行 { $games } 局；请用 --gpu-games N 减少局数。
bench-game = 游戏
bench-way = 方式
bench-against-state = 对比
bench-times = { $ratio } 倍
bench-way-state = 逐个状态
bench-way-batch = 批量
bench-way-gpu = 批量（GPU，{ $games } 局）
bench-way-batch-one-core = 批量（单核）
bench-way-batch-random = 批量（对 random）
bench-way-batch-greedy = 批量（对 greedy）
bench-way-gymnasium = Gymnasium
bench-way-gymnasium-random = Gymnasium（对 random）
bench-way-vector = Gymnasium（向量）
bench-way-pettingzoo = PettingZoo
bench-way-openspiel = OpenSpiel
