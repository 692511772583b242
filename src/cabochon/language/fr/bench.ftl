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

cli-bench-envs = Vitesse des environnements depuis Python : décisions par seconde, chacune avec ce qui est légal et une observation.
bench-envs-seconds = Durée de mesure pour chaque manière.
bench-envs-gpu-games = Nombre de parties du lot sur le GPU, dont la mémoire est la limite.
bench-envs-explained = Deux joueurs ; un lot contient { $games } parties, celui d’un GPU autant que le dit sa ligne. Les décisions des bots se font en plus et ne comptent pas. Comparé à un état à la fois.
bench-unmeasured = { $game }, { $way } : pas de mesure. { $reason }
error-gpu-memory = La mémoire ne suffit pas pour { $games } parties à la fois sur le GPU ; prenez-en moins avec --gpu-games N.
bench-game = jeu
bench-way = manière
bench-against-state = comparé
bench-times = { $ratio } ×
bench-way-state = un état à la fois
bench-way-batch = lot
bench-way-gpu = lot sur le GPU, { $games } parties
bench-way-batch-one-core = lot sur un cœur
bench-way-batch-random = lot contre random
bench-way-batch-greedy = lot contre greedy
bench-way-gymnasium = Gymnasium
bench-way-gymnasium-random = Gymnasium contre random
bench-way-vector = Gymnasium, vecteur
bench-way-pettingzoo = PettingZoo
bench-way-openspiel = OpenSpiel
