## Ce que le serveur refuse

error-no-table = Cette table n’existe pas.
error-no-path = Il n’y a rien à cette adresse.
error-method = Cela n’est pas possible à cette adresse.
error-no-cookie = Le serveur ne vous connaît pas : il lui faut son cookie. Autorisez les cookies pour cette page, puis rechargez-la.
error-request = La requête n’est pas comprise : { $where } n’est pas correct.
error-message = Le message n’est pas compris : { $where } n’est pas correct.
error-too-fast =
    { $seconds ->
        [one] Trop de requêtes à la fois. Attendez { $seconds } seconde et réessayez.
       *[other] Trop de requêtes à la fois. Attendez { $seconds } secondes et réessayez.
    }
error-too-long = Une requête a au plus { $most } octets.
error-too-many-tables = Vous avez déjà { $most } tables en cours. Terminez-en une d’abord.
error-host = Ce serveur n’est pas connu sous ce nom. Son administrateur peut l’autoriser avec --allow-host.
error-origin = Une page venue d’ailleurs ne peut pas agir ici.
error-blocked = L’administrateur de ce serveur vous a bloqué, ou a bloqué l’adresse d’où vous venez.
error-transfer = Ce code est inconnu ou n’est plus valable : chacun sert une seule fois, pendant dix minutes. Créez-en un nouveau sur l’autre appareil.
error-http = Le serveur ne comprend pas cette requête.
error-head-too-long = L’adresse et les en-têtes d’une requête ont ensemble au plus { $most } octets.
error-too-slow = La requête n’est pas arrivée en { $seconds } secondes.
error-doors-full = Trop de connexions sont ouvertes en ce moment. Réessayez dans un instant.
error-server = Une erreur s’est produite sur le serveur. Réessayez.

## Ce qu’une table refuse

error-name = Un nom compte de 1 à { $most } lettres visibles ({ $wide } si elles sont aussi larges que 漢), sans accents empilés.
error-name-taken = Personne ne peut s’appeler « { $name } » ici : un robot ou le serveur porte un nom semblable.
error-table-me = Une seule place peut être la vôtre. Donnez aux autres personnes devant cet écran leur place et leur nom.
error-table-nobody = Il faut quelqu’un à une table : gardez une place pour vous ou pour une personne qui viendra.
error-table-seat-unknown = La place { $number } n’existe pas : cette table en a { $count }.
error-table-seat-taken = La place { $number } est prise.
error-table-seated = Vous avez déjà une place à cette table.
error-table-not-yours = La place { $number } n’est pas la vôtre.
error-table-not-seated = Seules les personnes qui jouent à cette table peuvent faire cela.
error-table-host = Seul l’hôte de cette table peut faire cela.
error-table-started = La partie a commencé : plus personne ne peut s’asseoir.
error-table-not-started = La partie n’a pas encore commencé.
error-table-over = La partie est terminée.
error-table-not-over = La partie n’est pas encore terminée.
error-table-closed = Cette table a été fermée avant le début d’une partie.
error-table-gone = Quelqu’un qui jouait ici a quitté ce serveur pour de bon.
error-table-version = Cette partie a commencé avec d’autres règles que celles de ce serveur.
error-table-unreadable = Cette table a été enregistrée dans un format que ce serveur ne sait pas lire.
error-table-turn = Ce n’est pas votre tour : c’est à { $name } de jouer.
error-table-away = Un robot joue pour vous. Reprenez d’abord votre place.
error-table-not-away = Aucun robot ne joue à cette place.
error-table-time-up = Le temps est écoulé.
error-table-undo = Vous n’avez aucun coup à annuler.
error-table-undo-away = { $name } est absent et ne peut pas donner son accord. Un coup ne s’annule qu’avec l’accord de tous.
error-table-exhausted = Il y a eu tant d’annulations, de propositions, d’arrivées et de départs à cette table qu’il ne reste qu’à continuer la partie.
error-table-endless = Cette partie dure depuis { $most } coups. On ne peut plus que l’abandonner.
error-table-proposal = Une proposition est déjà en attente. Il faut d’abord y répondre ou la retirer.
error-table-no-proposal = Aucune proposition n’attend de réponse.
error-table-not-asked = Cette proposition n’attend pas votre réponse.
error-table-no-person = À la place { $number }, il n’y a personne qu’un robot puisse remplacer.
error-table-own-seat = Vous ne pouvez pas proposer un robot pour votre propre place. Vous pouvez abandonner.
error-table-online = { $name } est là. Un robot ne peut jouer que pour quelqu’un qui n’est pas connecté.
error-table-grace = { $name } peut encore revenir. Un robot pourra jouer dans { $seconds } s.
error-table-replaced = Un robot joue déjà pour { $name }.

## Ce qui n’est pas un coup

error-move-malformed = « { $text } » n’est pas un coup.
error-move-ambiguous =
    « { $text } » peut désigner plusieurs coups : { $options }{ $more ->
        [0] .
       *[other] { " " }et { $more } autres.
    }
error-move-rules = « { $text } » n’est pas possible maintenant.
error-move-phase = « { $text } » doit attendre : il faut d’abord décider autre chose.
error-move-order = « { $text } » doit venir plus tôt : ces décisions suivent un ordre fixe.
error-move-turn = « { $text } » dépasse votre tour.
error-move-chance = « { $text } » décide avant le tirage du sac. Remplissez d’abord le plateau et regardez.
error-move-over = « { $text } » dépasse la fin de la partie.

## Parties enregistrées, conseils et analyse

error-record = Cette partie enregistrée est inutilisable : { $reason }.
error-record-line = Cette partie enregistrée est inutilisable. Ligne { $line }, colonne { $column } : { $reason }.
error-record-hidden = Cette partie enregistrée cache des cartes, comme toujours tant qu’une partie dure. Prenez celle que le jeu donne à la fin.
error-record-long = Une partie de plus de { $most } décisions est plus longue que toute partie réelle.
error-base-unfit = Le jeu, les réglages et le nombre de places doivent être ceux de la partie enregistrée.
error-base-moves = La partie enregistrée compte { $count } décisions ; il n’y a pas de position après { $moves }.
error-base-over = À cet endroit, la partie enregistrée est terminée. Choisissez une position antérieure.
error-hint-forbidden = Les conseils ne sont pas autorisés à cette table.
error-hint-busy = Votre dernier conseil est encore en préparation.
error-hint-late = La partie a continué entre-temps.
error-analysis-busy = L’une de vos parties est déjà en cours d’analyse. Attendez la fin, ou arrêtez-la.
error-analysis-long = Cela prendrait plus de { $minutes } minutes. Accordez moins de temps à chaque décision.
error-busy = Le serveur réfléchit déjà autant qu’il le peut. Réessayez dans un instant.
