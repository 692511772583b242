### ゲームのことば：色、カード、プレイヤー、終わり方。

game-splendor = 宝石の煌き
game-duel = 宝石の煌き：デュエル

## 色とトークン

colour-white = 白
colour-blue = 青
colour-green = 緑
colour-red = 赤
colour-black = 黒
colour-pearl = パール
colour-gold = ゴールド
tokens-white = 白{ $count }
tokens-blue = 青{ $count }
tokens-green = 緑{ $count }
tokens-red = 赤{ $count }
tokens-black = 黒{ $count }
tokens-pearl = パール{ $count }
tokens-gold = ゴールド{ $count }
tokens-none = なし
list-separator = 、
sentence-separator = { "" }

## カード

points-words = { $count }点
crowns-words = 王冠{ $count }個
bonus-none = ボーナスなし
bonus-wild = ワイルド
bonus-double = { $colour }2つ分

## デュエルのカードの能力

sign-extra-turn = もう一手番
sign-take-matching = 同じ色
sign-privilege = 特権
sign-steal = 奪う
sign-wild = ワイルド
sign-crown = 王冠

## プレイヤー

player-name = プレイヤー{ $number }
bot-random = 気まぐれ
bot-greedy = 欲張り

## ゲームの終わり

winners =
    { $count ->
        [1] { $names }の勝ちです！
       *[other] { $names }が勝利を分け合います！
    }
reason-target = 目標の{ $count }名声ポイントに達しました。
reason-deadlock = 誰も行動できなくなったので、そのまま得点を比べました。
reason-prestige = 勝利に必要な名声ポイントに達しました。
reason-crowns = 勝利に必要な数の王冠がそろいました。
reason-colour = 1つの色のカードで勝利に必要な名声ポイントに達しました。
verify-summary =
    { $failed ->
        [0] { $open ->
            [0] { $count }項目すべて合格です。
           *[other] 不合格はありません。{ $count }項目中{ $open }項目は判定できません。
        }
       *[other] { $count }項目中{ $failed }項目が不合格です。
    }
