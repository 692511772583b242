## bench

cli-bench = このインストールの速さを測ります。
cli-bench-engine = 完全なルールでのランダムなゲーム：毎秒の手数とゲーム数（1コアと全コア）。
bench-json = JSONオブジェクトを1つ出力します。
bench-seconds = 各テーブルの測定時間（秒）。
bench-yardstick = 基準：固定の整数ループ、1コアで毎秒{ $rate }百万回。
bench-table = テーブル
bench-decisions = 手/秒
bench-games = ゲーム/秒
bench-ratio = 比率
bench-scaling = 全コア
bench-players = { $game }、{ $players }人
bench-cores = { $scaling }倍（{ $cores }）

cli-bench-envs = Pythonから見た環境の速さ：毎秒の手数。どの手にも合法手と観測が付きます。
bench-envs-seconds = 各方法の測定時間（秒）。
bench-envs-gpu-games = GPUのバッチのゲーム数。GPUのメモリが上限です。
bench-envs-explained = 2人ゲーム。バッチは{ $games }ゲーム、GPUのバッチは行に示すとおりです。ボットの手は別に打たれ、数えません。状態1つずつの場合と比べます。
bench-unmeasured = { $game }、{ $way }：測定できません。{ $reason }
error-gpu-memory = GPUで同時に{ $games }ゲームを扱うにはメモリが足りません。--gpu-games N で減らしてください。
bench-game = ゲーム
bench-way = 方法
bench-against-state = 比較
bench-times = { $ratio }倍
bench-way-state = 状態1つずつ
bench-way-batch = バッチ
bench-way-gpu = バッチ（GPU、{ $games }ゲーム）
bench-way-batch-one-core = バッチ（1コア）
bench-way-batch-random = バッチ（相手：random）
bench-way-batch-greedy = バッチ（相手：greedy）
bench-way-gymnasium = Gymnasium
bench-way-gymnasium-random = Gymnasium（相手：random）
bench-way-vector = Gymnasium（ベクトル）
bench-way-pettingzoo = PettingZoo
bench-way-openspiel = OpenSpiel
