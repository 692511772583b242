### Ce que les messageries et les réseaux montrent à côté d’un lien vers ce serveur.

preview-title = Cabochon : Splendor et Splendor Duel
preview-invited = { $name } vous invite à { $game }
preview-waiting = Une table de { $game } vous attend
preview-seats =
    { $count ->
        [one] Une place est libre.
       *[other] { $count } places sont libres.
    } Ouvrez le lien et asseyez-vous : pas de compte, rien à installer.
preview-players = { $game } : { $names }
preview-watch = La partie est en cours. Ouvrez le lien pour la regarder.
preview-over = La partie est terminée. Ouvrez le lien pour la voir.
