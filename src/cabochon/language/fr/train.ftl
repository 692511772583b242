### Entraîner des réseaux en les faisant jouer contre eux-mêmes.

cli-train =
    Entraîne un réseau en le faisant jouer contre lui-même, sur un processeur graphique ou, en petit, sur le processeur.

    Le dossier reçoit les réseaux pour la recherche, un point de reprise, les chiffres de l’entraînement et ses courbes. Le sens de chaque nombre d’une recette est dans docs/training.md.
train-out = Le dossier où tout est écrit.
train-minutes = La durée ; en plusieurs fois avec --resume.
train-recipe = Une recette par son nom, p. ex. duel-cpu, ou un fichier à vous ; sinon, celle du jeu.
train-set = Change un nombre de la recette ; peut être répété : games=1024, hidden=512-256.
train-device = auto, cpu ou cuda. Sur le processeur tout est petit, sauf si --recipe ou --set en décident autrement.
train-devices = Combien de processeurs graphiques ; avec --device cpu, combien de processus. Chacun joue autant de parties que la recette le dit.
train-start = Un réseau par lequel commencer, de même taille que l’un de ceux de la recette ; peut être répété.
train-resume = Reprend au point de reprise du dossier.
train-against = Un réseau à affronter au fil de l’entraînement ; peut être répété.
train-games = Les parties de chaque match lors d’un bilan ; 0 pour aucun match.
train-every = Les secondes entre deux bilans.
train-light = Laisse les parties hors du point de reprise, qui devient petit ; l’entraînement qui en repart commence de nouvelles parties.
train-begins = Compilation ; le temps compte à partir du premier tour.
train-resumed = L’entraînement reprend où il s’était arrêté.
train-resumed-without-games = L’entraînement reprend avec les réseaux ; les parties recommencent.
train-progress = { $time } s : { $simulations } simulations et { $games } parties par seconde, { $turns } tours par partie, perte { $policy } + { $value }
train-score = contre { $name } { $score } %
train-done = Réseaux, point de reprise et courbes sont dans { $folder }

## Errors

error-train-torch = L’entraînement demande PyTorch : { $command }
error-train-device = --device doit être auto, cpu ou cuda, et non { $given }.
error-train-no-gpu = Aucun processeur graphique utilisable par PyTorch. --device cpu marche partout, lentement.
error-train-devices = Processeurs graphiques disponibles : { $there } ; demandés : { $asked }.
error-train-game = { $file } est une recette pour { $found }, et non pour { $asked }.
error-train-exists = { $folder } contient déjà un entraînement : --resume le reprend.
error-train-set = --set attend NOM=VALEUR, et non { $given }.
error-train-start = Avec --resume il y a déjà un réseau par lequel commencer : sans --start.
error-train-start-size = --start nomme un réseau de { $found } ; ceux de la recette sont de { $there }.
error-train-start-twice = --start nomme deux réseaux de { $size } ; un seul par taille est possible.
error-train-still = Qui joue reste tel quel (still) : --start doit donc nommer un réseau de { $size }.
error-train-against = --against reçoit deux fois { $file }.
error-train-process = Le processus { $number } sur { $count } a échoué et l’entraînement s’est arrêté : { $why }. Ce qui a été enregistré en dernier est gardé ; --resume en repart.
error-train-apart = Les réseaux des processus ne sont plus les mêmes et l’entraînement s’est arrêté. Ce qui a été enregistré en dernier est gardé ; --resume en repart.
error-train-memory = { $games } parties de { $rounds } décisions chacune ne tiennent pas en mémoire : réduisez avec --set games=… et --set rounds=….
