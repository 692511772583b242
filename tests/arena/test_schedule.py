"""Who meets whom: rotations are complete, deals are mirrored, nobody is left out."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from cabochon.arena import Form, Seating, Tournament, run
from cabochon.arena.playing import play
from cabochon.arena.schedule import Meeting
from cabochon.match import CabochonError, Match, Record
from cabochon.processes import in_processes

FOUR = ["a=random", "b=random", "c=random", "d=random"]


def tournament(names: list[str], **options: Any) -> Tournament:
    return Tournament.of(names, rounds=options.pop("rounds", 1), **options)


@pytest.mark.parametrize(
    ("form", "meetings"),
    [
        ("round-robin", [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]),
        ("gauntlet", [(0, 1), (0, 2), (0, 3)]),
    ],
)
def test_two_at_a_table(form: str, meetings: list[tuple[int, ...]]) -> None:
    assert [meeting.sides for meeting in tournament(FOUR, form=form).meetings] == meetings


def test_one_against_three_copies_in_all_seats() -> None:
    lone = tournament(FOUR[:2], form="gauntlet", players=4)
    assert [job.seats for job in lone.jobs()] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    both = tournament(FOUR[:2], players=4)
    assert [meeting.sides for meeting in both.meetings] == [(0, 1, 1, 1), (1, 0, 0, 0)]
    assert lone.seating is both.seating is Seating.ALONE


def test_teams_play_two_against_two() -> None:
    teams = tournament(FOUR[:2], players=4, settings={"teams": True})
    assert [job.seats for job in teams.jobs()] == [(0, 1, 0, 1), (1, 0, 1, 0)]


@pytest.mark.parametrize("players", [3, 4])
def test_mixed_tables_sit_in_every_order(players: int) -> None:
    everybody = tournament([*FOUR, "e=random"], players=players, rounds=6)
    assert everybody.seating is Seating.MIXED
    assert [meeting.sides for meeting in everybody.meetings] == list(combinations(range(5), players))
    orders = Counter(job.seats for job in everybody.jobs() if job.meeting == 0)
    # Six rounds go through all orders of three others; with two others, three times through both.
    assert len(orders) == {3: 6, 4: 24}[players]
    assert set(orders.values()) == {18 // len(orders) if players == 3 else 1}


@pytest.mark.parametrize(
    ("names", "options"),
    [
        (FOUR[:2], {}),
        (FOUR, {"players": 4}),
        (FOUR, {"players": 3, "seating": "alone"}),
        (FOUR, {"players": 4, "form": "gauntlet", "seating": "mixed"}),
        (FOUR[:2], {"players": 4, "settings": {"teams": True}}),
        (FOUR[:2], {"game": "duel", "form": "head-to-head"}),
    ],
)
def test_each_sits_in_every_seat_of_every_deal_equally_often(
    names: list[str], options: dict[str, Any]
) -> None:
    played = tournament(names, rounds=2, **options)
    jobs = list(played.jobs())
    assert len(jobs) == played.games == len({job.key for job in jobs})
    assert [job.key for job in jobs] == sorted(job.key for job in jobs)
    for group in {(job.round, job.meeting) for job in jobs}:
        games = [job for job in jobs if (job.round, job.meeting) == group]
        by_seat = [Counter(job.seats[seat] for job in games) for seat in range(played.players)]
        assert all(counts == by_seat[0] for counts in by_seat)


@pytest.mark.compiled
@pytest.mark.parametrize("options", [{}, {"players": 3}, {"game": "duel"}])
def test_the_deal_of_a_group_is_the_same_in_all_its_games(options: dict[str, Any]) -> None:
    names = FOUR[: options.get("players", 2)]
    played = tournament(names, rounds=2, **options)
    deals: dict[tuple[int, int], set[bytes]] = {}
    seeds = set()
    for job in played.jobs():
        match = Match(played.game, played.players, settings=played.settings, secret=played.secret(job))
        deals.setdefault((job.round, job.meeting), set()).add(match.state.tobytes())
        seeds |= {played.player_seed(job, seat) for seat in range(played.players)}
    assert all(len(states) == 1 for states in deals.values())
    assert len(set.union(*deals.values())) == len(deals)
    assert len(seeds) == played.games * played.players


@pytest.mark.compiled
def test_records_of_mirrored_games_have_the_same_setup() -> None:
    played = tournament(["greedy", "random"], game="duel")
    one, other = (Record.parse(str(play(played, job).record)) for job in played.jobs())
    assert one.secret == other.secret
    assert one.orders == other.orders
    assert one.names == other.names[::-1] == ("greedy", "random")
    assert all(check.ok is not False for record in (one, other) for check in record.verify())


def test_deals_do_not_depend_on_who_plays_or_for_how_long() -> None:
    short, long = tournament(FOUR[:2]), tournament(["greedy", "random"], rounds=7)
    assert short.secret(next(short.jobs())) == long.secret(next(long.jobs()))
    other = tournament(FOUR[:2], seed=1)
    assert other.secret(next(other.jobs())) != short.secret(next(short.jobs()))


def test_rotations_of_copies_are_not_repeated() -> None:
    assert Meeting((0, 1, 1)).rotations(1) == ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    assert Meeting((0, 1)).rotations(5) == ((0, 1), (1, 0))


@pytest.mark.parametrize(
    ("names", "options", "complaint"),
    [
        (["greedy"], {}, "at least two"),
        (FOUR[:3], {"form": "head-to-head"}, "exactly two"),
        (["greedy", "greedy"], {}, "two contestants are called 'greedy'"),
        (FOUR[:2], {"players": 4, "seating": "mixed"}, "needs 4 contestants"),
        (FOUR[:2], {"players": 5}, "5"),
        (FOUR[:2], {"rounds": 0}, "the number of rounds is at least 1, not 0"),
        (FOUR[:2], {"threads": 0}, "the number of threads is at least 1, not 0"),
        (FOUR[:2], {"max_decisions": -1}, "the number of decisions is at least 1, not -1"),
        (FOUR[:2], {"seconds": 0.0}, "a budget is"),
    ],
)
def test_what_can_not_be_played(names: list[str], options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(CabochonError, match=complaint):
        tournament(names, **options)


@pytest.mark.parametrize(
    ("names", "options", "complaint"),
    [
        ("greedy", {}, "contestants are a list"),
        (FOUR[:2], {"rounds": "3"}, "the number of rounds is a whole number, not '3'"),
        (FOUR[:2], {"rounds": 2.5}, r"the number of rounds is a whole number, not 2\.5"),
        (FOUR[:2], {"seed": "x"}, "a seed is a whole number, not 'x'"),
        (FOUR[:2], {"threads": None}, "the number of threads is a whole number, not None"),
        (FOUR[:2], {"settings": [1]}, "settings are a mapping"),
        (FOUR[:2], {"bounds": 3}, "the bounds of the test are Bounds, not 3"),
    ],
)
def test_what_is_of_another_type(names: Any, options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(TypeError, match=complaint):
        tournament(names, **options)


@pytest.mark.parametrize("workers", [0, -2])
def test_somebody_must_work(workers: int) -> None:
    with pytest.raises(CabochonError, match=f"the number of workers is at least 1, not {workers}"):
        run(tournament(FOUR[:2]), workers=workers)
    with pytest.raises(ValueError, match=f"at least one worker, not {workers}"):
        next(in_processes(workers, str, iter([1])))


def test_a_form_must_exist() -> None:
    with pytest.raises(CabochonError, match=r"the form is round-robin or gauntlet .*, not 'swiss'"):
        Tournament.of(FOUR, form="swiss")
    with pytest.raises(CabochonError, match="the seating is mixed or alone, not 'bench'"):
        Tournament.of(FOUR, seating="bench")
    assert Form("gauntlet") is Form.GAUNTLET


@pytest.mark.compiled
@pytest.mark.parametrize("seating", ["mixed", "alone"])
def test_three_at_a_table_from_beginning_to_end(seating: str) -> None:
    report = run(tournament(["greedy", "random", "x=random"], players=3, seating=seating))
    assert all(abs(sum(result.shares) - 1) < 1e-9 for result in report.results)
    best, *others = report.standings()
    assert best.label == "greedy"
    # Against copies of itself nobody can do better than share.
    assert best.score == (1 if seating == "mixed" else 2 / 3)
    assert [standing.par for standing in others] == [1 / 3] * 2
    assert {standing.games for standing in (best, *others)} == {3 if seating == "mixed" else 18}
