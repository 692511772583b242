### La page dans le navigateur : son cadre, le chemin vers une table, la salle d’attente.

## Le cadre de chaque page

page-title = { $page } · Cabochon
page-skip = Aller au contenu
page-home = Cabochon : retour à l’accueil
page-language = Langue
page-theme = Couleurs
theme-system = comme le système
theme-light = clair
theme-dark = sombre
page-loading = Un instant…
page-no-script = Cabochon a besoin de JavaScript. Activez-le pour cette page.
page-retry = Réessayer
page-close = Fermer
page-cancel = Annuler
page-back = Retour à l’accueil
page-new-tab = { " (dans un nouvel onglet)" }
rules-read = Règles
rules-of = Règles de { $game }
rules-more = Lire les règles

## Le nom de la personne

name-shown = Vous êtes { $name }. Changer de nom
name-question = Comment les autres doivent-ils vous appeler ?
name-label = Votre nom
name-hint = Ce navigateur s’en souviendra.
name-save = Enregistrer
name-missing = Saisissez un nom.
guest-name-opal = Opale
guest-name-amber = Ambre
guest-name-jade = Jade
guest-name-coral = Corail
guest-name-garnet = Grenat
guest-name-topaz = Topaze
guest-name-amethyst = Améthyste
guest-name-agate = Agate
nameless = Invité

## L’accueil

home-title = Prenez place
home-lead = Jouez contre des robots, avec des amis grâce à un lien, ou ensemble sur un même écran. Sans compte, sans attendre.
home-splendor = Réunissez des pierres précieuses, achetez des cartes développement qui rendent les suivantes moins chères, et recevez les nobles avant les autres.
home-duel = À deux : prenez des pierres précieuses en ligne sur le plateau, gagnez des privilèges et choisissez l’une des trois voies vers la victoire.
home-players = Joueurs
home-bot = Robot
home-play =
    { $count ->
        [one] Jouer contre le robot
       *[other] Jouer contre les robots
    }
home-friends = Avec des amis
home-screen = Sur un même écran
home-learn = Apprendre
home-lessons = Apprendre à jouer
puzzles-title = Problèmes
home-look-back = Revoir
home-replay = Revoir coup par coup
home-analyse = Analyser une partie
past-all = Toutes mes parties
players-range = { $low } à { $high } joueurs
players-exactly = { $count } joueurs

## Listes de tables

mine-title = Vos parties
mine-turn = À vous
mine-waiting = En attente de joueurs
mine-theirs = Aux autres de jouer
mine-finished = Parties terminées
kept-title = Parties revues sur cet appareil
mine-continue = Continuer
mine-more =
    { $count ->
        [one] Encore une partie
       *[other] Encore { $count } parties
    }
mine-look = Revoir
replay-link = Revoir coup par coup
mine-rematch = Revanche ?
result-won = Gagné
result-lost = Perdu
result-draw = Égalité
result-none = Sans résultat
result-resigned = par abandon
result-timeout = au temps
lobby-title = Tables ouvertes
lobby-empty = Personne ne cherche de joueurs en ce moment. Ouvrez une table et affichez-la ici.
lobby-new = Ouvrir une table
lobby-join = Rejoindre
lobby-watch-title = Parties à suivre
lobby-watch = Regarder
lobby-failed = La liste est indisponible pour l’instant. Un nouvel essai aura lieu automatiquement.
table-link = { $action } : { $game }, { $players }
seat-free = Place libre
clock-words =
    { $minutes } min{ $seconds ->
        [0] { "" }
       *[other] { " " }+ { $seconds } s
    }
rules-quick = partie rapide
rules-teams = en équipes
rules-own = règles personnalisées
table-based = reprise d’une position

## Ce que le serveur sait de quelqu’un

data-title = Vos données
data-lead = Le serveur garde votre nom et les parties que vous avez jouées, et reconnaît ce navigateur à un cookie.
data-download = Télécharger mes parties
data-delete = Effacer tout ce qui me concerne
data-sure = Effacer tout ce qui vous concerne ?
data-sure-alone = Les parties que vous avez jouées sans autres invités, contre des robots ou sur un seul écran, sont effacées.
data-sure-others = Les parties avec d’autres leur restent, mais plus rien ne dit que c’était vous : vous y portez le nom « { nameless } ».
data-sure-running = Si une telle partie est en cours, vous abandonnez. Vous quittez les tables qui attendent des joueurs.
data-sure-final = C’est définitif.
data-sure-download = Si vous voulez garder vos parties, téléchargez-les d’abord.
data-sure-delete = Tout effacer
data-deleted =
    Tout ce qui vous concerne est effacé. { $deleted ->
        [0] Vous n’aviez aucune partie sans autres invités
        [one] Une partie a disparu
       *[other] { $deleted } parties ont disparu
    }{ $nameless ->
        [0] .
        [one] , et dans une autre vous n’avez plus de nom.
       *[other] , et dans { $nameless } autres vous n’avez plus de nom.
    }

## Préparer une nouvelle table

new-title = Nouvelle table
new-game = Jeu
new-rules = Règles
rules-mix = Règles personnalisées
new-settings = Tous les réglages
setting-target = Points de prestige pour gagner
setting-target-hint = Dès qu’un joueur les atteint à la fin de son tour, c’est le dernier tour de table.
setting-face-up = Cartes visibles par niveau
setting-face-up-hint = Moins de cartes : plus rapide, et plus de hasard.
setting-last-round = Le dernier tour de table
setting-last-round-hint = Comment la partie s’achève quand quelqu’un a atteint l’objectif.
setting-teams = Équipes
setting-teams-hint = Deux contre deux : les partenaires se font face et partagent points et bonus.
setting-may-take-fewer = Autoriser à prendre moins de jetons
setting-may-take-fewer-hint = Sinon : trois couleurs différentes, tant que la banque en a trois.
setting-choose-payment = Choisir comment payer
setting-choose-payment-hint = L’or (joker) peut aussi remplacer des pierres que vous avez. Sinon, il ne paie que ce qui vous manque.
choice-finish-round = Finir le tour de table
choice-one-more-each = Encore un tour pour chacun des autres
number-less = Un de moins : { $what }
number-more = Un de plus : { $what }
new-seats = Joueurs
new-seats-hint = On joue dans cet ordre.
seat-number = Place { $number }
seat-me = Moi
seat-open = Place libre
seat-local = Quelqu’un sur cet écran
seat-bot = Robot : { $bot }
seat-name = Nom de la personne à la place { $number }
seat-add = Ajouter une place
seat-remove = Retirer la place { $number }
seat-team = Équipe { $team }
new-start = Qui commence
start-random = Au hasard
new-listed = Qui peut trouver la table
listed-no = Uniquement avec le lien
listed-no-hint = Vous recevez un lien et un code QR à transmettre.
listed-yes = Tout le monde : l’afficher à l’accueil
listed-yes-hint = Toute personne qui visite ce serveur peut participer ou regarder.
new-clock = Temps de réflexion
clock-none = Sans pendule
clock-own = Autre
clock-minutes = Minutes par joueur
clock-seconds = Secondes ajoutées après chaque tour
clock-hint = Un joueur qui n’a plus de temps perd ; à trois ou quatre, un robot prend sa place.
new-open = Ouvrir la table
new-start-now = Commencer la partie
new-help = Conseils
new-hints = Autoriser les conseils
new-hints-hint = À son tour, chacun peut demander ce que jouerait l’ordinateur.
plan-flaws = À corriger :
plan-flaw = { $where } : { $what }
plan-number = Saisissez un nombre entier de { $low } à { $high }.
plan-name-long = Un nom compte au plus { $most } lettres, ou { $wide } caractères chinois ou japonais.
plan-name-twice = Deux personnes s’appellent { $name }. Distinguez-les.

## La salle d’attente

waiting-title =
    { $count ->
        [one] Une place est libre
       *[other] { $count } places sont libres
    }
waiting-lead = La partie commence d’elle-même dès que toutes les places sont prises.
waiting-seats = À la table
waiting-you = vous
waiting-here = en ligne
waiting-gone = hors ligne
waiting-join = S’asseoir ici
waiting-leave = Quitter la table
waiting-bot = Mettre un robot ici
waiting-bots = Ajouter des robots et jouer
waiting-bot-kind = Type de robot
waiting-invite = Inviter quelqu’un
waiting-invite-text = Toute personne qui ouvre ce lien peut prendre place.
waiting-link = Lien vers cette table
waiting-copy = Copier
waiting-copied = Copié
waiting-share = Partager
waiting-share-text = Une partie de { $game } ? Une place vous attend :
waiting-qr = Code QR du lien vers cette table
reach-alone = Pour l’instant, l’adresse ne fonctionne que sur cet ordinateur. Pour les téléphones et les autres ordinateurs de votre réseau, lancez le serveur avec { $command } ou, si vous utilisez make play, avec { $make }.
reach-no-network = Aucun réseau local trouvé : l’adresse ne fonctionne que sur cet ordinateur.
waiting-listed = Cette table est affichée à l’accueil.
waiting-watching =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }

## Quand il n’y a rien à montrer

missing-title = Il n’y a rien ici
missing-text = L’adresse est peut-être mal saisie. Celle d’une table ressemble à { $example }.
gone-title = Cette table n’existe pas
gone-text = Le lien est peut-être incomplet, ou la table n’existe plus.
closed-title = Cette table a été abandonnée
closed-text = Tout le monde est parti avant le début de la partie.
shut-title = Cette table a été fermée
shut-text = L’administrateur du serveur l’a fermée avant le début de la partie.
trouble-title = Un problème est survenu
trouble-connecting = Connexion à la table…
