"""A real nginx with the configuration of `deploy/`, a certificate made for the occasion, and its visitors."""

import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from ports import free_port
from tests.server.serving import PATIENCE

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"


class Proxy:
    """A running nginx. Visitors call it by its name and trust its certificate alone."""

    def __init__(self, port: int, plain_port: int, trust: ssl.SSLContext, log: Path) -> None:
        self.port = port
        self.plain_port = plain_port
        self.trust = trust
        self._log = log

    def visitor(self, address: str = "127.0.0.1", name: str = NAME) -> httpx.AsyncClient:
        """Somebody who comes from an address of this machine and calls nginx by a name."""
        return _Visitor(
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"Host": name},
            timeout=PATIENCE,
            transport=httpx.AsyncHTTPTransport(verify=self.trust, local_address=address, http1=True),
        )

    def socket(self, table: str, cookie: str) -> connect:
        return connect(
            f"wss://{NAME}/api/tables/{table}/socket",
            host="127.0.0.1",
            port=self.port,
            ssl=self.trust,
            origin=f"https://{NAME}",  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
        )

    def connected(self, *protocols: str) -> ssl.SSLSocket:
        """A bare connection with TLS."""
        trust = self.trust
        trust.set_alpn_protocols(protocols or ("http/1.1",))
        link = socket.create_connection(("127.0.0.1", self.port), PATIENCE)
        return trust.wrap_socket(link, server_hostname=NAME)

    @property
    def log(self) -> str:
        """What it has written down of requests."""
        return self._log.read_text(encoding="utf-8")


class _Visitor(httpx.AsyncClient):
    async def send(self, request: httpx.Request, **options: object) -> httpx.Response:
        request.extensions = {**request.extensions, "sni_hostname": request.headers["host"]}
        return await super().send(request, **options)  # type: ignore[arg-type]


@contextmanager
def nginx(folder: Path, server: int, instead: Mapping[str, str] | None = None) -> Iterator[Proxy]:
    """nginx in front of a server's port; `instead` changes texts of its configuration."""
    certificate, key = _certificate(folder)
    port, plain_port, log = free_port(), free_port(), folder / "access.log"
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    changes = {
        "listen [::]:443 ssl http2 default_server;": "",
        "listen [::]:443 ssl http2;": "",
        "listen [::]:80;": "",
        "listen 443 ": f"listen 127.0.0.1:{port} ",
        "listen 80;": f"listen 127.0.0.1:{plain_port};",
        "server 127.0.0.1:8000;": f"server 127.0.0.1:{server};",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "/var/log/nginx/cabochon.log": str(log),
        **(instead or {}),
    }
    for before, after in changes.items():
        assert before in site, before
        site = site.replace(before, after)
    (folder / "site.conf").write_text(site, encoding="utf-8")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{ worker_connections 1000; }}\nhttp {{ {places}\ninclude {folder}/site.conf; }}\n",
        encoding="utf-8",
    )
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        raise RuntimeError("These tests need nginx; on Debian and Ubuntu: apt install nginx-light")
    command = [program, "-p", str(folder), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as running:
        try:
            _wait_for(port, running)
            yield Proxy(port, plain_port, ssl.create_default_context(cafile=certificate), log)
        finally:
            running.terminate()


def _certificate(folder: Path) -> tuple[Path, Path]:
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    if not key.exists():
        subprocess.run(
            [
                *(
                    "openssl",
                    "req",
                    "-x509",
                    "-nodes",
                    "-newkey",
                    "ec",
                    "-pkeyopt",
                    "ec_paramgen_curve:P-256",
                ),
                *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2"),
                *("-out", str(certificate), "-keyout", str(key)),
            ],
            check=True,
            capture_output=True,
        )
    return certificate, key


def _wait_for(port: int, running: "subprocess.Popen[bytes]") -> None:
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), PATIENCE).close()
        except ConnectionRefusedError:
            if running.poll() is not None:
                assert running.stderr is not None
                raise RuntimeError(running.stderr.read().decode()) from None
        else:
            return
