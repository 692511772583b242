## bot

cli-bot =
    Jouer en tant que programme : parler le protocole des robots sur l’entrée et la sortie standard.

    Pour les tournois et d’autres programmes ; docs/protocol.md décrit le protocole.
bot-player = Qui joue : level-1 à level-8 (le meilleur par défaut), greedy, random, yardstick, search:…, py:MODULE:CLASSE, cmd:COMMANDE ; @seconds=S ou @simulations=N derrière donne son budget.
bot-level = Le joueur level-N.
bot-simulations = Réfléchir pendant ce nombre de simulations à chaque décision, quoi que dise le niveau.
bot-seconds = Réfléchir pendant ce nombre de secondes à chaque décision, quoi que dise le niveau.
bot-threads = Nombre de fils d’exécution qui réfléchissent.
bot-seed = La même graine prend les mêmes décisions, si le budget est en simulations.
bot-waits = Ce programme attend des commandes du protocole des robots : tapez « cabochon 1 », ou « quit ».
error-bot-level = --level désigne aussi un joueur ; n’en donnez qu’un.

## check-bot

cli-check-bot =
    Vérifier qu’un programme respecte le protocole des robots.

    Lance le programme, parcourt tout le protocole avec lui et dit que faire pour chaque échec.
check-bot-command = Le programme et ses arguments ; après -- si un argument commence par un tiret.
check-bot-timeout = Nombre de secondes dont le programme dispose pour répondre.
check-bot-summary =
    { $failed ->
        [0] { $passed ->
            [one] { $passed } vérification réussie.
           *[other] Les { $passed } vérifications ont réussi.
        }
       *[other] Échecs : { $failed }, réussites : { $passed }.
    }
bot-check-hello = salue, puis est prêt
bot-check-games = propose des jeux et des nombres de joueurs qui existent
bot-check-unknown = supporte les commandes qu’il ne connaît pas
bot-check-options = accepte chaque valeur que ses options proposent
bot-check-table =
    { $settings ->
        [none] joue à { $game }, { $players } joueurs
       *[other] joue à { $game }, { $players } joueurs, { $settings }
    }
bot-check-phases = décide de tout ce que { $game } peut demander
bot-check-future = ignore les clés et les mots qu’il ne connaît pas
bot-check-time = respecte le temps qui lui est donné
bot-check-stop = répond aussitôt à stop quand il réfléchit, et une seule fois
bot-check-stop-idle = ignore stop quand il n’y a rien à arrêter
bot-check-seed = prend les mêmes décisions avec la même graine
bot-check-quit = se termine quand on lui dit quit
bot-check-end = se termine quand son entrée se termine
bot-check-end-thinking = se termine quand son entrée se termine pendant qu’il réfléchit
bot-check-open = { $claim } (sans objet, ou impossible à essayer)
bot-hint-start = Conseil : essayez la commande dans un terminal et tapez « cabochon 1 ». Elle doit écrire des lignes qui commencent par id, game et option, puis « ready 1 ».
bot-hint-timeout = Conseil : videz la sortie standard après chaque ligne et lisez l’entrée standard ligne par ligne ; beaucoup de langages retiennent la sortie quand ce n’est pas un terminal.
bot-hint-crash = Conseil : ce que le programme a écrit sur la sortie d’erreur est montré ci-dessus ; envoyez-lui les mêmes lignes à la main pour en voir plus.
bot-hint-illegal = Conseil : la réponse doit être exactement l’un des textes de « legal » dans la position, la dernière reçue.
bot-hint-garbage = Conseil : la sortie standard est réservée au protocole. Écrivez le reste sur la sortie d’erreur, ou après le mot info ; répondez une fois à chaque commande.
bot-hint-refused = Conseil : le programme a répondu par une erreur à quelque chose qu’il doit comprendre.
bot-hint-games = Conseil : les lignes sont « game splendor 2 3 4 » et « game duel 2 », avec les nombres de joueurs que le programme accepte.
bot-hint-unknown = Conseil : ignorez les commandes que vous ne connaissez pas, ou répondez « error unknown … » ; les versions suivantes en auront d’autres.
bot-hint-options = Conseil : une ligne « option NOM number DÉFAUT MIN MAX » promet que chaque valeur de MIN à MAX peut être choisie.
bot-hint-future = Conseil : ignorez les clés des objets JSON et les mots après go que vous ne connaissez pas ; les versions suivantes en auront d’autres.
bot-hint-time = Conseil : « go milliseconds 100 » veut une réponse après un dixième de seconde au plus tard, « milliseconds 0 » aussitôt.
bot-hint-stop = Conseil : lisez l’entrée standard dans un fil et réfléchissez dans un autre, pour voir stop à temps ; répondez alors par le meilleur coup trouvé.
bot-hint-seed = Conseil : recommencez les nombres aléatoires quand l’option seed est fixée, et que rien d’autre, ni l’heure ni l’ordre d’un ensemble, n’ait d’influence.
bot-hint-quit = Conseil : terminez avec le code 0 à la commande quit, même pendant la réflexion.
bot-hint-end = Conseil : quand l’entrée standard ne donne plus rien, terminez avec le code 0.
bot-hint-end-thinking = Conseil : quand l’entrée standard se termine, cessez de réfléchir et terminez avec le code 0 ; il n’y a plus personne.

## Ce qu’un programme peut mal faire

error-bot-start = { $bot } ne peut pas être lancé : { $reason }
error-bot-timeout = { $bot } n’a pas répondu à « { $command } » en { $seconds } s.
error-bot-crash = { $bot } s’est terminé ou a fermé sa sortie (code { $status }) : { $complaint }
error-bot-illegal = { $bot } a joué « { $move } », qui n’est pas l’un des { $count } coups légaux.
error-bot-garbage = { $bot } a écrit « { $line } », qui n’est pas un message du protocole à cet endroit.
error-bot-refused = { $bot } a refusé : { $complaint }
error-bot-option = { $bot } n’a pas d’option { $name } ; ses options sont : { $known }
error-bot-value = { $bot } ne peut pas mettre { $name } à « { $value } » ; il propose : { $option }
error-bot-games = { $bot } propose : { $games }. Certains n’existent pas.
error-bot-seed = Avec la même graine, { $bot } a pris autrement la décision { $number } : { $first } et { $second }
error-bot-stays = { $bot } tourne encore après { $seconds } s.
error-bot-status = { $bot } s’est terminé avec le code { $status } au lieu de 0.
