"""The table of Splendor as text."""

from collections.abc import Sequence

from cabochon.games.base import Game
from cabochon.games.positions import points_of_side
from cabochon.games.splendor.cards import NOBLES
from cabochon.games.splendor.position import SplendorPosition
from cabochon.match.faces import amounts, count, price, side_name, status
from cabochon.match.table.boxes import (
    DECK,
    beside,
    bonus_line,
    box,
    colours,
    hand,
    legend,
    listing,
    pile,
    row,
    space,
    token_line,
)


def lines(position: SplendorPosition, game: Game, names: Sequence[str]) -> list[str]:
    """Nobles, market, bank, players."""
    asks = [price(amounts(noble.cost, game.letters)) for noble in NOBLES]
    target = count(int(position["settings"]["target"]), "point")
    found = [f"Splendor to {target}, turn {position['turn']}: {status(position, game, names)}", ""]
    tiles = [
        box(
            f"noble {place}",
            ["", ""] if noble is None else [count(NOBLES[noble].points, "point"), asks[noble]],
        )
        for place, noble in enumerate(position["nobles"], 1)
    ]
    found += beside([space(DECK + 4, 4), *tiles])
    for deck in reversed(range(len(game.decks))):
        found += beside([pile(position, game, deck, 2), *row(position, game, deck, 2)])
    found += ["", colours("", game.letters), colours("bank", position["bank"])]
    for seat, player in enumerate(position["players"]):
        found += ["", token_line(position, game, seat, names), bonus_line(player)]
        if side := side_name(position, seat):
            found.append(f"  team {side}: {count(points_of_side(position, seat), 'point')}")
        found += listing("reserved", hand(player["reserved"], game))
        found += listing("nobles", [f"[{asks[noble]}]" for noble in player["nobles"]])
    return [*found, "", legend(game)]
