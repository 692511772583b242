"""For the tests of deployment: the same PostgreSQL as the server's tests have."""

from tests.server.conftest import anyio_backend, postgres

__all__ = ["anyio_backend", "postgres"]
