### 一個行動為什麼好、好到什麼程度，以及對局分析。

## 理由：遊戲結束

why-forced = 沒有其他選擇。
why-win = 立即獲勝。
why-share = 以共享勝利結束遊戲。
why-target = 達到 { $points } 分，完成目標 { $target } 分。

## 理由：購買帶來的好處

why-points = 獲得 { $points } 分，共 { $total } 分。
why-free = 不需支付。
why-engine = { $colour }紅利使 { $count } 張可見的卡牌更便宜。
why-double = 一張卡牌帶來兩個{ $colour }紅利。

## 理由：指示物

why-buy-now = 本回合就能購買一張卡牌（{ $card }）。
why-buy-next = 下回合就能購買一張卡牌（{ $card }）。
why-still = 下回合可以購買一張卡牌（{ $card }）。
why-buy-soon =
    距離一張卡牌只有兩回合（{ $card }），再拿一次即可。這一步之後還缺 { $tokens }{ $gold ->
        [0] 。
       *[other] （其中 { $gold } 個可用黃金代替）。
    }
why-collect =
    更接近一張卡牌（{ $card }）。這一步之後還缺 { $tokens }{ $gold ->
        [0] 。
       *[other] （其中 { $gold } 個可用黃金代替）。
    }
why-keep =
    為以後留住一張卡牌（{ $card }）。這一步之後還缺 { $tokens }{ $gold ->
        [0] 。
       *[other] （其中 { $gold } 個可用黃金代替）。
    }
why-gold = 黃金可以代替任何顏色。
why-keep-gold = 留下 { $count } 個黃金，可代替任何顏色。
why-keep-colour = 留下一個{ $colour }，另有 { $count } 張可見的卡牌需要它。
why-useless =
    { $count ->
        [0] 沒有可見的卡牌需要{ $colour }。
       *[other] 只有 { $count } 張可見的卡牌需要{ $colour }。
    }
why-spare = 手中的{ $colour }比任何可見的卡牌所需的都多。
why-unneeded = 購買一張好卡牌（{ $card }）不需要這個{ $colour }。
why-unseen = 一張別人看不到的等級 { $level } 卡牌。

## 理由：其他玩家

why-deny = { $player } 下回合可以購買這張卡牌（{ $card }）。
why-deny-win = { $player } 下回合可以購買這張卡牌並獲勝（{ $card }）。
why-deny-target = { $player } 下回合可以購買這張卡牌並達到 { $points } 分（{ $card }）。
why-deny-noble = { $player } 下回合可以購買這張卡牌（{ $card }），並迎來要求 { $noble } 的貴族。
why-deny-royal = { $player } 下回合可以購買這張卡牌（{ $card }），並憑皇冠獲得皇室卡。
why-scarce =
    { $where ->
        [bank] 場中央不再有{ $colour }，而 { $player } 購買一張卡牌（{ $card }）只缺它。
       *[board] 版圖上不再有{ $colour }，而 { $player } 購買一張卡牌（{ $card }）只缺它。
    }
why-block = { $player } 再也付不起一張卡牌（{ $card }）。

## 理由：貴族

why-noble = 要求 { $noble } 的貴族立即來訪：{ $points } 分。
why-noble-choice = { $count } 位貴族之一立即來訪：{ $points } 分。
why-noble-turns = 距離要求 { $noble } 的貴族還有 { $turns } 回合：所需卡牌都付得起。
why-noble-near = 距離要求 { $noble } 的貴族還差 { $count } 個紅利：{ $tokens }。
why-noble-rival =
    { $count ->
        [0] { $player } 已有這位貴族要求的全部紅利。
       *[other] { $player } 距離這位貴族只差 { $count } 個紅利。
    }
why-noble-other = 要求 { $noble } 的貴族下回合來訪，除非被別人搶先。

## 理由：雙人版

why-royal = 達到 { $crowns } 個皇冠，獲得一張皇室卡。
why-crowns = 達到 { $crowns } 個皇冠：再有 { $count } 個即得皇室卡。
why-crowns-win = 達到 { $crowns } 個皇冠：再有 { $count } 個即獲勝。
why-colour-points = { $colour }卡牌達到 { $points } 分：再有 { $count } 分即獲勝。
why-again = 再執行一個回合。
why-steal = 從 { $player } 拿取一個指示物。
why-privilege = 獲得一個特權。
why-match = 從版圖得到一個{ $colour }指示物。
why-pearl = 珍珠只有兩個，而 { $count } 張可見的卡牌需要它。
why-last-gold = 版圖上不再有黃金，{ $player } 無法保留卡牌。
why-replenish =
    { $left ->
        [0] 版圖已空，抽袋中有 { $count } 個指示物。
       *[other] 版圖上還剩 { $left } 個指示物，抽袋中有 { $count } 個。
    }
why-gives-privilege = 但 { $player } 獲得一個特權。

## 評價

grade-forced = 唯一選擇
grade-best = 最佳
grade-good = 良好
grade-inaccuracy = 不精確
grade-mistake = 失誤
grade-blunder = 嚴重失誤

## 錯誤

error-analyze-budget = --seconds 和 --simulations 都表示思考多久；請只給一個。
error-analyze-seconds = --seconds 必須大於 0 且不超過 3600，不能是 { $given }。
error-analyze-range = --from 和 --to 必須是 1 到 { $last } 之間的決定，且前者不在後者之後。
error-analyze-chart = --chart 繪製 SVG：檔名必須以 .svg 結尾，不能是 { $given }。
error-analyze-empty = { $file }：這局遊戲還沒有任何決定。
error-analyze-grade = --only 必須是 { $known } 之一，不能是 { $given }。
error-analyze-hidden = { $file }：這是進行中對局的紀錄，隱藏了部分卡牌。請分析對局結束時給出的對局紀錄。
