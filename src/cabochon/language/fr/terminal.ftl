### Au clavier d’un terminal : questions, commandes, réponses.

## Avant la partie

setup-enter = Appuyez sur Entrée pour accepter ce qui est entre crochets ; tapez quit pour quitter.
setup-resume = Pour reprendre une partie enregistrée, tapez resume.
setup-game = Quel jeu ? [{ $default }]
setup-players = Combien de joueurs ? [{ $default }]
setup-seats = Qui joue ? Un nom pour une personne, 1 à { $last } pour un robot (ou { $bots }).
setup-seat = Place { $number } [{ $default }]
setup-variant = Quelle variante ? [{ $default }]
setup-choose = Choisissez parmi : { $options }.
setup-name = Un nom a au plus { $most } lettres et aucun caractère de contrôle.
setup-program = Les programmes et les classes Python se donnent sur la ligne de commande, avec --seats.

## Ce qu’on peut taper : les coups

help-moves = Vous pouvez jouer :
help-shortcuts = Les verbes s’abrègent tant qu’ils restent clairs (b 2c), et une ligne peut contenir plusieurs décisions : buy 2c, cover w, pay
verb-splendor-take = trois pierres précieuses de couleurs différentes, ou deux d’une couleur dont la banque a au moins quatre
verb-splendor-reserve = garder une carte développement pour plus tard et prendre un or (joker) ; 1t, 2t et 3t sont les dessus cachés des piles
verb-splendor-buy = acheter une carte développement de la table, ou de votre main (h1, h2, h3)
verb-splendor-pass = rien d’autre n’est possible
verb-splendor-cover = payer un or à la place d’une pierre de cette couleur
verb-splendor-pay = conclure l’achat tel quel
verb-splendor-return = rendre des jetons jusqu’à n’en garder que { $limit } ; plusieurs lettres à la fois sont permises
verb-splendor-noble = choisir la tuile noble que vous recevez
verb-duel-take = jusqu’à trois pierres ou perles voisines en ligne droite : une case, ou les deux bouts
verb-duel-reserve = une carte de la pyramide, ou le dessus caché d’une pile (1t, 2t, 3t)
verb-duel-buy = acheter une carte de la pyramide, ou de votre main (h1, h2, h3)
verb-duel-pass = rien d’autre n’est possible
verb-duel-gold = prendre un or (joker), puis réserver une carte
verb-duel-cover = payer un or à la place d’une pierre ou d’une perle de cette couleur
verb-duel-pay = conclure l’achat tel quel
verb-duel-colour = choisir la couleur de votre carte joker
verb-duel-match = prendre sur le plateau un jeton de la couleur de la carte
verb-duel-steal = prendre une pierre ou une perle à l’adversaire
verb-duel-royal = choisir une carte royale
verb-duel-return = rendre des jetons jusqu’à n’en garder que { $limit } ; plusieurs lettres à la fois sont permises
and-more = … et { $count } autres
help-signs = { $mark } vous pouvez l’acheter · (…) carte que vous seul avez vue · 2? carte de niveau 2 que vous n’avez pas vue

## Ce qu’on peut taper : les commandes

help-commands = Commandes :
command-help = cette page (ou ?)
command-moves = tous les coups possibles en toutes lettres ; « moves buy » ne montre que les achats
command-hint = les meilleurs coups après une seconde de réflexion, et pourquoi
command-undo = tout annuler jusqu’à votre décision précédente
command-log = tout ce qui s’est passé
command-save = enregistrer une copie : save FICHIER
command-table = revoir la table (ou Entrée)
command-quit = quitter ; la partie peut être reprise plus tard

## Pendant la partie

hand-over-first = { $player } commence. Appuyez sur Entrée quand personne d’autre ne voit l’écran.
hand-over = Passez le clavier à { $player }, puis appuyez sur Entrée ({ $before } peut taper undo).
advice-thinking = Recherche d’un bon coup
advice-best = meilleur coup
advice-other = ou bien
advice-only = Un seul coup est possible, « { $move } » : { $words }.
advice-note =
    { $count ->
        [one] Le pourcentage est votre chance de gagner, d’après { $count } partie simulée.
       *[other] Les pourcentages sont vos chances de gagner, d’après { $count } parties simulées.
    }
advice-cancelled = Le conseil a été annulé.
thinking-bot = { $player } réfléchit
thinking-time =
    { $most ->
        [0] { $seconds } s
       *[other] { $seconds } s sur environ { $most } s
    }
moves-none = Aucun coup qui commence par « { $text } » n’est possible maintenant. Tapez moves seul pour voir tous les coups possibles.
watch-next = Entrée : tour suivant · quit : quitter
type-help = Tapez ? pour voir ce que vous pouvez faire.
window-narrow = Cette fenêtre est trop étroite pour tout montrer : elle a { $width } colonnes, il en faut { $columns }.
needs-verb = Ce qui peut être décidé maintenant commence par : { $verbs }.
needs-brevity = Un coup a au plus { $most } caractères.
needs-nothing = Rien ne suit { $verb }.
needs-place = Après { $verb } vient l’emplacement d’une carte ({ $places }) : { $examples }.
needs-number = Après { $verb } vient un numéro : { $example }.
needs-tokens = Après { $verb } viennent les lettres de jetons qui peuvent être pris ensemble ({ $letters }) : { $examples }.
needs-token = Après { $verb } vient une des lettres { $letters } : { $example }.
needs-token-several = Après { $verb } viennent une ou plusieurs des lettres { $letters } : { $example }.
needs-cell = Après { $verb } vient une case de { $first } à { $last } : { $example }.
needs-cell-several = Après { $verb } viennent une ou plusieurs cases de { $first } à { $last } : { $example }.
needs-line = Après { $verb } viennent une à trois cases voisines en ligne droite : { $example }.
move-ambiguous =
    « { $text } » peut désigner plusieurs coups : { $options }{ $more ->
        [0] .
       *[other] { " " }et { $more } autres.
    }
move-illegal-rules = « { $text } » n’est pas possible maintenant. Tapez moves pour voir tous les coups possibles.
move-illegal-price =
    « { $text } » est trop cher : il vous manque { $tokens }{ $gold ->
        [0] .
       *[other] { " " }et vous avez { $gold } or.
    }
move-illegal-phase = « { $text } » doit attendre : il faut d’abord décider autre chose. Tapez ? pour voir quoi.
move-illegal-order = « { $text } » devait venir plus tôt : ces décisions suivent un ordre fixe.
move-illegal-turn = « { $text } » dépasse votre tour. Tapez un tour à la fois.
move-illegal-chance = « { $text } » décide avant le tirage du sac. Tapez replenish seul.
undo-nothing = Vous n’avez encore rien décidé.
undo-other-person = Trop tard : quelqu’un d’autre a décidé depuis.
undo-revealed = Trop tard : une carte ou un jeton a été dévoilé depuis.

## Enregistrer et quitter

saving-in = La partie est enregistrée après chaque coup dans { $file }
saved-in = Enregistré dans { $file }
resume-with = Pour reprendre : { $command }
save-failed = Impossible d’écrire { $file } : { $reason }.
save-no-folder = Impossible d’écrire { $file } : le dossier { $folder } n’existe pas.
overwrite = { $file } existe déjà. Le remplacer ? [o/N]
quit-keep = Garder la partie pour la reprendre plus tard ? [O/n]
quit-dropped = La partie est abandonnée.
yes-letter = o
## Les parties enregistrées

shelf-turn = tour
shelf-empty = Il n’y a aucune partie enregistrée à reprendre.
shelf-more =
    { $count ->
        [one] Une partie plus ancienne se trouve dans { $folder }
       *[other] { $count } parties plus anciennes se trouvent dans { $folder }
    }
shelf-choose = Laquelle ? Entrée : la première · un numéro · delete 2 : la supprimer · quit : quitter >
shelf-which = Veuillez taper un numéro de 1 à { $last }, ou delete et un numéro.
shelf-delete = Supprimer définitivement la partie de { $names } ({ $file }) ? [o/N]
shelf-kept = { $file } n’a pas pu être supprimé : { $reason }.

## La fin

record-in = Cette partie est enregistrée dans { $file }
shuffle-secret = Secret du mélange : { $secret }
verify-with = Pour vérifier le mélange : { $command }
