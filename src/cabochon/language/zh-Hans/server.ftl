## 服务器拒绝的事

error-no-table = 没有这张牌桌。
error-no-path = 这个地址没有内容。
error-method = 这个地址不支持此操作。
error-no-cookie = 服务器不认得你：它需要自己的 Cookie。请允许本页面使用 Cookie，然后重新加载。
error-request = 无法理解这个请求：{ $where } 不正确。
error-message = 无法理解这条消息：{ $where } 不正确。
error-too-fast = 请求过多。请等 { $seconds } 秒再试。
error-too-long = 一个请求最多 { $most } 字节。
error-too-many-tables = 你已有 { $most } 张未结束的牌桌。请先结束其中一张。
error-host = 服务器没有这个名字。管理员可以用 --allow-host 允许它。
error-origin = 来自别处的页面不能在这里操作。
error-blocked = 服务器管理员已封禁你，或封禁了你所用的地址。
error-transfer = 没有这个代码，或者它已经失效：每个代码只能用一次，十分钟内有效。请在另一台设备上重新生成。
error-http = 服务器无法理解这个请求。
error-head-too-long = 请求的地址和标头合计最多 { $most } 字节。
error-too-slow = 请求没有在 { $seconds } 秒内到达。
error-doors-full = 现在的连接太多了。请稍后再试。
error-server = 服务器出了问题。请再试一次。

## 牌桌拒绝的事

error-name = 名字至少要有 1 个可见字符，最多 { $wide } 个汉字或 { $most } 个字母，且不能堆叠符号。
error-name-taken = 这里不能叫“{ $name }”：机器人或服务器已用类似的名字。
error-table-me = 只有一个座位可以是你的。请为这块屏幕前的其他人另设座位和名字。
error-table-nobody = 牌桌上必须有人：请为自己或会来的人留一个座位。
error-table-seat-unknown = 没有座位 { $number }：这张牌桌有 { $count } 个座位。
error-table-seat-taken = 座位 { $number } 已经有人。
error-table-seated = 你在这张牌桌已经有座位了。
error-table-not-yours = 座位 { $number } 不是你的。
error-table-not-seated = 只有这张牌桌的玩家可以这样做。
error-table-host = 只有房主可以这样做。
error-table-started = 游戏已经开始，不能再入座。
error-table-not-started = 游戏还没有开始。
error-table-over = 游戏已经结束。
error-table-not-over = 游戏还没有结束。
error-table-closed = 这张牌桌在游戏开始之前就关闭了。
error-table-gone = 曾在这里游戏的某位玩家已经永久离开了本服务器。
error-table-version = 这局游戏开始时的规则版本与本服务器不同。
error-table-unreadable = 本服务器无法读取这张牌桌的保存格式。
error-table-turn = 还没轮到你：现在轮到 { $name }。
error-table-away = 机器人正在为你托管。请先回到座位。
error-table-not-away = 这个座位没有机器人托管。
error-table-time-up = 时间到了。
error-table-undo = 没有你可以撤销的行动。
error-table-undo-away = { $name } 不在，无法同意。撤销需要所有人同意。
error-table-exhausted = 这张牌桌上撤销、提议和进出的次数太多了，现在只能继续进行游戏。
error-table-endless = 这局游戏已经进行了 { $most } 步，现在只能认输。
error-table-proposal = 已经有一个提议。请先回答或撤回它。
error-table-no-proposal = 没有等待回答的提议。
error-table-not-asked = 这个提议不需要你回答。
error-table-no-person = 座位 { $number } 上没有可由机器人托管的人。
error-table-own-seat = 不能为自己的座位提议托管。你可以认输。
error-table-online = { $name } 在线。机器人只能为没有连接的人托管。
error-table-grace = { $name } 可能还会回来。{ $seconds } 秒后机器人可以托管。
error-table-replaced = 机器人已经在为 { $name } 托管。

## 不是行动的内容

error-move-malformed = “{ $text }”不是一个行动。
error-move-ambiguous =
    “{ $text }”可以指多个行动：{ $options }{ $more ->
        [0] 。
       *[other] ，另有 { $more } 个。
    }
error-move-rules = 现在不能执行“{ $text }”。
error-move-phase = “{ $text }”要等一等：现在需要先决定别的事。
error-move-order = “{ $text }”应该更早执行：这些决定有固定的顺序。
error-move-turn = “{ $text }”超出了你的回合。
error-move-chance = “{ $text }”在抽袋之前就做了决定。请先补充版图，再看结果。
error-move-over = “{ $text }”超出了游戏的结束。

## 记录、提示与分析

error-record = 无法使用这份对局记录：{ $reason }。
error-record-line = 无法使用这份对局记录。第 { $line } 行第 { $column } 列：{ $reason }。
error-record-hidden = 这份对局记录隐藏了卡牌，游戏进行中就是如此。请使用游戏结束后的对局记录。
error-record-long = 超过 { $most } 步的对局记录比真实的对局还长，无法读取。
error-base-unfit = 游戏、设置和座位数必须与对局记录相同。
error-base-moves = 这份对局记录有 { $count } 个决定，没有第 { $moves } 个决定之后的局面。
error-base-over = 对局记录到这里游戏已经结束。请选择更早的局面。
error-hint-forbidden = 这张牌桌不允许提示。
error-hint-busy = 你的上一个提示还在思考中。
error-hint-late = 在此期间游戏已经继续。
error-analysis-busy = 你的一局已经在分析。请等它完成，或者停止它。
error-analysis-long = 这会超过 { $minutes } 分钟。请减少每个决定的时间。
error-busy = 服务器正在全力思考。请稍后再试。
