### 自己対戦によるネットワークの学習。

cli-train =
    自己対戦でネットワークを学習します。GPU で、小さければ CPU でも動きます。

    フォルダーには、探索用のネットワーク、再開用のチェックポイント、学習の数値と曲線が入ります。レシピの数値の意味は docs/training.md にあります。
train-out = すべてを書き出すフォルダー。
train-minutes = 時間（分）。--resume で分けて続けられます。
train-recipe = レシピの名前（duel-cpu など）か自分のファイル。なければゲームのもの。
train-set = レシピの数値を変えます。繰り返せます：games=1024、hidden=512-256。
train-device = auto、cpu、cuda のどれか。CPU では、--recipe や --set で変えないかぎり、すべて小さくなります。
train-devices = GPU の数。--device cpu ではプロセスの数。それぞれがレシピのゲーム数を進めます。
train-start = 始まりのネットワーク。レシピのどれかと同じ大きさのもの。繰り返せます。
train-resume = フォルダーのチェックポイントから続けます。
train-against = 学習中に対戦する相手のネットワーク。繰り返せます。
train-games = 報告ごとの対戦のゲーム数。0なら対戦しません。
train-every = 報告の間隔（秒）。
train-light = チェックポイントにゲームを入れず、小さくします。そこから続けると、ゲームは新しく始まります。
train-begins = コンパイル中です。時間は最初のラウンドから数えます。
train-resumed = 止まったところから続けます。
train-resumed-without-games = ネットワークから続けます。ゲームは新しく始まります。
train-progress = { $time }秒：毎秒{ $simulations }シミュレーション、{ $games }ゲーム、1ゲーム{ $turns }手番、損失{ $policy } + { $value }
train-score = { $name }に{ $score }%
train-done = ネットワーク、チェックポイント、曲線は{ $folder }にあります

## Errors

error-train-torch = 学習には PyTorch が必要です：{ $command }
error-train-device = --device は auto、cpu、cuda のどれかです。{ $given }は使えません。
error-train-no-gpu = PyTorch が使える GPU がありません。--device cpu なら遅いですが、どこでも動きます。
error-train-devices = GPU は{ $there }個です。{ $asked }個はありません。
error-train-game = { $file }は{ $asked }ではなく{ $found }のレシピです。
error-train-exists = { $folder }にはすでに学習があります。--resume で続けられます。
error-train-set = --set は 名前=値 の形です。{ $given }は使えません。
error-train-start = --resume には始まりのネットワークがすでにあります。--start は外してください。
error-train-start-size = --start のネットワークは{ $found }ですが、レシピにあるのは{ $there }です。
error-train-start-twice = --start に{ $size }のネットワークが2個あります。大きさごとに1個だけです。
error-train-still = 対戦するネットワークは変わりません（still）。--start に{ $size }のネットワークを指定してください。
error-train-against = --against に{ $file }が2回あります。
error-train-process = { $count }個のうち{ $number }番目のプロセスが失敗し、学習は終わりました：{ $why }。最後に保存したものは残っています。--resume で続けられます。
error-train-apart = プロセスのネットワークが一致しなくなり、学習は終わりました。最後に保存したものは残っています。--resume で続けられます。
error-train-memory = { $games } ゲーム、各 { $rounds } 回分はメモリに収まりません。--set games=… と --set rounds=… で減らせます。
