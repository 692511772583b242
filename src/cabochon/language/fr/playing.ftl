### La table dans le navigateur.

## Ce qu’il faut faire maintenant, et les boutons

now-yours = À vous de jouer
now-thinking = { $player } réfléchit…
now-absent = On attend { $player }, hors ligne
now-watching = Vous regardez. C’est à { $player }.
ask-pay = comment voulez-vous payer ?
hint-splendor = Prenez des pierres, ou touchez une carte pour l’acheter ou la réserver.
hint-duel = Prenez des jetons en ligne, achetez une carte, ou prenez un or pour en réserver une.
hint-gold = Choisissez quel or prendre.
hint-pay = Avec + et −, choisissez où l’or remplace une pierre.
act-confirm = Confirmer
act-take = Prendre
act-buy = Acheter
act-reserve = Réserver
act-return = Rendre
act-noble = Recevoir
act-pay = Payer
act-pass = Passer
act-back = Retour
act-again = Recommencer
act-undo = Reprendre
act-undo-ask = Demander à reprendre
act-give-back = Rendre…
act-replace = Faire jouer un robot…
count-now = { $now }/{ $limit }
of-limit = /{ $limit }
count-change = { $now }/{ $limit } → { $after }/{ $limit }
count-words = Jetons : { $now } sur { $limit } au plus, { $after } ensuite.

## Une carte de près

card-price = Prix
card-due = Votre prix
card-free = gratuit
card-missing = Il vous manque
card-gold = et vous avez { $gold } or
card-affordable = Vous pouvez l’acheter
card-pay = Vous payez
cover-more = Un or de plus à la place d’un jeton ({ $colour })
cover-less = Un or de moins à la place d’un jeton ({ $colour })

## Plus de jetons que permis ; nobles

return-title = Trop de jetons
return-due =
    { $count ->
        [one] { $limit } jetons au plus : choisissez { $count } jeton à rendre.
       *[other] { $limit } jetons au plus : choisissez { $count } jetons à rendre.
    }
return-chosen =
    { $given ->
        [one] { $given } choisi sur { $due }
       *[other] { $given } choisis sur { $due }
    }
noble-title = Quel noble vous rend visite ?

## Joueurs

seat-turn = joue
seat-online = présent
seat-offline = hors ligne
seat-away = absent, un robot joue
seat-clock = Temps restant : { $time }
seat-more = { $player } : tout montrer
cards-bought =
    { $count ->
        [one] { $count } carte achetée
       *[other] { $count } cartes achetées
    }
hidden-card = Une carte cachée de niveau { $level }
replace-why = { $player } n’est pas là. Avec l’accord des autres, un robot peut continuer ; { $player } peut revenir à tout moment.
replace-wait = Un robot pourra jouer pour { $player } dans { $seconds } s.
replace-propose = Faire jouer un robot
away = Un robot joue pour { $player }.
away-return = Reprendre la place

## Pour qui écoute la table au lieu de la voir

label-others = Les autres joueurs
label-market = Cartes sur la table
label-actions = Votre coup
label-card = { $card }. Prix : { $price }
label-due = Vous coûte : { $tokens }
label-last = Dernier coup
label-deck =
    { $count ->
        [one] Pile de niveau { $level }, { $count } carte restante
       *[other] Pile de niveau { $level }, { $count } cartes restantes
    }
label-noble =
    { $points ->
        [one] Noble, { $points } point, demande { $cost }
       *[other] Noble, { $points } points, demande { $cost }
    }
label-bank =
    { $taken ->
        [0] { $colour }, { $count } à la banque
        [one] { $colour }, { $count } à la banque, { $taken } choisi
       *[other] { $colour }, { $count } à la banque, { $taken } choisis
    }
label-held = Rendre un jeton ({ $colour }), sur { $count }
label-return =
    { $gone ->
        [0] { $colour } : vous en gardez { $count }
       *[other] { $colour } : vous en gardez { $count } et en rendez { $gone }
    }

## Le journal

log-title = Journal
log-undone = (repris)
event-started = La partie commence.
event-joined = { $player } prend place.
event-left = { $player } s’en va.
event-undo = { $player } reprend un coup.
event-undo-again = { $player } reprend un coup. Les piles sont mélangées à nouveau.
event-resigned = { $player } abandonne.
event-timeout = { $player } n’a plus de temps.
event-agreed = { $player } accepte.
event-declined = { $player } refuse.
event-returned = { $player } est de retour.
event-replaced = Un robot joue pour { $player }.
event-forgotten = Quelqu’un a quitté ce serveur pour de bon. Son nom est effacé.
event-proposed-undo = { $player } demande à reprendre un coup.
event-proposed-bot = { $player } propose un robot pour { $absent }.

## Bandeaux et questions

final-round = Dernier tour de table
offline = Hors ligne. Reconnexion…
closed = La connexion est interrompue.
proposal = Une question à la table
proposal-undo = { $player } demande à reprendre le dernier coup.
proposal-undo-mine = Vous demandez à reprendre votre dernier coup.
proposal-bot = { $player } propose qu’un robot ({ $bot }) joue pour { $absent }.
proposal-wait = On attend { $players }.
proposal-agree = Accepter
proposal-decline = Refuser
proposal-withdraw = Retirer
curtain-title = Passez l’écran à { $player }
curtain-why = Il y a des cartes que l’un de vous est seul à pouvoir voir.
curtain-show = Je suis { $player }

## Le menu et les touches

menu = Menu
menu-discounted = Montrer les prix après ma réduction
menu-discounted-hint = Les cartes montrent alors ce qu’il vous reste à payer.
menu-animated = Animer les jetons et les cartes
menu-resign = Abandonner
resign-sure = { $player }, voulez-vous vraiment abandonner ?
resign-two = L’autre camp gagne.
resign-many = Un robot jouera pour vous jusqu’à la fin.
keys-title = Touches
key-arrows = aller d’une carte ou d’un jeton à l’autre
key-press = appuyer
key-letters = un jeton de cette couleur
key-confirm = confirmer ce qui est choisi
key-back = un pas en arrière
key-undo = reprendre le dernier coup
key-log = montrer ou cacher le journal
key-help = cette liste
key-term = ce que veut dire l’élément sélectionné
term-title = Qu’est-ce que cela veut dire ?

## La fin

over-result = Résultat
over-look = Voir la table
over-rematch = Revanche
record-download = Télécharger la partie
verify-button = Vérifier le mélange
verify-passed = réussi
verify-failed = échoué
verify-open = non vérifiable
# Ce qui est vérifié du mélange, une ligne chacun
verified-commitment = Le secret correspond à l’empreinte de la partie
verified-published = Le secret correspond à l’empreinte que cette page a vue au début
verified-setup = La mise en place est celle que donne le secret
verified-dealt = Ce qui était déjà distribué à la reprise vient d’une autre partie
verified-deck = L’ordre de la pile de niveau { $level }
verified-nobles = Le choix des nobles
verified-board = Les jetons du plateau au début
verified-start = Qui commence
verified-refill = Remplissage { $number } du plateau
reason-resigned = { $player } a abandonné.
reason-timeout = { $player } n’avait plus de temps.
reason-closed = La personne qui gère le serveur a mis fin à cette partie.
no-winner = Personne ne gagne

## Duel

duel-board = Plateau
duel-cell = { $cell } : { $colour }
duel-market = Pyramide de cartes
duel-bag = Dans le sac : { $tokens }
duel-privilege = Privilège ×{ $count }
duel-replenish = Remplir le plateau
duel-supply =
    { $count ->
        [one] { $count } privilège dans la réserve
       *[other] { $count } privilèges dans la réserve
    }
duel-privileges =
    { $count ->
        [one] { $count } privilège
       *[other] { $count } privilèges
    }
duel-royal = Carte royale : { $royal }
duel-goals = Façons de gagner
duel-of = { $count }/{ $goal }
duel-goal-points = Points : { $count } sur { $goal }
duel-goal-crowns = Couronnes : { $count } sur { $goal }
duel-goal-colour = Points en { $colour } : { $count } sur { $goal }
duel-ask-colour = De quelle couleur sera cette carte ?
duel-ask-steal = Prenez un jeton à votre adversaire
duel-ask-royal = Choisissez une carte royale
