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
