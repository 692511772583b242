### 這個瀏覽器的設定，以及到另一台裝置的路。

settings-title = 設定
settings-lead = 只對這台裝置有效。

## 頁面與牌桌

page-looks-title = 語言與配色
looks-title = 牌桌
coach-everywhere = 每張牌桌都有教練

## 到另一台裝置

transfer-title = 在另一台裝置上使用
transfer-lead = 用一個代碼，就能把你的名字和對局帶到手機或另一台電腦上。這裡也照樣可以用。
transfer-make = 顯示代碼
transfer-renew = 新代碼
transfer-code = 你的代碼
transfer-how = 在另一台裝置上開啟 { $address } 並輸入代碼，或者掃描 QR Code。
transfer-left = 只能用一次，{ $time } 內有效。
transfer-ended = 這個代碼已經過期。
transfer-used = 這個代碼已被使用：你現在也在另一台裝置上了。
transfer-secret = 誰有這個代碼，誰就能以你的身分玩。不要給別人看。
transfer-qr = 用於另一台裝置的 QR Code
transfer-have = 我有另一台裝置的代碼
transfer-enter-title = 來自另一台裝置
transfer-enter-lead = 在你原來的裝置上開啟設定，在那裡顯示代碼。
transfer-field = 代碼
transfer-missing = 請輸入代碼的八個字母和數字。
transfer-own = 這台裝置有自己的 { $count } 場對局。它們留在你在這裡的名字（{ $name }）下，以後在這台裝置上就找不到了。
transfer-own-running = 其中 { $count } 場還沒有結束。
transfer-own-progress = 在這台裝置上完成的課程和解出的謎題，其紀錄會被清除。
transfer-other-way = 如果想保留這裡的對局，請在這台裝置上產生代碼，再到另一台裝置上輸入。
transfer-go = 用這個代碼繼續
transfer-done-title = 這台裝置也可以用了
transfer-done = 你的名字和對局現在也在這台裝置上，另一台裝置上也還在。

## 聲音和提示

signals-title = 聲音和提示
signals-sound = 聲音
signals-sound-hint = 行動時、輪到你時和遊戲結束時響起。
signals-volume = 音量
signals-vibration = 輪到我時震動
signals-notice = 輪到我時通知我
signals-notice-hint = 只在牌桌所在的分頁開著、但你看不到它的時候。
signals-notice-blocked = 瀏覽器不允許這個頁面通知你。你可以在瀏覽器對這個頁面的設定裡更改。
signals-talk = 其他玩家的短語

## 作為應用程式，沒有網路時

install-title = 作為應用程式
install-lead = 安裝之後，Cabochon 有自己的視窗和圖示。沒有網路時，也能開啟規則、課程、謎題和你重播過的對局。
install-do = 安裝
install-done = 這台裝置已經安裝了 Cabochon。
install-how = 瀏覽器的選單裡可能有「安裝」或「加到主畫面」。
offline-notice = 沒有網路。仍然可以開啟規則、課程、謎題和在這裡重播過的對局。
update-ready = 這個頁面有新版本。
update-load = 載入
