"""Ways to a table: by the page's own buttons, or opened at once for tests about something else."""

import json
from typing import Any

from playwright.sync_api import Page, Response, WebSocket

from tests.browser.person import table_of

Frame = dict[str, Any]

OPEN = """async (plan) => {
    const send = (method, path, body) =>
        fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await fetch("/api/me");
    await send("PUT", "/api/me", { name: plan.me });
    const answer = await send("POST", "/api/tables", plan.table);
    return { status: answer.status, body: await answer.json() };
}"""


def open_table(page: Page, game: str, seats: list[dict[str, str]], me: str = "Ada", **more: Any) -> str:
    """Open a table as the page's guest and go there; its id."""
    table = {"game": game, "seats": seats, "settings": {"start": 0}, **more}
    answer = page.evaluate(OPEN, {"me": me, "table": table})
    assert answer["status"] == 201, answer
    page.goto(f"/t/{answer['body']['id']}")
    return table_of(page)


def watch_frames(page: Page) -> list[Frame]:
    """Everything that the page gets on sockets from now on."""
    frames: list[Frame] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: frames.append(json.loads(payload)))

    page.on("websocket", listen)
    return frames


def watch_answers(page: Page) -> list[str]:
    """The text of everything that the page fetches from the server's interface from now on."""
    answers: list[str] = []

    def listen(response: Response) -> None:
        if "/api/" in response.url and "/socket" not in response.url:
            answers.append(response.text())

    page.on("response", listen)
    return answers


def hidden_cards(frame: Frame) -> list[tuple[int, int]]:
    """The cards in hands that a frame names although others may not see them: (seat, card)."""
    if frame["type"] != "update" or frame["view"] is None:
        return []
    return [
        (seat, held["card"])
        for seat, player in enumerate(frame["view"]["position"]["players"])
        for held in player["reserved"]
        if held["hidden"] and held["card"] is not None
    ]
