"""Whatever people hand in is either refused in words, or good enough to play on from."""

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from cabochon.games import GAMES, game
from cabochon.games.base import Game, Position, State
from cabochon.games.check import LONGEST_GAME
from cabochon.games.errors import PositionError, SettingsError, SetupError
from tests.games.configurations import CONFIGURATIONS, Configuration, any_configuration
from tests.games.random_games import RandomGame, seeds
from tests.games.test_properties import everywhere, expected_tokens, tokens_in_all

many = settings(max_examples=settings.default.max_examples * 3 if settings.default else 300)

WORDS = sorted({word for name in GAMES for word in (*game(name).phases, *game(name).tokens, "finish_round", "5")})

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 100)
    | st.sampled_from([2**15, -(2**15), 2**31, 2**63, 10**30])
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["act", "pay", "return", "over", "white", "gold", "true", "random", "0", "١"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


# --- Settings and orders ---

setting_names = st.sampled_from([s.name for name in GAMES for s in game(name).settings] + ["start", "", "Target"])


@given(st.sampled_from(GAMES), st.integers(-1, 6), st.dictionaries(setting_names, json_values, max_size=3))
@many
def test_settings_are_complete_or_refused(name: str, players: int, asked: dict[str, Any]) -> None:
    rules = game(name)
    try:
        checked = rules.check_settings(players, asked)
    except SettingsError:
        return
    assert set(checked) == {setting.name for setting in rules.settings} | {"start"}
    assert rules.check_settings(players, checked) == checked
    state = rules.random_state(players, checked, 0)
    assert rules.legal_actions(state)
    for setting in rules.settings:
        assert type(checked[setting.name]) is type(setting.default)
        assert rules.settings_of(state)[setting.name] == checked[setting.name]


@given(any_configuration(), seeds, st.data())
@many
def test_orders_are_dealt_or_refused(configuration: Configuration, seed: int, data: st.DataObject) -> None:
    rules, players = configuration.rules, configuration.players
    checked = rules.check_settings(players, configuration.settings)
    rng = random.Random(seed)
    orders = {
        pool: rng.sample(numbers, len(numbers)) for pool, numbers in rules.pools(players, checked).items()
    }
    assert rules.legal_actions(rules.deal(players, checked, orders))
    pool = data.draw(st.sampled_from(sorted(orders)))
    place = data.draw(st.integers(0, len(orders[pool]) - 1))
    spoiled: list[Any] = list(orders[pool])
    spoiled[place] = data.draw(json_values)
    try:
        state = rules.deal(players, checked, {**orders, pool: spoiled})
    except SetupError:
        return
    assert everywhere(rules.position(state), "cards") == list(range(len(rules.cards)))


@pytest.mark.parametrize("name", GAMES)
def test_orders_that_are_none(name: str) -> None:
    rules = game(name)
    pools = rules.pools(2, rules.check_settings(2, {}))
    for orders in (
        {},
        {**pools, "level4": []},
        {**pools, "level1": pools["level1"][:-1]},
        {**pools, "level1": [*pools["level1"], 0]},
        {**pools, "level1": [0, *pools["level1"][:-1]]},
        {**pools, "start": [2]},
    ):
        with pytest.raises(SetupError):
            rules.deal(2, {}, orders)


# --- Positions ---


@cache
def real_positions(name: str) -> list[str]:
    """Positions of a game as JSON: of every configuration and phase, complete and as seats see them."""
    found = []
    for number, configuration in enumerate(CONFIGURATIONS):
        if configuration.game == name:
            rules = configuration.rules
            states = RandomGame(configuration, number, eager=True).states()
            moments = {rules.phase(state): state for state in states}
            moments |= {f"{rules.phase(state)} again": state for state in states[:: len(states) // 2]}
            for state in moments.values():
                shown = [state, rules.view(state, None), rules.view(state, 0)]
                found += [json.dumps(rules.position(part)) for part in shown]
    return found


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a JSON value: the list or object that holds it, and its index or key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from places(value[key])


def spoil(position: Any, other: Position, rng: random.Random) -> None:
    """Change something somewhere; `other` is another position of the game, to take parts from."""
    holder, key = rng.choice([*places(position), *places(position.get("pending"))])
    value = holder[key]
    kind = rng.choice(["replace", "nudge", "delete", "add", "swap", "transplant", "tokens"])
    if kind == "replace":
        holder[key] = rng.choice([None, True, -1, 0, 7, 200, 2**15, 10**30, 1.5, "", "white", [], {}, [[]], value])
    elif kind == "nudge":
        if isinstance(value, bool):
            holder[key] = not value
        elif isinstance(value, int):
            holder[key] = value + rng.choice([-1, 1])
        elif isinstance(value, str):
            holder[key] = rng.choice(WORDS)
        elif value is None:
            holder[key] = rng.randrange(90)
    elif kind == "delete":
        del holder[key]
    elif kind == "add":
        if isinstance(holder, list):
            holder[key:key] = [value] * rng.choice([1, 200])
        else:
            holder[rng.choice(WORDS)] = value
    elif kind == "swap":
        there, spot = rng.choice([(h, k) for h, k in places(position) if type(h[k]) is type(value)])
        if not isinstance(value, dict | list):
            holder[key], there[spot] = there[spot], value
    elif kind == "transplant":
        shared = rng.choice(sorted(other))
        position[shared] = other[shared]
    else:
        with suppress(KeyError, IndexError, TypeError):  # if something else has spoiled them already
            colour = rng.randrange(6)
            rng.choice(position["players"])["tokens"][colour] -= 1
            rng.choice(position["players"])["tokens"][colour] += 1


def check_playable(rules: Game, state: State) -> None:
    """The game can be played from here to its end, and nothing is lost on the way."""
    again = rules.from_position(json.loads(json.dumps(rules.position(state))))
    assert again.tobytes() == state.tobytes()
    drawn = rules.determinize(state, None, 1)  # a view can't be played itself
    assert rules.view(drawn, None).tobytes() == rules.view(state, None).tobytes()
    rng = random.Random(state.tobytes())
    decisions = 0
    while not rules.is_over(drawn) and decisions < LONGEST_GAME:
        rules.apply(drawn, rng.choice(rules.legal_actions(drawn)))
        decisions += 1
    outcome = rules.outcome(drawn)
    assert outcome is not None
    assert outcome.winners
    end = rules.position(drawn)
    assert tokens_in_all(end) == expected_tokens(end)
    assert everywhere(end, "cards") == list(range(len(rules.cards)))
    assert rules.from_position(end).tobytes() == drawn.tobytes()


@given(st.sampled_from(GAMES), seeds)
@many
def test_positions_are_playable_or_refused(name: str, seed: int) -> None:
    rules = game(name)
    rng = random.Random(seed)
    position, other = (json.loads(rng.choice(real_positions(name))) for _ in range(2))
    for _ in range(rng.choice([1, 1, 2, 3])):
        spoil(position, other, rng)
    try:
        state = rules.from_position(position)
    except PositionError as error:
        assert 0 < len(str(error)) < 300
        event("refused")
    else:
        event("accepted")
        check_playable(rules, state)


@given(st.sampled_from(GAMES), json_values)
def test_what_is_no_position_is_refused(name: str, value: Any) -> None:
    with pytest.raises(PositionError):
        game(name).from_position(value)
