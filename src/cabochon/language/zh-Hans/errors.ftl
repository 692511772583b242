## What is wrong with what somebody handed in

error-players = { $game } 的玩家人数可为 { $counts }，不能是 { $players }。
error-team-players = 团队模式需要 4 名玩家，不能是 { $players } 名。
error-setting-switch = { $name } = { $value } 无效：必须是 true 或 false。
error-setting-word = { $name } = { $value } 无效：必须是以下之一：{ $choices }。
error-setting-number = { $name } = { $value } 无效：必须是 { $low } 到 { $high } 的整数。
error-setting-start = start = { $value } 无效：必须是 random 或 0 到 { $last } 的座位。
error-setting-unknown = 没有名为 { $name } 的设置；可用设置：{ $known }。
error-variant = { $game } 没有变体 { $variant }；可用变体：{ $known }。
error-variant-none = { $game } 没有变体；请去掉 --variant { $variant }。
error-assignment = --set 需要 KEY=VALUE 的形式，例如 target=21，不能是 { $given }。
error-bot = 没有名为 { $name } 的机器人；可用机器人：{ $known }。
error-bot-game = { $name } 不会玩这个游戏；请选择其他机器人。
error-bot-failed = { $bot } 出错：{ $reason }
error-player = 没有名为 { $name } 的机器人；可用：{ $known }、search:…、py:… 和 cmd:…
error-player-close = 没有名为 { $name } 的机器人；你是指 { $meant } 吗？
error-player-budgets = { $name } 有两个限额；请只给一个。
error-search-key = { $name } 中的 { $key } 不存在；搜索可用：{ $known }。
error-search-key-close = { $name } 中的 { $key } 不存在；你是指 { $meant } 吗？
error-search-network = 在“{ $name }”中，network=文件 取代评估及其数字，只有 temperature 除外。
error-search-learned = 在“{ $name }”中，evaluation=learned 是网络，没有数字 { $key }。
error-network = 无法使用该网络：{ $reason }
error-network-game = { $name } 的网络用于 { $found }，而这个游戏是 { $game }。
error-program-game = { $name } 会玩的是 { $found }，而这个游戏是 { $game }。
error-program-games = { $name } 会玩的是 { $found }；这里的游戏有：{ $known }。
error-player-class = Python 类写作 py:模块:类 或 py:文件.py:类，不能是 { $name }。
error-player-python = py:{ $source }:{ $name } 无法参加：{ $reason }
error-player-python-what =
    py:{ $source }:{ $name } 无法参加：Python 玩家是 cabochon.players.Player 的派生类，或创建这种玩家的函数，并以种子调用，例如 { $name }(7)。{ $found ->
        [arguments] 找到的对象需要其他参数：{ $detail }
        [failed] 找到的是一个函数，用种子调用时出错：{ $detail }
        [made] 找到的对象创建的是别的东西：{ $detail }
       *[is] 找到的是：{ $detail }
    }
error-budget = 限额写作 simulations=N、seconds=S（最多 3600），或以逗号分隔两者，不能是 { $given }。
error-player-list = 玩家列表须写在一行内，以逗号分隔。
error-seat-close = { $name } 很像机器人 { $meant }。若是人名，请写 name:{ $name }
error-bots-named = --bots 需要指定 1 到 { $players } 个机器人；现在是 { $named } 个。
error-resume-alone = --resume 会继续文件中的游戏，只能与 --seats 同时使用。
error-resume-name = 这局游戏的座位 { $number } 是 { $name }，不是 { $given }。
error-seats-and-bots = --seats 和 --bots 都用来指定玩家；请只用其中一个。
error-level-alone = --level 用于所有机器人，--seats 和 --bots 则逐个指定；请只用其中一个。
error-level = --level 必须是 1 至 { $last } 的等级，不能是 { $given }。
error-named-players = 指定了 { $named } 名玩家，但参加游戏的是 { $players } 名。
error-hash = --hash 需要游戏开始时显示的 64 位十六进制数字。
error-header-seats = 文件头 Seats 需要列出 { $players } 个座位；现在是 { $named } 个。
error-header-player = 文件头 Seats 中有未知的玩家 { $kind }；可用：{ $known }。
error-header-program = 座位 { $number } 由程序担任，而文件不会启动程序：请用 --seats 指定每个座位的玩家。
error-record-several = { $file } 中有 { $count } 局：请用 --game 加上 1 到 { $count } 的编号指明哪一局。“cabochon games”可列出各局。
error-resume-several = { $file } 中有 { $count } 局：要继续的那一局必须单独存为一个文件。
error-record-number = { $file } 中有 { $count } 局；--game 必须为 1 至 { $count }。
error-record-none = { $file }：这个文件中没有对局记录。
error-file-missing = 文件不存在。
error-file-forbidden = 没有权限打开该文件。
error-file-folder = 这是文件夹，不是文件。
error-no-folder = { $folder }：文件夹不存在。
error-database = 无法使用数据库 { $url }：{ $reason }。
error-database-address = 无法使用数据库 { $url }：{ $reason }。地址的写法是 sqlite:///path/to/file.db 或 postgresql://user@host/database。
error-database-used = { $path } 已被另一个服务器使用。多个进程可以共用 PostgreSQL 数据库，但不能共用一个文件。
error-database-lock = 无法使用文件 { $path }：{ $reason }。请用创建它的用户运行服务器，或在没有服务器运行时删除它。
error-database-newer = 该数据库由更新版本的 Cabochon 创建（格式为 { $revision }，本版本最高支持 { $known }）；请更新 Cabochon，或改用其他数据库。
error-database-lost = 暂时无法连接服务器的数据库，请稍后再试。
error-database-damaged = 服务器的数据库已满、已损坏或无法写入，需要服务器管理员处理。
compiling-rules = 正在为本机编译规则（仅一次，最多约一分钟）…
error-game = 没有名为 { $name } 的游戏；可选的游戏：{ $known }。
error-game-installed = 游戏 { $name } 已安装，但无法从 { $source } 加载：{ $reason }
