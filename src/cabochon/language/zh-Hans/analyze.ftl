### 命令 cabochon analyze。

## cabochon analyze：帮助

cli-analyze =
    分析一份对局记录：每个决定值多少、怎样最好、为什么。

    每个决定都只根据该玩家当时能看到的信息来分析。时间越多，判断越可靠。
analyze-file = 一份对局记录。
analyze-seconds = 每个决定思考多少秒；默认一秒。
analyze-simulations = 每个决定模拟多少次：与秒数不同，结果可以重现。
analyze-threads = 用多少个线程思考。
analyze-seed = 相同的种子和模拟次数给出相同的分析。
analyze-from = 从第几个决定开始，从 1 数起。
analyze-to = 到第几个决定为止。
analyze-only = 只显示这一评价或更差的决定：best、good、inaccuracy、mistake、blunder。
analyze-json = 把全部结果以 JSON 写入此文件；- 则代替表格输出。
analyze-chart = 把整局的胜率画到此文件（SVG）。

## cabochon analyze：结果

analyze-number = 序号
analyze-player = 玩家
analyze-move = 行动
analyze-value = 胜率
analyze-grade = 评价
analyze-best = 最佳后续
analyze-better = 更好的行动
analyze-line = 然后
analyze-nothing = 没有可显示的内容。
analyze-none = 没有评价为“{ $grade }”或更差的决定。
analyze-accuracy = 准确度
analyze-turning = 转折点
analyze-turning-point = { $number }. { $player }：{ $move }（{ $before } → { $after }）
analyze-turning-better = 更好的行动：{ $move }
analyze-progress = 分析中
analyze-stopped = 已停止；{ $all } 个决定中分析了 { $count } 个。
analyze-note = 胜率是预期的胜利份额，每个决定 { $budget }。
analyze-budget-seconds = { $count } 秒
analyze-budget-simulations = { $count } 次模拟
analyze-written = 已写入：{ $file }
