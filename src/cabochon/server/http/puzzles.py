"""REST for puzzles: a set for each game, in one answer that browsers may keep."""

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import Response

from cabochon.server.http.page import File, file_of, unless_known
from cabochon.server.http.routes import PROBLEM, Anyone, InHouse
from cabochon.server.http.turnstile import sender_address
from cabochon.server.show import Shown, wire

GameName = Annotated[str, Path(description="A game's name", pattern="^[a-z0-9-]{1,40}$")]

router = APIRouter(prefix="/api", tags=["puzzles"], responses=PROBLEM)


@router.get("/puzzles/{game}", response_model=wire.PuzzleSet)
async def puzzles(request: Request, house: InHouse, guest: Anyone, game: GameName) -> Response:
    """All puzzles of a game, as the seat that solves them sees them, with their solutions."""
    found = await house.puzzles.of(guest.id if guest else "", sender_address(request), game)
    return unless_known(request, _packed(found), "no-cache")


@lru_cache(maxsize=8)
def _packed(content: Shown) -> File:
    """Packed once: a set has some hundred kilobytes."""
    return file_of(content.encode(), "application/json")
