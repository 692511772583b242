"""The page: files that were built from web/ and are kept in memory, so that no path can lead elsewhere."""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
_END_OF_HEAD = b"</head>"
_WORTH_PACKING = 1000
_REFUSED = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*")
_TAGS = re.compile(r'"[^"]*"')
_PACKED = ".br"
"""Beside a file, the same packed by Brotli when the page was built."""
_KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_PART = re.compile(r"assets/([\w-]+)-[\w-]{8}\.(js|css)")
_AHEAD = {"js": 'rel="modulepreload" crossorigin', "css": 'rel="preload" as="style" crossorigin'}
NOT_BUILT = (
    "The page has not been built. In a clone of the project, `make play` builds it and starts the server.\n"
)


@dataclass(frozen=True)
class File:
    """A file of the page; `packed` too where that helps, by the encoding's name, the shortest first."""

    content: bytes
    packed: dict[str, bytes]
    kind: str
    digest: str

    def tag(self, encoding: str | None) -> str:
        """What tells this content from any other. Packed it has other bytes, hence another tag."""
        return f'"{self.digest}"' if encoding is None else f'"{self.digest}-{encoding}"'


class Page:
    """Serves the files of a folder; any other path gives the page itself, which knows what to show there."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            file.relative_to(folder).as_posix(): _read(file)
            for file in (sorted(folder.rglob("*")) if folder.is_dir() else ())
            if file.is_file() and file.suffix != _PACKED
        }

    @property
    def is_built(self) -> bool:
        """Whether there is a page to show."""
        return INDEX in self._files

    def holds(self, path: str) -> bool:
        """Whether there is a file of this path; whatever else is asked for gets the page itself."""
        return path.lstrip("/") in self._files

    def links(self, *parts: str) -> str:
        """Tags by which a browser fetches parts of the page before their turn comes."""
        named = [(_PART.fullmatch(name), name) for name in self._files]
        found = [(name, part[2]) for part, name in named if part is not None and part[1] in parts]
        return "".join(f'<link {_AHEAD[kind]} href="/{name}" />' for name, kind in found)

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
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    encoding = next((each for each in file.packed if each in accepted), None)
    tag = file.tag(encoding)
    headers = {"cache-control": keep, "etag": tag, "vary": "accept-encoding"}
    if vary is not None:
        headers["vary"] += f", {vary}"
    if _is_known(request, tag):
        return Response(status_code=304, headers=headers)
    if encoding is None:
        return Response(file.content, headers=headers, media_type=file.kind)
    headers["content-encoding"] = encoding
    return Response(file.packed[encoding], headers=headers, media_type=file.kind)


def _is_known(request: Request, tag: str) -> bool:
    """Whether a client has this. It may name several tags, and what a proxy has packed is weak (`W/`)."""
    known = ",".join(request.headers.getlist("if-none-match"))
    return known.strip() == "*" or tag in _TAGS.findall(known)


def _accepted(header: str) -> set[str]:
    """The encodings that a client takes; what it gives the quality 0 it refuses."""
    found = (part.partition(";") for part in header.lower().split(","))
    return {name.strip() for name, _, quality in found if not _REFUSED.fullmatch(quality)}


def _read(file: Path) -> File:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # mimetypes asks the system, which may know nothing of the web.
    kind = _KINDS.get(file.suffix, kind)
    packed = file.with_name(file.name + _PACKED)
    return file_of(file.read_bytes(), kind, packed.read_bytes() if packed.is_file() else None)


@lru_cache(maxsize=128)
def _with_head(content: bytes, head: str) -> File:
    return file_of(content.replace(_END_OF_HEAD, head.encode() + _END_OF_HEAD, 1), "text/html")


def file_of(content: bytes, kind: str, brotli: bytes | None = None) -> File:
    """Something that is sent as it is, more than once."""
    packed = {} if brotli is None else {"br": brotli}
    is_text = kind.startswith("text/") or kind.endswith(("json", "xml"))
    if is_text and len(content) > _WORTH_PACKING:
        packed["gzip"] = gzip.compress(content, 9, mtime=0)
    return File(content, packed, kind, hashlib.sha256(content).hexdigest()[:20])
