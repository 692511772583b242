"""REST for a guest who goes to another device: a code is made on the one and entered on the other."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from cabochon.server import show
from cabochon.server.http.cookies import Desk
from cabochon.server.http.meters import Meters
from cabochon.server.http.routes import PROBLEM, Anyone, InHouse, Known
from cabochon.server.http.turnstile import sender_address
from cabochon.server.show import wire

router = APIRouter(prefix="/api", responses=PROBLEM)


@router.post("/me/transfer", tags=["guest"], status_code=201, response_model=wire.TransferCode)
async def make_code(request: Request, house: InHouse, guest: Known) -> Response:
    """A code that lets me in on another device, once. One that I had before is worth nothing then."""
    meters: Meters = request.app.state.meters
    meters.transfers.count(guest.id, sender_address(request))
    return Response(await house.transfers.begin(guest), 201, media_type="application/json")


@router.get("/me/transfer", tags=["guest"], response_model=wire.TransferState)
async def look_at_code(house: InHouse, guest: Known) -> Response:
    """Whether the code that I made is still to be used: who shows it wants to know when it was."""
    return Response(await house.transfers.look(guest), media_type="application/json")


@router.post("/transfer", tags=["guest"], response_model=wire.Me)
async def enter_code(request: Request, house: InHouse, guest: Anyone, entered: wire.EnteredCode) -> Response:
    """Be the guest of a code from now on, in place of who I was here; it is not sent in an address."""
    meters: Meters = request.app.state.meters
    # First those of this address alone: whoever tries too much must not use up what all have together.
    meters.tries.count("" if guest is None else guest.id, sender_address(request))
    meters.tries_of_all.take("")
    found = await house.transfers.complete(entered.code)
    answer = Response(show.me(found.name), media_type="application/json")
    desk: Desk = request.app.state.desk
    desk.welcome(answer, found, encrypted=request.url.scheme == "https")
    return answer
