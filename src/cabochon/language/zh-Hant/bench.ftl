## bench

cli-bench = 測量本機安裝的速度。
cli-bench-engine = 以完整規則進行隨機遊戲：單核心與全部核心每秒的決定數和局數。
bench-json = 輸出一個 JSON 物件。
bench-seconds = 每種牌桌測量幾秒。
bench-yardstick = 基準：固定的整數迴圈，單核心每秒 { $rate } 百萬次。
bench-table = 牌桌
bench-decisions = 決定/秒
bench-games = 局/秒
bench-ratio = 比值
bench-scaling = 全部核心
bench-players = { $game }，{ $players } 人
bench-cores = { $scaling } 倍（{ $cores }）

cli-bench-envs = 從 Python 使用環境的速度：每秒的決定數，每個決定都帶有合法動作和觀測。
bench-envs-seconds = 每種方式測量幾秒。
bench-envs-gpu-games = GPU 上的一批有多少局；以 GPU 的記憶體為限。
bench-envs-explained = 雙人遊戲；一批有 { $games } 局，GPU 上的局數見該行。機器人的決定另外進行，不計入。與逐個狀態相比。
bench-unmeasured = { $game }，{ $way }：未測量。{ $reason }
error-gpu-memory = 記憶體不足，GPU 上不能同時進行 { $games } 局；請用 --gpu-games N 減少局數。
bench-game = 遊戲
bench-way = 方式
bench-against-state = 對比
bench-times = { $ratio } 倍
bench-way-state = 逐個狀態
bench-way-batch = 批次
bench-way-gpu = 批次（GPU，{ $games } 局）
bench-way-batch-one-core = 批次（單核心）
bench-way-batch-random = 批次（對 random）
bench-way-batch-greedy = 批次（對 greedy）
bench-way-gymnasium = Gymnasium
bench-way-gymnasium-random = Gymnasium（對 random）
bench-way-vector = Gymnasium（向量）
bench-way-pettingzoo = PettingZoo
bench-way-openspiel = OpenSpiel
