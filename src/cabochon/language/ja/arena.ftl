### ボットどうしの大会

cli-arena =
    ボットに大会を行わせ、レーティングを付けます。

    参加者は、ボット（level-1〜level-8、greedy、random、yardstick）、実験（search:キー=値:…）、Pythonのクラス（py:モジュール:クラス）、またはボットのプロトコルを話すプログラム（cmd:コマンド）です。前に 名前= を付けると名前が、後ろに @seconds=S や @simulations=N を付けると専用の持ち時間が決まります。

    総当たりです。同じ配りを席の並びを回してすべてプレイするので、運は打ち消し合います。
arena-contestants = 参加者：[名前=]ボット[@持ち時間]。
arena-gauntlet = 最初の参加者だけがほかの全員と対戦します。
arena-head-to-head = 2人の参加者が、最初の方が強いかどうかを逐次検定が決めるまで対戦します。
arena-seating = 3〜4人のテーブル：mixed は異なる参加者を同席させ、alone は1人を別の参加者の複製と対戦させます。
arena-rounds = 各組み合わせの配りの数。省略時は10、--head-to-head では最大2000。
arena-seconds = 専用の持ち時間がない参加者の、1手あたりの秒数。
arena-simulations = 専用の持ち時間がない参加者の、1手あたりのシミュレーション回数。
arena-seed = 同じシードなら同じ配りになります。シミュレーション回数で制限すれば手も同じです。
arena-low = 検定は「最初の方が強くてもこの差まで」を棄却するか…
arena-high = …「少なくともこの差だけ強い」を棄却します。
arena-alpha = 前者が正しいのに棄却してしまう割合の上限。
arena-beta = 後者が正しいのに棄却してしまう割合の上限。
arena-anchor = この参加者のレーティングを固定し、そこから測ります。
arena-out = 結果とゲーム記録をこのフォルダーに保存します。中断後は同じコマンドで続きから始まります。
arena-workers = 同時に進めるゲームの数。ゲームの内容は変わりません。
arena-threads = 複数のスレッドを使えるボットのスレッド数。
arena-ray = Rayクラスターで対戦します：RAY_ADDRESS のもの、またはこのマシンのもの。
arena-max = この手数でゲームを打ち切り、勝利を全員で分けます。
arena-json = 報告をJSONで出力します。
arena-report = 表、曲線、再生できるゲームを含む報告を1つのHTMLファイルに書き出します。

## 順位表

arena-contestant = 参加者
arena-rating = Elo（95%）
arena-games = ゲーム
arena-score = 得点率（95%）
arena-superiority = 優位
arena-time = 思考
arena-played = { $games }ゲーム、{ $deals }通りの配り。互角なら得点率は{ $par }。「優位」は、すぐ下の参加者より強い確率です。
arena-anchored = レーティングの基準：{ $label } = { $rating }。
arena-decision-stronger = { $first } は { $second } より{ $low } Eloを超えて強いです（配り{ $groups }回で決定）。そうでない場合にこの検定が誤る割合は{ $rate }以下です。
arena-decision-not-stronger = { $first } は { $second } より{ $high } Eloも強くはありません（配り{ $groups }回で決定）。強い場合にこの検定が誤る割合は{ $rate }以下です。
arena-decision-open = 配り{ $groups }回では、{ $first } が { $second } より{ $low } Eloを超えて強いか{ $high } Elo未満かは決まりませんでした。--rounds を増やすと続きます。
arena-evidence = { $low } Elo超の証拠：{ $up }（必要{ $needed }）、{ $high } Elo未満の証拠：{ $down }（必要{ $opposed }）
arena-fault = { $label } はゲーム{ $game }で失格負け（{ $kind }）：{ $reason }
arena-fault-crash = 異常終了
arena-fault-timeout = 時間切れ
arena-fault-illegal = ルール違反の手
arena-fault-garbage = プロトコル違反
arena-fault-refused = 拒否
arena-fault-start = 起動しない
arena-more-faults = ほかに{ $count }ゲームが同様の負けです。
arena-kept = 結果とゲーム記録：{ $folder }
arena-go-on = { $games }ゲームで中断しました。同じコマンドで続きから始まります。
arena-interrupted = { $games }ゲームで中断しました。
arena-per-second = { $rate }ゲーム/秒
arena-per-minute = { $rate }ゲーム/分
arena-progress = { $total }ゲーム中{ $done }ゲーム

## エラー

error-arena-label = 名前は表示できる1〜{ $longest }文字にしてください（指定：{ $label }）。
error-arena-twice = { $label } という参加者が2人います。片方に名前を付けてください：other={ $spec }
error-arena-nobody = 参加者か、--out で大会のフォルダーを指定してください。
error-arena-unplayed = 参加者の指定がないと何もプレイされません。{ $options } は外してください。
error-arena-empty = { $folder } には大会のゲームがありません。
error-arena-few = 大会には参加者が2人以上必要です（指定：{ $given }人）。
error-arena-two = --head-to-head の参加者はちょうど2人です（指定：{ $given }人）。
error-arena-mixed = 異なる参加者のテーブルには{ $sides }人が必要です（指定：{ $given }人）。--seating alone をお試しください。
error-arena-forms = --gauntlet と --head-to-head は一方だけを指定してください。
error-arena-seating = --seating には mixed か alone を指定してください（指定：{ $given }）。
error-arena-bounds = --elo0 と --elo1 はEloの差で、小さい方が先です（指定：{ $low } と { $high }）。
error-arena-rate = 誤りの割合は0と0.5の間です（指定：{ $rate }）。
error-arena-anchor = 参加者 { $label } はいません。参加者：{ $known }
error-arena-anchor-form = --anchor は greedy=1000 のように 名前=ELO と書いてください（指定：{ $given }）。
error-arena-busy = 別の大会が { $folder } を使っています。
error-arena-other = { $folder } には別の大会があります（違い：{ $keys }）。別のフォルダーを選んでください。
error-arena-damaged = { $file } は壊れています：{ $reason }
error-arena-worker = ゲーム{ $game }のプロセスが終了しました（終了コード{ $status }）。--out があれば同じコマンドで続きから始まります。
error-no-arena = 大会には追加のパッケージが必要です：{ $command }
error-no-ray = Rayがありません。インストール：{ $command }
