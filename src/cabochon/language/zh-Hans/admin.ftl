### `cabochon admin`：服务器管理员在服务器旁边所做的事。

cli-admin =
    管理服务器：在其运行时管理牌桌、访客、密钥和数据库。

    访客以代号指定，“tables”和“show”会显示代号。运行中的服务器会在几秒内生效。
cli-admin-tables = 列出牌桌，最近的在前。
cli-admin-show = 显示牌桌上坐着谁、发生了多少事件；不显示桌上的内容。
cli-admin-close = 结束一张牌桌：若游戏正在进行，则无人获胜。
cli-admin-delete = 删除牌桌及其上发生的一切。
cli-admin-block =
    封禁某位访客或某个地址。

    访客以代号指定。对于 IPv6，至少封禁整个 /64 网络。“cookie”是“revoke --guest”所设的。
cli-admin-unblock = 解除对某位访客或某个地址的封禁。
cli-admin-blocks = 列出所有封禁。
cli-admin-rotate-key = 用新密钥签署 Cookie。旧密钥的 Cookie 仍然有效，并在下次访问时重新签署。
cli-admin-revoke =
    使 Cookie 失效：所有旧密钥的，或某位访客的。

    其持有者将被视为新访客，无法回到自己的座位。
cli-admin-backup = 在服务器运行时，把某一时刻的全部内容写入文件。该文件须保密。
cli-admin-restore = 把备份的全部内容放回数据库（SQLite 或 PostgreSQL）；期间不得有服务器使用它。
cli-admin-database = 数据库的格式，用于换到 Cabochon 的其他版本。
cli-admin-database-revision = 显示数据库的格式。
cli-admin-database-upgrade = 把数据库升级到此版本的格式；服务器启动时也会这样做。
cli-admin-database-downgrade = 把数据库降级到较早的格式，供较早的版本使用。

admin-json = 输出 JSON，供脚本使用。
admin-yes = 是的，确定要这样做。
admin-status = 只列出此状态的牌桌：waiting（等待中）、playing（进行中）或 over（已结束）。
admin-guest = 访客的代号。
admin-limit = 最多列出多少。
admin-table = 牌桌的编号或链接。
admin-tables = 牌桌的编号或链接。
admin-kind = 封禁什么。
admin-subject = 访客的代号，或地址、网络。
admin-for = 多久：30m（分）、12h（小时）、2d（天）、1w（周）；不写则永久。
admin-reason = 原因；给自己的备注。
admin-file = 文件。
admin-replace = 丢弃数据库中已有的内容。
admin-revision-argument = “database revision”所显示的格式。

admin-seconds = { $count } 秒
admin-minutes = { $count } 分
admin-hours = { $count } 小时
admin-days = { $count } 天
admin-column-table = 牌桌
admin-column-game = 游戏
admin-column-status = 状态
admin-column-people = 人员
admin-column-age = 已有
admin-column-changed = 上次变化
admin-column-events = 事件
admin-column-host = 房主
admin-column-seat = 座位
admin-column-name = 名字
admin-column-guest = 代号
admin-column-kind = 类别
admin-column-subject = 对象
admin-column-until = 剩余
admin-column-reason = 原因
admin-status-waiting = 等待中
admin-status-playing = 进行中
admin-status-over = 已结束
admin-seat-open = （空）
admin-kind-guest = 访客
admin-kind-address = 地址
admin-kind-cookie = Cookie
admin-for-good = 永久

admin-none = 没有这样的牌桌。
admin-closed = 牌桌 { $table } 已关闭。
admin-closed-before = 牌桌 { $table } 早已结束。
admin-deleted = 已删除 { $count } 张牌桌。
admin-blocked = 已封禁：{ $subject }，时长：{ $until }。
admin-unblocked = 已解除封禁：{ $subject }
admin-no-blocks = 没有人被封禁。
admin-rotated =
    { $count ->
        [1] Cookie 现用新密钥签署。
       *[other] Cookie 现用新密钥签署；共有 { $count } 个密钥有效。“revoke”会丢弃旧密钥。
    }
admin-revoked =
    { $count ->
        [0] 没有旧密钥。
       *[other] 已丢弃 { $count } 个旧密钥。
    }
admin-revoked-guest = { $guest } 的 Cookie 已失效。
admin-backed-up = { $file }：{ $moment } 时的 { $tables } 张牌桌、{ $events } 个事件。其中含有秘密，请妥善保管。
admin-restored = 已从 { $file } 恢复：{ $moment } 时的 { $tables } 张牌桌、{ $events } 个事件。
admin-revision = 数据库的格式是 { $revision }；此版本的格式是 { $newest }。
admin-form-changed = 数据库的格式已从 { $before } 变为 { $after }。
admin-form-same = 数据库的格式已经是 { $revision }，无需更改。
admin-form-made = 数据库原本是空的；现在已具有此版本的格式。

error-admin-handle = { $given } 不是访客的代号：代号由 12 位 0 到 f 的数字组成，如“admin show”所显示。
error-admin-address = { $given } 不是地址或网络，例如 203.0.113.7、203.0.113.0/24 或 2001:db8::/64。
error-admin-table = { $given } 不是牌桌的编号：编号有 10 个字母和数字。
error-admin-period = 时长是数字加 s、m、h、d 或 w，例如 30m、12h 或 2d，不能是 { $given }。
error-admin-no-table = 没有牌桌 { $table }。
error-admin-no-guest = 没有代号为 { $guest } 的访客曾在牌桌入座。
error-admin-not-blocked = { $subject } 未被封禁。
error-admin-status = --status 必须是 waiting、playing 或 over，不能是 { $given }。
error-admin-kind = 可以封禁的是 guest（访客）、address（地址）或 cookie，不能是 { $given }。
error-admin-delete = 请指定要删除的牌桌，或用 --guest 指定访客。
error-admin-delete-yes = 这会删除 { $guest } 的所有牌桌，也包括同桌其他人的。请用 --yes 确认。
error-admin-revoke-yes = 凡 Cookie 由旧密钥签署的人都会被视为新访客并失去座位。请用 --yes 确认。
error-admin-downgrade-yes = 较早的格式容纳不下的内容会丢失。请先备份，再用 --yes 确认。
error-admin-revision = 数据库不能变为格式 { $given }；可以的有：{ $known }。
error-backup-exists = { $file } 已存在；请换一个名字。
error-backup-strange = { $file } 不是 Cabochon 的备份。
error-backup-damaged = { $file }：此备份已损坏；没有恢复任何内容。
error-backup-cut = { $file }：此备份被截断，缺少结尾。没有恢复任何内容。
error-backup-later = { $file } 由较新版本的 Cabochon 制作；请更新 Cabochon 再恢复。
error-database-missing = 没有数据库 { $path }。请用 --database 指定服务器的数据库。
error-database-strange = 此数据库中没有 Cabochon 的内容。请用 --database 指定服务器的数据库。
error-database-older = 数据库是较早的格式（{ $revision }；此版本需要 { $newest }）。其所有者可以升级：cabochon admin database upgrade
error-database-busy = 有服务器正在使用此数据库。请先停止它，再重试。
error-database-full = 数据库中已有 { $count } 张牌桌。请恢复到空的数据库，或用 --replace 全部替换。
