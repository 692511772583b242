"""One game: what is written down, and who answers for a game that goes wrong."""

import json
import time
from pathlib import Path

import pytest

from cabochon.arena import Contestant, Tournament, run
from cabochon.arena.playing import Played, play
from cabochon.arena.result import FAULTS, Fault, Result
from cabochon.match import Move, Record, View
from cabochon.players import Player, PlayerSpec, RandomPlayer
from cabochon.protocol import BotError, BotStartError, Patience
from tests.arena.entrants import GOOD_MOVES, Cheat, Clumsy, Mumbler, Mute, Talker
from tests.protocol.programs import program

pytestmark = pytest.mark.compiled

WORDS = {
    Clumsy: "out of ideas",
    Cheat: "is not possible now",
    Talker: "decide must return a Move, one of view.legal_moves, not 'take",
    Mumbler: "no file bad\\ud800",
    Mute: "Secret: it can't say what is wrong",
}
"""What is said of the faults of each."""


def recorded(played: Played) -> Record:
    """The record of a game."""
    assert played.record is not None
    return Record.parse(played.record)


def test_a_game_is_told_completely() -> None:
    tournament = Tournament.of(["greedy", "random"], rounds=1)
    job = next(tournament.jobs())
    played = play(tournament, job)
    result, record = played.result, recorded(played)
    match = record.match()
    assert match.outcome is not None
    assert result.seats == record.names == ("greedy", "random")
    assert result.shares == tuple(match.state.returns())
    assert result.points == match.outcome.scores
    assert result.ending == match.outcome.reason
    assert sum(result.decisions) == len(match.moves)
    assert all(seconds > 0 for seconds in result.seconds)
    assert result.start == match.position()["start"]
    assert "Date" not in record.headers
    assert record.headers["Seats"] == "greedy, random"
    assert Result.from_line(result.to_line()) == result


@pytest.mark.parametrize(
    ("clumsy", "fault", "players"),
    [
        (Clumsy, "crash", 2),
        (Clumsy, "crash", 3),
        (Cheat, "illegal", 2),
        (Talker, "illegal", 3),
        (Mumbler, "crash", 2),
        (Mute, "crash", 2),
    ],
)
def test_who_commits_a_fault_loses_that_game(clumsy: type[Clumsy], fault: str, players: int) -> None:
    others = ["a=random", "b=random"][: players - 1]
    report = run(
        Tournament.of([Contestant("clumsy", PlayerSpec.of(clumsy)), *others], players=players, rounds=2)
    )
    assert len(report.results) == 2 * players
    for result in report.results:
        seat = result.seats.index("clumsy")
        assert result.fault is not None
        assert result.fault[:2] == (seat, fault)
        assert result.ending == "fault"
        assert result.decisions[seat] == GOOD_MOVES
        assert result.shares == tuple(0 if s == seat else 1 / (players - 1) for s in range(players))
        assert Result.from_line(result.to_line().encode().decode()) == result
    standing = report.standings()[-1]
    assert (standing.label, standing.wins, standing.faults) == ("clumsy", 0, 2 * players)
    [fault_told, *_] = report.to_json()["faults"]
    assert fault_told["kind"] == fault
    assert WORDS[clumsy] in fault_told["message"]


def test_the_record_of_a_broken_game_says_why() -> None:
    tournament = Tournament.of([Clumsy, "random"], rounds=1)
    record = recorded(play(tournament, next(tournament.jobs())))
    assert record.outcome is None
    assert record.headers["Fault"] == "Clumsy, crash: ZeroDivisionError: out of ideas in phase act"
    assert record.headers["Seats"] == "program, random"


def test_copies_share_a_defeat_in_teams() -> None:
    tournament = Tournament.of([Clumsy, "random"], players=4, settings={"teams": True}, rounds=1)
    games = [play(tournament, job) for job in tournament.jobs()]
    assert [result.shares for result, _ in games] == [(0, 0.5, 0, 0.5), (0.5, 0, 0.5, 0)]
    assert recorded(games[0]).names == ("Clumsy #1", "random #1", "Clumsy #2", "random #2")


def test_unfinished_games_are_shared() -> None:
    report = run(Tournament.of(["greedy", "random"], rounds=1, max_decisions=4))
    assert [(result.ending, result.shares) for result in report.results] == [("unfinished", (0.5, 0.5))] * 2
    assert [standing.draws for standing in report.standings()] == [2, 2]


# --- Time ---


class Clock:
    """A clock that stands still but for those who take their time."""

    now = 0.0

    @classmethod
    def pass_on(cls, seconds: float) -> None:
        cls.now += seconds


class Punctual(Player):
    """Needs a minute to get ready and a second for a decision."""

    name = "punctual"
    good_moves = 3

    def __init__(self, seed: int) -> None:
        self._usual = RandomPlayer(seed)
        self._made = 0

    def new_game(self, view: View) -> None:  # noqa: ARG002
        Clock.pass_on(60)

    def decide(self, view: View) -> Move:
        Clock.pass_on(1)
        self._made += 1
        return self._usual.decide(view) if self._made <= self.good_moves else self.fail()

    def fail(self) -> Move:
        """It hesitates for long, and then gives up."""
        Clock.pass_on(99)
        raise TimeoutError("no idea")


class Speechless(Punctual):
    """What comes in the end is no move."""

    def fail(self) -> Move:
        Clock.pass_on(99)
        return None  # type: ignore[return-value]


class Absent(Punctual):
    """Never gets ready."""

    good_moves = 0

    def new_game(self, view: View) -> None:
        super().new_game(view)
        raise TimeoutError("not today")


@pytest.mark.parametrize(
    ("slow", "made", "wasted"), [(Punctual, 3, 100.0), (Speechless, 3, 100.0), (Absent, 0, 60.0)]
)
def test_the_time_of_a_fault_is_no_part_of_the_time_of_decisions(
    slow: type[Punctual], made: int, wasted: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "perf_counter", lambda: Clock.now)
    tournament = Tournament.of([slow, "random"], rounds=1)
    results = [play(tournament, job).result for job in tournament.jobs()]
    for result in results:
        seat = result.seats.index(slow.__name__)
        assert result.fault is not None
        assert result.fault.seconds == pytest.approx(wasted)
        assert result.decisions[seat] == made
        assert result.seconds[seat] == pytest.approx(made)
        assert Result.from_line(result.to_line()) == result
    standing = next(each for each in run(tournament).standings() if each.label == slow.__name__)
    assert standing.seconds == (pytest.approx(1.0) if made else None)


def test_lines_of_earlier_versions_do_not_say_how_long_a_fault_took() -> None:
    tournament = Tournament.of([Clumsy, "random"], rounds=1)
    content = json.loads(play(tournament, next(tournament.jobs())).result.to_line())
    del content["fault"]["seconds"]
    fault = Result.from_line(json.dumps(content)).fault
    assert fault is not None
    assert (fault.kind, fault.seconds) == ("crash", 0.0)


# --- Programs ---


def test_programs_and_built_in_players_meet() -> None:
    report = run(Tournament.of([f"mine={program()}", "random"], game="duel", rounds=1))
    assert [result.fault for result in report.results] == [None, None]
    assert {label for result in report.results for label in result.seats} == {"mine", "random"}


@pytest.mark.parametrize(("habit", "kind"), [("crash", "crash"), ("late-illegal", "illegal")])
def test_programs_that_fail_lose_and_the_arena_goes_on(habit: str, kind: str) -> None:
    report = run(Tournament.of([f"mine={program(habit)}", "random"], rounds=1))
    assert [result.fault.kind for result in report.results if result.fault is not None] == [kind] * 2
    assert {result.seats[result.shares.index(1.0)] for result in report.results} == {"random"}


def test_programs_that_do_not_answer_in_time_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    # Nobody wants to wait for one who keeps silent.
    patience = Patience(excess=0.05)
    monkeypatch.setattr("cabochon.protocol.external.Patience", lambda: patience)
    command = f"mine={program('hang')}@seconds=0.01"
    report = run(Tournament.of([command, "random"], rounds=1))
    assert [result.fault.kind for result in report.results if result.fault is not None] == ["timeout"] * 2
    # The seconds that it was waited for are the fault's.
    assert all(result.fault is not None and result.fault.seconds >= 0.05 for result in report.results)
    assert {standing.label: standing.seconds for standing in report.standings()}["mine"] is None


def test_a_program_that_does_not_start_is_an_error_before_the_first_game(tmp_path: Path) -> None:
    folder = tmp_path / "cup"
    with pytest.raises(BotStartError, match="can't be started"):
        run(Tournament.of(["mine=cmd:no-such-program", "random"], rounds=1), folder=folder)
    with pytest.raises(BotStartError, match="does not say hello"):
        run(Tournament.of(["mine=cmd:true", "random"], rounds=1), folder=folder)
    # It can be put right in the same folder.
    run(Tournament.of([f"mine={program()}", "random"], rounds=1, max_decisions=10), folder=folder)


def test_faults_are_called_as_the_protocol_calls_them() -> None:
    assert set(FAULTS) <= {error.kind for error in BotError.__subclasses__()}


# --- Lines ---


def test_lines_that_are_no_results() -> None:
    result = Result(
        1, 0, 0, ("a", "b"), 1, (1.0, 0.0), (3, 2), "fault", (1, 1), (0.1, 0.1), Fault(1, "crash", "é\n")
    )
    line = result.to_line()
    assert "\n" not in line
    assert Result.from_line(line) == result
    for broken in (
        "",
        "{}",
        "[]",
        line[:-9],
        line.replace("[3, 2]", "[3]"),
        line.replace('"crash"', '"x", 1'),
        line.replace('"crash"', '"<b>"'),
        line.replace('"round": 1', '"round": 0'),
        line.replace('"rotation": 0', '"rotation": -1'),
        line.replace("[1.0, 0.0]", "[NaN, 0.0]"),
        line.replace("[1.0, 0.0]", "[2.0, -1.0]"),
        line.replace("[1.0, 0.0]", "[0.5, 0.0]"),
        line.replace("[1, 1]", "[1, -1]"),
        line.replace("[0.1, 0.1]", "[0.1, Infinity]"),
        line.replace("[3, 2]", f"[3, {10**30}]"),
        line.replace('"start": 1', '"start": 2'),
        line.replace('"seat": 1', '"seat": -1'),
        line.replace('"seconds": 0.0}', '"seconds": -1}'),
        line[: line.index('"fault": {')] + '"fault": 5}',
    ):
        assert broken != line
        with pytest.raises(ValueError, match="no result of a game"):
            Result.from_line(broken)
