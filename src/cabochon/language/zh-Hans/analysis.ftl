### 一个行动为什么好、好到什么程度，以及对局分析。

## 理由：游戏结束

why-forced = 没有其他选择。
why-win = 立即获胜。
why-share = 以共享胜利结束游戏。
why-target = 达到 { $points } 分，完成目标 { $target } 分。

## 理由：购买带来的好处

why-points = 获得 { $points } 分，共 { $total } 分。
why-free = 无需支付。
why-engine = { $colour }加成使 { $count } 张可见的卡牌更便宜。
why-double = 一张卡牌带来两个{ $colour }加成。

## 理由：筹码

why-buy-now = 本回合就能购买一张卡牌（{ $card }）。
why-buy-next = 下回合就能购买一张卡牌（{ $card }）。
why-still = 下回合可以购买一张卡牌（{ $card }）。
why-buy-soon =
    距离一张卡牌只有两回合（{ $card }），再拿一次即可。这一步之后还缺 { $tokens }{ $gold ->
        [0] 。
       *[other] （其中 { $gold } 个可用黄金代替）。
    }
why-collect =
    更接近一张卡牌（{ $card }）。这一步之后还缺 { $tokens }{ $gold ->
        [0] 。
       *[other] （其中 { $gold } 个可用黄金代替）。
    }
why-keep =
    为以后留住一张卡牌（{ $card }）。这一步之后还缺 { $tokens }{ $gold ->
        [0] 。
       *[other] （其中 { $gold } 个可用黄金代替）。
    }
why-gold = 黄金可以代替任何颜色。
why-keep-gold = 留下 { $count } 个黄金，可代替任何颜色。
why-keep-colour = 留下一个{ $colour }，另有 { $count } 张可见的卡牌需要它。
why-useless =
    { $count ->
        [0] 没有可见的卡牌需要{ $colour }。
       *[other] 只有 { $count } 张可见的卡牌需要{ $colour }。
    }
why-spare = 手中的{ $colour }比任何可见的卡牌所需的都多。
why-unneeded = 购买一张好卡牌（{ $card }）不需要这个{ $colour }。
why-unseen = 一张别人看不到的等级 { $level } 卡牌。

## 理由：其他玩家

why-deny = { $player } 下回合可以购买这张卡牌（{ $card }）。
why-deny-win = { $player } 下回合可以购买这张卡牌并获胜（{ $card }）。
why-deny-target = { $player } 下回合可以购买这张卡牌并达到 { $points } 分（{ $card }）。
why-deny-noble = { $player } 下回合可以购买这张卡牌（{ $card }），并迎来要求 { $noble } 的贵族。
why-deny-royal = { $player } 下回合可以购买这张卡牌（{ $card }），并凭皇冠获得皇室卡。
why-scarce =
    { $where ->
        [bank] 公共区不再有{ $colour }，而 { $player } 购买一张卡牌（{ $card }）只缺它。
       *[board] 版图上不再有{ $colour }，而 { $player } 购买一张卡牌（{ $card }）只缺它。
    }
why-block = { $player } 再也付不起一张卡牌（{ $card }）。

## 理由：贵族

why-noble = 要求 { $noble } 的贵族立即来访：{ $points } 分。
why-noble-choice = { $count } 位贵族之一立即来访：{ $points } 分。
why-noble-turns = 距离要求 { $noble } 的贵族还有 { $turns } 回合：所需卡牌都付得起。
why-noble-near = 距离要求 { $noble } 的贵族还差 { $count } 个加成：{ $tokens }。
why-noble-rival =
    { $count ->
        [0] { $player } 已有这位贵族要求的全部加成。
       *[other] { $player } 距离这位贵族只差 { $count } 个加成。
    }
why-noble-other = 要求 { $noble } 的贵族下回合来访，除非被别人抢先。

## 理由：对决

why-royal = 达到 { $crowns } 个皇冠，获得一张皇室卡。
why-crowns = 达到 { $crowns } 个皇冠：再有 { $count } 个即得皇室卡。
why-crowns-win = 达到 { $crowns } 个皇冠：再有 { $count } 个即获胜。
why-colour-points = { $colour }卡牌达到 { $points } 分：再有 { $count } 分即获胜。
why-again = 再进行一个回合。
why-steal = 从 { $player } 处拿取一个筹码。
why-privilege = 获得一个特权。
why-match = 从版图上得到一个{ $colour }筹码。
why-pearl = 珍珠只有两个，而 { $count } 张可见的卡牌需要它。
why-last-gold = 版图上不再有黄金，{ $player } 无法保留卡牌。
why-replenish =
    { $left ->
        [0] 版图已空，袋中有 { $count } 个筹码。
       *[other] 版图上还剩 { $left } 个筹码，袋中有 { $count } 个。
    }
why-gives-privilege = 但 { $player } 获得一个特权。

## 评价

grade-forced = 唯一选择
grade-best = 最佳
grade-good = 良好
grade-inaccuracy = 不精确
grade-mistake = 失误
grade-blunder = 严重失误

## 错误

error-analyze-budget = --seconds 和 --simulations 都表示思考多久；请只给一个。
error-analyze-seconds = --seconds 必须大于 0 且不超过 3600，不能是 { $given }。
error-analyze-range = --from 和 --to 必须是 1 到 { $last } 之间的决定，且前者不在后者之后。
error-analyze-chart = --chart 绘制 SVG：文件名必须以 .svg 结尾，不能是 { $given }。
error-analyze-empty = { $file }：这局游戏还没有任何决定。
error-analyze-grade = --only 必须是 { $known } 之一，不能是 { $given }。
error-analyze-hidden = { $file }：这是进行中对局的记录，隐藏了部分卡牌。请分析对局结束时给出的对局记录。
