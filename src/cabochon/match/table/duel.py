"""The table of Splendor Duel as text."""

from collections.abc import Sequence

from cabochon.games.base import Game
from cabochon.games.duel.cards import ROYALS, SIDE
from cabochon.games.duel.position import DuelPosition
from cabochon.games.places import COLUMNS
from cabochon.match.faces import ability_words, amounts, count, price, status
from cabochon.match.table.boxes import (
    CARD,
    beside,
    bonus_line,
    colours,
    hand,
    legend,
    listing,
    pile,
    row,
    space,
    token_line,
)


def lines(position: DuelPosition, game: Game, names: Sequence[str]) -> list[str]:
    """Market, board, supplies, players."""
    found = [f"Splendor Duel, turn {position['turn']}: {status(position, game, names)}", ""]
    for deck in reversed(range(len(game.decks))):
        # A row that is one card shorter starts half a card further to the right.
        slope = [space((CARD + 5) // 2 * deck - 1, 5)] if deck else []
        found += beside([pile(position, game, deck, 3), *slope, *row(position, game, deck, 3)])
    found += ["", *beside([_board(position, game), space(4, SIDE + 1), _supplies(position, game)])]
    found += ["", colours("", game.letters)]
    for seat, player in enumerate(position["players"]):
        signs = f"  {count(player['crowns'], 'crown')}, {count(player['privileges'], 'privilege')}"
        found += [token_line(position, game, seat, names), bonus_line(player)]
        found.append(colours(signs, player["colour_points"], "points by colour"))
        found += listing("reserved", hand(player["reserved"], game))
        found += [*listing("royals", [_royal(number) for number in player["royals"]]), ""]
    return [*found, f"{legend(game)}  ^ crown"]


def _board(position: DuelPosition, game: Game) -> list[str]:
    letters = dict(zip(game.tokens, game.letters, strict=True))
    found = ["     " + "   ".join(COLUMNS[:SIDE])]
    for number, tokens in enumerate(position["board"], 1):
        found.append(
            f"  {number}  " + "   ".join("." if token is None else letters[token] for token in tokens)
        )
    return found


def _supplies(position: DuelPosition, game: Game) -> list[str]:
    bag = [position["bag"][token] for token in game.tokens]
    inside = f": {price(amounts(bag, game.letters))}" if sum(bag) else ""
    royals = [_royal(number) for number in position["royals"]]
    found = [
        f"bag         {count(sum(bag), 'token')}{inside}",
        f"privileges  {position['privileges']} in the supply",
    ]
    found += [f"{'' if i else 'royals':12}{royal}" for i, royal in enumerate(royals)]
    return [*found, *[""] * (SIDE + 1 - len(found))]


def _royal(number: int) -> str:
    royal = ROYALS[number]
    parts = [count(royal.points, "point"), ability_words(royal.abilities)]
    return f"{number + 1} [{', '.join(part for part in parts if part)}]"
