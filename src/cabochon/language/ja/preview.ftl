### このサーバーへのリンクに添えて表示される文。

preview-title = Cabochon：Splendor と Splendor Duel
preview-invited = { $name }から「{ $game }」への招待です
preview-waiting = 「{ $game }」のテーブルがあなたを待っています
preview-seats = 空席は{ $count }つです。リンクを開いて座るだけ。アカウントもインストールも不要です。
preview-players = { $game }：{ $names }
preview-watch = ゲームは進行中です。リンクを開くと観戦できます。
preview-over = ゲームは終わりました。リンクを開くと結果を見られます。
