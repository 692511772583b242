"""The picture of a Splendor position."""

from collections.abc import Sequence

from cabochon.games.positions import points_of_side
from cabochon.games.splendor.cards import LETTERS, NOBLES
from cabochon.games.splendor.position import SplendorPosition
from cabochon.match.faces import amounts, side_name
from cabochon.match.picture.canvas import group, rect, text
from cabochon.match.picture.captions import Captions
from cabochon.match.picture.cards import MUTED, empty
from cabochon.match.picture.frame import MARGIN, TOP, picture
from cabochon.match.picture.market import GAP, MARKET_HEIGHT, STEP_X, STEP_Y, market
from cabochon.match.picture.portraits import noble
from cabochon.match.picture.seats import COLUMN, NAME, bonus, hand, medals, possessions, strip, token, who
from cabochon.match.picture.tokens import pile

BANK = 106
NARROWEST = 924  # what a player's strip needs, even if few cards lie face up


def svg(position: SplendorPosition, captions: Captions, names: Sequence[str]) -> str:
    """A Splendor position; see `picture.svg`."""
    noble_columns = 1 if len(position["nobles"]) <= 3 else 2
    market_right = MARGIN + STEP_X * (1 + len(position["market"][0])) - GAP
    nobles_width = STEP_X * noble_columns - GAP
    width = max(market_right + BANK + 4 * GAP + nobles_width + MARGIN, NARROWEST)
    nobles_left = width - MARGIN - nobles_width
    return picture(
        position,
        captions,
        names,
        note=captions.text("target-points", count=int(position["settings"]["target"])),
        width=width,
        content=(
            group(market(position, captions), x=MARGIN, y=TOP),
            group(_bank(position["bank"], captions), x=(market_right + nobles_left - BANK) / 2, y=TOP),
            group(_nobles(position["nobles"], noble_columns, captions), x=nobles_left, y=TOP),
        ),
        strips=[
            _player(position, captions, seat, name, width - 2 * MARGIN) for seat, name in enumerate(names)
        ],
    )


def _bank(bank: Sequence[int], captions: Captions) -> str:
    label = captions.text("bank")
    parts = [
        rect(0, 0, BANK, MARKET_HEIGHT, 16, fill="#000000", fill_opacity=0.22),
        text(BANK / 2, 23, label, 12.5, text_anchor="middle", fill=MUTED, letter_spacing=1.5),
    ]
    step = (MARKET_HEIGHT - 34) / len(bank)
    for colour, amount in enumerate(bank):
        drawn = pile(LETTERS[colour], amount, 38, 77 + step * colour)
        title = captions.text("label-bank", colour=captions.colour(LETTERS[colour]), count=amount, taken=0)
        parts.append(group(drawn, title=title))
    return "".join(parts)


def _nobles(places: Sequence[int | None], columns: int, captions: Captions) -> str:
    parts = []
    for i, number in enumerate(places):
        x, y = STEP_X * (i % columns), STEP_Y * (i // columns)
        if number is None:
            parts.append(group(empty(""), x=x, y=y))
            continue
        tile = NOBLES[number]
        asks = amounts(tile.cost, LETTERS)
        place = str(i + 1)
        wishes = captions.text("label-noble", points=tile.points, cost=captions.tokens(tile.cost))
        drawn = noble(number, tile.points, asks, place)
        parts.append(group(drawn, x=x, y=y, title=captions.placed(place, wishes)))
    return "".join(parts)


def _player(position: SplendorPosition, captions: Captions, seat: int, name: str, width: float) -> str:
    player = position["players"][seat]
    lines = possessions(player, captions)
    if side := side_name(position, seat):
        points = captions.text("points-words", count=points_of_side(position, seat))
        lines.append(captions.text("team-points", team=side, points=points))
    parts = [strip(width, position["to_move"] == seat), who(name, player["points"], lines)]
    parts += [token(LETTERS[i], amount, NAME + COLUMN * i) for i, amount in enumerate(player["tokens"])]
    parts += [bonus(LETTERS[i], amount, NAME + COLUMN * i) for i, amount in enumerate(player["bonuses"])]
    cards = NAME + COLUMN * len(LETTERS) + 8
    parts.append(hand(player["reserved"], captions, cards))
    parts.append(medals(player["nobles"], cards + 212, width - cards - 222))
    return "".join(parts)
