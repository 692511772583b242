### 瀏覽器中的桌面。

## 現在要做什麼，以及相應的按鈕

now-yours = 輪到你了
now-named = 輪到 { $player } 了
now-thinking = { $player } 正在思考…
now-absent = 正在等待離線的 { $player }
now-watching = 你正在觀戰。輪到 { $player }。
ask-pay = 選擇支付方式
hint-splendor = 拿取寶石，或點一張卡牌來購買或保留。
hint-duel = 拿取一條直線上的指示物、購買卡牌，或拿取黃金並保留卡牌。
hint-gold = 請選擇要拿取的黃金。
next-take = 請再選 { $count } 種顏色。
next-take-same = 請再選 { $count } 種顏色，或再選同一顏色。
next-pair = 場中央有四個以上，才能拿兩個同色寶石。
next-privilege = 請選擇用特權拿取的指示物：黃金除外。
hint-pay = 用 + 和 − 決定黃金代替哪些寶石。
act-confirm = 確定
act-take = 拿取
act-buy = 購買
act-reserve = 保留
act-return = 歸還
act-noble = 迎接
act-pay = 支付
act-pass = 略過
act-back = 返回
act-again = 重新選擇
act-undo = 復原
act-undo-ask = 請求復原
act-give-back = 歸還…
act-replace = 讓機器人代打…
tip-button = 提示
count-now = { $now }/{ $limit }
of-limit = /{ $limit }
count-change = { $now }/{ $limit } → { $after }/{ $limit }
count-words = 指示物上限 { $limit } 個：現在 { $now } 個，之後 { $after } 個。

## 近看一張卡牌

card-price = 費用
card-due = 你的費用
card-free = 免費
card-missing = 還缺
barred-hand = 手牌已滿：最多保留 { $limit } 張卡牌。
barred-gold = 版圖上沒有黃金，不能保留卡牌。
card-gold = 你有 { $gold } 個黃金
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
seat-you = 你
seat-online = 線上
seat-offline = 離線
seat-away = 不在，由機器人代打
seat-clock = 剩餘時間：{ $time }
seat-more = { $player }：查看全部
cards-bought = 已購買 { $count } 張卡牌
hidden-card = 一張等級 { $level } 的暗牌
replace-why = { $player } 不在。其他人同意後可由機器人代打；{ $player } 隨時可以回來。
replace-wait = { $seconds } 秒後機器人可以為 { $player } 代打。
replace-propose = 讓機器人代打
away = 機器人正在為 { $player } 代打。
away-return = 回到座位

## 給用耳朵玩的人

label-others = 其他玩家
label-market = 場上的卡牌
label-actions = 你的行動
label-card = { $card }。費用：{ $price }
label-due = 你需支付：{ $tokens }
label-last = 上一步
label-deck = 等級 { $level } 牌庫，剩 { $count } 張
label-noble = 貴族圖板，{ $points } 點聲望點數，要求 { $cost }
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
log-undone = （已復原）
event-started = 遊戲開始。
event-joined = { $player } 入座。
event-left = { $player } 離開。
event-undo = { $player } 復原了一步。
event-undo-again = { $player } 復原了一步。牌庫已重新洗牌。
event-resigned = { $player } 認輸。
event-timeout = { $player } 逾時。
event-agreed = { $player } 同意。
event-declined = { $player } 拒絕。
event-returned = { $player } 回來了。
event-replaced = 機器人開始為 { $player } 代打。
event-forgotten = 有人永久離開了此伺服器，其名字已刪除。
event-proposed-undo = { $player } 請求復原一步。
event-proposed-bot = { $player } 提議讓機器人為 { $absent } 代打。

## 通知與提問

final-round = 最後一輪
offline = 已離線，正在重新連線…
closed = 連線已中斷。
clock-waits = 所有人到場後才開始計時。正在等待 { $players }。
proposal = 徵求大家的意見
proposal-undo = { $player } 請求復原：
proposal-undo-mine = 你請求復原：
proposal-undo-yours = 你的行動
proposal-bot = { $player } 提議讓機器人（{ $bot }）為 { $absent } 代打。
proposal-wait = 正在等待 { $players }。
proposal-agree = 同意
proposal-decline = 拒絕
proposal-withdraw = 撤回
curtain-title = 請把螢幕交給 { $player }
curtain-why = 有些卡牌只有一個人可以看。
curtain-show = 我是 { $player }

## 選單與按鍵

menu = 選單
menu-discounted = 顯示折扣後的費用
menu-discounted-hint = 卡牌會顯示你還需支付多少。
menu-animated = 動畫
menu-options = 我能做什麼？
menu-coach = 教練
menu-coach-hint = 每到你的回合，提示值得留意的地方。
menu-resign = 認輸
resign-sure = { $player }，確定要認輸嗎？
resign-two = 對方獲勝。
resign-many = 機器人會為你代打到最後。
keys-title = 按鍵
key-arrows = 在卡牌和指示物之間移動
key-press = 點選
key-letters = 該顏色的指示物
key-confirm = 確定所選
key-back = 後退一步
key-undo = 復原上一步
key-log = 顯示或隱藏日誌
key-help = 本清單
key-term = 說明目前選中的東西
key-hint = 提示
term-title = 這是什麼意思？

## 結局

over-result = 結果
over-look = 查看桌面
over-rematch = 再來一局
over-next = 前往下一局
over-analyse = 分析本局
rematch-wanted = { $player } 想再來一局。
rematch-title = { $player } 想再來一局
rematch-mine = 你已邀請大家再來一局。
rematch-accept = 接受
rematch-declined = { $player } 不想再來一局。
end-most = 得分最高：{ $names }（{ $points } 分）。
end-fewer = { $tied } 同為 { $points } 分；卡牌較少者獲勝：{ $names }，{ $cards } 張對 { $others } 張。
end-tied = { $names } 不分高下：各 { $points } 分、{ $cards } 張卡牌。
end-duel-points = { $player } 有 { $count } 分（{ $goal } 分即獲勝）。
end-duel-crowns = { $player } 有 { $count } 個皇冠（{ $goal } 個即獲勝）。
end-duel-colour = { $player } 的同色卡牌（{ $colour }）共 { $count } 分（{ $goal } 分即獲勝）。
record-download = 下載對局紀錄
fairness = 公平性
fairness-why = 在第一步之前，一個秘密數字就決定了本局的所有洗牌，它的雜湊值已向所有人公開。遊戲結束後會公布這個秘密：只要它與雜湊值相符，並得出同樣的洗牌，就說明中途沒有人能夠改動。
fairness-later = 遊戲結束後，可以在這裡驗證。
verify-button = 驗證洗牌
verify-passed = 通過
verify-failed = 未通過
verify-open = 無法判定
# 驗證洗牌時檢查的內容
verified-commitment = 金鑰與對局紀錄中的雜湊值相符
verified-published = 金鑰與本頁在開局時見到的雜湊值相符
verified-setup = 開局布置與金鑰相符
verified-dealt = 繼續玩之前發出的部分來自另一局
verified-deck = 等級 { $level } 牌庫的順序
verified-nobles = 貴族圖板的抽選
verified-board = 開局時版圖上的指示物
verified-start = 起始玩家
verified-refill = 第 { $number } 次補充版圖
reason-resigned = { $player } 認輸了。
reason-timeout = { $player } 逾時了。
reason-closed = 伺服器管理員結束了這局遊戲。
no-winner = 無人獲勝
over-you-win = 你贏了！
over-you-share = 你們共享勝利！
over-you-lose = 你輸了

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
duel-goals = 勝利條件
duel-aim = { $points } 分、{ $crowns } 個皇冠，或同色卡牌 { $colour } 分即獲勝。
duel-of = { $count }/{ $goal }
duel-goal-points = 聲望點數 { $count }，目標 { $goal }
duel-goal-crowns = { $count } 個皇冠，目標 { $goal } 個
duel-goal-colour = { $colour }聲望點數 { $count }，目標 { $goal }
duel-ask-colour = 這張卡牌要視為什麼顏色？
duel-ask-steal = 從對手拿取一個指示物
duel-ask-royal = 選擇一張皇室卡

## Where the points come from

source-level = 等級 { $level } 卡牌
source-words = { $name }：{ $points }
