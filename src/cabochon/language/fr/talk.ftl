### Ce que les joueurs se disent, en phrases toutes faites.

talk-title = Dire quelque chose
talk-lead = Chacun à la table le lit dans sa langue.
talk-heard = Ce que disent les joueurs
talk-said = { $player } : { $words }
talk-mute = Ne rien afficher de ce que dit { $player }
talk-hello = Bonjour !
talk-luck = Bonne chance !
talk-nice-move = Joli coup !
talk-thinking = Je réfléchis…
talk-moment = Un instant, s’il vous plaît.
talk-oops = Oups !
talk-thanks = Merci !
talk-good-game = Belle partie !
talk-smile = Sourire
talk-laugh = Rire
talk-wow = Étonnement
talk-sad = Tristesse
talk-heart = Cœur
talk-gem = Pierre
