### このブラウザの設定と、別の端末への移動。

settings-title = 設定
settings-lead = この端末だけの設定です。

## ページとテーブル

page-looks-title = 言語と配色
looks-title = テーブル
coach-everywhere = どのテーブルでもコーチを付ける

## 別の端末へ

transfer-title = 別の端末で使う
transfer-lead = コードを使うと、あなたの名前とゲームをスマートフォンや別のパソコンでも使えます。この端末でもそのまま使えます。
transfer-make = コードを表示
transfer-renew = 新しいコード
transfer-code = あなたのコード
transfer-how = 別の端末で { $address } を開いてコードを入力するか、QRコードを読み取ってください。
transfer-left = 1回だけ使えます。残り時間は{ $time }です。
transfer-ended = このコードの有効期限は切れました。
transfer-used = このコードは使われました。もう一方の端末でも続けられます。
transfer-secret = コードを知っている人は、あなたの代わりにプレイできます。ほかの人には見せないでください。
transfer-qr = 別の端末で使うためのQRコード
transfer-have = 別の端末のコードを持っています
transfer-enter-title = 別の端末から
transfer-enter-lead = これまで使っていた端末で設定を開き、コードを表示してください。
transfer-field = コード
transfer-missing = コードの8文字を入力してください。
transfer-own = この端末には、この端末だけのゲームが{ $count }件あります。それはここでの名前「{ $name }」のまま残り、この端末では見つからなくなります。
transfer-own-running = まだ終わっていないゲームが{ $count }件あります。
transfer-own-progress = この端末で終えたレッスンと解いた問題の記録は消えます。
transfer-other-way = ここにあるゲームを残したい場合は、この端末でコードを作り、もう一方の端末で入力してください。
transfer-go = このコードで続ける
transfer-done-title = この端末でも使えます
transfer-done = あなたの名前とゲームは、この端末でも、もう一方の端末でも使えます。

## 音とお知らせ

signals-title = 音とお知らせ
signals-sound = 効果音
signals-sound-hint = 手、あなたの手番、ゲームの終わりに鳴ります。
signals-volume = 音量
signals-vibration = 自分の手番になったら振動する
signals-notice = 自分の手番になったら通知する
signals-notice-hint = テーブルを開いたタブが見えていない間だけです。
signals-notice-blocked = ブラウザがこのページの通知を許可していません。このページについてのブラウザの設定で変更できます。
signals-talk = ほかのプレイヤーのひとこと

## アプリとして、ネットワークなしで

install-title = アプリとして使う
install-lead = インストールすると、専用のウィンドウとアイコンで開けます。ルール、レッスン、問題と、一度再生したゲームは、ネットワークがなくても開けます。
install-do = インストール
install-done = Cabochon はこの端末にインストールされています。
install-how = ブラウザのメニューに「インストール」や「ホーム画面に追加」があるかもしれません。
offline-notice = ネットワークにつながっていません。ルール、レッスン、問題と、ここで一度再生したゲームは開けます。
update-ready = このページの新しいバージョンがあります。
update-load = 読み込む
