### La ligne de commande : aide, résultats, erreurs.

help-usage = Utilisation :
help-default = par défaut : { $value }
help-arguments = Arguments
help-options = Options
help-subcommands = Commandes
help-error = Erreur
help-examples = Exemples
help-help = Afficher cette aide et quitter.

cli = Splendor et Splendor Duel : y jouer, les regarder, les mesurer.
cli-lang = Langue de tous les textes ; sinon CABOCHON_LANG ou la langue du système décide.
cli-version = Afficher la version et quitter.
cli-install-completion = Faire compléter par votre shell, avec la touche Tab, les commandes, options, jeux, joueurs et niveaux.
cli-show-completion = Afficher le script correspondant, pour le copier ou le modifier.

## Options de plusieurs commandes

option-game = Le jeu : { $games }.
option-number = Quelle partie du fichier, s’il en contient plusieurs, à partir de 1.
option-players = Nombre de joueurs : 2 à 4 pour Splendor, 2 pour Duel, et ce que disent les règles des autres jeux.
option-set = Changer un réglage ; peut se répéter. Splendor : target, face_up, last_round, teams, may_take_fewer, choose_payment, start. Duel : choose_payment, start.
option-variant = Un ensemble de réglages par son nom : quick ou teams (Splendor).

## play

cli-play =
    Jouer une partie dans le terminal, entre humains et robots à volonté.

    Sans option, on vous demande à quoi vous voulez jouer.
play-game = Le jeu : { $games } ; le premier par défaut.
play-seats = Qui s’assied où, séparés par des virgules : le nom d’une personne, ou un robot (level-1 à level-8, greedy, random, yardstick, search:…, py:MODULE:CLASSE, cmd:COMMANDE). name:X est une personne nommée X.
play-bots = Les robots, séparés par des virgules (level-3,level-5), comme pour --seats ; ils jouent après les humains.
play-level = Le niveau de tous les robots, de 1 (débutant) à 8 (le meilleur).
play-seed = Toujours le même mélange. Pour s’exercer : qui connaît la graine connaît les cartes.
play-resume = Reprendre une partie enregistrée, choisie dans une liste si aucun fichier n’est donné ; --seats dit qui y joue désormais.

## serve

cli-serve =
    Jouer dans le navigateur : démarrer le serveur et donner son adresse.

    Il n’écoute que cet ordinateur, sauf indication contraire ; les parties sont gardées dans un fichier à vous.
serve-host = L’adresse d’écoute.
serve-port = Le port ; sinon le premier libre à partir de 8000.
serve-database = Où les tables sont gardées : sqlite:///fichier ou postgresql://… ; sinon un fichier dans votre dossier de données.
serve-open = Ouvrir la page dans le navigateur.
serve-lan = Écouter tout le réseau local, pour que des téléphones puissent participer.
serve-origin = Une autre adresse dont les pages peuvent agir ici, comme https://example.org ; peut se répéter.
serve-allow-host = Un autre nom sous lequel ce serveur peut être appelé ; peut se répéter.
serve-proxy = Un proxy inverse dont les en-têtes (X-Forwarded-For, X-Forwarded-Proto) font foi : une adresse ou un réseau ; peut se répéter.
serve-bot = Un robot à vous pour tous ceux qui jouent ici : level-5@seconds=1, search:…, py:MODULE:CLASSE ou cmd:COMMANDE ; peut se répéter. Il s’exécute avec vos droits.
serve-workers = Nombre de processus qui servent ensemble ; au-delà d’un, il faut PostgreSQL.
serve-keep-waiting = Après combien de jours une table qui attend du monde est supprimée s’il ne s’y passe rien ; 0 pour jamais.
serve-keep-abandoned = Après combien de jours une partie que personne ne poursuit est supprimée, sauf si sa pendule tourne ; 0 pour jamais.
serve-keep-finished = Après combien de jours une partie terminée est supprimée ; 0 pour jamais.
serve-log-format = Journaliser chaque requête à /api sur la sortie d’erreur : text ou json.
serve-log-level = Journaliser à partir de ce niveau : debug, info, warning ou error ; debug rapporte chaque écriture.
serve-metrics = Donner des mesures à Prometheus à cette adresse, comme 127.0.0.1:9464 ; chaque processus ajoute son numéro au port.
serve-ready = La table est prête :
serve-phones = Pour les téléphones du même réseau :
serve-no-network = Aucun réseau local trouvé ; seul cet ordinateur peut jouer.
serve-kept = Les parties sont gardées dans { $place }
serve-stop = Ctrl+C arrête le serveur ; aucune partie n’est perdue.
serve-stopped = Le serveur est arrêté.
serve-no-page = La page n’a pas été construite : « make play » la construit. Seule l’interface de programmation est servie.
error-no-server = Le serveur a besoin d’autres paquets ; installez-les avec : { $command }
error-workers = --workers demande PostgreSQL, avec --database postgresql://… : plusieurs processus ne peuvent pas partager un fichier.
error-workers-windows = --workers ne fonctionne pas sous Windows, où plusieurs processus ne peuvent pas partager un port : sans cette option, un seul processus sert.
error-port-taken = Le port { $port } est occupé ; choisissez-en un autre avec --port.
error-no-port = Aucun port de { $first } à { $last } n’est libre ; choisissez-en un avec --port.
error-address = Impossible d’écouter sur { $host } : { $reason }.
error-log-format = --log-format doit être text ou json, pas { $given }.
error-log-level = --log-level doit être debug, info, warning ou error, pas { $given }.
error-metrics-option = --metrics attend une adresse et un port comme 127.0.0.1:9464, pas { $given }.
error-metrics-address = Impossible d’écouter sur { $host }, port { $port }, pour --metrics : { $reason }.
error-allow-host-option = --allow-host attend un nom comme play.example.org ou une adresse, sans https://, port ni chemin, pas { $given }.
error-origin-option = --origin attend une adresse comme https://example.org, pas { $given }.
error-proxy-option = --proxy attend une adresse comme 127.0.0.1 ou un réseau comme 10.0.0.0/8, pas { $given }.
error-house-bot = --bot attend NOM=JOUEUR, avec un nom d’au plus { $most } lettres, pas { $given }.
error-house-bot-taken = Il y a déjà un robot { $name } ; choisissez un autre nom.

## simulate

cli-simulate =
    Faire jouer de nombreuses parties à des robots et compter les victoires.

    Les robots changent de place à chaque partie : dans la partie g, la place s revient au robot s + g de la liste, en boucle.
simulate-games = Nombre de parties.
simulate-seed = La même graine donne les mêmes parties.
simulate-bots = Les robots, séparés par des virgules : level-1 à level-8, greedy, random, yardstick, search:…, py:MODULE:CLASSE, cmd:COMMANDE, chacun suivi au besoin de @seconds=S ou @simulations=N ; une liste plus courte que la table est répétée.
simulate-out = Enregistrer chaque partie dans ce dossier.
simulate-workers = Nombre de processus qui se partagent le travail. Les parties n’en dépendent pas.
simulate-max = Arrêter une partie après tant de décisions ; elle compte comme inachevée.
simulate-bot = robot
simulate-seats = places
simulate-wins = victoires
simulate-share = part
simulate-interval = intervalle à 95 %
simulate-points = points
simulate-length =
    { $count ->
        [one] { $count } partie de { $decisions } décisions.
       *[other] { $count } parties de { $decisions } décisions en moyenne.
    }
simulate-start = Part des victoires du premier joueur : { $share }
simulate-endings = Fins : { $endings }
simulate-records = Parties enregistrées dans { $folder }
ending-target = objectif atteint
ending-deadlock = blocage
ending-prestige = par les points
ending-crowns = par les couronnes
ending-colour = par les points d’une couleur
ending-unfinished = inachevée
ending-fault = interrompue par une faute

## replay

cli-replay = Revoir une partie position par position.
replay-file = Une partie enregistrée.
replay-json = Une ligne de JSON par décision, avant qu’elle soit prise, et une dernière avec le résultat.
replay-keys = { $number } sur { $last } · Entrée suite, b retour, un nombre pour y aller, q quitter >

## games

cli-games = Lister les parties d’un fichier qui en contient plusieurs.
games-file = Un fichier de parties enregistrées.
games-number = n°
games-game = jeu
games-date = date
games-players = joueurs
games-result = résultat
games-unfinished = inachevée
games-count =
    { $unread ->
        [0] { $count ->
            [one] { $count } partie.
           *[other] { $count } parties.
        }
        [one] { $unread } partie sur { $count } est illisible.
       *[other] { $unread } parties sur { $count } sont illisibles.
    }

## verify

cli-verify = Vérifier une partie : le mélange d’après l’empreinte publiée, les coups et le résultat d’après les règles.
verify-file = Une partie enregistrée.
verify-hash = L’empreinte affichée au début de la partie.
verify-game = Partie { $number } : { $names }
verify-unread = La partie { $number } est illisible
verify-games =
    { $failed ->
        [0] Les { $count } parties sont en ordre.
        [one] { $failed } partie sur { $count } n’est pas en ordre.
       *[other] { $failed } parties sur { $count } ne sont pas en ordre.
    }
check-commitment = le secret correspond à l’empreinte de la partie
check-published = le secret correspond à l’empreinte donnée
check-setup = la mise en place est celle que donne le secret
check-pool = { $pool } : l’ordre est celui que donne le secret
check-refill = remplissage { $number } : l’ordre est celui que donne le secret
check-moves = tous les coups sont légaux
check-result = le résultat est celui que donnent les règles

## perft

cli-perft = Compter toutes les suites de décisions à partir d’une position de départ : une empreinte des règles.
perft-depth = Nombre de décisions en profondeur.
perft-seed = Quelle position de départ.
perft-depth-column = profondeur
perft-sequences-column = suites
perft-time-column = temps

## Erreurs

error-number =
    { $kind ->
        [whole] { $option } attend un nombre entier, pas { $given }.
       *[any] { $option } attend un nombre, pas { $given }.
    }
error-number-least =
    { $kind ->
        [whole] { $option } attend un nombre entier d’au moins { $least }, pas { $given }.
       *[any] { $option } attend un nombre d’au moins { $least }, pas { $given }.
    }
error-number-range =
    { $kind ->
        [whole] { $option } attend un nombre entier de { $least } à { $most }, pas { $given }.
       *[any] { $option } attend un nombre de { $least } à { $most }, pas { $given }.
    }
file-no-text = Le fichier n’est pas un texte en UTF-8.
