### プレイヤーどうしの決まったひとこと。

talk-title = ひとこと
talk-lead = テーブルの全員が、それぞれの言語で読みます。
talk-heard = プレイヤーのひとこと
talk-said = { $player }：{ $words }
talk-mute = { $player }のひとことを表示しない
talk-hello = こんにちは！
talk-luck = よろしくお願いします！
talk-nice-move = いい手ですね！
talk-thinking = 考えています…
talk-moment = 少々お待ちください。
talk-oops = しまった！
talk-thanks = ありがとう！
talk-good-game = いいゲームでした！
talk-smile = 笑顔
talk-laugh = 大笑い
talk-wow = びっくり
talk-sad = 悲しい
talk-heart = ハート
talk-gem = 宝石
