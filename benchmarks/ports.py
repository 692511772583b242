"""Ports for servers that are started in a moment."""

import secrets
import socket

# Below the ports that systems give to outgoing connections: one of those could be given away again before
# the server that was told to take it has started.
_FIRST, _LAST = 12_000, 32_000


def free_port() -> int:
    """A port that nobody listens on, and that the system gives to nobody else."""
    while True:
        port = _FIRST + secrets.randbelow(_LAST - _FIRST)
        try:
            with socket.create_server(("127.0.0.1", port)):
                return port
        except OSError:
            continue
