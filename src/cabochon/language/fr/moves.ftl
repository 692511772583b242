### Les coups en toutes lettres.

## Ce que ferait un coup, comme conseil ou dans une liste

do-take = prendre { $tokens }
do-reserve = réserver une carte : { $card } (prix : { $cost })
do-reserve-top = réserver sans la voir la première carte de la pile de niveau { $level }
do-buy = acheter une carte : { $card } (prix : { $cost })
do-pass = passer : rien d’autre n’est possible
do-cover = payer un or à la place d’un jeton ({ $colour })
do-pay = conclure l’achat
do-return = rendre un jeton ({ $colour })
do-noble =
    { $points ->
        [one] recevoir le noble qui demande { $cost } ({ $points } point)
       *[other] recevoir le noble qui demande { $cost } ({ $points } points)
    }
do-privilege = dépenser un privilège pour { $tokens }
do-replenish = remplir le plateau avec le contenu du sac
do-gold = prendre l’or qui s’y trouve, puis réserver une carte
do-match = prendre { $tokens } à cet endroit
do-colour = choisir la couleur de la carte : { $colour }
do-steal = prendre un jeton à l’adversaire ({ $colour })
do-royal = recevoir la carte royale : { $royal }

## Ce qu’a fait un joueur

did-take = { $player } prend { $tokens }.
did-reserve =
    { $player } réserve une carte ({ $card }){ $gold ->
        [0] .
       *[other] { " " }et prend un or.
    }
did-reserve-top =
    { $player } réserve sans la montrer une carte de niveau { $level }{ $gold ->
        [0] .
       *[other] { " " }et prend un or.
    }
did-buy =
    { $player } achète une carte ({ $card }){ $count ->
        [0] { " " }sans rien payer.
       *[other] { " " }pour { $paid }.
    }
did-pass = { $player } ne peut rien faire et passe.
did-return = { $player } rend un jeton ({ $colour }).
did-noble =
    { $points ->
        [one] { $player } reçoit un noble ({ $points } point).
       *[other] { $player } reçoit un noble ({ $points } points).
    }
did-privilege = { $player } dépense un privilège pour { $tokens }.
did-replenish =
    { $count ->
        [one] { $player } remplit le plateau ({ $count } jeton).
       *[other] { $player } remplit le plateau ({ $count } jetons).
    }
did-gold = { $player } prend un or sur le plateau.
did-match = { $player } prend un jeton assorti ({ $tokens }).
did-colour = { $player } choisit la couleur de la carte ({ $colour }).
did-steal = { $player } prend { $tokens } à { $opponent }.
did-royal = { $player } reçoit une carte royale ({ $royal }).
# En notation, quand un jeu n’a pas de mots pour ce qui s’est passé
did-other = { $player } : { $move }

## Ce qui en découle

also-last-round = Le dernier tour de table commence.
also-privilege = { $player } gagne un privilège.
also-again = { $player } rejoue.
