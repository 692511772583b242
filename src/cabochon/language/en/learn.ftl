### Learning to play: lessons, the coach, and what can be done. Fetched when somebody asks.

learn-title = Learn to play
learn-lead = Small positions on the real table, one idea each. Whatever you try, the coach says why. Then play a first game together.
learn-done = { $count } of { $all } done
learn-is-done = (done)
learn-begin = Begin
learn-go = Continue
learn-first-game = First game with the coach
learn-next = Next lesson
learn-finished = Lesson done
learn-now-next = Next: { $lesson }
learn-now-game = Next: a first game, with the coach
learn-again = Once more
learn-retry = Try again
learn-where = Lesson { $number } of { $count }.
learn-all = All lessons
learn-none = There is no lesson { $given }; there are { $count } of them.
learn-no-game = There are no lessons for such a game.
learn-pupil = Pupil

## The coach during a game

coach-name = Coach
coach-says = The coach says
coach-wait = Watch what the others take.
coach-turn = Your turn.
coach-heard = Got it

coach-splendor-welcome = Welcome! Cards cost gems, so take some first: three different ones, or two of one colour.
coach-splendor-aim =
    { $count ->
        [one] You lack only one gem for the shining card. Gather what it costs.
       *[other] You lack { $count } gems for the shining card. Choose a card, and gather what it costs.
    }
coach-splendor-first-card = You can buy your first card! Everything that you buy later gets cheaper with it.
coach-splendor-bonus = Your card counts as a gem from now on, in every purchase. Several of one colour make dear cards cheap.
coach-splendor-reserve = You can also reserve a card that somebody else might buy. A gold comes with it, which stands for any gem.
coach-splendor-reserved = You can pay for a card that you have reserved.
coach-splendor-noble = One more bonus, and this noble visits you: three points for nothing.
coach-splendor-full = You can keep ten tokens at most. Take nothing that you would have to give back.
coach-splendor-full-buy = You hold many tokens, and ten are the limit. This is a good time to buy.
coach-splendor-last-round = The last round! Only points count now: what brings you the most?
coach-splendor-win = With a shining card you have { $count } points or more. Take it!

coach-duel-welcome = Welcome! Take up to three tokens that lie side by side in a line. A gold or an empty place breaks the line.
coach-duel-aim =
    { $count ->
        [one] You lack only one token for the shining card. Look for it on the board.
       *[other] You lack { $count } tokens for the shining card. Is there a line that has them?
    }
coach-duel-first-card = You can buy your first card! Its bonus makes everything later cheaper.
coach-duel-goals = There are three ways to win: 20 points, 10 crowns, or 10 points on cards of one colour. Your panel shows how far you are.
coach-duel-privilege = You have a privilege: before your action it takes any one gem or pearl from the board.
coach-duel-replenish = Little is left on the board. You may refill it, but then your opponent gains a privilege.
coach-duel-again = The shining card gives you another turn at once.
coach-duel-royal = The crowns of the shining card bring you a royal card.
coach-duel-reserve = A gold stands for any token. Take one, and reserve a card that you would hate to lose.
coach-duel-full = You can keep ten tokens at most. Take nothing that you would have to give back.
coach-duel-full-buy = You hold many tokens, and ten are the limit. This is a good time to buy.
coach-duel-win = A shining card wins the game. Take it!

## What can I do?

can-show = Show
can-wait = Now the others play. You can look at any card meanwhile.

can-splendor-take = Take three gems of different colours from the bank.
can-splendor-take-not = You can’t take different gems: the bank has none.
can-splendor-pair = Take two gems of one colour, from a pile of four or more.
can-splendor-pair-not = You can’t take two of one colour: no pile has four gems.
can-splendor-buy = Buy a card that you can pay for.
can-splendor-buy-not = You can’t pay for any card yet.
can-splendor-reserve = Reserve a card, or the top of a deck; a gold comes with it while there is any.
can-splendor-reserve-not = You can’t reserve: three cards are the limit.

can-duel-privilege = Spend a privilege first: it takes any one gem or pearl, and you still have your action.
can-duel-privilege-not = You have no privilege that you could spend now.
can-duel-replenish = Refill the board from the bag before your action; your opponent gains a privilege.
can-duel-replenish-not = You can’t refill the board: the bag is empty.
can-duel-take = Take up to three tokens in a line.
can-duel-take-not = There are no tokens to take.
can-duel-buy = Buy a card that you can pay for.
can-duel-buy-not = You can’t pay for any card yet.
can-duel-reserve = Take a gold, and reserve a card or the top of a deck.
can-duel-reserve-not = You can’t reserve: the board has no gold, or you have three cards already.

## Lessons of Splendor

lesson-splendor-gems = Gems buy cards
lesson-splendor-gems-1 = The shining card costs one white, blue, green and red gem, and you have the red one. Take the other three: press their piles, then Take.
lesson-splendor-gems-1-why = Right: now you have all that the card costs.
lesson-splendor-gems-2 = Press the card, and buy it.
lesson-splendor-gems-2-why = The gems go back to the bank, the card stays: from now on it counts as a black gem in every purchase.
lesson-splendor-pair = Two of one colour
lesson-splendor-pair-1 = You lack two red gems for the shining card. From a pile of four or more you may take two: press it twice.
lesson-splendor-pair-1-why = Both at once, and next turn the card is yours. From a pile of three it would not have been possible.
lesson-splendor-bonus = Cards make cards cheaper
lesson-splendor-bonus-1 = You own three green cards, and each takes a green gem off every price. Buy the card that costs you nothing.
lesson-splendor-bonus-1-why = Not a single gem spent! Cheap cards early make dear cards cheap later.
lesson-splendor-reserve = Reserve
lesson-splendor-reserve-1 = You lack one white gem for the shining card, and the coach could buy it next. Reserve it: press the card, then Reserve.
lesson-splendor-reserve-1-why = The card is safe in your hand, and a gold came with it.
lesson-splendor-reserve-2 = Gold stands for any gem, so for white too. Buy the card from your hand.
lesson-splendor-reserve-2-why = Reserving took a turn, but it saved the card and brought the gem that was missing.
lesson-splendor-gold = Gold stands for any gem
lesson-splendor-gold-1 = The shining card costs two red and one black. You have one of each, and two gold. Buy it, and keep as much gold as you can.
lesson-splendor-gold-1-why = One gold stood for the missing red. The other one will fit any card.
lesson-splendor-limit = Ten tokens
lesson-splendor-limit-1 = You hold nine tokens, and ten is the limit. Take the blue and the green gem for the shining card, then give back one that it does not need.
lesson-splendor-limit-1-why = You chose what to keep: the card can be paid for. With many tokens it is often better to buy first.
lesson-splendor-noble = Nobles
lesson-splendor-noble-1 = The shining noble wants three white, three blue and three green cards. You lack one green. Which card brings it?
lesson-splendor-noble-1-why = The noble came by itself at the end of your turn: three points on top of the card.
lesson-splendor-end = The end
lesson-splendor-end-1 = You have 13 points, the coach has 14. Whoever reaches 15 brings on the end, and you are the last in this round. Win now!
lesson-splendor-end-1-why = 15 points, and the round was over: the coach had no turn left. If both reach 15, whoever has more points wins.

slip-splendor-other-gems = These are not the ones. The small gems at the lower left of the card say which it costs.
slip-splendor-pair-too-early = Two of one colour don’t help here: the card wants different ones.
slip-splendor-reserve-too-early = Reserving takes a whole turn, and nobody wants to take this card from you. Gems help more now.
slip-splendor-buy-it = You have all that the shining card costs. Buy it before anything else happens.
slip-splendor-one-is-not-enough = That brings one red at most, and you lack two.
slip-splendor-other-pair = The card wants red.
slip-splendor-costs-gems = A fair purchase, but it costs you gems. Another card is free for you.
slip-splendor-free-card = Look for a card whose whole price is green: you own three green ones.
slip-splendor-rival-buys = Then the coach buys the card: look at their white and blue bonuses.
slip-splendor-other-reserve = That card is in no danger. The shining one is.
slip-splendor-buy-reserved = The card in your hand can be paid for: the gold stands for the white gem.
slip-splendor-keep-gold = You have that gem. Pay with it, and keep the gold: it fits everything.
slip-splendor-gold-pays = The shining card can be bought now: one gold stands for the second red.
slip-splendor-give-back-other = The card needs that one. Give back a colour that it does not cost.
slip-splendor-take-blue-and-green = The card costs two blue and one green. You have one blue.
slip-splendor-other-bonus = The noble does not wait for this colour: it is green that you lack.
slip-splendor-noble-waits = Nobles look at cards only, not at gems. You can pay for a green card now.
slip-splendor-few-points = That is not enough: you need 15 points, two more than you have.
slip-splendor-win-now = Then the coach goes on and wins. A card with two points is within your reach.

## Lessons of Splendor Duel

lesson-duel-line = Three in a line
lesson-duel-line-1 = The shining card costs blue, green, red and black, and you have the black one. Take the three shining tokens: press one end of the line, then the other.
lesson-duel-line-1-why = Rows, columns and diagonals all count, but a gold or an empty place breaks a line.
lesson-duel-line-2 = Now you have all that it costs. Buy the card.
lesson-duel-line-2-why = The tokens go into the bag, and the card makes everything later cheaper by one white.
lesson-duel-privilege = Privileges
lesson-duel-privilege-1 = Only a red token is missing. A privilege takes any one gem or pearl before your action: press the privilege, then the red token.
lesson-duel-privilege-1-why = The privilege is spent, and your action is still to come.
lesson-duel-privilege-2 = Buy the shining card.
lesson-duel-privilege-2-why = Token and card in one turn: that is what privileges are good for.
lesson-duel-gift = Don’t give privileges away
lesson-duel-gift-1 = You lack two red tokens. Whoever takes three of one colour, or both pearls, gives the opponent a privilege. Take two red ones without that.
lesson-duel-gift-1-why = All that you needed, and nothing for the coach.
lesson-duel-replenish = Refill the board
lesson-duel-replenish-1 = The board is almost empty: all tokens are in the bag. Refill it before your action; the price is a privilege for your opponent.
lesson-duel-replenish-1-why = The board is full again, and you choose first. The coach has gained a privilege for it.
lesson-duel-reserve = Gold and reserving
lesson-duel-reserve-1 = The shining card costs a pearl, and the coach has both. Gold stands for a pearl, too: take the gold and reserve the card with it.
lesson-duel-reserve-1-why = Gold always comes with a reserved card; there is no other way to it.
lesson-duel-reserve-2 = Now buy the card from your hand: the gold is your pearl.
lesson-duel-reserve-2-why = Nobody could take the card from you, and no pearl was needed.
lesson-duel-again = Another turn
lesson-duel-again-1 = The round arrow on the shining card gives you another turn. Buy it first.
lesson-duel-again-1-why = It is still your turn, and you have a red bonus now.
lesson-duel-again-2 = The red bonus is just what the other card lacked. Buy that one, too.
lesson-duel-again-2-why = Two cards in a row. Abilities work at once, so their order matters.
lesson-duel-steal = Stealing
lesson-duel-steal-1 = The sign on the shining card takes a token from your opponent. There are only two pearls in the game. Buy the card, and take theirs.
lesson-duel-steal-1-why = A pearl is hard to come by, and the coach lacks it now.
lesson-duel-wild = Choose a colour
lesson-duel-wild-1 = A card of many colours takes on a colour that you own. Buy the shining one, then choose the colour that makes the other shining card free.
lesson-duel-wild-1-why = Three red bonuses: the next card costs you nothing.
lesson-duel-royal = Crowns and royals
lesson-duel-royal-1 = You have 15 points and two crowns. The shining card brings two points and the third crown: a royal card comes with it. 20 points win. Choose well!
lesson-duel-royal-1-why = 15 and 2 and 3 are 20: won! With the sixth crown a second royal card would come; ten crowns win, too.
lesson-duel-colour = Points of one colour
lesson-duel-colour-1 = Your red cards have 8 points. 10 points on cards of one colour win, however few you have in all. Which card does it?
lesson-duel-colour-1-why = Ten red points: won! Always look at all three ways, your own and your opponent’s.

slip-duel-other-line = Those are not the tokens that the card costs. You need blue, green and red.
slip-duel-gold-too-early = Gold takes your whole turn and fills only one gap. There is something better here.
slip-duel-refill-too-early = There is enough on the board, and whoever refills it gives the opponent a privilege.
slip-duel-buy-it = You can pay for the shining card now. Buy it before it is gone.
slip-duel-other-privilege = The privilege takes one token only, so take what you lack: red.
slip-duel-privilege-first = Taking tokens is your action: then you could not buy in this turn. Spend the privilege first.
slip-duel-gives-privilege = Three of one colour, or both pearls: the coach would gain a privilege.
slip-duel-two-reds = The card costs three red, and you have one. Find a line with two of them.
slip-duel-one-token = One token for a whole turn is little. Fill the board first, and you can choose.
slip-duel-fill-first = That is possible, but the board stays empty. Refill it before your action.
slip-duel-other-reserve = With the gold you can pay for the shining card in your next turn. Reserve that one.
slip-duel-no-pearl = That brings no pearl, and there is none on the board. Gold can stand for it.
slip-duel-buy-reserved = The card in your hand can be paid for: the gold stands for the pearl.
slip-duel-turn-ends = Then your turn is over. The card with the arrow gives you another one.
slip-duel-buy-second = You have another turn: use it to buy the shining card.
slip-duel-steal-other = Of that there is plenty on the board. A pearl is rare.
slip-duel-steal-first = You can pay for the shining card, and its ability brings you a pearl at once.
slip-duel-other-colour = Then the card for three red would still cost something. You own two red bonuses.
slip-duel-wild-first = You can pay for the card of many colours. With the right colour the next card is free.
slip-duel-other-royal = That royal brings two points: 19. One of them brings three.
slip-duel-no-crown = That card has no crown, and no royal comes with it.
slip-duel-win-now = You can win in this turn. Look at the shining card.
slip-duel-other-points = That does not make ten points of one colour. You need two more red ones.
