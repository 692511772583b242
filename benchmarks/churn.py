"""Guests as they are: they come and go, lose their lines, come back, watch, ask for hints, and fall silent.

What the server has acknowledged or told them is written down, so that one can look later whether it is there.
"""

import asyncio
import json
import random
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from serving import sit_down, welcome

Message = dict[str, Any]
_LOST_LINE = (WebSocketException, OSError, TimeoutError)
_AWAY = (*_LOST_LINE, httpx.HTTPError)
_HEARTBEAT = 10.0
_PATIENCE = 30.0


class Ledger:
    """Every event that a client was told, and the number of every move that was acknowledged."""

    def __init__(self) -> None:
        self.told: defaultdict[str, dict[int, Message | None]] = defaultdict(dict)
        self.acknowledged = 0
        self.lost: list[str] = []
        self.delays: list[float] = []
        """Seconds from a move to its acknowledgement, since somebody last looked."""

    def acknowledge(self, table: str, number: int, delay: float) -> None:
        self.acknowledged += 1
        self.told[table].setdefault(number, None)
        self.delays.append(delay)

    def tell(self, table: str, events: list[Message]) -> None:
        self.told[table].update({event["number"]: event for event in events})

    async def audit(self, address: str, cookie: str) -> None:
        """Compare all that is written down with what the server has, and begin anew."""
        told = {table: events for table, events in self.told.items() if events}
        self.told.clear()
        for table, events in told.items():
            kept = await _kept(address, table, cookie, max(events))
            for number, event in events.items():
                if number not in kept or (event is not None and kept[number] != event):
                    self.lost.append(f"{table}, event {number}")


async def _kept(address: str, table: str, cookie: str, last: int) -> dict[int, Message]:
    """The events of a table up to a number; fewer only if the server has no more."""
    kept: dict[int, Message] = {}
    link = await sit_down(address, table, cookie)
    with suppress(TimeoutError):
        async with asyncio.timeout(_PATIENCE):
            while last not in kept:
                message = json.loads(await link.recv())
                if message["type"] == "update":
                    kept.update({event["number"]: event for event in message["events"]})
    link.transport.abort()
    return kept


class Crowd:
    """All guests of a server, from `begin` to `leave`; `pace` is how many moves a second a player makes."""

    def __init__(self, address: str, ledger: Ledger, tables: int, pace: float, seed: int) -> None:
        self.address = address
        self.ledger = ledger
        self.random = random.Random(seed)
        self.pace = pace
        self.tables: list[str] = []
        """Where somebody plays just now."""
        self.counts: defaultdict[str, int] = defaultdict(int)
        self._many = tables
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        parties = [self._again(self._party, 0.5) for _ in range(self._many)]
        watchers = [self._again(self._watch, 1) for _ in range(max(1, self._many // 4))]
        frozen = [self._again(self._freeze, 1) for _ in range(max(1, self._many // 8))]
        self._tasks = [asyncio.create_task(work) for work in (*parties, *watchers, *frozen)]

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        """Do the same again and again; a server that is away is waited for."""
        while True:
            await asyncio.sleep(self.random.uniform(0, 2 * pause))
            with suppress(*_AWAY):
                await work()

    def visitor(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=f"http://{self.address}", trust_env=False, timeout=_PATIENCE)

    # --- Playing ---

    async def _party(self) -> None:
        """Two guests, and sometimes a bot, at a table until the game is over or they lose interest."""
        async with self.visitor() as ann, self.visitor() as bob:
            cookies = [await welcome(ann, "Ann"), await welcome(bob, "Bob")]
            table = await self._open(ann, bob)
            self.tables.append(table)
            players = [
                Player(self, table, seat, cookie, http)
                for seat, (cookie, http) in enumerate(zip(cookies, (ann, bob), strict=True))
            ]
            try:
                async with asyncio.timeout(self.random.uniform(10, 90)):
                    await asyncio.gather(*(player.play() for player in players))
            except TimeoutError:
                self.counts["games left"] += 1
            else:
                self.counts["games finished"] += 1
            finally:
                self.tables.remove(table)

    async def _open(self, ann: httpx.AsyncClient, bob: httpx.AsyncClient) -> str:
        with_bot = self.random.random() < 0.4
        game = "splendor" if with_bot else self.random.choice(("splendor", "duel"))
        plan: Message = {"game": game, "hints": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
        if game == "splendor":
            plan["settings"] = {"target": 3}
        if with_bot:
            plan["seats"].append({"kind": "open"})
        answer = await ann.post("/api/tables", json=plan)
        answer.raise_for_status()
        table: str = answer.json()["id"]
        seat = f"/api/tables/{table}/seats"
        (await bob.put(f"{seat}/1")).raise_for_status()
        if with_bot:
            # He gets up and sits down again before the last seat is taken.
            (await bob.delete(f"{seat}/1")).raise_for_status()
            (await bob.put(f"{seat}/1")).raise_for_status()
            (await ann.put(f"{seat}/2/bot", json={"bot": "greedy"})).raise_for_status()
        return table

    # --- Watching, and worse ---

    async def _watch(self) -> None:
        """Look at a table for a while."""
        if self.tables:
            async with asyncio.timeout(self.random.uniform(2, 20)):
                await self._look(self.random.choice(self.tables))

    async def _look(self, table: str) -> None:
        async with self.visitor() as http:
            link = await sit_down(self.address, table, await welcome(http, "Cid"))
            self.counts["spectators"] += 1
            try:
                async for _ in link:
                    pass
            finally:
                await _end(link, politely=self.random.random() < 0.5)

    async def _freeze(self) -> None:
        """Come to a table and then take nothing any more; half of them don't say anything either."""
        if not self.tables:
            return
        async with self.visitor() as http:
            link = await sit_down(self.address, self.random.choice(self.tables), await welcome(http, "Dan"))
            self.counts["frozen"] += 1
            link.transport.pause_reading()
            try:
                if self.random.random() < 0.5:
                    await asyncio.sleep(self.random.uniform(5, 60))
                    return
                for _ in range(self.random.randint(1, 4)):
                    await link.send('{"type":"ping"}')
                    await asyncio.sleep(_HEARTBEAT)
            finally:
                link.transport.abort()


async def _end(link: ClientConnection, *, politely: bool) -> None:
    if politely:
        with suppress(*_LOST_LINE):
            await asyncio.wait_for(link.close(), 2)
    link.transport.abort()


class Player:
    """A guest with a seat, who comes back and goes on whenever the line is lost."""

    def __init__(self, crowd: Crowd, table: str, seat: int, cookie: str, http: httpx.AsyncClient) -> None:
        self._http = http
        self._crowd = crowd
        self._table = table
        self._seat = seat
        self._cookie = cookie
        self._number = 0
        self._legal: list[str] = []
        self._over = False
        self._asked: Message | None = None
        """The move that is not acknowledged yet, which is sent again under its id."""
        self._sent = 0.0

    async def play(self) -> None:
        """Until the game is over."""
        while not self._over:
            with suppress(*_LOST_LINE):
                link = await sit_down(self._crowd.address, self._table, self._cookie, self._number)
                try:
                    await self._take_part(link)
                finally:
                    self._crowd.counts["lines lost"] += not self._over
                    await _end(link, politely=self._over)
            if not self._over:
                await asyncio.sleep(self._crowd.random.uniform(0, 1))

    async def _take_part(self, link: ClientConnection) -> None:
        if self._asked is not None:
            await self._send(link)
        while not self._over:
            try:
                async with asyncio.timeout(self._pause()):
                    self._hear(json.loads(await link.recv()))
                    continue
            except TimeoutError:
                pass  # nothing is going on: perhaps because it is this player's turn
            if self._crowd.random.random() < 0.02:
                return  # the line is lost
            if self._legal and self._asked is None:
                if self._crowd.random.random() < 0.01:
                    await self._ask()
                move = self._crowd.random.choice(self._legal)
                identity = f"{self._seat}-{self._number}-{self._crowd.random.randrange(10**9)}"
                self._asked = {"type": "move", "id": identity, "seat": self._seat, "moves": move}
                await self._send(link)
            else:
                await link.send('{"type":"ping"}')

    async def _ask(self) -> None:
        """Have the server think about the next move, and play another one."""
        with suppress(httpx.HTTPError):
            answer = await self._http.post(f"/api/tables/{self._table}/hint")
            self._crowd.counts["hints" if answer.status_code == 200 else "hints refused"] += 1

    def _pause(self) -> float:
        if self._legal and self._asked is None:
            return self._crowd.random.uniform(0.5, 1.5) / self._crowd.pace
        return _HEARTBEAT

    async def _send(self, link: ClientConnection) -> None:
        self._sent = time.perf_counter()
        await link.send(json.dumps(self._asked))

    def _hear(self, message: Message) -> None:
        ledger = self._crowd.ledger
        if message["type"] == "update":
            ledger.tell(self._table, message["events"])
            self._number = max([self._number, *(event["number"] for event in message["events"])])
            self._legal = [] if message["view"] is None else message["view"]["legal_moves"]
            self._over = message["table"]["status"] == "over"
        elif self._asked is not None and message.get("id") == self._asked["id"]:
            if message["type"] == "done":
                ledger.acknowledge(self._table, message["number"], time.perf_counter() - self._sent)
            else:
                self._crowd.counts["moves refused"] += 1
            self._asked = None
