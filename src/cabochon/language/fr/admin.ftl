### `cabochon admin` : ce que fait, à côté d’un serveur, la personne qui le gère.

cli-admin =
    Gérer un serveur : ses tables, ses invités, ses clés et sa base de données, pendant qu’il tourne.

    Les invités sont désignés par leur code, qu’affichent « tables » et « show ». Un serveur qui tourne s’en aperçoit en quelques secondes.
cli-admin-tables = Lister les tables, la plus récente d’abord.
cli-admin-show = Montrer qui est assis à une table et combien d’événements elle compte ; rien de ce qui s’y trouve.
cli-admin-close = Mettre fin à une table : si une partie y est en cours, personne ne la gagne.
cli-admin-delete = Supprimer des tables avec tout ce qui s’y est passé.
cli-admin-block =
    Interdire l’entrée à un invité ou à une adresse.

    Un invité est désigné par son code. En IPv6, c’est au moins tout un réseau /64 qui est bloqué. « cookie » est ce que pose « revoke --guest ».
cli-admin-unblock = Laisser entrer de nouveau un invité ou une adresse.
cli-admin-blocks = Lister tout ce qui est bloqué.
cli-admin-rotate-key = Signer les cookies avec une nouvelle clé. Ceux des anciennes clés restent valables et sont signés de nouveau à la prochaine visite.
cli-admin-revoke =
    Invalider des cookies : ceux de toutes les anciennes clés, ou ceux d’un invité.

    Leurs propriétaires deviennent des inconnus et ne retrouvent plus leurs places.
cli-admin-backup = Tout écrire dans un fichier, à un instant donné, pendant que le serveur tourne. Le fichier est un secret.
cli-admin-restore = Remettre toute une sauvegarde dans une base, SQLite ou PostgreSQL ; aucun serveur ne doit l’utiliser pendant ce temps.
cli-admin-database = Le format de la base, pour passer à une autre version de Cabochon.
cli-admin-database-revision = Dire quel format a la base.
cli-admin-database-upgrade = Mettre la base au format de cette version ; un serveur le fait aussi en démarrant.
cli-admin-database-downgrade = Mettre la base à un format antérieur, pour une version antérieure.

admin-json = Écrire du JSON, pour les scripts.
admin-yes = Oui, c’est voulu.
admin-status = Seulement les tables dans cet état : waiting (en attente), playing (en cours) ou over (finie).
admin-guest = Un invité, par son code.
admin-limit = Combien au plus.
admin-table = L’identifiant d’une table, ou son lien.
admin-tables = Les identifiants des tables, ou leurs liens.
admin-kind = Ce qui est bloqué.
admin-subject = Le code de l’invité, ou l’adresse ou le réseau.
admin-for = Pour combien de temps : 30m, 12h, 2d (jours), 1w (semaine) ; pour toujours sans cette option.
admin-reason = Pourquoi ; une note pour vous-même.
admin-file = Le fichier.
admin-replace = Jeter ce que contient la base.
admin-revision-argument = Le format, tel que l’affiche « database revision ».

admin-seconds = { $count } s
admin-minutes = { $count } min
admin-hours = { $count } h
admin-days = { $count } j
admin-column-table = table
admin-column-game = jeu
admin-column-status = état
admin-column-people = personnes
admin-column-age = âge
admin-column-changed = dernier changement
admin-column-events = événements
admin-column-host = hôte
admin-column-seat = place
admin-column-name = nom
admin-column-guest = invité
admin-column-kind = quoi
admin-column-subject = qui
admin-column-until = encore
admin-column-reason = pourquoi
admin-status-waiting = en attente
admin-status-playing = en cours
admin-status-over = finie
admin-seat-open = (libre)
admin-kind-guest = invité
admin-kind-address = adresse
admin-kind-cookie = cookie
admin-for-good = toujours

admin-none = Aucune table ne correspond.
admin-closed = La table { $table } est fermée.
admin-closed-before = La table { $table } était déjà finie.
admin-deleted =
    { $count ->
        [one] { $count } table supprimée.
       *[other] { $count } tables supprimées.
    }
admin-blocked = Bloqué : { $subject }, durée : { $until }.
admin-unblocked = N’est plus bloqué : { $subject }
admin-no-blocks = Personne n’est bloqué.
admin-rotated =
    { $count ->
        [one] Les cookies sont signés avec une nouvelle clé.
       *[other] Les cookies sont signés avec une nouvelle clé ; { $count } clés sont valables en tout. « revoke » retire les anciennes.
    }
admin-revoked =
    { $count ->
        [0] Il n’y avait pas d’ancienne clé.
        [one] { $count } ancienne clé retirée.
       *[other] { $count } anciennes clés retirées.
    }
admin-revoked-guest = Les cookies de { $guest } ne sont plus valables.
admin-backed-up = { $file } contient tout, état du { $moment } (tables : { $tables }, événements : { $events }). Il contient des secrets : gardez-le en lieu sûr.
admin-restored = { $file } est restauré, état du { $moment } (tables : { $tables }, événements : { $events }).
admin-revision = La base a le format { $revision } ; celui de cette version est { $newest }.
admin-form-changed = La base est passée du format { $before } au format { $after }.
admin-form-same = La base a déjà le format { $revision } ; il n’y avait rien à faire.
admin-form-made = La base de données était vide ; elle a maintenant le format de cette version.

error-admin-handle = { $given } n’est pas le code d’un invité : il a 12 chiffres de 0 à f, comme « admin show » les affiche.
error-admin-address = { $given } n’est ni une adresse ni un réseau, comme 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/64.
error-admin-table = { $given } n’est pas l’identifiant d’une table : il a 10 lettres et chiffres.
error-admin-period = Une durée est un nombre suivi de s, m, h, d ou w, comme 30m, 12h ou 2d, pas { $given }.
error-admin-no-table = Il n’y a pas de table { $table }.
error-admin-no-guest = Aucun invité de code { $guest } ne s’est jamais assis à une table.
error-admin-not-blocked = { $subject } n’est pas bloqué.
error-admin-status = --status est waiting, playing ou over, pas { $given }.
error-admin-kind = On peut bloquer un invité (guest), une adresse (address) ou un cookie (cookie), pas { $given }.
error-admin-delete = Nommez les tables à supprimer ou, avec --guest, l’invité dont ce sont les tables.
error-admin-delete-yes = Ceci supprime toutes les tables de { $guest }, qui sont aussi celles des autres personnes assises là. Confirmez avec --yes.
error-admin-revoke-yes = Quiconque a un cookie signé par une ancienne clé devient un inconnu et perd ses places. Confirmez avec --yes.
error-admin-downgrade-yes = Ce que le format antérieur ne peut contenir est perdu. Faites d’abord une sauvegarde, puis confirmez avec --yes.
error-admin-revision = La base ne peut pas prendre le format { $given } ; sont possibles : { $known }.
error-backup-exists = { $file } existe déjà ; choisissez un autre nom.
error-backup-strange = { $file } n’est pas une sauvegarde de Cabochon.
error-backup-damaged = { $file } : cette sauvegarde est endommagée ; rien n’en a été restauré.
error-backup-cut = { $file } : cette sauvegarde est tronquée, il en manque la fin. Rien n’en a été restauré.
error-backup-later = { $file } vient d’une version ultérieure de Cabochon ; mettez Cabochon à jour pour la restaurer.
error-database-missing = Il n’y a pas de base { $path }. Nommez celle du serveur avec --database.
error-database-strange = Cette base ne contient rien de Cabochon. Nommez celle du serveur avec --database.
error-database-older = La base de données a un format antérieur ({ $revision } ; cette version demande { $newest }). Son propriétaire peut la mettre à niveau : cabochon admin database upgrade
error-database-busy = Un serveur utilise cette base. Arrêtez-le d’abord, puis réessayez.
error-database-full =
    { $count ->
        [one] La base contient déjà une table. Restaurez dans une base vide, ou remplacez tout avec --replace.
       *[other] La base contient déjà { $count } tables. Restaurez dans une base vide, ou remplacez tout avec --replace.
    }
