### 機器人的等級：從新手到本機所能達到的最強。

## 機器人在桌上的稱呼；選擇時附帶等級

level-name-1 = 新手
level-name-2 = 學徒
level-name-3 = 小販
level-name-4 = 商人
level-name-5 = 珠寶商
level-name-6 = 富商
level-name-7 = 大師
level-name-8 = 宗師
bot-level-1 = 1 級 · { level-name-1 }
bot-level-2 = 2 級 · { level-name-2 }
bot-level-3 = 3 級 · { level-name-3 }
bot-level-4 = 4 級 · { level-name-4 }
bot-level-5 = 5 級 · { level-name-5 }
bot-level-6 = 6 級 · { level-name-6 }
bot-level-7 = 7 級 · { level-name-7 }
bot-level-8 = 8 級 · { level-name-8 }

## 各等級的特點

bot-level-1-about = 只看眼前，漏看很多。
bot-level-2-about = 還在學習，常有疏漏。
bot-level-3-about = 還算合理，但少有計畫。
bot-level-4-about = 穩健，很少漏看場上的東西。
bot-level-5-about = 會提前考慮幾個回合，也包括你的。
bot-level-6-about = 有計畫，也能看穿你的計畫。
bot-level-7-about = 不露破綻，抓住每個失誤。
bot-level-8-about = 這台電腦所能達到的最高水準。

## 思考多久；秒數已取整

level-time =
    { $seconds ->
        [0] 立即行動
       *[other] 每步約 { $seconds } 秒
    }
