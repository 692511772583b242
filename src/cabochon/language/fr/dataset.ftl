### Jeux de données : des positions pour apprendre

cli-dataset =
    Écrire des positions de parties entre robots, avec ce qui en a été pensé et ce qu’elles sont devenues, dans des fichiers pour apprendre.

    Une ligne contient ce que sait le joueur qui a le trait, les actions permises, les visites et les valeurs de la recherche, le coup joué et le résultat. Les colonnes sont décrites dans docs/datasets.md. La même commande reprend après une interruption, et un --games plus grand agrandit un jeu de données.
dataset-out = Le dossier des fichiers.
dataset-player = Qui joue ; plusieurs joueurs se relaient aux places. Les visites d’une recherche sont la politique écrite ; pour tout autre joueur, c’est son coup.
dataset-games = Nombre de parties.
dataset-seed = La même graine donne les mêmes parties ; avec un budget en simulations, les mêmes coups aussi.
dataset-explore = Fréquence, de 0 à 1, d’un coup au hasard à la place ; ce que le joueur pensait est écrit quand même.
dataset-format = Format des fichiers : npz pour NumPy, parquet pour tout le reste.
dataset-shard = Nombre de parties par fichier.
dataset-workers = Nombre de fichiers préparés à la fois. Les parties n’en dépendent pas.
dataset-done = { $positions ->
        [one] { $positions } position
       *[other] { $positions } positions
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } dans { $folder }
dataset-interrupted = Interrompu. La même commande reprend avec ce qui est dans { $folder }.

## Erreurs

error-dataset-kind = --format vaut npz ou parquet, pas { $given }.
error-dataset-games = Un jeu de données compte au plus { $most } parties.
error-dataset-players = Un jeu de données compte au plus { $most } joueurs, pas { $given }.
error-dataset-files = Un jeu de données compte au plus { $most } fichiers. Mettez plus de parties dans chacun : --shard.
error-dataset-player = { $player } a échoué dans la partie { $game } : { $reason }
error-dataset-file = { $file } n’est pas lisible comme partie d’un jeu de données : { $reason }
error-dataset-other = { $folder } contient un autre jeu de données (différences : { $keys }). Choisissez un autre dossier.
error-dataset-busy = Quelqu’un d’autre écrit dans { $folder }.
error-dataset-worker = Un processus qui jouait a été arrêté (code { $status }). La même commande reprend.
error-no-parquet = Parquet a besoin de PyArrow ; installez-le avec : { $command }
