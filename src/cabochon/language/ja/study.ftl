### ページ：ゲーム中のヒントと、終わったあとの振り返り。

## ヒント

tip-title = ヒント
tip-close = ヒントを閉じる
tip-thinking = 良い手を探しています…
tip-told = ヒント：{ $words }。勝率：{ $chance }。
tip-chance = 勝率
tip-adopt = この手を準備
tip-more = 理由とほかの手
card-at = { $card }、レベル{ $level }の左から{ $number }枚目
card-in-hand = { $card }、手札

## 分析へ

analysis-title = 分析
analysis-lead = 勝負はどこで決まったのか。一手ごとの全員の勝率、ミス、そしてもっと良い手を見られます。
analysis-of = 分析 · { $game }
analysis-waiting = ゲーム記録を読み込んでいます…
analysis-failed = このゲームは分析できません
pick-title = ゲーム記録
pick-file = ファイルを選択
pick-drop = このページのどこかにドロップすることもできます
pick-paste = またはゲーム記録を貼り付ける
pick-start = 分析
pick-no-record = これはゲーム記録ではありません。ゲーム記録は [Format "cabochon 1"] で始まります。
pick-unreadable = { $name } を読めません。
pick-which = このファイルには{ $count }件のゲームがあります。どれにしますか？
study-budget = 詳しさ
study-budget-quick = すばやく
study-budget-thorough = しっかり
study-budget-deep = じっくり
study-budget-hint = 1手につき{ $seconds }秒

## 分析

study-progress = { $count }手中{ $done }手
study-stop = 停止
study-again = もう一度分析
study-other = ほかのゲーム
study-done = 分析が終わりました。
study-chart = 勝率。矢印キーで一手ずつ移動します
study-players = 全員の出来
study-accuracy = 精度 { $share }
study-accuracy-hint = 選んだ手で勝率をどれだけ保てたか
study-steps = 一手ずつ
study-first = 最初へ
study-back = 一手戻る
study-next = 一手進む
study-last = 最後へ
study-where = { $number } / { $count }
study-where-words = { $count }手中{ $number }手目。
study-end = 終局
study-end-words = ゲーム記録の終わり。
study-next-fault = 次のミス
study-decision = この手
study-played = { $player }：{ $words }
study-told = { $player }：{ $words }。
study-loss = { $share }の損
study-graded = { $grade }。この手の前の勝率：{ $chance }。
study-better = もっと良い手：{ $words }。
study-not-yet = 分析中です…
study-not-studied = 未分析
study-best = 最善手
study-mark-best = 最善
study-mark-played = 実際の手
study-line = 続き
study-open-end = ゲーム記録はここまでです
study-moves = すべての手
study-kept = { $day }の分析・{ $about }
study-copy-link = この手へのリンクをコピー
study-faults = ミス
study-whose = 誰のミスか
study-everybody = 全員
study-mine = { $name }（あなた）
study-only-faults = ミスだけ
study-no-faults = ミスは見つかっていません。
study-variation = その後の予想される展開

## ある局面から続ける

play-on = ここから続ける
play-on-short = 続きをプレイ
play-on-why = { $number }手目のあとから続けます。誰にも見えなかったものは、シャッフルし直します。
play-on-seat = あなたの席
play-on-start = 開始
