"""What a browser is shown: the page that `client/build.py` has built into `static`."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parents[1] / "static"
# Every screen is the same file: the page looks at its address and shows what is asked for.
SCREENS = (
    "/", "/t/{table}", "/r/{table}", "/new", "/new/{game}", "/rules", "/rules/{game}", "/bots",
    "/replays",
)  # fmt: skip
# A machine's own list of types may be wrong or empty.
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
TEXTS = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
AT_THE_ROOT = (
    "app.webmanifest", "icon.svg", "icon-192.png", "icon-512.png", "icon-maskable-512.png",
    "badge.png",
    "sw.js",  # a worker reaches only what is below its own address
)  # fmt: skip
REVALIDATE = "no-cache"
CACHE_FOR_EVER = "public, max-age=31536000, immutable"  # what these hold is in their names
NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Funny Money</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body>
<h1>The page is not built yet</h1>
<p>The server works, and programs can play here. To build the page run <code>make setup</code> where
this server was started from, or <code>python client/build.py</code>, and load this again.</p>
</body>
</html>
"""


def page(request: Request) -> Response:
    """Return the page, or how to get one."""
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503, {"Cache-Control": "no-store"})
    return file_answer(index, request.scope, REVALIDATE)


def static_routes() -> list[BaseRoute]:
    """Return the doors behind which there is the page and what it is made of."""
    return [
        *(Route(path, show) for path in SCREENS),
        *(Route(f"/{name}", RootFile(name).show) for name in AT_THE_ROOT),
        Mount("/assets", Assets(directory=STATIC / "assets", check_dir=False)),
    ]


async def show(request: Request) -> Response:
    return page(request)


class RootFile:
    """A file with a name that stays, of which a browser asks whether it has changed.

    Which one, the route knows: an address put together from what somebody sends, as from the
    `Host` of his request, may lead anywhere.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    async def show(self, request: Request) -> Response:
        file = STATIC / self.name
        if not file.is_file():
            return HTMLResponse(NOT_BUILT, 503, {"Cache-Control": "no-store"})
        return file_answer(file, request.scope, REVALIDATE)


class Assets(StaticFiles):
    """Files with their hash in their names: they never change."""

    async def check_config(self) -> None:
        """Without a page there is no folder, and nothing is found in it."""

    def file_response(
        self,
        full_path: Any,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        return file_answer(Path(full_path), scope, CACHE_FOR_EVER)


def file_answer(file: Path, scope: Scope, keep: str) -> Response:
    """Return a file: as it was packed when it was built, to those who can unpack it."""
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file)[0] or "application/octet-stream"
    asked, packed = Headers(scope=scope), file.with_name(f"{file.name}.gz")
    headers = MutableHeaders({"Cache-Control": keep})
    if kind.startswith(TEXTS):
        headers["Vary"] = "Accept-Encoding"
        if takes_gzip(asked) and packed.is_file():
            headers["Content-Encoding"] = "gzip"
            file = packed
    answer = FileResponse(file, headers=headers, media_type=kind, stat_result=file.stat())
    if answer.headers["etag"] in asked.get("if-none-match", ""):
        return NotModifiedResponse(answer.headers)
    return answer


def takes_gzip(asked: Headers) -> bool:
    """Whether somebody says that he can unpack it; `gzip;q=0` says that he cannot."""
    ways = [way.replace(" ", "") for way in asked.get("accept-encoding", "").split(",")]
    return any(way.split(";")[0] in ("gzip", "*") and not way.endswith(";q=0") for way in ways)
