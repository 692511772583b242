"""The soak benchmark for some seconds: guests come and go, the server is killed, and nothing is lost."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

import churn
from cabochon.server.options import Options
from soak import Trend
from tests.server.serving import threaded

PROJECT = Path(__file__).parents[2]


@pytest.mark.compiled
def test_some_seconds_of_churn_and_a_kill() -> None:
    command = [sys.executable, "benchmarks/soak.py", "--minutes", "0.2", "--tables", "6", "--pace", "6"]
    done = subprocess.run(
        [*command, "--kills", "1"], cwd=PROJECT, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = re.search(r"(\d+) moves acknowledged, 1 kills, 0 events lost", done.stdout)
    assert found is not None, done.stdout
    assert int(found[1]) > 0


@pytest.mark.anyio
async def test_a_loss_would_be_noticed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(churn, "_PATIENCE", 0.2)
    with threaded(Options(sqlite_url).unlimited()) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben")
            async with ann.socket(table) as client:
                events = client.events
            ledger = churn.Ledger()
            ledger.tell(table, events)
            ledger.acknowledge(table, len(events), 0.01)
            await ledger.audit(server.address, ann.cookie)
            assert ledger.lost == []
            ledger.tell(table, [{**events[0], "seat": 3}])
            ledger.acknowledge(table, 99, 0.01)
            await ledger.audit(server.address, ann.cookie)
            assert ledger.lost == [f"{table}, event 1", f"{table}, event 99"]


def test_growth_is_seen_through_noise() -> None:
    times = [5.0 * number for number in range(60)]
    noise = [(7 * number) % 5 - 2.0 for number in range(60)]
    steady = [200 + rest for rest in noise]
    leaking = [figure + time / 20 for figure, time in zip(steady, times, strict=True)]
    assert not Trend.through(times, steady).grows(0.005)
    assert Trend.through(times, leaking).grows(0.005)
    assert Trend.through(times, leaking).slope == pytest.approx(3, abs=0.3)
