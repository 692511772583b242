### 终端键盘前：提问、命令与回答。

## 开局之前

setup-enter = 直接按回车键即采用方括号中的内容；输入 quit 离开。
setup-resume = 要继续已保存的对局，请输入 resume。
setup-game = 玩哪个游戏？[{ $default }]
setup-players = 几位玩家？[{ $default }]
setup-seats = 谁来玩？真人输入名字，机器人输入 1 至 { $last }（或 { $bots }）。
setup-seat = 座位 { $number } [{ $default }]
setup-variant = 采用哪种规则？[{ $default }]
setup-choose = 请从以下选项中选择：{ $options }。
setup-name = 名字最多 { $most } 个字符，且不能含控制字符。
setup-program = 程序和 Python 类请在命令行中用 --seats 指定。

## 可以输入什么：行动

help-moves = 你可以执行：
help-shortcuts = 动词在不混淆的前提下可以缩写（b 2c），一行可以写多个决定：buy 2c, cover w, pay
verb-splendor-take = 拿取三个不同颜色的宝石，或两个同色宝石（公共区至少有四个）
verb-splendor-reserve = 保留一张发展卡牌并拿取一个黄金（万能）；1t、2t、3t 是各牌堆顶（不公开）
verb-splendor-buy = 购买桌上的发展卡牌，或手牌（h1、h2、h3）
verb-splendor-pass = 无法执行其他行动
verb-splendor-cover = 用黄金代替该颜色的宝石支付
verb-splendor-pay = 按当前方式完成支付
verb-splendor-return = 归还筹码直到剩下 { $limit } 个；可以一次输入多个字母
verb-splendor-noble = 选择来访的贵族牌
verb-duel-take = 拿取最多三个成一直线相邻的宝石或珍珠：一个格子，或两端的格子
verb-duel-reserve = 保留金字塔中的珠宝卡，或牌堆顶（1t、2t、3t，不公开）
verb-duel-buy = 购买金字塔中的珠宝卡，或手牌（h1、h2、h3）
verb-duel-pass = 无法执行其他行动
verb-duel-gold = 拿取一个黄金（万能），然后保留一张卡牌
verb-duel-cover = 用黄金代替该颜色的宝石或珍珠支付
verb-duel-pay = 按当前方式完成支付
verb-duel-colour = 选择万能卡的颜色
verb-duel-match = 从版图上拿取一个与卡牌同色的筹码
verb-duel-steal = 从对手处拿取一个宝石或珍珠
verb-duel-royal = 选择一张皇室卡
verb-duel-return = 归还筹码直到剩下 { $limit } 个；可以一次输入多个字母
and-more = … 另有 { $count } 个
help-signs = { $mark } 可以购买 · (…) 只有你看过的卡牌 · 2? 你没看过的等级 2 卡牌

## 可以输入什么：命令

help-commands = 命令：
command-help = 本页（也可输入 ?）
command-moves = 用文字列出所有可行的行动；“moves buy” 只列出购买
command-hint = 思考约一秒后的最佳行动及理由
command-undo = 撤销到你的上一个决定
command-log = 到目前为止的经过
command-save = 另存一份：save 文件名
command-table = 重新显示桌面（也可按回车键）
command-quit = 离开；以后可以继续

## 游戏进行中

hand-over-first = 由 { $player } 开始。确认其他人看不到屏幕后按回车键。
hand-over = 请把键盘交给 { $player }，然后按回车键（{ $before } 可输入 undo 撤销）。
advice-thinking = 正在寻找好的行动
advice-best = 最佳
advice-other = 其次
advice-only = 只有一个可行的行动“{ $move }”：{ $words }。
advice-note = 百分比是你的胜率，来自 { $count } 次模拟。
advice-cancelled = 已取消提示。
thinking-bot = { $player } 正在思考
thinking-time =
    { $most ->
        [0] { $seconds } 秒
       *[other] { $seconds } 秒 / 约 { $most } 秒
    }
moves-none = 现在没有以“{ $text }”开头的可行行动。只输入 moves 可查看所有可行的行动。
watch-next = 回车键：下一回合 · quit：离开
type-help = 输入 ? 查看可以做什么。
window-narrow = 窗口太窄，无法显示全部内容：现在有 { $width } 列，需要 { $columns } 列。
needs-verb = 现在可以决定的行动以这些词开头：{ $verbs }。
needs-brevity = 一个行动最多 { $most } 个字符。
needs-nothing = { $verb } 后面不写任何内容。
needs-place = { $verb } 后面是卡牌的位置（{ $places }）：{ $examples }。
needs-number = { $verb } 后面是编号：{ $example }。
needs-tokens = { $verb } 后面是可以一起拿取的筹码的字母（{ $letters }）：{ $examples }。
needs-token = { $verb } 后面是字母 { $letters } 之一：{ $example }。
needs-token-several = { $verb } 后面是字母 { $letters } 中的一个或多个：{ $example }。
needs-cell = { $verb } 后面是 { $first } 到 { $last } 的一个格子：{ $example }。
needs-cell-several = { $verb } 后面是 { $first } 到 { $last } 的一个或多个格子：{ $example }。
needs-line = { $verb } 后面是同一直线上相邻的一到三个格子：{ $example }。
move-ambiguous =
    “{ $text }”可以指多个行动：{ $options }{ $more ->
        [0] 。
       *[other] ，另有 { $more } 个。
    }
move-illegal-rules = 现在不能执行“{ $text }”。输入 moves 查看所有可行的行动。
move-illegal-price =
    “{ $text }”太贵了：你还缺 { $tokens }{ $gold ->
        [0] 。
       *[other] ，只有 { $gold } 个黄金。
    }
move-illegal-phase = “{ $text }”要等一等：现在需要先决定别的事。输入 ? 查看。
move-illegal-order = “{ $text }”应该更早输入：这些决定有固定的顺序。
move-illegal-turn = “{ $text }”超出了你的回合。请一次只输入一个回合。
move-illegal-chance = “{ $text }”在抽袋之前就做了决定。请单独输入 replenish。
undo-nothing = 你还没有做过决定。
undo-other-person = 太晚了：其他人已经做了决定。
undo-revealed = 太晚了：已经有卡牌或筹码被翻开。

## 保存与离开

saving-in = 每一步之后自动保存到 { $file }
saved-in = 已保存到 { $file }
resume-with = 继续游戏：{ $command }
save-failed = 无法写入 { $file }：{ $reason }。
save-no-folder = 无法写入 { $file }：文件夹 { $folder } 不存在。
overwrite = { $file } 已经存在。要替换吗？[y/N]
quit-keep = 保留这局游戏以便以后继续吗？[Y/n]
quit-dropped = 这局游戏已放弃。
yes-letter = y
## 已保存的对局

shelf-turn = 回合
shelf-empty = 没有可以继续的已保存对局。
shelf-more = 另有 { $count } 个更早的对局在 { $folder }
shelf-choose = 哪一个？回车键：第一个 · 编号 · delete 2：删除 · quit：离开 >
shelf-which = 请输入 1 到 { $last } 的编号，或 delete 加编号。
shelf-delete = 要永久删除 { $names } 的对局（{ $file }）吗？[y/N]
shelf-kept = 无法删除 { $file }：{ $reason }。

## 结局

record-in = 本局记录：{ $file }
shuffle-secret = 洗牌的密钥：{ $secret }
verify-with = 验证洗牌：{ $command }
