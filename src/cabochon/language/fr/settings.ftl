### Réglages de ce navigateur, et passage vers un autre.

settings-title = Réglages
settings-lead = Ils ne valent que pour cet appareil.

## La page et ses tables

page-looks-title = Langue et couleurs
looks-title = À la table
coach-everywhere = Guide à chaque table

## Vers un autre appareil

transfer-title = Utiliser un autre appareil
transfer-lead = Un code emmène votre nom et vos parties sur votre téléphone ou sur un autre ordinateur. Vous restez aussi ici.
transfer-make = Afficher un code
transfer-renew = Nouveau code
transfer-code = Votre code
transfer-how = Sur l’autre appareil, ouvrez { $address } et saisissez le code, ou scannez le code QR.
transfer-left = Utilisable une seule fois, pendant encore { $time }.
transfer-ended = Ce code a expiré.
transfer-used = Ce code a été utilisé : vous êtes aussi sur l’autre appareil.
transfer-secret = Qui possède ce code peut jouer à votre place. Ne le montrez à personne d’autre.
transfer-qr = Code QR qui vous emmène sur un autre appareil
transfer-have = J’ai un code d’un autre appareil
transfer-enter-title = Depuis un autre appareil
transfer-enter-lead = Sur l’appareil d’où vous venez, ouvrez les réglages et affichez-y un code.
transfer-field = Code
transfer-missing = Saisissez les huit lettres et chiffres du code.
transfer-own =
    { $count ->
        [one] Cet appareil a une partie à lui. Elle reste au nom que vous avez ici, { $name }, et vous ne la retrouverez plus sur cet appareil.
       *[other] Cet appareil a { $count } parties à lui. Elles restent au nom que vous avez ici, { $name }, et vous ne les retrouverez plus sur cet appareil.
    }
transfer-own-running =
    { $count ->
        [one] Une de vos parties n’est pas terminée.
       *[other] { $count } de vos parties ne sont pas terminées.
    }
transfer-own-progress = Les leçons suivies et les problèmes résolus sur cet appareil seront oubliés.
transfer-other-way = Pour garder ce qui est ici, créez plutôt un code sur cet appareil et saisissez-le sur l’autre.
transfer-go = Continuer avec ce code
transfer-done-title = Vous êtes ici aussi
transfer-done = Votre nom et vos parties sont maintenant sur cet appareil, et toujours sur l’autre.

## Sons et signaux

signals-title = Sons et signaux
signals-sound = Sons
signals-sound-hint = Pour les coups, pour votre tour et pour la fin de la partie.
signals-volume = Volume
signals-vibration = Vibrer quand c’est mon tour
signals-notice = M’avertir quand c’est mon tour
signals-notice-hint = Tant que la partie est ouverte dans un onglet que vous ne voyez pas.
signals-notice-blocked = Le navigateur ne permet pas à cette page de vous avertir. Vous pouvez changer cela dans ses réglages pour cette page.
signals-talk = Phrases des autres joueurs

## En application, et sans réseau

install-title = En application
install-lead = Installé, Cabochon a sa propre fenêtre et sa propre icône. Les règles, les leçons, les problèmes et les parties que vous avez revues restent disponibles sans réseau.
install-do = Installer
install-done = Cabochon est installé sur cet appareil.
install-how = Le menu de votre navigateur propose peut-être « Installer » ou « Ajouter à l’écran d’accueil ».
offline-notice = Pas de réseau. Les règles, les leçons, les problèmes et les parties que vous avez revues ici peuvent toujours être ouverts.
update-ready = Il y a une nouvelle version de cette page.
update-load = La charger
