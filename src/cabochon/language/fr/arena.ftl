### Tournois entre robots

cli-arena =
    Faire jouer des tournois à des robots et les classer.

    Un concurrent est un robot (level-1 à level-8, greedy, random, yardstick), un essai (search:clé=valeur:…), une classe Python (py:MODULE:CLASSE) ou un programme qui parle le protocole des robots (cmd:COMMANDE). NOM= devant lui donne un nom, @seconds=S ou @simulations=N derrière un budget propre.

    Chacun rencontre tous les autres. Chaque donne est jouée dans toutes les rotations des places, pour que la chance s’annule.
arena-contestants = Les concurrents : [NOM=]ROBOT[@BUDGET].
arena-gauntlet = Seul le premier concurrent rencontre les autres.
arena-head-to-head = Deux concurrents jouent jusqu’à ce qu’un test séquentiel ait décidé si le premier est plus fort.
arena-seating = À trois ou quatre : mixed réunit des concurrents différents, alone en oppose un à des copies d’un autre.
arena-rounds = Nombre de donnes de chaque rencontre : 10 par défaut ; au plus 2000 avec --head-to-head.
arena-seconds = Secondes par décision, pour qui n’a pas de budget propre.
arena-simulations = Simulations par décision, pour qui n’a pas de budget propre.
arena-seed = La même graine donne les mêmes parties ; avec un budget en simulations, les mêmes coups aussi.
arena-low = Le test peut rejeter que le premier est plus fort d’au plus tant…
arena-high = …ou qu’il est plus fort d’au moins tant.
arena-alpha = Part des cas où la première de ces hypothèses peut être rejetée bien que vraie.
arena-beta = Part des cas où la seconde de ces hypothèses peut être rejetée bien que vraie.
arena-anchor = Mesurer les classements à partir de ce concurrent, dont le classement est donné.
arena-out = Garder résultats et parties dans ce dossier ; la même commande y reprend après une interruption.
arena-workers = Nombre de parties jouées à la fois. Les parties n’en dépendent pas.
arena-threads = Fils d’exécution pour chaque robot qui sait s’en servir.
arena-ray = Jouer les parties sur un cluster Ray : celui de RAY_ADDRESS, ou un autre sur cette machine.
arena-max = Arrêter une partie après tant de décisions ; la victoire est partagée entre tous.
arena-json = Le rapport en JSON.
arena-report = Écrire un rapport avec tableaux, courbes et parties à revoir, en un seul fichier HTML.

## Le tableau

arena-contestant = concurrent
arena-rating = Elo (95 %)
arena-games = parties
arena-score = score (95 %)
arena-superiority = plus fort
arena-time = temps
arena-played =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } ; des robots égaux auraient un score de { $par }. « Plus fort » : probabilité qu’un concurrent soit plus fort que le suivant.
arena-anchored = Les classements sont mesurés à partir de { $label }, { $rating }.
arena-decision-stronger = { $first } est plus fort que { $second } de plus de { $low } Elo ; décidé après { $groups ->
        [one] { $groups } donne
       *[other] { $groups } donnes
    }. Un tel test se trompe dans au plus { $rate } des cas où ce n’est pas vrai.
arena-decision-not-stronger = { $first } n’est pas plus fort que { $second } de { $high } Elo ; décidé après { $groups ->
        [one] { $groups } donne
       *[other] { $groups } donnes
    }. Un tel test se trompe dans au plus { $rate } des cas où il l’est.
arena-decision-open = Indécis après { $groups ->
        [one] { $groups } donne
       *[other] { $groups } donnes
    } : { $first } est-il plus fort que { $second } de plus de { $low } ou de moins de { $high } Elo ? Augmentez --rounds pour continuer.
arena-evidence = Indications pour plus de { $low } Elo : { $up } sur { $needed } ; pour moins de { $high } Elo : { $down } sur { $opposed }
arena-fault = { $label } a perdu la partie { $game } ({ $kind }) : { $reason }
arena-fault-crash = plantage
arena-fault-timeout = temps dépassé
arena-fault-illegal = coup interdit
arena-fault-garbage = hors protocole
arena-fault-refused = refus
arena-fault-start = ne démarre pas
arena-more-faults =
    { $count ->
        [one] { $count } autre partie a été perdue ainsi.
       *[other] { $count } autres parties ont été perdues ainsi.
    }
arena-kept = Résultats et parties dans { $folder }
arena-go-on = Interrompu après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }. La même commande reprend.
arena-interrupted = Interrompu après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }.
arena-per-second = { $rate } parties/s
arena-per-minute = { $rate } parties/min
arena-progress = { $done } parties sur { $total }

## Erreurs

error-arena-label = Un nom a de 1 à { $longest } caractères imprimables, pas { $label }.
error-arena-twice = Deux concurrents s’appellent { $label }. Donnez un nom à l’un d’eux : autre={ $spec }
error-arena-nobody = Nommez les concurrents ou, avec --out, le dossier d’un tournoi.
error-arena-unplayed = Sans concurrents, rien n’est joué ; retirez { $options }.
error-arena-empty = { $folder } ne contient aucune partie de tournoi.
error-arena-few = Un tournoi a besoin d’au moins deux concurrents, pas de { $given }.
error-arena-two = --head-to-head a besoin d’exactement deux concurrents, pas de { $given }.
error-arena-mixed = Une table mixte a besoin de { $sides } concurrents, pas de { $given }. Essayez --seating alone.
error-arena-forms = Choisissez --gauntlet ou --head-to-head, pas les deux.
error-arena-seating = --seating vaut mixed ou alone, pas { $given }.
error-arena-bounds = --elo0 et --elo1 sont deux écarts en Elo, le plus petit d’abord, pas { $low } et { $high }.
error-arena-rate = Un taux d’erreur est compris entre 0 et 0,5, pas { $rate }.
error-arena-anchor = Le concurrent { $label } n’existe pas ; il y a : { $known }
error-arena-anchor-form = --anchor s’écrit NOM=ELO, par exemple greedy=1000, pas { $given }.
error-arena-busy = Une autre arène travaille dans { $folder }.
error-arena-other = { $folder } contient un autre tournoi (différences : { $keys }). Choisissez un autre dossier.
error-arena-damaged = { $file } est endommagé : { $reason }
error-arena-worker = Le processus qui jouait la partie { $game } a été arrêté (code { $status }). Avec --out, la même commande reprend.
error-no-arena = L’arène a besoin d’autres paquets ; installez-les avec : { $command }
error-no-ray = Ray n’est pas installé ; installez-le avec : { $command }
