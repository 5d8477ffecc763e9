"""The page's files, as `make web` built them: read once, and served with what browsers need to keep them."""

from __future__ import annotations

import mimetypes
from collections.abc import Iterable
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

INDEX = "index.html"
ZIPPED = ".gz"  # beside a file: the same, compressed when it was built

# Whatever these addresses mean is up to the page.
PAGES = (
    "/",
    "/join",
    "/join/{code}",
    "/t/{table}",
    "/move",
    "/replay",
    "/replay/{table}",
    "/rules/{game}",
    "/learn/{game}",
    "/learn/{game}/{name}",
)

FOR_EVER = "public, max-age=31536000, immutable"  # its name changes with its content
ASK_AGAIN = "no-cache"

NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Wolfden</title>
<h1>The page is not built</h1>
<p>The server runs, but there is nothing to look at yet. Build the page with <code>make web</code>, and start the
server again.</p>
</html>
"""

# Python asks the machine for these, and not every machine knows.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class File(msgspec.Struct, frozen=True):
    """A file of the page."""

    body: bytes
    zipped: bytes | None
    type: str
    cache: str
    etag: str


class Assets:
    """All files of the page, by their address."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self.files = dict(_read(folder or files("wolfden.server") / "page", ""))

    @property
    def built(self) -> bool:
        return INDEX in self.files

    def routes(self) -> list[Route]:
        """Where to find them: pages, and every file by its name."""
        names = [f"/{name}" for name in self.files if name != INDEX]
        return [*(Route(path, self.page) for path in PAGES), *(Route(name, self.file) for name in names)]

    async def page(self, request: Request) -> Response:
        """The page itself, for any of its addresses."""
        if not self.built:
            return Response(NOT_BUILT, 503, {"cache-control": "no-store"}, TYPES[".html"])
        return answer(self.files[INDEX], request)

    async def file(self, request: Request) -> Response:
        return answer(self.files[request.url.path[1:]], request)


def answer(file: File, request: Request) -> Response:
    """A file, or word that the browser's own copy is still good."""
    headers = {"cache-control": file.cache, "etag": file.etag, "vary": "accept-encoding"}
    if file.etag in (tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")):
        return Response(None, 304, headers)
    if file.zipped is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(file.zipped, 200, {**headers, "content-encoding": "gzip"}, file.type)
    return Response(file.body, 200, headers, file.type)


def takes_gzip(accepted: str) -> bool:
    """Whether a browser that says this takes gzip."""
    for coding in accepted.lower().split(","):
        name, _, weight = coding.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _read(folder: Traversable, path: str) -> Iterable[tuple[str, File]]:
    if not folder.is_dir():
        return
    names = {entry.name: entry for entry in folder.iterdir()}
    for name, entry in sorted(names.items()):
        if entry.is_dir():
            yield from _read(entry, f"{path}{name}/")
        elif not (name.startswith(".") or name.endswith(ZIPPED)):
            zipped = names.get(name + ZIPPED)
            yield path + name, _file(path + name, entry.read_bytes(), zipped.read_bytes() if zipped else None)


def _file(path: str, body: bytes, zipped: bytes | None) -> File:
    ending = path[path.rfind(".") :] if "." in path else ""
    kind = TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    cache = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
    return File(body, zipped, kind, cache, f'"{blake2b(body, digest_size=12).hexdigest()}"')
