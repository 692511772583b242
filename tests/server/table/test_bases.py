"""Tables that play on from a position of a record."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cabochon.match import Match, Record, shuffles
from cabochon.server import show
from cabochon.server.show import Present
from cabochon.server.show.wire import NewTable
from cabochon.server.store import forms
from cabochon.server.table import Change, Entry, Table, TableError, again, open_table
from cabochon.server.table.events import Moved
from cabochon.server.table.happenings import MoveTakenBack
from tests.matches import TABLES, eager, played
from tests.server.tables import GUESTS, NAMES, OPENED, SECRET, STRANGER, Sitting

ANN, BOB, *_ = GUESTS
ME, OPEN, GREEDY = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


def seated_at(match: Match, moves: int, *seats: dict[str, Any], **wishes: Any) -> Sitting:
    """A table that Ann opened at a position of a match; she is alone with bots unless told otherwise."""
    plan = NewTable.model_validate(
        {
            "game": match.game.name,
            "seats": list(seats) or [ME, *[GREEDY] * (match.players - 1)],
            "base": {"record": str(match.record()), "moves": moves},
            **wishes,
        }
    )
    return Sitting(*open_table("table22222", ANN, NAMES[0], plan, SECRET, OPENED))


def refused(match: Match, moves: int, *seats: dict[str, Any], **wishes: Any) -> TableError:
    with pytest.raises(TableError) as error:
        seated_at(match, moves, *seats, **wishes)
    return error.value


def match_of(table: Table) -> Match:
    assert table.match is not None
    return table.match


@settings(max_examples=25)
@given(st.sampled_from(TABLES), st.integers(0, 2**32), st.data())
def test_the_game_goes_on_from_any_position(table: Any, seed: int, data: st.DataObject) -> None:
    match = played(table, seed, 80, eager)
    last = len(match.moves) - (match.to_move is None)
    moves = data.draw(st.integers(0, last))
    sitting = seated_at(match, moves)
    here = match_of(sitting.table)
    while len(match.moves) > moves:
        match.undo()
    for seat in (None, *range(match.players)):
        assert here.view(seat).position() == match.view(seat).position()
    assert here.settings == match.settings
    assert (here.secret, here.commitment) == (SECRET, shuffles.commitment_to(SECRET))
    # Somebody plays, the server starts again, and everything is as it was.
    chance = random.Random(seed)
    for _ in range(6):
        if sitting.table.to_move is None:
            break
        if sitting.table.bot_to_move is None:
            sitting.play(chance.choice(match_of(sitting.table).legal_moves).text)
        else:
            sitting.bot_plays()
    restarted = sitting.folded()
    assert restarted.match == sitting.table.match
    assert restarted.decisions == len(match_of(restarted).moves) == moves + _made(sitting.stored)
    record = Record.parse(str(match_of(restarted).record()))
    assert record.match() == restarted.match
    assert False not in {check.ok for check in record.verify()}


def _made(stored: list[Entry]) -> int:
    return sum(len(entry.event.moves) for entry in stored if isinstance(entry.event, Moved))


def test_nothing_is_taken_back_that_came_with_the_record() -> None:
    match = Match(seed=1, settings={"start": 0})
    for _ in range(4):
        match.play(match.legal_moves[0])
    sitting = seated_at(match, 4)
    assert sitting.table.may_undo(ANN) == "no"
    sitting.play()
    sitting.bot_plays()
    assert sitting.table.may_undo(ANN) == "yes"
    sitting.do(sitting.table.undo(ANN, 0, None, OPENED))
    assert match_of(sitting.table).moves == match.moves
    assert sitting.table.decisions == 4
    assert isinstance(sitting.table.history[-1], MoveTakenBack)
    assert sitting.table.may_undo(ANN) == "no"
    assert sitting.folded().match == sitting.table.match


def test_it_may_wait_for_others() -> None:
    match = played(TABLES[0], 3, 10)
    sitting = seated_at(match, 6, ME, OPEN)
    assert (sitting.table.status, sitting.table.match, sitting.table.decisions) == ("waiting", None, 6)
    sitting.do(sitting.table.join(BOB, "Bob", 1))
    assert match_of(sitting.table).names == ("Ann", "Bob")
    assert match_of(sitting.table).moves == match.moves[:6]
    assert match_of(sitting.table).headers == {"Date": "2023-11-14", "From": f"6 {match.commitment}"}


def test_the_names_of_the_record_are_not_kept() -> None:
    match = played(TABLES[0], 3, 10)
    match.names = ("Cabochon", *match.names[1:])
    assert "Cabochon" in str(match.record())
    sitting = seated_at(match, 6)
    assert '"Cabochon"' not in str(sitting.row.plan)
    assert match_of(sitting.table).names[0] == "Ann"


def test_the_table_says_where_its_game_began_and_keeps_its_new_secret() -> None:
    match = played(TABLES[0], 3, 10)
    sitting = seated_at(match, 6)
    state = json.loads(show.state(sitting.table, STRANGER, Present(), OPENED))
    assert (state["base"], state["secret"]) == (6, None)
    assert state["commitment"] == shuffles.commitment_to(SECRET) != match.commitment
    assert match.secret is not None
    assert match.secret.hex() not in str(sitting.row.plan)
    # Cards that lie in the decks of the record are somewhere else now, and hidden in what is published.
    published = match_of(sitting.table).record(reveal=False)
    assert None in published.orders["level1"]
    assert published.secret is None


def test_a_rematch_begins_at_the_beginning() -> None:
    sitting = seated_at(played(TABLES[0], 3, 10), 6, hints=True)
    sitting.do(sitting.table.resign(ANN, 0, None, OPENED))
    row, change = again(sitting.table, "table33333", 0, bytes(32), OPENED)
    table = Table(row).after(change, OPENED)
    assert (table.base, match_of(table).moves, table.hints) == (None, (), True)


def test_a_table_from_before_there_were_bases() -> None:
    sitting = seated_at(Match(seed=1), 0)
    written = forms.write_plan(sitting.row.plan)
    plan = {key: value for key, value in written.items() if key not in ("base", "hints")}
    row = replace(sitting.row, plan=forms.read_plan(json.dumps(plan)))
    old = Sitting(row, Change(), OPENED).table
    assert (old.base, old.hints) == (None, True)


# --- What can't be played on from ---


def test_what_does_not_fit_the_record() -> None:
    match = played(TABLES[0], 3, 10)
    assert refused(match, 6, ME, GREEDY, GREEDY).code == "error-base-unfit"
    assert refused(match, 6, settings={"target": 21}).code == "error-base-unfit"
    assert refused(match, 6, game="duel").code == "error-base-unfit"
    assert seated_at(match, 6, settings=match.settings).table.plan.settings == match.settings


def test_positions_that_there_are_not() -> None:
    match = played(TABLES[0], 3, choose=eager)
    assert match.outcome is not None
    assert refused(match, len(match.moves)).code == "error-base-over"
    error = refused(match, len(match.moves) + 1)
    assert error.code == "error-base-moves"
    assert error.values["count"] == len(match.moves)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("[Format", "[Fromat", "error-record-line"),
        ("1. ", "2. ", "error-record-line"),
        ('[RulesVersion "', '[RulesVersion "9', "error-record-line"),
        ("take ", "grab ", "error-record-line"),
    ],
)
def test_texts_that_are_no_records(old: str, new: str, code: str) -> None:
    match = Match(seed=1)
    match.play(match.legal_moves[0])
    text = str(match.record())
    assert old in text
    plan = {"game": "splendor", "seats": [ME, GREEDY]}
    wish = NewTable.model_validate({**plan, "base": {"record": text.replace(old, new, 1), "moves": 0}})
    with pytest.raises(TableError) as error:
        open_table("table22222", ANN, NAMES[0], wish, SECRET, OPENED)
    assert error.value.code == code
    assert error.value.values["reason"]


def test_a_record_that_hides_cards() -> None:
    match = Match(seed=1)
    plan = {"game": "splendor", "seats": [ME, GREEDY]}
    record = str(match.record(reveal=False))
    wish = NewTable.model_validate({**plan, "base": {"record": record, "moves": 0}})
    with pytest.raises(TableError) as error:
        open_table("table22222", ANN, NAMES[0], wish, SECRET, OPENED)
    assert error.value.code == "error-record-hidden"
