"""The picture of a Duel position."""

from collections.abc import Mapping, Sequence

from cabochon.games.duel.cards import LETTERS, PRIVILEGES, ROYALS, SIDE, SPIRAL, TOKENS
from cabochon.games.duel.position import DuelPlayer, DuelPosition
from cabochon.games.duel.rules import VICTORY_COLOUR_POINTS, VICTORY_CROWNS, VICTORY_POINTS
from cabochon.games.places import COLUMNS
from cabochon.match.picture.canvas import circle, group, number, numeral, paint, path, rect, text, use
from cabochon.match.picture.captions import Captions
from cabochon.match.picture.cards import CREAM, GILT, HEIGHT, HOLLOW, MUTED, WIDTH
from cabochon.match.picture.frame import MARGIN, TOP, picture
from cabochon.match.picture.gems import gem
from cabochon.match.picture.market import GAP, MARKET_HEIGHT, STEP_X, STEP_Y, market
from cabochon.match.picture.portraits import ROYAL_HEIGHT, royal
from cabochon.match.picture.seats import COLUMN, NAME, bonus, hand, medals, possessions, strip, token, who
from cabochon.match.picture.tokens import chip, scroll

CELL = 66
EDGE = 26  # the rim of the board, where the names of columns and rows stand
BOARD = SIDE * CELL + 2 * EDGE
BAG_TOP = BOARD + 12
WIDE = 2 * MARGIN + BOARD + GAP + 6 * STEP_X


def svg(position: DuelPosition, captions: Captions, names: Sequence[str]) -> str:
    """A Duel position; see `picture.svg`."""
    market_left = MARGIN + BOARD + 2 * GAP
    # The market leaves room at the right: two places in its upper row, one in the middle.
    free = market_left + 4 * STEP_X
    return picture(
        position,
        captions,
        names,
        note=captions.text(
            "duel-aim", points=VICTORY_POINTS, crowns=VICTORY_CROWNS, colour=VICTORY_COLOUR_POINTS
        ),
        width=WIDE,
        content=(
            group(_board(position["board"], captions), x=MARGIN, y=TOP),
            group(_bag(position["bag"], captions), x=MARGIN, y=TOP + BAG_TOP),
            group(market(position, captions), x=market_left, y=TOP),
            group(_royals(position["royals"], captions), x=free, y=TOP),
            group(_privileges(position["privileges"], captions), x=free + STEP_X, y=TOP + STEP_Y),
        ),
        strips=[
            _player(player, captions, names[seat], position["to_move"] == seat)
            for seat, player in enumerate(position["players"])
        ],
    )


def _middle(row: int, column: int) -> tuple[float, float]:
    return EDGE + CELL * (column + 0.5), EDGE + CELL * (row + 0.5)


def _board(board: Sequence[Sequence[str | None]], captions: Captions) -> str:
    steps = [_middle(*divmod(cell, SIDE)) for cell in SPIRAL.tolist()]
    spiral = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in steps)
    parts = [
        rect(0, 4, BOARD, BOARD, 20, fill="#000000", opacity=0.3),
        rect(0, 0, BOARD, BOARD, 20, fill=paint("board"), stroke=GILT, stroke_opacity=0.55, stroke_width=1.5),
    ]
    for i in range(SIDE):
        middle = EDGE + CELL * (i + 0.5)
        small = {"font_weight": 700, "text_anchor": "middle", "fill": MUTED}
        for edge in (EDGE / 2, BOARD - EDGE / 2):
            parts.append(text(middle, edge + 5, COLUMNS[i], 14, **small))
            parts.append(text(edge, middle + 5, i + 1, 14, **small))
    parts += [circle(x, y, 28, fill="#1b1833", stroke=GILT, stroke_opacity=0.3) for x, y in steps]
    parts.append(path(spiral, fill="none", stroke=GILT, stroke_opacity=0.5, stroke_width=4))
    parts.append(circle(*steps[0], 8, fill="#1b1833", stroke=GILT, stroke_opacity=0.7, stroke_width=2))
    for row, tokens in enumerate(board):
        for column, kind in enumerate(tokens):
            if kind is not None:
                drawn = chip(LETTERS[TOKENS.index(kind)], *_middle(row, column), 1.06)
                title = captions.placed(f"{COLUMNS[column]}{row + 1}", captions.token(kind))
                parts.append(group(drawn, title=title))
    return "".join(parts)


def _bag(bag: Mapping[str, int], captions: Captions) -> str:
    high = MARKET_HEIGHT - BAG_TOP
    inside = [bag.get(kind, 0) for kind in TOKENS]
    sack = "M-9 -12C-24 0 -23 20 0 20C23 20 24 0 9 -12Z"
    neck = "M-9 -13C-14 -21 -6 -22 0 -19C6 -22 14 -21 9 -13Z"
    parts = [
        rect(0, 0, BOARD, high, 16, fill="#000000", fill_opacity=0.22),
        group(
            path(neck, fill="#a8794a"),
            path(sack, fill="#8a5f38", stroke="#3d2813"),
            rect(-11, -15.5, 22, 5, 2.5, fill=GILT),
            numeral(0, 11, sum(inside), 19, fill=CREAM),
            transform=f"translate(38 {number(high / 2 + 1)})",
            title=captions.text("duel-bag", tokens=captions.tokens(inside)),
        ),
    ]
    step = (BOARD - 78) / len(LETTERS)
    for i, (letter, amount) in enumerate(zip(LETTERS, inside, strict=True)):
        x = 72 + step * (i + 0.5)
        drawn = gem(letter, x, high / 2 - 10, 25) + numeral(x, high / 2 + 23, amount, 16, fill=CREAM)
        parts.append(group(drawn, opacity=None if amount else 0.3))
    return "".join(parts)


def _royals(there: Sequence[int], captions: Captions) -> str:
    parts = []
    for i, tile in enumerate(ROYALS):
        x, y = STEP_X * (i % 2), (ROYAL_HEIGHT + 10) * (i // 2)
        if i in there:
            place = str(i + 1)
            words = captions.language.join(captions.abilities(tile.abilities))
            title = captions.placed(place, captions.text("duel-royal", **captions.patron("royal", i)))
            drawn = royal(i, tile.points, tile.abilities, words, place)
            parts.append(group(drawn, x=x, y=y, title=title))
        else:
            hollow = rect(1, 1, WIDTH - 2, ROYAL_HEIGHT - 2, 9, **HOLLOW, stroke_dasharray="5 6")
            parts.append(group(hollow, x=x, y=y))
    return "".join(parts)


def _privileges(supply: int, captions: Captions) -> str:
    label = captions.text("privileges-left")
    parts = [
        rect(0, 0, WIDTH, HEIGHT, 14, fill="#000000", fill_opacity=0.22),
        text(WIDTH / 2, 23, label, 12.5, text_anchor="middle", fill=MUTED, letter_spacing=1),
    ]
    places = ((WIDTH / 2, 60), (WIDTH / 2 - 24, 112), (WIDTH / 2 + 24, 112))
    parts += [scroll(x, y, 1.1, there=i < supply) for i, (x, y) in enumerate(places)]
    return group(*parts, title=captions.text("duel-supply", count=supply))


def _player(player: DuelPlayer, captions: Captions, name: str, active: bool) -> str:
    width = WIDE - 2 * MARGIN
    parts = [strip(width, active), who(name, player["points"], possessions(player, captions))]
    for colour, amount in enumerate(player["tokens"]):
        parts.append(token(LETTERS[colour], amount, NAME + COLUMN * colour))
    for colour, amount in enumerate(player["bonuses"]):
        points = player["colour_points"][colour]
        note = captions.text("duel-of", count=points, goal=VICTORY_COLOUR_POINTS)
        parts.append(bonus(LETTERS[colour], amount, NAME + COLUMN * colour, note))
    x = NAME + COLUMN * len(LETTERS) + 8
    parts.append(hand(player["reserved"], captions, x))
    x += 218
    crowns = (
        use("crown", x + 14, 29, 1.4),
        numeral(x + 46, 37, player["crowns"], 22, fill=CREAM),
        text(x + 60, 36, captions.text("of-limit", limit=VICTORY_CROWNS), 12.5, fill=MUTED),
    )
    parts.append(group(*crowns, title=captions.text("crowns-words", count=player["crowns"])))
    scrolls = [scroll(x + 15 + 31 * i, 76, 0.88, there=i < player["privileges"]) for i in range(PRIVILEGES)]
    parts.append(group(*scrolls, title=captions.text("duel-privileges", count=player["privileges"])))
    parts.append(medals(player["royals"], x + 108, width - x - 108 - 10))
    return "".join(parts)
