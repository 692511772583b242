"""Cards, nobles and royals as they look on the table."""

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from cabochon.games.base import Game
from cabochon.terminal.gems import WILD, amounts, chip

CROWN, CROWN_ASCII = "♛", "^"
BUYABLE, BUYABLE_ASCII = "✓", "+"
# The signs of Duel's abilities, in the order of the legend under the table.
ABILITIES = {
    "extra_turn": ("↻", "@"),
    "take_matching": ("+", "+"),
    "privilege": ("§", "$"),
    "steal": ("⇄", "%"),
    "wild": (WILD, WILD),
}
_ROOMY = 13
_BACK = "bold #dddddd on #5a4a3a"


def sign(ability: str, ascii_only: bool) -> str:
    """The sign of an ability on cards and in the legend."""
    return ABILITIES[ability][ascii_only]


def signs(ability: str, ascii_only: bool) -> str:
    """The signs of a card's abilities; that it is wild shows in its bonus already."""
    return "".join(sign(part, ascii_only) for part in ability.split("+") if part not in ("none", "wild"))


def bonus_letters(card: Any) -> str:
    """`w`, `ww` for a double bonus, `*` for a wild card, nothing for none."""
    if card.bonus < 0:
        return ""
    return f"wbgrk{WILD}"[card.bonus] * int(getattr(card, "bonus_count", 1))


def back(text: str) -> Text:
    """The back of a card, which shows its level."""
    return Text(f" {text} ", _BACK)


def card_cell(
    game: Game, number: int | None, place: str, buyable: bool, width: int, ascii_only: bool
) -> list[Text]:
    """Two lines: place, points and bonus; price."""
    if number is None:
        return [Text((" " if width >= _ROOMY else "") + place + " -", "dim"), Text()]
    card = game.cards[number]
    mark = (BUYABLE_ASCII if ascii_only else BUYABLE) if buyable else ""
    # With room to spare, a space keeps text and border apart.
    gap = " " if width >= _ROOMY else ""
    left = Text.assemble(gap, (place + mark, "bold green" if buyable else "dim"))
    room = width - left.cell_len - len(gap)
    right = _worth(card, ascii_only, wide=True)
    if right.cell_len >= room:
        right = _worth(card, ascii_only, wide=False)
    left.pad_right(max(0, room - right.cell_len))
    return [left + right, Text(gap) + amounts(card.cost, game.letters, width - len(gap))]


def _worth(card: Any, ascii_only: bool, wide: bool) -> Text:
    """Points, crowns, ability and bonus of a card, in that order; a wide bonus has a margin in its colour."""
    text = Text()
    if card.points:
        text.append(str(card.points), "bold")
    crowns = getattr(card, "crowns", 0)
    if crowns:
        text.append((CROWN_ASCII if ascii_only else CROWN) + str(crowns), "bold yellow")
    text.append(signs(getattr(card, "ability", "none"), ascii_only), "bold magenta")
    letters = bonus_letters(card)
    text.append(" " if text else "")
    if letters:
        text.append_text(chip(letters[0], f" {letters} " if wide else letters))
    else:
        text.append(" - " if wide else "-", "dim")
    return text


def hand_card(game: Game, entry: dict[str, Any], slot: int, buyable: bool, ascii_only: bool) -> Text:
    """A reserved card in one line. Parentheses: only its owner has seen it. Its back, if we have not."""
    number, level = entry["card"], entry["level"]
    mark = (BUYABLE_ASCII if ascii_only else BUYABLE) if buyable else ""
    label = Text(f"h{slot}{mark} ", "bold green" if buyable else "dim")
    if number is None:
        return Text.assemble(label, back(f"{level}?"))
    card = game.cards[number]
    face = Text.assemble(_worth(card, ascii_only, wide=True), " ", amounts(card.cost, game.letters, 0))
    return Text.assemble(label, "(", face, ")") if entry["hidden"] else Text.assemble(label, face)


def tile(place: int, points: int, cost: Sequence[int], letters: str, width: int | None) -> Text:
    """A noble in one line: place, the bonuses that it asks for, points."""
    return Text.assemble((f"{place} ", "dim"), amounts(cost, letters, width), (f" +{points}", "bold"))
