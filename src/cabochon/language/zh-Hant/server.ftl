## 伺服器拒絕的事

error-no-table = 沒有這張牌桌。
error-no-path = 這個網址沒有內容。
error-method = 這個網址不支援此操作。
error-no-cookie = 伺服器不認得你：它需要自己的 Cookie。請允許本頁面使用 Cookie，然後重新載入。
error-request = 無法理解這個請求：{ $where } 不正確。
error-message = 無法理解這則訊息：{ $where } 不正確。
error-too-fast = 請求過多。請等 { $seconds } 秒再試。
error-too-long = 一個請求最多 { $most } 位元組。
error-too-many-tables = 你已有 { $most } 張未結束的牌桌。請先結束其中一張。
error-host = 伺服器沒有這個名字。管理員可以用 --allow-host 允許它。
error-origin = 來自別處的頁面不能在這裡操作。
error-blocked = 伺服器管理員已封鎖你，或封鎖了你所用的位址。
error-transfer = 沒有這個代碼，或者它已經失效：每個代碼只能用一次，十分鐘內有效。請在另一台裝置上重新產生。
error-http = 伺服器無法理解這個請求。
error-head-too-long = 請求的網址和標頭合計最多 { $most } 位元組。
error-too-slow = 請求沒有在 { $seconds } 秒內到達。
error-doors-full = 現在的連線太多了。請稍後再試。
error-server = 伺服器出了問題。請再試一次。

## 牌桌拒絕的事

error-name = 名字至少要有 1 個可見字元，最多 { $wide } 個漢字或 { $most } 個字母，且不能堆疊符號。
error-name-taken = 這裡不能叫「{ $name }」：機器人或伺服器已用類似的名字。
error-table-me = 只有一個座位可以是你的。請為這個螢幕前的其他人另設座位和名字。
error-table-nobody = 牌桌上必須有人：請為自己或會來的人留一個座位。
error-table-seat-unknown = 沒有座位 { $number }：這張牌桌有 { $count } 個座位。
error-table-seat-taken = 座位 { $number } 已經有人。
error-table-seated = 你在這張牌桌已經有座位了。
error-table-not-yours = 座位 { $number } 不是你的。
error-table-not-seated = 只有這張牌桌的玩家可以這樣做。
error-table-host = 只有房主可以這樣做。
error-table-started = 遊戲已經開始，不能再入座。
error-table-not-started = 遊戲還沒有開始。
error-table-over = 遊戲已經結束。
error-table-not-over = 遊戲還沒有結束。
error-table-closed = 這張牌桌在遊戲開始之前就關閉了。
error-table-gone = 曾在這裡遊戲的某位玩家已經永久離開了本伺服器。
error-table-version = 這局遊戲開始時的規則版本與本伺服器不同。
error-table-unreadable = 本伺服器無法讀取這張牌桌的儲存格式。
error-table-turn = 還沒輪到你：現在輪到 { $name }。
error-table-away = 機器人正在為你代打。請先回到座位。
error-table-not-away = 這個座位沒有機器人代打。
error-table-time-up = 時間到了。
error-table-undo = 沒有你可以復原的行動。
error-table-undo-away = { $name } 不在，無法同意。復原需要所有人同意。
error-table-exhausted = 這張牌桌上復原、提議和進出的次數太多了，現在只能繼續進行遊戲。
error-table-endless = 這局遊戲已經進行了 { $most } 步，現在只能認輸。
error-table-proposal = 已經有一個提議。請先回答或撤回它。
error-table-no-proposal = 沒有等待回答的提議。
error-table-not-asked = 這個提議不需要你回答。
error-table-no-person = 座位 { $number } 上沒有可由機器人代打的人。
error-table-own-seat = 不能為自己的座位提議代打。你可以認輸。
error-table-online = { $name } 在線上。機器人只能為沒有連線的人代打。
error-table-grace = { $name } 可能還會回來。{ $seconds } 秒後機器人可以代打。
error-table-replaced = 機器人已經在為 { $name } 代打。

## 不是行動的內容

error-move-malformed = 「{ $text }」不是一個行動。
error-move-ambiguous =
    「{ $text }」可以指多個行動：{ $options }{ $more ->
        [0] 。
       *[other] ，另有 { $more } 個。
    }
error-move-rules = 現在不能執行「{ $text }」。
error-move-phase = 「{ $text }」要等一等：現在需要先決定別的事。
error-move-order = 「{ $text }」應該更早執行：這些決定有固定的順序。
error-move-turn = 「{ $text }」超出了你的回合。
error-move-chance = 「{ $text }」在抽袋之前就做了決定。請先補充版圖，再看結果。
error-move-over = 「{ $text }」超出了遊戲的結束。

## 紀錄、提示與分析

error-record = 無法使用這份對局紀錄：{ $reason }。
error-record-line = 無法使用這份對局紀錄。第 { $line } 行第 { $column } 欄：{ $reason }。
error-record-hidden = 這份對局紀錄隱藏了卡牌，遊戲進行中就是如此。請使用遊戲結束後的對局紀錄。
error-record-long = 超過 { $most } 步的對局紀錄比真實的對局還長，無法讀取。
error-base-unfit = 遊戲、設定和座位數必須與對局紀錄相同。
error-base-moves = 這份對局紀錄有 { $count } 個決定，沒有第 { $moves } 個決定之後的局面。
error-base-over = 對局紀錄到這裡遊戲已經結束。請選擇更早的局面。
error-hint-forbidden = 這張牌桌不允許提示。
error-hint-busy = 你的上一個提示還在思考中。
error-hint-late = 在此期間遊戲已經繼續。
error-analysis-busy = 你的一局已經在分析。請等它完成，或者停止它。
error-analysis-long = 這會超過 { $minutes } 分鐘。請減少每個決定的時間。
error-busy = 伺服器正在全力思考。請稍後再試。
