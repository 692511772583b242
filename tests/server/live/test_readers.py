"""What is done in another process: its answers and refusals arrive, and its death harms nobody."""

import asyncio
import os
import signal
import time
from functools import partial

import pytest

from cabochon.match import Match
from cabochon.server import annexe
from cabochon.server.annexe import Annexe, AnnexeError
from cabochon.server.live.errors import RequestError
from cabochon.server.live.line import Party
from cabochon.server.live.readers import Readers
from cabochon.server.table import TableError
from cabochon.server.table.bases import LONGEST, read_record

pytestmark = pytest.mark.anyio

ANN = Party("192.0.2.1", "ann")


async def test_a_record_is_read_elsewhere() -> None:
    readers = Readers()
    match = Match(seed=3)
    match.play("take wbg")
    found = await readers.run(ANN, partial(read_record, str(match.record())))
    assert found == match
    assert await readers.run(ANN, os.getpid) not in (os.getpid(), 0)
    await readers.close()


async def test_refusals_come_back_as_they_are() -> None:
    readers = Readers()
    with pytest.raises(TableError) as error:
        await readers.run(ANN, partial(read_record, "nonsense"))
    assert error.value.code == "error-record-line"
    assert error.value.values["line"] == 1
    with pytest.raises(ZeroDivisionError):
        await readers.run(ANN, partial(divmod, 1, 0))
    await readers.close()


async def test_what_is_printed_there_is_no_answer() -> None:
    readers = Readers()
    await readers.run(ANN, partial(print, "hello"))
    assert await readers.run(ANN, partial(abs, -3)) == 3
    await readers.close()


async def test_a_process_that_dies_is_replaced() -> None:
    readers = Readers()
    number = await readers.run(ANN, os.getpid)
    with pytest.raises(RequestError) as error:
        await readers.run(ANN, partial(os.kill, number, signal.SIGKILL))
    assert error.value.status == 503
    assert await readers.run(ANN, os.getpid) != number
    await readers.close()


async def test_whatever_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    apart = Annexe()
    await apart.run(os.getpid)
    monkeypatch.setattr(annexe, "_LONGEST", 0.05)
    with pytest.raises(AnnexeError):
        await apart.run(partial(time.sleep, 1000))
    monkeypatch.setattr(annexe, "_LONGEST", 30.0)
    task = asyncio.create_task(apart.run(partial(time.sleep, 1000)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await apart.run(partial(abs, -3)) == 3
    await apart.close()


async def test_who_still_reads_when_the_house_closes_is_told() -> None:
    readers = Readers()
    await readers.run(ANN, os.getpid)
    reading = asyncio.create_task(readers.run(ANN, partial(time.sleep, 1000)))
    while not readers._line.running:
        await asyncio.sleep(0)
    await readers.close()
    with pytest.raises(RequestError) as error:
        await reading
    assert error.value.status == 503


async def test_a_process_ends_with_its_server() -> None:
    apart = Annexe()
    await apart.run(os.getpid)
    process = apart._process
    assert process is not None
    assert process.stdin is not None
    process.send_signal(signal.SIGINT)  # which a terminal sends to everybody
    process.stdin.close()
    assert await asyncio.to_thread(process.wait) == 0
    await apart.close()


def test_records_that_are_longer_than_games_are_refused() -> None:
    turns = "\n".join(f"{number}. Player 1: take wbg" for number in range(1, LONGEST + 2))
    text = str(Match(seed=1).record())
    with pytest.raises(TableError) as error:
        read_record(f"{text}\n{turns}\n")
    assert error.value.code == "error-record-long"
