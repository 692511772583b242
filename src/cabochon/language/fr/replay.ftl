### La page : revoir une partie enregistrée coup par coup, sans l’analyser.

## Vers la relecture

replay-title = Relecture
replay-lead = Parcourez une partie coup par coup : tout est visible, ou seulement ce qu’un joueur voyait. Un lien mène à chaque position, et une image peut en être gardée.
replay-of = Relecture · { $game }
replay-failed = Cette partie ne peut pas être revue

## Une relecture

replay-seen-by = Vue de
replay-everything = Tous : rien de caché
replay-slider = Décision
replay-play = Lire la partie
replay-pause = Pause
replay-pace = Vitesse
replay-pace-times = { $times }×
replay-copy-link = Copier le lien vers cette position
replay-copy-short = Lien
replay-copied = Le lien est copié.
replay-save = Partie

## L’image d’une position

picture-button = Image
picture-title = Une image de cette position
picture-seen-by = La table à cet instant, telle que { $player } la voyait.
picture-everything = La table à cet instant, sans rien de caché.
picture-drawing = Dessin en cours…
picture-alt = La position, dessinée
picture-svg = Enregistrer en SVG
picture-png = Enregistrer en PNG
picture-no-png = Ce navigateur ne sait pas convertir l’image en PNG. Prenez le SVG.
