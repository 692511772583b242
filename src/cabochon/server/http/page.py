"""The page: files that were built from web/ and are kept in memory, so that no path can lead elsewhere."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
_END_OF_HEAD = b"</head>"
_WORTH_PACKING = 1000
_KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
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

    def holds(self, path: str) -> bool:
        """Whether there is a file of this path; whatever else is asked for gets the page itself."""
        return path.lstrip("/") in self._files

    def serve(self, request: Request, head: str = "") -> Response:
        """The file of a path; `head` is what the page itself has at the end of its head besides."""
        path = request.url.path.lstrip("/")
        name = path if path in self._files else INDEX
        file = self._files.get(name)
        if file is None:
            return PlainTextResponse(NOT_BUILT, 503)
        if name == INDEX and path.startswith("assets/"):
            return PlainTextResponse("There is no such file.\n", 404)
        # What is built into assets/ carries its hash in its name.
        lasting = name.startswith("assets/")
        if name == INDEX and head:
            file = _with_head(file.content, head)
        keep = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return unless_known(request, file, keep, "accept-language" if name == INDEX else None)


def unless_known(request: Request, file: File, keep: str, vary: str | None = None) -> Response:
    """A file, packed for whoever can unpack it; only that it is the same for whoever has it already."""
    headers = {"cache-control": keep, "etag": file.tag, "vary": "accept-encoding"}
    if vary is not None:
        headers["vary"] += f", {vary}"
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.packed, headers=headers, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


def _read(file: Path) -> File:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # mimetypes asks the system, which may know nothing of the web.
    kind = _KINDS.get(file.suffix, kind)
    return file_of(file.read_bytes(), kind)


@lru_cache(maxsize=128)
def _with_head(content: bytes, head: str) -> File:
    return file_of(content.replace(_END_OF_HEAD, head.encode() + _END_OF_HEAD, 1), "text/html")


def file_of(content: bytes, kind: str) -> File:
    """Something that is sent as it is, more than once."""
    is_text = kind.startswith("text/") or kind.endswith(("json", "xml"))
    packed = gzip.compress(content, 9, mtime=0) if is_text and len(content) > _WORTH_PACKING else None
    return File(content, packed, kind, f'"{hashlib.sha256(content).hexdigest()[:20]}"')
