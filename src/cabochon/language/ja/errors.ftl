## What is wrong with what somebody handed in

error-players = { $game } は{ $counts }人用です（指定：{ $players }人）。
error-team-players = チーム戦は4人用です（指定：{ $players }人）。
error-setting-switch = { $name } = { $value } は指定できません。true か false を指定してください。
error-setting-word = { $name } = { $value } は指定できません。次のどれかを指定してください：{ $choices }。
error-setting-number = { $name } = { $value } は指定できません。{ $low }から{ $high }までの整数を指定してください。
error-setting-start = start = { $value } は指定できません。random か、0から{ $last }までの席を指定してください。
error-setting-unknown = 設定 { $name } はありません。使える設定：{ $known }。
error-variant = { $game } にバリアント { $variant } はありません。使えるもの：{ $known }。
error-variant-none = { $game } にバリアントはありません。--variant { $variant } を外してください。
error-assignment = --set は target=21 のように KEY=VALUE で指定してください（指定：{ $given }）。
error-bot = ボット { $name } はありません。使えるボット：{ $known }。
error-bot-game = { $name } はこのゲームをプレイできません。別のボットを選んでください。
error-bot-failed = { $bot } が失敗しました：{ $reason }
error-player = ボット { $name } はありません。使えるもの：{ $known }、search:…、py:…、cmd:…
error-player-close = ボット { $name } はありません。{ $meant } のことですか？
error-player-budgets = { $name } には持ち時間が2つあります。1つだけ指定してください。
error-search-key = { $name } の { $key } はありません。探索で使えるもの：{ $known }。
error-search-key-close = { $name } の { $key } はありません。{ $meant } のことですか？
error-search-network = 「{ $name }」では、network=ファイル は評価とその数値の代わりになります（temperature だけは使えます）。
error-search-learned = 「{ $name }」では、evaluation=learned はネットワークで、{ $key } という数値はありません。
error-network = ネットワークを使えません：{ $reason }
error-network-game = { $name } のネットワークは { $found } 用です。このゲームは { $game } です。
error-program-game = { $name } がプレイするのは { $found } です。このゲームは { $game } です。
error-program-games = { $name } がプレイするのは { $found } です。ここにあるゲームは：{ $known }。
error-player-class = Pythonのクラスは py:モジュール:クラス か py:ファイル.py:クラス と書いてください（指定：{ $name }）。
error-player-python = py:{ $source }:{ $name } はプレイできません：{ $reason }
error-player-python-what =
    py:{ $source }:{ $name } はプレイできません。Pythonのプレイヤーは cabochon.players.Player の派生クラスか、そのようなプレイヤーを作る関数で、{ $name }(7) のようにシードを渡して呼び出されます。{ $found ->
        [arguments] 見つかったものは別の引数を取ります：{ $detail }
        [failed] 見つかったのは関数で、シードを渡すと失敗しました：{ $detail }
        [made] 見つかったものは別のものを作ります：{ $detail }
       *[is] 見つかったもの：{ $detail }
    }
error-budget = 持ち時間は simulations=N、seconds=S（3600まで）、またはコンマ区切りで両方を指定してください（指定：{ $given }）。
error-player-list = プレイヤーの一覧は1行で、コンマで区切って書いてください。
error-seat-close = { $name } はボット { $meant } に似ています。その名前の人なら name:{ $name } と書いてください。
error-bots-named = --bots にはボットを1体から{ $players }体まで指定してください（指定：{ $named }体）。
error-resume-alone = --resume はファイルのゲームを続けます。併用できるのは --seats だけです。
error-resume-name = このゲームの席{ $number }は { $name } です（指定：{ $given }）。
error-seats-and-bots = --seats と --bots はどちらもプレイヤーの指定です。一方だけを指定してください。
error-level-alone = --level はすべてのボットに、--seats と --bots は1体ずつ指定します。どれか1つだけを指定してください。
error-level = --level には1〜{ $last }のレベルを指定してください（指定：{ $given }）。
error-named-players = { $named }人が指定されていますが、プレイヤーは{ $players }人です。
error-hash = --hash にはゲーム開始時に表示された16進数64桁を指定してください。
error-header-seats = ヘッダー Seats には{ $players }席分を書いてください（記載：{ $named }席）。
error-header-player = ヘッダー Seats に不明なプレイヤー { $kind } があります。使えるもの：{ $known }。
error-header-program = 席{ $number }ではプログラムがプレイしていましたが、ファイルからプログラムは起動しません。--seats で各席のプレイヤーを指定してください。
error-record-several = { $file }には{ $count }件のゲームがあります。--game に1から{ $count }までの番号を付けて指定してください。一覧は「cabochon games」で表示できます。
error-resume-several = { $file }には{ $count }件のゲームがあります。続けるゲームは、1件だけのファイルにしてください。
error-record-number = { $file }には{ $count }件のゲームがあります。--game は1から{ $count }までです。
error-record-none = { $file }：ゲーム記録がありません。
error-file-missing = ファイルがありません。
error-file-forbidden = ファイルを開く権限がありません。
error-file-folder = ファイルではなくフォルダーです。
error-no-folder = { $folder }：フォルダーがありません。
error-database = データベース { $url } は使えません：{ $reason }。
error-database-address = データベース { $url } は使えません：{ $reason }。アドレスは sqlite:///path/to/file.db または postgresql://user@host/database の形で指定します。
error-database-used = { $path } は別のサーバーが使っています。複数のプロセスで共有できるのはPostgreSQLだけで、ファイルは共有できません。
error-database-lock = ファイル { $path } を使えません：{ $reason }。作成したユーザーでサーバーを動かすか、サーバーが動いていないときに削除してください。
error-database-newer = このデータベースは新しいバージョンのCabochonで作られています（形式 { $revision }、このバージョンは { $known } まで対応）。Cabochonを更新するか、別のデータベースを使ってください。
error-database-lost = いまはサーバーのデータベースに接続できません。少し待ってからもう一度お試しください。
error-database-damaged = サーバーのデータベースが満杯か、壊れているか、書き込めない状態です。サーバーの管理者による対応が必要です。
compiling-rules = このマシン用にルールをコンパイルしています（初回のみ、最長1分ほど）…
error-game = { $name } というゲームはありません。選べるゲーム：{ $known }。
error-game-installed = ゲーム { $name } はインストールされていますが、{ $source } から読み込めません：{ $reason }
