### キーボードで遊ぶときの質問、コマンド、返事。

## ゲームの前

welcome = Cabochon
variant-standard = 標準ルール
variant-quick = クイックゲーム：10点、各レベル3枚
variant-teams = チーム戦：2対2、向かい合う2人が味方

## 入力待ちの表示（ゲームとフェイズごと）

ask-splendor-act = あなたの手番
ask-splendor-pay = cover か pay
ask-splendor-return = トークンを返却
ask-splendor-noble = 貴族を選択
ask-duel-act = あなたの手番
ask-duel-reserve = カードを確保
ask-duel-pay = cover か pay
ask-duel-colour = 色を選択
ask-duel-match = 同じ色のトークンを取る
ask-duel-steal = トークンを取る
ask-duel-royal = 王族カードを選択
ask-duel-return = トークンを返却

## 入力できるもの：手

verb-duel-privilege = アクションの前に特権を使い、好きな宝石かパールを1枚取る
verb-duel-replenish = アクションの前に袋からボードを補充する。相手は特権を1つ得る

## ゲーム中

paying = 支払い予定：{ $tokens }
share-percent = { $number }%
log-empty = まだ何も起きていません。

## 終了

game-over = ゲーム終了
shuffle-hash = シャッフルのハッシュ：{ $hash }
