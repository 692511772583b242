### 手のことば。

## その手で何が起こるか（助言や一覧）

do-take = { $tokens }を取る
do-reserve = カードを確保する：{ $card }（コスト：{ $cost }）
do-reserve-top = レベル{ $level }の山札の一番上を見ずに確保する
do-buy = カードを購入する：{ $card }（コスト：{ $cost }）
do-pass = パスする（ほかに何もできない）
do-cover = { $colour }の代わりにゴールドを1枚支払う
do-pay = 支払いを済ませる
do-return = { $colour }を1枚返却する
do-noble = { $cost }を求める貴族を迎える（{ $points }点）
do-privilege = 特権を使って{ $tokens }を取る
do-replenish = 袋からボードを補充する
do-gold = そこのゴールドを取り、カードを確保する
do-match = そこの{ $tokens }を取る
do-colour = このカードを{ $colour }として扱う
do-steal = 相手から{ $colour }を1枚取る
do-royal = 王族カードを受け取る：{ $royal }

## プレイヤーがしたこと

did-take = { $player }が{ $tokens }を取りました。
did-reserve =
    { $player }がカード（{ $card }）を確保し{ $gold ->
        [0] ました。
       *[other] 、ゴールドを1枚取りました。
    }
did-reserve-top =
    { $player }がレベル{ $level }の山札から伏せたまま確保し{ $gold ->
        [0] ました。
       *[other] 、ゴールドを1枚取りました。
    }
did-buy =
    { $player }がカード（{ $card }）を{ $count ->
        [0] 無料で購入しました。
       *[other] { $paid }で購入しました。
    }
did-pass = { $player }は何もできず、パスしました。
did-return = { $player }が{ $colour }を1枚返却しました。
did-noble = { $player }のもとに貴族が訪れました（{ $points }点）。
did-privilege = { $player }が特権を使って{ $tokens }を取りました。
did-replenish = { $player }がボードを補充しました（トークン{ $count }枚）。
did-gold = { $player }がボードからゴールドを1枚取りました。
did-match = { $player }が同じ色のトークン（{ $tokens }）を取りました。
did-colour = { $player }がカードを{ $colour }として扱います。
did-steal = { $player }が{ $opponent }から{ $tokens }を取りました。
did-royal = { $player }が王族カード（{ $royal }）を受け取りました。
# 言葉が用意されていないゲームの手は記法で示す
did-other = { $player }：{ $move }

## その結果

also-last-round = 最終ラウンドに入りました。
also-privilege = { $player }が特権を1つ得ました。
also-again = { $player }がもう一度手番を行います。
