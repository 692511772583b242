"""What this server refuses, whatever the table says."""

from cabochon.games.errors import CabochonError
from cabochon.language import Language
from cabochon.server import gauges


class RequestError(CabochonError):
    """A request that can't be carried out: `status` is that of HTTP."""

    def __init__(self, status: int, code: str, **values: str | int) -> None:
        super().__init__(Language("en").text(code, **values), code=code, **values)
        self.status = status
        self.seconds: int | None = None
        """After how long it is worth another try, where that can be said."""


class BusyError(RequestError):
    """The server has its hands full."""

    def __init__(self) -> None:
        gauges.LIMITED.labels("thinking").inc()
        super().__init__(429, "error-busy")
        self.seconds = 5


def no_table() -> RequestError:
    """What somebody gets who asks for a table that does not exist."""
    return RequestError(404, "error-no-table")
