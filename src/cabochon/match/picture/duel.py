"""The picture of a Duel position."""

from collections.abc import Mapping, Sequence

from cabochon.games.base import Game
from cabochon.games.duel.cards import LETTERS, PRIVILEGES, ROYALS, SIDE, SPIRAL, TOKENS
from cabochon.games.duel.position import DuelPlayer, DuelPosition
from cabochon.games.duel.rules import VICTORY_COLOUR_POINTS, VICTORY_CROWNS, VICTORY_POINTS
from cabochon.games.places import COLUMNS
from cabochon.match.faces import ability_words, count
from cabochon.match.picture.canvas import circle, group, number, numeral, paint, path, rect, text, use
from cabochon.match.picture.cards import CREAM, GILT, HEIGHT, HOLLOW, MUTED, WIDTH
from cabochon.match.picture.frame import MARGIN, TOP, picture
from cabochon.match.picture.gems import gem
from cabochon.match.picture.market import GAP, MARKET_HEIGHT, STEP_X, STEP_Y, market
from cabochon.match.picture.portraits import ROYAL_HEIGHT, royal
from cabochon.match.picture.seats import COLUMN, NAME, bonus, hand, medals, strip, token, who
from cabochon.match.picture.tokens import chip, scroll

CELL = 66
EDGE = 26  # the rim of the board, where the names of columns and rows stand
BOARD = SIDE * CELL + 2 * EDGE
BAG_TOP = BOARD + 12
WIDE = 2 * MARGIN + BOARD + GAP + 6 * STEP_X

_VICTORY = (
    f"{count(VICTORY_POINTS, 'point')}, {count(VICTORY_CROWNS, 'crown')} "
    f"or {count(VICTORY_COLOUR_POINTS, 'point')} of one colour"
)


def svg(position: DuelPosition, game: Game, names: Sequence[str]) -> str:
    """A Duel position; see `picture.svg`."""
    market_left = MARGIN + BOARD + 2 * GAP
    # The market leaves room at the right: two places in its upper row, one in the middle.
    free = market_left + 4 * STEP_X
    return picture(
        position,
        game,
        names,
        headline="Splendor Duel",
        note=_VICTORY,
        width=WIDE,
        content=(
            group(_board(position["board"]), x=MARGIN, y=TOP),
            group(_bag(position["bag"]), x=MARGIN, y=TOP + BAG_TOP),
            group(market(position, game), x=market_left, y=TOP),
            group(_royals(position["royals"]), x=free, y=TOP),
            group(_privileges(position["privileges"]), x=free + STEP_X, y=TOP + STEP_Y),
        ),
        strips=[
            _player(player, game, names[seat], position["to_move"] == seat)
            for seat, player in enumerate(position["players"])
        ],
    )


def _middle(row: int, column: int) -> tuple[float, float]:
    return EDGE + CELL * (column + 0.5), EDGE + CELL * (row + 0.5)


def _board(board: Sequence[Sequence[str | None]]) -> str:
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
                parts.append(group(drawn, title=f"{COLUMNS[column]}{row + 1}: {kind}"))
    return "".join(parts)


def _bag(bag: Mapping[str, int]) -> str:
    high = MARKET_HEIGHT - BAG_TOP
    total = sum(bag.values())
    sack = "M-9 -12C-24 0 -23 20 0 20C23 20 24 0 9 -12Z"
    neck = "M-9 -13C-14 -21 -6 -22 0 -19C6 -22 14 -21 9 -13Z"
    parts = [
        rect(0, 0, BOARD, high, 16, fill="#000000", fill_opacity=0.22),
        group(
            path(neck, fill="#a8794a"),
            path(sack, fill="#8a5f38", stroke="#3d2813"),
            rect(-11, -15.5, 22, 5, 2.5, fill=GILT),
            numeral(0, 11, total, 19, fill=CREAM),
            transform=f"translate(38 {number(high / 2 + 1)})",
            title=f"bag: {count(total, 'token')}",
        ),
    ]
    step = (BOARD - 78) / len(LETTERS)
    for i, letter in enumerate(LETTERS):
        amount = bag.get(TOKENS[i], 0)
        x = 72 + step * (i + 0.5)
        drawn = gem(letter, x, high / 2 - 10, 25) + numeral(x, high / 2 + 23, amount, 16, fill=CREAM)
        parts.append(group(drawn, opacity=None if amount else 0.3))
    return "".join(parts)


def _royals(there: Sequence[int]) -> str:
    parts = []
    for i, tile in enumerate(ROYALS):
        x, y = STEP_X * (i % 2), (ROYAL_HEIGHT + 10) * (i // 2)
        if i in there:
            able = ability_words(tile.abilities) or "no ability"
            title = f"royal {i + 1}: {count(tile.points, 'point')}, {able}"
            parts.append(group(royal(i, tile.points, tile.abilities, str(i + 1)), x=x, y=y, title=title))
        else:
            hollow = rect(1, 1, WIDTH - 2, ROYAL_HEIGHT - 2, 9, **HOLLOW, stroke_dasharray="5 6")
            parts.append(group(hollow, x=x, y=y))
    return "".join(parts)


def _privileges(supply: int) -> str:
    parts = [
        rect(0, 0, WIDTH, HEIGHT, 14, fill="#000000", fill_opacity=0.22),
        text(WIDTH / 2, 23, "privileges", 12.5, text_anchor="middle", fill=MUTED, letter_spacing=1),
    ]
    places = ((WIDTH / 2, 60), (WIDTH / 2 - 24, 112), (WIDTH / 2 + 24, 112))
    parts += [scroll(x, y, 1.1, there=i < supply) for i, (x, y) in enumerate(places)]
    return group(*parts, title=f"supply: {count(supply, 'privilege')}")


def _player(player: DuelPlayer, game: Game, name: str, active: bool) -> str:
    width = WIDE - 2 * MARGIN
    lines = [count(len(player["cards"]), "card"), f"{sum(player['tokens'])} of {game.token_limit} tokens"]
    parts = [strip(width, active), who(name, player["points"], lines)]
    for colour, amount in enumerate(player["tokens"]):
        parts.append(token(LETTERS[colour], amount, NAME + COLUMN * colour))
    for colour, amount in enumerate(player["bonuses"]):
        note = f"{player['colour_points'][colour]} of {VICTORY_COLOUR_POINTS}"
        parts.append(bonus(LETTERS[colour], amount, NAME + COLUMN * colour, note))
    x = NAME + COLUMN * len(LETTERS) + 8
    parts.append(hand(player["reserved"], game, x))
    x += 218
    crowns = (
        use("crown", x + 14, 29, 1.4),
        numeral(x + 46, 37, player["crowns"], 22, fill=CREAM),
        text(x + 60, 36, f"of {VICTORY_CROWNS}", 12.5, fill=MUTED),
    )
    parts.append(group(*crowns, title=count(player["crowns"], "crown")))
    scrolls = [scroll(x + 15 + 31 * i, 76, 0.88, there=i < player["privileges"]) for i in range(PRIVILEGES)]
    parts.append(group(*scrolls, title=count(player["privileges"], "privilege")))
    parts.append(medals(player["royals"], x + 108, width - x - 108 - 10))
    return "".join(parts)
