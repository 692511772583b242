### Les mots des jeux : couleurs, cartes, joueurs, fins de partie.

game-splendor = Splendor
game-duel = Splendor Duel

## Couleurs et jetons

colour-white = blanc
colour-blue = bleu
colour-green = vert
colour-red = rouge
colour-black = noir
colour-pearl = perle
colour-gold = or
tokens-white =
    { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
tokens-blue =
    { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
tokens-green =
    { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
tokens-red =
    { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
tokens-black =
    { $count ->
        [one] { $count } noir
       *[other] { $count } noirs
    }
tokens-pearl =
    { $count ->
        [one] { $count } perle
       *[other] { $count } perles
    }
tokens-gold = { $count } or
tokens-none = rien
list-separator = { ", " }
sentence-separator = { " " }

## Cartes

points-words =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
crowns-words =
    { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
    }
bonus-none = sans bonus
bonus-wild = joker
bonus-double = { $colour } double

## Pouvoirs des cartes de Duel

sign-extra-turn = tour de plus
sign-take-matching = jeton assorti
sign-privilege = privilège
sign-steal = vol
sign-wild = joker
sign-crown = couronne

## Joueurs

player-name = Joueur { $number }
bot-random = Hasard
bot-greedy = Glouton

## Fins de partie

winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
reason-target =
    { $count ->
        [one] L’objectif de { $count } point de prestige a été atteint.
       *[other] L’objectif de { $count } points de prestige a été atteint.
    }
reason-deadlock = Plus personne ne pouvait rien faire : la partie a été comptée en l’état.
reason-prestige = Assez de points de prestige pour gagner.
reason-crowns = Assez de couronnes pour gagner.
reason-colour = Assez de points de prestige pour gagner sur des cartes d’une même couleur.
verify-summary =
    { $failed ->
        [0] { $open ->
            [0] Les { $count } vérifications ont réussi.
           *[other] Aucune vérification n’a échoué ; { $open } sur { $count } ne peuvent être tranchées.
        }
        [one] { $failed } vérification sur { $count } a échoué.
       *[other] { $failed } vérifications sur { $count } ont échoué.
    }
