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

## cabochon analyze：説明

cli-analyze =
    ゲーム記録を分析します。それぞれの手の価値、最善手、その理由を示します。

    どの手も、そのプレイヤーに見えていたものだけから分析します。時間をかけるほど判断は確かになります。
analyze-file = ゲーム記録。
analyze-seconds = 1手を考える秒数。省略時は1秒。
analyze-simulations = 1手を考えるシミュレーション回数。秒数と違い、結果を再現できます。
analyze-threads = 考えるスレッドの数。
analyze-seed = 同じシードと回数からは同じ分析が得られます。
analyze-from = 最初に分析する手の番号（1から数える）。
analyze-to = 最後に分析する手の番号。
analyze-only = この評価以下の手だけを表示します：best、good、inaccuracy、mistake、blunder。
analyze-json = すべてをJSONとしてこのファイルに書き込みます。- なら表の代わりに出力します。
analyze-chart = ゲームを通した勝率の図をこのファイルに描きます（SVG）。

## cabochon analyze：結果

analyze-number = 番号
analyze-player = プレイヤー
analyze-move = 手
analyze-value = 勝率
analyze-grade = 評価
analyze-best = 最善の進行
analyze-better = もっと良い手
analyze-line = 続き
analyze-nothing = 表示するものはありません。
analyze-none = 評価が「{ $grade }」以下の手はありません。
analyze-accuracy = 精度
analyze-turning = 分かれ目
analyze-turning-point = { $number }. { $player }：{ $move }（{ $before } → { $after }）
analyze-turning-better = もっと良い手：{ $move }
analyze-progress = 分析中
analyze-stopped = 中断しました。{ $all }手中{ $count }手を分析しました。
analyze-note = 勝率は勝利の期待配分です（1手につき{ $budget }）。
analyze-budget-seconds = { $count }秒
analyze-budget-simulations = シミュレーション{ $count }回
analyze-written = 書き込みました：{ $file }

## エラー

error-analyze-budget = --seconds と --simulations はどちらも考える長さです。一方だけを指定してください。
error-analyze-seconds = --seconds は0より大きく3600以下にしてください（指定：{ $given }）。
error-analyze-range = --from と --to には1から{ $last }までの手を、この順で指定してください。
error-analyze-chart = --chart はSVGを描きます。名前が .svg で終わるファイルを指定してください（指定：{ $given }）。
error-analyze-empty = { $file }：このゲームではまだ何もプレイされていません。
error-analyze-grade = --only には{ $known }のいずれかを指定してください（指定：{ $given }）。
error-analyze-hidden = { $file }：進行中のゲーム記録なので、伏せられたカードがあります。終了時のゲーム記録を分析してください。
