"""Moves and what came of them, in words.

Everything is read off positions, so whoever passes a spectator's positions can be sure that nothing that
only one player knows slips into a sentence.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from cabochon.games.base import Game
from cabochon.games.duel.cards import ROYALS
from cabochon.games.splendor.cards import NOBLES
from cabochon.language import Language
from cabochon.match import Move
from cabochon.match.deeds import Position, card_at, cells
from cabochon.match.faces import partners
from cabochon.terminal.faces import bonus_letters
from cabochon.terminal.gems import COLOURS, WILD


@dataclass(frozen=True)
class Words:
    """Speaks about one game in one language; `names` are the players by seat."""

    game: Game
    language: Language
    names: Sequence[str]

    def colour(self, letter: str) -> str:
        """The name of a colour: "white"."""
        return self.language.text(f"colour-{COLOURS[letter]}")

    def tokens(self, counts: Sequence[int]) -> str:
        """A purse: "2 white, 1 gold"."""
        parts = [
            self.language.text(f"tokens-{COLOURS[letter]}", count=count)
            for count, letter in zip(counts, self.game.letters, strict=False)
            if count
        ]
        return self.language.join(parts) if parts else self.language.text("tokens-none")

    def card(self, number: int) -> str:
        """A card: "blue, 1 point, costs 2 white, 1 red"."""
        card = self.game.cards[number]
        parts = [self._bonus(bonus_letters(card))]
        if card.points:
            parts.append(self.language.text("points-words", count=card.points))
        if getattr(card, "crowns", 0):
            parts.append(self.language.text("crowns-words", count=card.crowns))
        parts += self._abilities(getattr(card, "ability", "none"))
        return self.language.join(parts)

    def price(self, number: int) -> str:
        """What is printed as the price of a card."""
        return self.tokens(self.game.cards[number].cost)

    def _bonus(self, letters: str) -> str:
        if not letters:
            return self.language.text("bonus-none")
        if letters == WILD:
            return self.language.text("bonus-wild")
        if len(letters) == 2:
            return self.language.text("bonus-double", colour=self.colour(letters[0]))
        return self.colour(letters)

    def _abilities(self, ability: str) -> list[str]:
        parts = [part for part in ability.split("+") if part not in ("none", "wild")]
        return [self.language.text("sign-" + part.replace("_", "-")) for part in parts]

    def royal(self, number: int) -> str:
        """A royal card: "2 points, another turn"."""
        royal = ROYALS[number]
        points = self.language.text("points-words", count=royal.points)
        return self.language.join([points, *self._abilities(royal.ability)])

    def missing(self, place: str, position: Position) -> tuple[str, int] | None:
        """The gems that the player to move lacks for a card, and their gold; None if nothing is lacking."""
        seat, number = position["to_move"], card_at(place, position)
        if number is None:
            return None
        tokens = position["players"][seat]["tokens"]
        team = partners(position, seat)
        short = [
            max(0, cost - tokens[colour] - sum(player["bonuses"][colour] for player in team if colour < 5))
            for colour, cost in enumerate(self.game.cards[number].cost)
        ]
        return (self.tokens(short), tokens[-1]) if sum(short) > tokens[-1] else None

    # --- What can be done ---

    def offer(self, move: Move, position: Position) -> str:
        """What a legal move would do, as the player to move sees it: "buy blue, 1 point, for 2 white"."""
        say = self.language.text
        argument = move.argument
        match move.verb:
            case "take" if self.game.name == "duel":
                return say("do-take", tokens=self.tokens(self.on_cells(argument, position)))
            case "take":
                return say(
                    "do-take", tokens=self.tokens([argument.count(letter) for letter in self.game.letters])
                )
            case "reserve" if argument.endswith("t"):
                return say("do-reserve-top", level=int(argument[0]))
            case "reserve" | "buy":
                number = card_at(argument, position)
                if number is None:
                    return move.text
                return say(f"do-{move.verb}", card=self.card(number), cost=self.price(number))
            case "privilege" | "match" | "gold":
                return say(f"do-{move.verb}", tokens=self.tokens(self.on_cells(argument, position)))
            case "cover" | "return" | "colour" | "steal":
                return say(f"do-{move.verb}", colour=self.colour(argument))
            case "noble":
                noble = NOBLES[position["noble_places"][int(argument) - 1]]
                return say("do-noble", points=noble.points, cost=self.tokens(noble.cost))
            case "royal":
                return say("do-royal", royal=self.royal(int(argument) - 1))
            case _:
                return say(f"do-{move.verb}")

    def on_cells(self, argument: str, position: Position) -> list[int]:
        """How many tokens of each colour lie on the cells "c3", "a1-b1" or "a1-c3" of Duel's board."""
        tokens = [position["board"][row][column] for row, column in cells(argument)]
        return [tokens.count(name) for name in self.game.tokens]
