"""The signs of abilities and crowns, and the legend that explains them."""

from collections.abc import Iterable

from rich.text import Text

from cabochon.games.components import WILD
from cabochon.games.positions import Position
from cabochon.match.speech import ability_name
from cabochon.terminal.gems import WILD_LETTER
from cabochon.terminal.grid import flow
from cabochon.terminal.scene import Scene

CROWN, CROWN_ASCII = "♛", "^"
# In the order of the legend.
_SIGNS = {
    "extra_turn": ("↻", "@"),
    "take_matching": ("+", "+"),
    "privilege": ("§", "$"),
    "steal": ("⇄", "%"),
    WILD: (WILD_LETTER, WILD_LETTER),
}


def sign(ability: str, ascii_only: bool) -> str:
    """The sign of an ability; its first letter where it has none."""
    letter = ability[0].upper()
    return _SIGNS.get(ability, (letter, letter))[ascii_only]


def signs(abilities: Iterable[str], ascii_only: bool) -> str:
    """The signs of a card's abilities."""
    return "".join(sign(ability, ascii_only) for ability in abilities)


def legend(scene: Scene[Position]) -> list[Text]:
    """What the signs on the cards of a game mean; nothing if they bear none."""
    cards = scene.game.cards
    printed = {ability for card in cards for ability in card.abilities}
    printed |= {WILD} & {card.bonus for card in cards}
    known = [ability for ability in _SIGNS if ability in printed]
    texts = [
        f"{sign(ability, scene.ascii_only)} {ability_name(scene.language, ability)}"
        for ability in [*known, *sorted(printed - set(known))]
    ]
    if any(card.crowns for card in cards):
        texts.append(f"{scene.symbol(CROWN, CROWN_ASCII)} {scene.text('sign-crown')}")
    return flow(Text(), [Text(text, "dim") for text in texts], 2, scene.width) if texts else []
