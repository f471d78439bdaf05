"""Requests to a server while nothing is measured: one connection, kept open."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from time import sleep
from typing import Any
from urllib.parse import urlsplit

TOO_MUCH = 429


class Http:
    """A client that speaks JSON; `home` is the address from which it calls."""

    def __init__(self, url: str, home: str | None = None) -> None:
        source = None if home is None else (home, 0)
        self.connection = HTTPConnection(urlsplit(url).netloc, timeout=60, source_address=source)

    def post(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """Return the answer, and the cookie if one was given out."""
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        while True:
            self.connection.request("POST", path, json.dumps(body), headers)
            answer = self.connection.getresponse()
            text = answer.read()
            if answer.status != TOO_MUCH:
                break
            sleep(float(answer.headers.get("Retry-After", 1)))
        if answer.status >= 400:
            raise RuntimeError(f"POST {path}: {answer.status} {text.decode(errors='replace')}")
        given = answer.headers.get("Set-Cookie", "").partition(";")[0]
        return json.loads(text), given or cookie

    def close(self) -> None:
        self.connection.close()
