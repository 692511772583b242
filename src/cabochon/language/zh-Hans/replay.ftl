### 页面：逐步重放一局游戏的记录，不作分析。

## 进入重放

replay-title = 重放
replay-lead = 逐步重看一局游戏：看到一切，或只看某位玩家当时所见。可以链接到任一局面，也可以保存它的图片。
replay-of = 重放 · { $game }
replay-failed = 无法重放这局游戏

## 重放

replay-seen-by = 视角
replay-everything = 所有人：全部公开
replay-slider = 步骤
replay-play = 自动播放
replay-pause = 暂停
replay-pace = 速度
replay-pace-times = { $times }×
replay-copy-link = 复制此局面的链接
replay-copy-short = 链接
replay-copied = 链接已复制。
replay-save = 记录

## 局面的图片

picture-button = 图片
picture-title = 此局面的图片
picture-seen-by = { $player } 眼中此刻的桌面。
picture-everything = 此刻的桌面，没有任何隐藏。
picture-drawing = 正在绘制…
picture-alt = 局面图
picture-svg = 保存为 SVG
picture-png = 保存为 PNG
picture-no-png = 此浏览器无法把图片转成 PNG，请使用 SVG。
