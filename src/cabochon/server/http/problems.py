"""What went wrong, as the answer to a request."""

from collections.abc import Mapping

from starlette.responses import Response

from cabochon.games.errors import CabochonError
from cabochon.server import gauges, show
from cabochon.server.live import RequestError


def answer(error: RequestError, headers: Mapping[str, str] | None = None) -> Response:
    """The error as the answer to a request."""
    later = {} if error.seconds is None else {"retry-after": str(error.seconds)}
    return answer_as(error.status, error, {**(headers or {}), **later})


def answer_as(status: int, error: CabochonError, headers: Mapping[str, str] | None = None) -> Response:
    """Any error as the answer to a request, under a status of HTTP."""
    gauges.REFUSED.labels(error.code).inc()
    return Response(show.problem(error), status, headers, media_type="application/json")
