### 浏览器中的页面：外框、开桌的过程、等候室。

## 每个页面的外框

page-title = { $page } · Cabochon
page-skip = 跳到正文
page-home = Cabochon：回到首页
page-language = 语言
page-theme = 配色
theme-system = 跟随系统
theme-light = 浅色
theme-dark = 深色
page-loading = 请稍候…
page-no-script = Cabochon 需要 JavaScript。请为本页面启用它。
page-retry = 重试
page-close = 关闭
page-cancel = 取消
page-back = 回到首页
page-new-tab = （在新标签页打开）
rules-read = 规则
rules-of = { $game }的规则
rules-more = 查看规则

## 名字

name-shown = 你的名字是 { $name }。更改名字
name-question = 其他人该怎么称呼你？
name-label = 你的名字
name-hint = 此浏览器会记住它。
name-save = 保存
name-missing = 请输入名字。
guest-name-opal = 欧泊
guest-name-amber = 琥珀
guest-name-jade = 翡翠
guest-name-coral = 珊瑚
guest-name-garnet = 石榴石
guest-name-topaz = 托帕石
guest-name-amethyst = 紫水晶
guest-name-agate = 玛瑙
nameless = 访客

## 首页

home-title = 请入座
home-lead = 与机器人对战，用链接邀请朋友，或围着同一块屏幕一起玩。无需注册，随到随玩。
home-splendor = 收集宝石，购买让后续卡牌更便宜的发展卡牌，抢在别人之前迎来贵族。
home-duel = 双人对决：沿直线拿取版图上的宝石，积攒特权，从三种获胜方式中选择一种。
home-players = 玩家人数
home-bot = 机器人
home-play =
    { $count ->
        [1] 与机器人对战
       *[other] 与 { $count } 个机器人对战
    }
home-friends = 和朋友一起玩
home-screen = 在同一屏幕上玩
home-learn = 学习
home-lessons = 学习玩法
puzzles-title = 残局谜题
home-look-back = 回顾
home-replay = 重放一局游戏
home-analyse = 分析对局
past-all = 我的全部对局
players-range = { $low } 至 { $high } 人
players-exactly = { $count } 人

## 牌桌列表

mine-title = 你的对局
mine-turn = 轮到你了
mine-waiting = 等待玩家加入
mine-theirs = 轮到其他人
mine-finished = 已结束的对局
kept-title = 在此设备上重放过的对局
mine-continue = 继续
mine-more = 另外 { $count } 局
mine-look = 查看
replay-link = 重放
mine-rematch = 再来一局？
result-won = 胜
result-lost = 负
result-draw = 平局
result-none = 无结果
result-resigned = 因认输
result-timeout = 因超时
lobby-title = 等人加入的牌桌
lobby-empty = 现在没有人在找玩家。开一张牌桌，让它显示在这里吧。
lobby-new = 开一张牌桌
lobby-join = 加入
lobby-watch-title = 可以观战的对局
lobby-watch = 观战
lobby-failed = 暂时无法取得列表，稍后会自动重试。
table-link = { $action }：{ $game }，{ $players }
seat-free = 空位
clock-words =
    { $minutes } 分钟{ $seconds ->
        [0] { "" }
       *[other] { " " }+ { $seconds } 秒
    }
rules-quick = 快速游戏
rules-teams = 团队模式
rules-own = 自定义规则
table-based = 从某个局面接着玩

## 服务器知道什么

data-title = 你的数据
data-lead = 服务器保存你的名字和你玩过的对局，并通过 Cookie 认出此浏览器。
data-download = 下载我的对局
data-delete = 删除关于我的一切
data-sure = 删除关于你的一切？
data-sure-alone = 你独自、与机器人或在同一屏幕上玩的对局会被删除。
data-sure-others = 与他人一起玩的对局会留给他们，但再也看不出那是你：你在那里叫“{ nameless }”。
data-sure-running = 如果这样的对局仍在进行，你会认输。你会离开还在等人的牌桌。
data-sure-final = 此操作无法撤销。
data-sure-download = 如果想保留你的对局，请先下载。
data-sure-delete = 全部删除
data-deleted =
    关于你的一切已删除。{ $deleted ->
        [0] 没有只属于你的对局。
       *[other] { $deleted } 局已删除。
    }{ $nameless ->
        [0] { "" }
       *[other] 另有 { $nameless } 局中不再有你的名字。
    }

## 准备一张新牌桌

new-title = 新牌桌
new-game = 游戏
new-rules = 规则
rules-mix = 自定义规则
new-settings = 全部设置
setting-target = 获胜所需声望点数
setting-target-hint = 有人在回合结束时达到这个分数，便进入最后一轮。
setting-face-up = 每个等级的明牌数
setting-face-up-hint = 明牌越少，游戏越快，运气成分越大。
setting-last-round = 最后一轮
setting-last-round-hint = 有人达到目标之后，游戏如何收尾。
setting-teams = 团队模式
setting-teams-hint = 二对二：对面而坐者为队友，共享分数和加成。
setting-may-take-fewer = 可以少拿筹码
setting-may-take-fewer-hint = 关闭时：只要公共区有三种颜色，就要拿三种不同颜色。
setting-choose-payment = 自选支付方式
setting-choose-payment-hint = 即使你有相应的宝石，也可以用黄金（万能）支付。关闭时：黄金只用来补足缺少的部分。
choice-finish-round = 打完本轮：回合数相同
choice-one-more-each = 其他人各再进行一个回合
number-less = 减少一个：{ $what }
number-more = 增加一个：{ $what }
new-seats = 玩家
new-seats-hint = 座位顺序就是行动顺序。
seat-number = 座位 { $number }
seat-me = 我
seat-open = 空位
seat-local = 同屏玩家
seat-bot = 机器人：{ $bot }
seat-name = 座位 { $number } 玩家的名字
seat-add = 增加座位
seat-remove = 移除座位 { $number }
seat-team = { $team } 队
new-start = 谁先开始
start-random = 随机
new-listed = 谁能找到这张牌桌
listed-no = 只有知道链接的人
listed-no-hint = 你会得到可以转发的链接和二维码。
listed-yes = 所有人：显示在首页列表中
listed-yes-hint = 访问此服务器的任何人都可以加入或观战。
new-clock = 思考时间
clock-none = 不计时
clock-own = 其他
clock-minutes = 每位玩家的分钟数
clock-seconds = 每回合之后增加的秒数
clock-hint = 时间用完者判负；三人或四人游戏中由机器人接手。
new-open = 开桌
new-start-now = 开始游戏
new-help = 提示
new-hints = 允许提示
new-hints-hint = 轮到自己时，可以询问电脑会怎么做。
plan-flaws = 还不能开始：
plan-flaw = { $where }：{ $what }
plan-number = 请输入 { $low } 到 { $high } 之间的整数。
plan-name-long = 名字最多 { $wide } 个汉字或 { $most } 个字母。
plan-name-twice = 有两位玩家都叫 { $name }，请加以区分。

## 等候室

waiting-title =
    { $count ->
        [1] 还有一个空位
       *[other] 还有 { $count } 个空位
    }
waiting-lead = 所有座位坐满后，游戏会自动开始。
waiting-seats = 座位
waiting-you = 你
waiting-here = 在线
waiting-gone = 离线
waiting-join = 坐在这里
waiting-leave = 离开牌桌
waiting-bot = 让机器人坐这里
waiting-bots = 用机器人补满并开始
waiting-bot-kind = 机器人种类
waiting-invite = 邀请他人
waiting-invite-text = 打开此链接的人都可以入座。
waiting-link = 这张牌桌的链接
waiting-copy = 复制
waiting-copied = 已复制
waiting-share = 分享
waiting-share-text = 来一局{ $game }吗？已为你留好座位：
waiting-qr = 含有这张牌桌链接的二维码
reach-alone = 目前这个地址只能在本机使用。要让同一网络中的手机和其他电脑加入，请用 { $command }（如果用的是 make play，则用 { $make }）启动服务器。
reach-no-network = 找不到局域网，这个地址只能在本机使用。
waiting-listed = 这张牌桌显示在首页列表中。
waiting-watching = { $count } 人正在观战。

## 没有内容可显示时

missing-title = 这里什么也没有
missing-text = 地址可能输错了。牌桌的地址形如 { $example }。
gone-title = 没有这张牌桌
gone-text = 链接可能不完整，或者牌桌已被清理。
closed-title = 这张牌桌已解散
closed-text = 游戏开始之前，所有人都离开了。
shut-title = 这张牌桌已被关闭
shut-text = 游戏开始之前，服务器管理员关闭了它。
trouble-title = 出了点问题
trouble-connecting = 正在连接牌桌…
