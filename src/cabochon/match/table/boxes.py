"""What the tables of all games are printed with: cards in boxes, players in lines."""

from collections.abc import Iterable, Sequence

from cabochon.games.base import Game
from cabochon.games.components import Card
from cabochon.games.places import COLUMNS
from cabochon.games.positions import PlayerPosition, Position, Reserved, deck_sizes
from cabochon.match.faces import ability_words, amounts, bonus_words, columns, count, price

WIDTH = 100
CARD = 11  # columns inside a card: enough for four costs
DECK = 5
NAME = 22


# --- Cards ---


def row(position: Position, game: Game, deck: int, height: int) -> list[list[str]]:
    """The face-up cards of a deck, each as a box of `height` lines of text."""
    boxes = []
    for column, number in zip(COLUMNS, position["market"][deck], strict=False):
        words = [""] * height if number is None else card_lines(game.cards[number], game.letters)[:height]
        boxes.append(box(f"{game.decks[deck].name}{column}", words))
    return boxes


def card_lines(card: Card, letters: str) -> list[str]:
    """What is printed on a card, in three lines."""
    left = f"{card.points or ''} {'^' * card.crowns}".strip()
    right = bonus_words(card, letters, "any")
    cost = price(amounts(card.cost, letters))
    return [left + right.rjust(CARD - len(left)), cost, ability_words(card.abilities)]


def pile(position: Position, game: Game, deck: int, height: int) -> list[str]:
    """A deck, with how many cards it has."""
    left, noun = count(deck_sizes(position)[deck], "card").split()
    words = [left.center(DECK), noun.center(DECK), *[""] * (height - 2)]
    return box(f"{game.decks[deck].name}t", words, DECK)


def hand(reserved: Iterable[Reserved], game: Game) -> list[str]:
    """Each reserved card as `h1 [level 2, 3 points, k: 6w 2b]`; `h1 [2?]` of deck 2, if it is unknown."""
    shown = []
    for place, entry in enumerate(reserved, 1):
        if entry["card"] is None:
            shown.append(f"h{place} [{entry['deck']}?]")
            continue
        card = game.cards[entry["card"]]
        parts = (
            f"level {card.level}",
            count(card.points, "point") if card.points else "",
            "^" * card.crowns,
            bonus_words(card, game.letters, "any"),
            ability_words(card.abilities),
        )
        words = ", ".join(part for part in parts if part)
        hidden = " hidden" if entry["hidden"] else ""
        shown.append(f"h{place} [{words}: {price(amounts(card.cost, game.letters))}]{hidden}")
    return shown


# --- Players ---


def token_line(position: Position, game: Game, seat: int, names: Sequence[str]) -> str:
    """A player's name and tokens."""
    tokens = position["players"][seat]["tokens"]
    turn = ">" if position["to_move"] == seat else " "
    return colours(f"{turn} {names[seat]}", tokens, f"tokens, {sum(tokens)} of {game.token_limit}")


def bonus_line(player: PlayerPosition) -> str:
    """A player's points, cards and bonuses."""
    worth = f"  {count(player['points'], 'point')}, {count(len(player['cards']), 'card')}"
    return colours(worth, player["bonuses"], "bonuses")


def colours(label: str, values: Iterable[object], remark: str = "") -> str:
    """A line with a column for each colour; 0 is a dot."""
    cells = "".join(f"{value or '.':>4}" for value in values)
    return label + " " * (NAME + 3 - columns(label)) + f"{cells:28}   {remark}"


def listing(label: str, items: Sequence[str]) -> list[str]:
    """The items behind a label, on as many lines as they need."""
    lines: list[str] = []
    for item in items:
        if lines and len(lines[-1]) + 2 + len(item) <= WIDTH:
            lines[-1] += f"  {item}"
        else:
            lines.append(f"  {'' if lines else label:10}{item}")
    return lines


def legend(game: Game) -> str:
    """Letters and names of the tokens."""
    return "  ".join(f"{letter} {token}" for letter, token in zip(game.letters, game.tokens, strict=True))


# --- Boxes ---


def box(title: str, words: Sequence[str], width: int = CARD) -> list[str]:
    """Lines in a frame with a title."""
    lines = [f"│ {line:{width}} │" for line in words]
    return [f"┌─ {title} ".ljust(width + 3, "─") + "┐", *lines, f"└{'─' * (width + 2)}┘"]


def space(width: int, height: int) -> list[str]:
    """Nothing."""
    return [" " * width] * height


def beside(blocks: Sequence[Sequence[str]]) -> list[str]:
    """Blocks of equal height, side by side."""
    return [" ".join(parts) for parts in zip(*blocks, strict=True)]
