### 發出本伺服器的連結時，旁邊顯示的文字。

preview-title = Cabochon：璀璨寶石和璀璨寶石對決
preview-invited = { $name } 邀請你來玩{ $game }
preview-waiting = 一張{ $game }牌桌正等著你
preview-seats = 還有 { $count } 個空位。打開連結就能入座：不用註冊，也不用安裝。
preview-players = { $game }：{ $names }
preview-watch = 對局正在進行。打開連結可以觀戰。
preview-over = 對局已經結束。打開連結可以查看。
