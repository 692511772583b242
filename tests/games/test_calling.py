"""Compiled functions refuse wrong arguments in words, and leave all others to Numba."""

import subprocess
import sys
from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.errors import TypingError

from cabochon.games import LONGEST_GAME, game
from cabochon.games.base import StateRecord
from cabochon.games.bits import Mask
from cabochon.games.chance import Generator, generator
from cabochon.games.errors import CabochonError
from cabochon.games.native import native
from cabochon.games.playout import play_out, random_action
from cabochon.games.state import State
from tests.pocket.game import Pocket

pytestmark = pytest.mark.compiled

NOTHING: Any = None
SPLENDOR, DUEL = game("splendor"), game("duel")
STATE = State.random("splendor", seed=1)
OTHER = State.random("duel", seed=1)


def mask(words: int = SPLENDOR.mask_words, kind: Any = np.int64) -> Any:
    return np.zeros(words, kind)


def read_only() -> Any:
    words = mask()
    words.flags.writeable = False
    return words


legal_actions: Any = native(SPLENDOR.rules.legal_actions)

WRONG: dict[str, tuple[Any, Any, str]] = {
    "an array of records": (np.repeat(STATE.record, 10), mask(), r"not an array: .* cabochon\.envs\.Batch"),
    "a record as an array": (np.array(STATE.record), mask(), r"not an array: hand in its records"),
    "a State": (STATE, mask(), r"takes the record of a state, not the State: hand in state\.record"),
    "another game's record": (OTHER.record, mask(), r"one record of splendor, not one of duel, .*'duel'"),
    "another record": (np.zeros(1, [("phase", np.int8)])[0], mask(), "such as state.record, not a record of"),
    "no record": (None, mask(), r"one record of splendor, such as state\.record, not None"),
    "booleans": (
        STATE.record,
        STATE.mask(),
        r"np\.zeros\(game\.mask_words, np\.int64\), not an array of bool",
    ),
    "small words": (STATE.record, mask(kind=np.int32), "not an array of int32"),
    "fractions": (STATE.record, mask(kind=np.float64), "not an array of float64"),
    "words without a sign": (STATE.record, mask(kind=np.uint64), "not an array of uint64"),
    "words the other way round": (STATE.record, mask(kind=">i8"), r"64-bit words .* not array\("),
    "many masks": (STATE.record, np.zeros((4, 2), np.int64), "not an array of int64 with 2 axes"),
    "a single word": (STATE.record, np.array(0), "not an array of int64 with 0 axes"),
    "a list": (STATE.record, [0, 0], r"not \[0, 0\]"),
    "no mask": (STATE.record, None, "64-bit words .* not None"),
    "a mask that is too short": (STATE.record, mask(1), r"a mask of 2 words, np\.zeros\(.*\), not of 1"),
    "an empty mask": (STATE.record, mask(0), "a mask of 2 words, .* not of 0"),
    "a mask that can't be written to": (STATE.record, read_only(), "mask is a read-only array of int64"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_record_or_no_mask_is_refused(what: str) -> None:
    state, words, complaint = WRONG[what]
    legal_actions(STATE.record, mask())  # which compiles it for what is right
    for given, named in (((state, words), {}), ((), {"state": state, "mask": words})):
        with pytest.raises(CabochonError, match=f"^legal_actions of splendor .*{complaint}") as refusal:
            legal_actions(*given, **named)
        assert len(str(refusal.value)) < 250


def test_what_numba_says_is_the_cause() -> None:
    with pytest.raises(CabochonError) as refusal:
        legal_actions(STATE.record, read_only())
    assert isinstance(refusal.value.__cause__, TypingError)
    with pytest.raises(CabochonError, match=r"encode of splendor .* seat is 0, out is 'x'") as refusal:
        native(SPLENDOR.features.encode)(STATE.record, 0, "x")  # type: ignore[union-attr]
    assert isinstance(refusal.value.__cause__, TypingError)


@pytest.mark.parametrize(
    ("call", "complaint"),
    [
        (
            lambda: native(SPLENDOR.rules.apply)(STATE.record, "take wbg"),
            "action is a whole number, not 'take",
        ),
        (lambda: native(SPLENDOR.rules.apply)(STATE.record, 3.0), r"action is a whole number, not 3\.0"),
        (lambda: native(SPLENDOR.rules.is_over)(OTHER.record), "one record of splendor, not one of duel"),
        (lambda: native(DUEL.views.hide)(STATE.record, 0), "^hide of duel .* not one of splendor"),
        (lambda: native(random_action, SPLENDOR.rules)(mask(1), generator(1)), "a mask of 2 words"),
        (lambda: native(random_action, SPLENDOR.rules)(mask(), NOTHING), r"generator\(seed\), not None"),
        (lambda: native(play_out, DUEL.rules)(OTHER.record, generator(1), mask(2), 1), "a mask of 7 words"),
    ],
)
def test_all_rules_and_algorithms_are_careful(call: Callable[[], Any], complaint: str) -> None:
    before = STATE.tobytes(), OTHER.tobytes()
    with pytest.raises(CabochonError, match=complaint):
        call()
    assert (STATE.tobytes(), OTHER.tobytes()) == before


def test_a_game_beside_the_package_is_known_too() -> None:
    rules = Pocket()
    record = rules.new_record(2, rules.check_settings(2, {}))
    with pytest.raises(
        CabochonError, match=r"^legal_actions of pocket takes one record of pocket, not one of duel"
    ):
        native(rules.rules.legal_actions)(OTHER.record, mask(6))
    with pytest.raises(CabochonError, match=r"^legal_actions of pocket takes a mask of 6 words"):
        native(rules.rules.legal_actions)(record, mask(5))


def test_what_is_right_is_taken_in_every_form() -> None:
    expected = mask()
    legal_actions(STATE.record, expected)
    wide = mask(8)
    for words in (mask(3), wide[::4], wide[::-1][:2]):
        legal_actions(STATE.record, mask=words)
        assert words[:2].tolist() == expected.tolist()
    assert STATE.mask()[native(random_action, SPLENDOR.rules)(read_only() | expected, generator(1))]
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'mask'"):
        legal_actions(STATE.record)


# --- Algorithms of others ---


def first_word(state: StateRecord, mask: Mask, times: int = 2) -> int:
    for _ in range(times):
        play_out(state, state.tokens, mask, 0)
    return int(mask[0])


def corner(_called: int, mask: Mask, *, _len: int) -> int:
    return int(mask[0, 0]) + _called + _len


def broken(state: StateRecord, mask: Mask) -> int:
    return int(mask[0] + state.bank + "tokens")


def unmarked(state: StateRecord, words: Any, rng: Generator) -> int:
    return play_out(state, rng, words, LONGEST_GAME)


def test_numba_says_what_is_wrong_in_an_algorithm_of_somebody_else() -> None:
    with pytest.raises(TypingError, match=r"No implementation of function .*add"):
        native(broken)(STATE.record, mask())


def test_an_algorithm_may_call_its_parameters_what_it_likes() -> None:
    algorithm = native(first_word, SPLENDOR.rules)
    assert algorithm(STATE.record.copy(), mask()) == 0
    assert algorithm(STATE.record.copy(), mask=mask(1), times=0) == 0
    table: Any = np.full((2, 2), 3)
    assert native(corner)(1, table, _len=2) == 6
    with pytest.raises(CabochonError, match=r"^first_word takes the record of a state"):
        algorithm(STATE, mask())


def test_numbers_may_have_names() -> None:
    class Choice(IntEnum):
        FIRST = 0

    record = STATE.record.copy()
    native(SPLENDOR.rules.apply)(record, Choice.FIRST)
    assert record != STATE.record


def test_rules_are_careful_before_their_game_is_loaded() -> None:
    program = """
import numpy as np
from cabochon.games.duel import rules
from cabochon.games.native import native
legal_actions = native(rules.legal_actions)
from cabochon.games.state import State
try:
    legal_actions(State.random("duel", seed=1).record, np.zeros(1, np.int64))
except Exception as error:
    print(error)
"""
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "legal_actions of duel takes a mask of 7 words" in ran.stdout


def test_what_an_algorithm_hands_on_is_checked_while_it_is_compiled() -> None:
    algorithm = native(unmarked, SPLENDOR.rules)
    assert algorithm(STATE.record.copy(), mask(), generator(1)) > 20
    with pytest.raises(TypingError, match=r"of splendor takes a mask .* not an array of int32"):
        algorithm(STATE.record, mask(kind=np.int32), generator(1))
    with pytest.raises(TypingError, match="of splendor takes one record of splendor, not one of duel"):
        algorithm(OTHER.record, mask(), generator(1))


def test_compiled_code_calls_them_as_before() -> None:
    def first(state: Any, mask: Any) -> int:
        legal_actions(state, mask)
        return int(mask[0])

    expected = mask()
    legal_actions(STATE.record, expected)
    assert numba.njit(first)(STATE.record, mask()) == expected[0]
