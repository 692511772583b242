### The page: looking back at all one's games.

past-title = 我的對局
past-lead = 你在這個瀏覽器中玩過的一切：結果、彙總，以及對局本身。
past-empty = 你還沒有玩過。你的對局及其結果會列在這裡。
past-begin = 玩一局
past-list = 對局
past-statistics = 統計
past-export = 全部存成一個檔案
past-export-hint = 將所有已結束對局的紀錄存成一個檔案
past-more = 這裡只列出最近的 { $count } 局。

## Filters

past-filters = 哪些對局
past-filter-game = 遊戲
past-filter-result = 結果
past-filter-against = 對手
past-filter-rules = 規則
past-any = 全部
past-running = 進行中
past-people = 真人
past-bots = 機器人
past-none-fit = 沒有符合條件的對局。
past-reset = 顯示全部對局

## Pages of the list

past-pages = 頁
past-newer = 較新的對局
past-older = 較早的對局
past-range = 第 { $first }–{ $last } 局，共 { $count } 局

## Statistics

past-count-title = 局數
past-share = 勝率
past-tally-head = 勝、平手、負
past-tally = { $won } – { $draw } – { $lost }
past-no-statistics = 只要有一局分出勝負，這裡就會有內容。
past-based = 從紀錄中的某個局面接著玩的對局不計入這裡。
past-by-game = 依遊戲
past-by-level = 對機器人
past-by-person = 對真人
past-by-turn = 依行動順序
past-turn =
    { $number ->
        [1] 你先行動
       *[other] 第 { $number } 位
    }
past-by-card = 依購買的第一張卡牌
past-by-day = 依日
past-by-week = 依週
past-by-month = 依月
past-when = 時間
