### A game with people at the keyboard: questions, commands, answers.

## Before the game

welcome = Cabochon
variant-standard = Standard rules
variant-quick = Quick game: 10 points, three cards of each level
variant-teams = Teams: two against two, partners opposite each other

## The request at the prompt, by game and phase

ask-splendor-act = your turn
ask-splendor-pay = cover or pay
ask-splendor-return = return tokens
ask-splendor-noble = choose a noble
ask-duel-act = your turn
ask-duel-reserve = reserve a card
ask-duel-pay = cover or pay
ask-duel-colour = choose a colour
ask-duel-match = take a matching token
ask-duel-steal = take a token
ask-duel-royal = choose a royal
ask-duel-return = return tokens

## What can be typed: moves

verb-duel-privilege = spend a privilege to take one gem or pearl from anywhere, before your action
verb-duel-replenish = refill the board from the bag before your action; your opponent gains a privilege

## During the game

paying = You are about to pay { $tokens }.
share-percent = { $number }%
log-empty = Nothing has happened yet.

## The end

game-over = The game is over
shuffle-hash = Hash of the shuffle: { $hash }
