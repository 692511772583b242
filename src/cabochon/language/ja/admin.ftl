### `cabochon admin`：サーバーの管理者が、動いているサーバーのそばで行うこと。

cli-admin =
    サーバーを管理します：動かしたまま、テーブル、参加者、鍵、データベースを扱います。

    参加者は「tables」と「show」が表示する識別子で呼びます。動いているサーバーは数秒以内に気づきます。
cli-admin-tables = テーブルを新しい順に一覧します。
cli-admin-show = テーブルに誰がいて、どれだけのことが起きたかを表示します。盤面の内容は表示しません。
cli-admin-close = テーブルを終わらせます。対局中なら勝者はありません。
cli-admin-delete = テーブルを、そこで起きたすべてと共に削除します。
cli-admin-block =
    参加者またはアドレスを締め出します。

    参加者は識別子で呼びます。IPv6 では少なくとも /64 のネットワーク全体が対象です。「cookie」は「revoke --guest」が作るものです。
cli-admin-unblock = 参加者またはアドレスの締め出しを解きます。
cli-admin-blocks = 締め出しを一覧します。
cli-admin-rotate-key = 新しい鍵で クッキー に署名します。古い鍵の クッキー は有効なままで、次の訪問時に署名し直されます。
cli-admin-revoke =
    クッキー を無効にします：古い鍵のものすべて、または参加者 1 人のもの。

    持ち主は見知らぬ人になり、自分の席に戻れません。
cli-admin-backup = サーバーを動かしたまま、ある一瞬のすべてをファイルに書き出します。ファイルは秘密です。
cli-admin-restore = バックアップのすべてをデータベース（SQLite または PostgreSQL）に戻します。その間サーバーは使えません。
cli-admin-database = Cabochon の別のバージョンに移るための、データベースの形式。
cli-admin-database-revision = データベースの形式を表示します。
cli-admin-database-upgrade = データベースをこのバージョンの形式にします。サーバーも起動時に行います。
cli-admin-database-downgrade = 以前のバージョンのために、データベースを以前の形式にします。

admin-json = スクリプト用に JSON を出力します。
admin-yes = はい、本当に行います。
admin-status = この状態のテーブルだけ：waiting（待機中）、playing（対局中）、over（終了）。
admin-guest = 参加者の識別子。
admin-limit = 最大の件数。
admin-table = テーブルの ID、またはリンク。
admin-tables = テーブルの ID、またはリンク。
admin-kind = 締め出すものの種類。
admin-subject = 参加者の識別子、またはアドレスやネットワーク。
admin-for = 期間：30m（分）、12h（時間）、2d（日）、1w（週）。なければ無期限。
admin-reason = 理由。自分用の覚え書きです。
admin-file = ファイル。
admin-replace = データベースの中身を捨てます。
admin-revision-argument = 「database revision」が表示する形式。

admin-seconds = { $count } 秒
admin-minutes = { $count } 分
admin-hours = { $count } 時間
admin-days = { $count } 日
admin-column-table = テーブル
admin-column-game = ゲーム
admin-column-status = 状態
admin-column-people = 参加者
admin-column-age = 経過
admin-column-changed = 最後の変化
admin-column-events = 出来事
admin-column-host = ホスト
admin-column-seat = 席
admin-column-name = 名前
admin-column-guest = 識別子
admin-column-kind = 種類
admin-column-subject = 対象
admin-column-until = 残り
admin-column-reason = 理由
admin-status-waiting = 待機中
admin-status-playing = 対局中
admin-status-over = 終了
admin-seat-open = （空席）
admin-kind-guest = 参加者
admin-kind-address = アドレス
admin-kind-cookie = クッキー
admin-for-good = 無期限

admin-none = そのようなテーブルはありません。
admin-closed = テーブル { $table } を閉じました。
admin-closed-before = テーブル { $table } はすでに終わっていました。
admin-deleted = { $count } 個のテーブルを削除しました。
admin-blocked = 締め出しました：{ $subject }（期間：{ $until }）
admin-unblocked = 締め出しを解きました：{ $subject }
admin-no-blocks = 締め出されている人はいません。
admin-rotated =
    { $count ->
        [1] クッキー に新しい鍵で署名します。
       *[other] クッキー に新しい鍵で署名します。有効な鍵は全部で { $count } 個です。古い鍵は「revoke」で捨てられます。
    }
admin-revoked =
    { $count ->
        [0] 古い鍵はありませんでした。
       *[other] 古い鍵 { $count } 個を捨てました。
    }
admin-revoked-guest = { $guest } の クッキー は無効になりました。
admin-backed-up = { $file }：{ $moment } 時点の { $tables } テーブル、{ $events } 件の出来事。秘密を含みます。安全に保管してください。
admin-restored = { $file } から復元しました：{ $moment } 時点の { $tables } テーブル、{ $events } 件の出来事。
admin-revision = データベースの形式は { $revision }、このバージョンの形式は { $newest } です。
admin-form-changed = データベースの形式が { $before } から { $after } になりました。
admin-form-same = データベースの形式はすでに { $revision } です。変更はありません。
admin-form-made = データベースは空でした。このバージョンの形式を作成しました。

error-admin-handle = { $given } は参加者の識別子ではありません。「admin show」が表示する 0 から f までの 12 桁です。
error-admin-address = { $given } はアドレスでもネットワークでもありません。例：203.0.113.7、203.0.113.0/24、2001:db8::/64
error-admin-table = { $given } はテーブルの ID ではありません。ID は 10 文字の英数字です。
error-admin-period = 期間は 30m、12h、2d のように数字と s、m、h、d、w で書きます。{ $given } ではありません。
error-admin-no-table = テーブル { $table } はありません。
error-admin-no-guest = 識別子 { $guest } の参加者が席に着いたことはありません。
error-admin-not-blocked = { $subject } は締め出されていません。
error-admin-status = --status は waiting、playing、over のいずれかです。{ $given } ではありません。
error-admin-kind = 締め出せるのは guest（参加者）、address（アドレス）、cookie です。{ $given } ではありません。
error-admin-delete = 削除するテーブルを指定するか、--guest で参加者を指定してください。
error-admin-delete-yes = { $guest } のテーブルがすべて削除されます。同席している人のものでもあります。--yes で確認してください。
error-admin-revoke-yes = 古い鍵で署名された クッキー を持つ人は全員、見知らぬ人になり席を失います。--yes で確認してください。
error-admin-downgrade-yes = 以前の形式に入らないものは失われます。先にバックアップを取り、--yes で確認してください。
error-admin-revision = データベースを形式 { $given } にはできません。可能なのは：{ $known }
error-backup-exists = { $file } はすでにあります。別の名前にしてください。
error-backup-strange = { $file } は Cabochon のバックアップではありません。
error-backup-damaged = { $file }：このバックアップは壊れています。何も復元していません。
error-backup-cut = { $file }：このバックアップは途中で切れていて、終わりがありません。何も復元していません。
error-backup-later = { $file } はより新しいバージョンの Cabochon が作りました。復元するには Cabochon を更新してください。
error-database-missing = データベース { $path } はありません。サーバーのデータベースを --database で指定してください。
error-database-strange = このデータベースに Cabochon のものはありません。サーバーのデータベースを --database で指定してください。
error-database-older = データベースは以前の形式です（{ $revision }。このバージョンには { $newest } が必要）。所有者が更新できます：cabochon admin database upgrade
error-database-busy = サーバーがこのデータベースを使っています。先に止めてから、もう一度試してください。
error-database-full = データベースにはすでに { $count } 個のテーブルがあります。空のデータベースに復元するか、--replace で全部を置き換えてください。
