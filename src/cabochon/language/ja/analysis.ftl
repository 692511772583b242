### なぜその手が良いのか、どれほど良かったのか、そしてゲームの分析。

## 理由：ゲームの終わり

why-forced = ほかの手はありません。
why-win = この手ですぐに勝ちます。
why-share = 勝利を分け合ってゲームが終わります。
why-target = { $points }点になり、目標の{ $target }点に達します。

## 理由：購入で得られるもの

why-points = { $points }点を得て、合計{ $total }点になります。
why-free = 無料で購入できます。
why-engine = { $colour }のボーナスで、見えているカード{ $count }枚が安くなります。
why-double = 1枚で{ $colour }のボーナスが2つ得られます。

## 理由：トークン

why-buy-now = この手番のうちにカードを購入できます（{ $card }）。
why-buy-next = 次の手番でカードを購入できるようになります（{ $card }）。
why-still = 次の手番でカードを購入できます（{ $card }）。
why-buy-soon =
    あと2手番でカードに届きます（{ $card }）。もう一度取れば足ります。この手のあとの不足：{ $tokens }{ $gold ->
        [0] 。
       *[other] （手元のゴールド{ $gold }枚で代用可）。
    }
why-collect =
    カードに近づきます（{ $card }）。この手のあとの不足：{ $tokens }{ $gold ->
        [0] 。
       *[other] （手元のゴールド{ $gold }枚で代用可）。
    }
why-keep =
    カードをあとのために確保します（{ $card }）。この手のあとの不足：{ $tokens }{ $gold ->
        [0] 。
       *[other] （手元のゴールド{ $gold }枚で代用可）。
    }
why-gold = ゴールドはどの色の代わりにもなります。
why-keep-gold = どの色の代わりにもなるゴールドが{ $count }枚残ります。
why-keep-colour = ほかに{ $count }枚のカードで必要な{ $colour }を残します。
why-useless =
    { $count ->
        [0] { $colour }が必要なカードは見えていません。
       *[other] { $colour }が必要なカードは{ $count }枚しか見えていません。
    }
why-spare = どのカードに必要な数よりも多く{ $colour }を持っています。
why-unneeded = この{ $colour }は、狙えるカード（{ $card }）には必要ありません。
why-unseen = 誰にも見られずにレベル{ $level }のカードを確保します。

## 理由：ほかのプレイヤー

why-deny = { $player }は次の手番でこのカードを購入できます（{ $card }）。
why-deny-win = { $player }は次の手番でこのカードを購入して勝てます（{ $card }）。
why-deny-target = { $player }は次の手番でこのカードを購入して{ $points }点に達することができます（{ $card }）。
why-deny-noble = { $player }は次の手番でこのカードを購入し（{ $card }）、{ $noble }を求める貴族を迎えられます。
why-deny-royal = { $player }は次の手番でこのカードを購入し（{ $card }）、王冠によって王族カードを受け取れます。
why-scarce =
    { $where ->
        [bank] 場に{ $colour }がなくなります。{ $player }がカード（{ $card }）に不足しているのはその色だけです。
       *[board] ボードに{ $colour }がなくなります。{ $player }がカード（{ $card }）に不足しているのはその色だけです。
    }
why-block = { $player }はカードの支払いができなくなります（{ $card }）。

## 理由：貴族

why-noble = { $noble }を求める貴族がすぐに訪れます（{ $points }点）。
why-noble-choice = { $count }人の貴族のうち1人がすぐに訪れます（{ $points }点）。
why-noble-turns = { $noble }を求める貴族まで、あと{ $turns }手番です。必要なカードは支払えます。
why-noble-near = { $noble }を求める貴族まで、あとボーナス{ $count }つです。不足：{ $tokens }。
why-noble-rival =
    { $count ->
        [0] { $player }はこの貴族のボーナスをすべて持っています。
       *[other] { $player }はこの貴族まであとボーナス{ $count }つです。
    }
why-noble-other = { $noble }を求める貴族は、先を越されなければ次の手番に訪れます。

## 理由：デュエル

why-royal = 王冠が{ $crowns }個になり、王族カードを受け取ります。
why-crowns = 王冠が{ $crowns }個になり、あと{ $count }個で王族カードです。
why-crowns-win = 王冠が{ $crowns }個になり、あと{ $count }個で勝ちです。
why-colour-points = { $colour }のカードが{ $points }点になり、あと{ $count }点で勝ちです。
why-again = もう一度手番を行えます。
why-steal = { $player }からトークンを1枚取れます。
why-privilege = 特権を1つ得ます。
why-match = ボードから{ $colour }のトークンを1枚得ます。
why-pearl = パールは2枚しかなく、見えているカード{ $count }枚に必要です。
why-last-gold = ボードにゴールドがなくなり、{ $player }は確保できません。
why-replenish =
    { $left ->
        [0] ボードは空で、袋には{ $count }枚あります。
       *[other] ボードに残るトークンは{ $left }枚、袋には{ $count }枚あります。
    }
why-gives-privilege = ただし{ $player }が特権を1つ得ます。

## 評価

grade-forced = 唯一の手
grade-best = 最善手
grade-good = 良い手
grade-inaccuracy = 不正確
grade-mistake = ミス
grade-blunder = 大きなミス

## エラー

error-analyze-budget = --seconds と --simulations はどちらも考える長さです。一方だけを指定してください。
error-analyze-seconds = --seconds は0より大きく3600以下にしてください（指定：{ $given }）。
error-analyze-range = --from と --to には1から{ $last }までの手を、この順で指定してください。
error-analyze-chart = --chart はSVGを描きます。名前が .svg で終わるファイルを指定してください（指定：{ $given }）。
error-analyze-empty = { $file }：このゲームではまだ何もプレイされていません。
error-analyze-grade = --only には{ $known }のいずれかを指定してください（指定：{ $given }）。
error-analyze-hidden = { $file }：進行中のゲーム記録なので、伏せられたカードがあります。終了時のゲーム記録を分析してください。
