"""REST for a guest who goes for good: what the server holds about them is deleted."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from cabochon.server.http.cookies import Desk
from cabochon.server.http.meters import Meters
from cabochon.server.http.routes import PROBLEM, InHouse, Known
from cabochon.server.http.turnstile import sender_address
from cabochon.server.show import wire

router = APIRouter(prefix="/api", responses=PROBLEM)


@router.delete("/me", tags=["guest"], response_model=wire.Farewell)
async def forget_me(request: Request, house: InHouse, guest: Known, _wish: wire.Goodbye) -> Response:
    """Delete everything about me: my games, and my name where others played, too. There is no way back."""
    meters: Meters = request.app.state.meters
    meters.inventories.count(guest.id, sender_address(request))
    answer = Response(await house.farewells.forget(guest.id), media_type="application/json")
    desk: Desk = request.app.state.desk
    desk.dismiss(answer, encrypted=request.url.scheme == "https")
    return answer
