### 頁面：逐步重播一局遊戲的紀錄，不作分析。

## 進入重播

replay-title = 重播
replay-lead = 逐步重看一局遊戲：看到一切，或只看某位玩家當時所見。可以連結到任一局面，也可以儲存它的圖片。
replay-of = 重播 · { $game }
replay-failed = 無法重播這局遊戲

## 重播

replay-seen-by = 視角
replay-everything = 所有人：全部公開
replay-slider = 步驟
replay-play = 自動播放
replay-pause = 暫停
replay-pace = 速度
replay-pace-times = { $times }×
replay-copy-link = 複製此局面的連結
replay-copy-short = 連結
replay-copied = 連結已複製。
replay-save = 紀錄

## 局面的圖片

picture-button = 圖片
picture-title = 此局面的圖片
picture-seen-by = { $player } 眼中此刻的桌面。
picture-everything = 此刻的桌面，沒有任何隱藏。
picture-drawing = 正在繪製…
picture-alt = 局面圖
picture-svg = 儲存為 SVG
picture-png = 儲存為 PNG
picture-no-png = 此瀏覽器無法把圖片轉成 PNG，請使用 SVG。
