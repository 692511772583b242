### La page : les conseils pendant une partie, et le regard en arrière.

## Conseils

tip-title = Conseil
tip-close = Fermer le conseil
tip-thinking = Recherche d’un bon coup…
tip-told = Conseil : { $words }. Chances de gagner : { $chance }.
tip-chance = Chances de gagner
tip-adopt = Préparer ce coup
tip-more = Pourquoi, et les autres coups
card-at = { $card } ; niveau { $level }, nº { $number } à partir de la gauche
card-in-hand = { $card } ; en main

## Vers une analyse

analysis-title = Analyse
analysis-lead = Où la partie s’est-elle gagnée ? Les chances de chacun de coup en coup, les erreurs, et ce qui aurait été mieux.
analysis-of = Analyse · { $game }
analysis-waiting = Lecture de la partie…
analysis-failed = Cette partie ne peut pas être analysée
pick-title = Une partie enregistrée
pick-file = Choisir un fichier
pick-drop = ou le déposer n’importe où sur cette page
pick-paste = Ou coller le texte d’une partie enregistrée
pick-start = Analyser
pick-no-record = Ce n’est pas une partie enregistrée : elles commencent par [Format "cabochon 1"].
pick-unreadable = Impossible de lire { $name }.
pick-which = Ce fichier contient { $count } parties. Laquelle ?
study-budget = Profondeur
study-budget-quick = Rapide
study-budget-thorough = Soignée
study-budget-deep = Approfondie
study-budget-hint = { $seconds } s par décision

## Une analyse

study-progress = { $done } décisions sur { $count }
study-stop = Arrêter
study-again = Analyser de nouveau
study-other = Une autre partie
study-done = L’analyse est terminée.
study-chart = Chances de gagner. Les flèches passent d’une décision à l’autre
study-players = Comment chacun a joué
study-accuracy = précision { $share }
study-accuracy-hint = Ce que les décisions ont gardé des chances de gagner
study-steps = De décision en décision
study-first = Au début
study-back = Une décision en arrière
study-next = Une décision en avant
study-last = À la fin
study-where = { $number } / { $count }
study-where-words = Décision { $number } sur { $count }.
study-end = Fin
study-end-words = La fin de la partie enregistrée.
study-next-fault = Erreur suivante
study-decision = La décision
study-played = { $player } : { $words }
study-told = { $player } : { $words }.
study-loss = perd { $share }
study-graded = { $grade }. Chances de gagner avant ce coup : { $chance }.
study-better = Mieux : { $words }.
study-not-yet = Analyse en cours…
study-not-studied = Non analysée
study-best = Les meilleurs coups
study-mark-best = meilleur coup
study-mark-played = joué
study-line = puis
study-open-end = L’enregistrement s’arrête ici
study-moves = Toutes les décisions
study-kept = Analyse du { $day } · { $about }
study-copy-link = Copier le lien vers cette décision
study-faults = Erreurs
study-whose = Erreurs de
study-everybody = tout le monde
study-mine = { $name } (vous)
study-only-faults = Seulement les erreurs
study-no-faults = Aucune erreur n’a été trouvée.
study-variation = La suite probable

## Continuer à partir d’une position

play-on = Jouer à partir d’ici
play-on-short = Continuer
play-on-why =
    { $number ->
        [one] La partie reprend après { $number } décision.
       *[other] La partie reprend après { $number } décisions.
    } Ce que personne ne pouvait voir est mélangé à nouveau.
play-on-seat = Vous jouez pour
play-on-start = Jouer
