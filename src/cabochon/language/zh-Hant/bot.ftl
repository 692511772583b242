## bot

cli-bot =
    作為程式參與遊戲：在標準輸入和標準輸出上使用機器人協定。

    供比賽和其他程式使用；協定說明見 docs/protocol.md。
bot-player = 玩家：level-1 至 level-8（預設最強）、greedy、random、yardstick、search:…、py:模組:類別、cmd:指令；後面的 @seconds=S 或 @simulations=N 是其限額。
bot-level = 玩家 level-N。
bot-simulations = 不論等級，每個決定進行這麼多次模擬。
bot-seconds = 不論等級，每個決定思考這麼多秒。
bot-threads = 思考的執行緒數。
bot-seed = 以模擬次數限制時，相同的種子做出相同的決定。
bot-waits = 本程式在等待機器人協定的指令：請輸入「cabochon 1」，或輸入「quit」。
error-bot-level = --level 也指定玩家；請只用其中一個。

## check-bot

cli-check-bot =
    檢查一個程式是否遵守機器人協定。

    啟動該程式，走完整個協定，並對每個失敗之處給出建議。
check-bot-command = 程式及其參數；若有參數以連字號開頭，請寫在 -- 之後。
check-bot-timeout = 程式最多可用多少秒來回答。
check-bot-summary =
    { $failed ->
        [0] { $passed } 項檢查全部通過。
       *[other] { $failed } 項失敗，{ $passed } 項通過。
    }
bot-check-hello = 打招呼並準備就緒
bot-check-games = 報出的遊戲和人數確實存在
bot-check-unknown = 遇到不認識的指令仍能繼續
bot-check-options = 接受其選項給出的所有值
bot-check-table =
    { $settings ->
        [none] 能玩 { $game }，{ $players } 人
       *[other] 能玩 { $game }，{ $players } 人，{ $settings }
    }
bot-check-phases = 能做出 { $game } 要求的每一種決定
bot-check-future = 跳過不認識的鍵和詞
bot-check-time = 遵守給定的時間
bot-check-stop = 思考時收到 stop 立即回答，且只回答一次
bot-check-stop-idle = 沒有可停止的思考時忽略 stop
bot-check-seed = 相同的種子做出相同的決定
bot-check-quit = 收到 quit 後結束
bot-check-end = 輸入結束時結束
bot-check-end-thinking = 思考時輸入結束也會結束
bot-check-open = { $claim }（不適用，或無法嘗試）
bot-hint-start = 提示：在終端機裡執行該指令並輸入「cabochon 1」。它應輸出以 id、game 和 option 開頭的行，最後是「ready 1」。
bot-hint-timeout = 提示：每行之後清空標準輸出的緩衝，並逐行讀取標準輸入；許多語言在輸出不是終端機時會積存輸出。
bot-hint-crash = 提示：程式寫到標準錯誤的內容見上；手動輸入同樣的行可以看到更多。
bot-hint-illegal = 提示：回答必須與最近收到的局面中「legal」裡的某一條文字完全相同。
bot-hint-garbage = 提示：標準輸出只能用於協定。其他內容請寫到標準錯誤，或寫在 info 之後；每個指令只回答一次。
bot-hint-refused = 提示：對於必須理解的內容，程式卻以錯誤來回答。
bot-hint-games = 提示：應寫成「game splendor 2 3 4」和「game duel 2」，數字為程式能玩的人數。
bot-hint-unknown = 提示：忽略不認識的指令，或回答「error unknown …」；以後的版本會有更多指令。
bot-hint-options = 提示：「option 名稱 number 預設值 最小 最大」承諾從最小到最大的每個值都可以設定。
bot-hint-future = 提示：跳過 JSON 物件中不認識的鍵，以及 go 之後不認識的詞；以後的版本會有更多。
bot-hint-time = 提示：「go milliseconds 100」表示最遲十分之一秒後回答，「milliseconds 0」表示立即回答。
bot-hint-stop = 提示：用一個執行緒讀取標準輸入，用另一個執行緒思考，這樣思考時也能看到 stop；然後回答目前最好的行動。
bot-hint-seed = 提示：設定選項 seed 時重新開始亂數，不要讓時間、集合順序等其他因素產生影響。
bot-hint-quit = 提示：收到 quit 時以結束代碼 0 結束，思考時也一樣。
bot-hint-end = 提示：標準輸入再也讀不到內容時，以結束代碼 0 結束。
bot-hint-end-thinking = 提示：標準輸入結束時停止思考，以結束代碼 0 結束；對面已經沒有人了。

## 程式可能出的錯

error-bot-start = 無法啟動 { $bot }：{ $reason }
error-bot-timeout = { $bot } 在 { $seconds } 秒內沒有回答「{ $command }」。
error-bot-crash = { $bot } 已結束或關閉了輸出（結束代碼 { $status }）：{ $complaint }
error-bot-illegal = { $bot } 選擇了「{ $move }」，它不是 { $count } 個合法行動之一。
error-bot-garbage = { $bot } 輸出了「{ $line }」，它在此處不是協定中的訊息。
error-bot-refused = { $bot } 拒絕了：{ $complaint }
error-bot-option = { $bot } 沒有選項 { $name }；它的選項有：{ $known }
error-bot-value = { $bot } 不能把 { $name } 設為「{ $value }」；它提供：{ $option }
error-bot-games = { $bot } 報出：{ $games }。其中有不存在的。
error-bot-seed = 種子相同，{ $bot } 的第 { $number } 個決定卻不同：{ $first } 與 { $second }
error-bot-stays = { $seconds } 秒後 { $bot } 仍在執行。
error-bot-status = { $bot } 以結束代碼 { $status } 結束，而不是 0。
