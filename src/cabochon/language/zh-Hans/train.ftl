### 通过自我对弈训练网络。

cli-train =
    通过自我对弈训练网络：在 GPU 上，规模小时也可在 CPU 上。

    文件夹中会有供搜索使用的网络、检查点、训练的数据和曲线。配方中每个数字的含义见 docs/training.md。
train-out = 存放所有结果的文件夹。
train-minutes = 训练多久（分钟）；可用 --resume 分段继续。
train-recipe = 配方的名称（如 duel-cpu）或自己的文件；没有则用该游戏的配方。
train-set = 更改配方中的一个数字，可重复使用：games=1024、hidden=512-256。
train-device = auto、cpu 或 cuda。在 CPU 上规模都很小，除非用 --recipe 或 --set 另行指定。
train-devices = GPU 的数量；用 --device cpu 时是进程的数量。每个都按配方的局数对局。
train-start = 作为起点的网络，大小须与配方中的某一个相同，可重复使用。
train-resume = 从文件夹中的检查点继续。
train-against = 训练期间与之对战的网络，可重复使用。
train-games = 每次报告时每场对战的局数；0 表示不对战。
train-every = 两次报告之间的秒数。
train-light = 检查点不含对局，因而很小；从它继续的训练会开始新的对局。
train-begins = 正在编译；从第一轮开始计时。
train-resumed = 从停下的地方继续。
train-resumed-without-games = 网络继续训练，对局重新开始。
train-progress = { $time } 秒：每秒 { $simulations } 次模拟、{ $games } 局，每局 { $turns } 回合，损失 { $policy } + { $value }
train-score = 对 { $name } { $score }%
train-done = 网络、检查点和曲线在 { $folder } 中

## Errors

error-train-torch = 训练需要 PyTorch：{ $command }
error-train-device = --device 必须是 auto、cpu 或 cuda，不能是 { $given }。
error-train-no-gpu = 没有 PyTorch 可用的 GPU。--device cpu 在哪里都能运行，只是较慢。
error-train-devices = 只有 { $there } 个 GPU，不是 { $asked } 个。
error-train-game = { $file } 是 { $found } 的配方，不是 { $asked } 的。
error-train-exists = { $folder } 中已有训练：用 --resume 继续。
error-train-set = --set 的形式是 名称=值，不能是 { $given }。
error-train-start = --resume 已有作为起点的网络：请去掉 --start。
error-train-start-size = --start 的网络大小是 { $found }，配方中的是 { $there }。
error-train-start-twice = --start 给出了两个大小为 { $size } 的网络：每种大小只能有一个。
error-train-still = 下棋的网络保持不变（still），因此 --start 必须给出一个 { $size } 的网络。
error-train-against = --against 两次给出了 { $file }。
error-train-process = { $count } 个进程中的第 { $number } 个失败，训练已结束：{ $why }。最后保存的内容仍在，可用 --resume 继续。
error-train-apart = 各进程的网络不再一致，训练已结束。最后保存的内容仍在，可用 --resume 继续。
error-train-memory = { $games } 局、每局 { $rounds } 轮放不进内存：可用 --set games=… 和 --set rounds=… 减少。
