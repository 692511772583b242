### 数据集：供学习用的局面

cli-dataset =
    把机器人对局的局面连同对它们的评价和结果写成供学习用的文件。

    每一行包含行动方所知的一切、合规则的行动、搜索的访问次数和估值、所选的行动以及结果。各列的说明见 docs/datasets.md。中断后用同样的命令继续；增加 --games 可扩大数据集。
dataset-out = 存放文件的文件夹。
dataset-player = 由谁进行对局；多个机器人轮换座位。搜索以访问次数为策略写下，其他机器人以所选的行动写下。
dataset-games = 对局数。
dataset-seed = 相同的种子得到相同的牌；以模拟次数为限额时，行动也相同。
dataset-explore = 改用随机行动的比例（0 至 1）；机器人的想法仍会写下。
dataset-format = 文件格式：npz 用于 NumPy，parquet 用于其他一切。
dataset-shard = 每个文件的局数。
dataset-workers = 同时制作的文件数。对局内容与之无关。
dataset-done = { $games } 局的 { $positions } 个局面，保存在 { $folder }
dataset-interrupted = 已中断。用同样的命令可从 { $folder } 中的内容继续。

## 错误

error-dataset-kind = --format 须为 npz 或 parquet，不能是 { $given }。
error-dataset-games = 数据集最多有 { $most } 局对局。
error-dataset-players = 数据集最多有 { $most } 名玩家，不能是 { $given } 名。
error-dataset-files = 数据集最多有 { $most } 个文件。请用 --shard 在每个文件中放入更多对局。
error-dataset-player = { $player } 在对局 { $game } 中出错：{ $reason }
error-dataset-file = { $file } 不能作为数据集的一部分读取：{ $reason }
error-dataset-other = { $folder } 中是另一个数据集（不同之处：{ $keys }）。请选择其他文件夹。
error-dataset-busy = 另一个程序正在写入 { $folder }。
error-dataset-worker = 进行对局的进程已终止（退出码 { $status }）。用同样的命令可继续。
error-no-parquet = Parquet 需要 PyArrow，请安装：{ $command }
