"""Studies as they are kept: the same again, and nothing else is taken for them."""

import json
import zlib
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon.analysis import Reason, Study, pack, studies, unpack
from cabochon.match import CabochonError, Match
from cabochon.search import Budget, Candidate
from tests.matches import TABLES, eager, played, table_name

SHARE = st.floats(0, 1).map(lambda value: round(value, 4))


def guessed(match: Match, share: float, grade: str = "good") -> list[Study]:
    """Studies of a match that nobody has made."""
    values = tuple(round(share / match.players, 4) for _ in range(match.players))
    return [
        Study(
            number=number,
            seat=step.seat,
            move=step.move,
            grade=grade,
            loss=share,
            before=values,
            after=values,
            candidates=(Candidate(step.move, 7, share, share, match.moves[number : number + 4]),),
            reasons=(Reason("why-buy-soon", {"card": 3, "tokens": [1, 0, 2, 0, 0, 0], "colour": "w"}),),
        )
        for number, step in enumerate(match.steps)
    ]


@pytest.mark.compiled
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_studies_come_back_as_they_were(table: Any) -> None:
    match = played(table, 4, 12, eager)
    found = list(studies(match, Budget(simulations=20)))
    content = pack(found)
    again = unpack(content, match)
    assert pack(again) == content
    for study, kept in zip(found, again, strict=True):
        assert (kept.number, kept.seat, kept.move, kept.grade) == (
            study.number,
            study.seat,
            study.move,
            study.grade,
        )
        assert kept.reasons == study.reasons
        assert [each.line for each in kept.candidates] == [each.line for each in study.candidates]
        assert kept.loss == pytest.approx(study.loss, abs=1e-4)
        assert kept.before == pytest.approx(study.before, abs=1e-4)


@given(share=SHARE, grade=st.sampled_from(["forced", "best", "good", "inaccuracy", "mistake", "blunder"]))
def test_round_trip(share: float, grade: str) -> None:
    match = played(TABLES[0], 1, 9, eager)
    found = guessed(match, share, grade)
    assert unpack(pack(found), match) == found


def test_a_long_game_takes_little_room() -> None:
    match = played(("splendor", 4, {}), 2)
    assert len(pack(guessed(match, 0.5))) < 40 * len(match.moves)


def test_no_words_and_no_names_are_kept() -> None:
    match = Match(seed=3, names=["Annabel", "Bartholomew"])
    match.play("take wbg")
    content = zlib.decompress(pack(guessed(match, 0.5))).decode()
    assert "Annabel" not in content
    assert json.loads(content)[0][-1] == [
        ["why-buy-soon", {"card": 3, "tokens": [1, 0, 2, 0, 0, 0], "colour": "w"}]
    ]


def test_what_is_of_another_game_is_refused() -> None:
    match = played(TABLES[0], 1, 9, eager)
    content = pack(guessed(match, 0.5))
    for other in (played(TABLES[0], 1, 8, eager), played(TABLES[0], 2, 9, eager), played(TABLES[-1], 1, 9)):
        with pytest.raises(CabochonError):
            unpack(content, other)


@given(st.binary(max_size=200))
def test_what_is_damaged_is_refused(content: bytes) -> None:
    match = played(TABLES[0], 1, 9, eager)
    for damaged in (content, zlib.compress(content), pack(guessed(match, 0.5))[:-5] + content[:3]):
        with pytest.raises(CabochonError):
            unpack(damaged, match)


def test_what_is_wrong_within_is_refused() -> None:
    match = played(TABLES[0], 1, 3, eager)
    found = guessed(match, 0.5)
    wrong = [
        [replace(found[0], grade="splendid"), *found[1:]],
        [replace(found[0], before=(1.0,)), *found[1:]],
        [replace(found[0], candidates=()), *found[1:]],
    ]
    for given_studies in wrong:
        with pytest.raises(CabochonError):
            unpack(pack(given_studies), match)
    for text in ("[1,2,3]", "{}", "[[],[],[]]", '[["good"],["good"],["good"]]', "[" * 5000):
        with pytest.raises(CabochonError):
            unpack(zlib.compress(text.encode()), match)
