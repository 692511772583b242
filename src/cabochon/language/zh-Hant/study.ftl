### 頁面：遊戲中的提示，以及賽後的回顧。

## 提示

tip-title = 提示
tip-close = 關閉提示
tip-thinking = 正在尋找好的行動…
tip-told = 提示：{ $words }。勝率：{ $chance }。
tip-chance = 勝率
tip-adopt = 準備這個行動
tip-more = 理由和其他行動
card-at = { $card }，{ $level } 級左起第 { $number } 張
card-in-hand = { $card }，手牌中

## 前往分析

analysis-title = 分析
analysis-lead = 勝負在哪裡決定？看每一步之後各人的勝率、失誤，以及更好的選擇。
analysis-of = 分析 · { $game }
analysis-waiting = 正在讀取對局紀錄…
analysis-failed = 無法分析這局遊戲
pick-title = 對局紀錄
pick-file = 選擇檔案
pick-drop = 或拖放到頁面任意位置
pick-paste = 或貼上對局紀錄的文字
pick-start = 開始分析
pick-no-record = 這不是對局紀錄：對局紀錄以 [Format "cabochon 1"] 開頭。
pick-unreadable = 無法讀取 { $name }。
pick-which = 這個檔案中有 { $count } 局。要哪一局？
study-budget = 細緻程度
study-budget-quick = 快速
study-budget-thorough = 細緻
study-budget-deep = 深入
study-budget-hint = 每步 { $seconds } 秒

## 分析

study-progress = 已分析 { $done } 步，共 { $count } 步
study-stop = 停止
study-again = 重新分析
study-other = 另一局
study-done = 分析完成。
study-chart = 勝率。用方向鍵逐步移動
study-players = 各人的表現
study-accuracy = 準確度 { $share }
study-accuracy-hint = 各步保住了多少勝率
study-steps = 逐步
study-first = 到開頭
study-back = 後退一步
study-next = 前進一步
study-last = 到結尾
study-where = { $number } / { $count }
study-where-words = 第 { $number } 步，共 { $count } 步。
study-end = 結束
study-end-words = 紀錄的結尾。
study-next-fault = 下一個失誤
study-decision = 這一步
study-played = { $player }：{ $words }
study-told = { $player }：{ $words }。
study-loss = 損失 { $share }
study-graded = { $grade }。行動前的勝率：{ $chance }。
study-better = 更好的行動：{ $words }。
study-not-yet = 正在分析…
study-not-studied = 未分析
study-best = 最佳行動
study-mark-best = 最佳
study-mark-played = 實際
study-line = 然後
study-open-end = 對局紀錄到此為止
study-moves = 所有步驟
study-kept = { $day }的分析 · { $about }
study-copy-link = 複製這一步的連結
study-faults = 失誤
study-whose = 誰的失誤
study-everybody = 所有人
study-mine = { $name }（你）
study-only-faults = 只看失誤
study-no-faults = 沒有發現失誤。
study-variation = 之後可能的發展

## 從某個局面繼續

play-on = 從這裡繼續玩
play-on-short = 繼續玩
play-on-why = 遊戲從第 { $number } 步之後繼續。當時誰也看不到的部分會重新洗牌。
play-on-seat = 你的座位
play-on-start = 開始
