### Incomplet : ce qui manque est dit en anglais.

game-pocket = Poche
colour-coral = corail
tokens-coral =
    { $count ->
        [one] { $count } corail
       *[other] { $count } coraux
    }
