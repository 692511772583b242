### 局面圖片上的文字，以及指標停留時顯示的文字。

picture-label = { $game }：{ $scores }。{ $turn }
score = { $player } { $points } 分
placed = { $place }：{ $thing }
tokens-held = 指示物 { $count }/{ $limit }
card-hidden = { $card }。對其他玩家隱藏
place-hidden = { $place } 隱藏

## 輪到誰，要做什麼。費用與位置以記號表示。

deciding-act = 輪到 { $player }
deciding-reserve = { $player } 保留一張卡牌
deciding-pay = { $player } 為 { $place } 支付 { $price }
deciding-colour = { $player } 選擇顏色
deciding-match = { $player } 拿取同色指示物
deciding-steal = { $player } 從對手處拿取指示物
deciding-royal = { $player } 選擇皇室卡
deciding-return = { $player } 歸還指示物
deciding-noble = { $player } 選擇貴族
