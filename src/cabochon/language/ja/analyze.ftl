### コマンド cabochon analyze。

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
