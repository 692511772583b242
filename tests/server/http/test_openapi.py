"""The described interface is the real one: schemathesis tries every operation with all its checks."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode

from cabochon.server.app import create_app
from cabochon.server.options import Options
from cabochon.server.show import wire
from tests.server.serving import Threaded, threaded

NOTHING_TO_GET_WRONG = {
    "GET /api/health",
    "GET /api/games",
    "GET /api/me",
    "GET /api/me/export",
    "GET /api/me/games",
    "GET /api/me/games/records",
    "GET /api/me/tables",
    "GET /api/me/transfer",
    "GET /api/reach",
    "GET /api/tables",
    "POST /api/me/transfer",
}

PATIENCE = 60
"""Seconds for each answer: the first reading of a record compiles the rules."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    database = f"sqlite:///{tmp_path_factory.mktemp('openapi') / 'tables.sqlite'}"
    with threaded(Options(database, bot_pause=0, hint=0.01).unlimited()) as running:
        yield running


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_every_operation(server: Threaded, mode: GenerationMode) -> None:
    described = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    with httpx.Client(base_url=server.url) as http:
        http.get("/api/me")
        tables = [_open(http, "open", "open", "open"), _open(http, "local"), _open(http, "bot", "open")]
        cookies = dict(http.cookies)
    with httpx.Client(base_url=server.url) as http:
        http.get("/api/me")
        leaving = dict(http.cookies)
    tried = []
    for found in described.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        tried.append(operation.label)
        if mode is GenerationMode.NEGATIVE and operation.label in NOTHING_TO_GET_WRONG:
            continue

        @settings(
            max_examples=15,
            phases=(Phase.explicit, Phase.generate),
            suppress_health_check=list(HealthCheck),
        )
        @given(operation.as_strategy(generation_mode=mode), st.sampled_from([None, *tables]))
        def attempt(case: schemathesis.Case[Any], table: str | None) -> None:
            # An id by chance is never that of a table.
            if mode is GenerationMode.POSITIVE and table and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            # Whoever is forgotten has no tables for the operations after that.
            whose = leaving if case.operation.label == "DELETE /api/me" else cookies
            case.call_and_validate(cookies=whose, timeout=PATIENCE)

        attempt()
    assert len(tried) == 26


def _open(http: httpx.Client, *others: str) -> str:
    names = {"local": {"name": "Ben"}, "bot": {"bot": "random"}}
    seats = [{"kind": "me"}, *({"kind": kind, **names.get(kind, {})} for kind in others)]
    return str(http.post("/api/tables", json={"game": "splendor", "seats": seats}).json()["id"])


def test_the_socket_is_described() -> None:
    document = create_app(Options("sqlite:///unused")).openapi()
    schemas = document["components"]["schemas"]
    assert {"Update", "Resume", "Play", "Done", "ClientMessage", "ServerMessage"} <= schemas.keys()
    assert schemas["Update"]["additionalProperties"] is False
    assert "$defs" not in str(document)
    for code in wire.CLOSE_CODES.values():
        assert str(code) in document["info"]["description"]
