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

from cabochon.games import LONGEST_GAME, game, game_names
from cabochon.games.errors import PositionError, SettingsError, SetupError
from cabochon.games.state import State
from tests.games.configurations import CONFIGURATIONS, Configuration, any_configuration
from tests.games.random_games import RandomGame, seeds
from tests.games.test_properties import everywhere, expected_tokens, tokens_in_all

many = settings(max_examples=settings.default.max_examples * 3 if settings.default else 300)

WORDS = sorted(
    {word for name in game_names() for word in (*game(name).phases, *game(name).tokens, "finish_round", "5")}
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
    [s.name for name in game_names() for s in game(name).settings] + ["start", "", "Target"]
)


@given(
    st.sampled_from(game_names()), st.integers(-1, 6), st.dictionaries(setting_names, json_values, max_size=3)
)
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
        assert state.settings[setting.name] == checked[setting.name]


@given(any_configuration(), seeds, st.data())
@many
def test_orders_are_dealt_or_refused(configuration: Configuration, seed: int, data: st.DataObject) -> None:
    rules, players = configuration.rules, configuration.players
    checked = rules.check_settings(players, configuration.settings)
    rng = random.Random(seed)
    orders = {
        pool: rng.sample(numbers, len(numbers)) for pool, numbers in rules.pools(players, checked).items()
    }
    assert State(rules, rules.deal(players, checked, orders)).legal_actions()
    pool = data.draw(st.sampled_from(sorted(orders)))
    place = data.draw(st.integers(0, len(orders[pool]) - 1))
    spoiled: list[Any] = list(orders[pool])
    spoiled[place] = data.draw(json_values)
    try:
        state = State(rules, rules.deal(players, checked, {**orders, pool: spoiled}))
    except SetupError:
        return
    assert everywhere(state.position(), "cards") == list(range(len(rules.cards)))


@pytest.mark.parametrize("name", game_names())
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


def spoil(position: Any, other: Any, rng: random.Random) -> None:
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


def check_playable(state: State) -> None:
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
    assert everywhere(end, "cards") == list(range(len(state.game.cards)))
    assert State.from_position(end).tobytes() == drawn.tobytes()


@given(st.sampled_from(game_names()), seeds)
@many
def test_positions_are_playable_or_refused(name: str, seed: int) -> None:
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
        check_playable(state)


@given(st.sampled_from(game_names()), json_values)
def test_what_is_no_position_is_refused(name: str, value: Any) -> None:
    with pytest.raises(PositionError):
        State.from_position(value)
    with pytest.raises(PositionError):
        game(name).read_position(value)


@pytest.mark.parametrize("name", [None, 7, "", "chess", "x" * 10**6, ["duel"]])
def test_a_position_of_no_game_is_refused(name: Any) -> None:
    position = {**position_in("duel", "act"), "game": name}
    with pytest.raises(PositionError, match="splendor, duel"):
        State.from_position(position)


def test_a_position_is_read_by_its_own_game() -> None:
    with pytest.raises(PositionError, match="game"):
        game("splendor").read_position(position_in("duel", "act"))


def position_in(name: str, phase: str) -> Any:
    """A complete position of a game in that phase, early in the game."""
    positions = [json.loads(text) for text in real_positions(name)]
    fitting = [p for p in positions if p["phase"] == phase and isinstance(p["decks"][0], list)]
    return min(fitting, key=lambda position: int(position["turn"]))


def owns_everything(position: Any) -> None:
    """The first player has every card of the table."""
    player = position["players"][0]
    player["cards"] += [card for pile in position["decks"] + position["market"] for card in pile]
    position["decks"] = [[], [], []]
    position["market"] = [[None] * len(row) for row in position["market"]]
    cards = [game("splendor").cards[card] for card in player["cards"]]
    player["points"] = sum(card.points for card in cards) + 3 * len(player["nobles"])
    player["bonuses"] = [sum(card.colour == colour for card in cards) for colour in range(5)]


def hides_one_card(position: Any) -> None:
    """One card of a deck is masked, the others are known."""
    position["decks"][0][0] = None


def hides_one_deck(position: Any) -> None:
    """Of one deck only the size is told, of the others the cards."""
    position["decks"][0] = len(position["decks"][0])


def hides_a_hand(position: Any) -> None:
    """A card in hand is masked, although the decks are known."""
    position["players"][0]["reserved"] = [{"card": None, "hidden": True, "deck": "1", "level": 1}]
    position["decks"][0].pop()


def hides_decks(position: Any) -> None:
    """The decks are masked, although it is known in which order the bag will be emptied."""
    position["decks"] = [len(deck) for deck in position["decks"]]


def reserves(**back: Any) -> Callable[[Any], None]:
    """The top of a deck is in hand, with something else on its back."""

    def reserve(position: Any) -> None:
        card = {"card": position["decks"][1].pop(0), "hidden": False, "deck": "2", "level": 2}
        position["players"][0]["reserved"] = [{**card, **back}]

    return reserve


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


def put(value: Any, *path: Any) -> Callable[[Any], None]:
    """Something else lies at a place of the position."""

    def replace(position: Any) -> None:
        *outer, last = path
        for key in outer:
            position = position[key]
        position[last] = value

    return replace


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
    ("splendor", "pay", pending(buying="4a"), "buying"),
    ("splendor", "pay", pending(buying="1t"), "buying"),
    (
        "duel",
        "pay",
        lambda p: p["pending"].update(buying=f"h{1 + len(p['players'][p['to_move']]['reserved'])}"),
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
    ("splendor", "act", hides_one_card, r"decks\[0\]\[0\]"),
    ("splendor", "act", hides_one_deck, "all be sizes"),
    ("splendor", "act", hides_a_hand, "all be sizes"),
    ("splendor", "act", put([[0, 1]], "sides"), "sides must be"),
    ("splendor", "act", put(9, "players", 0, "discount", 0), "discount must be"),
    ("splendor", "act", lambda p: p["nobles"].pop(), "nobles"),
    ("splendor", "act", put(None, "nobles", 0), "nobles"),
    ("splendor", "act", lambda p: p.update(nobles=[p["nobles"][0]] * 3), "two places"),
    ("splendor", "act", reserves(deck="4"), "deck"),
    ("splendor", "act", reserves(level=1), "that of its deck"),
    ("splendor", "act", reserves(deck="3", level=3), "card"),
    ("splendor", "act", owns_everything, "100 points"),
    ("duel", "act", pending(again=True), "again"),
    ("duel", "act", pending(cursor=26), "cursor"),
    ("duel", "act", holds_eleven, "10 tokens"),
    ("duel", "act", has_three_royals, "royals"),
    ("duel", "act", hides_one_card, r"decks\[0\]\[0\]"),
    ("duel", "act", hides_one_deck, "all be sizes"),
    ("duel", "act", hides_a_hand, "all be sizes"),
    ("duel", "act", hides_decks, "bag_order"),
    ("duel", "act", put([[0, 1]], "sides"), "sides must be"),
    ("duel", "act", put(1, "players", 0, "discount", 5), "discount must be"),
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
        State.from_position(position)
    assert len(str(refusal.value)) < 300
