### The page: looking back at all one's games.

past-title = 自分のゲーム
past-lead = このブラウザでプレイしたすべてのゲームの結果、集計、そしてゲームそのものを見られます。
past-empty = まだプレイしていません。プレイしたゲームと結果がここに並びます。
past-begin = ゲームをする
past-list = ゲーム
past-statistics = 統計
past-export = 一つのファイルに保存
past-export-hint = 終了したゲームの記録をすべて一つのファイルに
past-more = ここには最新の{ $count }件だけを表示しています。

## Filters

past-filters = 表示するゲーム
past-filter-game = ゲーム
past-filter-result = 結果
past-filter-against = 対戦相手
past-filter-rules = ルール
past-any = すべて
past-running = 進行中
past-people = 人
past-bots = ボット
past-none-fit = 条件に合うゲームはありません。
past-reset = すべてのゲームを表示

## Pages of the list

past-pages = ページ
past-newer = 新しいゲーム
past-older = 古いゲーム
past-range = { $count }件中 { $first }〜{ $last }

## Statistics

past-count-title = ゲーム数
past-share = 勝率
past-tally-head = 勝ち・引き分け・負け
past-tally = { $won } – { $draw } – { $lost }
past-no-statistics = 勝敗のついたゲームがあれば、ここに表示されます。
past-based = 記録の途中の局面から続けたゲームは、ここでは数えません。
past-by-game = ゲーム別
past-by-level = ボットとの対戦
past-by-person = 人との対戦
past-by-turn = 手番の順番別
past-turn =
    { $number ->
        [1] 自分が最初
       *[other] { $number }番目
    }
past-by-card = 最初に購入したカード別
past-by-day = 日別
past-by-week = 週別
past-by-month = 月別
past-when = 時期
