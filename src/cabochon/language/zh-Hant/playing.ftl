### 瀏覽器中的桌面。

## 現在要做什麼，以及相應的按鈕

now-yours = 輪到你了
now-thinking = { $player } 正在思考…
now-absent = 正在等待離線的 { $player }
now-watching = 你正在觀戰。輪到 { $player }。
ask-pay = 選擇支付方式
hint-splendor = 拿取寶石，或點一張卡牌來購買或保留。
hint-duel = 拿取一條直線上的指示物、購買卡牌，或拿取黃金並保留卡牌。
hint-gold = 請選擇要拿取的黃金。
hint-pay = 用 + 和 − 決定黃金代替哪些寶石。
act-confirm = 確定
act-take = 拿取
act-buy = 購買
act-reserve = 保留
act-return = 歸還
act-noble = 接待
act-pay = 支付
act-pass = 略過
act-back = 後退
act-again = 重新選擇
act-undo = 收回
act-undo-ask = 請求收回
act-give-back = 歸還…
act-replace = 讓機器人代玩…
count-now = { $now }/{ $limit }
of-limit = /{ $limit }
count-change = { $now }/{ $limit } → { $after }/{ $limit }
count-words = 指示物上限 { $limit } 個：現在 { $now } 個，之後 { $after } 個。

## 近看一張卡牌

card-price = 費用
card-due = 你的費用
card-free = 免費
card-missing = 還缺
card-gold = 你有 { $gold } 黃金
card-affordable = 你可以購買
card-pay = 支付
cover-more = 多用一個黃金代替{ $colour }
cover-less = 少用一個黃金代替{ $colour }

## 超過上限的指示物；貴族

return-title = 指示物太多
return-due = 最多持有 { $limit } 個：請選擇要歸還的 { $count } 個指示物。
return-chosen = 已選 { $given }/{ $due }
noble-title = 哪位貴族來拜訪你？

## 玩家

seat-turn = 行動中
seat-online = 在線上
seat-offline = 離線
seat-away = 不在，由機器人代玩
seat-clock = 剩餘時間：{ $time }
seat-more = { $player }：查看全部
cards-bought = 已購買 { $count } 張卡牌
hidden-card = 一張等級 { $level } 的暗牌
replace-why = { $player } 不在。其他人同意後可由機器人繼續；{ $player } 隨時可以回來。
replace-wait = { $seconds } 秒後機器人可以替 { $player } 玩。
replace-propose = 讓機器人代玩
away = 機器人正在替 { $player } 玩。
away-return = 回到座位

## 給用耳朵玩的人

label-others = 其他玩家
label-market = 場上的卡牌
label-actions = 你的行動
label-card = { $card }。費用：{ $price }
label-due = 你需支付：{ $tokens }
label-last = 上一步
label-deck = 等級 { $level } 牌庫，剩 { $count } 張
label-noble = 貴族，{ $points } 分，要求 { $cost }
label-bank =
    { $taken ->
        [0] { $colour }，場中央有 { $count } 個
       *[other] { $colour }，場中央有 { $count } 個，已選 { $taken } 個
    }
label-held = 歸還{ $colour }（共 { $count } 個）
label-return =
    { $gone ->
        [0] { $colour }：留下 { $count } 個
       *[other] { $colour }：留下 { $count } 個，歸還 { $gone } 個
    }

## 日誌

log-title = 日誌
log-undone = （已收回）
event-started = 遊戲開始。
event-joined = { $player } 入座。
event-left = { $player } 離開。
event-undo = { $player } 收回了一步。
event-undo-again = { $player } 收回了一步。牌庫已重新洗混。
event-resigned = { $player } 認輸。
event-timeout = { $player } 超時。
event-agreed = { $player } 同意。
event-declined = { $player } 拒絕。
event-returned = { $player } 回來了。
event-replaced = 由機器人替 { $player } 玩。
event-forgotten = 有人永久離開了此伺服器，其名字已刪除。
event-proposed-undo = { $player } 請求收回一步。
event-proposed-bot = { $player } 提議讓機器人替 { $absent } 玩。

## 通知與提問

final-round = 最後一輪
offline = 已離線，正在重新連線…
closed = 連線已中斷。
proposal = 徵求大家的意見
proposal-undo = { $player } 請求收回上一步。
proposal-undo-mine = 你請求收回上一步。
proposal-bot = { $player } 提議讓機器人（{ $bot }）替 { $absent } 玩。
proposal-wait = 正在等待 { $players }。
proposal-agree = 同意
proposal-decline = 拒絕
proposal-withdraw = 撤回
curtain-title = 請把螢幕交給 { $player }
curtain-why = 有些牌只有一個人可以看。
curtain-show = 我是 { $player }

## 選單與按鍵

menu = 選單
menu-discounted = 顯示折扣後的費用
menu-discounted-hint = 卡牌會顯示你還需支付多少。
menu-animated = 指示物和卡牌的動畫
menu-resign = 認輸
resign-sure = { $player }，確定要認輸嗎？
resign-two = 對方獲勝。
resign-many = 機器人會替你玩到最後。
keys-title = 按鍵
key-arrows = 在卡牌和指示物之間移動
key-press = 點選
key-letters = 該顏色的指示物
key-confirm = 確定所選
key-back = 後退一步
key-undo = 收回上一步
key-log = 顯示或隱藏日誌
key-help = 本清單
key-term = 說明目前選中的東西
term-title = 這是什麼意思？

## 結局

over-result = 結果
over-look = 查看桌面
over-rematch = 再來一局
record-download = 下載紀錄
verify-button = 驗證洗牌
verify-passed = 通過
verify-failed = 未通過
verify-open = 無法判定
# 驗證洗牌時檢查的內容
verified-commitment = 密鑰與紀錄中的雜湊值相符
verified-published = 密鑰與本頁在開局時見到的雜湊值相符
verified-setup = 設置與密鑰相符
verified-dealt = 接著玩之前發出的部分來自另一局遊戲
verified-deck = 等級 { $level } 牌庫的順序
verified-nobles = 貴族的抽選
verified-board = 開局時版圖上的指示物
verified-start = 起始玩家
verified-refill = 第 { $number } 次補充版圖
reason-resigned = { $player } 認輸了。
reason-timeout = { $player } 超時了。
reason-closed = 伺服器管理者結束了這局遊戲。
no-winner = 無人獲勝

## 對決

duel-board = 版圖
duel-cell = { $cell }：{ $colour }
duel-market = 卡牌金字塔
duel-bag = 抽袋中：{ $tokens }
duel-privilege = 特權 ×{ $count }
duel-replenish = 補充版圖
duel-supply = 剩餘 { $count } 個特權
duel-privileges = { $count } 個特權
duel-royal = 皇室卡：{ $royal }
duel-goals = 獲勝條件
duel-of = { $count }/{ $goal }
duel-goal-points = { $count } 分，目標 { $goal } 分
duel-goal-crowns = { $count } 個皇冠，目標 { $goal } 個
duel-goal-colour = { $colour }：{ $count } 分，目標 { $goal } 分
duel-ask-colour = 這張卡牌要視為什麼顏色？
duel-ask-steal = 從對手拿取一個指示物
duel-ask-royal = 選擇一張皇室卡
