"""What a page says while the server's database is in trouble, and that it goes on by itself afterwards."""

import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ports import free_port
from tests.browser.conftest import NewPage
from tests.browser.person import Person
from tests.browser.tables import open_table
from tests.server.serving import Process

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
def address(port: int) -> str:
    """Of a server that the test itself starts."""
    return f"http://127.0.0.1:{port}"


def test_a_damaged_database_is_said_and_got_over(new_page: NewPage, port: int, tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"

    def execute(statement: str) -> None:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute(statement)
            connection.commit()

    server = Process(f"sqlite:///{file}", port=port)
    try:
        server.wait_until_ready()
        page = new_page()
        open_table(page, "splendor", BOT)
        person = Person(page)
        assert person.wait()
        server.end(signal.SIGTERM)
        execute("ALTER TABLE events RENAME TO lost")
        server = Process(f"sqlite:///{file}", port=port)
        server.wait_until_ready()
        trouble = page.get_by_text("The server’s database has a problem")
        expect(trouble).to_be_visible()
        execute("ALTER TABLE lost RENAME TO events")
        expect(trouble).to_be_hidden()
        assert person.wait()
        person.decide()
    finally:
        server.end(signal.SIGKILL)
