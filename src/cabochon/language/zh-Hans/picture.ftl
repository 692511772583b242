### 局面图片上的文字，以及指针停留时显示的文字。

picture-label = { $game }：{ $scores }。{ $turn }
score = { $player } { $points } 分
placed = { $place }：{ $thing }
tokens-held = 筹码 { $count }/{ $limit }
card-hidden = { $card }。对其他玩家隐藏
place-hidden = { $place } 隐藏

## 轮到谁，要做什么。成本和位置用记号表示。

deciding-act = 轮到 { $player }
deciding-reserve = { $player } 保留一张卡牌
deciding-pay = { $player } 为 { $place } 支付 { $price }
deciding-colour = { $player } 选择颜色
deciding-match = { $player } 拿取同色筹码
deciding-steal = { $player } 从对手处拿取筹码
deciding-royal = { $player } 选择皇室卡
deciding-return = { $player } 归还筹码
deciding-noble = { $player } 选择贵族
