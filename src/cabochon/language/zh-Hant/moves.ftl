### 以文字描述行動。

## 某個行動會做什麼（建議或清單）

do-take = 拿取 { $tokens }
do-reserve = 保留卡牌：{ $card }（費用：{ $cost }）
do-reserve-top = 保留等級 { $level } 牌庫頂的卡牌（不公開）
do-buy = 購買卡牌：{ $card }（費用：{ $cost }）
do-pass = 略過（無法執行其他行動）
do-cover = 以一個黃金代替一個{ $colour }支付
do-pay = 完成支付
do-return = 歸還一個{ $colour }
do-noble = 迎接要求 { $cost } 的貴族（{ $points } 分）
do-privilege = 使用特權拿取 { $tokens }
do-replenish = 以抽袋中的指示物補充版圖
do-gold = 拿取該處的黃金，然後保留一張卡牌
do-match = 拿取該處的 { $tokens }
do-colour = 把這張卡牌視為{ $colour }
do-steal = 從對手拿取一個{ $colour }
do-royal = 獲得皇室卡：{ $royal }

## 玩家做了什麼

did-take = { $player } 拿取 { $tokens }。
did-reserve =
    { $player } 保留一張卡牌（{ $card }）{ $gold ->
        [0] 。
       *[other] ，並拿取一個黃金。
    }
did-reserve-top =
    { $player } 暗中保留一張等級 { $level } 的卡牌{ $gold ->
        [0] 。
       *[other] ，並拿取一個黃金。
    }
did-buy =
    { $player } 購買一張卡牌（{ $card }），{ $count ->
        [0] 不需支付。
       *[other] 支付 { $paid }。
    }
did-pass = { $player } 無法行動，略過。
did-return = { $player } 歸還一個{ $colour }。
did-noble = 貴族拜訪了 { $player }（{ $points } 分）。
did-privilege = { $player } 使用特權拿取 { $tokens }。
did-replenish = { $player } 補充版圖（{ $count } 個指示物）。
did-gold = { $player } 從版圖拿取一個黃金。
did-match = { $player } 拿取一個同色指示物（{ $tokens }）。
did-colour = { $player } 把這張卡牌視為{ $colour }。
did-steal = { $player } 從 { $opponent } 拿取 { $tokens }。
did-royal = { $player } 獲得一張皇室卡（{ $royal }）。
# 遊戲沒有為此準備文字時，以記號表示
did-other = { $player }：{ $move }

## 隨之發生的事

also-last-round = 最後一輪開始了。
also-privilege = { $player } 獲得一個特權。
also-again = { $player } 再執行一個回合。
