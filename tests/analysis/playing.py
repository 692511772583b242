"""What can happen at a table from here on, by the rules: for looking up whether a reason is true."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from cabochon.games.state import State
from tests.rules.table import Table


def seat_of(table: Table) -> int:
    """Who decides."""
    seat = table.to_move
    assert seat is not None
    return seat


def ends_of(table: Table, seat: int, turn: int) -> Iterator[Table]:
    """Every way in which the turn of a seat can end; how tokens are paid and given back is left aside."""
    if table.to_move != seat or table.position["turn"] != turn or table.phase == "act":
        yield table
        return
    legal = sorted(table.legal)
    if table.phase in ("pay", "return", "match"):
        legal = ["pay"] if table.phase == "pay" else legal[:1]
    for text in legal:
        yield from ends_of(table.fork().play(text), seat, turn)


def place_of(table: Table, number: int, seat: int) -> str:
    """Where a seat finds a card: on the table or in its own hand."""
    position = table.position
    for deck, row in zip(table.rules.decks, position["market"], strict=True):
        if number in row:
            return f"{deck.name}{'abcde'[row.index(number)]}"
    hand = [entry["card"] for entry in position["players"][seat]["reserved"]]
    return f"h{hand.index(number) + 1}"


def turn_of(table: Table, seat: int) -> Table:
    """The same table if it were another seat's turn, read from a changed position."""
    position = table.position
    position["to_move"], position["phase"] = seat, "act"
    if position["game"] == "duel":
        position["pending"] = {"cursor": 0, "replenished": False, "again": False}
        # In the middle of a turn the other player may hold more than the limit: give it to the bag.
        for player in position["players"]:
            while sum(player["tokens"]) > table.rules.token_limit:
                kind = max(range(7), key=lambda kind: player["tokens"][kind])
                player["tokens"][kind] -= 1
                position["bag"][table.rules.tokens[kind]] += 1
    else:
        position["pending"] |= {"passes": 0, "cursor": 0}
        for key in ("buying", "payment"):
            position["pending"].pop(key, None)
    return type(table)(State(table.rules, table.rules.read_position(position)))


def takes_from(position: Any, names: Sequence[str]) -> Iterator[list[int]]:
    """What can be taken in one action from what lies there."""
    match position["game"]:
        case "splendor":
            yield from _gems_of_bank(position["bank"], position["settings"]["may_take_fewer"])
        case "duel":
            yield from _lines_of_board(position["board"], names)
        case "pocket":
            for kind, there in enumerate(position["bank"][:-1]):
                for taken in range(1, min(2, there) + 1):
                    yield [taken * (kind == other) for other in range(len(names))]


def _gems_of_bank(bank: Sequence[int], may_take_fewer: bool) -> Iterator[list[int]]:
    available = [colour for colour in range(5) if bank[colour]]
    number = min(3, len(available))
    for size in range(1, number + 1) if may_take_fewer else [number]:
        for gems in combinations(available, size):
            yield [int(kind in gems) for kind in range(6)]
    for colour in range(5):
        if bank[colour] >= 4:
            yield [2 * (kind == colour) for kind in range(6)]


def _lines_of_board(board: Sequence[Sequence[str | None]], names: Sequence[str]) -> Iterator[list[int]]:
    for row in range(5):
        for column in range(5):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                found: list[str] = []
                for step in range(3):
                    r, c = row + step * down, column + step * right
                    token = board[r][c] if 0 <= r < 5 and 0 <= c < 5 else None
                    if token is None or token == "gold":
                        break
                    found.append(token)
                    yield [found.count(name) for name in names]


def gets_noble(table: Table, seat: int, noble: int, turns: int, unseen: set[int]) -> bool:
    """Whether a seat that has all the turns can buy its way to a noble with the cards that lie there now."""
    position = table.position
    if turns == 0:
        return noble in position["players"][seat]["nobles"]
    if position["phase"] == "over" or position["pending"]["closing"] is not None:
        return False
    mine = turn_of(table, seat)
    owned = _bought(mine, seat)
    for text in sorted(mine.legal):
        if text.startswith("buy "):
            for end in ends_of(mine.fork().play(text), seat, int(mine.position["turn"])):
                if (_bought(end, seat) - owned) & unseen:
                    continue
                turned_up = unseen | (_face_up(end) - _face_up(mine))
                if gets_noble(end, seat, noble, turns - 1, turned_up):
                    return True
    return False


def _bought(table: Table, seat: int) -> set[int]:
    return set(table.position["players"][seat]["cards"])


def _face_up(table: Table) -> set[int]:
    return {card for row in table.position["market"] for card in row if card is not None}
