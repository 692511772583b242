"""A network cable between a browser and the server that can be pulled out and put back, or freeze."""

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self


class Cable:
    """Passes on whatever comes to its own address; pulled out, it drops every connection.

    Frozen, it drops none and passes nothing on, as a line does that is gone without anybody having said so.
    """

    def __init__(self, address: str) -> None:
        host, _, port = address.removeprefix("http://").partition(":")
        self._server = (host, int(port))
        self._listening = socket.create_server((host, 0))
        self.address = f"http://{host}:{self._listening.getsockname()[1]}"
        self._plugged = True
        self._flows = threading.Event()
        self._flows.set()
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listening.close()
        self.pull()
        self.thaw()

    def pull(self) -> None:
        """Cut every connection, and refuse new ones."""
        with self._lock:
            self._plugged = False
            for end in self._ends:
                with contextlib.suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def plug(self) -> None:
        """Let connections through again."""
        self._plugged = True

    def freeze(self) -> None:
        """Keep everything that comes from now on."""
        self._flows.clear()

    def thaw(self) -> None:
        """Pass on what was kept, and everything else again."""
        self._flows.set()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # the listening socket has been closed
            while True:
                here, _ = self._listening.accept()
                if not self._plugged:
                    here.close()
                    continue
                there = socket.create_connection(self._server)
                with self._lock:
                    self._ends |= {here, there}
                for pair in ((here, there), (there, here)):
                    threading.Thread(target=self._pump, args=pair, daemon=True).start()

    def _pump(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self._flows.wait()
                sink.sendall(data)
        for end in (source, sink):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        with self._lock:
            self._ends -= {source, sink}
        for end in (source, sink):
            end.close()
