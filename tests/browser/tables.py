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
    # A record takes the server a while, which may have too much to do.
    while (answer := page.evaluate(OPEN, {"me": me, "table": table}))["status"] in (429, 503):
        page.wait_for_timeout(500)
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


PLAY_UNTIL = """async ({ table, wishes }) => {
    const sum = (counts) => counts.reduce((total, count) => total + count, 0);
    const reached = (position, legal, me) => WANTED;
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
    const send = (message) => socket.send(JSON.stringify(message));
    const found = await new Promise((resolve) => {
        let [count, move] = [0, null];
        socket.onopen = () => send({ type: "resume", after: 0 });
        socket.onclose = () => resolve(false);
        socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.type === "refused") {
                // The server says how long to wait when it was asked too much.
                setTimeout(() => send(move), 1000 * message.problem.values.seconds);
            }
            if (message.type !== "update") return;
            if (message.table.status === "over") return resolve(false);
            const { seat, position, legal_moves: legal } = message.view;
            if (seat !== position.to_move) return send({ type: "look", seat: position.to_move });
            if (reached(position, legal, position.players[seat])) return resolve(true);
            // Who only takes tokens can do so for ever.
            if (count === 400) return resolve(false);
            const wish = wishes.find((one) => legal.some((text) => new RegExp(one).test(text)));
            const fitting = legal.filter((text) => new RegExp(wish).test(text));
            count += 1;
            const text = fitting[(count * 7) % fitting.length];
            send((move = { type: "move", id: `until-${String(count).padStart(8, "0")}`, seat, moves: text }));
        };
    });
    socket.close();
    return found;
}"""


def play_until(page: Page, game: str, wanted: str, wishes: list[str]) -> None:
    """Go to a table for two on this screen where somebody has the decision that is wanted.

    `wanted` is an expression of `position`, `legal` (moves), `me` (the player to move) and `sum`; until it
    holds both play moves that fit the first of the `wishes` (patterns) that any legal move fits.
    """
    seats = [{"kind": "me"}, {"kind": "local", "name": "Ben"}]
    for _ in range(30):
        table = open_table(page, game, seats)
        script = PLAY_UNTIL.replace("WANTED", wanted)
        if page.evaluate(script, {"table": table, "wishes": wishes}):
            page.reload()
            curtain = page.locator(".curtain .primary")
            page.locator(".bar.yours").or_(curtain).first.wait_for()
            if curtain.count():
                curtain.click()
            page.locator(".bar.yours").wait_for()
            return
    raise AssertionError(f"no game of {game} came to: {wanted}")


PLAY_OUT = """async ({ plan, moves }) => {
    const headers = { "content-type": "application/json" };
    await fetch("/api/me");
    await fetch("/api/me", { method: "PUT", headers, body: JSON.stringify({ name: plan.me }) });
    const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(plan.table) });
    const { id } = await answer.json();
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${id}/socket`);
    const send = (message) => socket.send(JSON.stringify(message));
    await new Promise((resolve) => {
        let made = 0;
        socket.onopen = () => send({ type: "resume", after: 0 });
        socket.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.type !== "update") return;
            if (message.table.status === "over") return resolve();
            const { seat, legal_moves: legal } = message.view;
            if (legal.length === 0) return;
            made += 1;
            const id = `out-${String(made).padStart(6, "0")}`;
            if (made > moves) return send({ type: "resign", id, seat });
            const text = legal.find((one) => one.startsWith("buy")) ?? legal[(made * 7) % legal.length];
            send({ type: "move", id, seat, moves: text });
        };
    });
    socket.close();
    return id;
}"""


def finished_game(page: Page, game: str, bot: str = "random", moves: int = 400, **more: Any) -> str:
    """A game of the page's guest that is over: played to its end, or given up after so many decisions."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    table = {"game": game, "seats": seats, **more}
    return str(page.evaluate(PLAY_OUT, {"plan": {"me": "Ada", "table": table}, "moves": moves}))
