"""A position that is told in other words is as good: cards of a row change places, colours change names.

Whoever has few games to learn from learns more from each of them if it is told in another way every time.
What can be renamed is in the game's own file; here names become numbers of features, actions and cards.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import torch

from cabochon.games import own_module
from cabochon.games.base import Game
from cabochon.games.verbs import Form, Verb
from cabochon.training.batch import AIMS
from cabochon.training.recipe import SYMMETRIES

NO, PLACES, ALL = SYMMETRIES
"""What is renamed: nothing; places alone, which is exact; colours as well, which are not quite alike."""

FEATURES, ACTIONS, CARDS = range(3)

SAMPLES = 240
"""So many renamings of all that there are; each step of learning takes one of them."""

Words = Mapping[str, str]
"""Names of things, as features and notation have them, and what each is called instead."""


class Symmetries:
    """Some of the ways in which a game's positions can be told, drawn once."""

    def __init__(self, game: Game, device: torch.device, which: str = ALL) -> None:
        """`which` is PLACES or ALL."""
        own = own_module("cabochon.training", game, "plain")
        chance = random.Random(0)
        pairs = [own.renamings(chance) for _ in range(SAMPLES)]
        if which == PLACES:
            pairs = [(places, {}) for places, _ in pairs]
        self._careful = _tellings(game, [places for places, _ in pairs], device)
        self._bold = _tellings(game, [{**places, **rest} for places, rest in pairs], device)
        assert game.features is not None
        names = game.features.names()
        self._ordered = torch.tensor(
            [names.index(name) for name, _ in own.IN_ORDER], device=device, dtype=torch.int64
        )
        self._most = torch.tensor([most for _, most in own.IN_ORDER], device=device)
        self._device = device

    def tell(
        self,
        seen: torch.Tensor,
        legal: torch.Tensor,
        policies: torch.Tensor,
        aims: torch.Tensor | None = None,
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor | None]:
        """The same positions in other words, all in the same ones.

        Where tokens or cells are chosen in ascending order, colours and cells keep their names: another
        order would follow.
        """
        number = (torch.rand(1, device=self._device) * SAMPLES).long().clamp(max=SAMPLES - 1)
        in_order = (seen[:, self._ordered] > self._most).any(1)[:, None]
        careful, bold = (_chosen(tellings, number) for tellings in (self._careful, self._bold))

        def told(rows: torch.Tensor, kind: int) -> torch.Tensor:
            return torch.where(
                in_order, rows.index_select(1, careful[kind]), rows.index_select(1, bold[kind])
            )

        if aims is not None:
            aims = torch.cat([aims[:, :AIMS], told(aims[:, AIMS:], CARDS)], 1)
        return told(seen, FEATURES), told(legal, ACTIONS), told(policies, ACTIONS), aims


def _chosen(tellings: Sequence[torch.Tensor], number: torch.Tensor) -> list[torch.Tensor]:
    return [part.index_select(0, number)[0] for part in tellings]


def _tellings(game: Game, renamings: Sequence[Words], device: torch.device) -> list[torch.Tensor]:
    """For features, actions and cards: a row for each renaming, of where each number comes from."""
    rows = [sources(game, words) for words in renamings]
    return [torch.from_numpy(np.stack(part)).to(device) for part in zip(*rows, strict=True)]


def sources(game: Game, words: Words) -> tuple[Any, Any, Any]:
    """Where each feature, action and card comes from when things are called by other names."""
    assert game.features is not None
    features = game.features.names()
    actions = [(verb, argument) for verb in game.verbs for argument in verb.arguments]
    notation = [f"{verb.name} {argument}" for verb, argument in actions]
    cards = [f"card {card}" for card in range(len(game.cards))]
    return (
        _sources(features, [feature_renamed(name, words) for name in features]),
        _sources(
            notation,
            [f"{verb.name} {renamed(verb, argument, words)}" for verb, argument in actions],
        ),
        _sources(cards, [words.get(card, card) for card in cards]),
    )


def _sources(names: Sequence[str], renamed: Sequence[str]) -> Any:
    """The place in `names` of whatever is called now as each of them was."""
    numbers = {name: number for number, name in enumerate(renamed)}
    return np.array([numbers[name] for name in names], np.int64)


def feature_renamed(name: str, words: Words) -> str:
    """A feature's other name: `1a: costs white` may become `1c: costs red`."""
    thing, _, field = name.partition(": ")
    thing = words.get(thing) or " ".join(words.get(word, word) for word in thing.split())
    return f"{thing}: {' '.join(words.get(word, word) for word in field.split())}"


def renamed(verb: Verb, argument: str, words: Words) -> str:
    """The argument of a decision in other words; what the notation has in one order alone stays in it."""
    if verb.form is Form.NUMBER:
        return words.get(f"{verb.name} {argument}", f"{verb.name} {argument}").split()[-1]
    if verb.form in (Form.TOKENS, Form.TOKEN):
        letters = sorted(words.get(letter, letter) for letter in argument)
        return next(other for other in verb.arguments if sorted(other) == letters)
    if verb.form is Form.LINE and "-" in argument:
        ends = [words.get(cell, "") for cell in argument.split("-")]
        ways = ("-".join(ends), "-".join(reversed(ends)))
        return next((way for way in ways if way in verb.arguments), argument)  # some lines leave the board
    return words.get(argument, argument)
