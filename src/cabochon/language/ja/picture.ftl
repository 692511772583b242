### 局面の画像に書かれることばと、ポインターを重ねたときに表示されることば。

picture-label = { $game }：{ $scores }。{ $turn }
score = { $player } { $points }点
placed = { $place }：{ $thing }
tokens-held = トークン{ $count }/{ $limit }
card-hidden = { $card }。ほかの人には非公開
place-hidden = { $place } 非公開

## 誰の手番で、何をするところか。コストと場所は表記のまま。

deciding-act = { $player }の手番
deciding-reserve = { $player }：カードを確保
deciding-pay = { $player }：{ $place } に { $price } を支払い
deciding-colour = { $player }：色を選択
deciding-match = { $player }：同じ色のトークンを取る
deciding-steal = { $player }：相手からトークンを取る
deciding-royal = { $player }：王族カードを選択
deciding-return = { $player }：トークンを返却
deciding-noble = { $player }：貴族を選択
