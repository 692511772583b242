### `cabochon admin`：伺服器管理員在伺服器旁邊所做的事。

cli-admin =
    管理伺服器：在其執行時管理牌桌、訪客、金鑰和資料庫。

    訪客以代號指定，「tables」和「show」會顯示代號。執行中的伺服器會在幾秒內生效。
cli-admin-tables = 列出牌桌，最近的在前。
cli-admin-show = 顯示牌桌上坐著誰、發生了多少事件；不顯示桌上的內容。
cli-admin-close = 結束一張牌桌：若遊戲正在進行，則無人獲勝。
cli-admin-delete = 刪除牌桌及其上發生的一切。
cli-admin-block =
    封鎖某位訪客或某個位址。

    訪客以代號指定。對於 IPv6，至少封鎖整個 /64 網路。「cookie」是「revoke --guest」所設的。
cli-admin-unblock = 解除對某位訪客或某個位址的封鎖。
cli-admin-blocks = 列出所有封鎖。
cli-admin-rotate-key = 用新金鑰簽署 Cookie。舊金鑰的 Cookie 仍然有效，並在下次造訪時重新簽署。
cli-admin-revoke =
    使 Cookie 失效：所有舊金鑰的，或某位訪客的。

    其持有者將被視為新訪客，無法回到自己的座位。
cli-admin-backup = 在伺服器執行時，把某一時刻的全部內容寫入檔案。該檔案須保密。
cli-admin-restore = 把備份的全部內容放回資料庫（SQLite 或 PostgreSQL）；期間不得有伺服器使用它。
cli-admin-database = 資料庫的格式，用於換到 Cabochon 的其他版本。
cli-admin-database-revision = 顯示資料庫的格式。
cli-admin-database-upgrade = 把資料庫升級到此版本的格式；伺服器啟動時也會這樣做。
cli-admin-database-downgrade = 把資料庫降級到較早的格式，供較早的版本使用。

admin-json = 輸出 JSON，供指令稿使用。
admin-yes = 是的，確定要這樣做。
admin-status = 只列出此狀態的牌桌：waiting（等待中）、playing（進行中）或 over（已結束）。
admin-guest = 訪客的代號。
admin-limit = 最多列出多少。
admin-table = 牌桌的編號或連結。
admin-tables = 牌桌的編號或連結。
admin-kind = 封鎖什麼。
admin-subject = 訪客的代號，或位址、網路。
admin-for = 多久：30m（分）、12h（小時）、2d（天）、1w（週）；不寫則永久。
admin-reason = 原因；給自己的備註。
admin-file = 檔案。
admin-replace = 丟棄資料庫中已有的內容。
admin-revision-argument = 「database revision」所顯示的格式。

admin-seconds = { $count } 秒
admin-minutes = { $count } 分
admin-hours = { $count } 小時
admin-days = { $count } 天
admin-column-table = 牌桌
admin-column-game = 遊戲
admin-column-status = 狀態
admin-column-people = 人員
admin-column-age = 已有
admin-column-changed = 上次變化
admin-column-events = 事件
admin-column-host = 房主
admin-column-seat = 座位
admin-column-name = 名字
admin-column-guest = 代號
admin-column-kind = 類別
admin-column-subject = 對象
admin-column-until = 剩餘
admin-column-reason = 原因
admin-status-waiting = 等待中
admin-status-playing = 進行中
admin-status-over = 已結束
admin-seat-open = （空）
admin-kind-guest = 訪客
admin-kind-address = 位址
admin-kind-cookie = Cookie
admin-for-good = 永久

admin-none = 沒有這樣的牌桌。
admin-closed = 牌桌 { $table } 已關閉。
admin-closed-before = 牌桌 { $table } 早已結束。
admin-deleted = 已刪除 { $count } 張牌桌。
admin-blocked = 已封鎖：{ $subject }，期間：{ $until }。
admin-unblocked = 已解除封鎖：{ $subject }
admin-no-blocks = 沒有人被封鎖。
admin-rotated =
    { $count ->
        [1] Cookie 現用新金鑰簽署。
       *[other] Cookie 現用新金鑰簽署；共有 { $count } 個金鑰有效。「revoke」會丟棄舊金鑰。
    }
admin-revoked =
    { $count ->
        [0] 沒有舊金鑰。
       *[other] 已丟棄 { $count } 個舊金鑰。
    }
admin-revoked-guest = { $guest } 的 Cookie 已失效。
admin-backed-up = { $file }：{ $moment } 時的 { $tables } 張牌桌、{ $events } 個事件。其中含有秘密，請妥善保管。
admin-restored = 已從 { $file } 還原：{ $moment } 時的 { $tables } 張牌桌、{ $events } 個事件。
admin-revision = 資料庫的格式是 { $revision }；此版本的格式是 { $newest }。
admin-form-changed = 資料庫的格式已從 { $before } 變為 { $after }。
admin-form-same = 資料庫的格式已經是 { $revision }，無需更改。
admin-form-made = 資料庫原本是空的；現在已具有此版本的格式。

error-admin-handle = { $given } 不是訪客的代號：代號由 12 位 0 到 f 的數字組成，如「admin show」所顯示。
error-admin-address = { $given } 不是位址或網路，例如 203.0.113.7、203.0.113.0/24 或 2001:db8::/64。
error-admin-table = { $given } 不是牌桌的編號：編號有 10 個字母和數字。
error-admin-period = 期間是數字加 s、m、h、d 或 w，例如 30m、12h 或 2d，不能是 { $given }。
error-admin-no-table = 沒有牌桌 { $table }。
error-admin-no-guest = 沒有代號為 { $guest } 的訪客曾在牌桌入座。
error-admin-not-blocked = { $subject } 未被封鎖。
error-admin-status = --status 必須是 waiting、playing 或 over，不能是 { $given }。
error-admin-kind = 可以封鎖的是 guest（訪客）、address（位址）或 cookie，不能是 { $given }。
error-admin-delete = 請指定要刪除的牌桌，或用 --guest 指定訪客。
error-admin-delete-yes = 這會刪除 { $guest } 的所有牌桌，也包括同桌其他人的。請用 --yes 確認。
error-admin-revoke-yes = 凡 Cookie 由舊金鑰簽署的人都會被視為新訪客並失去座位。請用 --yes 確認。
error-admin-downgrade-yes = 較早的格式容納不下的內容會遺失。請先備份，再用 --yes 確認。
error-admin-revision = 資料庫不能變為格式 { $given }；可以的有：{ $known }。
error-backup-exists = { $file } 已存在；請換一個名字。
error-backup-strange = { $file } 不是 Cabochon 的備份。
error-backup-damaged = { $file }：此備份已損壞；沒有還原任何內容。
error-backup-cut = { $file }：此備份被截斷，缺少結尾。沒有還原任何內容。
error-backup-later = { $file } 由較新版本的 Cabochon 製作；請更新 Cabochon 再還原。
error-database-missing = 沒有資料庫 { $path }。請用 --database 指定伺服器的資料庫。
error-database-strange = 此資料庫中沒有 Cabochon 的內容。請用 --database 指定伺服器的資料庫。
error-database-older = 資料庫是較早的格式（{ $revision }；此版本需要 { $newest }）。其擁有者可以升級：cabochon admin database upgrade
error-database-busy = 有伺服器正在使用此資料庫。請先停止它，再重試。
error-database-full = 資料庫中已有 { $count } 張牌桌。請還原到空的資料庫，或用 --replace 全部取代。
