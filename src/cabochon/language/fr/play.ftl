### Une partie au clavier : questions, commandes, réponses.

## Avant la partie

welcome = Cabochon
variant-standard = Règles officielles
variant-quick = Partie rapide : 10 points, trois cartes par niveau
variant-teams = Équipes : deux contre deux, les partenaires face à face

## La demande à l’invite, selon le jeu et la phase

ask-splendor-act = à vous
ask-splendor-pay = cover ou pay
ask-splendor-return = rendez des jetons
ask-splendor-noble = choisissez un noble
ask-duel-act = à vous
ask-duel-reserve = réservez une carte
ask-duel-pay = cover ou pay
ask-duel-colour = choisissez une couleur
ask-duel-match = prenez un jeton assorti
ask-duel-steal = prenez un jeton
ask-duel-royal = choisissez une carte royale
ask-duel-return = rendez des jetons

## Ce qu’on peut taper : les coups

verb-duel-privilege = dépenser un privilège pour une pierre ou une perle n’importe où, avant votre action
verb-duel-replenish = remplir le plateau avec le sac avant votre action ; l’adversaire gagne un privilège

## Pendant la partie

paying = Vous allez payer { $tokens }.
share-percent = { $number } %
log-empty = Il ne s’est encore rien passé.

## La fin

game-over = La partie est terminée
shuffle-hash = Empreinte du mélange : { $hash }
