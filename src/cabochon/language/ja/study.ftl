### ページ：ゲーム中のヒントと、終わったあとの振り返り。

## ヒント

tip-button = ヒント
tip-title = ヒント
tip-close = ヒントを閉じる
tip-thinking = よい手を探しています…
tip-told = ヒント：{ $words }。勝率：{ $chance }。
tip-chance = 勝率
tip-adopt = この手を用意する
key-hint = ヒント
new-help = 助け
new-hints = ヒントを使える
new-hints-hint = 手番の人は、コンピューターならどう打つかを尋ねられます。

## 分析へ

home-analysis = ゲームを振り返る
home-analyse = ゲームを分析する
over-analyse = このゲームを分析
analysis-title = 分析
analysis-lead = 勝負はどこで決まったのか。一手ごとの全員の勝率、ミス、そしてもっとよい手を見られます。
analysis-of = 分析 · { $game }
analysis-waiting = 棋譜を読んでいます…
analysis-failed = このゲームは分析できません
pick-title = 棋譜
pick-file = ファイルを選ぶ
pick-drop = このページのどこかにドロップしても構いません
pick-paste = または棋譜を貼り付ける
pick-start = 分析する
pick-no-record = これは棋譜ではありません。棋譜は [Format "cabochon 1"] で始まります。
pick-unreadable = { $name }を読めません。
study-budget = 詳しさ
study-budget-quick = すばやく
study-budget-thorough = しっかり
study-budget-deep = じっくり
study-budget-hint = 1手につき{ $seconds }秒

## 分析

study-progress = { $count }手中{ $done }手
study-stop = 止める
study-again = もう一度分析
study-other = ほかのゲーム
study-done = 分析が終わりました。
study-chart = 勝率。矢印キーで一手ずつ動きます
study-players = 全員の出来
study-accuracy = 正確さ { $share }
study-accuracy-hint = 得られたはずのものをどれだけ保てたか
study-steps = 一手ずつ
study-first = 最初へ
study-back = 一手戻る
study-next = 一手進む
study-last = 最後へ
study-where = { $number } / { $count }
study-where-words = { $count }手中{ $number }手目。
study-end = 終局
study-end-words = 棋譜の終わり。
study-next-fault = 次のミス
study-decision = この手
study-played = { $player }：{ $words }
study-told = { $player }：{ $words }。
study-loss = { $share }の損
study-graded = { $grade }。打つ前の勝率：{ $chance }。
study-better = もっとよい手：{ $words }。
study-not-yet = 分析中です…
study-not-studied = 未分析
study-best = 最善の手
study-mark-best = 最善
study-mark-played = 実戦
study-line = 続き
study-open-end = 棋譜はここまでです
study-moves = すべての手

## ある局面から続ける

play-on = ここから続ける
play-on-short = 続きを打つ
play-on-why = { $number }手のあとから続けます。だれにも見えなかったものは、新しく混ぜ直します。
play-on-seat = あなたの席
play-on-start = 始める
