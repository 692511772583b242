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
