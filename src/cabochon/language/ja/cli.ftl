### コマンドライン：ヘルプ、結果、エラー。

help-usage = 使い方：
help-default = 既定値：{ $value }
help-arguments = 引数
help-options = オプション
help-subcommands = コマンド
help-error = エラー
help-examples = 例
help-help = このヘルプを表示して終了します。

cli = 「宝石の煌き」と「宝石の煌き：デュエル」を遊ぶ、観る、測る。
cli-lang = 表示する言語。指定がなければ CABOCHON_LANG かシステムの言語に従います。
cli-version = バージョンを表示して終了します。
cli-install-completion = Tabキーでコマンド、オプション、ゲーム、プレイヤー、レベルを補完できるようにシェルを設定します。
cli-show-completion = そのためのスクリプトを表示します。コピーや変更ができます。

## 複数のコマンドのオプション

option-game = ゲーム：{ $games }。
option-number = ファイルに複数のゲームがあるとき、何番目か（1から）。
option-players = 人数：splendor は2〜4人、duel は2人、ほかのゲームはそのルールによります。
option-set = 設定を変えます（繰り返し可）。splendor：target、face_up、last_round、teams、may_take_fewer、choose_payment、start。duel：choose_payment、start。
option-variant = 設定の組の名前：quick か teams（splendor）。

## play

cli-play =
    ターミナルでプレイします。人とボットをどう組み合わせてもかまいません。

    オプションがなければ、何をプレイするか質問します。
play-game = ゲーム：{ $games }。指定がなければ最初のもの。
play-seats = 席順をコンマ区切りで：人の名前、またはボット（level-1〜level-8、greedy、random、yardstick、search:…、py:モジュール:クラス、cmd:コマンド）。name:X は X という名前の人です。
play-bots = ボットをコンマ区切りで（level-3,level-5）。書き方は --seats と同じで、人の後ろの席に座ります。
play-level = すべてのボットのレベル：1（初心者）〜8（最強）。
play-seed = 毎回同じシャッフルにします。練習用：シードを知る人はカードも分かります。
play-resume = 保存したゲームの続きをプレイします。ファイルを指定しなければ一覧から選びます。--seats でプレイヤーを指定し直せます。

## serve

cli-serve =
    ブラウザーでプレイします。サーバーを起動し、そのアドレスを表示します。

    特に指定しなければ、このコンピューターだけが接続できます。ゲームはあなたのファイルに保存されます。
serve-host = 待ち受けるアドレス。
serve-port = ポート。省略すると8000以降で最初に空いているもの。
serve-database = テーブルの保存先：sqlite:///ファイル または postgresql://…。省略するとデータフォルダーのファイル。
serve-open = ブラウザーでページを開きます。
serve-lan = ローカルネットワーク全体から接続できるようにし、スマートフォンでもプレイできるようにします。
serve-origin = ここで操作を許す別のページのアドレス（例：https://example.org）。繰り返し指定できます。
serve-allow-host = このサーバーの別の名前。繰り返し指定できます。
serve-proxy = 転送ヘッダー（X-Forwarded-For、X-Forwarded-Proto）を信用するリバースプロキシのアドレスまたはネットワーク。繰り返し指定できます。
serve-bot = このサーバーで誰でも使える独自のボット：level-5@seconds=1、search:…、py:モジュール:クラス、cmd:コマンド。繰り返し指定できます。あなたの権限で動作します。
serve-workers = いっしょに応答するプロセスの数。2つ以上にはPostgreSQLが必要です。
serve-keep-waiting = 参加者を待つテーブルで何も起きないとき、何日後に削除するか。0なら削除しません。
serve-keep-abandoned = 誰も続けないゲームを何日後に削除するか（時計が動いている間を除く）。0なら削除しません。
serve-keep-finished = 終わったゲームを何日後に削除するか。0なら削除しません。
serve-log-format = /api へのすべてのリクエストをエラー出力に記録します：text または json。
serve-log-level = このレベル以上を記録します：debug、info、warning、error。debug は書き込みをすべて記録します。
serve-metrics = Prometheus向けの計測値を公開するアドレス（例：127.0.0.1:9464）。各ワーカーは自分の番号をポートに足します。
serve-ready = テーブルの用意ができました：
serve-phones = 同じネットワークのスマートフォンから：
serve-no-network = ローカルネットワークが見つかりません。このコンピューターでのみプレイできます。
serve-kept = ゲームの保存先：{ $place }
serve-stop = Ctrl+C でサーバーを止めます。ゲームは失われません。
serve-stopped = サーバーを止めました。
serve-no-page = ページがまだビルドされていません。「make play」でビルドできます。いまはAPIだけを提供します。
error-no-server = サーバーには追加のパッケージが必要です：{ $command }
error-workers = --workers にはPostgreSQLが必要です（--database postgresql://…）。1つのファイルを複数のプロセスで共有することはできません。
error-workers-windows = --workers はWindowsでは使えません。Windowsでは複数のプロセスでポートを共有できないためです。このオプションを外すと、1つのプロセスで応答します。
error-port-taken = ポート { $port } は使われています。--port で別のポートを選んでください。
error-no-port = { $first } から { $last } までに空いているポートがありません。--port で選んでください。
error-address = { $host } では待ち受けできません：{ $reason }。
error-log-format = --log-format には text か json を指定してください（指定：{ $given }）。
error-log-level = --log-level には debug、info、warning、error のいずれかを指定してください（指定：{ $given }）。
error-metrics-option = --metrics には 127.0.0.1:9464 のようなアドレスとポートを指定してください（指定：{ $given }）。
error-metrics-address = --metrics のために { $host } のポート { $port } で待ち受けできません：{ $reason }。
error-allow-host-option = --allow-host には play.example.org のような名前かアドレスを、https://、ポート、パスを付けずに指定してください（指定：{ $given }）。
error-origin-option = --origin には https://example.org のようなアドレスを指定してください（指定：{ $given }）。
error-proxy-option = --proxy には 127.0.0.1 のようなアドレスか 10.0.0.0/8 のようなネットワークを指定してください（指定：{ $given }）。
error-house-bot = --bot には 名前=プレイヤー を指定してください。名前は{ $most }文字以内です（指定：{ $given }）。
error-house-bot-taken = ボット { $name } はすでにあります。別の名前にしてください。

## simulate

cli-simulate =
    ボットに何ゲームもプレイさせ、勝敗を集計します。

    席はゲームごとに入れ替わります：ゲーム g の席 s には、一覧の s + g 番目（循環）のボットが座ります。
simulate-games = ゲーム数。
simulate-seed = 同じシードなら同じゲームになります。
simulate-bots = ボットをコンマ区切りで：level-1〜level-8、greedy、random、yardstick、search:…、py:モジュール:クラス、cmd:コマンド。必要なら後ろに @seconds=S や @simulations=N。席より少なければ繰り返します。
simulate-out = 各ゲームのゲーム記録をこのフォルダーに書き出します。
simulate-workers = 並行するプロセスの数。ゲームの内容は変わりません。
simulate-max = この手数でゲームを打ち切り、未完了とします。
simulate-bot = ボット
simulate-seats = 席数
simulate-wins = 勝ち
simulate-share = 勝率
simulate-interval = 95%区間
simulate-points = 平均点
simulate-length = { $count }ゲーム、平均{ $decisions }手。
simulate-start = スタートプレイヤーの勝率：{ $share }
simulate-endings = 終わり方：{ $endings }
simulate-records = ゲーム記録：{ $folder }
ending-target = 目標点
ending-deadlock = 行き詰まり
ending-prestige = 点数
ending-crowns = 王冠
ending-colour = 1色の点数
ending-unfinished = 未完了
ending-fault = 反則による中断

## replay

cli-replay = ゲーム記録を局面ごとに表示します。
replay-file = ゲーム記録。
replay-json = 一手ごとに、その直前の局面をJSON 1行で出力します。最後の行は結果です。
replay-keys = { $number }/{ $last } · Enter 次へ、b 前へ、数字でその局面へ、q 終了 >

## games

cli-games = 複数のゲーム記録を含むファイルの内容を一覧表示します。
games-file = ゲーム記録のファイル。
games-number = 番号
games-game = ゲーム
games-date = 日付
games-players = プレイヤー
games-result = 結果
games-unfinished = 未終了
games-count =
    { $unread ->
        [0] { $count }件のゲーム記録があります。
       *[other] { $count }件中{ $unread }件のゲーム記録が読み取れません。
    }

## verify

cli-verify = ゲーム記録を検証します：シャッフルを公開ハッシュと、手と結果をルールと照合します。
verify-file = ゲーム記録。
verify-hash = ゲームの開始時に表示されたハッシュ。
verify-game = ゲーム{ $number }：{ $names }
verify-unread = ゲーム{ $number }は読み取れません
verify-games =
    { $failed ->
        [0] { $count }件すべて合格です。
       *[other] { $count }件中{ $failed }件が不合格です。
    }
check-commitment = 秘密値がゲーム記録のハッシュと一致する
check-published = 秘密値が指定のハッシュと一致する
check-setup = 準備が秘密値どおりである
check-pool = { $pool }：順番が秘密値どおりである
check-refill = 補充{ $number }：順番が秘密値どおりである
check-moves = すべての手がルールどおりである
check-result = 結果がルールどおりである

## perft

cli-perft = 開始局面からの手順をすべて数えます。ルールの指紋になります。
perft-depth = 何手先まで数えるか。
perft-seed = どの開始局面か。
perft-depth-column = 深さ
perft-sequences-column = 手順の数
perft-time-column = 時間

## エラー

error-number =
    { $kind ->
        [whole] { $option } には整数を指定してください（指定：{ $given }）。
       *[any] { $option } には数値を指定してください（指定：{ $given }）。
    }
error-number-least =
    { $kind ->
        [whole] { $option } には{ $least }以上の整数を指定してください（指定：{ $given }）。
       *[any] { $option } には{ $least }以上の数値を指定してください（指定：{ $given }）。
    }
error-number-range =
    { $kind ->
        [whole] { $option } には{ $least }から{ $most }までの整数を指定してください（指定：{ $given }）。
       *[any] { $option } には{ $least }から{ $most }までの数値を指定してください（指定：{ $given }）。
    }
file-no-text = ファイルがUTF-8のテキストではありません。
