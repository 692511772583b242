"""Guesses that fit what has happened: who could do nothing else can't have had a card to do it with.

`State.guess` draws anew what a seat can't know, as far as the table tells. Whoever has the history as well
can leave out the hidden cards with which it would have been against the rules.
"""

from random import Random

from cabochon.games.state import State

Fitting = dict[int, list[int]]
"""For each hidden card what it can be, in ascending order."""


def unseen(state: State, seat: int) -> Fitting:
    """What each card that others hide from a seat can be, as far as the table tells: any of its deck."""
    hidden = [card for owner, card in state.hidden_cards() if owner != seat]
    fitting: Fitting = {}
    for deck, end in enumerate(state.game.deck_ends):
        of_deck = [card for card in hidden if int(state.game.first[deck]) <= card < end]
        cards = sorted([*of_deck, *state.game.deck_cards(state.record, deck)]) if of_deck else []
        fitting |= dict.fromkeys(of_deck, cards)
    return {card: fitting[card] for card in hidden}


def narrow(fitting: Fitting, state: State, action: int) -> None:
    """Leave out the cards with which an action would not have been legal that was made in a state."""
    if action not in state.game.last_resorts:
        return
    for owner, card in state.hidden_cards():
        if owner == state.to_move and card in fitting:
            fitting[card] = [other for other in fitting[card] if _is_legal_with(state, card, other, action)]


def _is_legal_with(state: State, card: int, other: int, action: int) -> bool:
    """Whether an action is legal where another card is in the place of one in somebody's hand."""
    tried = state.copy()
    hands = tried.record["reserved"]
    hands[hands == card] = other
    return action in tried.legal_actions()


def redraw(guess: State, seat: int, fitting: Fitting, chance: Random) -> None:
    """Draw the cards that others hide from a seat in a guess anew, from those that fit.

    Cards that fit one by one fit together if no two are the same: so all fitting hands are equally likely.
    """
    while True:
        drawn = [chance.choice(cards) for cards in fitting.values()]
        if len(set(drawn)) == len(drawn):
            break
    guessed = [card for owner, card in guess.hidden_cards() if owner != seat]
    for place, card in enumerate(drawn):
        there = guessed[place]
        for cards in (guess.record["reserved"], guess.record["deck"]):
            places, others = cards == there, cards == card
            cards[places], cards[others] = card, there
        guessed = [there if other == card else other for other in guessed]
