"""REST for what takes thinking: hints at a table, and the analysis of a game."""

from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

from cabochon.server.http.departures import Lines, unless_gone
from cabochon.server.http.meters import Meters
from cabochon.server.http.routes import PROBLEM, InHouse, Known, TableId
from cabochon.server.http.turnstile import sender_address
from cabochon.server.show import wire

router = APIRouter(prefix="/api", responses=PROBLEM)


@router.post("/tables/{table}/hint", tags=["tables"], response_model=wire.Hint)
async def hint(request: Request, house: InHouse, guest: Known, table: TableId) -> Response:
    """The best moves for the seat of mine that decides now, where hints are allowed. It takes a moment."""
    found = await unless_gone(request, house.hints.hint(guest.id, sender_address(request), table))
    return Response(found, media_type="application/json")


_LINES: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "Lines of JSON, each an `AnalysisLine`: a start, a study of each decision, an end",
        "content": {"application/x-ndjson": {"schema": {"type": "string"}}},
    }
}


@router.post("/analysis", tags=["analysis"], response_model=None, responses=_LINES)
async def analysis(request: Request, house: InHouse, guest: Known, plan: wire.NewAnalysis) -> Response:
    """Study every decision of a recorded game. Whoever has seen enough closes the connection."""
    study = await house.studies.begin(guest.id, sender_address(request), plan.record, plan.seconds)
    return Lines(study.lines(), study.close, house.options.limits.taking)


@router.post("/tables/{table}/analysis", tags=["analysis"], response_model=None, responses=_LINES)
async def table_analysis(
    request: Request, house: InHouse, guest: Known, table: TableId, plan: wire.NewTableAnalysis
) -> Response:
    """Study every decision of a table's finished game, or tell what was found out and kept before."""
    address = sender_address(request)
    meters: Meters = request.app.state.meters
    meters.studies.count(guest.id, address)
    study = await house.studies.of_table(guest.id, address, table, plan.seconds, plan.least)
    return Lines(study.lines(), study.close, house.options.limits.taking)
