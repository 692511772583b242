### 終端機鍵盤前：提問、指令與回答。

## 開局之前

setup-enter = 直接按 Enter 即採用方括號中的內容；輸入 quit 離開。
setup-resume = 要繼續已儲存的對局，請輸入 resume。
setup-game = 玩哪個遊戲？[{ $default }]
setup-players = 幾位玩家？[{ $default }]
setup-seats = 誰來玩？真人輸入名字，機器人輸入 1 至 { $last }（或 { $bots }）。
setup-seat = 座位 { $number } [{ $default }]
setup-variant = 採用哪種規則？[{ $default }]
setup-choose = 請從以下選項中選擇：{ $options }。
setup-name = 名字最多 { $most } 個字元，且不能含控制字元。
setup-program = 程式和 Python 類別請在命令列中用 --seats 指定。

## 可以輸入什麼：行動

help-moves = 你可以執行：
help-shortcuts = 動詞在不混淆的前提下可以縮寫（b 2c），一行可以寫多個決定：buy 2c, cover w, pay
verb-splendor-take = 拿取三個不同顏色的寶石，或兩個同色寶石（場中央至少有四個）
verb-splendor-reserve = 保留一張發展卡並拿取一個黃金（萬用）；1t、2t、3t 是各牌庫頂（不公開）
verb-splendor-buy = 購買場上的發展卡，或手牌（h1、h2、h3）
verb-splendor-pass = 無法執行其他行動
verb-splendor-cover = 以黃金代替該顏色的寶石支付
verb-splendor-pay = 依目前方式完成支付
verb-splendor-return = 歸還指示物直到剩下 { $limit } 個；可以一次輸入多個字母
verb-splendor-noble = 選擇來訪的貴族圖板
verb-duel-take = 拿取最多三個成一直線相鄰的寶石或珍珠：一個格子，或兩端的格子
verb-duel-reserve = 保留金字塔中的珠寶卡，或牌庫頂（1t、2t、3t，不公開）
verb-duel-buy = 購買金字塔中的珠寶卡，或手牌（h1、h2、h3）
verb-duel-pass = 無法執行其他行動
verb-duel-gold = 拿取一個黃金（萬用），然後保留一張卡牌
verb-duel-cover = 以黃金代替該顏色的寶石或珍珠支付
verb-duel-pay = 依目前方式完成支付
verb-duel-colour = 選擇萬用卡的顏色
verb-duel-match = 從版圖拿取一個與卡牌同色的指示物
verb-duel-steal = 從對手拿取一個寶石或珍珠
verb-duel-royal = 選擇一張皇室卡
verb-duel-return = 歸還指示物直到剩下 { $limit } 個；可以一次輸入多個字母
and-more = … 另有 { $count } 個
help-signs = { $mark } 可以購買 · (…) 只有你看過的卡牌 · 2? 你沒看過的等級 2 卡牌

## 可以輸入什麼：指令

help-commands = 指令：
command-help = 本頁（也可輸入 ?）
command-moves = 以文字列出所有可行的行動；「moves buy」只列出購買
command-hint = 思考約一秒後的最佳行動及理由
command-undo = 復原到你的上一個決定
command-log = 到目前為止的經過
command-save = 另存一份：save 檔名
command-table = 重新顯示桌面（也可按 Enter）
command-quit = 離開；以後可以繼續

## 遊戲進行中

hand-over-first = 由 { $player } 開始。確認其他人看不到螢幕後按 Enter。
hand-over = 請把鍵盤交給 { $player }，然後按 Enter（{ $before } 可輸入 undo 復原）。
advice-thinking = 正在尋找好的行動
advice-best = 最佳
advice-other = 其次
advice-only = 只有一個可行的行動「{ $move }」：{ $words }。
advice-note = 百分比是你的勝率，來自 { $count } 次模擬。
advice-cancelled = 已取消提示。
thinking-bot = { $player } 正在思考
thinking-time =
    { $most ->
        [0] { $seconds } 秒
       *[other] { $seconds } 秒 / 約 { $most } 秒
    }
moves-none = 現在沒有以「{ $text }」開頭的可行行動。只輸入 moves 可查看所有可行的行動。
watch-next = Enter：下一回合 · quit：離開
type-help = 輸入 ? 查看可以做什麼。
window-narrow = 視窗太窄，無法顯示全部內容：目前有 { $width } 欄，需要 { $columns } 欄。
needs-verb = 現在可以決定的行動以這些詞開頭：{ $verbs }。
needs-brevity = 一個行動最多 { $most } 個字元。
needs-nothing = { $verb } 後面不寫任何內容。
needs-place = { $verb } 後面是卡牌的位置（{ $places }）：{ $examples }。
needs-number = { $verb } 後面是編號：{ $example }。
needs-tokens = { $verb } 後面是可以一起拿取的指示物的字母（{ $letters }）：{ $examples }。
needs-token = { $verb } 後面是字母 { $letters } 之一：{ $example }。
needs-token-several = { $verb } 後面是字母 { $letters } 中的一個或多個：{ $example }。
needs-cell = { $verb } 後面是 { $first } 到 { $last } 的一個格子：{ $example }。
needs-cell-several = { $verb } 後面是 { $first } 到 { $last } 的一個或多個格子：{ $example }。
needs-line = { $verb } 後面是同一直線上相鄰的一到三個格子：{ $example }。
move-ambiguous =
    「{ $text }」可以指多個行動：{ $options }{ $more ->
        [0] 。
       *[other] ，另有 { $more } 個。
    }
move-illegal-rules = 現在不能執行「{ $text }」。輸入 moves 查看所有可行的行動。
move-illegal-price =
    「{ $text }」太貴了：你還缺 { $tokens }{ $gold ->
        [0] 。
       *[other] ，只有 { $gold } 個黃金。
    }
move-illegal-phase = 「{ $text }」要等一等：現在需要先決定別的事。輸入 ? 查看。
move-illegal-order = 「{ $text }」應該更早輸入：這些決定有固定的順序。
move-illegal-turn = 「{ $text }」超出了你的回合。請一次只輸入一個回合。
move-illegal-chance = 「{ $text }」在抽袋之前就做了決定。請單獨輸入 replenish。
undo-nothing = 你還沒有做過決定。
undo-other-person = 太晚了：其他人已經做了決定。
undo-revealed = 太晚了：已經有卡牌或指示物被翻開。

## 儲存與離開

saving-in = 每一步之後自動儲存到 { $file }
saved-in = 已儲存到 { $file }
resume-with = 繼續遊戲：{ $command }
save-failed = 無法寫入 { $file }：{ $reason }。
save-no-folder = 無法寫入 { $file }：資料夾 { $folder } 不存在。
overwrite = { $file } 已經存在。要取代嗎？[y/N]
quit-keep = 保留這局遊戲以便日後繼續嗎？[Y/n]
quit-dropped = 這局遊戲已放棄。
yes-letter = y
## 已儲存的對局

shelf-turn = 回合
shelf-empty = 沒有可以繼續的已儲存對局。
shelf-more = 另有 { $count } 個更早的對局在 { $folder }
shelf-choose = 哪一個？Enter：第一個 · 編號 · delete 2：刪除 · quit：離開 >
shelf-which = 請輸入 1 到 { $last } 的編號，或 delete 加編號。
shelf-delete = 要永久刪除 { $names } 的對局（{ $file }）嗎？[y/N]
shelf-kept = 無法刪除 { $file }：{ $reason }。

## 結局

record-in = 本局紀錄：{ $file }
shuffle-secret = 洗牌的金鑰：{ $secret }
verify-with = 驗證洗牌：{ $command }
