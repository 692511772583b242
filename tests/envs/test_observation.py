"""Observations by groups, and the tables of the docs."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from cabochon import State
from cabochon.envs import Batch
from cabochon.envs.observation import by_group, groups
from cabochon.games import game, game_names
from cabochon.games.base import Game
from cabochon.games.errors import CabochonError
from cabochon.games.verbs import first_actions

DOCS = Path(__file__).parents[2] / "docs" / "environments.md"


def table(game: Game) -> str:
    """The groups in Markdown, for docs/environments.md."""
    lines = ["| key | index | shape | things | fields |", "| --- | --- | --- | --- | --- |"]
    for group in groups(game):
        cells = (
            f"`{group.name}`",
            f"{group.start} to {group.stop - 1}",
            " × ".join(map(str, group.shape)),
            _short(group.block.things),
            _short([field.name for field in group.block.fields]),
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def action_table(game: Game) -> str:
    """The action numbers in Markdown, for docs/environments.md."""
    lines = ["| action | phase | notation |", "| --- | --- | --- |"]
    for verb, (first, after) in zip(game.verbs, pairwise(first_actions(game.verbs)), strict=True):
        numbers = f"{first}" if after - first == 1 else f"{first} to {after - 1}"
        notation = _short([f"`{text}`" for text in game.texts[first:after]])
        lines.append(f"| {numbers} | {verb.phase} | {notation} |")
    return "\n".join(lines)


def _short(names: Sequence[str]) -> str:
    return ", ".join(names) if len(names) <= 4 else f"{names[0]}, {names[1]} … {names[-1]}"


@pytest.mark.parametrize("name", game_names())
def test_the_documentation_lists_groups_and_actions(name: str) -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert table(game(name)) in text
    assert action_table(game(name)) in text


@pytest.mark.parametrize("name", game_names())
def test_the_groups_are_the_whole_vector_in_order(name: str) -> None:
    found = groups(game(name))
    state = State.random(name, seed=4)
    vector = state.features(0)
    assert [group.start for group in found[1:]] == [group.stop for group in found[:-1]]
    assert found[-1].stop == len(vector)
    parts = by_group(state.game, vector)
    assert np.array_equal(np.concatenate([part.ravel() for part in parts.values()]), vector)


def test_a_feature_is_found_by_its_group() -> None:
    batch = Batch("splendor", 3, seed=1)
    market = next(group for group in groups(batch.game) if group.name == "market")
    points = [field.name for field in market.block.fields].index("points")
    shown = market.of(batch.observations)
    assert shown.shape == (3, 15, len(market.block.fields))
    for g in range(3):
        for place, card in enumerate(batch.states["market"][g]):
            worth = batch.game.cards[card].points / 5 if card >= 0 else 0
            assert shown[g, place, points] == pytest.approx(worth)


def test_a_game_without_features(pocket_installed: None) -> None:
    del pocket_installed
    with pytest.raises(CabochonError, match="no features"):
        groups(game("pocket"))
