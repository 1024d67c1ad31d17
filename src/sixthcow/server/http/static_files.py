"""The page: the built files from memory, and `index.html` for every address of the page."""

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from litestar import HttpMethod, Response, route
from litestar.di import NamedDependency

from sixthcow.server.http.requests import AnyRequest
from sixthcow.server.refusals import Declined

NO_PAGE = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sixth Cow</title>
<h1>Sixth Cow</h1>
<p>The server is running, but its page has not been built.</p>
</html>
"""

# Vite puts a hash of the content into these names.
HASHED = re.compile(r"/assets/.+-[\w-]{8,}\.\w+")
FOR_EVER = "public, max-age=31536000, immutable"
PACKED = {".br": "br", ".gz": "gzip"}
KINDS = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class File:
    """A file of the page, plain and compressed."""

    kind: str
    plain: bytes
    packed: dict[str, bytes]

    @cached_property
    def tag(self) -> str:
        """Changes with the content."""
        return f'W/"{hashlib.sha256(self.plain).hexdigest()[:32]}"'

    def answer(self, request: AnyRequest, caching: str) -> Response[bytes]:
        """The file, in the smallest form that the client accepts, unless it is cached already."""
        headers = {"cache-control": caching, "etag": self.tag}
        if self.packed:
            headers["vary"] = "accept-encoding"
        body = self.plain
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, media_type=self.kind, headers=headers)
        accepted = request.headers.get("accept-encoding", "")
        for coding, packed in self.packed.items():
            if coding in accepted:
                headers["content-encoding"], body = coding, packed
                break
        headers["content-length"] = str(len(body))
        if request.method == HttpMethod.HEAD:
            body = b""
        return Response(body, media_type=self.kind, headers=headers)


class Page:
    """All files of the built page, by their address."""

    def __init__(self, directory: Path | None) -> None:
        self._files: dict[str, File] = {}
        if directory and (directory / "index.html").is_file():
            for path in sorted(directory.rglob("*")):
                if path.is_file() and path.suffix not in PACKED:
                    self._files["/" + path.relative_to(directory).as_posix()] = _read(path)
        self._door = self._files.get("/index.html", File("text/html", NO_PAGE, {}))

    def answer(self, request: AnyRequest, path: str) -> Response[bytes]:
        """The file at an address, or the page itself, which decides what to show there."""
        file = self._files.get(path)
        if file is not None and not path.endswith("/index.html"):
            return file.answer(request, FOR_EVER if HASHED.fullmatch(path) else "no-cache")
        if Path(path).suffix in {".js", ".css", ".map", ".svg", ".png", ".woff2", ".json"}:
            raise Declined("not-found", 404)
        # A screen may have its own entry page, which names everything it needs: `t/index.html`.
        door = self._files.get(f"/{path.split('/')[1]}/index.html", self._door)
        return door.answer(request, "no-cache")


ThePage = NamedDependency[Page]


def _read(path: Path) -> File:
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = kind or "application/octet-stream"
    packed = {
        coding: file.read_bytes()
        for suffix, coding in PACKED.items()
        if (file := path.with_name(path.name + suffix)).is_file()
    }
    return File(kind, path.read_bytes(), packed)


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def show_page(request: AnyRequest, page: ThePage) -> Response[bytes]:
    """The page, whatever its address."""
    return page.answer(request, request.scope["path"])
