### Le rapport d’un tournoi, sous forme de page

report-title = Tournoi : { $game }
report-form = Formule
report-form-round-robin = toutes rondes
report-form-gauntlet = un contre tous
report-form-head-to-head = face-à-face
report-form-series = série
report-players = Joueurs par table
report-settings = Réglages
report-seed = Graine
report-standings = Classement
report-place = Rang
report-intervals = Elo et intervalles à 95 %
report-matrix = Qui marque combien contre qui
report-matrix-note = Score de la ligne contre la colonne : le meilleur à la même table compte 1, à égalité 0,5. Dessous, la probabilité que la ligne soit plus forte.
report-curve = Elo au fil des parties
report-curve-note = Recalculé après tant de parties. Les bandes sont des intervalles à 95 %.
report-games-axis = parties
report-lengths = Durée des parties
report-lengths-note = La plus courte { $least }, médiane { $median }, la plus longue { $most } décisions.
report-decisions-axis = décisions par partie
report-begun = Celui qui commençait a marqué { $score } ; l’équilibre serait { $par }.
report-faults = Fautes
report-game = Partie
report-fault = Faute
report-waited = Attente
report-reason = Raison
report-replays = Parties à revoir
report-choose = Partie
report-option = { $number }. { $players } ({ $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    })
report-picture = La table
report-start = La partie commence.
report-decision = Décision
report-position = Position { $number } sur { $total }.
report-first = Au début
report-previous = Reculer
report-next = Avancer
report-last = À la fin
report-keys = Les flèches avancent pas à pas ; Début et Fin vont aux extrémités.
report-made = Fait par Cabochon { $version }. Ce fichier n’a pas besoin du réseau.
report-written = Rapport : { $file }
