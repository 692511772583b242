"""Pocket, a small game that exists in the tests alone: proof that a game is added by adding files.

Two to three players take coral and jade and buy cards of two levels. Whoever has three cards of one colour,
or five cards in all, has won at once; if nobody can do anything any more, whoever has most points wins, and
several share. A turn is one of: take one or two tokens of one colour, buy a card of the market or the one in
hand, reserve a card or the top of a deck (with a gold, if there is one). At most five tokens are kept.

It is installed like any other plug-in: `installed/` holds what `pip` would write.
"""
