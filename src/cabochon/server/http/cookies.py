"""Who asks: that is in a signed cookie, and nowhere else."""

from itsdangerous import BadData, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from cabochon.server.live import Guest, known_guest

COOKIE = "cabochon"
_YEAR = 365 * 24 * 3600
_LONGEST_COOKIE = 1000


class Desk:
    """Knows guests by their cookies and hands cookies out."""

    def __init__(self, key: bytes) -> None:
        self._signer = URLSafeSerializer(key, salt="guest")

    def known(self, connection: HTTPConnection) -> Guest | None:
        """Who sends this request; None without a cookie that was signed here."""
        cookie = connection.cookies.get(COOKIE, "")
        return self.read(cookie) if cookie else None

    def read(self, cookie: str) -> Guest | None:
        """The guest of a cookie, if it was signed here."""
        if len(cookie) > _LONGEST_COOKIE:
            return None
        try:
            guest, name = self._signer.loads(cookie)
        except (BadData, ValueError, TypeError):
            return None
        return known_guest(guest, name)

    def write(self, guest: Guest) -> str:
        """The content of a guest's cookie."""
        written: str | bytes = self._signer.dumps([guest.id, guest.name])
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
