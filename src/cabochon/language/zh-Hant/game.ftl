### 遊戲用語：顏色、卡牌、玩家、結局。

game-splendor = 璀璨寶石
game-duel = 璀璨寶石 雙人版

## 顏色與指示物

colour-white = 白色
colour-blue = 藍色
colour-green = 綠色
colour-red = 紅色
colour-black = 黑色
colour-pearl = 珍珠
colour-gold = 黃金
tokens-white = { $count } 白
tokens-blue = { $count } 藍
tokens-green = { $count } 綠
tokens-red = { $count } 紅
tokens-black = { $count } 黑
tokens-pearl = { $count } 珍珠
tokens-gold = { $count } 黃金
tokens-none = 無
list-separator = 、
sentence-separator = { "" }

## 卡牌

points-words = { $count } 分
crowns-words = { $count } 個皇冠
bonus-none = 無紅利
bonus-wild = 萬用
bonus-double = 雙倍{ $colour }

## 雙人版卡牌的能力

sign-extra-turn = 再一回合
sign-take-matching = 拿同色
sign-privilege = 特權
sign-steal = 奪取
sign-wild = 萬用
sign-crown = 皇冠

## 玩家

player-name = 玩家 { $number }
bot-random = 隨機
bot-greedy = 貪心

## 遊戲如何結束

winners =
    { $count ->
        [1] { $names } 獲勝！
       *[other] { $names } 共享勝利！
    }
reason-target = 已達到目標 { $count } 點聲望點數。
reason-deadlock = 所有玩家都無法行動，依目前局面計分。
reason-prestige = 達到獲勝所需的聲望點數。
reason-crowns = 達到獲勝所需的皇冠數。
reason-colour = 同一顏色的卡牌達到獲勝所需的聲望點數。
verify-summary =
    { $failed ->
        [0] { $open ->
            [0] { $count } 項檢查全部通過。
           *[other] 沒有檢查失敗；{ $count } 項中有 { $open } 項無法判定。
        }
       *[other] { $count } 項檢查中有 { $failed } 項失敗。
    }
