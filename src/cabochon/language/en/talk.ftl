### What players say to each other, in ready-made phrases.

talk-title = Say something
talk-lead = Everybody at the table reads it in their own language.
talk-heard = What the players say
talk-said = { $player }: { $words }
talk-mute = Show nothing that { $player } says
talk-hello = Hello!
talk-luck = Good luck!
talk-nice-move = Nice move!
talk-thinking = Let me think…
talk-moment = One moment, please.
talk-oops = Oops!
talk-thanks = Thank you!
talk-good-game = Good game!
talk-smile = Smile
talk-laugh = Laughter
talk-wow = Amazement
talk-sad = Sadness
talk-heart = Heart
talk-gem = Gem
