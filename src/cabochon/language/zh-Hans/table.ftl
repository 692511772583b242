### 桌面上的标签。栏位很窄，请保持简短。

target-points = { $count } 分获胜
turn-number = 第 { $number } 回合
nobles = 贵族
royals = 皇室卡
bank = 公共区
bag = 袋子
privileges-left = 剩余
tokens = 筹码
bonuses = 加成
points = 分数
hand = 手牌
points-count = { $count } 分
cards-count = { $count } 张卡牌
count-nobles = { $count } 位贵族
count-royals = { $count } 张皇室卡
team-points = { $team } 队：{ $points }
