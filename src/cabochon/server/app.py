"""The application: the hall behind REST, sockets and the page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.responses import Response

import cabochon
from cabochon.games.errors import CabochonError
from cabochon.server import routes, sockets, thoughts
from cabochon.server.catalogue import catalogue
from cabochon.server.errors import ForbiddenError
from cabochon.server.guests import Desk
from cabochon.server.hall import Hall
from cabochon.server.hints import Hints
from cabochon.server.journal import Journal
from cabochon.server.limits import BusyError, Meters, Places, TooFastError
from cabochon.server.openapi import described
from cabochon.server.options import Options
from cabochon.server.page import Page
from cabochon.server.problems import RequestError, answer, answer_as
from cabochon.server.security import Gate, SafeHeaders
from cabochon.server.store import DatabaseError, Store
from cabochon.server.sweeps import Sweeps


def create_app(options: Options, store: Store | None = None) -> FastAPI:
    """An application that opens the hall when it starts and closes it, with the store, when it ends."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = store or await Store.open(options.database)
        hall = Hall(opened, options)
        sweeps = Sweeps(hall)
        app.state.hall = hall
        app.state.hints = Hints(hall)
        app.state.catalogue = to_json(catalogue(hall.bots.specs))
        app.state.desk = Desk(await opened.signing_key())
        sweeps.start()
        try:
            yield
        finally:
            await sweeps.stop()
            await hall.close()
            await opened.close()

    app = FastAPI(
        title="Cabochon",
        version=cabochon.__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.meters = Meters(options.limits)
    app.state.places = Places(options.limits.connections, options.limits.connections_of_address)
    app.state.page = Page()
    app.include_router(routes.router)
    app.include_router(thoughts.router)
    app.include_router(sockets.router)
    app.add_api_route("/{path:path}", _page, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _not_here)
    app.add_exception_handler(CabochonError, _refused)
    app.add_middleware(Gate, options=options)
    app.add_middleware(Journal)
    app.add_middleware(SafeHeaders)
    described(app)
    return app


async def _page(request: Request) -> Response:
    """Whatever is not the API is the page, which knows what to show."""
    if request.url.path.startswith("/api/") or request.url.path == "/api":
        return answer(RequestError(404, "error-no-path"))
    page: Page = request.app.state.page
    return page.serve(request)


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, CabochonError)
    if isinstance(error, TooFastError | BusyError):
        return answer(error, {"retry-after": str(error.seconds)})
    if isinstance(error, RequestError):
        return answer(error)
    if isinstance(error, DatabaseError):
        return answer_as(503, error, {"retry-after": "2"})
    return answer_as(403 if isinstance(error, ForbiddenError) else 409, error)


async def _misunderstood(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    parts = [str(part) for part in error.errors()[0]["loc"]]
    return answer(RequestError(422, "error-request", where=".".join(parts)[:60]))


async def _not_here(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code
    if status in _ELSEWHERE:
        return answer(RequestError(status, _ELSEWHERE[status]), error.headers)
    return answer(RequestError(status, "error-request", where="body"), error.headers)


_ELSEWHERE = {404: "error-no-path", 405: "error-method"}
