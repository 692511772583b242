### 桌面上的標籤。欄位很窄，請保持簡短。

target-points = { $count } 分獲勝
turn-number = 第 { $number } 回合
nobles = 貴族
royals = 皇室卡
bank = 場中央
bag = 抽袋
privileges-left = 剩餘
tokens = 指示物
bonuses = 紅利
points = 分數
hand = 手牌
points-count = { $count } 分
cards-count = { $count } 張卡牌
count-nobles = { $count } 位貴族
count-royals = { $count } 張皇室卡
team-points = { $team } 隊：{ $points }
