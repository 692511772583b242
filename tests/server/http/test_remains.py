"""What is left of a connection after it has ended: nothing, without the garbage collector's help."""

import asyncio
import gc
from collections.abc import Iterator

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.server import ServerProtocol

from cabochon.server.options import Options
from tests.server.serving import PATIENCE, threaded

pytestmark = pytest.mark.anyio


@pytest.fixture
def _no_collection() -> Iterator[None]:
    """As in a server, where people play and the collector waits for a quiet moment."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def _remains() -> int:
    # By type: there are proxies of objects that are gone, which can't be asked.
    return sum(issubclass(type(each), HttpToolsProtocol | ServerProtocol) for each in gc.get_objects())


@pytest.mark.usefixtures("_no_collection")
async def test_a_socket_leaves_nothing_behind(sqlite_url: str) -> None:
    with threaded(Options(sqlite_url).unlimited()) as server:
        async with server.guest("Ann") as ann:
            table = await ann.open_table("splendor", "me", "local:Ben")
            before = _remains()
            for politely in (True, False) * 3:
                async with ann.socket(table) as client:
                    if not politely:
                        client.link.transport.abort()
            async with asyncio.timeout(PATIENCE):
                while _remains() > before:
                    await asyncio.sleep(0.01)
