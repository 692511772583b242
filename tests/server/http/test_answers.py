"""Everything that leaves has passed `show`."""

import inspect

import pytest
from fastapi.routing import APIRoute
from starlette.responses import Response

from cabochon.server.http import ROUTERS

ROUTES = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: f"{min(route.methods)} {route.path}")
def test_no_answer_is_made_by_the_framework(route: APIRoute) -> None:
    """FastAPI would turn anything else that a function returns into JSON by itself."""
    assert inspect.signature(route.endpoint).return_annotation is Response
