### 用文字描述行动。

## 某个行动会做什么（建议或列表）

do-take = 拿取 { $tokens }
do-reserve = 保留卡牌：{ $card }（成本：{ $cost }）
do-reserve-top = 保留等级 { $level } 牌堆顶的卡牌（不公开）
do-buy = 购买卡牌：{ $card }（成本：{ $cost }）
do-pass = 跳过（无法执行其他行动）
do-cover = 用一个黄金代替一个{ $colour }支付
do-pay = 完成支付
do-return = 归还一个{ $colour }
do-noble = 迎接要求 { $cost } 的贵族（{ $points } 分）
do-privilege = 使用特权拿取 { $tokens }
do-replenish = 用袋中的筹码补充版图
do-gold = 拿取该处的黄金，然后保留一张卡牌
do-match = 拿取该处的 { $tokens }
do-colour = 把这张卡牌当作{ $colour }
do-steal = 从对手处拿取一个{ $colour }
do-royal = 获得皇室卡：{ $royal }

## 玩家做了什么

did-take = { $player } 拿取 { $tokens }。
did-reserve =
    { $player } 保留一张卡牌（{ $card }）{ $gold ->
        [0] 。
       *[other] ，并拿取一个黄金。
    }
did-reserve-top =
    { $player } 暗中保留一张等级 { $level } 的卡牌{ $gold ->
        [0] 。
       *[other] ，并拿取一个黄金。
    }
did-buy =
    { $player } 购买一张卡牌（{ $card }），{ $count ->
        [0] 无需支付。
       *[other] 支付 { $paid }。
    }
did-pass = { $player } 无法行动，跳过。
did-return = { $player } 归还一个{ $colour }。
did-noble = 贵族拜访了 { $player }（{ $points } 分）。
did-privilege = { $player } 使用特权拿取 { $tokens }。
did-replenish = { $player } 补充版图（{ $count } 个筹码）。
did-gold = { $player } 从版图上拿取一个黄金。
did-match = { $player } 拿取一个同色筹码（{ $tokens }）。
did-colour = { $player } 把这张卡牌当作{ $colour }。
did-steal = { $player } 从 { $opponent } 处拿取 { $tokens }。
did-royal = { $player } 获得一张皇室卡（{ $royal }）。
# 游戏没有为此准备文字时，用记号表示
did-other = { $player }：{ $move }

## 随之发生的事

also-last-round = 最后一轮开始了。
also-privilege = { $player } 获得一个特权。
also-again = { $player } 再进行一个回合。
