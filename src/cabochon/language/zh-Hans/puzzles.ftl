### 谜题：网页，以及制作谜题的命令。

## 列表页

puzzles-lead = 取自电脑自我对局的局面。每个局面里都藏着一个要找出的行动。
puzzles-games = 哪个游戏
puzzles-begin = 开始
puzzles-go-on = 继续
puzzles-solved = 已解出 { $count } / { $total }
puzzles-kind = 要找什么
puzzles-difficulty = 难度
puzzles-any = 全部
puzzles-none = 这里没有这样的谜题。
puzzles-no-game = 没有这个游戏的谜题。
puzzles-about-win = 这一回合就能结束对局，分数更高的卡牌可能会迷惑你。
puzzles-about-reserve = 台面上有一张卡牌值得保留，其他行动都远远不如。
puzzles-about-defence = 对手即将获胜，只有一个办法能阻止。
puzzle-name = 谜题 { $number }
puzzle-solved = 已解出
puzzle-seen = 已看过答案

## 谜题

puzzle-kind-win = 本回合获胜
puzzle-kind-reserve = 最佳保留
puzzle-kind-defence = 唯一的防守
puzzle-easy = 简单
puzzle-medium = 中等
puzzle-hard = 困难
puzzle-where = 第 { $number } 题，共 { $count } 题
puzzle-you = 你
puzzle-opponent = 欧珀
puzzle-ask-win = 这一回合就能获胜。该怎么做？
puzzle-ask-reserve = 现在应当保留一张卡牌。哪一张？
puzzle-ask-defence = { $player } 下回合就要获胜。唯一的阻止办法是什么？
puzzle-last-turn = 这是你的最后一个回合：{ $player } 有 { $points } 分。
puzzle-on = 到目前为止都对，请继续。
puzzle-right = 解出来了！
puzzle-wrong = 不是这个
puzzle-solution = 答案
puzzle-again = 再试一次
puzzle-show = 看答案
puzzle-next = 下一题
puzzle-all = 全部谜题
puzzle-score = 这样你有 { $points } 分，{ $player } 有 { $others } 分。
puzzle-visit-nobles = 同时有一位贵族来访。
puzzle-visit-royals = 同时获得一张皇室卡。
puzzle-not-won = 这样本回合无法获胜，对局会继续。
puzzle-lost = 对局在本回合结束，{ $player } 获胜。
puzzle-lost-points = 对局在本回合结束，{ $player } 以 { $others } 分对 { $points } 分获胜。
puzzle-lost-tied = 对局在本回合结束，双方同为 { $points } 分，但平分时由 { $player } 获胜。
puzzle-shared = 对局在本回合结束，双方共享胜利。
puzzle-over = 对局在本回合结束，而你没有获胜。
puzzle-open-win = 之后就不能保证在本回合获胜了。
puzzle-open-defence = 之后就没有稳妥的办法阻止 { $player } 获胜了。
puzzle-loses = 之后 { $player } 立刻获胜：{ $words }。
puzzle-beaten = 之后无论你做什么，{ $player } 都能立刻获胜。
puzzle-worse = 这里有更好的选择。
puzzle-chance = 这要靠运气；答案不需要运气。
puzzle-value = 之后的胜率是 { $chance }；正确的行动则是 { $best }。
puzzle-threat = 否则 { $player } 立刻获胜：{ $words }。
puzzle-margin = 胜率 { $chance }；其他行动中最好的也只有 { $others }。
puzzle-other-way = 另一种解法：{ $words }。
puzzle-found = 能找到答案的最弱机器人：{ $level }
puzzle-found-none = { $level } 及以下的机器人都找不到答案

## 命令

cli-puzzles = 取自引擎自我对局的谜题：列出、查看、制作。
cli-puzzles-list = 列出一个游戏的谜题。
cli-puzzles-show = 按玩家所见显示一个谜题；--try 判断一个行动，--solution 解释答案。
cli-puzzles-make =
    制作谜题：让机器人对局，再用深度搜索核实其中能找到的东西。

    每题需要几分钟。找到一题就写入一题；按 Ctrl+C 会保留已有的内容。
puzzles-file = 一个谜题文件；不指定时使用自带的谜题。
puzzles-number = 第几题，从 1 数起。
puzzles-try = 判断这些用记谱写出的决定，以逗号分隔：“buy 2c”。错误时退出码为 1。
puzzles-explain = 解释答案。
puzzles-count = 每种各几题。
puzzles-only = 只要这一种，可重复：win、reserve 或 defence。
puzzles-level = 略去比此等级更弱的机器人也能找到的题，1 至 8。
puzzles-simulations = 核实谜题的每次搜索做多少次模拟。
puzzles-out = 要写入的文件，不能已存在。
puzzles-seed = 相同的种子做出相同的谜题。
puzzles-progress = 已进行 { $games } 局，深度搜索了 { $candidates } 个局面
puzzles-made = { $file } 中有 { $count } 题
puzzles-right-so-far = 对，但还有要决定的。

## 错误

error-puzzle = 这不是谜题：{ $reason }
error-puzzle-format = 此谜题的格式是 { $given }；只能读取 { $known }。
error-puzzle-line = { $file } 第 { $line } 行：{ $reason }
error-puzzle-number = 没有第 { $given } 题；共有 { $count } 题。
error-puzzle-kind = --kind 必须是 { $known } 之一，而不是 { $given }。
error-puzzle-exists = { $file } 已存在；请换一个名字。
error-puzzle-move = { $move } 在这里不合法；合法的有：{ $legal }
