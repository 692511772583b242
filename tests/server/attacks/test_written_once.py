"""Answers that take long to write are written once, however many ask for them."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cabochon.server import show
from cabochon.server.http import openapi
from cabochon.server.options import Options
from tests.server.serving import threaded

pytestmark = pytest.mark.anyio


async def test_records_and_the_description(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: Counter[str] = Counter()

    def counted(work: Callable[..., Any]) -> Callable[..., Any]:
        def count(*given: Any) -> Any:
            written[work.__name__] += 1
            return work(*given)

        return count

    monkeypatch.setattr(show, "record", counted(show.record))
    monkeypatch.setattr(openapi, "_openapi", counted(openapi._openapi))
    with threaded(Options(f"sqlite:///{tmp_path}/tables.sqlite")) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben", settings={"start": 0})
            path = f"/api/tables/{table}/record"
            answers = await asyncio.gather(*(ann.http.get(path) for _ in range(20)))
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.text for answer in answers}) == 1
            async with ann.socket(table) as client:
                assert (await client.ask(type="move", id="a", seat=0, moves="take wbg"))["type"] == "done"
            assert "take wbg" in (await ann.http.get(path)).text
            described = await asyncio.gather(*(ann.http.get("/api/openapi.json") for _ in range(20)))
            assert len({answer.content for answer in described}) == 1
            assert described[0].json()["openapi"].startswith("3.")
    assert written == {"record": 2, "_openapi": 1}
