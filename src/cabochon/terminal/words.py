"""Moves in words. What a move means follows from the form of its verb; the words are named after the verb.

Everything is read off positions, so whoever passes a spectator's positions can be sure that nothing that
only one player knows slips into a sentence.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cabochon.games.base import Game
from cabochon.games.components import NO_BONUS, WILD, Card
from cabochon.games.paying import Means
from cabochon.games.places import card_at, deck_at, is_deck_top
from cabochon.games.positions import Position
from cabochon.games.verbs import Form
from cabochon.language import Language
from cabochon.match import Move
from cabochon.match.deeds import tokens_of, tokens_on
from cabochon.terminal.own import own
from cabochon.terminal.signs import ability_name

Values = dict[str, str | int]
"""What a message fills in."""


def game_name(language: Language, name: str) -> str:
    """What a game is called."""
    return language.text_or(f"game-{name}", name)


@dataclass(frozen=True)
class Words:
    """Speaks about one game in one language; `names` are the players by seat."""

    game: Game
    language: Language
    names: Sequence[str]

    # --- Components ---

    def colour(self, letter: str) -> str:
        """The name of a token, by its letter: "white"."""
        return self._token(self.game.tokens[self.game.letters.index(letter)])

    def _token(self, name: str) -> str:
        return self.language.text_or(f"colour-{name}", name)

    def tokens(self, counts: Sequence[int]) -> str:
        """A purse: "2 white, 1 gold"."""
        parts = [
            self.language.text_or(f"tokens-{name}", f"{count} {name}", count=count)
            for count, name in zip(counts, self.game.tokens, strict=True)
            if count
        ]
        return self.language.join(parts) if parts else self.language.text("tokens-none")

    def card(self, number: int) -> str:
        """A card without its price: "blue, 1 point"."""
        card = self.game.cards[number]
        parts = [self._bonus(card)]
        if card.points:
            parts.append(self.language.text("points-words", count=card.points))
        if card.crowns:
            parts.append(self.language.text("crowns-words", count=card.crowns))
        return self.language.join([*parts, *self._abilities(card.abilities)])

    def price(self, number: int) -> str:
        """What is printed as the price of a card."""
        return self.tokens(self.game.cards[number].cost)

    def _bonus(self, card: Card) -> str:
        if card.bonus == NO_BONUS:
            return self.language.text("bonus-none")
        if card.bonus == WILD:
            return self.language.text("bonus-wild")
        colour = self._token(card.bonus)
        return self.language.text("bonus-double", colour=colour) if card.bonus_count == 2 else colour

    def _abilities(self, abilities: Sequence[str]) -> list[str]:
        return [ability_name(self.language, ability) for ability in abilities]

    def patron(self, kind: str, number: int) -> Values:
        """Its points, and under its kind what tells it from others: a noble's wishes, a royal's worth."""
        face = self.game.components[f"{kind}s"][number]
        values: Values = {"points": face["points"]}
        if "cost" in face:
            values[kind] = values["cost"] = self.tokens(face["cost"])
        else:
            worth = self.language.text("points-words", count=face["points"])
            values[kind] = self.language.join([worth, *self._abilities(face.get("abilities", ()))])
        return values

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
