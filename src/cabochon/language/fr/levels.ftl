### Les niveaux des robots, du débutant au meilleur que la machine puisse faire.

## Le nom du robot à la table ; avec son niveau là où l’on choisit

level-name-1 = Novice
level-name-2 = Apprenti
level-name-3 = Colporteur
level-name-4 = Marchand
level-name-5 = Négociant
level-name-6 = Joaillier
level-name-7 = Maître
level-name-8 = Grand maître
bot-level-1 = Niveau 1 · { level-name-1 }
bot-level-2 = Niveau 2 · { level-name-2 }
bot-level-3 = Niveau 3 · { level-name-3 }
bot-level-4 = Niveau 4 · { level-name-4 }
bot-level-5 = Niveau 5 · { level-name-5 }
bot-level-6 = Niveau 6 · { level-name-6 }
bot-level-7 = Niveau 7 · { level-name-7 }
bot-level-8 = Niveau 8 · { level-name-8 }

## À quoi ressemble un niveau

bot-level-1-about = Ne voit que l’immédiat.
bot-level-2-about = Apprend encore ; beaucoup lui échappe.
bot-level-3-about = Raisonnable, mais sans grand plan.
bot-level-4-about = Solide ; peu de choses lui échappent.
bot-level-5-about = Voit quelques tours à l’avance.
bot-level-6-about = A un plan et devine le vôtre.
bot-level-7-about = Ne donne rien et punit les erreurs.
bot-level-8-about = Le maximum de cet ordinateur.

## Combien de temps il réfléchit ; les secondes sont arrondies

level-time =
    { $seconds ->
        [0] sans attendre
       *[other] environ { $seconds } s par coup
    }
