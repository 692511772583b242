"""Who asks: that is in a signed cookie, and nowhere else."""

from functools import lru_cache

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from cabochon.server.live import Guest, Keys, known_guest

COOKIE = "cabochon"
_YEAR = 365 * 24 * 3600
_LONGEST_COOKIE = 1000


class Desk:
    """Knows guests by their cookies and hands cookies out."""

    def __init__(self, keys: Keys) -> None:
        self._keys = keys

    def known(self, connection: HTTPConnection) -> Guest | None:
        """Who sends this request; None without a cookie that was signed here."""
        cookie = connection.cookies.get(COOKIE, "")
        return self.read(cookie) if cookie else None

    def read(self, cookie: str) -> Guest | None:
        """The guest of a cookie, if it was signed here."""
        if len(cookie) > _LONGEST_COOKIE:
            return None
        for key in self._keys.believed:
            try:
                guest, name = _signer(key).loads(cookie)
            except (BadData, ValueError, TypeError):
                continue
            return known_guest(guest, name)
        return None

    def is_old(self, connection: HTTPConnection, guest: Guest) -> bool:
        """Whether a guest's cookie was signed by another key than those of today."""
        return connection.cookies.get(COOKIE) != self.write(guest)

    def write(self, guest: Guest) -> str:
        """The content of a guest's cookie."""
        written: str | bytes = _signer(self._keys.signing).dumps([guest.id, guest.name])
        return written if isinstance(written, str) else written.decode()

    def dismiss(self, response: Response, *, encrypted: bool) -> None:
        """Have the guest's browser forget its cookie."""
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=encrypted)

    def welcome(self, response: Response, guest: Guest, *, encrypted: bool) -> None:
        """Give the guest a cookie for a year."""
        response.set_cookie(
            COOKIE,
            self.write(guest),
            max_age=_YEAR,
            httponly=True,
            samesite="lax",
            secure=encrypted,
        )


@lru_cache(maxsize=16)
def _signer(key: bytes) -> URLSafeSerializer:
    return URLSafeSerializer(key, salt="guest")
