"""The page: files that were built from web/ and are kept in memory, so that no path can lead elsewhere."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
_WORTH_PACKING = 1000
NOT_BUILT = (
    "The page has not been built. In a clone of the project, `make play` builds it and starts the server.\n"
)


@dataclass(frozen=True)
class File:
    """A file of the page, packed too where that helps."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str


class Page:
    """Serves the files of a folder; any other path gives the page itself, which knows what to show there."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            file.relative_to(folder).as_posix(): _read(file)
            for file in (sorted(folder.rglob("*")) if folder.is_dir() else ())
            if file.is_file()
        }

    @property
    def is_built(self) -> bool:
        """Whether there is a page to show."""
        return INDEX in self._files

    def serve(self, request: Request) -> Response:
        """The file of a path."""
        path = request.url.path.lstrip("/")
        name = path if path in self._files else INDEX
        file = self._files.get(name)
        if file is None:
            return PlainTextResponse(NOT_BUILT, 503)
        if name == INDEX and path.startswith("assets/"):
            return PlainTextResponse("There is no such file.\n", 404)
        # What is built into assets/ carries its hash in its name.
        lasting = name.startswith("assets/")
        return unless_known(request, file, "public, max-age=31536000, immutable" if lasting else "no-cache")


def unless_known(request: Request, file: File, keep: str) -> Response:
    """A file, packed for whoever can unpack it; only that it is the same for whoever has it already."""
    headers = {"cache-control": keep, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


def _read(file: Path) -> File:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # mimetypes asks the system, which may know nothing of the web.
    kind = {".js": "text/javascript", ".mjs": "text/javascript", ".svg": "image/svg+xml"}.get(
        file.suffix, kind
    )
    return file_of(file.read_bytes(), kind)


def file_of(content: bytes, kind: str) -> File:
    """Something that is sent as it is, more than once."""
    is_text = kind.startswith("text/") or kind.endswith(("json", "xml"))
    packed = gzip.compress(content, 9, mtime=0) if is_text and len(content) > _WORTH_PACKING else None
    return File(content, packed, kind, f'"{hashlib.sha256(content).hexdigest()[:20]}"')
