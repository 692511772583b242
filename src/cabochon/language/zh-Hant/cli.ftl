### 命令列：說明、結果、錯誤。

help-usage = 用法：
help-default = 預設：{ $value }
help-arguments = 參數
help-options = 選項
help-subcommands = 指令
help-error = 錯誤
help-examples = 範例
help-help = 顯示此說明並結束。

cli = 《璀璨寶石》與《璀璨寶石 雙人版》：遊玩、觀看、測量。
cli-lang = 所有文字的語言；未指定時由 CABOCHON_LANG 或系統語言決定。
cli-version = 顯示版本並結束。
cli-install-completion = 讓 shell 能用 Tab 鍵補全命令、選項、遊戲、玩家和等級。
cli-show-completion = 顯示用於補全的指令稿，可以複製或修改。

## 多個指令共用的選項

option-game = 哪個遊戲：{ $games }。
option-number = 檔案中有多局時，指第幾局（從 1 數起）。
option-players = 玩家人數：splendor 為 2 至 4 人，duel 為 2 人，其他遊戲依其規則。
option-set = 變更一項設定，可重複使用。splendor：target、face_up、last_round、teams、may_take_fewer、choose_payment、start。duel：choose_payment、start。
option-variant = 一組設定的名稱：quick 或 teams（splendor）。

## play

cli-play =
    在終端機中遊戲，真人與機器人可任意組合。

    不帶選項時會詢問你想玩什麼。
play-game = 哪個遊戲：{ $games }；未指定時為第一個。
play-seats = 各座位的玩家，以逗號分隔：人名，或機器人（level-1 至 level-8、greedy、random、yardstick、search:…、py:模組:類別、cmd:指令）。name:X 表示名叫 X 的人。
play-bots = 機器人，以逗號分隔（level-3,level-5），寫法同 --seats；坐在真人的後面。
play-level = 所有機器人的等級：1（新手）至 8（最強）。
play-seed = 每次使用相同的洗牌。供練習之用：知道種子的人就知道牌。
play-resume = 繼續已儲存的對局，不給檔案時從清單中選擇；可用 --seats 重新指定玩家。

## serve

cli-serve =
    在瀏覽器裡玩：啟動伺服器並顯示其網址。

    除非另行指定，只有這台電腦可以連線；對局保存在你的一個檔案裡。
serve-host = 監聽的位址。
serve-port = 連接埠；不寫則用 8000 起第一個空閒的連接埠。
serve-database = 牌桌保存在哪裡：sqlite:///檔案 或 postgresql://…；不寫則用資料資料夾裡的一個檔案。
serve-open = 在瀏覽器裡開啟頁面。
serve-lan = 讓整個區域網路都能連線，手機也可以加入。
serve-origin = 另一個可以在這裡操作的頁面位址，例如 https://example.org；可重複。
serve-allow-host = 這台伺服器的另一個名字；可重複。
serve-proxy = 信任其轉送標頭（X-Forwarded-For、X-Forwarded-Proto）的反向代理：位址或網段；可重複。
serve-bot = 供這台伺服器上所有人使用的自備機器人：level-5@seconds=1、search:…、py:模組:類別 或 cmd:指令；可重複。它以你的權限執行。
serve-workers = 共同提供服務的行程數；多於一個時需要 PostgreSQL。
serve-keep-waiting = 等人的牌桌多少天沒有動靜就刪除；0 表示從不。
serve-keep-abandoned = 沒人繼續的對局多少天後刪除（計時進行中的除外）；0 表示從不。
serve-keep-finished = 結束的對局多少天後刪除；0 表示從不。
serve-log-format = 把對 /api 的每個請求記錄到錯誤輸出：text 或 json。
serve-log-level = 從這一級別起記錄：debug、info、warning 或 error；debug 會記錄每次寫入。
serve-metrics = 在此位址向 Prometheus 提供指標，例如 127.0.0.1:9464；每個工作行程把自己的編號加到連接埠上。
serve-ready = 牌桌已備好：
serve-phones = 同一網路裡的手機：
serve-no-network = 找不到區域網路；只有這台電腦可以玩。
serve-kept = 對局保存在 { $place }
serve-stop = 按 Ctrl+C 停止伺服器；不會遺失任何對局。
serve-stopped = 伺服器已停止。
serve-no-page = 頁面還沒有建置：「make play」可以建置它。現在只提供程式介面。
error-no-server = 伺服器需要更多套件，請安裝：{ $command }
error-workers = --workers 需要 PostgreSQL（--database postgresql://…）：多個行程不能共用一個檔案。
error-workers-windows = --workers 在 Windows 上無法使用：那裡多個行程不能共用一個連接埠。拿掉這個選項，即由一個行程提供服務。
error-port-taken = 連接埠 { $port } 已被占用；請用 --port 另選一個。
error-no-port = { $first } 到 { $last } 之間沒有空閒的連接埠；請用 --port 選一個。
error-address = 無法在 { $host } 上監聽：{ $reason }。
error-log-format = --log-format 必須是 text 或 json，不能是 { $given }。
error-log-level = --log-level 必須是 debug、info、warning 或 error，不能是 { $given }。
error-metrics-option = --metrics 需要 127.0.0.1:9464 這樣的位址和連接埠，不能是 { $given }。
error-metrics-address = 無法為 --metrics 在 { $host } 的連接埠 { $port } 上監聽：{ $reason }。
error-allow-host-option = --allow-host 需要 play.example.org 這樣的名字或位址，不帶 https://、連接埠和路徑，不能是 { $given }。
error-origin-option = --origin 需要 https://example.org 這樣的位址，不能是 { $given }。
error-proxy-option = --proxy 需要 127.0.0.1 這樣的位址或 10.0.0.0/8 這樣的網段，不能是 { $given }。
error-house-bot = --bot 需要 名稱=玩家，名稱最多 { $most } 個字元，不能是 { $given }。
error-house-bot-taken = 已有名為 { $name } 的機器人；請換一個名稱。

## simulate

cli-simulate =
    讓機器人進行多局遊戲並統計勝負。

    機器人逐局換座：第 g 局的座位 s 由清單中第 s + g 個（循環）機器人擔任。
simulate-games = 局數。
simulate-seed = 相同的種子得到相同的對局。
simulate-bots = 機器人，以逗號分隔：level-1 至 level-8、greedy、random、yardstick、search:…、py:模組:類別、cmd:指令，需要時在後面加 @seconds=S 或 @simulations=N；名單不足時循環使用。
simulate-out = 把每局的對局紀錄寫入此資料夾。
simulate-workers = 平行的行程數。對局內容與之無關。
simulate-max = 一局達到這麼多決定即停止，計為未完成。
simulate-bot = 機器人
simulate-seats = 座次
simulate-wins = 勝
simulate-share = 勝率
simulate-interval = 95% 區間
simulate-points = 平均分
simulate-length = { $count } 局，平均 { $decisions } 個決定。
simulate-start = 起始玩家的勝率：{ $share }
simulate-endings = 結局：{ $endings }
simulate-records = 對局紀錄儲存在 { $folder }
ending-target = 達到目標
ending-deadlock = 僵局
ending-prestige = 分數
ending-crowns = 皇冠
ending-colour = 單色分數
ending-unfinished = 未完成
ending-fault = 因犯規中止

## replay

cli-replay = 逐一局面重現一份對局紀錄。
replay-file = 一份對局紀錄。
replay-json = 每個決定之前輸出一行 JSON，最後一行是結果。
replay-keys = { $number }/{ $last } · Enter 下一個，b 上一個，數字跳轉，q 結束 >

## games

cli-games = 列出一個檔案中的多份對局紀錄。
games-file = 含有對局紀錄的檔案。
games-number = 編號
games-game = 遊戲
games-date = 日期
games-players = 玩家
games-result = 結果
games-unfinished = 未結束
games-count =
    { $unread ->
        [0] 共 { $count } 局。
       *[other] { $count } 局中有 { $unread } 局無法讀取。
    }

## verify

cli-verify = 檢查一份對局紀錄：以公布的雜湊值核對洗牌，以規則核對行動與結果。
verify-file = 一份對局紀錄。
verify-hash = 開局時顯示的雜湊值。
verify-game = 第 { $number } 局：{ $names }
verify-unread = 第 { $number } 局無法讀取
verify-games =
    { $failed ->
        [0] { $count } 局全部通過。
       *[other] { $count } 局中有 { $failed } 局未通過。
    }
check-commitment = 金鑰與對局紀錄中的雜湊值相符
check-published = 金鑰與你給出的雜湊值相符
check-setup = 開局布置與金鑰相符
check-pool = { $pool }：順序與金鑰相符
check-refill = 第 { $number } 次補充：順序與金鑰相符
check-moves = 所有行動皆合法
check-result = 結果與規則相符

## perft

cli-perft = 計算從起始局面出發的所有決定序列：規則的指紋。
perft-depth = 計算多少個決定的深度。
perft-seed = 哪個起始局面。
perft-depth-column = 深度
perft-sequences-column = 序列數
perft-time-column = 時間

## 錯誤

error-number =
    { $kind ->
        [whole] { $option } 必須是整數，不能是 { $given }。
       *[any] { $option } 必須是數字，不能是 { $given }。
    }
error-number-least =
    { $kind ->
        [whole] { $option } 必須是不小於 { $least } 的整數，不能是 { $given }。
       *[any] { $option } 必須是不小於 { $least } 的數字，不能是 { $given }。
    }
error-number-range =
    { $kind ->
        [whole] { $option } 必須是 { $least } 到 { $most } 之間的整數，不能是 { $given }。
       *[any] { $option } 必須是 { $least } 到 { $most } 之間的數字，不能是 { $given }。
    }
file-no-text = 該檔案不是 UTF-8 文字檔。
