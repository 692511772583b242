### La page et sa connexion au serveur : ce qui peut mal tourner.

unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.
answer-unreadable = Cette page ne sait pas lire la réponse du serveur ({ $status }). Rechargez la page.
closed-bad-message = Le serveur n’a pas compris cette page. Rechargez la page.
closed-no-guest = Le serveur ne vous connaît pas. Autorisez les cookies pour cette page, puis rechargez-la.
closed-forbidden = Le serveur refuse les connexions d’une page à cette adresse. Ouvrez la page à l’adresse du serveur.
closed-no-table = Cette table n’existe pas, ou plus. Vérifiez le lien.
closed-blocked = L’administrateur de ce serveur vous a bloqué, ou a bloqué l’adresse d’où vous venez.
closed-too-fast = Trop de requêtes sont venues d’ici. Nouvel essai…
closed-database = La base de données du serveur a un problème. Nouvel essai…
