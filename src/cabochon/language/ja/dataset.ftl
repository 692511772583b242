### データセット：学習のための局面

cli-dataset =
    ボットどうしのゲームの局面を、その評価と結果とともに、学習用のファイルに書き出します。

    1行には、手番のプレイヤーが知っていること、可能な手、探索の訪問数と評価値、プレイされた手、結果が入ります。列の説明は docs/datasets.md にあります。中断後は同じコマンドで続きから始まり、--games を増やすとデータセットが広がります。
dataset-out = ファイルを置くフォルダー。
dataset-player = プレイするボット。複数なら席を順に替わります。探索なら訪問数が、ほかなら選んだ手が方策として書かれます。
dataset-games = ゲームの数。
dataset-seed = 同じシードなら同じ配りになります。シミュレーション回数で制限すれば手も同じです。
dataset-explore = 代わりにランダムな手をプレイする割合（0〜1）。その場合もボットの考えは書かれます。
dataset-format = ファイルの形式：npz は NumPy 用、parquet はほかのすべて用。
dataset-shard = 1ファイルのゲーム数。
dataset-workers = 同時に作るファイルの数。ゲームの内容は変わりません。
dataset-done = { $games }ゲームの{ $positions }局面：{ $folder }
dataset-interrupted = 中断しました。同じコマンドで { $folder } の続きから始まります。

## エラー

error-dataset-kind = --format には npz か parquet を指定してください（指定：{ $given }）。
error-dataset-games = データセットのゲームは{ $most }回までです。
error-dataset-players = データセットのプレイヤーは{ $most }人までです（指定：{ $given }）。
error-dataset-files = データセットのファイルは{ $most }個までです。--shard で1ファイルのゲーム数を増やしてください。
error-dataset-player = { $player } がゲーム{ $game }で失敗しました：{ $reason }
error-dataset-file = { $file } はデータセットの一部として読めません：{ $reason }
error-dataset-other = { $folder } には別のデータセットがあります（違い：{ $keys }）。別のフォルダーを選んでください。
error-dataset-busy = ほかのプログラムが { $folder } に書き込んでいます。
error-dataset-worker = プレイ中のプロセスが終了しました（終了コード{ $status }）。同じコマンドで続きから始まります。
error-no-parquet = Parquet には PyArrow が必要です：{ $command }
