### 发出本服务器的链接时，旁边显示的文字。

preview-title = Cabochon：璀璨宝石和璀璨宝石对决
preview-invited = { $name } 邀请你来玩{ $game }
preview-waiting = 一张{ $game }牌桌正等着你
preview-seats = 还有 { $count } 个空位。打开链接就能入座：不用注册，也不用安装。
preview-players = { $game }：{ $names }
preview-watch = 对局正在进行。打开链接可以观战。
preview-over = 对局已经结束。打开链接可以查看。
