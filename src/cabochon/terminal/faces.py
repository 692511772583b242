"""Cards as they look on the table and in hand."""

from rich.text import Text

from cabochon.games.base import Game
from cabochon.games.components import NO_BONUS, WILD, Card
from cabochon.games.positions import Reserved
from cabochon.terminal.gems import WILD_LETTER, amounts, chip
from cabochon.terminal.signs import CROWN, CROWN_ASCII, signs

BUYABLE, BUYABLE_ASCII = "✓", "+"
_ROOMY = 13
_BACK = "bold #dddddd on #5a4a3a"


def back(text: str) -> Text:
    """The back of a card, which shows its deck."""
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
    right = _worth(game, card, ascii_only, wide=True)
    if right.cell_len >= room:
        right = _worth(game, card, ascii_only, wide=False)
    left.pad_right(max(0, room - right.cell_len))
    return [left + right, Text(gap) + amounts(game, card.cost, width - len(gap))]


def _worth(game: Game, card: Card, ascii_only: bool, wide: bool) -> Text:
    """Points, crowns, abilities and bonus of a card, in that order; a wide bonus has a margin."""
    text = Text()
    if card.points:
        text.append(str(card.points), "bold")
    if card.crowns:
        text.append((CROWN_ASCII if ascii_only else CROWN) + str(card.crowns), "bold yellow")
    text.append(signs(card.abilities, ascii_only), "bold magenta")
    text.append(" " if text else "")
    if card.bonus == NO_BONUS:
        return text.append(" - " if wide else "-", "dim")
    letters = (WILD_LETTER if card.bonus == WILD else game.letters[card.colour]) * card.bonus_count
    return text.append_text(chip(card.bonus, f" {letters} " if wide else letters))


def hand_card(game: Game, entry: Reserved, place: str, buyable: bool, ascii_only: bool) -> Text:
    """A reserved card in one line. Parentheses: only its owner has seen it. Its back, if we have not."""
    mark = (BUYABLE_ASCII if ascii_only else BUYABLE) if buyable else ""
    label = Text(f"{place}{mark} ", "bold green" if buyable else "dim")
    if entry["card"] is None:
        return Text.assemble(label, back(f"{entry['deck']}?"))
    card = game.cards[entry["card"]]
    face = Text.assemble(_worth(game, card, ascii_only, wide=True), " ", amounts(game, card.cost, 0))
    return Text.assemble(label, "(", face, ")") if entry["hidden"] else Text.assemble(label, face)
