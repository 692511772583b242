### ブラウザーのページ：枠、テーブルまでの道のり、待合室。

## どのページにもある枠

page-title = { $page } · Cabochon
page-skip = 本文へ移動
page-home = Cabochon：トップページへ
page-language = 言語
page-theme = 配色
theme-system = システムに合わせる
theme-light = ライト
theme-dark = ダーク
page-loading = お待ちください…
page-no-script = CabochonにはJavaScriptが必要です。このページで有効にしてください。
page-retry = 再試行
page-close = 閉じる
page-cancel = キャンセル
page-back = トップページへ
page-new-tab = （新しいタブで開きます）
rules-read = ルール
rules-of = { $game }のルール
rules-more = ルールを読む

## 名前

name-shown = あなたの名前は{ $name }です。名前を変える
name-question = ほかの人に見せる名前は？
name-label = あなたの名前
name-hint = このブラウザーが覚えておきます。
name-save = 保存
name-missing = 名前を入力してください。
guest-name-opal = オパール
guest-name-amber = 琥珀
guest-name-jade = 翡翠
guest-name-coral = 珊瑚
guest-name-garnet = ガーネット
guest-name-topaz = トパーズ
guest-name-amethyst = アメジスト
guest-name-agate = 瑪瑙
nameless = ゲスト

## トップページ

home-title = さあ、席へどうぞ
home-lead = ボットと、リンクで招いた友だちと、あるいは1つの画面を囲んで。登録はいりません。すぐに遊べます。
home-splendor = 宝石を集め、次の購入が安くなる発展カードを手に入れ、誰よりも先に貴族を迎えましょう。
home-duel = 2人用。ボードの宝石を一直線に取り、特権をたくわえ、3つの勝ち方から1つを目指します。
home-players = 人数
home-bot = ボット
home-play =
    { $count ->
        [1] ボットと遊ぶ
       *[other] ボット{ $count }体と遊ぶ
    }
home-friends = 友だちと遊ぶ
home-screen = 1つの画面で遊ぶ
home-learn = 学ぶ
home-lessons = 遊び方を学ぶ
puzzles-title = 問題集
home-look-back = 振り返る
home-replay = ゲームを再生する
home-analyse = ゲームを分析
past-all = 自分のゲームをすべて見る
players-range = { $low }〜{ $high }人用
players-exactly = { $count }人用

## テーブルの一覧

mine-title = あなたのゲーム
mine-turn = あなたの手番
mine-waiting = 参加者を待っています
mine-theirs = ほかの人の手番
mine-finished = 終わったゲーム
kept-title = この端末で再生したゲーム
mine-continue = 続ける
mine-more = ほか{ $count }件のゲーム
mine-look = 見る
replay-link = 再生
mine-rematch = もう一度？
result-won = 勝ち
result-lost = 負け
result-draw = 引き分け
result-none = 結果なし
result-resigned = 投了による
result-timeout = 時間切れによる
lobby-title = 参加者募集中のテーブル
lobby-empty = いま参加者を募集している人はいません。テーブルを開いて、ここに載せてみましょう。
lobby-new = テーブルを開く
lobby-join = 参加
lobby-watch-title = 観戦できるゲーム
lobby-watch = 観戦
lobby-failed = いまは一覧を取得できません。自動的に再試行します。
table-link = { $action }：{ $game }、{ $players }
seat-free = 空席
clock-words =
    { $minutes }分{ $seconds ->
        [0] { "" }
       *[other] { " " }+ { $seconds }秒
    }
rules-quick = クイックゲーム
rules-teams = チーム戦
rules-own = カスタムルール
table-based = 途中の局面から

## サーバーが知っていること

data-title = あなたのデータ
data-lead = サーバーはあなたの名前とプレイしたゲームを保存し、このブラウザーをクッキーで見分けています。
data-download = ゲームをダウンロード
data-delete = 自分に関するものをすべて削除
data-sure = あなたに関するものをすべて削除しますか？
data-sure-alone = ひとりで、ボットと、または1つの画面で遊んだゲームは削除されます。
data-sure-others = ほかの人とのゲームはその人たちのもとに残りますが、あなたの名前は「{ nameless }」に変わり、誰だったかは分からなくなります。
data-sure-running = そのようなゲームがまだ続いている場合は投了します。参加者を待っているテーブルからは席を立ちます。
data-sure-final = 元に戻すことはできません。
data-sure-download = ゲームを残しておきたい場合は、先にダウンロードしてください。
data-sure-delete = すべて削除
data-deleted =
    あなたに関するものをすべて削除しました。{ $deleted ->
        [0] あなただけのゲームはありませんでした。
       *[other] { $deleted }件のゲームがなくなりました。
    }{ $nameless ->
        [0] { "" }
       *[other] ほかの{ $nameless }件のゲームからあなたの名前が消えました。
    }

## 新しいテーブルの準備

new-title = 新しいテーブル
new-game = ゲーム
new-rules = ルール
rules-mix = カスタムルール
new-settings = すべての設定
setting-target = 勝利に必要な名声ポイント
setting-target-hint = 手番の終わりにこのポイントに達した人が出ると、最終ラウンドになります。
setting-face-up = 各レベルの公開カードの枚数
setting-face-up-hint = 少ないほど短く、運の要素が強くなります。
setting-last-round = 最終ラウンド
setting-last-round-hint = 誰かが目標に達した後、ゲームをどう終えるか。
setting-teams = チーム戦
setting-teams-hint = 2対2。向かい合う2人が味方になり、点数とボーナスを共有します。
setting-may-take-fewer = トークンを少なく取ってもよい
setting-may-take-fewer-hint = オフ：場に3色ある限り、異なる3色を取ります。
setting-choose-payment = 支払い方を選ぶ
setting-choose-payment-hint = 持っている宝石の代わりにもゴールド（ジョーカー）を支払えます。オフ：足りない分だけをゴールドで支払います。
choice-finish-round = ラウンドの終わりまで
choice-one-more-each = ほかの全員がもう1手番
number-less = 1つ減らす：{ $what }
number-more = 1つ増やす：{ $what }
new-seats = プレイヤー
new-seats-hint = 並び順が手番の順番です。
seat-number = 席{ $number }
seat-me = 自分
seat-open = 空席
seat-local = この画面を使う人
seat-bot = ボット：{ $bot }
seat-name = 席{ $number }の人の名前
seat-add = 席を増やす
seat-remove = 席{ $number }を削除
seat-team = チーム{ $team }
new-start = 最初の手番
start-random = ランダム
new-listed = テーブルを見つけられる人
listed-no = リンクを知っている人だけ
listed-no-hint = 送るためのリンクとQRコードが表示されます。
listed-yes = 誰でも：一覧に載せる
listed-yes-hint = このサーバーを訪れた人は誰でも参加や観戦ができます。
new-clock = 持ち時間
clock-none = 時計なし
clock-own = その他
clock-minutes = 1人あたりの分数
clock-seconds = 手番ごとに加える秒数
clock-hint = 時間が切れた人は負けです。3人か4人のときはボットが引き継ぎます。
new-open = テーブルを開く
new-start-now = ゲーム開始
new-help = ヒント
new-hints = ヒントを許可
new-hints-hint = 手番の人は、コンピューターならどの手を選ぶかを尋ねられます。
plan-flaws = まだ始められません：
plan-flaw = { $where }：{ $what }
plan-number = { $low }から{ $high }までの整数を入力してください。
plan-name-long = 名前は全角{ $wide }文字、半角{ $most }文字までです。
plan-name-twice = { $name }という名前の人が2人います。区別できるようにしてください。

## 待合室

waiting-title =
    { $count ->
        [1] 空席が1つあります
       *[other] 空席が{ $count }つあります
    }
waiting-lead = すべての席が埋まると、自動的にゲームが始まります。
waiting-seats = テーブルの席
waiting-you = あなた
waiting-here = 在席
waiting-gone = 離席中
waiting-join = ここに座る
waiting-leave = テーブルを離れる
waiting-bot = ボットを座らせる
waiting-bots = ボットで埋めて始める
waiting-bot-kind = ボットの種類
waiting-invite = 友だちを招待
waiting-invite-text = このリンクを開いた人は席に座れます。
waiting-link = このテーブルへのリンク
waiting-copy = コピー
waiting-copied = コピーしました
waiting-share = 共有
waiting-share-text = { $game }で遊びませんか？ 席が空いています：
waiting-qr = このテーブルへのリンクのQRコード
reach-alone = いまのアドレスはこのコンピューターでしか使えません。同じネットワークのスマートフォンやほかのコンピューターから参加するには、{ $command }（make play をお使いの場合は { $make }）でサーバーを起動してください。
reach-no-network = ローカルネットワークが見つからないため、このアドレスはこのコンピューターでしか使えません。
waiting-listed = このテーブルは一覧に載っています。
waiting-watching = { $count }人が観戦しています。

## 表示するものがないとき

missing-title = ここには何もありません
missing-text = アドレスが間違っているかもしれません。テーブルのアドレスは { $example } のような形です。
gone-title = このテーブルはありません
gone-text = リンクが途中で切れているか、テーブルが片付けられたようです。
closed-title = このテーブルは解散しました
closed-text = ゲームが始まる前に全員が席を離れました。
shut-title = このテーブルは閉じられました
shut-text = ゲームが始まる前に、サーバーの管理者が閉じました。
trouble-title = 問題が起きました
trouble-connecting = テーブルに接続しています…
