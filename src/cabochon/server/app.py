"""The application: the house behind REST, sockets and the page."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

import cabochon
from cabochon.games.errors import CabochonError
from cabochon.server.http import (
    ROUTERS,
    Desk,
    Gate,
    Journal,
    Meters,
    Page,
    SafeHeaders,
    answer,
    answer_as,
    described,
    preview_tags,
)
from cabochon.server.live import House, Places, RequestError, no_table
from cabochon.server.options import Options
from cabochon.server.store import DatabaseError, Store
from cabochon.server.table import ForbiddenError


def create_app(options: Options, store: Store | None = None) -> FastAPI:
    """An application that opens the house when it starts and closes it, with the store, when it ends."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        opened = store or await Store.open(options.database)
        app.state.house = house = House(opened, options)
        app.state.desk = Desk(house.keys)
        house.tallies.share("sockets", app.state.places)
        for bucket in app.state.meters.buckets:
            house.tallies.share(bucket.limit, bucket)
        try:
            await house.open()
            yield
        finally:
            await house.close()
            await opened.close()

    app = FastAPI(
        title="Cabochon",
        version=cabochon.__version__,
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
    )
    app.state.meters = Meters(options.limits)
    app.state.places = Places(options.limits.connections, options.limits.connections_of_address)
    app.state.page = Page()
    for router in ROUTERS:
        app.include_router(router)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _not_here)
    app.add_exception_handler(CabochonError, _refused)
    app.add_middleware(Gate, options=options)
    app.add_middleware(Journal)
    app.add_middleware(SafeHeaders)
    described(app)
    app.add_api_route("/{path:path}", _page, methods=["GET", "HEAD"], include_in_schema=False)
    return app


async def _page(request: Request) -> Response:
    """Whatever is not the API is the page, which knows what to show."""
    if request.url.path.startswith("/api/") or request.url.path == "/api":
        return answer(RequestError(404, "error-no-path"))
    page: Page = request.app.state.page
    return page.serve(request, "" if page.holds(request.url.path) else await preview_tags(request))


async def _refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, CabochonError)
    if isinstance(error, RequestError):
        return answer(error)
    if isinstance(error, DatabaseError):
        return answer_as(503, error, {"retry-after": "2"})
    return answer_as(403 if isinstance(error, ForbiddenError) else 409, error)


async def _misunderstood(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    parts = [str(part) for part in error.errors()[0]["loc"]]
    if parts == ["path", "table"]:
        return answer(no_table())  # what can't be the id of a table is that of none
    return answer(RequestError(422, "error-request", where=".".join(parts)[:60]))


async def _not_here(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    status = error.status_code
    if status in _ELSEWHERE:
        return answer(RequestError(status, _ELSEWHERE[status]), error.headers)
    return answer(RequestError(status, "error-request", where="body"), error.headers)


_ELSEWHERE = {404: "error-no-path", 405: "error-method"}
