### ブラウザーのテーブル。

## いますることと、そのボタン

now-yours = あなたの手番です
now-named = { $player }の手番です
now-thinking = { $player }が考えています…
now-absent = オフラインの{ $player }を待っています
now-watching = 観戦中です。{ $player }の手番です。
ask-pay = 支払い方を選んでください
hint-splendor = 宝石を取るか、カードをタップして購入または確保してください。
hint-duel = トークンを取るか、カードを購入、またはゴールドで確保してください。
hint-gold = どのゴールドを取るか選んでください。
next-take = あと{ $count }色を選んでください。
next-take-same = あと{ $count }色か、同じ色をもう1枚選んでください。
next-pair = 同じ色を2枚取るには、場に4枚必要です。
next-privilege = 特権で取るトークンを選んでください。ゴールドは取れません。
hint-pay = +と−で、ゴールドを代わりに使う宝石を選んでください。
act-confirm = 決定
act-take = 取る
act-buy = 購入
act-reserve = 確保
act-return = 返却
act-noble = 迎える
act-pay = 支払い
act-pass = パス
act-back = 戻る
act-again = 選び直し
act-undo = 取り消し
act-undo-ask = 取り消しを依頼
act-give-back = 返却…
act-replace = ボットに任せる…
tip-button = ヒント
count-now = { $now }/{ $limit }
of-limit = /{ $limit }
count-change = { $now }/{ $limit } → { $after }/{ $limit }
count-words = トークン：上限{ $limit }枚のうち、いま{ $now }枚、このあと{ $after }枚。

## カードを近くで見る

card-price = コスト
card-due = あなたのコスト
card-free = 無料
card-missing = 不足
barred-hand = 手札がいっぱいです。確保できるのは{ $limit }枚までです。
barred-gold = ボードにゴールドがないので、確保できません。
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
seat-you = あなた
seat-online = 在席
seat-offline = オフライン
seat-away = 不在、ボットが代行中
seat-clock = 残り時間：{ $time }
seat-more = { $player }：すべて表示
cards-bought = 購入したカード：{ $count }枚
hidden-card = 伏せられたレベル{ $level }のカード
replace-why = { $player }がいません。ほかの人が同意すれば、ボットが代わりにプレイします。{ $player }はいつでも戻れます。
replace-wait = あと{ $seconds }秒で、ボットが{ $player }の代わりにプレイできます。
replace-propose = ボットに任せる
away = ボットが{ $player }の代わりにプレイしています。
away-return = 席に戻る

## 耳で遊ぶ人のために

label-others = ほかのプレイヤー
label-market = 場のカード
label-actions = あなたの手
label-card = { $card }。コスト：{ $price }
label-due = あなたのコスト：{ $tokens }
label-last = 直前の手
label-deck = レベル{ $level }の山札、残り{ $count }枚
label-noble = 貴族タイル、名声{ $points }ポイント、条件：{ $cost }
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
event-undo-again = { $player }が手を取り消しました。山札をシャッフルし直しました。
event-resigned = { $player }が投了しました。
event-timeout = { $player }は時間切れです。
event-agreed = { $player }が同意しました。
event-declined = { $player }が拒否しました。
event-returned = { $player }が戻りました。
event-replaced = ボットが{ $player }の代わりにプレイします。
event-forgotten = 誰かがこのサーバーを完全に離れました。その名前は削除されました。
event-proposed-undo = { $player }が手の取り消しを依頼しています。
event-proposed-bot = { $player }が、{ $absent }の代わりにボットがプレイすることを提案しています。

## お知らせと質問

final-round = 最終ラウンド
offline = オフラインです。再接続しています…
closed = 接続が切れました。
clock-waits = 全員がそろうと時計が動き始めます。{ $players }を待っています。
proposal = みんなへの質問
proposal-undo = { $player }が次の手の取り消しを依頼しています：
proposal-undo-mine = あなたが次の手の取り消しを依頼しています：
proposal-undo-yours = あなたの手
proposal-bot = { $player }が、{ $absent }の代わりにボット（{ $bot }）がプレイすることを提案しています。
proposal-wait = { $players }を待っています。
proposal-agree = 同意
proposal-decline = 拒否
proposal-withdraw = 取り下げ
curtain-title = 画面を{ $player }さんに渡してください
curtain-why = 1人だけが見てよいカードがあります。
curtain-show = { $player }です

## メニューとキー

menu = メニュー
menu-discounted = 割引後のコストを表示
menu-discounted-hint = カードに、あなたがあと支払う分を表示します。
menu-animated = アニメーション
menu-options = 何ができる？
menu-coach = コーチ
menu-coach-hint = 手番ごとに、注目するとよいところを教えます。
menu-resign = 投了
resign-sure = { $player }さん、本当に投了しますか？
resign-two = 相手の勝ちになります。
resign-many = 最後までボットが代わりにプレイします。
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
key-hint = ヒント
term-title = これは何？

## 終了

over-result = 結果
over-look = テーブルを見る
over-rematch = もう一度プレイ
over-next = 次のゲームへ
over-analyse = このゲームを分析
rematch-wanted = { $player }がもう一度遊びたいと言っています。
rematch-title = { $player }がもう一度遊びたいそうです
rematch-mine = もう一度遊ぼうと誘いました。
rematch-accept = 一緒に遊ぶ
rematch-declined = { $player }は今回は遊ばないそうです。
end-most = 最多得点：{ $names }（{ $points }点）。
end-fewer = { $tied }が{ $points }点で同点。カードの少ない{ $names }の勝ちです（{ $cards }枚対{ $others }枚）。
end-tied = { $names }は、{ $points }点、カード{ $cards }枚まで同じです。
end-duel-points = { $player }は{ $count }点です（勝利条件は{ $goal }点）。
end-duel-crowns = { $player }は王冠が{ $count }個です（勝利条件は{ $goal }個）。
end-duel-colour = { $player }は1つの色（{ $colour }）のカードで{ $count }点です（勝利条件は{ $goal }点）。
record-download = ゲーム記録をダウンロード
fairness = 公正さ
fairness-why = 最初の手の前に、秘密の数がこのゲームのすべてのシャッフルを決め、そのハッシュが全員に示されました。ゲームの後で秘密が明かされます。それがハッシュに合い、同じシャッフルになるなら、途中で誰も変えられなかったことになります。
fairness-later = ゲームが終わると、ここで検証できます。
verify-button = シャッフルを検証
verify-passed = 合格
verify-failed = 不合格
verify-open = 判定できません
# シャッフルの検証で確かめたこと
verified-commitment = 秘密値がゲーム記録のハッシュと一致する
verified-published = 秘密値が、開始時にこのページで見たハッシュと一致する
verified-setup = 準備が秘密値どおりである
verified-dealt = 続きをプレイする前に配られたものは、別のゲームのもの
verified-deck = レベル{ $level }の山札の順番
verified-nobles = 貴族タイルの選択
verified-board = 開始時のボードのトークン
verified-start = スタートプレイヤー
verified-refill = { $number }回目のボードの補充
reason-resigned = { $player }が投了しました。
reason-timeout = { $player }の時間切れです。
reason-closed = サーバーの管理者がこのゲームを終了しました。
no-winner = 勝者はいません
over-you-win = あなたの勝ちです！
over-you-share = 勝利を分け合います！
over-you-lose = あなたの負けです

## デュエル

duel-board = ボード
duel-cell = { $cell }：{ $colour }
duel-market = カードのピラミッド
duel-bag = 袋の中：{ $tokens }
duel-privilege = 特権 ×{ $count }
duel-replenish = ボードを補充
duel-supply = 残りの特権：{ $count }つ
duel-privileges = 特権{ $count }つ
duel-royal = 王族カード：{ $royal }
duel-goals = 勝利条件
duel-aim = { $points }点、王冠{ $crowns }個、または1色で{ $colour }点で勝ち。
duel-of = { $count }/{ $goal }
duel-goal-points = 名声ポイント：{ $goal }のうち{ $count }
duel-goal-crowns = 王冠{ $goal }個のうち{ $count }個
duel-goal-colour = { $colour }の名声ポイント：{ $goal }のうち{ $count }
duel-ask-colour = このカードを何色にしますか？
duel-ask-steal = 相手からトークンを1枚取ってください
duel-ask-royal = 王族カードを選んでください

## Where the points come from

source-level = レベル{ $level }のカード
source-words = { $name }：{ $points }
