### 玩家之间现成的短语。

talk-title = 说点什么
talk-lead = 牌桌上的每个人都会以自己的语言看到。
talk-heard = 玩家说的话
talk-said = { $player }：{ $words }
talk-mute = 不显示 { $player } 说的话
talk-hello = 你好！
talk-luck = 祝你好运！
talk-nice-move = 妙！
talk-thinking = 让我想想……
talk-moment = 请稍等。
talk-oops = 哎呀！
talk-thanks = 谢谢！
talk-good-game = 真是一场好局！
talk-smile = 微笑
talk-laugh = 大笑
talk-wow = 惊讶
talk-sad = 难过
talk-heart = 爱心
talk-gem = 宝石
