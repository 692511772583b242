### Les problèmes : sur la page, et la commande qui en crée d’autres.

## La liste

puzzles-lead = Des positions tirées de parties que l’ordinateur a jouées contre lui-même. Dans chacune, il y a une chose à trouver.
puzzles-games = Quel jeu
puzzles-begin = Commencer
puzzles-go-on = Continuer
puzzles-solved = { $count } sur { $total } résolus
puzzles-kind = Ce qu’il faut trouver
puzzles-difficulty = Difficulté
puzzles-any = Tous
puzzles-none = Il n’y a pas de tel problème ici.
puzzles-no-game = Il n’y a pas de problèmes pour un tel jeu.
puzzles-about-win = Le tour qui termine la partie est là. Des cartes plus riches peuvent tenter.
puzzles-about-reserve = Une seule carte visible mérite d’être réservée, et rien d’autre n’en approche.
puzzles-about-defence = L’adversaire va gagner, et une seule chose l’en empêche.
puzzle-name = Problème { $number }
puzzle-solved = résolu
puzzle-seen = solution vue

## Un problème

puzzle-kind-win = Gagner ce tour-ci
puzzle-kind-reserve = La meilleure réservation
puzzle-kind-defence = La seule défense
puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile
puzzle-where = { $number } sur { $count }
puzzle-you = Vous
puzzle-opponent = Opale
puzzle-ask-win = Vous pouvez gagner dès ce tour. Comment ?
puzzle-ask-reserve = Il faut réserver une carte maintenant. Laquelle ?
puzzle-ask-defence = { $player } va gagner au prochain tour. Quelle est la seule parade ?
puzzle-last-turn = C’est votre dernier tour : { $player } a { $points } points.
puzzle-on = C’est juste jusqu’ici. Continuez.
puzzle-right = Résolu !
puzzle-wrong = Pas cela
puzzle-solution = La solution
puzzle-again = Réessayer
puzzle-show = Solution
puzzle-next = Suivant
puzzle-all = Tous les problèmes
puzzle-score = Vous avez alors { $points } points, { $player } { $others }.
puzzle-visit-nobles = Un noble vient avec.
puzzle-visit-royals = Une carte royale vient avec.
puzzle-not-won = Cela ne gagne pas ce tour-ci : la partie continue.
puzzle-lost = La partie s’achève avec ce tour, et { $player } a gagné.
puzzle-lost-points = La partie s’achève avec ce tour, et { $player } a gagné par { $others } points à { $points }.
puzzle-lost-tied = La partie s’achève avec ce tour à { $points } points partout, et { $player } l’emporte au départage.
puzzle-shared = La partie s’achève avec ce tour, et la victoire est partagée.
puzzle-over = La partie s’achève avec ce tour, et vous n’avez pas gagné.
puzzle-open-win = Ensuite, gagner ce tour-ci n’est plus certain.
puzzle-open-defence = Ensuite, plus rien n’empêche à coup sûr { $player } de gagner.
puzzle-loses = { $player } gagne alors aussitôt : { $words }.
puzzle-beaten = Quoi que vous fassiez ensuite, { $player } peut gagner aussitôt.
puzzle-worse = Il y a mieux à faire ici.
puzzle-chance = Cela s’en remet au hasard ; la solution n’en a pas besoin.
puzzle-value = Chances de gagner ensuite : { $chance } ; avec le bon coup : { $best }.
puzzle-threat = Sinon, { $player } gagne aussitôt : { $words }.
puzzle-margin = Chances de gagner : { $chance } ; avec le meilleur des autres coups : { $others }.
puzzle-other-way = Une autre solution : { $words }.
puzzle-found = Le robot le plus faible qui la trouve : { $level }
puzzle-found-none = Aucun robot jusqu’à { $level } ne la trouve

## La commande

cli-puzzles = Des problèmes tirés des parties du moteur : les lister, en regarder un, en créer d’autres.
cli-puzzles-list = Lister les problèmes d’un jeu.
cli-puzzles-show = Montrer un problème tel que le joueur le voit ; avec --try, juger un coup ; avec --solution, expliquer la solution.
cli-puzzles-make =
    Créer des problèmes : des robots jouent, et ce qu’on aurait pu y trouver est vérifié par des recherches profondes.

    Chaque problème prend quelques minutes. Il est écrit dès qu’il est trouvé ; Ctrl+C garde ce qui est là.
puzzles-file = Un fichier de problèmes ; sinon, ceux qui sont fournis.
puzzles-number = Quel problème, compté à partir de 1.
puzzles-try = Juger ces décisions, en notation, séparées par des virgules : « buy 2c ». Le code de sortie est 1 si elles sont fausses.
puzzles-explain = Expliquer la solution.
puzzles-count = Combien de chaque sorte.
puzzles-only = Seulement cette sorte ; peut être répété : win, reserve ou defence.
puzzles-level = Laisser de côté ce qu’un niveau plus faible trouve, de 1 à 8.
puzzles-simulations = La profondeur de chacune des recherches qui vérifient un problème.
puzzles-out = Le fichier à écrire ; il ne doit pas encore exister.
puzzles-seed = La même graine donne les mêmes problèmes.
puzzles-progress = { $games } parties jouées, { $candidates } positions cherchées en profondeur
puzzles-made = { $count } problèmes dans { $file }
puzzles-right-so-far = C’est juste, mais il reste à décider.

## Erreurs

error-puzzle = Ce n’est pas un problème : { $reason }
error-puzzle-format = Ce problème a le format { $given } ; seul { $known } peut être lu.
error-puzzle-line = { $file }, ligne { $line } : { $reason }
error-puzzle-number = Il n’y a pas de problème { $given } ; il y en a { $count }.
error-puzzle-kind = --kind doit être l’un de { $known }, et non { $given }.
error-puzzle-exists = { $file } existe déjà ; choisissez un autre nom.
error-puzzle-move = { $move } n’est pas permis ici ; permis : { $legal }
