## What is wrong with what somebody handed in

error-players = { $game } se joue à { $counts } joueurs, pas à { $players }.
error-team-players = Le jeu en équipes demande 4 joueurs, pas { $players }.
error-setting-switch = { $name } = { $value } est impossible : il faut true ou false.
error-setting-word = { $name } = { $value } est impossible : choisissez parmi { $choices }.
error-setting-number = { $name } = { $value } est impossible : il faut un nombre entier de { $low } à { $high }.
error-setting-start = start = { $value } est impossible : il faut random ou une place de 0 à { $last }.
error-setting-unknown = Le réglage { $name } n’existe pas ; les réglages sont : { $known }.
error-variant = { $game } n’a pas de variante { $variant } ; ses variantes sont : { $known }.
error-variant-none = { $game } n’a pas de variantes ; enlevez --variant { $variant }.
error-assignment = --set attend CLÉ=VALEUR, par exemple target=21, et non { $given }.
error-bot = Le robot { $name } n’existe pas ; les robots sont : { $known }.
error-bot-game = { $name } ne joue pas à ce jeu ; choisissez un autre robot.
error-bot-failed = { $bot } a échoué : { $reason }
error-player = Le robot { $name } n’existe pas ; il y a : { $known }, search:…, py:… et cmd:…
error-player-close = Le robot { $name } n’existe pas ; vouliez-vous dire { $meant } ?
error-player-budgets = { $name } a deux budgets ; n’en donnez qu’un.
error-search-key = Il n’y a pas de { $key } dans { $name } ; une recherche a : { $known }.
error-search-key-close = Il n’y a pas de { $key } dans { $name } ; vouliez-vous dire { $meant } ?
error-search-network = Dans « { $name } », network=FICHIER remplace une évaluation et ses nombres, sauf temperature.
error-search-learned = Dans « { $name } », evaluation=learned est un réseau, qui n’a pas de nombre { $key }.
error-network = Le réseau ne peut pas être utilisé : { $reason }
error-network-game = { $name } a un réseau pour { $found } ; ce jeu est { $game }.
error-program-game = { $name } joue à { $found } ; ce jeu est { $game }.
error-program-games = { $name } joue à { $found } ; les jeux présents ici sont : { $known }.
error-player-class = Une classe Python s’écrit py:MODULE:CLASSE ou py:FICHIER.py:CLASSE, pas { $name }.
error-player-python = py:{ $source }:{ $name } ne peut pas jouer : { $reason }
error-player-python-what =
    py:{ $source }:{ $name } ne peut pas jouer : un joueur Python est une classe dérivée de cabochon.players.Player, ou une fonction qui crée un tel joueur, et s’appelle avec une graine, comme dans { $name }(7). { $found ->
        [arguments] Ce qui a été trouvé prend d’autres arguments : { $detail }
        [failed] Ce qui a été trouvé est une fonction, qui a échoué avec une graine : { $detail }
        [made] Ce qui a été trouvé crée autre chose : { $detail }
       *[is] Ce qui a été trouvé : { $detail }
    }
error-budget = Un budget s’écrit simulations=N, seconds=S (jusqu’à 3600) ou les deux avec une virgule, pas { $given }.
error-player-list = Une liste de joueurs tient en une ligne, avec des virgules entre eux.
error-seat-close = { $name } ressemble au robot { $meant }. Pour une personne de ce nom, écrivez name:{ $name }
error-bots-named = --bots doit nommer de 1 à { $players } robots ; il en nomme { $named }.
error-resume-alone = --resume reprend la partie du fichier ; seul --seats va avec.
error-resume-name = À la place { $number } de cette partie joue { $name }, pas { $given }.
error-seats-and-bots = --seats et --bots disent tous deux qui joue ; n’en donnez qu’un.
error-level-alone = --level vaut pour tous les robots, --seats et --bots les nomment un à un ; n’en donnez qu’un.
error-level = --level doit être un niveau de 1 à { $last }, pas { $given }.
error-named-players = { $named } joueurs sont nommés, mais { $players } jouent.
error-hash = --hash attend les 64 chiffres hexadécimaux montrés au début de la partie.
error-header-seats = L’en-tête Seats doit nommer { $players } places ; il en nomme { $named }.
error-header-player = L’en-tête Seats nomme un joueur inconnu, { $kind } ; les joueurs connus sont : { $known }.
error-header-program = Un programme joue à la place { $number }, et un fichier ne lance aucun programme : dites avec --seats qui joue à chaque place.
error-record-several = { $file } contient { $count } parties : dites laquelle avec --game, un numéro de 1 à { $count }. « cabochon games » en donne la liste.
error-resume-several = { $file } contient { $count } parties : une partie à reprendre doit avoir son propre fichier.
error-record-number = { $file } contient { $count } parties ; --game doit être compris entre 1 et { $count }.
error-record-none = { $file } : ce fichier ne contient aucune partie enregistrée.
error-file-missing = ce fichier n’existe pas.
error-file-forbidden = ce fichier ne peut pas être ouvert.
error-file-folder = c’est un dossier, pas un fichier.
error-no-folder = { $folder } : ce dossier n’existe pas.
error-database = La base de données { $url } est inutilisable : { $reason }.
error-database-address = La base de données { $url } est inutilisable : { $reason }. Une adresse s’écrit sqlite:///chemin/du/fichier.db ou postgresql://utilisateur@hôte/base.
error-database-used = Un autre serveur utilise déjà { $path }. Plusieurs processus peuvent partager une base PostgreSQL, pas un fichier.
error-database-lock = Le fichier { $path } ne peut pas être utilisé : { $reason }. Lancez le serveur sous le compte qui l’a créé, ou supprimez-le quand aucun serveur ne tourne.
error-database-newer = La base de données vient d’une version plus récente de Cabochon (son format est { $revision }, cette version connaît jusqu’à { $known }) ; mettez Cabochon à jour ou choisissez une autre base.
error-database-lost = La base de données du serveur est injoignable pour le moment ; réessayez dans un instant.
error-database-damaged = La base de données du serveur est pleine, endommagée ou fermée à l’écriture ; l’administrateur du serveur doit s’en occuper.
compiling-rules = Compilation des règles pour cette machine (une seule fois, jusqu’à une minute)…
error-game = Le jeu { $name } n’existe pas ; les jeux sont : { $known }.
error-game-installed = Le jeu { $name } est installé, mais ne peut pas être chargé depuis { $source } : { $reason }
