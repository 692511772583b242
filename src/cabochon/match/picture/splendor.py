"""The picture of a Splendor position."""

from collections.abc import Mapping, Sequence
from typing import Any

from cabochon.match.faces import COLUMNS, amounts, count, describe, price, splendor_faces, status
from cabochon.match.picture.canvas import group, rect, text
from cabochon.match.picture.cards import HEIGHT, WIDTH, card, deck, empty
from cabochon.match.picture.frame import MARGIN, TOP, picture
from cabochon.match.picture.portraits import noble
from cabochon.match.picture.seats import COLUMN, MUTED, NAME, STRIP, bonus, hand, medals, strip, token, who
from cabochon.match.picture.tokens import pile
from cabochon.games.splendor.cards import LETTERS, NOBLES, TOKENS

STEP_X, STEP_Y = WIDTH + 12, HEIGHT + 14
BANK = 106
GAP = 22


def svg(position: Mapping[str, Any], names: Sequence[str]) -> str:
    face_up = len(position["board"][0])
    market = STEP_X * (1 + face_up)
    noble_columns = 1 if len(position["nobles"]) <= 3 else 2
    # A table of one or two columns is still wide enough for the players' strips.
    nobles_left = max(MARGIN + market + BANK + 2 * GAP - 12, 924 - MARGIN - WIDTH)
    bank_left = (MARGIN + market - 12 + nobles_left - BANK) / 2
    width = nobles_left + STEP_X * noble_columns - 12 + MARGIN
    below = TOP + 3 * STEP_Y + 8
    players = position["players"]
    height = below + len(players) * (STRIP + 12) + 12
    content = [
        group(_market(position), x=MARGIN, y=TOP),
        group(_bank(position["bank"]), x=bank_left, y=TOP),
        group(_nobles(position["nobles"], noble_columns), x=nobles_left, y=TOP),
    ]
    for seat, player in enumerate(players):
        drawn = _player(position, seat, player, names, width - 2 * MARGIN)
        content.append(group(drawn, x=MARGIN, y=below + seat * (STRIP + 12)))
    scores = ", ".join(f"{name} {player['points']}" for name, player in zip(names, players, strict=True))
    turn = status(position, names)
    return picture(width, height, f"Splendor: {scores}; {turn}", "Splendor", turn, content)


def _market(position: Mapping[str, Any]) -> str:
    faces = splendor_faces()
    parts = []
    for level in (3, 2, 1):
        y = (3 - level) * STEP_Y
        left = len(position["decks"][level - 1])
        title = f"{level}t: deck of level {level}, {count(left, 'card')}"
        parts.append(group(deck(level, left, f"{level}t"), y=y, title=title))
        for column, number in enumerate(position["board"][level - 1]):
            place = f"{level}{COLUMNS[column]}"
            x = STEP_X * (column + 1)
            if number is None:
                parts.append(group(empty(place), x=x, y=y))
            else:
                title = f"{place}: {describe(faces[number])}"
                parts.append(group(card(faces[number], place), x=x, y=y, title=title))
    return "".join(parts)


def _bank(bank: Sequence[int]) -> str:
    high = 3 * STEP_Y - 14
    parts = [
        rect(0, 0, BANK, high, 16, fill="#000000", fill_opacity=0.22),
        text(BANK / 2, 23, "bank", 12.5, text_anchor="middle", fill=MUTED, letter_spacing=1.5),
    ]
    step = (high - 34) / 6
    for colour, amount in enumerate(bank):
        drawn = pile(LETTERS[colour], amount, 38, 34 + step * colour + 46)
        parts.append(group(drawn, title=f"bank: {amount} {TOKENS[colour]}"))
    return "".join(parts)


def _nobles(places: Sequence[int | None], columns: int) -> str:
    parts = []
    for i, number in enumerate(places):
        x, y = STEP_X * (i % columns), STEP_Y * (i // columns)
        if number is None:
            parts.append(group(empty(""), x=x, y=y))
            continue
        tile = NOBLES[number]
        asks = amounts(tile.cost, LETTERS)
        title = f"noble {i + 1}: {count(tile.points, 'point')} for {price(asks)}"
        parts.append(group(noble(number, tile.points, asks, str(i + 1)), x=x, y=y, title=title))
    return "".join(parts)


def _player(
    position: Mapping[str, Any], seat: int, player: Mapping[str, Any], names: Sequence[str], width: float
) -> str:
    lines = [count(len(player["cards"]), "card"), f"{sum(player['tokens'])} of 10 tokens"]
    if position["settings"]["teams"]:
        team = [other["points"] for other in position["players"][seat % 2 :: 2]]
        lines[0] += f", team {'AB'[seat % 2]}: {sum(team)}"
    parts = [strip(width, position["to_move"] == seat), who(names[seat], player["points"], lines)]
    for colour, amount in enumerate(player["tokens"]):
        parts.append(token(LETTERS[colour], amount, NAME + COLUMN * colour))
    for colour, amount in enumerate(player["bonuses"]):
        parts.append(bonus(LETTERS[colour], amount, NAME + COLUMN * colour))
    cards_left = NAME + COLUMN * 6 + 12
    parts.append(hand(player["reserved"], splendor_faces(), cards_left))
    parts.append(medals(player["nobles"], cards_left + 216, width - cards_left - 216 - 12))
    return "".join(parts)
