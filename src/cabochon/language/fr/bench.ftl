## bench

cli-bench = Mesurer la vitesse de cette installation.
cli-bench-engine = Parties aléatoires avec les règles complètes : décisions et parties par seconde, sur un cœur et sur tous.
bench-json = Écrire un objet JSON.
bench-seconds = Durée de mesure pour chaque type de table.
bench-yardstick = Étalon : une boucle entière fixe, { $rate } millions d’itérations par seconde sur un cœur.
bench-table = table
bench-decisions = décisions/s
bench-games = parties/s
bench-ratio = rapport
bench-scaling = tous cœurs
bench-players = { $game }, { $players }
bench-cores = { $scaling } × ({ $cores })
