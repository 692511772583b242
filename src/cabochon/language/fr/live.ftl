### La page et sa connexion au serveur : ce qui peut mal tourner.

unreachable = Le serveur est injoignable. Vérifiez la connexion et réessayez.
answer-unreadable = Le serveur a donné une réponse que cette page ne sait pas lire ({ $status }). Rechargez la page.
closed-bad-message = Le serveur n’a pas compris cette page. Rechargez la page.
closed-no-guest = Le serveur ne vous connaît pas. Autorisez les cookies pour cette page, puis rechargez-la.
closed-forbidden = Le serveur refuse les connexions depuis cette adresse de la page. Ouvrez-la par l’adresse du serveur.
closed-no-table = Cette table n’existe pas, ou plus. Vérifiez le lien.
closed-blocked = La personne qui gère ce serveur vous a bloqué, vous ou l’adresse d’où vous venez.
closed-too-fast = Trop de choses sont venues d’ici à la fois. Nouvel essai…
closed-database = La base de données du serveur a un problème. Nouvel essai…
