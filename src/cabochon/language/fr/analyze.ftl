### La commande « cabochon analyze ».

## cabochon analyze : aide

cli-analyze =
    Analyser une partie enregistrée : ce que valait chaque décision, ce qui était le mieux, et pourquoi.

    Chaque décision est analysée d’après ce que le joueur pouvait voir. Plus de temps rend le jugement plus sûr.
analyze-file = Une partie enregistrée.
analyze-seconds = Temps de réflexion pour chaque décision, en secondes ; une seconde par défaut.
analyze-simulations = Nombre de simulations pour chaque décision : reproductible, contrairement aux secondes.
analyze-threads = Nombre de fils d’exécution.
analyze-seed = La même graine et autant de simulations donnent la même analyse.
analyze-from = La première décision à analyser, comptée à partir de 1.
analyze-to = La dernière décision à analyser.
analyze-only = N’afficher que les décisions de ce jugement ou pires : best, good, inaccuracy, mistake, blunder.
analyze-json = Tout écrire en JSON dans ce fichier ; - l’écrit à la place du tableau.
analyze-chart = Dessiner les chances au fil de la partie dans ce fichier (SVG).

## cabochon analyze : résultats

analyze-number = nº
analyze-player = joueur
analyze-move = coup
analyze-value = chances
analyze-grade = jugement
analyze-best = meilleure suite
analyze-better = mieux
analyze-line = puis
analyze-nothing = Il n’y a rien à afficher.
analyze-none = Aucune décision n’a été jugée « { $grade } » ou pire.
analyze-accuracy = précision
analyze-turning = Tournants
analyze-turning-point = { $number }. { $player } : { $move } ({ $before } → { $after })
analyze-turning-better = mieux : { $move }
analyze-progress = Analyse
analyze-stopped =
    { $count ->
        [one] Arrêté ; { $count } décision sur { $all } a été analysée.
       *[other] Arrêté ; { $count } décisions sur { $all } ont été analysées.
    }
analyze-note = Les chances sont la part de victoire attendue, après { $budget } par décision.
analyze-budget-seconds = { $count } s
analyze-budget-simulations = { $count } simulations
analyze-written = Écrit : { $file }
