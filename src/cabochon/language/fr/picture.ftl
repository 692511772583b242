### Ce qui est écrit sur l’image d’une position, et ce que montre un pointeur qui s’y arrête.

picture-label = { $game } : { $scores } ; { $turn }
score = { $player } { $points }
placed = { $place } : { $thing }
tokens-held =
    { $count ->
        [one] { $count } jeton sur { $limit }
       *[other] { $count } jetons sur { $limit }
    }
card-hidden = { $card }. Cachée aux autres
place-hidden = { $place } cachée

## À qui de jouer, et ce qui est demandé. Prix et places sont en notation.

deciding-act = À { $player } de jouer
deciding-reserve = À { $player } de réserver une carte
deciding-pay = À { $player } de payer { $price } pour { $place }
deciding-colour = À { $player } de choisir une couleur
deciding-match = À { $player } de prendre un jeton assorti
deciding-steal = À { $player } de prendre un jeton à l’adversaire
deciding-royal = À { $player } de choisir une carte royale
deciding-return = À { $player } de rendre des jetons
deciding-noble = À { $player } de choisir un noble
