### ブラウザーのテーブル。

## いますることと、そのボタン

now-yours = あなたの手番です
now-thinking = { $player }が考えています…
now-absent = オフラインの{ $player }を待っています
now-watching = 観戦中です。{ $player }の手番です。
ask-pay = 支払い方を選択
hint-splendor = 宝石を取るか、カードを押して購入または確保します。
hint-duel = 一直線に並ぶトークンを取るか、カードを購入するか、ゴールドを取ってカードを確保します。
hint-gold = どのゴールドを取るか選んでください。
hint-pay = +と−で、ゴールドを代わりに使う宝石を選びます。
act-confirm = 決定
act-take = 取る
act-buy = 購入
act-reserve = 確保
act-return = 返却
act-noble = 迎える
act-pay = 支払う
act-pass = パス
act-back = 戻る
act-again = 選び直す
act-undo = 取り消す
act-undo-ask = 取り消しを頼む
act-give-back = 返却する…
act-replace = ボットに任せる…
count-now = { $now }/{ $limit }
of-limit = /{ $limit }
count-change = { $now }/{ $limit } → { $after }/{ $limit }
count-words = トークン：上限{ $limit }枚のうち、いま{ $now }枚、このあと{ $after }枚。

## カードを近くで見る

card-price = コスト
card-due = あなたのコスト
card-free = 無料
card-missing = 不足
card-gold = 手元のゴールド：{ $gold }枚
card-affordable = 購入できます
card-pay = 支払い
cover-more = { $colour }の代わりのゴールドを1枚増やす
cover-less = { $colour }の代わりのゴールドを1枚減らす

## 上限を超えたトークン、貴族

return-title = トークンが多すぎます
return-due = 持てるのは{ $limit }枚までです。返却する{ $count }枚を選んでください。
return-chosen = { $due }枚中{ $given }枚を選択
noble-title = どの貴族を迎えますか？

## プレイヤー

seat-turn = 手番
seat-online = 在席
seat-offline = オフライン
seat-away = 不在、ボットが代行
seat-clock = 残り時間：{ $time }
seat-more = { $player }：すべて表示
cards-bought = 購入したカード：{ $count }
hidden-card = 伏せられたレベル{ $level }のカード
replace-why = { $player }がいません。ほかの人が同意すればボットが続けます。{ $player }はいつでも戻れます。
replace-wait = あと{ $seconds }秒で、ボットが{ $player }の代わりに遊べます。
replace-propose = ボットに任せる
away = ボットが{ $player }の代わりに遊んでいます。
away-return = 席に戻る

## 耳で遊ぶ人のために

label-others = ほかのプレイヤー
label-market = 場のカード
label-actions = あなたの手
label-card = { $card }。コスト：{ $price }
label-due = あなたのコスト：{ $tokens }
label-last = 直前の手
label-deck = レベル{ $level }の山札、残り{ $count }枚
label-noble = 貴族、{ $points }点、条件：{ $cost }
label-bank =
    { $taken ->
        [0] { $colour }、場に{ $count }枚
       *[other] { $colour }、場に{ $count }枚、{ $taken }枚を選択中
    }
label-held = { $colour }を返却（{ $count }枚中）
label-return =
    { $gone ->
        [0] { $colour }：{ $count }枚を残す
       *[other] { $colour }：{ $count }枚を残し、{ $gone }枚を返却
    }

## 記録

log-title = 経過
log-undone = （取り消し）
event-started = ゲームが始まります。
event-joined = { $player }が席に着きました。
event-left = { $player }が席を立ちました。
event-undo = { $player }が手を取り消しました。
event-undo-again = { $player }が手を取り消しました。山札は混ぜ直されました。
event-resigned = { $player }が投了しました。
event-timeout = { $player }は時間切れです。
event-agreed = { $player }が同意しました。
event-declined = { $player }が断りました。
event-returned = { $player }が戻りました。
event-replaced = ボットが{ $player }の代わりに遊びます。
event-forgotten = 誰かがこのサーバーを完全に離れました。その名前は消去されました。
event-proposed-undo = { $player }が手の取り消しを頼んでいます。
event-proposed-bot = { $player }が{ $absent }の席にボットを提案しました。

## お知らせと質問

final-round = 最終ラウンド
offline = オフラインです。再接続しています…
closed = 接続が切れました。
proposal = みんなへの質問
proposal-undo = { $player }が直前の手の取り消しを頼んでいます。
proposal-undo-mine = 直前の手の取り消しを頼んでいます。
proposal-bot = { $player }が、{ $absent }の代わりにボット（{ $bot }）が遊ぶことを提案しています。
proposal-wait = { $players }を待っています。
proposal-agree = 同意する
proposal-decline = 断る
proposal-withdraw = 取り下げる
curtain-title = 画面を{ $player }に渡してください
curtain-why = 1人だけが見てよいカードがあります。
curtain-show = { $player }です

## メニューとキー

menu = メニュー
menu-discounted = 割引後のコストを表示
menu-discounted-hint = カードに、あなたがあと支払う分を表示します。
menu-animated = トークンとカードを動かす
menu-resign = 投了
resign-sure = { $player }、本当に投了しますか？
resign-two = 相手の勝ちになります。
resign-many = 最後までボットが代わりに遊びます。
keys-title = キー操作
key-arrows = カードやトークンの間を移動
key-press = 押す
key-letters = その色のトークン
key-confirm = 選んだものを決定
key-back = 一つ戻る
key-undo = 直前の手を取り消す
key-log = 経過の表示・非表示
key-help = この一覧
key-term = 選択中のものの説明
term-title = これは何？

## 終了

over-result = 結果
over-look = テーブルを見る
over-rematch = もう一度遊ぶ
record-download = 棋譜をダウンロード
verify-button = シャッフルを検証
verify-passed = 合格
verify-failed = 不合格
verify-open = 判定できません
# シャッフルの検証で確かめたこと
verified-commitment = 秘密値が棋譜のハッシュと一致する
verified-published = 秘密値が、開始時にこのページで見たハッシュと一致する
verified-setup = 準備が秘密値どおりである
verified-dealt = 続けた時点までに配られたものは別のゲームのもの
verified-deck = レベル{ $level }の山札の順番
verified-nobles = 貴族の選び方
verified-board = 開始時のボードのトークン
verified-start = スタートプレイヤー
verified-refill = { $number }回目のボードの補充
reason-resigned = { $player }が投了しました。
reason-timeout = { $player }の時間切れです。
reason-closed = サーバーの管理者がこの対局を終了しました。
no-winner = 勝者はいません

## デュエル

duel-board = ボード
duel-cell = { $cell }：{ $colour }
duel-market = カードのピラミッド
duel-bag = 袋の中：{ $tokens }
duel-privilege = 特権 ×{ $count }
duel-replenish = ボードを補充
duel-supply = 場に残っている特権：{ $count }
duel-privileges = 特権{ $count }
duel-royal = 王族カード：{ $royal }
duel-goals = 勝利条件
duel-of = { $count }/{ $goal }
duel-goal-points = { $goal }点のうち{ $count }点
duel-goal-crowns = 王冠{ $goal }個のうち{ $count }個
duel-goal-colour = { $colour }：{ $goal }点のうち{ $count }点
duel-ask-colour = このカードを何色にしますか？
duel-ask-steal = 相手からトークンを1枚取ってください
duel-ask-royal = 王族カードを選んでください
