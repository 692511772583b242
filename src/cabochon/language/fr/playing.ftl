### La table dans le navigateur.

## Ce qu’il faut faire maintenant, et les boutons

now-yours = À vous de jouer
now-named = À { $player } de jouer
now-thinking = { $player } réfléchit…
now-absent = On attend { $player } (hors ligne)
now-watching = Vous regardez. C’est à { $player }.
ask-pay = Comment voulez-vous payer ?
hint-splendor = Prenez des pierres, ou touchez une carte pour l’acheter ou la réserver.
hint-duel = Prenez des jetons alignés, achetez une carte ou réservez avec un or.
hint-gold = Choisissez quel or prendre.
next-take =
    { $count ->
        [one] Choisissez encore une couleur.
       *[other] Choisissez encore { $count } couleurs.
    }
next-take-same =
    { $count ->
        [one] Choisissez encore une couleur, ou la même.
       *[other] Choisissez encore { $count } couleurs, ou la même.
    }
next-pair = Pour en prendre deux d’une couleur, il en faut quatre dans la banque.
next-privilege = Choisissez le jeton à prendre avec le privilège : tous sauf l’or.
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
act-again = Choisir à nouveau
act-undo = Annuler le coup
act-undo-ask = Demander l’annulation
act-give-back = Rendre…
act-replace = Faire jouer un robot…
tip-button = Conseil
count-now = { $now }/{ $limit }
of-limit = /{ $limit }
count-change = { $now }/{ $limit } → { $after }/{ $limit }
count-words = Jetons : { $now } sur { $limit } au plus, { $after } ensuite.

## Une carte de près

card-price = Prix
card-due = Votre prix
card-free = gratuit
card-missing = Il vous manque
barred-hand = Votre main est pleine : au plus { $limit } cartes réservées.
barred-gold = Rien ne peut être réservé : il n’y a pas d’or sur le plateau.
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
seat-you = vous
seat-online = en ligne
seat-offline = hors ligne
seat-away = absent, un robot joue
seat-clock = Temps restant : { $time }
seat-more = { $player } : tout afficher
cards-bought =
    { $count ->
        [one] { $count } carte achetée
       *[other] { $count } cartes achetées
    }
hidden-card = Une carte cachée de niveau { $level }
replace-why = { $player } n’est pas là. Avec l’accord des autres, un robot peut continuer ; { $player } peut revenir à tout moment.
replace-wait = Un robot pourra jouer pour { $player } dans { $seconds } s.
replace-propose = Faire jouer un robot
away = Un robot joue pour { $player }.
away-return = Reprendre ma place

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
        [one] Tuile noble, { $points } point de prestige, demande { $cost }
       *[other] Tuile noble, { $points } points de prestige, demande { $cost }
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
log-undone = (annulé)
event-started = La partie commence.
event-joined = { $player } prend place.
event-left = { $player } s’en va.
event-undo = { $player } annule un coup.
event-undo-again = { $player } annule un coup. Les piles sont mélangées à nouveau.
event-resigned = { $player } abandonne.
event-timeout = { $player } n’a plus de temps.
event-agreed = { $player } accepte.
event-declined = { $player } refuse.
event-returned = { $player } est de retour.
event-replaced = Un robot joue pour { $player }.
event-forgotten = Quelqu’un a quitté ce serveur pour de bon. Son nom a été effacé.
event-proposed-undo = { $player } demande à annuler un coup.
event-proposed-bot = { $player } propose un robot pour { $absent }.

## Bandeaux et questions

final-round = Dernier tour de table
offline = Hors ligne. Reconnexion…
closed = La connexion est interrompue.
clock-waits = Les pendules démarreront quand tout le monde sera là. On attend { $players }.
proposal = Une question à la table
proposal-undo = { $player } demande à annuler :
proposal-undo-mine = Vous demandez à annuler :
proposal-undo-yours = votre coup
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
menu-discounted = Afficher les prix après réduction
menu-discounted-hint = Les cartes indiquent alors ce qu’il vous reste à payer.
menu-animated = Animations
menu-options = Que puis-je faire ?
menu-coach = Guide
menu-coach-hint = À chacun de vos tours, dit ce qui mérite un regard.
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
key-undo = annuler le dernier coup
key-log = afficher ou masquer le journal
key-help = cette liste
key-term = ce que veut dire l’élément sélectionné
key-hint = un conseil
term-title = Qu’est-ce que cela veut dire ?

## La fin

over-result = Résultat
over-look = Voir la table
over-rematch = Revanche
over-next = Vers la partie suivante
over-analyse = Analyser la partie
rematch-wanted = { $player } propose une revanche.
rematch-title = { $player } propose une revanche
rematch-mine = Vous avez proposé une revanche.
rematch-accept = Rejouer
rematch-declined = { $player } préfère ne pas rejouer.
end-most = Le plus de points : { $names } ({ $points }).
end-fewer = Égalité à { $points } points : { $tied }. Le moins de cartes l’emporte : { $names }, { $cards } contre { $others }.
end-tied = Rien ne départage { $names } : { $points } points et { $cards } cartes chacun.
end-duel-points = { $player } a { $count } points ; il en faut { $goal } pour gagner.
end-duel-crowns = { $player } a { $count } couronnes ; il en faut { $goal } pour gagner.
end-duel-colour = { $player } a { $count } points sur des cartes d’une même couleur ({ $colour }) ; il en faut { $goal } pour gagner.
record-download = Télécharger la partie
fairness = Équité
fairness-why = Avant le premier coup, un nombre secret a fixé tous les mélanges de cette partie, et son empreinte a été montrée à tous. Après la partie, le secret est révélé : s’il correspond à l’empreinte et redonne les mêmes mélanges, personne n’a pu les changer en cours de route.
fairness-later = Dès la fin de la partie, vous pourrez le vérifier ici.
verify-button = Vérifier le mélange
verify-passed = réussi
verify-failed = échoué
verify-open = non vérifiable
# Ce qui est vérifié du mélange, une ligne chacun
verified-commitment = Le secret correspond à l’empreinte de la partie
verified-published = Le secret correspond à l’empreinte que cette page a vue au début
verified-setup = La mise en place est celle que donne le secret
verified-dealt = Ce qui était distribué avant la reprise vient d’une autre partie
verified-deck = L’ordre de la pile de niveau { $level }
verified-nobles = Le choix des tuiles noble
verified-board = Les jetons du plateau au début
verified-start = Qui commence
verified-refill = Remplissage { $number } du plateau
reason-resigned = { $player } a abandonné.
reason-timeout = { $player } n’avait plus de temps.
reason-closed = L’administrateur du serveur a mis fin à cette partie.
no-winner = Personne ne gagne
over-you-win = Vous gagnez !
over-you-share = Vous partagez la victoire !
over-you-lose = Vous avez perdu

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
duel-aim = Pour gagner : { $points } points, { $crowns } couronnes, ou { $colour } points d’une couleur.
duel-of = { $count }/{ $goal }
duel-goal-points = Points de prestige : { $count } sur { $goal }
duel-goal-crowns = Couronnes : { $count } sur { $goal }
duel-goal-colour = Points de prestige en { $colour } : { $count } sur { $goal }
duel-ask-colour = De quelle couleur sera cette carte ?
duel-ask-steal = Prenez un jeton à votre adversaire
duel-ask-royal = Choisissez une carte royale

## Where the points come from

source-level = Cartes de niveau { $level }
source-words = { $name } : { $points }
