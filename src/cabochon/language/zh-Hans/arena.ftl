### 机器人之间的比赛

cli-arena =
    让机器人进行比赛并给出等级分。

    参赛者可以是机器人（level-1 至 level-8、greedy、random、yardstick）、实验（search:键=值:…）、Python 类（py:模块:类）或使用机器人协议的程序（cmd:命令）。前面加 名称= 为其命名，后面加 @seconds=S 或 @simulations=N 给出单独的思考限额。

    循环赛制。每副牌会以座位的每种轮换各进行一局，使运气相互抵消。
arena-contestants = 参赛者：[名称=]机器人[@限额]。
arena-gauntlet = 只有第一个参赛者与其他参赛者对局。
arena-head-to-head = 两个参赛者对局，直到序贯检验判定第一个是否更强。
arena-seating = 三四人桌：mixed 让不同的参赛者同桌，alone 让一个参赛者对阵另一个的多个副本。
arena-rounds = 每组对手进行多少副牌：默认 10；使用 --head-to-head 时最多 2000。
arena-seconds = 每个决定的秒数，用于没有单独限额的参赛者。
arena-simulations = 每个决定的模拟次数，用于没有单独限额的参赛者。
arena-seed = 相同的种子得到相同的牌；以模拟次数为限额时，行动也相同。
arena-low = 检验可以否定“第一个最多强这么多”…
arena-high = …或否定“第一个至少强这么多”。
arena-alpha = 前一假设成立却被否定的比例上限。
arena-beta = 后一假设成立却被否定的比例上限。
arena-anchor = 固定此参赛者的等级分，以它为基准。
arena-out = 把结果和对局记录保存在此文件夹；中断后用同样的命令继续。
arena-workers = 同时进行的局数。对局内容与之无关。
arena-threads = 可使用多线程的机器人的线程数。
arena-ray = 在 Ray 集群上对局：RAY_ADDRESS 指定的集群，或本机的集群。
arena-max = 一局达到这么多决定即停止，胜利由所有人平分。
arena-json = 以 JSON 输出报告。
arena-report = 把包含表格、曲线和可回放对局的报告写成一个 HTML 文件。

## 排名表

arena-contestant = 参赛者
arena-rating = Elo（95%）
arena-games = 局数
arena-score = 得分率（95%）
arena-superiority = 更强
arena-time = 用时
arena-played = { $games } 局，{ $deals } 副牌；实力相同时得分率为 { $par }。“更强”：比下一名更强的概率。
arena-anchored = 等级分以 { $label } 为基准：{ $rating }。
arena-decision-stronger = { $first } 比 { $second } 强，差距超过 { $low } Elo（{ $groups } 副牌后判定）。若事实并非如此，这种检验出错的比例最多为 { $rate }。
arena-decision-not-stronger = { $first } 并不比 { $second } 强 { $high } Elo（{ $groups } 副牌后判定）。若事实上强这么多，这种检验出错的比例最多为 { $rate }。
arena-decision-open = { $groups } 副牌后仍未判定 { $first } 比 { $second } 强出超过 { $low } 还是不到 { $high } Elo。增加 --rounds 可继续。
arena-evidence = 超过 { $low } Elo 的证据：{ $up }（需要 { $needed }）；不到 { $high } Elo 的证据：{ $down }（需要 { $opposed }）
arena-fault = { $label } 判负，对局 { $game }（{ $kind }）：{ $reason }
arena-fault-crash = 崩溃
arena-fault-timeout = 超时
arena-fault-illegal = 不合规则的行动
arena-fault-garbage = 不符合协议
arena-fault-refused = 拒绝
arena-fault-start = 无法启动
arena-more-faults = 另有 { $count } 局也这样判负。
arena-kept = 结果和对局记录保存在 { $folder }
arena-go-on = 进行 { $games } 局后中断。用同样的命令可继续。
arena-interrupted = 进行 { $games } 局后中断。
arena-per-second = 每秒 { $rate } 局
arena-per-minute = 每分钟 { $rate } 局
arena-progress = { $total } 局中的 { $done } 局

## 错误

error-arena-label = 名称须为 1 至 { $longest } 个可显示的字符，不能是 { $label }。
error-arena-twice = 有两个参赛者都叫 { $label }。请给其中一个命名：other={ $spec }
error-arena-nobody = 请写出参赛者，或用 --out 指定一场比赛的文件夹。
error-arena-unplayed = 没有写出参赛者，就不会进行任何对局。请去掉 { $options }。
error-arena-empty = { $folder } 中没有比赛的对局。
error-arena-few = 比赛至少需要两个参赛者，现有 { $given } 个。
error-arena-two = --head-to-head 需要正好两个参赛者，现有 { $given } 个。
error-arena-mixed = 混合桌需要 { $sides } 个参赛者，现有 { $given } 个。可试 --seating alone。
error-arena-forms = --gauntlet 和 --head-to-head 只能选一个。
error-arena-seating = --seating 须为 mixed 或 alone，不能是 { $given }。
error-arena-bounds = --elo0 和 --elo1 是两个 Elo 差，小的在前，不能是 { $low } 和 { $high }。
error-arena-rate = 错误率须在 0 与 0.5 之间，不能是 { $rate }。
error-arena-anchor = 没有参赛者 { $label }；参赛者：{ $known }
error-arena-anchor-form = --anchor 写作 名称=ELO，例如 greedy=1000，不能是 { $given }。
error-arena-busy = 另一场比赛正在使用 { $folder }。
error-arena-other = { $folder } 中是另一场比赛（不同之处：{ $keys }）。请选择其他文件夹。
error-arena-damaged = { $file } 已损坏：{ $reason }
error-arena-worker = 进行对局 { $game } 的进程已终止（退出码 { $status }）。使用 --out 时，同样的命令可继续。
error-no-arena = 比赛需要更多软件包，请安装：{ $command }
error-no-ray = 未安装 Ray，请安装：{ $command }
