### Inscriptions sur la table. Les colonnes sont étroites : restez bref.

target-points =
    { $count ->
        [one] { $count } point pour gagner
       *[other] { $count } points pour gagner
    }
turn-number = tour { $number }
nobles = Nobles
royals = Cartes royales
bank = Banque
bag = Sac
privileges-left = Réserve
tokens = jetons
bonuses = bonus
points = points
hand = en main
points-count =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
count-nobles =
    { $count ->
        [one] { $count } noble
       *[other] { $count } nobles
    }
count-royals =
    { $count ->
        [one] { $count } royale
       *[other] { $count } royales
    }
team-points = équipe { $team } : { $points }
