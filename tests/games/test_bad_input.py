"""Whatever people hand in is either refused in words, or good enough to play on from."""

import json
import random
from collections.abc import Callable, Iterator
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
from cabochon.games.state import State
from tests.games.configurations import CONFIGURATIONS, Configuration, any_configuration
from tests.games.random_games import RandomGame, seeds
from tests.games.test_properties import everywhere, expected_tokens, tokens_in_all

many = settings(max_examples=settings.default.max_examples * 3 if settings.default else 300)

WORDS = sorted(
    {word for name in GAMES for word in (*game(name).phases, *game(name).tokens, "finish_round", "5")}
)

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

setting_names = st.sampled_from(
    [s.name for name in GAMES for s in game(name).settings] + ["start", "", "Target"]
)


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
    state = State.random(rules, players, checked, 0)
    assert state.legal_actions()
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
    assert everywhere(state.position(), "cards") == list(range(len(rules.cards)))


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
            one_for_each_phase = {state.phase: state for state in states}
            for state in (states[0], states[len(states) // 2], *one_for_each_phase.values()):
                shown = [state, state.view(None), state.view(0)]
                found += [json.dumps(part.position()) for part in shown]
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
        holder[key] = rng.choice(
            [None, True, -1, 0, 7, 200, 2**15, 10**30, 1.5, "", "white", [], {}, [[]], value]
        )
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
    again = State.from_position(json.loads(json.dumps(state.position())))
    assert again.tobytes() == state.tobytes()
    drawn = state.guess(None, 1)  # a view can't be played itself
    assert drawn.view(None).tobytes() == state.view(None).tobytes()
    rng = random.Random(state.tobytes())
    decisions = 0
    while not drawn.is_over and decisions < LONGEST_GAME:
        drawn.apply(rng.choice(drawn.legal_actions()))
        decisions += 1
    outcome = drawn.outcome
    assert outcome is not None
    assert outcome.winners
    end = drawn.position()
    assert tokens_in_all(end) == expected_tokens(end)
    assert everywhere(end, "cards") == list(range(len(rules.cards)))
    assert State.from_position(end).tobytes() == drawn.tobytes()


@given(st.sampled_from(GAMES), seeds)
@many
def test_positions_are_playable_or_refused(name: str, seed: int) -> None:
    rules = game(name)
    rng = random.Random(seed)
    position, other = (json.loads(rng.choice(real_positions(name))) for _ in range(2))
    for _ in range(rng.choice([1, 1, 2, 3])):
        spoil(position, other, rng)
    try:
        state = State.from_position(position)
    except PositionError as error:
        assert 0 < len(str(error)) < 300
        event("refused")
    else:
        event("accepted")
        check_playable(rules, state)


@given(st.sampled_from(GAMES), json_values)
def test_what_is_no_position_is_refused(name: str, value: Any) -> None:
    with pytest.raises(PositionError):
        State.from_position(value)


def position_in(name: str, phase: str) -> Any:
    """A complete position of a game in that phase, early in the game."""
    positions = [json.loads(text) for text in real_positions(name)]
    fitting = [p for p in positions if p["phase"] == phase and None not in p["decks"][0]]
    return min(fitting, key=lambda position: int(position["turn"]))


def owns_everything(position: Any) -> None:
    """The first player has every card of the table."""
    player = position["players"][0]
    player["cards"] += [card for pile in position["decks"] + position["market"] for card in pile]
    position["decks"] = [[], [], []]
    position["market"] = [[None] * len(row) for row in position["market"]]
    cards = [game("splendor").cards[card] for card in player["cards"]]
    player["points"] = sum(card.points for card in cards) + 3 * len(player["nobles"])
    player["bonuses"] = [sum(card.bonus == colour for card in cards) for colour in range(5)]


def hides_one_card(position: Any) -> None:
    """One card of a deck is masked, the others are known."""
    position["decks"][0][0] = None


def holds_eleven(position: Any) -> None:
    """The player to move has more tokens than a turn can begin with."""
    position["pending"]["cursor"] = 0
    tokens = position["players"][position["to_move"]]["tokens"]
    for row in position["board"]:
        for column, token in enumerate(row):
            if token is not None and sum(tokens) <= 10:
                row[column] = None
                tokens[list(position["bag"]).index(token)] += 1


def has_left_a_token(position: Any) -> None:
    """The board has been replenished, yet a token is in the bag."""
    row = next(row for row in position["board"] if "white" in row)
    row[row.index("white")] = None
    position["bag"]["white"] += 1
    position["pending"]["replenished"] = True


def has_three_royals(position: Any) -> None:
    """One player has more royals than crowns can bring."""
    position["royals"] = [3]
    position["players"][0]["royals"], position["players"][1]["royals"] = [0, 1, 2], []


def pending(**changes: Any) -> Callable[[Any], None]:
    """Something else is pending than what is."""
    return lambda position: position["pending"].update(changes)


IMPOSSIBLE: list[tuple[str, str, Callable[[Any], Any], str]] = [
    ("splendor", "act", pending(passes=4), "passes"),
    ("splendor", "act", pending(closing=1), "closing"),
    ("splendor", "pay", pending(passes=1), "passes"),
    ("splendor", "pay", pending(cursor=3), "cursor"),
    ("splendor", "pay", pending(payment=[0, 0, 0, 0, 0, 0]), "payment"),
    ("splendor", "pay", pending(buying=18), "buying"),
    (
        "duel",
        "pay",
        lambda p: p["pending"].update(buying=12 + len(p["players"][p["to_move"]]["reserved"])),
        "empty",
    ),
    ("splendor", "pay", lambda p: p["settings"].update(choose_payment=False), "phase pay"),
    ("splendor", "return", pending(passes=1), "passes"),
    ("splendor", "return", lambda p: p.update(phase="act"), "10 tokens"),
    ("splendor", "return", lambda p: p.update(phase="noble"), "10 tokens"),
    ("splendor", "act", lambda p: p.update(phase="return"), "10 tokens"),
    ("splendor", "act", lambda p: p.update(phase="noble"), "two nobles"),
    ("splendor", "over", pending(closing=None), "nobody has closed"),
    ("splendor", "over", lambda p: p.update(to_move=0), "to_move"),
    ("splendor", "act", lambda p: p.update(turn=2**31), "turn"),
    ("splendor", "act", hides_one_card, "null from top to bottom"),
    ("splendor", "act", owns_everything, "100 points"),
    ("duel", "act", pending(again=True), "again"),
    ("duel", "act", pending(cursor=26), "cursor"),
    ("duel", "act", holds_eleven, "10 tokens"),
    ("duel", "act", has_three_royals, "royals"),
    ("duel", "act", hides_one_card, "null from top to bottom"),
    ("duel", "act", lambda p: p.update(bag_order=None), "bag_order"),
    ("duel", "act", lambda p: p.update(bag_order=None, chance=None), "bag_order"),
    ("duel", "act", has_left_a_token, "replenished"),
    ("duel", "over", pending(replenished=True), "replenished"),
    ("duel", "pay", pending(cursor=4), "cursor"),
    ("duel", "royal", pending(cursor=1), "cursor"),
    ("duel", "return", pending(cursor=7), "cursor"),
    ("duel", "over", pending(again=True), "again"),
    ("duel", "over", pending(winner=2), "winner"),
    ("duel", "steal", lambda p: p.update(phase="match"), "phase match"),
    ("duel", "act", lambda p: p.update(phase="colour"), "bought"),
    ("duel", "colour", lambda p: p.update(phase="act"), "wild"),
]


@pytest.mark.parametrize(("name", "phase", "change", "complaint"), IMPOSSIBLE)
def test_what_no_game_can_reach_is_refused(
    name: str, phase: str, change: Callable[[Any], Any], complaint: str
) -> None:
    position = position_in(name, phase)
    State.from_position(position)
    change(position)
    with pytest.raises(PositionError, match=complaint):
        State.from_position(position)


LARGE: dict[str, Any] = {
    "number": 10**5000,
    "numbers": [10**5000],
    "text": "x" * 10**6,
    "list": [[]] * 10**5,
    "depth": json.loads("[" * 900 + "]" * 900),
}


@pytest.mark.parametrize("kind", LARGE)
@pytest.mark.parametrize("key", ["turn", "players", "phase", "pending", "board"])
def test_complaints_stay_short(key: str, kind: str) -> None:
    position = position_in("duel", "act")
    position[key] = LARGE[kind]
    with pytest.raises(PositionError) as refusal:
        game("duel").from_position(position)
    assert len(str(refusal.value)) < 300
