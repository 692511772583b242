### Learning to play: lessons, the coach, and what can be done. Fetched when somebody asks.

learn-title = Apprendre à jouer
learn-lead = De petites positions sur la vraie table, une idée chacune. Quoi que vous essayiez, le guide dit pourquoi. Puis jouez une première partie ensemble.
learn-done = { $count } sur { $all }
learn-is-done = (terminée)
learn-begin = Commencer
learn-go = Continuer
learn-first-game = Première partie avec le guide
learn-next = Leçon suivante
learn-finished = Leçon terminée
learn-now-next = Ensuite : { $lesson }
learn-now-game = Ensuite : une première partie, avec le guide
learn-again = Recommencer
learn-retry = Réessayer
learn-where = Leçon { $number } sur { $count }.
learn-all = Toutes les leçons
learn-none = Il n’y a pas de leçon { $given } ; il y en a { $count }.
learn-no-game = Il n’y a pas de leçons pour un tel jeu.
learn-pupil = Élève

## The coach during a game

coach-name = Guide
coach-says = Le guide dit
coach-wait = Regardez ce que prennent les autres.
coach-turn = À vous de jouer.
coach-heard = Compris

coach-splendor-welcome = Bienvenue ! Les cartes coûtent des pierres, prenez-en d’abord : trois différentes, ou deux d’une couleur.
coach-splendor-aim =
    { $count ->
        [one] Il ne vous manque qu’une pierre pour la carte qui brille. Réunissez son prix.
       *[other] Il vous manque { $count } pierres pour la carte qui brille. Choisissez une carte et réunissez son prix.
    }
coach-splendor-first-card = Vous pouvez acheter votre première carte ! Tous vos achats suivants seront moins chers.
coach-splendor-bonus = Votre carte compte désormais comme une pierre à chaque achat. Plusieurs d’une couleur rendent les cartes chères abordables.
coach-splendor-reserve = Vous pouvez aussi réserver une carte qu’un autre pourrait acheter. Vous recevez un or, qui remplace n’importe quelle pierre.
coach-splendor-reserved = Vous pouvez payer une carte que vous avez réservée.
coach-splendor-noble = Encore un bonus, et ce noble vous rend visite : trois points gratuits.
coach-splendor-full = Vous gardez dix jetons au plus. Ne prenez rien que vous devriez rendre.
coach-splendor-full-buy = Vous avez beaucoup de jetons, et dix est la limite. C’est le moment d’acheter.
coach-splendor-last-round = Dernier tour de table ! Seuls les points comptent : qu’est-ce qui en rapporte le plus ?
coach-splendor-win = Avec une carte qui brille, vous avez { $count } points ou plus. Prenez-la !

coach-duel-welcome = Bienvenue ! Prenez jusqu’à trois jetons voisins sur une ligne. Un or ou une case vide interrompt la ligne.
coach-duel-aim =
    { $count ->
        [one] Il ne vous manque qu’un jeton pour la carte qui brille. Cherchez-le sur le plateau.
       *[other] Il vous manque { $count } jetons pour la carte qui brille. Une ligne les offre-t-elle ?
    }
coach-duel-first-card = Vous pouvez acheter votre première carte ! Son bonus rend la suite moins chère.
coach-duel-goals = Il y a trois façons de gagner : 20 points, 10 couronnes, ou 10 points sur des cartes d’une couleur. Votre panneau montre où vous en êtes.
coach-duel-privilege = Vous avez un privilège : avant votre action, il prend une pierre ou une perle n’importe où sur le plateau.
coach-duel-replenish = Il reste peu de jetons sur le plateau. Vous pouvez le remplir, mais votre adversaire gagne alors un privilège.
coach-duel-again = La carte qui brille vous donne aussitôt un tour de plus.
coach-duel-royal = Les couronnes de la carte qui brille vous apportent une carte royale.
coach-duel-reserve = Un or remplace n’importe quel jeton. Prenez-en un, et réservez une carte que vous ne voulez pas perdre.
coach-duel-full = Vous gardez dix jetons au plus. Ne prenez rien que vous devriez rendre.
coach-duel-full-buy = Vous avez beaucoup de jetons, et dix est la limite. C’est le moment d’acheter.
coach-duel-win = Une carte qui brille fait gagner la partie. Prenez-la !

## What can I do?

can-show = Montrer
can-wait = C’est aux autres de jouer. En attendant, vous pouvez regarder chaque carte.

can-splendor-take = Prendre à la banque trois pierres de couleurs différentes.
can-splendor-take-not = Impossible de prendre des pierres différentes : la banque n’en a plus.
can-splendor-pair = Prendre deux pierres d’une couleur, sur une pile de quatre ou plus.
can-splendor-pair-not = Impossible d’en prendre deux d’une couleur : aucune pile n’a quatre pierres.
can-splendor-buy = Acheter une carte que vous pouvez payer.
can-splendor-buy-not = Vous ne pouvez encore payer aucune carte.
can-splendor-reserve = Réserver une carte ou le dessus d’une pile ; un or l’accompagne tant qu’il en reste.
can-splendor-reserve-not = Impossible de réserver : trois cartes sont la limite.

can-duel-privilege = Dépenser d’abord un privilège : il prend une pierre ou une perle, et votre action vous reste.
can-duel-privilege-not = Vous n’avez pas de privilège à dépenser maintenant.
can-duel-replenish = Remplir le plateau avant votre action ; votre adversaire gagne un privilège.
can-duel-replenish-not = Impossible de remplir le plateau : le sac est vide.
can-duel-take = Prendre jusqu’à trois jetons en ligne.
can-duel-take-not = Il n’y a pas de jeton à prendre.
can-duel-buy = Acheter une carte que vous pouvez payer.
can-duel-buy-not = Vous ne pouvez encore payer aucune carte.
can-duel-reserve = Prendre un or, et réserver une carte ou le dessus d’une pile.
can-duel-reserve-not = Impossible de réserver : il n’y a pas d’or sur le plateau, ou vous avez déjà trois cartes.

## Lessons of Splendor

lesson-splendor-gems = Des pierres pour des cartes
lesson-splendor-gems-1 = La carte qui brille coûte une pierre blanche, bleue, verte et rouge, et vous avez la rouge. Prenez les trois autres : touchez leurs piles, puis Prendre.
lesson-splendor-gems-1-why = Exact : vous avez maintenant tout ce que coûte la carte.
lesson-splendor-gems-2 = Touchez la carte et achetez-la.
lesson-splendor-gems-2-why = Les pierres retournent à la banque, la carte reste : elle compte désormais comme une pierre noire à chaque achat.
lesson-splendor-pair = Deux d’une couleur
lesson-splendor-pair-1 = Il vous manque deux pierres rouges pour la carte qui brille. Sur une pile de quatre ou plus, on peut en prendre deux : touchez-la deux fois.
lesson-splendor-pair-1-why = Les deux d’un coup, et au prochain tour la carte est à vous. Sur une pile de trois, c’était impossible.
lesson-splendor-bonus = Les cartes font baisser les prix
lesson-splendor-bonus-1 = Vous avez trois cartes vertes, et chacune retire une pierre verte de tous les prix. Achetez la carte qui ne vous coûte rien.
lesson-splendor-bonus-1-why = Pas une pierre dépensée ! Les petites cartes du début rendent abordables les grandes de la fin.
lesson-splendor-reserve = Réserver
lesson-splendor-reserve-1 = Il vous manque une pierre blanche pour la carte qui brille, et le guide pourrait l’acheter. Réservez-la : touchez la carte, puis Réserver.
lesson-splendor-reserve-1-why = La carte est à l’abri dans votre main, et un or est venu avec elle.
lesson-splendor-reserve-2 = L’or remplace toute pierre, la blanche aussi. Achetez la carte de votre main.
lesson-splendor-reserve-2-why = Réserver a pris un tour, mais a sauvé la carte et apporté la pierre qui manquait.
lesson-splendor-gold = L’or remplace toute pierre
lesson-splendor-gold-1 = La carte qui brille coûte deux rouges et une noire. Vous avez une de chaque, et deux ors. Achetez-la en gardant le plus d’or possible.
lesson-splendor-gold-1-why = Un or a remplacé la rouge manquante. L’autre ira avec n’importe quelle carte.
lesson-splendor-limit = Dix jetons
lesson-splendor-limit-1 = Vous avez neuf jetons, et dix est la limite. Prenez la bleue et la verte pour la carte qui brille, puis rendez une pierre dont elle n’a pas besoin.
lesson-splendor-limit-1-why = Vous avez choisi quoi garder : la carte peut être payée. Avec beaucoup de jetons, mieux vaut souvent acheter d’abord.
lesson-splendor-noble = Les nobles
lesson-splendor-noble-1 = Le noble qui brille demande trois cartes blanches, trois bleues et trois vertes. Il vous manque une verte. Quelle carte l’apporte ?
lesson-splendor-noble-1-why = Le noble est venu de lui-même à la fin de votre tour : trois points en plus de la carte.
lesson-splendor-end = La fin
lesson-splendor-end-1 = Vous avez 13 points, le guide 14. Qui atteint 15 provoque la fin, et vous jouez en dernier dans ce tour de table. Gagnez maintenant !
lesson-splendor-end-1-why = 15 points, et le tour de table était fini : le guide n’a plus joué. Si tous deux atteignent 15, le plus de points l’emporte.

slip-splendor-other-gems = Ce ne sont pas les bonnes. Les petites pierres en bas à gauche de la carte disent ce qu’elle coûte.
slip-splendor-pair-too-early = Deux d’une couleur n’aident pas ici : la carte en veut des différentes.
slip-splendor-reserve-too-early = Réserver prend tout un tour, et personne ne veut vous prendre cette carte. Des pierres vous aident plus.
slip-splendor-buy-it = Vous avez tout ce que coûte la carte qui brille. Achetez-la avant toute chose.
slip-splendor-one-is-not-enough = Cela rapporte une rouge au plus, et il vous en manque deux.
slip-splendor-other-pair = La carte demande des rouges.
slip-splendor-costs-gems = Un achat honnête, mais il vous coûte des pierres. Une autre carte est gratuite pour vous.
slip-splendor-free-card = Cherchez une carte dont tout le prix est vert : vous avez trois cartes vertes.
slip-splendor-rival-buys = Le guide achète alors la carte : voyez ses bonus blancs et bleus.
slip-splendor-other-reserve = Cette carte-là ne risque rien. Celle qui brille, si.
slip-splendor-buy-reserved = Vous pouvez payer la carte de votre main : l’or remplace la pierre blanche.
slip-splendor-keep-gold = Vous avez cette pierre. Payez avec elle et gardez l’or : il va avec tout.
slip-splendor-gold-pays = La carte qui brille peut être achetée : un or remplace la deuxième rouge.
slip-splendor-give-back-other = La carte a besoin de celle-là. Rendez une couleur qu’elle ne coûte pas.
slip-splendor-take-blue-and-green = La carte coûte deux bleues et une verte. Vous avez une bleue.
slip-splendor-other-bonus = Le noble n’attend pas cette couleur : c’est le vert qui manque.
slip-splendor-noble-waits = Les nobles ne regardent que les cartes, pas les pierres. Vous pouvez payer une carte verte.
slip-splendor-few-points = Cela ne suffit pas : il faut 15 points, deux de plus que vous n’avez.
slip-splendor-win-now = Le guide jouerait encore et gagnerait. Une carte à deux points est à votre portée.

## Lessons of Splendor Duel

lesson-duel-line = Trois en ligne
lesson-duel-line-1 = La carte qui brille coûte bleu, vert, rouge et noir, et vous avez la noire. Prenez les trois jetons qui brillent : touchez un bout de la ligne, puis l’autre.
lesson-duel-line-1-why = Lignes, colonnes et diagonales comptent, mais un or ou une case vide interrompt la ligne.
lesson-duel-line-2 = Vous avez maintenant tout son prix. Achetez la carte.
lesson-duel-line-2-why = Les jetons vont dans le sac, et la carte retire une blanche de tous vos achats suivants.
lesson-duel-privilege = Les privilèges
lesson-duel-privilege-1 = Il ne manque qu’un jeton rouge. Un privilège prend une pierre ou une perle avant votre action : touchez le privilège, puis le jeton rouge.
lesson-duel-privilege-1-why = Le privilège est dépensé, et votre action reste à jouer.
lesson-duel-privilege-2 = Achetez la carte qui brille.
lesson-duel-privilege-2-why = Un jeton et une carte en un tour : voilà à quoi servent les privilèges.
lesson-duel-gift = Ne pas offrir de privilège
lesson-duel-gift-1 = Il vous manque deux jetons rouges. Qui prend trois jetons d’une couleur, ou les deux perles, offre un privilège à l’adversaire. Prenez deux rouges sans cela.
lesson-duel-gift-1-why = Tout ce qu’il vous fallait, et rien pour le guide.
lesson-duel-replenish = Remplir le plateau
lesson-duel-replenish-1 = Le plateau est presque vide : les jetons sont dans le sac. Remplissez-le avant votre action ; le prix est un privilège pour l’adversaire.
lesson-duel-replenish-1-why = Le plateau est de nouveau plein, et vous choisissez en premier. Le guide y a gagné un privilège.
lesson-duel-reserve = L’or et la réserve
lesson-duel-reserve-1 = La carte qui brille coûte une perle, et le guide a les deux. L’or remplace aussi une perle : prenez l’or et réservez la carte avec.
lesson-duel-reserve-1-why = L’or vient toujours avec une carte réservée ; il n’y a pas d’autre moyen.
lesson-duel-reserve-2 = Achetez maintenant la carte de votre main : l’or est votre perle.
lesson-duel-reserve-2-why = Personne ne pouvait vous prendre la carte, et aucune perle n’était nécessaire.
lesson-duel-again = Un tour de plus
lesson-duel-again-1 = La flèche ronde de la carte qui brille vous donne un tour de plus. Achetez-la d’abord.
lesson-duel-again-1-why = C’est encore à vous, et vous avez maintenant un bonus rouge.
lesson-duel-again-2 = Le bonus rouge est justement ce qui manquait pour l’autre carte. Achetez-la aussi.
lesson-duel-again-2-why = Deux cartes de suite. Les pouvoirs s’appliquent aussitôt : l’ordre compte.
lesson-duel-steal = Le vol
lesson-duel-steal-1 = Le signe de la carte qui brille prend un jeton à l’adversaire. Il n’y a que deux perles dans le jeu. Achetez la carte, et prenez la sienne.
lesson-duel-steal-1-why = Une perle est difficile à obtenir, et elle manque maintenant au guide.
lesson-duel-wild = Choisir une couleur
lesson-duel-wild-1 = Une carte multicolore prend une couleur que vous avez déjà. Achetez celle qui brille, puis choisissez la couleur qui rend gratuite l’autre carte qui brille.
lesson-duel-wild-1-why = Trois bonus rouges : la carte suivante ne vous coûte rien.
lesson-duel-royal = Couronnes et cartes royales
lesson-duel-royal-1 = Vous avez 15 points et deux couronnes. La carte qui brille apporte deux points et la troisième couronne, donc une carte royale. 20 points gagnent. Choisissez bien !
lesson-duel-royal-1-why = 15 et 2 et 3 font 20 : gagné ! La sixième couronne apporterait une autre carte royale ; dix couronnes gagnent aussi.
lesson-duel-colour = Les points d’une couleur
lesson-duel-colour-1 = Vos cartes rouges ont 8 points. 10 points sur des cartes d’une couleur gagnent, même avec peu de points en tout. Quelle carte y mène ?
lesson-duel-colour-1-why = Dix points rouges : gagné ! Regardez toujours les trois façons, les vôtres et celles de l’adversaire.

slip-duel-other-line = Ce ne sont pas les jetons que coûte la carte. Il vous faut du bleu, du vert et du rouge.
slip-duel-gold-too-early = L’or prend tout votre tour et ne comble qu’un manque. Il y a mieux ici.
slip-duel-refill-too-early = Le plateau offre déjà ce qu’il faut, et qui le remplit donne un privilège à l’adversaire.
slip-duel-buy-it = Vous pouvez payer la carte qui brille. Achetez-la avant qu’elle ne parte.
slip-duel-other-privilege = Le privilège ne prend qu’un jeton : prenez celui qui manque, le rouge.
slip-duel-privilege-first = Prendre des jetons est votre action : vous ne pourriez plus acheter ce tour-ci. Dépensez d’abord le privilège.
slip-duel-gives-privilege = Trois d’une couleur, ou les deux perles : le guide gagnerait un privilège.
slip-duel-two-reds = La carte coûte trois rouges, et vous en avez un. Trouvez une ligne qui en a deux.
slip-duel-one-token = Un jeton pour tout un tour, c’est peu. Remplissez d’abord le plateau, et vous aurez le choix.
slip-duel-fill-first = C’est possible, mais le plateau reste vide. Remplissez-le avant votre action.
slip-duel-other-reserve = Avec l’or, vous pourrez payer la carte qui brille au prochain tour. Réservez celle-là.
slip-duel-no-pearl = Cela n’apporte pas de perle, et il n’y en a plus sur le plateau. L’or peut la remplacer.
slip-duel-buy-reserved = Vous pouvez payer la carte de votre main : l’or remplace la perle.
slip-duel-turn-ends = Votre tour serait fini. La carte à la flèche vous en donne un autre.
slip-duel-buy-second = Vous avez un tour de plus : achetez la carte qui brille.
slip-duel-steal-other = De cela, le plateau est plein. Une perle est rare.
slip-duel-steal-first = Vous pouvez payer la carte qui brille, et son pouvoir vous apporte aussitôt une perle.
slip-duel-other-colour = La carte à trois rouges coûterait encore quelque chose. Vous avez deux bonus rouges.
slip-duel-wild-first = Vous pouvez payer la carte multicolore. Avec la bonne couleur, la suivante est gratuite.
slip-duel-other-royal = Cette carte royale apporte deux points : 19. L’une d’elles en apporte trois.
slip-duel-no-crown = Cette carte n’a pas de couronne, et aucune carte royale ne vient avec.
slip-duel-win-now = Vous pouvez gagner ce tour-ci. Regardez la carte qui brille.
slip-duel-other-points = Cela ne fait pas dix points d’une couleur. Il vous faut deux points rouges de plus.
