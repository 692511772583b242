"""Logs: one line for each entry, and never the message of an error."""

import json
import logging

import pytest
import structlog

from cabochon.server import logs

pytestmark = pytest.mark.usefixtures("logs_as_before")


def _fail() -> None:
    try:
        raise KeyError("secret of a table")
    except KeyError as cause:
        raise LookupError("a hidden card") from cause


@pytest.mark.parametrize("as_json", [True, False])
def test_errors_are_logged_without_what_they_say(as_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure(as_json=as_json)
    for logger in (structlog.get_logger("cabochon.test"), logging.getLogger("uvicorn.error")):
        try:
            _fail()
        except LookupError:
            logger.exception("it broke")
    lines = capsys.readouterr().err
    assert lines.count("it broke") == 2
    assert lines.count("LookupError") == 2
    assert lines.count("_fail") == 2
    assert "hidden" not in lines
    assert "secret" not in lines


@pytest.mark.parametrize("as_json", [True, False])
def test_nothing_that_a_terminal_would_obey(as_json: bool, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure(as_json=as_json)
    structlog.get_logger("cabochon.test").info("request", path="/api/\x1b[2J\x9b\u2028\x07é")
    written = capsys.readouterr().err
    assert not set("\x1b\x9b\u2028\x07") & set(written)


def test_json_has_one_entry_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure(as_json=True)
    log = structlog.get_logger("cabochon.test")
    with structlog.contextvars.bound_contextvars(request="r1"):
        log.info("first", table="t", text="両\nlines")
    log.debug("too small to be said")
    logging.getLogger("other").info("of others only what is wrong")
    logging.getLogger("other").warning("second %s", 2)
    first, second = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert (first["event"], first["request"], first["level"], first["logger"]) == (
        "first",
        "r1",
        "info",
        "cabochon.test",
    )
    assert (second["event"], second["level"]) == ("second 2", "warning")
