"""REST for looking back at one's own games: their results, and all records as one file."""

import datetime

from fastapi import APIRouter, Request
from starlette.responses import Response

from cabochon.server.http.departures import Stream
from cabochon.server.http.meters import Meters
from cabochon.server.http.routes import PROBLEM, InHouse, Known
from cabochon.server.http.turnstile import sender_address
from cabochon.server.show import wire

router = APIRouter(prefix="/api/me", tags=["guest"], responses=PROBLEM)


@router.get("/games", response_model=wire.PlayedGames)
async def games(request: Request, house: InHouse, guest: Known) -> Response:
    """My games with their results, the latest first: up to a thousand."""
    meters: Meters = request.app.state.meters
    meters.histories.count(guest.id, sender_address(request))
    return Response(await house.showcase.games_of(guest.id), media_type="application/json")


@router.get(
    "/games/records",
    response_model=None,
    responses={
        200: {
            "description": "The records of all my games that are over, one behind the other",
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    },
)
async def records(request: Request, house: InHouse, guest: Known) -> Response:
    """All my finished games as one file."""
    meters: Meters = request.app.state.meters
    address = sender_address(request)
    meters.inventories.count(guest.id, address)
    house.keepsakes.hold(guest, address)
    day = datetime.datetime.now(datetime.UTC).date()
    return Stream(
        house.keepsakes.records(guest),
        lambda: house.keepsakes.free(guest, address),
        house.options.limits.taking,
        "text/plain; charset=utf-8",
        {"content-disposition": f'attachment; filename="cabochon-games-{day}.txt"'},
    )
