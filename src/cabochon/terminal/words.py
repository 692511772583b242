"""Moves in words. What a move means follows from the form of its verb; the words are named after the verb.

Everything is read off positions, so whoever passes a spectator's positions can be sure that nothing that
only one player knows slips into a sentence.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cabochon.games.paying import Means
from cabochon.games.places import card_at, deck_at, is_deck_top
from cabochon.games.positions import Position
from cabochon.games.verbs import Form
from cabochon.match import Move
from cabochon.match.deeds import tokens_of, tokens_on
from cabochon.match.speech import Speech, Values
from cabochon.terminal.own import own


@dataclass(frozen=True)
class Words(Speech):
    """Speaks about one game in one language; `names` are the players by seat."""

    names: Sequence[str]

    def missing(self, place: str, position: Position) -> tuple[str, int] | None:
        """The gems that the player to move lacks for a card, and their gold; None if nothing is lacking."""
        number = card_at(self.game, position, place)
        if number is None or position["to_move"] is None:
            return None
        means = Means.of(position["players"][position["to_move"]])
        cost = self.game.cards[number].cost
        return (self.tokens(means.missing(cost)), means.gold) if means.short(cost) else None

    # --- What can be done ---

    def offer(self, move: Move, position: Position) -> str:
        """What a legal move would do, as the player to move sees it: "buy a card: blue, 1 point …"."""
        verb, argument = self.game.verb_named[move.verb], move.argument
        message, values = f"do-{verb.name}", Values()
        match verb.form:
            case Form.PLACE if is_deck_top(argument):
                message += "-top"
                values["level"] = deck_at(self.game, argument).level
            case Form.PLACE:
                number = card_at(self.game, position, argument)
                if number is None:
                    return move.text
                values = {"card": self.card(number), "cost": self.price(number)}
            case Form.TOKENS:
                values["tokens"] = self.tokens(tokens_of(self.game, argument))
            case Form.LINE | Form.CELL:
                values["tokens"] = self.tokens(tokens_on(self.game, position, argument))
            case Form.TOKEN:
                values["colour"] = self.colour(argument)
            case Form.NUMBER if verb.name in self.game.patrons:
                values = self.patron(verb.name, own(self.game).patron_named(position, argument))
            case Form.NUMBER:
                values["number"] = int(argument)
        return self.language.text_or(message, move.text, **values)
