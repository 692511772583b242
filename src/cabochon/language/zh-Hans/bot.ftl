## bot

cli-bot =
    作为程序参与游戏：在标准输入和标准输出上使用机器人协议。

    供比赛和其他程序使用；协议说明见 docs/protocol.md。
bot-player = 玩家：level-1 至 level-8（默认最强）、greedy、random、yardstick、search:…、py:模块:类、cmd:命令；后面的 @seconds=S 或 @simulations=N 是其限额。
bot-level = 玩家 level-N。
bot-simulations = 不论等级，每个决定进行这么多次模拟。
bot-seconds = 不论等级，每个决定思考这么多秒。
bot-threads = 思考的线程数。
bot-seed = 按模拟次数限制时，相同的种子做出相同的决定。
bot-waits = 本程序在等待机器人协议的命令：请输入“cabochon 1”，或输入“quit”。
error-bot-level = --level 也指定玩家；请只用其中一个。

## check-bot

cli-check-bot =
    检查一个程序是否遵守机器人协议。

    启动该程序，走完整个协议，并对每个失败之处给出建议。
check-bot-command = 程序及其参数；若有参数以短横线开头，请写在 -- 之后。
check-bot-timeout = 程序最多可用多少秒来回答。
check-bot-summary =
    { $failed ->
        [0] { $passed } 项检查全部通过。
       *[other] { $failed } 项失败，{ $passed } 项通过。
    }
bot-check-hello = 打招呼并准备就绪
bot-check-games = 报出的游戏和人数确实存在
bot-check-unknown = 遇到不认识的命令仍能继续
bot-check-options = 接受其选项给出的所有值
bot-check-table =
    { $settings ->
        [none] 能玩 { $game }，{ $players } 人
       *[other] 能玩 { $game }，{ $players } 人，{ $settings }
    }
bot-check-phases = 能做出 { $game } 要求的每一种决定
bot-check-future = 跳过不认识的键和词
bot-check-time = 遵守给定的时间
bot-check-stop = 思考时收到 stop 立即回答，且只回答一次
bot-check-stop-idle = 没有可停止的思考时忽略 stop
bot-check-seed = 相同的种子做出相同的决定
bot-check-quit = 收到 quit 后结束
bot-check-end = 输入结束时结束
bot-check-end-thinking = 思考时输入结束也会结束
bot-check-open = { $claim }（不适用，或无法尝试）
bot-hint-start = 提示：在终端里运行该命令并输入“cabochon 1”。它应输出以 id、game 和 option 开头的行，最后是“ready 1”。
bot-hint-timeout = 提示：每行之后刷新标准输出，并逐行读取标准输入；许多语言在输出不是终端时会积攒输出。
bot-hint-crash = 提示：程序写到标准错误的内容见上；手动输入同样的行可以看到更多。
bot-hint-illegal = 提示：回答必须与最近收到的局面中“legal”里的某一条文字完全相同。
bot-hint-garbage = 提示：标准输出只能用于协议。其他内容请写到标准错误，或写在 info 之后；每个命令只回答一次。
bot-hint-refused = 提示：对于必须理解的内容，程序却用错误来回答。
bot-hint-games = 提示：应写成“game splendor 2 3 4”和“game duel 2”，数字为程序能玩的人数。
bot-hint-unknown = 提示：忽略不认识的命令，或回答“error unknown …”；以后的版本会有更多命令。
bot-hint-options = 提示：“option 名称 number 默认值 最小 最大”承诺从最小到最大的每个值都可以设置。
bot-hint-future = 提示：跳过 JSON 对象中不认识的键，以及 go 之后不认识的词；以后的版本会有更多。
bot-hint-time = 提示：“go milliseconds 100”表示最迟十分之一秒后回答，“milliseconds 0”表示立即回答。
bot-hint-stop = 提示：用一个线程读取标准输入，用另一个线程思考，这样思考时也能看到 stop；然后回答目前最好的行动。
bot-hint-seed = 提示：设置选项 seed 时重新开始随机数，不要让时间、集合顺序等其他因素产生影响。
bot-hint-quit = 提示：收到 quit 时以退出码 0 结束，思考时也一样。
bot-hint-end = 提示：标准输入再也读不到内容时，以退出码 0 结束。
bot-hint-end-thinking = 提示：标准输入结束时停止思考，以退出码 0 结束；对面已经没有人了。

## 程序可能出的错

error-bot-start = 无法启动 { $bot }：{ $reason }
error-bot-timeout = { $bot } 在 { $seconds } 秒内没有回答“{ $command }”。
error-bot-crash = { $bot } 已结束或关闭了输出（退出码 { $status }）：{ $complaint }
error-bot-illegal = { $bot } 选择了“{ $move }”，它不是 { $count } 个合法行动之一。
error-bot-garbage = { $bot } 输出了“{ $line }”，它在此处不是协议中的消息。
error-bot-refused = { $bot } 拒绝了：{ $complaint }
error-bot-option = { $bot } 没有选项 { $name }；它的选项有：{ $known }
error-bot-value = { $bot } 不能把 { $name } 设为“{ $value }”；它提供：{ $option }
error-bot-games = { $bot } 报出：{ $games }。其中有不存在的。
error-bot-seed = 种子相同，{ $bot } 的第 { $number } 个决定却不同：{ $first } 与 { $second }
error-bot-stays = { $seconds } 秒后 { $bot } 仍在运行。
error-bot-status = { $bot } 以退出码 { $status } 结束，而不是 0。
