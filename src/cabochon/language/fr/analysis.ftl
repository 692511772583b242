### Pourquoi un coup est bon, ce qu’il valait, et l’analyse d’une partie.

## Raisons : la fin de la partie

why-forced = Rien d’autre n’est possible.
why-win = Gagne la partie tout de suite.
why-share = Termine la partie sur une victoire partagée.
why-target = Atteint l’objectif de { $target }, avec { $points } points.

## Raisons : ce qu’apporte un achat

why-points =
    { $points ->
        [one] { $points } point, ce qui fait { $total }.
       *[other] { $points } points, ce qui fait { $total }.
    }
why-free = Ne coûte rien.
why-engine =
    { $count ->
        [one] Un bonus { $colour } rend { $count } carte visible moins chère.
       *[other] Un bonus { $colour } rend { $count } cartes visibles moins chères.
    }
why-double = Deux bonus ({ $colour }) sur une seule carte.

## Raisons : les jetons

why-buy-now = Permet d’acheter une carte dès ce tour ({ $card }).
why-buy-next = Permet d’acheter une carte au prochain tour ({ $card }).
why-still = Une carte peut être achetée au prochain tour ({ $card }).
why-buy-soon =
    Une carte à deux tours ({ $card }) : une prise de plus suffit. Manquera après ce coup : { $tokens }{ $gold ->
        [0] .
       *[other] { " " }(or en main : { $gold }).
    }
why-collect =
    Rapproche d’une carte ({ $card }). Manquera après ce coup : { $tokens }{ $gold ->
        [0] .
       *[other] { " " }(or en main : { $gold }).
    }
why-keep =
    Met une carte de côté pour plus tard ({ $card }). Manquera après ce coup : { $tokens }{ $gold ->
        [0] .
       *[other] { " " }(or en main : { $gold }).
    }
why-gold = Un or remplace n’importe quelle couleur.
why-keep-gold = Garde { $count } or, qui remplace n’importe quelle couleur.
why-keep-colour =
    { $count ->
        [one] Garde un jeton ({ $colour }) que coûte { $count } autre carte visible.
       *[other] Garde un jeton ({ $colour }) que coûtent { $count } autres cartes visibles.
    }
why-useless =
    { $count ->
        [0] Aucune carte visible ne coûte cette couleur ({ $colour }).
        [one] Une seule carte visible coûte cette couleur ({ $colour }).
       *[other] Seules { $count } cartes visibles coûtent cette couleur ({ $colour }).
    }
why-spare = Il y en a plus en main ({ $colour }) qu’aucune carte visible n’en coûte.
why-unneeded = Ce jeton ({ $colour }) n’est pas nécessaire pour une bonne carte ({ $card }).
why-unseen = Une carte de niveau { $level } que personne d’autre ne voit.

## Raisons : les autres joueurs

why-deny = { $player } pourrait acheter cette carte au prochain tour ({ $card }).
why-deny-win = { $player } pourrait acheter cette carte au prochain tour et gagner ({ $card }).
why-deny-target = { $player } pourrait acheter cette carte au prochain tour et atteindre { $points } points ({ $card }).
why-deny-noble = { $player } pourrait acheter cette carte au prochain tour ({ $card }) et recevoir le noble qui demande { $noble }.
why-deny-royal = { $player } pourrait acheter cette carte au prochain tour ({ $card }) et recevoir une carte royale pour ses couronnes.
why-scarce =
    { $where ->
        [bank] La banque n’a plus cette couleur ({ $colour }), et rien d’autre ne manque à { $player } pour une carte ({ $card }).
       *[board] Le plateau n’a plus cette couleur ({ $colour }), et rien d’autre ne manque à { $player } pour une carte ({ $card }).
    }
why-block = { $player } ne peut plus payer une carte ({ $card }).

## Raisons : les nobles

why-noble =
    { $points ->
        [one] Le noble qui demande { $noble } vient tout de suite : { $points } point.
       *[other] Le noble qui demande { $noble } vient tout de suite : { $points } points.
    }
why-noble-choice = L’un des { $count } nobles vient tout de suite : { $points } points.
why-noble-turns =
    { $turns ->
        [one] Le noble qui demande { $noble } est à un tour : la carte peut être payée.
       *[other] Le noble qui demande { $noble } est à { $turns } tours : les cartes peuvent être payées.
    }
why-noble-near =
    { $count ->
        [one] Le noble qui demande { $noble } est à { $count } bonus. Il manque { $tokens }.
       *[other] Le noble qui demande { $noble } est à { $count } bonus. Il manque { $tokens }.
    }
why-noble-rival =
    { $count ->
        [0] { $player } a tous les bonus pour ce noble.
        [one] Il manque { $count } bonus à { $player } pour ce noble.
       *[other] Il manque { $count } bonus à { $player } pour ce noble.
    }
why-noble-other = Le noble qui demande { $noble } viendra au prochain tour, sauf si un autre joueur est plus rapide.

## Raisons : Duel

why-royal = Donne { $crowns } couronnes, qui apportent une carte royale.
why-crowns =
    { $count ->
        [one] Donne { $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        } : encore une pour une carte royale.
       *[other] Donne { $crowns ->
            [one] { $crowns } couronne
           *[other] { $crowns } couronnes
        } : encore { $count } pour une carte royale.
    }
why-crowns-win =
    { $count ->
        [one] Donne { $crowns } couronnes : encore une pour gagner.
       *[other] Donne { $crowns } couronnes : encore { $count } pour gagner.
    }
why-colour-points =
    { $count ->
        [one] Donne { $points } points sur une couleur ({ $colour }) : encore un pour gagner.
       *[other] Donne { $points } points sur une couleur ({ $colour }) : encore { $count } pour gagner.
    }
why-again = Donne un tour de plus.
why-steal = Prend un jeton à { $player }.
why-privilege = Donne un privilège.
why-match = Donne un jeton du plateau ({ $colour }).
why-pearl =
    { $count ->
        [one] Il n’y a que deux perles, et { $count } carte visible en coûte une.
       *[other] Il n’y a que deux perles, et { $count } cartes visibles en coûtent une.
    }
why-last-gold = Il ne reste plus d’or sur le plateau : { $player } ne peut pas réserver.
why-replenish =
    { $left ->
        [0] Le plateau est vide ; le sac contient { $count } jetons.
        [one] Il ne reste que { $left } jeton sur le plateau ; le sac en contient { $count }.
       *[other] Il reste { $left } jetons sur le plateau ; le sac en contient { $count }.
    }
why-gives-privilege = Mais { $player } gagne un privilège.

## Appréciations

grade-forced = coup forcé
grade-best = meilleur coup
grade-good = bon coup
grade-inaccuracy = imprécision
grade-mistake = erreur
grade-blunder = gaffe

## Erreurs

error-analyze-budget = --seconds et --simulations disent tous deux combien réfléchir ; n’en donnez qu’un.
error-analyze-seconds = --seconds doit être supérieur à 0 et d’au plus 3600, pas { $given }.
error-analyze-range = --from et --to doivent désigner des décisions de 1 à { $last }, la première pas après la dernière.
error-analyze-chart = --chart dessine en SVG : donnez un fichier dont le nom finit par .svg, pas { $given }.
error-analyze-empty = { $file } : rien n’a encore été décidé dans cette partie.
error-analyze-grade = --only doit être l’un de { $known }, pas { $given }.
error-analyze-hidden = { $file } : cette partie enregistrée cache des cartes, comme toujours tant qu’une partie dure. Analysez celle que le jeu donne à la fin.
