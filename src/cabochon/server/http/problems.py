"""What went wrong, as the wire says it."""

from collections.abc import Mapping

from pydantic_core import to_json
from starlette.responses import Response

from cabochon.games.errors import CabochonError
from cabochon.language import Language
from cabochon.server.show import wire


class RequestError(CabochonError):
    """A request that can't be carried out: `status` is that of HTTP."""

    def __init__(self, status: int, code: str, **values: str | int) -> None:
        super().__init__(Language("en").text(code, **values), code=code, **values)
        self.status = status


def no_table() -> RequestError:
    """What somebody gets who asks for a table that does not exist."""
    return RequestError(404, "error-no-table")


def problem(error: CabochonError) -> wire.Problem:
    """An error about what somebody handed in."""
    return {"code": error.code, "values": dict(error.values), "message": str(error)}


def answer(error: RequestError, headers: Mapping[str, str] | None = None) -> Response:
    """The error as the answer to a request."""
    return answer_as(error.status, error, headers)


def answer_as(status: int, error: CabochonError, headers: Mapping[str, str] | None = None) -> Response:
    """Any error as the answer to a request, under a status of HTTP."""
    return Response(to_json(problem(error)), status, headers, media_type="application/json")
