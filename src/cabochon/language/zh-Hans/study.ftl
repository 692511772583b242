### 页面：游戏中的提示，以及赛后的回顾。

## 提示

tip-title = 提示
tip-close = 关闭提示
tip-thinking = 正在寻找好的行动…
tip-told = 提示：{ $words }。胜率：{ $chance }。
tip-chance = 胜率
tip-adopt = 准备这个行动
tip-more = 理由和其他行动
card-at = { $card }，{ $level } 级左起第 { $number } 张
card-in-hand = { $card }，手牌中

## 前往分析

analysis-title = 分析
analysis-lead = 胜负在哪里决定？看每一步之后各人的胜率、失误，以及更好的选择。
analysis-of = 分析 · { $game }
analysis-waiting = 正在读取对局记录…
analysis-failed = 无法分析这局游戏
pick-title = 对局记录
pick-file = 选择文件
pick-drop = 或拖放到页面任意位置
pick-paste = 或粘贴对局记录的文本
pick-start = 开始分析
pick-no-record = 这不是对局记录：对局记录以 [Format "cabochon 1"] 开头。
pick-unreadable = 无法读取 { $name }。
pick-which = 这个文件中有 { $count } 局。要哪一局？
study-budget = 细致程度
study-budget-quick = 快速
study-budget-thorough = 细致
study-budget-deep = 深入
study-budget-hint = 每步 { $seconds } 秒

## 分析

study-progress = 已分析 { $done } 步，共 { $count } 步
study-stop = 停止
study-again = 重新分析
study-other = 另一局
study-done = 分析完成。
study-chart = 胜率。用方向键逐步移动
study-players = 各人的表现
study-accuracy = 准确度 { $share }
study-accuracy-hint = 各步保住了多少胜率
study-steps = 逐步
study-first = 到开头
study-back = 后退一步
study-next = 前进一步
study-last = 到结尾
study-where = { $number } / { $count }
study-where-words = 第 { $number } 步，共 { $count } 步。
study-end = 结束
study-end-words = 记录的结尾。
study-next-fault = 下一个失误
study-decision = 这一步
study-played = { $player }：{ $words }
study-told = { $player }：{ $words }。
study-loss = 损失 { $share }
study-graded = { $grade }。行动前的胜率：{ $chance }。
study-better = 更好的行动：{ $words }。
study-not-yet = 正在分析…
study-not-studied = 未分析
study-best = 最佳行动
study-mark-best = 最佳
study-mark-played = 实际
study-line = 然后
study-open-end = 对局记录到此为止
study-moves = 所有步骤
study-kept = { $day }的分析 · { $about }
study-copy-link = 复制这一步的链接
study-faults = 失误
study-whose = 谁的失误
study-everybody = 所有人
study-mine = { $name }（你）
study-only-faults = 只看失误
study-no-faults = 没有发现失误。
study-variation = 之后可能的发展

## 从某个局面继续

play-on = 从这里继续玩
play-on-short = 继续玩
play-on-why = 游戏从第 { $number } 步之后继续。当时谁也看不到的部分会重新洗牌。
play-on-seat = 你的座位
play-on-start = 开始
