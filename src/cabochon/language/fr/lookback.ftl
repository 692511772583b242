### The page: looking back at all one's games.

past-title = Mes parties
past-lead = Tout ce que vous avez joué dans ce navigateur : les résultats, leur bilan, et les parties elles-mêmes.
past-empty = Vous n’avez pas encore joué. Vos parties apparaîtront ici, avec leur résultat.
past-begin = Jouer une partie
past-list = Parties
past-statistics = Statistiques
past-export = Tout en un fichier
past-export-hint = Toutes vos parties terminées, enregistrées dans un seul fichier
past-more = Seules vos { $count } dernières parties figurent ici.

## Filters

past-filters = Quelles parties
past-filter-game = Jeu
past-filter-result = Résultat
past-filter-against = Contre
past-filter-rules = Règles
past-any = Tout
past-running = En cours
past-people = Des personnes
past-bots = Des bots
past-none-fit = Aucune de vos parties ne correspond.
past-reset = Afficher toutes les parties

## Pages of the list

past-pages = Pages
past-newer = Parties plus récentes
past-older = Parties plus anciennes
past-range = { $first }–{ $last } sur { $count }

## Statistics

past-count-title = Parties
past-share = Part de victoires
past-tally-head = Gagnées, à égalité, perdues
past-tally = { $won } – { $draw } – { $lost }
past-no-statistics = Dès qu’une de ces parties aura un vainqueur, il y aura quelque chose à voir ici.
past-based = Les parties reprises à partir d’une position enregistrée ne sont pas comptées ici.
past-by-game = Par jeu
past-by-level = Contre les bots
past-by-person = Contre des personnes
past-by-turn = Selon l’ordre du tour
past-turn =
    { $number ->
        [1] Vous avez commencé
        [2] En deuxième
        [3] En troisième
       *[other] En dernier
    }
past-by-card = Selon votre première carte
past-by-day = Par jour
past-by-week = Par semaine
past-by-month = Par mois
past-when = Quand
