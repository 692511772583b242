### ボットのレベル：初心者から、このコンピューターで最強まで。

## テーブルでの呼び名。選ぶときはレベルも付ける

level-name-1 = 新人
level-name-2 = 見習い
level-name-3 = 行商人
level-name-4 = 商人
level-name-5 = 宝石商
level-name-6 = 豪商
level-name-7 = 達人
level-name-8 = 名人
bot-level-1 = レベル1 · { level-name-1 }
bot-level-2 = レベル2 · { level-name-2 }
bot-level-3 = レベル3 · { level-name-3 }
bot-level-4 = レベル4 · { level-name-4 }
bot-level-5 = レベル5 · { level-name-5 }
bot-level-6 = レベル6 · { level-name-6 }
bot-level-7 = レベル7 · { level-name-7 }
bot-level-8 = レベル8 · { level-name-8 }

## どんなレベルか

bot-level-1-about = 目の前しか見えず、見落としだらけ。
bot-level-2-about = 修業中。見落としが多い。
bot-level-3-about = 手堅いが、計画は苦手。
bot-level-4-about = 堅実。見落としは少ない。
bot-level-5-about = あなたの手番も含めて数手先を読む。
bot-level-6-about = 計画を立て、あなたの狙いも見抜く。
bot-level-7-about = 隙がなく、ミスを見逃さない。
bot-level-8-about = このコンピューターで最強。

## 考える時間（秒は丸めた値）

level-time =
    { $seconds ->
        [0] 即決
       *[other] 1手 約{ $seconds }秒
    }
