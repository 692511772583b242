### 键盘对局：提问、命令、回应。

## 开局之前

welcome = Cabochon
variant-standard = 标准规则
variant-quick = 快速游戏：10 分，每个等级三张卡牌
variant-teams = 团队模式：二对二，对面而坐者为队友

## 提示符处的要求（按游戏与阶段）

ask-splendor-act = 轮到你了
ask-splendor-pay = cover 或 pay
ask-splendor-return = 归还筹码
ask-splendor-noble = 选择贵族
ask-duel-act = 轮到你了
ask-duel-reserve = 保留一张卡牌
ask-duel-pay = cover 或 pay
ask-duel-colour = 选择颜色
ask-duel-match = 拿取同色筹码
ask-duel-steal = 拿取筹码
ask-duel-royal = 选择皇室卡
ask-duel-return = 归还筹码

## 可以输入什么：行动

verb-duel-privilege = 行动之前使用特权，从任意位置拿取一个宝石或珍珠
verb-duel-replenish = 行动之前用袋中的筹码补充版图；对手获得一个特权

## 游戏进行中

paying = 你将支付：{ $tokens }。
share-percent = { $number }%
log-empty = 还没有发生任何事。

## 结局

game-over = 游戏结束
shuffle-hash = 洗牌的哈希值：{ $hash }
