### 命令行：帮助、结果、错误。

help-usage = 用法：
help-default = 默认：{ $value }
help-arguments = 参数
help-options = 选项
help-subcommands = 命令
help-error = 错误
help-examples = 示例
help-help = 显示此帮助并退出。

cli = 《璀璨宝石》与《璀璨宝石：对决》：游玩、观看、测量。
cli-lang = 所有文字的语言；未指定时由 CABOCHON_LANG 或系统语言决定。
cli-version = 显示版本并退出。
cli-install-completion = 让 shell 能用 Tab 键补全命令、选项、游戏、玩家和等级。
cli-show-completion = 显示用于补全的脚本，可以复制或修改。

## 多个命令共用的选项

option-game = 哪个游戏：{ $games }。
option-number = 文件中有多局时，指第几局（从 1 数起）。
option-players = 玩家人数：splendor 为 2 至 4 人，duel 为 2 人，其他游戏依其规则。
option-set = 更改一项设置，可重复使用。splendor：target、face_up、last_round、teams、may_take_fewer、choose_payment、start。duel：choose_payment、start。
option-variant = 一组设置的名称：quick 或 teams（splendor）。

## play

cli-play =
    在终端中游戏，人与机器人可任意组合。

    不带选项时会询问你想玩什么。
play-game = 哪个游戏：{ $games }；未指定时为第一个。
play-seats = 各座位的玩家，以逗号分隔：人名，或机器人（level-1 至 level-8、greedy、random、yardstick、search:…、py:模块:类、cmd:命令）。name:X 表示名叫 X 的人。
play-bots = 机器人，以逗号分隔（level-3,level-5），写法同 --seats；坐在人的后面。
play-level = 所有机器人的等级：1（新手）至 8（最强）。
play-seed = 每次使用相同的洗牌。供练习之用：知道种子的人就知道牌。
play-resume = 继续已保存的对局，不给出文件时从列表中选择；可用 --seats 重新指定玩家。

## serve

cli-serve =
    在浏览器里玩：启动服务器并显示其地址。

    除非另行指定，只有这台电脑可以连接；对局保存在你的一个文件里。
serve-host = 监听的地址。
serve-port = 端口；不写则用 8000 起第一个空闲端口。
serve-database = 牌桌保存在哪里：sqlite:///文件 或 postgresql://…；不写则用数据文件夹里的一个文件。
serve-open = 在浏览器里打开页面。
serve-lan = 让整个局域网都能连接，手机也可以加入。
serve-origin = 另一个可以在这里操作的页面地址，例如 https://example.org；可重复。
serve-allow-host = 这台服务器的另一个名字；可重复。
serve-proxy = 信任其转发标头（X-Forwarded-For、X-Forwarded-Proto）的反向代理：地址或网段；可重复。
serve-bot = 供这台服务器上所有人使用的自备机器人：level-5@seconds=1、search:…、py:模块:类 或 cmd:命令；可重复。它以你的权限运行。
serve-workers = 共同提供服务的进程数；多于一个时需要 PostgreSQL。
serve-keep-waiting = 等人的牌桌多少天没有动静就删除；0 表示从不。
serve-keep-abandoned = 没人继续的对局多少天后删除（计时进行中的除外）；0 表示从不。
serve-keep-finished = 结束的对局多少天后删除；0 表示从不。
serve-log-format = 把对 /api 的每个请求记录到错误输出：text 或 json。
serve-log-level = 从这一级别起记录：debug、info、warning 或 error；debug 会记录每次写入。
serve-metrics = 在此地址向 Prometheus 提供指标，例如 127.0.0.1:9464；每个工作进程把自己的编号加到端口上。
serve-ready = 牌桌已备好：
serve-phones = 同一网络里的手机：
serve-no-network = 找不到局域网；只有这台电脑可以玩。
serve-kept = 对局保存在 { $place }
serve-stop = 按 Ctrl+C 停止服务器；不会丢失任何对局。
serve-stopped = 服务器已停止。
serve-no-page = 页面还没有构建：“make play”可以构建它。现在只提供编程接口。
error-no-server = 服务器需要更多软件包，请安装：{ $command }
error-workers = --workers 需要 PostgreSQL（--database postgresql://…）：多个进程不能共用一个文件。
error-workers-windows = --workers 在 Windows 上不可用：那里多个进程不能共用一个端口。去掉该选项，即由一个进程提供服务。
error-port-taken = 端口 { $port } 已被占用；请用 --port 另选一个。
error-no-port = { $first } 到 { $last } 之间没有空闲端口；请用 --port 选一个。
error-address = 无法在 { $host } 上监听：{ $reason }。
error-log-format = --log-format 必须是 text 或 json，不能是 { $given }。
error-log-level = --log-level 必须是 debug、info、warning 或 error，不能是 { $given }。
error-metrics-option = --metrics 需要 127.0.0.1:9464 这样的地址和端口，不能是 { $given }。
error-metrics-address = 无法为 --metrics 在 { $host } 的端口 { $port } 上监听：{ $reason }。
error-allow-host-option = --allow-host 需要 play.example.org 这样的名字或地址，不带 https://、端口和路径，不能是 { $given }。
error-origin-option = --origin 需要 https://example.org 这样的地址，不能是 { $given }。
error-proxy-option = --proxy 需要 127.0.0.1 这样的地址或 10.0.0.0/8 这样的网段，不能是 { $given }。
error-house-bot = --bot 需要 名称=玩家，名称最多 { $most } 个字符，不能是 { $given }。
error-house-bot-taken = 已有名为 { $name } 的机器人；请换一个名称。

## simulate

cli-simulate =
    让机器人进行多局游戏并统计胜负。

    机器人逐局换座：第 g 局的座位 s 由列表中第 s + g 个（循环）机器人担任。
simulate-games = 局数。
simulate-seed = 相同的种子得到相同的对局。
simulate-bots = 机器人，以逗号分隔：level-1 至 level-8、greedy、random、yardstick、search:…、py:模块:类、cmd:命令，需要时在后面加 @seconds=S 或 @simulations=N；名单不足时循环使用。
simulate-out = 把每局的对局记录写入此文件夹。
simulate-workers = 并行的进程数。对局内容与之无关。
simulate-max = 一局达到这么多决定即停止，计为未完成。
simulate-bot = 机器人
simulate-seats = 座次
simulate-wins = 胜
simulate-share = 胜率
simulate-interval = 95% 区间
simulate-points = 平均分
simulate-length = { $count } 局，平均 { $decisions } 个决定。
simulate-start = 起始玩家的胜率：{ $share }
simulate-endings = 结局：{ $endings }
simulate-records = 对局记录保存在 { $folder }
ending-target = 达到目标
ending-deadlock = 僵局
ending-prestige = 分数
ending-crowns = 皇冠
ending-colour = 单色分数
ending-unfinished = 未完成
ending-fault = 因犯规中止

## replay

cli-replay = 逐个局面重现一份对局记录。
replay-file = 一份对局记录。
replay-json = 每个决定之前输出一行 JSON，最后一行是结果。
replay-keys = { $number }/{ $last } · 回车键下一个，b 上一个，数字跳转，q 退出 >

## games

cli-games = 列出一个文件中的多份对局记录。
games-file = 含有对局记录的文件。
games-number = 编号
games-game = 游戏
games-date = 日期
games-players = 玩家
games-result = 结果
games-unfinished = 未结束
games-count =
    { $unread ->
        [0] 共 { $count } 局。
       *[other] { $count } 局中有 { $unread } 局无法读取。
    }

## verify

cli-verify = 检查一份对局记录：用公布的哈希值核对洗牌，用规则核对行动与结果。
verify-file = 一份对局记录。
verify-hash = 开局时显示的哈希值。
verify-game = 第 { $number } 局：{ $names }
verify-unread = 第 { $number } 局无法读取
verify-games =
    { $failed ->
        [0] { $count } 局全部通过。
       *[other] { $count } 局中有 { $failed } 局未通过。
    }
check-commitment = 密钥与对局记录中的哈希值相符
check-published = 密钥与你给出的哈希值相符
check-setup = 开局布置与密钥相符
check-pool = { $pool }：顺序与密钥相符
check-refill = 第 { $number } 次补充：顺序与密钥相符
check-moves = 所有行动均合法
check-result = 结果与规则相符

## perft

cli-perft = 统计从起始局面出发的所有决定序列：规则的指纹。
perft-depth = 统计多少个决定的深度。
perft-seed = 哪个起始局面。
perft-depth-column = 深度
perft-sequences-column = 序列数
perft-time-column = 时间

## 错误

error-number =
    { $kind ->
        [whole] { $option } 必须是整数，不能是 { $given }。
       *[any] { $option } 必须是数字，不能是 { $given }。
    }
error-number-least =
    { $kind ->
        [whole] { $option } 必须是不小于 { $least } 的整数，不能是 { $given }。
       *[any] { $option } 必须是不小于 { $least } 的数字，不能是 { $given }。
    }
error-number-range =
    { $kind ->
        [whole] { $option } 必须是 { $least } 到 { $most } 之间的整数，不能是 { $given }。
       *[any] { $option } 必须是 { $least } 到 { $most } 之间的数字，不能是 { $given }。
    }
file-no-text = 该文件不是 UTF-8 文本。
