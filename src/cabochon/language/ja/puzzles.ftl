### 問題：ページと、問題を作るコマンド。

## 一覧

puzzles-lead = コンピューター同士のゲームから選んだ局面です。どれにも、見つけるべき一手があります。
puzzles-games = どのゲーム
puzzles-begin = はじめる
puzzles-go-on = 続ける
puzzles-solved = { $total }問中{ $count }問正解
puzzles-kind = 見つけるもの
puzzles-difficulty = 難しさ
puzzles-any = すべて
puzzles-none = そのような問題はここにはありません。
puzzles-no-game = そのようなゲームの問題はありません。
puzzles-about-win = この手番でゲームを終わらせる手があります。点の高いカードに惑わされないように。
puzzles-about-reserve = 確保すべきカードが1枚だけ見えています。ほかの手は遠く及びません。
puzzles-about-defence = 相手は次の手番で勝ちます。防ぐ方法は1つだけです。
puzzle-name = 問題{ $number }
puzzle-solved = 正解済み
puzzle-seen = 解答を閲覧済み

## 問題

puzzle-kind-win = この手番で勝つ
puzzle-kind-reserve = 最善の確保
puzzle-kind-defence = 唯一の守り
puzzle-easy = やさしい
puzzle-medium = ふつう
puzzle-hard = 難しい
puzzle-where = { $count }問中{ $number }問目
puzzle-you = あなた
puzzle-opponent = オパール
puzzle-ask-win = この手番で勝てます。どうしますか？
puzzle-ask-reserve = 今すぐ確保すべきカードがあります。どれですか？
puzzle-ask-defence = { $player }は次の手番で勝ちます。防ぐ唯一の手は何ですか？
puzzle-last-turn = これがあなたの最後の手番です。{ $player }は{ $points }点です。
puzzle-on = ここまで正解です。続けてください。
puzzle-right = 正解です！
puzzle-wrong = ちがいます
puzzle-solution = 解答
puzzle-again = もう一度
puzzle-show = 解答を見る
puzzle-next = 次の問題
puzzle-all = 問題の一覧
puzzle-score = これであなたは{ $points }点、{ $player }は{ $others }点です。
puzzle-visit-nobles = 貴族が1人来ます。
puzzle-visit-royals = 王族カードも受け取ります。
puzzle-not-won = この手番では勝てず、ゲームが続きます。
puzzle-lost = この手番でゲームが終わり、{ $player }の勝ちです。
puzzle-lost-points = この手番でゲームが終わり、{ $others }点対{ $points }点で{ $player }の勝ちです。
puzzle-lost-tied = この手番でゲームが終わります。{ $points }点ずつの同点ですが、{ $player }の勝ちになります。
puzzle-shared = この手番でゲームが終わり、勝利を分け合います。
puzzle-over = この手番でゲームが終わり、あなたの勝ちにはなりません。
puzzle-open-win = その後は、この手番で確実に勝てるとは言えません。
puzzle-open-defence = その後は、{ $player }の勝ちを確実に防ぐ手がありません。
puzzle-loses = すると{ $player }がすぐに勝ちます：{ $words }。
puzzle-beaten = その後に何をしても、{ $player }はすぐに勝てます。
puzzle-worse = ここにはもっと良い手があります。
puzzle-chance = それは運まかせになります。解答に運は要りません。
puzzle-value = この手の後の勝率は{ $chance }、正解なら{ $best }です。
puzzle-threat = そうしないと{ $player }がすぐに勝ちます：{ $words }。
puzzle-margin = 勝率は{ $chance }、ほかの手では最善でも{ $others }です。
puzzle-other-way = 別の解答：{ $words }。
puzzle-found = 見つけられる最も弱いボット：{ $level }
puzzle-found-none = { $level }までのボットには見つけられません

## コマンド

cli-puzzles = エンジン自身のゲームから作った問題：一覧、表示、作成。
cli-puzzles-list = ゲームの問題を一覧にします。
cli-puzzles-show = 問題をプレイヤーに見える形で表示します。--try で手を判定し、--solution で解答を説明します。
cli-puzzles-make =
    問題を作ります。ボット同士のゲームから候補を探し、深い探索で確かめます。

    1問に数分かかります。見つかるたびに書き込み、Ctrl+C で止めてもそれまでの分は残ります。
puzzles-file = 問題のファイル。省略すると付属の問題を使います。
puzzles-number = 問題の番号（1から数える）。
puzzles-try = 表記法で書いた手をコンマ区切りで判定します（例：buy 2c）。誤りなら終了コードは1です。
puzzles-explain = 解答を説明します。
puzzles-count = 種類ごとの数。
puzzles-only = この種類だけ。繰り返し指定できます：win、reserve、defence。
puzzles-level = これより弱いレベルが見つける問題を除きます（1〜8）。
puzzles-simulations = 問題を確かめる探索1回あたりのシミュレーション数。
puzzles-out = 書き込むファイル。既存のファイルは指定できません。
puzzles-seed = 同じシードからは同じ問題ができます。
puzzles-progress = { $games }ゲームを実行、{ $candidates }局面を深く探索
puzzles-made = { $file } に{ $count }問
puzzles-right-so-far = 正しいですが、まだ決めることがあります。

## エラー

error-puzzle = 問題ではありません：{ $reason }
error-puzzle-format = この問題の形式は{ $given }ですが、読めるのは{ $known }だけです。
error-puzzle-line = { $file }、{ $line }行目：{ $reason }
error-puzzle-number = 問題{ $given }はありません。全部で{ $count }問です。
error-puzzle-kind = --kind は { $known } のいずれかです（{ $given } ではなく）。
error-puzzle-exists = { $file } はすでにあります。別の名前を選んでください。
error-puzzle-move = { $move } はここでは指定できません。可能な手：{ $legal }
