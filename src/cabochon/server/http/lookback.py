"""REST for looking back at one's own games and their results."""

from fastapi import APIRouter, Request
from starlette.responses import Response

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
