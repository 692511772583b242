"""What is written on a picture, and what a pointer that rests on it shows."""

from collections.abc import Sequence

from cabochon.games.positions import Position, Reserved
from cabochon.match.faces import amounts, price
from cabochon.match.speech import Speech, game_name


class Captions(Speech):
    """Speaks on the picture of one game, in one language. Prices are in letters, like the gems."""

    def text(self, message: str, **values: str | int) -> str:
        """A message with its variables filled in."""
        return self.language.text(message, **values)

    @property
    def headline(self) -> str:
        """What the game is called."""
        return game_name(self.language, self.game.name)

    def placed(self, place: str, thing: str) -> str:
        """Something at a place, which is written as it is typed."""
        return self.text("placed", place=place, thing=thing)

    def face(self, number: int) -> str:
        """A card with its price."""
        return self.text("label-card", card=self.card(number), price=self.price(number))

    def held(self, entry: Reserved) -> str:
        """A card in a hand, as far as it is known."""
        if entry["card"] is None:
            return self.text("hidden-card", level=entry["level"])
        face = self.face(entry["card"])
        return self.text("card-hidden", card=face) if entry["hidden"] else face

    def turn(self, position: Position, names: Sequence[str]) -> str:
        """Whose turn it is and what is asked: `Ann to choose a noble`, `Bob to pay 2w 1o for 2c`."""
        if position["to_move"] is None:
            return self.text("game-over")
        player, pending = names[position["to_move"]], position["pending"]
        if "payment" in pending and "buying" in pending:
            paid = price(amounts(pending["payment"], self.game.letters))
            return self.text("deciding-pay", player=player, price=paid, place=pending["buying"])
        return self.text(f"deciding-{position['phase']}", player=player)

    def label(self, position: Position, names: Sequence[str]) -> str:
        """The whole picture, for whoever hears it."""
        scores = [
            self.text("score", player=name, points=player["points"])
            for name, player in zip(names, position["players"], strict=True)
        ]
        return self.text(
            "picture-label",
            game=self.headline,
            scores=self.language.join(scores),
            turn=self.turn(position, names),
        )
