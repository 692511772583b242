### The page: looking back at all one's games.

past-title = 我的对局
past-lead = 你在这个浏览器中玩过的一切：结果、汇总，以及对局本身。
past-empty = 你还没有玩过。你的对局及其结果会列在这里。
past-begin = 玩一局
past-list = 对局
past-statistics = 统计
past-export = 全部存为一个文件
past-export-hint = 将所有已结束对局的记录存为一个文件
past-more = 这里只列出最近的 { $count } 局。

## Filters

past-filters = 哪些对局
past-filter-game = 游戏
past-filter-result = 结果
past-filter-against = 对手
past-filter-rules = 规则
past-any = 全部
past-running = 进行中
past-people = 真人
past-bots = 机器人
past-none-fit = 没有符合条件的对局。
past-reset = 显示全部对局

## Pages of the list

past-pages = 页
past-newer = 较新的对局
past-older = 较早的对局
past-range = 第 { $first }–{ $last } 局，共 { $count } 局

## Statistics

past-count-title = 局数
past-share = 胜率
past-tally-head = 胜、平、负
past-tally = { $won } – { $draw } – { $lost }
past-no-statistics = 只要有一局分出胜负，这里就会有内容。
past-based = 从记录中的某个局面接着玩的对局不计入这里。
past-by-game = 按游戏
past-by-level = 对机器人
past-by-person = 对真人
past-by-turn = 按行动顺序
past-turn =
    { $number ->
        [1] 你先行动
       *[other] 第 { $number } 位
    }
past-by-card = 按购买的第一张卡牌
past-by-day = 按日
past-by-week = 按周
past-by-month = 按月
past-when = 时间
