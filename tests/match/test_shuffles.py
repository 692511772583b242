"""The shuffle procedure, its worked example in the docs, and what verification finds."""

import dataclasses
import hashlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon import Match, Record, SetupError
from cabochon.games.components import rows
from cabochon.games.positions import board_of
from cabochon.match import shuffles
from tests.matches import eager, played

SECRETS = st.binary(min_size=32, max_size=32)
DOCUMENT = Path(__file__).parents[2] / "docs" / "shuffles.md"


def words_by_hand(secret: bytes, label: str) -> Iterator[int]:
    """The stream as RFC 2104 spells HMAC out, without the library's HMAC."""
    key = secret.ljust(64, b"\0")
    inner, outer = bytes(b ^ 0x36 for b in key), bytes(b ^ 0x5C for b in key)
    block = 0
    while True:
        message = b"cabochon/1/" + label.encode() + b"/" + str(block).encode()
        digest = hashlib.sha256(outer + hashlib.sha256(inner + message).digest()).digest()
        for i in range(8):
            yield (
                2**24 * digest[4 * i]
                + 2**16 * digest[4 * i + 1]
                + 2**8 * digest[4 * i + 2]
                + digest[4 * i + 3]
            )
        block += 1


@given(SECRETS, st.sampled_from(["level1", "board", "refill/12"]))
def test_stream_is_hmac_in_counter_mode(secret: bytes, label: str) -> None:
    assert list(islice(shuffles.words(secret, label), 20)) == list(islice(words_by_hand(secret, label), 20))


def test_commitment_is_the_hash_of_the_secret() -> None:
    match = Match(secret=bytes(range(32)))
    assert match.secret == bytes(range(32))
    assert match.commitment == hashlib.sha256(bytes(range(32))).hexdigest()


def test_words_that_would_favour_small_numbers_are_skipped() -> None:
    # 2**32 = 1 (mod 3): the last word of all is one too many.
    assert shuffles.number_below(3, iter([2**32 - 1, 5])) == 2
    assert shuffles.number_below(3, iter([2**32 - 2, 5])) == 2
    assert shuffles.number_below(2, iter([2**32 - 1, 4])) == 1


@given(SECRETS, st.lists(st.integers(0, 6), max_size=40))
def test_shuffle_keeps_the_pool(secret: bytes, pool: list[int]) -> None:
    assert sorted(shuffles.shuffled(secret, "x", pool)) == sorted(pool)


def test_every_order_comes_equally_often() -> None:
    seen: dict[tuple[int, ...], int] = {}
    for number in range(3000):
        order = tuple(shuffles.shuffled(bytes(32), f"trial/{number}", [0, 1, 2]))
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 6
    assert all(400 < times < 600 for times in seen.values())


def test_labels_have_streams_of_their_own() -> None:
    orders = {
        tuple(shuffles.shuffled(bytes(32), label, range(25))) for label in ("a", "b", "refill/1", "refill/2")
    }
    assert len(orders) == 4


@given(st.permutations([0, 0, 1, 2, 4, 5]))
def test_refill_does_not_depend_on_how_the_bag_lies(bag: list[int]) -> None:
    assert shuffles.refill_order(bytes(32), 1, bag) == shuffles.refill_order(bytes(32), 1, sorted(bag))


def test_worked_example_of_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    secret = hashlib.sha256(b"cabochon seed 7").digest()
    assert f"secret      {secret.hex()}" in text
    assert f"commitment  {hashlib.sha256(secret).hexdigest()}" in text

    stream = list(islice(words_by_hand(secret, "level1"), 8))
    assert "".join(f"{word:08x}" for word in stream) in text
    assert f"words    {' '.join(map(str, stream))}" in text
    numbers = [word % below for word, below in zip(stream, (40, 39, 38, 37), strict=False)]
    shown = ", ".join(
        f"below {below}: {number}" for below, number in zip((40, 39, 38, 37), numbers, strict=True)
    )
    assert shown in text
    level1 = shuffles.shuffled(secret, "level1", range(40))
    assert level1[:-5:-1] == numbers
    assert "    " + " ".join(map(str, level1)) in text
    assert f"`{' '.join(map(str, shuffles.shuffled(secret, 'nobles', range(10))))}`" in text

    match = Match("splendor", players=2, seed=7)
    assert match.orders["level1"] == tuple(level1)
    assert match.orders["nobles"] == (3, 5, 6)
    assert match.orders["start"] == (0,)

    first = list(islice(words_by_hand(secret, "refill/1"), 8))
    assert "".join(f"{word:08x}" for word in first) in text
    assert f"`{' '.join(map(str, shuffles.refill_order(secret, 1, [0, 0, 1, 2, 4, 5])))}`" in text


def test_a_seed_repeats_a_match_and_no_seed_does_not() -> None:
    assert Match("splendor", 3, seed=5) == Match("splendor", 3, seed=5)
    assert Match("splendor", 3, seed=5) != Match("splendor", 3, seed=6)
    assert Match().secret != Match().secret


def test_what_is_no_secret() -> None:
    with pytest.raises(SetupError, match="32 bytes"):
        Match(secret=b"short")
    with pytest.raises(SetupError, match="not both"):
        Match(seed=1, secret=bytes(32))


def test_explicit_orders_have_no_secret() -> None:
    match = Match(orders=Match(seed=7).orders)
    assert match == Match(seed=7)
    assert match.secret is None
    assert match.commitment is None


# --- Where the orders go: the table of the document ---


def spiral(board: list[list[str | None]]) -> list[str | None]:
    """The tokens of Duel's board in the order in which it is filled."""
    return [board[int(row["row"])][int(row["col"])] for row in rows("duel_spiral.csv")]


def test_orders_of_splendor_lie_on_the_table() -> None:
    match = Match("splendor", 3, seed=2)
    position: Any = match.position()
    for level in range(3):
        order = list(match.orders[f"level{level + 1}"])
        assert position["market"][level] == order[:4]
        assert position["decks"][level] == order[4:]
    assert position["nobles"] == list(match.orders["nobles"])
    assert position["to_move"] == match.orders["start"][0]


def test_orders_of_duel_lie_on_the_table() -> None:
    match = Match("duel", seed=2)
    position: Any = match.position()
    for level, size in enumerate((5, 4, 3)):
        order = list(match.orders[f"level{level + 1}"])
        assert position["market"][level] == order[:size]
        assert position["decks"][level] == order[size:]
    assert spiral(position["board"]) == [match.game.tokens[token] for token in match.orders["board"]]
    assert position["to_move"] == match.orders["start"][0]


def test_a_refill_goes_to_the_empty_places_along_the_spiral() -> None:
    match = duel_with_refill()
    after = spiral(board_of(match.position()))
    drawn = match.refills[-1]
    match.undo()
    before = spiral(board_of(match.position()))
    empty = [place for place, token in enumerate(before) if token is None]
    filled = [after[place] for place in empty]
    assert filled[: len(drawn)] == [match.game.tokens[token] for token in drawn]
    assert set(filled[len(drawn) :]) <= {None}


# --- Duel's refills ---


def duel_with_refill(seed: int = 3) -> Match:
    """A game of Duel up to just after its second refill."""
    match = played(("duel", 2, {}), seed, choose=eager)
    while len(match.refills) > 2 or match.moves[-1].verb != "replenish":
        match.undo()
    return match


def test_refills_come_from_the_secret() -> None:
    match = duel_with_refill()
    assert match.secret is not None
    steps = [step for step in match.steps if step.refill is not None]
    assert len(steps) == 2
    for number, step in enumerate(steps, start=1):
        bag = match.game.bag_to_shuffle(step.before.record, step.move.action)
        assert list(step.refill or ()) == shuffles.shuffled(match.secret, f"refill/{number}", sorted(bag))


def test_refill_after_undo_is_the_same() -> None:
    match = duel_with_refill()
    after = match.copy()
    match.undo()
    match.play("replenish")
    assert match == after


@pytest.mark.parametrize("with_secret", [True, False])
def test_refill_of_a_replayed_record_is_the_same_after_undo(with_secret: bool) -> None:
    record = duel_with_refill().record()
    if not with_secret:
        record = dataclasses.replace(record, secret=None, commitment=None)
    match = record.match()
    after = match.copy()
    match.undo()
    match.play("replenish")
    assert match == after


def test_refills_without_secret_differ_between_matches() -> None:
    # Two refills of at least four different tokens would hardly ever agree by chance.
    match = duel_with_refill()
    orders = {Match("duel", orders=match.orders)._chance for _ in range(3)}
    assert len(orders) == 3


# --- Verification ---


def verdicts(record: Record, commitment: str | None = None) -> dict[str, bool | None]:
    return {check.name: check.ok for check in record.verify(commitment)}


@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_an_honest_record_verifies(game: str) -> None:
    match = played((game, 2, {}), 11, choose=eager)
    found = verdicts(match.record(), match.commitment)
    assert all(found.values()), found
    assert {
        "commitment",
        "published commitment",
        "level1",
        "level2",
        "level3",
        "start",
        "moves",
        "result",
    } <= set(found)
    if game == "duel":
        assert sum(name.startswith("refill") for name in found) == len(match.refills) > 0


def test_another_secret_is_found() -> None:
    record = dataclasses.replace(Match(seed=7).record(), secret=shuffles.secret_from_seed(8))
    found = verdicts(record)
    assert found["commitment"] is False
    assert found["level1"] is False


def test_a_forged_record_does_not_fit_the_published_commitment() -> None:
    published = Match(seed=7).commitment
    found = verdicts(Match(seed=8).record(), published)
    assert found["commitment"] is True
    assert found["published commitment"] is False


def test_an_arranged_deck_is_found() -> None:
    orders = dict(Match(seed=7).orders)
    orders["level2"] = orders["level2"][::-1]
    found = verdicts(Match(seed=7, orders=orders).record())
    assert found["level2"] is False
    assert found["level1"] is True


def test_an_arranged_refill_is_found() -> None:
    record = duel_with_refill().record()
    *turns, last = record.turns
    *decisions, refill = last.decisions
    assert refill.refill is not None
    turned = dataclasses.replace(refill, refill=refill.refill[::-1])
    forged = dataclasses.replace(
        record, turns=(*turns, dataclasses.replace(last, decisions=(*decisions, turned)))
    )
    found = verdicts(forged)
    assert found["refill 1"] is True
    assert found["refill 2"] is False
    assert found["moves"] is True


def test_an_illegal_move_and_a_wrong_result_are_found() -> None:
    record = played(("splendor", 2, {}), 4).record()
    assert verdicts(dataclasses.replace(record, turns=record.turns[1:]))["moves"] is False
    assert verdicts(dataclasses.replace(record, outcome=None))["result"] is False


def test_a_secret_that_comes_later_is_checked_against_what_was_published() -> None:
    match = played(("splendor", 2, {}), 4, 30)
    published = match.record(reveal=False)
    assert verdicts(published, match.commitment)["published commitment"] is None
    assert verdicts(published, Match(seed=1).commitment)["published commitment"] is False
    found = verdicts(dataclasses.replace(published, secret=match.secret))
    assert found["level1"] is True
    assert found["moves"] is None
    assert verdicts(dataclasses.replace(published, secret=bytes(32)))["level1"] is False


def test_what_the_record_does_not_tell() -> None:
    arranged = Match("duel", orders=duel_with_refill().orders).record()
    assert verdicts(arranged) == {"commitment": None, "setup": None, "moves": True, "result": True}
    refilled = dataclasses.replace(duel_with_refill().record(), secret=None)
    assert verdicts(refilled)["refill 2"] is None
    assert verdicts(dataclasses.replace(refilled, rules_version=99))["moves"] is False


def test_without_the_secret_nothing_is_claimed() -> None:
    found = verdicts(dataclasses.replace(played(("splendor", 2, {}), 4).record(), secret=None))
    assert found["commitment"] is None
    assert found["setup"] is None
    assert found["moves"] is True
