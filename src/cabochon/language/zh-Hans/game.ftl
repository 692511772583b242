### 游戏用语：颜色、卡牌、玩家、结局。

game-splendor = 璀璨宝石
game-duel = 璀璨宝石：对决

## 颜色与筹码

colour-white = 白色
colour-blue = 蓝色
colour-green = 绿色
colour-red = 红色
colour-black = 黑色
colour-pearl = 珍珠
colour-gold = 黄金
tokens-white = { $count } 白
tokens-blue = { $count } 蓝
tokens-green = { $count } 绿
tokens-red = { $count } 红
tokens-black = { $count } 黑
tokens-pearl = { $count } 珍珠
tokens-gold = { $count } 黄金
tokens-none = 无
list-separator = 、
sentence-separator = { "" }

## 卡牌

points-words = { $count } 分
crowns-words = { $count } 个皇冠
bonus-none = 无加成
bonus-wild = 万能
bonus-double = 双倍{ $colour }

## 对决卡牌的能力

sign-extra-turn = 再来一回合
sign-take-matching = 拿同色
sign-privilege = 特权
sign-steal = 夺取
sign-wild = 万能
sign-crown = 皇冠

## 玩家

player-name = 玩家 { $number }
bot-random = 随机
bot-greedy = 贪心

## 游戏如何结束

winners =
    { $count ->
        [1] { $names } 获胜！
       *[other] { $names } 共享胜利！
    }
reason-target = 已达到目标 { $count } 声望点数。
reason-deadlock = 所有玩家都无法行动，按当前局面计分。
reason-prestige = 达到获胜所需的声望点数。
reason-crowns = 达到获胜所需的皇冠数。
reason-colour = 同一颜色的卡牌达到获胜所需的声望点数。
verify-summary =
    { $failed ->
        [0] { $open ->
            [0] { $count } 项检查全部通过。
           *[other] 没有检查失败；{ $count } 项中有 { $open } 项无法判定。
        }
       *[other] { $count } 项检查中有 { $failed } 项失败。
    }
