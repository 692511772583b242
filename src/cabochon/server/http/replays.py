"""REST for recorded games that are gone through, without thinking about them."""

from fastapi import APIRouter, Request
from starlette.responses import Response

from cabochon.language import accepted_language, match_language
from cabochon.server.http.routes import PROBLEM, InHouse, Known
from cabochon.server.http.turnstile import sender_address
from cabochon.server.show import wire

router = APIRouter(prefix="/api", tags=["replays"], responses=PROBLEM)


@router.post("/replay", response_model=wire.Replay)
async def replay(request: Request, house: InHouse, guest: Known, plan: wire.NewReplay) -> Response:
    """All positions of a recorded game, as a seat saw them or with nothing hidden."""
    found = await house.replays.replay(guest.id, sender_address(request), plan.record, plan.seat)
    return Response(found, media_type="application/json")


@router.post(
    "/picture",
    response_model=None,
    responses={
        200: {"description": "The picture", "content": {"image/svg+xml": {"schema": {"type": "string"}}}}
    },
)
async def picture(request: Request, house: InHouse, guest: Known, plan: wire.NewPicture) -> Response:
    """One position of a recorded game, drawn as SVG that needs nothing else."""
    accepted = accepted_language(request.headers.get("accept-language", ""))
    drawn = await house.replays.picture(
        guest.id,
        sender_address(request),
        plan.record,
        plan.moves,
        plan.seat,
        match_language(plan.language or "") or accepted,
    )
    return Response(drawn, media_type="image/svg+xml")
