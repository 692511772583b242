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
