"""A game in words, in any language: colours, tokens, cards, nobles and royals, and what a move would do."""

from collections.abc import Sequence
from dataclasses import dataclass

from cabochon.games import language_folders
from cabochon.games.base import Game
from cabochon.games.components import NO_BONUS, WILD, Card
from cabochon.games.errors import written
from cabochon.games.places import card_at, deck_at, is_deck_top
from cabochon.games.positions import Position
from cabochon.games.verbs import Form
from cabochon.language import Language
from cabochon.match.deeds import tokens_of, tokens_on
from cabochon.match.move import Move

Values = dict[str, str | int]
"""What a message fills in."""


def game_name(language: Language, name: str) -> str:
    """What a game is called."""
    return language.text_or(f"game-{name}", name)


def ability_name(language: Language, ability: str) -> str:
    """An ability in a word or two."""
    words = ability.replace("_", " ")
    return language.text_or(f"sign-{ability.replace('_', '-')}", words)


def offered(game: Game, move: Move, position: Position, language: str) -> str:
    """What a legal move would do, in a language by its code."""
    return Speech(game, Language(written(language, "a language"), language_folders)).offer(move, position)


@dataclass(frozen=True)
class Speech:
    """Speaks about what belongs to one game, in one language."""

    game: Game
    language: Language

    def colour(self, letter: str) -> str:
        """The name of a token, by its letter: "white"."""
        return self.token(self.game.tokens[self.game.letters.index(letter)])

    def token(self, name: str) -> str:
        """The same by the name that the game has for it."""
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
        return self.language.join([*parts, *self.abilities(card.abilities)])

    def price(self, number: int) -> str:
        """What is printed as the price of a card."""
        return self.tokens(self.game.cards[number].cost)

    def abilities(self, abilities: Sequence[str]) -> list[str]:
        """What a card or royal can do."""
        return [ability_name(self.language, ability) for ability in abilities]

    def patron(self, kind: str, number: int) -> Values:
        """Its points, and under its kind what tells it from others: a noble's wishes, a royal's worth."""
        face = self.game.components[f"{kind}s"][number]
        values: Values = {"points": face["points"]}
        if "cost" in face:
            values[kind] = values["cost"] = self.tokens(face["cost"])
        else:
            worth = self.language.text("points-words", count=face["points"])
            values[kind] = self.language.join([worth, *self.abilities(face.get("abilities", ()))])
        return values

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
                values = self.patron(verb.name, self.game.patron_named(position, argument))
            case Form.NUMBER:
                values["number"] = int(argument)
        return self.language.text_or(message, move.text, **values)

    def _bonus(self, card: Card) -> str:
        if card.bonus == NO_BONUS:
            return self.language.text("bonus-none")
        if card.bonus == WILD:
            return self.language.text("bonus-wild")
        colour = self.token(card.bonus)
        return self.language.text("bonus-double", colour=colour) if card.bonus_count == 2 else colour
