### 玩家之間現成的短語。

talk-title = 說點什麼
talk-lead = 牌桌上的每個人都會以自己的語言看到。
talk-heard = 玩家說的話
talk-said = { $player }：{ $words }
talk-mute = 不顯示 { $player } 說的話
talk-hello = 你好！
talk-luck = 祝你好運！
talk-nice-move = 妙！
talk-thinking = 讓我想想……
talk-moment = 請稍等。
talk-oops = 哎呀！
talk-thanks = 謝謝！
talk-good-game = 真是一場好局！
talk-smile = 微笑
talk-laugh = 大笑
talk-wow = 驚訝
talk-sad = 難過
talk-heart = 愛心
talk-gem = 寶石
