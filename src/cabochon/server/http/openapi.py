"""The description of the whole interface: REST as FastAPI knows it, the socket, and all types of the wire."""

from typing import Any, get_args

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from cabochon.server.show import wire
from cabochon.server.show.schema import wire_schema

PATH = "/api/openapi.json"
_DESCRIPTION = """
Tables of Splendor and Splendor Duel.

A guest is whoever holds the cookie that `GET /api/me` gives. Requests that change something must come from
this server's own pages (`Origin`) or from a program that sends no `Origin`. Errors are a `Problem`: the id of
a message in the language files with its variables, and the same in English.

## The socket of a table

`GET /api/tables/{{table}}/socket` opens a WebSocket with the same cookie; anybody with a link may watch. All
messages are JSON texts: a `ClientMessage` to the server, a `ServerMessage` from it.

- The first message is `Resume` with the number of the last event that the client has seen (0 for none). The
  answer is an `Update` with all later events, the table and the view of the game; where those are too many,
  it is a `History` with the first of them, after which `Resume` asks for the next. Every later event comes in
  an `Update` too. If its `after` is not the last number that the client has, something is missing: send
  `Resume` again.
- Requests ({requests}) carry an id of the client's choice. They are answered by `Done` once they are stored,
  or by `Refused`, and carried out once however often they are sent.
- `Look` says whose cards a screen shows that several people share.
- A client that sends nothing (`Ping` will do) for 45 seconds is closed.

The server closes a socket with these codes: {codes}.
"""

_REASONS = {
    "bad-message": "a message that is no JSON text",
    "no-guest": "no guest's cookie",
    "forbidden": "a page from elsewhere (`Origin`), or a name of this server that is not allowed (`Host`)",
    "no-table": "there is no such table",
    "blocked": "whoever runs the server has blocked this guest or address",
    "silent": "nothing was heard for too long",
    "too-fast": "too many messages or frames, or too many sockets",
    "database": "the server's database is in trouble; connect again",
    "restart": "the server stops; connect again",
    "slow": "the client reads too slowly; connect again and resume",
}


def described(app: FastAPI) -> None:
    """Have the application describe itself completely."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _openapi(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
    written: list[bytes] = []

    async def description(_request: Request) -> Response:
        """Written once: it takes some 20 ms, in which nobody's move is heard."""
        if not written:
            written.append(bytes(JSONResponse(openapi()).body))
        return Response(written[0], media_type="application/json")

    app.add_route(PATH, description, include_in_schema=False)


def _openapi(app: FastAPI) -> dict[str, Any]:
    codes = ", ".join(f"{code} ({_REASONS[reason]})" for reason, code in wire.CLOSE_CODES.items())
    requests = ", ".join(f"`{request.__name__}`" for request in get_args(wire.Request))
    document = get_openapi(
        title=app.title,
        version=app.version,
        description=_DESCRIPTION.format(codes=codes, requests=requests),
        routes=app.routes,
    )
    known: dict[str, Any] = document["components"]["schemas"]
    for name, schema in wire_schema()["$defs"].items():
        # What FastAPI reads it describes itself, with its defaults; what leaves is described more strictly.
        if name not in known or not _arrives(name):
            known[name] = _referring(schema)
    document["components"]["schemas"] = dict(sorted(known.items()))
    return document


def _arrives(name: str) -> bool:
    kind = getattr(wire, name, None)
    return isinstance(kind, type) and issubclass(kind, wire.Strict)


def _referring(schema: Any) -> Any:
    """With references to where OpenAPI keeps its types."""
    if isinstance(schema, list):
        return [_referring(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: value.replace("#/$defs/", "#/components/schemas/") if key == "$ref" else _referring(value)
        for key, value in schema.items()
    }
