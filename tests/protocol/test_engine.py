"""The bot's side: every `go` is answered once, and nothing that comes in can end the talk or break it."""

import io
import json
import threading
from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cabochon import Match, Move, View
from cabochon.players import Player, RandomPlayer, ThinkingPlayer, create
from cabochon.protocol import Engine, Go, Hired, Identity, Option
from cabochon.protocol.engine import budget_of, info_line
from cabochon.protocol.messages import LONGEST_LINE, fault_of_info, read_object, split
from cabochon.protocol.tables import decisions
from cabochon.protocol.views import newgame_line, position_line
from cabochon.search import Budget, Candidate, Progress, SearchResult, Stop
from tests.protocol.programs import ANSWERS
from tests.stops import wait_for

IDENTITY = Identity(
    "Test",
    "tests",
    {"splendor": (2, 3, 4), "duel": (2,)},
    (
        Option("seed", "number", "0", 0, 99),
        Option("ponder", "switch", "false"),
    ),
)


def talk(
    *lines: str, hire: Callable[[Mapping[str, str]], Hired] | None = None, end: bytes = b""
) -> list[str]:
    """What an engine answers to some lines, until the input ends."""
    output = io.BytesIO()
    commands = io.BytesIO("".join(f"{line}\n" for line in lines).encode("utf-8", "surrogatepass") + end)
    Engine(IDENTITY, hire or _at_random, output).serve(commands)
    return output.getvalue().decode().splitlines()


def _at_random(values: Mapping[str, str]) -> Hired:
    return Hired(RandomPlayer(int(values["seed"])))


def _searching(values: Mapping[str, str]) -> Hired:
    """A search that has hardly begun; no tree of its usual size."""
    return Hired(create("level-1", int(values["seed"])), Budget(simulations=3))


def opening(game: str = "splendor") -> View:
    match = Match(game, seed=7, settings={"start": 0})
    return match.view(0)


class Thinking(ThinkingPlayer):
    """Thinks until it is stopped; `waits` is set while it does."""

    name = "thinking"

    def __init__(self) -> None:
        self.waits = threading.Event()
        self.stops: list[Stop] = []
        self.pondered: list[View] = []
        self.games: list[View] = []
        self.closed = False

    def decide(
        self,
        view: View,
        *,
        budget: Budget | None = None,
        stop: Stop | None = None,
        progress: Progress | None = None,
    ) -> Move:
        assert budget is not None
        assert stop is not None
        assert progress is not None
        self.stops.append(stop)
        self.waits.set()
        wait_for(stop)
        move = view.legal_moves[-1]
        progress(SearchResult(0, (Candidate(move, 1, 1.0, 0.5, (move,)),), (0.5, 0.5), 1, 0.25))
        return move

    def ponder(self, view: View, *, stop: Stop | None = None) -> None:
        assert stop is not None
        self.stops.append(stop)
        self.pondered.append(view)

    def new_game(self, view: View) -> None:
        self.games.append(view)

    def close(self) -> None:
        self.closed = True


# --- The course of a talk ---


def test_hello() -> None:
    assert talk("cabochon 1", "isready") == [*IDENTITY.lines, "ready"]
    assert talk("cabochon", "cabochon 99 more", "  ", "\t") == IDENTITY.lines * 2


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["splendor", "duel"])
def test_every_kind_of_decision_is_made(game: str) -> None:
    for view in decisions(game, 2).values():
        answers = talk(newgame_line(view), "isready", position_line(view), "go")
        assert answers[0] == "ready"
        assert answers[1].removeprefix("bestmove ") in [move.text for move in view.legal_moves]
        assert len(answers) == 2


def test_a_position_needs_no_new_game() -> None:
    view = opening()
    answers = talk(position_line(view), "go milliseconds 10", "quit", "isready")
    assert [split(line)[0] for line in answers] == ["bestmove"]


def test_the_same_seed_plays_the_same() -> None:
    line = position_line(opening())
    one, two, three = (
        talk(f"setoption seed {seed}", newgame_line(opening()), line, "go")[0] for seed in (5, 5, 6)
    )
    assert one == two
    assert one.startswith("bestmove ")
    assert three.startswith("bestmove ")


def test_options_reach_the_player() -> None:
    seen = []

    def hire(values: Mapping[str, str]) -> Hired:
        seen.append(values["seed"])
        return Hired(RandomPlayer(0))

    line = position_line(opening())
    talk(line, "setoption seed 5", "setoption seed 100", "setoption mood 1", "setoption", "go", hire=hire)
    assert seen == ["5"]


# --- Thinking ---


def staged(player: Thinking, before: list[str], meanwhile: list[str]) -> list[str]:
    """What is answered if the later lines come only when the player thinks."""

    class Staged(io.BytesIO):
        def readline(self, size: int | None = -1, /) -> bytes:
            line = super().readline(-1 if size is None else size)
            if line.startswith(b"go"):
                self.go_sent = True
            elif getattr(self, "go_sent", False):
                player.waits.wait()
            return line

    output = io.BytesIO()
    commands = Staged("".join(f"{line}\n" for line in [*before, *meanwhile]).encode())
    Engine(IDENTITY, lambda _: Hired(player), output).serve(commands)
    return output.getvalue().decode().splitlines()


def words(answers: list[str]) -> list[str]:
    """The first word of each answer, and the code of an error."""
    return [" ".join(line.split()[: 2 if line.startswith("error") else 1]) for line in answers]


def test_stop_is_obeyed_while_thinking() -> None:
    view = opening()
    answers = staged(Thinking(), [position_line(view), "go infinite"], ["isready", "stop", "stop", "isready"])
    assert words(answers) == ["ready", "info", "bestmove", "ready"]
    assert answers[2] == f"bestmove {view.legal_moves[-1]}"


def test_other_commands_have_to_wait() -> None:
    line = position_line(opening())
    meanwhile = ["go", line, "newgame {}", "setoption seed 1", "ponder", "xyzzy", "stop"]
    answers = staged(Thinking(), [line, "go infinite"], meanwhile)
    assert words(answers) == [*["error busy"] * 5, "error unknown", "info", "bestmove"]


@pytest.mark.parametrize("last", [[], ["quit"]])
def test_the_end_of_the_input_ends_thinking(last: list[str]) -> None:
    player = Thinking()
    answers = staged(player, [position_line(opening()), "go infinite"], last)
    assert words(answers) == ["info", "bestmove"]
    assert len(player.games) == len(player.stops) == 1
    assert player.closed


def test_a_player_ponders_while_others_decide() -> None:
    view = Match("splendor", seed=7, settings={"start": 0}).view(1)
    for lines, pondered in (
        (["setoption ponder true", position_line(view), "ponder", "stop"], [(1, 0)]),
        ([position_line(view), "ponder", "stop"], []),
    ):
        player = Thinking()
        assert talk(*lines, hire=lambda _, player=player: Hired(player)) == []  # type: ignore[misc]
        assert [(seen.seat, seen.to_move) for seen in player.pondered] == pondered
        assert [stop.is_set() for stop in player.stops] == [True] * len(pondered)


def test_a_fault_of_the_player_is_told() -> None:
    class Faulty(Player):
        name = "faulty"

        def decide(self, view: View) -> Move:
            assert view.legal_moves
            raise ZeroDivisionError("I tried\nto divide")

    answers = talk(position_line(opening()), "go", hire=lambda _: Hired(Faulty()))
    assert answers == ["error internal ZeroDivisionError: I tried to divide"]


def test_a_player_that_cannot_be_hired_is_told_each_time() -> None:
    def hire(_: Mapping[str, str]) -> Hired:
        raise OSError("no room")

    answers = talk(position_line(opening()), "go", "go", hire=hire)
    assert answers == ["error internal OSError: no room"] * 2


def test_nobody_listens_any_more() -> None:
    class Broken(io.BytesIO):
        def write(self, _: object, /) -> int:
            raise BrokenPipeError

    commands = io.BytesIO(b"isready\nisready\n")
    Engine(IDENTITY, _at_random, Broken()).serve(commands)
    assert commands.read() == b"isready\n"  # it left at once


@pytest.mark.parametrize(
    ("go", "limit", "budget"),
    [
        (Go(), None, None),
        (Go(), Budget(20), Budget(20)),
        (Go(simulations=5), Budget(20), Budget(5)),
        (Go(simulations=50, milliseconds=100), Budget(20), Budget(20, 0.1)),
        (Go(milliseconds=0), None, Budget(seconds=0.001)),
        (Go(infinite=True), Budget(20, 3), Budget(20, 3)),
        (Go(clock=60_000), None, Budget(seconds=1.5)),
    ],
)
def test_what_a_player_may_spend(go: Go, limit: Budget | None, budget: Budget | None) -> None:
    assert budget_of(go, limit) == budget


def test_a_result_becomes_a_good_info() -> None:
    moves = opening().legal_moves
    candidates = tuple(Candidate(move, 1, 0.1, 0.4, (move, moves[0])) for move in moves)
    told = read_object(split(info_line(SearchResult(0, candidates, (0.4, 0.6), 1000, 0.5)))[1], "info")
    assert fault_of_info(told) == ""
    assert (told["simulations"], told["milliseconds"], told["value"]) == (1000, 500, 0.4)
    assert told["line"] == [moves[0].text, moves[0].text]
    assert len(told["candidates"]) == 5


# --- Rubbish ---


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("xyzzy", "unknown"),
        ("Cabochon 1", "unknown"),
        ("newgame", "syntax"),
        ("newgame []", "syntax"),
        ("newgame " + "[" * 100_000, "syntax"),
        ('newgame {"game":"chess"}', "game"),
        ("position {", "syntax"),
        ("position " + "9" * 5000, "syntax"),
        ("position {}", "position"),
        ("go", "position"),
        ("ponder", "position"),
        ("go simulations none", "syntax"),
        ("setoption", "option"),
        ("setoption seed", "option"),
        ("setoption seed -1", "option"),
        ("x" * LONGEST_LINE, "syntax"),
        ("\udcff\x00\x1b[2J", "unknown"),
    ],
)
def test_what_cannot_be_done_is_answered_by_an_error(line: str, code: str) -> None:
    first, second = talk(line, "isready")
    assert first.startswith(f"error {code} ")
    assert first.isprintable()
    assert len(first) < 500
    assert second == "ready"


def test_a_game_that_was_not_offered_is_refused() -> None:
    output, view = io.BytesIO(), opening("duel")
    lines = [newgame_line(view), position_line(view), "go", "isready", position_line(opening()), "go"]
    identity = replace(IDENTITY, games={"splendor": (2, 3, 4)})
    Engine(identity, _at_random, output).serve(io.BytesIO("\n".join(lines).encode()))
    answers = output.getvalue().decode().splitlines()
    assert answers[:-1] == [
        "error game Test plays splendor, not duel",
        "error position Test plays splendor, not duel",
        "error position go needs a position first",
        "ready",
    ]
    assert answers[-1].startswith("bestmove ")


def test_it_is_somebody_elses_turn() -> None:
    match = Match("splendor", seed=7, settings={"start": 0})
    answers = talk(position_line(match.view(1)), "ponder", "go")
    assert answers == ["error position seat 1 is not to move in this position"]


def test_the_last_line_needs_no_end() -> None:
    assert talk(end=b"isready") == ["ready"]
    assert talk("isready\r") == ["ready"]


COMMANDS = ["cabochon", "isready", "setoption", "newgame", "position", "go", "stop", "ponder", "quit", "info"]
VIEWS = [view for game in ("splendor", "duel") for view in decisions(game, 2).values()]
GOOD = [
    *(position_line(view) for view in VIEWS),
    newgame_line(VIEWS[0]),
    newgame_line(VIEWS[-1]),
    *(
        "cabochon 1",
        "isready",
        "go",
        "go milliseconds 5",
        "go infinite",
        "stop",
        "setoption seed 3",
        "ponder",
    ),
]


@st.composite
def damaged(draw: st.DrawFn) -> str:
    """A good line with something cut out, doubled or put in."""
    line = draw(st.sampled_from(GOOD))
    begin, end = sorted((draw(st.integers(0, len(line))), draw(st.integers(0, len(line)))))
    return line[:begin] + draw(st.text(max_size=5)) + line[end if draw(st.booleans()) else begin :]


def changed(value: object, path: list[int], new: object) -> object:
    """A copy of some JSON with one value replaced, wherever the path leads."""
    if not path or not isinstance(value, dict | list) or not value:
        return new
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    chosen = keys[path[0] % len(keys)]
    items = value.items() if isinstance(value, dict) else enumerate(value)
    copy = {key: changed(inner, path[1:], new) if key == chosen else inner for key, inner in items}
    return copy if isinstance(value, dict) else list(copy.values())


@st.composite
def subtly_wrong(draw: st.DrawFn) -> str:
    """A position in which one value is another."""
    told = json.loads(split(position_line(draw(st.sampled_from(VIEWS))))[1])
    path = draw(st.lists(st.integers(0, 40), min_size=1, max_size=5))
    new = draw(
        st.none() | st.booleans() | st.integers(-3, 100) | st.text(max_size=3) | st.lists(st.integers(0, 9))
    )
    return f"position {json.dumps(changed(told, path, new))}"


LINES = (
    st.sampled_from(GOOD)
    | damaged()
    | subtly_wrong()
    | st.text()
    | st.builds(lambda command, rest: f"{command} {rest}", st.sampled_from(COMMANDS), st.text())
)


@pytest.mark.compiled
@given(st.lists(LINES, max_size=12), st.binary(max_size=20))
def test_whatever_comes_in_the_protocol_is_kept(lines: list[str], end: bytes) -> None:
    flat = [line.replace("\n", " ").replace("\r", " ") for line in lines]
    answers = talk(*flat, hire=_searching, end=end)
    for answer in answers:
        word, rest = split(answer)
        assert word in ANSWERS
        assert answer.isprintable()
        assert not rest.startswith("internal"), answer
    until_quit = flat[: next((n for n, line in enumerate(flat) if line.split()[:1] == ["quit"]), len(flat))]
    asked = sum(line.split()[:1] == ["go"] for line in until_quit)
    errors = sum(answer.startswith("error") for answer in answers)
    moves = sum(answer.startswith("bestmove") for answer in answers)
    assert moves <= asked <= moves + errors
