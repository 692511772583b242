### What is written on the picture of a position, and what a pointer that rests on it shows.

picture-label = { $game }: { $scores }; { $turn }
score = { $player } { $points }
placed = { $place }: { $thing }
tokens-held = { $count } of { $limit } tokens
card-hidden = { $card }. Hidden from the others
place-hidden = { $place } hidden

## Whose turn it is, and what is asked. Prices and places are in notation.

deciding-act = { $player } to act
deciding-reserve = { $player } to reserve a card
deciding-pay = { $player } to pay { $price } for { $place }
deciding-colour = { $player } to choose a colour
deciding-match = { $player } to take a matching token
deciding-steal = { $player } to take a token from the opponent
deciding-royal = { $player } to choose a royal
deciding-return = { $player } to return tokens
deciding-noble = { $player } to choose a noble
