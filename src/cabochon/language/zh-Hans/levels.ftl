### 机器人的等级：从新手到本机所能达到的最强。

## 机器人在桌上的称呼；选择时附带等级

level-name-1 = 新手
level-name-2 = 学徒
level-name-3 = 小贩
level-name-4 = 商人
level-name-5 = 珠宝商
level-name-6 = 富商
level-name-7 = 大师
level-name-8 = 宗师
bot-level-1 = 1 级 · { level-name-1 }
bot-level-2 = 2 级 · { level-name-2 }
bot-level-3 = 3 级 · { level-name-3 }
bot-level-4 = 4 级 · { level-name-4 }
bot-level-5 = 5 级 · { level-name-5 }
bot-level-6 = 6 级 · { level-name-6 }
bot-level-7 = 7 级 · { level-name-7 }
bot-level-8 = 8 级 · { level-name-8 }

## 各等级的特点

bot-level-1-about = 只看眼前，漏看很多。
bot-level-2-about = 还在学习，常有疏漏。
bot-level-3-about = 还算合理，但少有计划。
bot-level-4-about = 稳健，很少漏看桌上的东西。
bot-level-5-about = 会提前考虑几个回合，也包括你的。
bot-level-6-about = 有计划，也能看穿你的计划。
bot-level-7-about = 不露破绽，抓住每个失误。
bot-level-8-about = 这台电脑所能达到的最高水平。

## 思考多久；秒数已取整

level-time =
    { $seconds ->
        [0] 立即行动
       *[other] 每步约 { $seconds } 秒
    }
