"""Prints a position as plain text, at most 100 columns wide: what `str(match)` shows."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from cabochon.games.base import Game
from cabochon.match.faces import (
    ABILITIES,
    COLUMNS,
    NO_BONUS,
    WILD,
    Face,
    amounts,
    columns,
    count,
    duel_faces,
    price,
    printable,
    shorten,
    splendor_faces,
    status,
    team_points,
)

WIDTH = 100
CARD = 11  # columns inside a card: enough for four costs
DECK = 5
NAME = 22

Position = Mapping[str, Any]


def render(position: Position, game: Game, names: Sequence[str]) -> str:
    """The table of a position, complete or as a seat sees it; an unknown card of level 2 is `2?`."""
    shown = [shorten(printable(name), NAME) for name in names]
    lines = _duel(position, game, shown) if game.name == "duel" else _splendor(position, game, shown)
    return "\n".join(line.rstrip() for line in lines)


def _splendor(position: Position, game: Game, names: Sequence[str]) -> list[str]:
    from cabochon.games.splendor.cards import NOBLES

    asks = [price(amounts(noble.cost, game.letters)) for noble in NOBLES]
    target = count(position["settings"]["target"], "point")
    lines = [f"Splendor to {target}, turn {position['turn']}: {status(position, game, names)}", ""]
    tiles = [
        _box(
            f"noble {place}",
            ["", ""] if noble is None else [count(NOBLES[noble].points, "point"), asks[noble]],
        )
        for place, noble in enumerate(position["noble_places"], 1)
    ]
    lines += _beside([_space(DECK + 4, 4), *tiles])
    for level in (3, 2, 1):
        lines += _beside([_deck(position, level, 2), *_row(position["market"], level, splendor_faces(), 2)])
    lines += ["", _colours("", game.letters), _colours("bank", position["bank"])]
    for seat, player in enumerate(position["players"]):
        lines += ["", _tokens(position, seat, names), _bonuses(player)]
        if position["settings"]["teams"]:
            lines.append(f"  team {'AB'[seat % 2]}: {count(team_points(position, seat), 'point')}")
        lines += _listing("reserved", _hand(player["reserved"], splendor_faces()))
        lines += _listing("nobles", [f"[{asks[noble]}]" for noble in player["nobles"]])
    return [*lines, "", _legend(game)]


def _duel(position: Position, game: Game, names: Sequence[str]) -> list[str]:
    lines = [f"Splendor Duel, turn {position['turn']}: {status(position, game, names)}", ""]
    for level in (3, 2, 1):
        row = _row(position["market"], level, duel_faces(), 3)
        # A row that is one card shorter starts half a card further to the right.
        slope = [_space((CARD + 5) // 2 * (level - 1) - 1, 5)] if level > 1 else []
        lines += _beside([_deck(position, level, 3), *slope, *row])
    lines += ["", *_beside([_board(position, game), _space(4, 6), _supplies(position, game)])]
    lines += ["", _colours("", game.letters)]
    for seat, player in enumerate(position["players"]):
        signs = f"  {count(player['crowns'], 'crown')}, {count(player['privileges'], 'privilege')}"
        lines += [_tokens(position, seat, names), _bonuses(player)]
        lines.append(_colours(signs, player["colour_points"], "points by colour"))
        lines += _listing("reserved", _hand(player["reserved"], duel_faces()))
        lines += [*_listing("royals", [_royal(number) for number in player["royals"]]), ""]
    return [*lines, f"{_legend(game)}  ^ crown"]


# --- Cards ---


def _row(
    rows: Sequence[Sequence[int | None]], level: int, faces: Sequence[Face], height: int
) -> list[list[str]]:
    """The face-up cards of a level, each as a box of `height` lines of text."""
    boxes = []
    for column, number in zip(COLUMNS, rows[level - 1], strict=False):
        words = [""] * height if number is None else _card(faces[number])[:height]
        boxes.append(_box(f"{level}{column}", words))
    return boxes


def _card(face: Face) -> list[str]:
    left = f"{face.points or ''} {'^' * face.crowns}".strip()
    right = _bonus(face)
    return [left + right.rjust(CARD - len(left)), price(face.cost), ABILITIES.get(face.ability, "")]


def _bonus(face: Face) -> str:
    return {WILD: "any", NO_BONUS: ""}.get(face.bonus, face.bonus * face.bonus_count)


def _deck(position: Position, level: int, height: int) -> list[str]:
    left, noun = count(len(position["decks"][level - 1]), "card").split()
    return _box(f"{level}t", [left.center(DECK), noun.center(DECK), *[""] * (height - 2)], DECK)


def _hand(reserved: Iterable[Mapping[str, Any]], faces: Sequence[Face]) -> list[str]:
    """Each reserved card as `h1 [level 2, 3 points, k: 6w 2b]`; `h1 [2?]` if it is not known."""
    shown = []
    for place, entry in enumerate(reserved, 1):
        if entry["card"] is None:
            shown.append(f"h{place} [{entry['level']}?]")
            continue
        face = faces[entry["card"]]
        parts = (
            f"level {face.level}",
            count(face.points, "point") if face.points else "",
            "^" * face.crowns,
            _bonus(face),
            ABILITIES.get(face.ability, ""),
        )
        hidden = " hidden" if entry["hidden"] else ""
        shown.append(f"h{place} [{', '.join(part for part in parts if part)}: {price(face.cost)}]{hidden}")
    return shown


# --- Duel's board ---


def _board(position: Position, game: Game) -> list[str]:
    letters = dict(zip(game.tokens, game.letters, strict=True))
    lines = ["     " + "   ".join(COLUMNS)]
    for row, tokens in enumerate(position["board"], 1):
        lines.append(f"  {row}  " + "   ".join("." if token is None else letters[token] for token in tokens))
    return lines


def _supplies(position: Position, game: Game) -> list[str]:
    bag = [position["bag"].get(token, 0) for token in game.tokens]
    inside = f": {price(amounts(bag, game.letters))}" if sum(bag) else ""
    royals = [_royal(number) for number in position["royals"]]
    lines = [
        f"bag         {count(sum(bag), 'token')}{inside}",
        f"privileges  {position['privileges']} in the supply",
    ]
    lines += [f"{'' if i else 'royals':12}{royal}" for i, royal in enumerate(royals)]
    return [*lines, *[""] * (6 - len(lines))]


def _royal(number: int) -> str:
    from cabochon.games.duel.cards import ROYALS

    ability = ABILITIES.get(ROYALS[number].ability, "")
    return f"{number + 1} [{count(ROYALS[number].points, 'point')}{ability and ', '}{ability}]"


# --- Players ---


def _tokens(position: Position, seat: int, names: Sequence[str]) -> str:
    tokens = position["players"][seat]["tokens"]
    turn = ">" if position["to_move"] == seat else " "
    return _colours(f"{turn} {names[seat]}", tokens, f"tokens, {sum(tokens)} of 10")


def _bonuses(player: Mapping[str, Any]) -> str:
    worth = f"  {count(player['points'], 'point')}, {count(len(player['cards']), 'card')}"
    return _colours(worth, player["bonuses"], "bonuses")


def _colours(label: str, values: Iterable[object], remark: str = "") -> str:
    """A line with a column for each colour; 0 is a dot."""
    cells = "".join(f"{value or '.':>4}" for value in values)
    return label + " " * (NAME + 3 - columns(label)) + f"{cells:28}   {remark}"


def _listing(label: str, items: Sequence[str]) -> list[str]:
    """The items behind a label, on as many lines as they need."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 2 + len(item) <= WIDTH:
            lines[-1] += f"  {item}"
        else:
            lines.append(f"  {'' if lines else label:10}{item}")
    return lines


def _legend(game: Game) -> str:
    return "  ".join(f"{letter} {token}" for letter, token in zip(game.letters, game.tokens, strict=True))


# --- Boxes ---


def _box(title: str, words: Sequence[str], width: int = CARD) -> list[str]:
    lines = [f"│ {line:{width}} │" for line in words]
    return [f"┌─ {title} ".ljust(width + 3, "─") + "┐", *lines, f"└{'─' * (width + 2)}┘"]


def _space(width: int, height: int) -> list[str]:
    return [" " * width] * height


def _beside(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Blocks of equal height, side by side."""
    return [" ".join(parts) for parts in zip(*blocks, strict=True)]
