## bot

cli-bot =
    プログラムとしてプレイします：標準入出力でボットのプロトコルを話します。

    大会やほかのプログラムのためのものです。プロトコルの説明は docs/protocol.md にあります。
bot-player = プレイヤー：level-1〜level-8（省略時は最強）、greedy、random、yardstick、search:…、py:モジュール:クラス、cmd:コマンド。後ろの @seconds=S や @simulations=N は持ち時間です。
bot-level = プレイヤー level-N。
bot-simulations = レベルにかかわらず、1手にこの回数のシミュレーションを行います。
bot-seconds = レベルにかかわらず、1手にこの秒数だけ考えます。
bot-threads = 考えるスレッドの数。
bot-seed = 同じシードなら同じ手を選びます（シミュレーション回数で制限した場合）。
bot-waits = このプログラムはボットのプロトコルのコマンドを待っています。「cabochon 1」か「quit」と入力してください。
error-bot-level = --level もプレイヤーの指定です。一方だけを指定してください。

## check-bot

cli-check-bot =
    プログラムがボットのプロトコルを守っているか調べます。

    プログラムを起動し、プロトコル全体を試し、失敗ごとに直し方を示します。
check-bot-command = プログラムとその引数。ダッシュで始まる引数があれば -- の後ろに書きます。
check-bot-timeout = 答えを待つ秒数。
check-bot-summary =
    { $failed ->
        [0] { $passed }項目すべて合格です。
       *[other] 不合格{ $failed }項目、合格{ $passed }項目。
    }
bot-check-hello = 挨拶をして、準備ができる
bot-check-games = 実在するゲームと人数を名乗る
bot-check-unknown = 知らないコマンドがあっても動き続ける
bot-check-options = オプションが示す値をすべて受け付ける
bot-check-table =
    { $settings ->
        [none] { $game }を{ $players }人でプレイできる
       *[other] { $game }を{ $players }人でプレイできる、{ $settings }
    }
bot-check-phases = { $game }のどの種類の手も選べる
bot-check-future = 知らないキーや単語を読み飛ばす
bot-check-time = 与えられた時間を守る
bot-check-stop = 考えている間の stop にすぐ、1回だけ答える
bot-check-stop-idle = 止めるものがないときの stop を無視する
bot-check-seed = 同じシードなら同じ手を選ぶ
bot-check-quit = quit で終了する
bot-check-end = 入力が終わると終了する
bot-check-end-thinking = 考えている間に入力が終わっても終了する
bot-check-open = { $claim }（該当しないか、試せませんでした）
bot-hint-start = ヒント：コマンドをターミナルで実行し、「cabochon 1」と入力してみてください。id、game、option で始まる行と、最後に「ready 1」を出力する必要があります。
bot-hint-timeout = ヒント：1行ごとに標準出力をフラッシュし、標準入力を1行ずつ読んでください。ターミナルでないと出力をためこむ言語がたくさんあります。
bot-hint-crash = ヒント：プログラムが標準エラー出力に書いた内容は上にあります。同じ行を手で入力すると詳しく分かります。
bot-hint-illegal = ヒント：答えは、最後に届いた局面の「legal」にある文字列のどれかと完全に同じでなければなりません。
bot-hint-garbage = ヒント：標準出力はプロトコル専用です。ほかのものは標準エラー出力か、info の後ろに書いてください。各コマンドへの答えは1回だけです。
bot-hint-refused = ヒント：理解しなければならないものに、プログラムがエラーで答えました。
bot-hint-games = ヒント：「game splendor 2 3 4」と「game duel 2」の形で、プレイできる人数を書きます。
bot-hint-unknown = ヒント：知らないコマンドは無視するか、「error unknown …」と答えてください。今後のバージョンで増えます。
bot-hint-options = ヒント：「option 名前 number 既定値 最小 最大」という行は、最小から最大までのどの値も設定できるという約束です。
bot-hint-future = ヒント：JSONの知らないキーと、go の後ろの知らない単語は読み飛ばしてください。今後のバージョンで増えます。
bot-hint-time = ヒント：「go milliseconds 100」は遅くとも0.1秒後に、「milliseconds 0」はすぐに答えるという意味です。
bot-hint-stop = ヒント：標準入力を読むスレッドと考えるスレッドを分け、考えている間も stop に気づくようにし、その時点での最善手を答えてください。
bot-hint-seed = ヒント：オプション seed が設定されたら乱数を最初から始め、時刻や集合の順序など、ほかのものに左右されないようにしてください。
bot-hint-quit = ヒント：quit では、考えている間でも終了コード0で終了してください。
bot-hint-end = ヒント：標準入力から何も読めなくなったら、終了コード0で終了してください。
bot-hint-end-thinking = ヒント：標準入力が終わったら、考えるのをやめて終了コード0で終了してください。もう相手はいません。

## プログラムの間違い

error-bot-start = { $bot } を起動できません：{ $reason }
error-bot-timeout = { $bot } は「{ $command }」に{ $seconds }秒以内に答えませんでした。
error-bot-crash = { $bot } が終了したか、出力を閉じました（終了コード{ $status }）：{ $complaint }
error-bot-illegal = { $bot } の手「{ $move }」は、{ $count }通りの可能な手のどれでもありません。
error-bot-garbage = { $bot } が出力した「{ $line }」は、ここではプロトコルのメッセージではありません。
error-bot-refused = { $bot } が断りました：{ $complaint }
error-bot-option = { $bot } に { $name } というオプションはありません。あるのは：{ $known }
error-bot-value = { $bot } の { $name } を「{ $value }」にはできません。オプション：{ $option }
error-bot-games = { $bot } が名乗ったのは：{ $games }。実在しないものがあります。
error-bot-seed = 同じシードなのに、{ $bot } の{ $number }手目が違います：{ $first } と { $second }
error-bot-stays = { $bot } は{ $seconds }秒後もまだ動いています。
error-bot-status = { $bot } は0ではなく終了コード{ $status }で終了しました。
