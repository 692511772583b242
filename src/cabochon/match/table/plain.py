"""The table of a game that has no drawing of its own here: what all games have."""

from collections.abc import Sequence

from cabochon.games.base import Game
from cabochon.games.positions import Position, bank_of
from cabochon.match.faces import status
from cabochon.match.table.boxes import (
    beside,
    bonus_line,
    colours,
    hand,
    legend,
    listing,
    pile,
    row,
    token_line,
)


def lines(position: Position, game: Game, names: Sequence[str]) -> list[str]:
    """Market, bank if there is one, players."""
    found = [f"{game.name}, turn {position['turn']}: {status(position, game, names)}", ""]
    for deck in reversed(range(len(game.decks))):
        found += beside([pile(position, game, deck, 3), *row(position, game, deck, 3)])
    found += ["", colours("", game.letters)]
    if (bank := bank_of(position)) is not None:
        found.append(colours("bank", bank))
    for seat, player in enumerate(position["players"]):
        found += ["", token_line(position, game, seat, names), bonus_line(player)]
        found += listing("reserved", hand(player["reserved"], game))
    return [*found, "", legend(game)]
