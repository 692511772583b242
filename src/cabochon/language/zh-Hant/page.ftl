### 瀏覽器中的頁面：外框、開桌的過程、等候室。

## 每個頁面的外框

page-title = { $page } · Cabochon
page-skip = 跳到正文
page-home = Cabochon：回到首頁
page-language = 語言
page-theme = 配色
theme-system = 跟隨系統
theme-light = 淺色
theme-dark = 深色
page-loading = 請稍候…
page-no-script = Cabochon 需要 JavaScript。請為本頁面啟用它。
page-retry = 重試
page-close = 關閉
page-cancel = 取消
page-back = 回到首頁
page-new-tab = （在新分頁開啟）
rules-read = 規則
rules-of = { $game }的規則
rules-more = 查看規則

## 名字

name-shown = 你的名字是 { $name }。更改名字
name-question = 其他人該怎麼稱呼你？
name-label = 你的名字
name-hint = 此瀏覽器會記住它。
name-save = 儲存
name-missing = 請輸入名字。
guest-name-opal = 蛋白石
guest-name-amber = 琥珀
guest-name-jade = 翡翠
guest-name-coral = 珊瑚
guest-name-garnet = 石榴石
guest-name-topaz = 托帕石
guest-name-amethyst = 紫水晶
guest-name-agate = 瑪瑙
nameless = 訪客

## 首頁

home-title = 請入座
home-lead = 與機器人對戰，用連結邀請朋友，或圍著同一個螢幕一起玩。無需註冊，隨到隨玩。
home-splendor = 收集寶石，購買讓後續卡牌更便宜的發展卡，搶先別人一步迎來貴族。
home-duel = 雙人對決：沿直線拿取版圖上的寶石，累積特權，從三個勝利條件中擇一。
home-players = 玩家人數
home-bot = 機器人
home-play =
    { $count ->
        [1] 與機器人對戰
       *[other] 與 { $count } 個機器人對戰
    }
home-friends = 和朋友一起玩
home-screen = 在同一螢幕上玩
home-learn = 學習
home-lessons = 學習玩法
puzzles-title = 殘局謎題
home-look-back = 回顧
home-replay = 重播一局遊戲
home-analyse = 分析對局
past-all = 我的全部對局
players-range = { $low } 至 { $high } 人
players-exactly = { $count } 人

## 牌桌列表

mine-title = 你的對局
mine-turn = 輪到你了
mine-waiting = 等待玩家加入
mine-theirs = 輪到其他人
mine-finished = 已結束的對局
kept-title = 在此裝置上重播過的對局
mine-continue = 繼續
mine-more = 另外 { $count } 局
mine-look = 檢視
replay-link = 重播
mine-rematch = 再來一局？
result-won = 勝
result-lost = 負
result-draw = 平手
result-none = 無結果
result-resigned = 因認輸
result-timeout = 因逾時
lobby-title = 等人加入的牌桌
lobby-empty = 現在沒有人在找玩家。開一張牌桌，讓它顯示在這裡吧。
lobby-new = 開一張牌桌
lobby-join = 加入
lobby-watch-title = 可以觀戰的對局
lobby-watch = 觀戰
lobby-failed = 暫時無法取得清單，稍後會自動重試。
table-link = { $action }：{ $game }，{ $players }
seat-free = 空位
clock-words =
    { $minutes } 分鐘{ $seconds ->
        [0] { "" }
       *[other] { " " }+ { $seconds } 秒
    }
rules-quick = 快速遊戲
rules-teams = 團隊模式
rules-own = 自訂規則
table-based = 從某個局面接著玩

## 伺服器知道什麼

data-title = 你的資料
data-lead = 伺服器保存你的名字和你玩過的對局，並透過 Cookie 認出此瀏覽器。
data-download = 下載我的對局
data-delete = 刪除關於我的一切
data-sure = 刪除關於你的一切？
data-sure-alone = 你獨自、與機器人或在同一螢幕上玩的對局會被刪除。
data-sure-others = 與他人一起玩的對局會留給他們，但再也看不出那是你：你在那裡叫「{ nameless }」。
data-sure-running = 如果這樣的對局仍在進行，你會認輸。你會離開還在等人的牌桌。
data-sure-final = 此操作無法復原。
data-sure-download = 如果想保留你的對局，請先下載。
data-sure-delete = 全部刪除
data-deleted =
    關於你的一切已刪除。{ $deleted ->
        [0] 沒有只屬於你的對局。
       *[other] { $deleted } 局已刪除。
    }{ $nameless ->
        [0] { "" }
       *[other] 另有 { $nameless } 局中不再有你的名字。
    }

## 準備一張新牌桌

new-title = 新牌桌
new-game = 遊戲
new-rules = 規則
rules-mix = 自訂規則
new-settings = 全部設定
setting-target = 獲勝所需聲望點數
setting-target-hint = 有人在回合結束時達到這個分數，便進入最後一輪。
setting-face-up = 每個等級翻開的卡牌數
setting-face-up-hint = 卡牌越少，遊戲越快，運氣成分越大。
setting-last-round = 最後一輪
setting-last-round-hint = 有人達到目標之後，遊戲如何收尾。
setting-teams = 團隊模式
setting-teams-hint = 二對二：對面而坐者為隊友，共享分數和紅利。
setting-may-take-fewer = 可以少拿指示物
setting-may-take-fewer-hint = 關閉時：只要場中央有三種顏色，就要拿三種不同顏色。
setting-choose-payment = 自選支付方式
setting-choose-payment-hint = 即使你有相應的寶石，也可以用黃金（萬用）支付。關閉時：黃金只用來補足缺少的部分。
choice-finish-round = 打完本輪：回合數相同
choice-one-more-each = 其他人各再進行一個回合
number-less = 減少一個：{ $what }
number-more = 增加一個：{ $what }
new-seats = 玩家
new-seats-hint = 座位順序就是行動順序。
seat-number = 座位 { $number }
seat-me = 我
seat-open = 空位
seat-local = 同螢幕的玩家
seat-bot = 機器人：{ $bot }
seat-name = 座位 { $number } 玩家的名字
seat-add = 增加座位
seat-remove = 移除座位 { $number }
seat-team = { $team } 隊
new-start = 誰先開始
start-random = 隨機
new-listed = 誰能找到這張牌桌
listed-no = 只有知道連結的人
listed-no-hint = 你會得到可以轉傳的連結和 QR 碼。
listed-yes = 所有人：顯示在首頁清單中
listed-yes-hint = 造訪此伺服器的任何人都可以加入或觀戰。
new-clock = 思考時間
clock-none = 不計時
clock-own = 其他
clock-minutes = 每位玩家的分鐘數
clock-seconds = 每回合之後增加的秒數
clock-hint = 時間用完者判負；三人或四人遊戲中由機器人接手。
new-open = 開桌
new-start-now = 開始遊戲
new-help = 提示
new-hints = 允許提示
new-hints-hint = 輪到自己時，可以詢問電腦會怎麼做。
plan-flaws = 還不能開始：
plan-flaw = { $where }：{ $what }
plan-number = 請輸入 { $low } 到 { $high } 之間的整數。
plan-name-long = 名字最多 { $wide } 個漢字或 { $most } 個字母。
plan-name-twice = 有兩位玩家都叫 { $name }，請加以區分。

## 等候室

waiting-title =
    { $count ->
        [1] 還有一個空位
       *[other] 還有 { $count } 個空位
    }
waiting-lead = 所有座位坐滿後，遊戲會自動開始。
waiting-seats = 座位
waiting-you = 你
waiting-here = 線上
waiting-gone = 離線
waiting-join = 坐在這裡
waiting-leave = 離開牌桌
waiting-bot = 讓機器人坐這裡
waiting-bots = 用機器人補滿並開始
waiting-bot-kind = 機器人種類
waiting-invite = 邀請他人
waiting-invite-text = 開啟此連結的人都可以入座。
waiting-link = 這張牌桌的連結
waiting-copy = 複製
waiting-copied = 已複製
waiting-share = 分享
waiting-share-text = 來一局{ $game }嗎？已為你留好座位：
waiting-qr = 含有這張牌桌連結的 QR 碼
reach-alone = 目前這個網址只能在本機使用。要讓同一網路中的手機和其他電腦加入，請用 { $command }（如果用的是 make play，則用 { $make }）啟動伺服器。
reach-no-network = 找不到區域網路，這個網址只能在本機使用。
waiting-listed = 這張牌桌顯示在首頁清單中。
waiting-watching = { $count } 人正在觀戰。

## 沒有內容可顯示時

missing-title = 這裡什麼也沒有
missing-text = 網址可能輸入錯了。牌桌的網址形如 { $example }。
gone-title = 沒有這張牌桌
gone-text = 連結可能不完整，或者牌桌已被清理。
closed-title = 這張牌桌已解散
closed-text = 遊戲開始之前，所有人都離開了。
shut-title = 這張牌桌已被關閉
shut-text = 遊戲開始之前，伺服器管理員關閉了它。
trouble-title = 出了點問題
trouble-connecting = 正在連線到牌桌…
