### ページ：ゲーム記録を一手ずつ再生する（分析なし）。

## 再生への道

replay-title = 再生
replay-lead = ゲームを一手ずつたどれます。すべてを見ることも、あるプレイヤーに見えていたものだけを見ることもできます。局面へのリンクや画像も残せます。
replay-of = 再生 · { $game }
replay-failed = このゲームは再生できません

## 再生

replay-seen-by = 視点
replay-everything = 全員：すべて公開
replay-slider = 手
replay-play = 自動再生
replay-pause = 一時停止
replay-pace = 速さ
replay-pace-times = { $times }×
replay-copy-link = この局面へのリンクをコピー
replay-copy-short = リンク
replay-copied = リンクをコピーしました。
replay-save = ゲーム記録

## 局面の画像

picture-button = 画像
picture-title = この局面の画像
picture-seen-by = { $player }から見た、いまの場です。
picture-everything = いまの場です。隠されたものはありません。
picture-drawing = 描いています…
picture-alt = 局面の図
picture-svg = SVGで保存
picture-png = PNGで保存
picture-no-png = このブラウザーでは画像をPNGにできません。SVGをお使いください。
