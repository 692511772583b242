### 鍵盤對局：提問、指令、回應。

## 開局之前

welcome = Cabochon
variant-standard = 標準規則
variant-quick = 快速遊戲：10 分，每個等級三張卡牌
variant-teams = 團隊模式：二對二，對面而坐者為隊友

## 提示字元處的要求（依遊戲與階段）

ask-splendor-act = 輪到你了
ask-splendor-pay = cover 或 pay
ask-splendor-return = 歸還指示物
ask-splendor-noble = 選擇貴族
ask-duel-act = 輪到你了
ask-duel-reserve = 保留一張卡牌
ask-duel-pay = cover 或 pay
ask-duel-colour = 選擇顏色
ask-duel-match = 拿取同色指示物
ask-duel-steal = 拿取指示物
ask-duel-royal = 選擇皇室卡
ask-duel-return = 歸還指示物

## 可以輸入什麼：行動

verb-duel-privilege = 行動之前使用特權，從任意位置拿取一個寶石或珍珠
verb-duel-replenish = 行動之前以抽袋中的指示物補充版圖；對手獲得一個特權

## 遊戲進行中

paying = 你將支付：{ $tokens }。
share-percent = { $number }%
log-empty = 還沒有發生任何事。

## 結局

game-over = 遊戲結束
shuffle-hash = 洗牌的雜湊值：{ $hash }
