### 端末のキーボードで：質問、コマンド、返答。

## ゲームの前

setup-enter = Enterを押すと[ ]の中の値になります。quit と入力すると終了します。
setup-resume = 保存したゲームを続けるには resume と入力してください。
setup-game = どのゲームにしますか？ [{ $default }]
setup-players = 何人で遊びますか？ [{ $default }]
setup-seats = 誰が遊びますか？ 人は名前、ボットは1〜{ $last }（または{ $bots }）。
setup-seat = 席{ $number } [{ $default }]
setup-variant = どのルールで遊びますか？ [{ $default }]
setup-choose = 次から選んでください：{ $options }。
setup-name = 名前は{ $most }文字以内で、制御文字は使えません。
setup-program = プログラムとPythonのクラスは、コマンドラインの --seats で指定します。

## 入力できるもの：手

help-moves = いま選べる手：
help-shortcuts = 動詞は区別できるところまで省略できます（b 2c）。1行に続けて書くこともできます：buy 2c, cover w, pay
verb-splendor-take = 異なる色の宝石を3枚、または場に4枚以上ある色を2枚取る
verb-splendor-reserve = 発展カードを確保し、ゴールド（ジョーカー）を1枚取る。1t、2t、3t は山札の一番上（見ずに）
verb-splendor-buy = 場の発展カード、または手札のカード（h1、h2、h3）を購入する
verb-splendor-pass = ほかに何もできない
verb-splendor-cover = その色の宝石の代わりにゴールドを支払う
verb-splendor-pay = いまの内容で支払いを済ませる
verb-splendor-return = { $limit }枚になるまでトークンを返却する。まとめて入力できます
verb-splendor-noble = 迎える貴族タイルを選ぶ
verb-duel-take = 一直線に隣り合う宝石やパールを3枚まで取る。1マス、または両端のマス
verb-duel-reserve = ピラミッドのカード、または山札の一番上（1t、2t、3t）を確保する
verb-duel-buy = ピラミッドのカード、または手札のカード（h1、h2、h3）を購入する
verb-duel-pass = ほかに何もできない
verb-duel-gold = ゴールド（ジョーカー）を取り、カードを確保する
verb-duel-cover = その色の宝石やパールの代わりにゴールドを支払う
verb-duel-pay = いまの内容で支払いを済ませる
verb-duel-colour = ワイルドカードの色を選ぶ
verb-duel-match = カードと同じ色のトークンをボードから取る
verb-duel-steal = 相手から宝石かパールを1枚取る
verb-duel-royal = 王族カードを選ぶ
verb-duel-return = { $limit }枚になるまでトークンを返却する。まとめて入力できます
and-more = … ほか{ $count }件
help-signs = { $mark } 購入できる · (…) あなただけが見たカード · 2? まだ見ていないレベル2のカード

## 入力できるもの：コマンド

help-commands = コマンド：
command-help = このページ（? でも可）
command-moves = 選べる手をことばで一覧表示。「moves buy」は購入だけ
command-hint = 1秒ほど考えた最善手とその理由
command-undo = 自分の前の手まで取り消す
command-log = これまでの経過
command-save = コピーを保存：save ファイル名
command-table = テーブルをもう一度表示（Enterでも可）
command-quit = 終了する。あとで続きをプレイできます

## ゲーム中

hand-over-first = { $player }から始めます。ほかの人に画面が見えないことを確かめてEnterを押してください。
hand-over = { $player }に交代してください。準備ができたらEnter（{ $before }は undo で取り消せます）。
advice-thinking = 良い手を探しています
advice-best = 最善
advice-other = ほかに
advice-only = 選べる手は「{ $move }」だけです：{ $words }。
advice-note = パーセントはあなたの勝率です（{ $count }回のシミュレーションによる）。
advice-cancelled = ヒントをキャンセルしました。
thinking-bot = { $player }が考えています
thinking-time =
    { $most ->
        [0] { $seconds }秒
       *[other] { $seconds }秒／約{ $most }秒
    }
moves-none = 「{ $text }」で始まる手はいまは選べません。moves とだけ入力すると、選べる手がすべて表示されます。
watch-next = Enter：次の手番 · quit：終了
type-help = ? と入力すると、できることが表示されます。
window-narrow = このウィンドウは狭く、すべては表示できません。幅は{ $width }桁ですが、{ $columns }桁必要です。
needs-verb = いま決められる手は、次のどれかで始まります：{ $verbs }。
needs-brevity = 手は{ $most }文字までです。
needs-nothing = { $verb } の後には何も書きません。
needs-place = { $verb } の後にはカードの場所（{ $places }）を書きます：{ $examples }。
needs-number = { $verb } の後には番号を書きます：{ $example }。
needs-tokens = { $verb } の後には、一緒に取れるトークンの文字（{ $letters }）を書きます：{ $examples }。
needs-token = { $verb } の後には { $letters } のうち1文字を書きます：{ $example }。
needs-token-several = { $verb } の後には { $letters } のうち1文字以上を書きます：{ $example }。
needs-cell = { $verb } の後には { $first } から { $last } までのマスを1つ書きます：{ $example }。
needs-cell-several = { $verb } の後には { $first } から { $last } までのマスを1つ以上書きます：{ $example }。
needs-line = { $verb } の後には、一直線に隣り合う1〜3マスを書きます：{ $example }。
move-ambiguous =
    「{ $text }」には複数の手が当てはまります：{ $options }{ $more ->
        [0] 。
       *[other] 、ほか{ $more }件。
    }
move-illegal-rules = 「{ $text }」はいまはできません。moves と入力すると、選べる手がすべて表示されます。
move-illegal-price =
    「{ $text }」には足りません。不足：{ $tokens }{ $gold ->
        [0] 。
       *[other] （手元のゴールド{ $gold }枚）。
    }
move-illegal-phase = 「{ $text }」の前に決めることがあります。? と入力して確かめてください。
move-illegal-order = 「{ $text }」はもっと前に入力する必要がありました。手の順番は決まっています。
move-illegal-turn = 「{ $text }」は手番を越えています。1手番ずつ入力してください。
move-illegal-chance = 「{ $text }」は袋から引く前に決めています。replenish だけを入力してください。
undo-nothing = まだ何もしていません。
undo-other-person = もう取り消せません。そのあとにほかの人がプレイしました。
undo-revealed = もう取り消せません。そのあとにカードかトークンが公開されました。

## 保存と終了

saving-in = このゲームは一手ごとに保存されます：{ $file }
saved-in = 保存しました：{ $file }
resume-with = 続きから遊ぶには：{ $command }
save-failed = { $file } に書き込めませんでした：{ $reason }
save-no-folder = { $file } に書き込めませんでした：フォルダー { $folder } がありません。
overwrite = { $file } はすでにあります。置き換えますか？ [y/N]
quit-keep = あとで続けるためにこのゲームを残しますか？ [Y/n]
quit-dropped = ゲームを破棄しました。
yes-letter = y
## 保存したゲーム

shelf-turn = 手番
shelf-empty = 続けられる保存したゲームはありません。
shelf-more = さらに古いゲームが{ $count }個、{ $folder } にあります
shelf-choose = どれですか？ Enter：最初 · 番号 · delete 2：削除 · quit：終了 >
shelf-which = 1から{ $last }までの番号か、delete と番号を入力してください。
shelf-delete = { $names } のゲーム（{ $file }）を完全に削除しますか？ [y/N]
shelf-kept = { $file } を削除できませんでした：{ $reason }。

## 終了

record-in = ゲーム記録：{ $file }
shuffle-secret = シャッフルの秘密値：{ $secret }
verify-with = シャッフルを検証するには：{ $command }
