### 指令 cabochon analyze。

## cabochon analyze：說明

cli-analyze =
    分析一份對局紀錄：每個決定值多少、怎樣最好、為什麼。

    每個決定都只依該玩家當時能看到的資訊來分析。時間越多，判斷越可靠。
analyze-file = 一份對局紀錄。
analyze-seconds = 每個決定思考多少秒；預設一秒。
analyze-simulations = 每個決定模擬多少次：與秒數不同，結果可以重現。
analyze-threads = 用多少個執行緒思考。
analyze-seed = 相同的種子和模擬次數給出相同的分析。
analyze-from = 從第幾個決定開始，從 1 數起。
analyze-to = 到第幾個決定為止。
analyze-only = 只顯示這一評價或更差的決定：best、good、inaccuracy、mistake、blunder。
analyze-json = 把全部結果以 JSON 寫入此檔案；- 則代替表格輸出。
analyze-chart = 把整局的勝率畫到此檔案（SVG）。

## cabochon analyze：結果

analyze-number = 序號
analyze-player = 玩家
analyze-move = 行動
analyze-value = 勝率
analyze-grade = 評價
analyze-best = 最佳後續
analyze-better = 更好的行動
analyze-line = 然後
analyze-nothing = 沒有可顯示的內容。
analyze-none = 沒有評價為「{ $grade }」或更差的決定。
analyze-accuracy = 準確度
analyze-turning = 轉折點
analyze-turning-point = { $number }. { $player }：{ $move }（{ $before } → { $after }）
analyze-turning-better = 更好的行動：{ $move }
analyze-progress = 分析中
analyze-stopped = 已停止；{ $all } 個決定中分析了 { $count } 個。
analyze-note = 勝率是預期的勝利份額，每個決定 { $budget }。
analyze-budget-seconds = { $count } 秒
analyze-budget-simulations = { $count } 次模擬
analyze-written = 已寫入：{ $file }
