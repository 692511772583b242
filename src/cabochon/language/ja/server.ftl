## サーバーが断ること

error-no-table = そのテーブルはありません。
error-no-path = このアドレスには何もありません。
error-method = このアドレスではその操作はできません。
error-no-cookie = サーバーがあなたを認識できません。サーバーのクッキーが必要です。このページのクッキーを許可して、再読み込みしてください。
error-request = リクエストを理解できません：{ $where } が正しくありません。
error-message = メッセージを理解できません：{ $where } が正しくありません。
error-too-fast = リクエストが多すぎます。{ $seconds }秒待ってからもう一度お試しください。
error-too-long = リクエストは最大{ $most }バイトです。
error-too-many-tables = 終わっていないテーブルがすでに{ $most }卓あります。先にどれかを終えてください。
error-host = このサーバーにその名前はありません。管理者は --allow-host で許可できます。
error-origin = ほかのサイトのページからここで操作することはできません。
error-blocked = このサーバーの管理者が、あなた、またはあなたのアドレスをブロックしています。
error-transfer = このコードは存在しないか、もう使えません。コードは1回だけ、10分間使えます。もう一方の端末で新しく作ってください。
error-http = サーバーが理解できないリクエストです。
error-head-too-long = リクエストのアドレスとヘッダーは合わせて最大{ $most }バイトです。
error-too-slow = リクエストが{ $seconds }秒以内に届きませんでした。
error-doors-full = いまは接続が多すぎます。少し待ってからもう一度お試しください。
error-server = サーバーで問題が起きました。もう一度お試しください。

## テーブルが断ること

error-name = 名前は、見える文字で1文字から、全角なら{ $wide }文字、半角なら{ $most }文字までにし、記号を重ねないでください。
error-name-taken = 「{ $name }」という名前は使えません。ボットかサーバーがよく似た名前を使っています。
error-table-me = 自分の席は1つだけです。この画面のほかの人には、それぞれの席と名前を決めてください。
error-table-nobody = テーブルには人が必要です。自分の席か、あとから来る人の席を残してください。
error-table-seat-unknown = 席{ $number }はありません。このテーブルの席は{ $count }つです。
error-table-seat-taken = 席{ $number }は埋まっています。
error-table-seated = このテーブルにはもう自分の席があります。
error-table-not-yours = 席{ $number }はあなたの席ではありません。
error-table-not-seated = それができるのは、このテーブルのプレイヤーだけです。
error-table-host = それができるのは、このテーブルのホストだけです。
error-table-started = ゲームはもう始まっています。新しく席に着くことはできません。
error-table-not-started = ゲームはまだ始まっていません。
error-table-over = ゲームは終わりました。
error-table-not-over = ゲームはまだ終わっていません。
error-table-closed = このテーブルはゲームが始まる前に閉じられました。
error-table-gone = ここで遊んでいた人が、このサーバーから完全に去りました。
error-table-version = このゲームは、このサーバーとは別のバージョンのルールで始められました。
error-table-unreadable = このテーブルは、このサーバーでは読めない形式で保存されています。
error-table-turn = あなたの手番ではありません。{ $name }の手番です。
error-table-away = ボットがあなたの代わりにプレイしています。先に席に戻ってください。
error-table-not-away = この席で代わりにプレイしているボットはいません。
error-table-time-up = 時間切れです。
error-table-undo = 取り消せる手はありません。
error-table-undo-away = { $name }は不在で、同意できません。手の取り消しには全員の同意が必要です。
error-table-exhausted = このテーブルでは取り消し、提案、出入りが多すぎました。もうゲームを続けることしかできません。
error-table-endless = このゲームは{ $most }手も続いています。もう投了することしかできません。
error-table-proposal = すでに提案が出ています。先に答えるか、取り下げてください。
error-table-no-proposal = 答えを待っている提案はありません。
error-table-not-asked = この提案はあなたの答えを待っていません。
error-table-no-person = 席{ $number }には、ボットが代わるべき人がいません。
error-table-own-seat = 自分の席にボットを提案することはできません。投了はできます。
error-table-online = { $name }は接続しています。ボットが代われるのは、接続していない人だけです。
error-table-grace = { $name }は戻ってくるかもしれません。あと{ $seconds }秒でボットが代われます。
error-table-replaced = すでにボットが{ $name }の代わりにプレイしています。

## 手ではないもの

error-move-malformed = 「{ $text }」という手はありません。
error-move-ambiguous =
    「{ $text }」には複数の手が当てはまります：{ $options }{ $more ->
        [0] 。
       *[other] 、ほか{ $more }件。
    }
error-move-rules = 「{ $text }」はいまはできません。
error-move-phase = 「{ $text }」の前に決めることがあります。
error-move-order = 「{ $text }」はもっと前に行う必要があります。手の順番は決まっています。
error-move-turn = 「{ $text }」は手番を越えています。
error-move-chance = 「{ $text }」は袋から引く前に決めています。先にボードを補充して、結果を見てください。
error-move-over = 「{ $text }」はゲームの終わりを越えています。

## ゲーム記録、ヒント、解析

error-record = このゲーム記録は使えません：{ $reason }。
error-record-line = このゲーム記録は使えません。{ $line }行目、{ $column }文字目：{ $reason }。
error-record-hidden = このゲーム記録は進行中のものなので、伏せられたカードがあります。ゲーム終了時のゲーム記録を使ってください。
error-record-long = { $most }手を超えるゲーム記録は、実際のゲームより長すぎます。
error-base-unfit = ゲーム、設定、席の数はゲーム記録と同じにしてください。
error-base-moves = このゲーム記録は{ $count }手です。{ $moves }手目のあとの局面はありません。
error-base-over = ゲーム記録のこの時点でゲームは終わっています。もっと前の局面を選んでください。
error-hint-forbidden = このテーブルではヒントは使えません。
error-hint-busy = 前のヒントをまだ考えています。
error-hint-late = その間にゲームが先へ進みました。
error-analysis-busy = あなたのゲームをすでに1つ分析しています。終わるのを待つか、停止してください。
error-analysis-long = { $minutes }分より長くかかります。1手の時間を短くしてください。
error-busy = サーバーはいま手いっぱいです。少し待ってからもう一度お試しください。
