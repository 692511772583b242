### `cabochon admin`：サーバーの管理者が、動いているサーバーのそばで行うこと。

cli-admin =
    サーバーを管理します：動かしたまま、テーブル、ゲスト、鍵、データベースを扱います。

    ゲストは「tables」と「show」が表示する識別子で指定します。動いているサーバーには数秒以内に反映されます。
cli-admin-tables = テーブルを新しい順に一覧します。
cli-admin-show = テーブルに誰がいて、イベントがいくつあるかを表示します。テーブルの内容は表示しません。
cli-admin-close = テーブルを終わらせます。プレイ中なら勝者はいません。
cli-admin-delete = テーブルを、そこで起きたすべてとともに削除します。
cli-admin-block =
    ゲストまたはアドレスをブロックします。

    ゲストは識別子で指定します。IPv6では少なくとも /64 のネットワーク全体が対象です。「cookie」は「revoke --guest」が作るものです。
cli-admin-unblock = ゲストまたはアドレスのブロックを解除します。
cli-admin-blocks = ブロックを一覧します。
cli-admin-rotate-key = 新しい鍵でクッキーに署名します。古い鍵のクッキーは有効なままで、次の訪問時に署名し直されます。
cli-admin-revoke =
    クッキーを無効にします：古い鍵のものすべて、またはゲスト1人のもの。

    持ち主は初めての人として扱われ、自分の席に戻れません。
cli-admin-backup = サーバーを動かしたまま、ある時点のすべてをファイルに書き出します。ファイルは秘密にしてください。
cli-admin-restore = バックアップのすべてをデータベース（SQLiteまたはPostgreSQL）に戻します。その間、サーバーはそのデータベースを使えません。
cli-admin-database = Cabochonの別のバージョンに移るための、データベースの形式。
cli-admin-database-revision = データベースの形式を表示します。
cli-admin-database-upgrade = データベースをこのバージョンの形式にします。サーバーも起動時に行います。
cli-admin-database-downgrade = 以前のバージョンのために、データベースを以前の形式にします。

admin-json = スクリプト用にJSONを出力します。
admin-yes = はい、本当に行います。
admin-status = この状態のテーブルだけ：waiting（待機中）、playing（プレイ中）、over（終了）。
admin-guest = ゲストの識別子。
admin-limit = 最大の件数。
admin-table = テーブルのID、またはリンク。
admin-tables = テーブルのID、またはリンク。
admin-kind = ブロックするものの種類。
admin-subject = ゲストの識別子、またはアドレスやネットワーク。
admin-for = 期間：30m（分）、12h（時間）、2d（日）、1w（週）。省略時は無期限。
admin-reason = 理由。自分用のメモです。
admin-file = ファイル。
admin-replace = データベースの中身を破棄します。
admin-revision-argument = 「database revision」が表示する形式。

admin-seconds = { $count }秒
admin-minutes = { $count }分
admin-hours = { $count }時間
admin-days = { $count }日
admin-column-table = テーブル
admin-column-game = ゲーム
admin-column-status = 状態
admin-column-people = 人
admin-column-age = 経過
admin-column-changed = 最後の変化
admin-column-events = イベント
admin-column-host = ホスト
admin-column-seat = 席
admin-column-name = 名前
admin-column-guest = 識別子
admin-column-kind = 種類
admin-column-subject = 対象
admin-column-until = 残り
admin-column-reason = 理由
admin-status-waiting = 待機中
admin-status-playing = プレイ中
admin-status-over = 終了
admin-seat-open = （空席）
admin-kind-guest = ゲスト
admin-kind-address = アドレス
admin-kind-cookie = クッキー
admin-for-good = 無期限

admin-none = そのようなテーブルはありません。
admin-closed = テーブル { $table } を閉じました。
admin-closed-before = テーブル { $table } はすでに終わっていました。
admin-deleted = テーブルを{ $count }卓削除しました。
admin-blocked = ブロックしました：{ $subject }（期間：{ $until }）
admin-unblocked = ブロックを解除しました：{ $subject }
admin-no-blocks = ブロックされている人はいません。
admin-rotated =
    { $count ->
        [1] クッキーに新しい鍵で署名します。
       *[other] クッキーに新しい鍵で署名します。有効な鍵は全部で{ $count }個です。古い鍵は「revoke」で破棄できます。
    }
admin-revoked =
    { $count ->
        [0] 古い鍵はありませんでした。
       *[other] 古い鍵{ $count }個を破棄しました。
    }
admin-revoked-guest = { $guest } のクッキーは無効になりました。
admin-backed-up = { $file }：{ $moment } 時点の{ $tables }卓のテーブル、{ $events }件のイベント。秘密を含みます。安全に保管してください。
admin-restored = { $file } から復元しました：{ $moment } 時点の{ $tables }卓のテーブル、{ $events }件のイベント。
admin-revision = データベースの形式は { $revision }、このバージョンの形式は { $newest } です。
admin-form-changed = データベースの形式が { $before } から { $after } になりました。
admin-form-same = データベースの形式はすでに { $revision } です。変更はありません。
admin-form-made = データベースは空でした。このバージョンの形式を作成しました。

error-admin-handle = { $given } はゲストの識別子ではありません。「admin show」が表示する0からfまでの12桁です。
error-admin-address = { $given } はアドレスでもネットワークでもありません。例：203.0.113.7、203.0.113.0/24、2001:db8::/64
error-admin-table = { $given } はテーブルのIDではありません。IDは10文字の英数字です。
error-admin-period = 期間は 30m、12h、2d のように数字と s、m、h、d、w で書いてください（指定：{ $given }）。
error-admin-no-table = テーブル { $table } はありません。
error-admin-no-guest = 識別子 { $guest } のゲストが席に着いたことはありません。
error-admin-not-blocked = { $subject } はブロックされていません。
error-admin-status = --status には waiting、playing、over のいずれかを指定してください（指定：{ $given }）。
error-admin-kind = ブロックできるのは guest（ゲスト）、address（アドレス）、cookie（クッキー）です（指定：{ $given }）。
error-admin-delete = 削除するテーブルを指定するか、--guest でゲストを指定してください。
error-admin-delete-yes = { $guest } のテーブルがすべて、同席している人の分も含めて削除されます。よければ --yes を付けてください。
error-admin-revoke-yes = 古い鍵で署名されたクッキーを持つ人は全員、初めての人として扱われ、席を失います。よければ --yes を付けてください。
error-admin-downgrade-yes = 以前の形式に入らないものは失われます。先にバックアップを取り、よければ --yes を付けてください。
error-admin-revision = データベースを形式 { $given } にはできません。可能なのは：{ $known }
error-backup-exists = { $file } はすでにあります。別の名前にしてください。
error-backup-strange = { $file } はCabochonのバックアップではありません。
error-backup-damaged = { $file }：このバックアップは壊れています。何も復元していません。
error-backup-cut = { $file }：このバックアップは途中で切れていて、終わりがありません。何も復元していません。
error-backup-later = { $file } はより新しいバージョンのCabochonで作られています。復元するにはCabochonを更新してください。
error-database-missing = データベース { $path } はありません。サーバーのデータベースを --database で指定してください。
error-database-strange = このデータベースにCabochonのものはありません。サーバーのデータベースを --database で指定してください。
error-database-older = データベースは以前の形式です（{ $revision }。このバージョンには { $newest } が必要）。所有者が更新できます：cabochon admin database upgrade
error-database-busy = サーバーがこのデータベースを使っています。先に止めてから、もう一度お試しください。
error-database-full = データベースにはすでに{ $count }卓のテーブルがあります。空のデータベースに復元するか、--replace で全部を置き換えてください。
