"""Which hosts this server answers as: a request for another one is refused with 421.

A page of another site can have its own name resolve to an address in the visitor's network (DNS
rebinding), and its scripts then reach this server as if they were ours. The `Host` of such a
request is that other name.
"""

from __future__ import annotations

import logging
import re
import socket
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from ipaddress import IPv6Address, ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.http.middleware import SafeHeaders, refuse
from funnymoney.server.ops.logs import log_event

PROBES = ("/health", "/ready")  # asked by load balancers, by any name; they tell nothing private
RESOLVER_TIMEOUT_S = 2.0
LOG_INTERVAL_S = 60.0
MAX_SHOWN = 100  # characters of a name in an answer or a log line
# A name, or an IPv6 address in brackets, each with or without a port. A zone is not part of it.
HOST = re.compile(r"(?:\[([0-9a-fA-F:.]+)(?:%[\w.~-]+)?\]|([\w.-]+))(?::\d{0,5})?", re.ASCII)
EXPECTED = "an allowed host is a name, play.example.org, all names below one, *.example.org, or *"

LOG = logging.getLogger(__name__)


class BadHost(FunnyMoneyError):
    """What was given as an allowed host is none."""


class Hosts:
    """The hosts that are allowed: those given, loopback, and this machine's own."""

    def __init__(self, given: Iterable[str] = ()) -> None:
        patterns = {read_pattern(each) for each in given}
        self.any = "*" in patterns
        self.endings = tuple(each[1:] for each in patterns if each.startswith("*."))
        self.names = {"localhost"} | {each for each in patterns if not each.startswith("*")}

    def allow(self, name: str) -> None:
        """Allow one more name or address; what is neither is left out."""
        if found := host_name(f"[{name}]" if ":" in name else name):
            self.names.add(found)

    def allow_own(self, listening: str) -> None:
        """Allow the names and addresses of this machine, and the host on which it listens.

        A resolver that is slow to tell is not waited for; what it tells later counts from then on.
        """
        name = socket.gethostname()
        for each in (listening, name, f"{name.partition('.')[0]}.local", *route_addresses()):
            self.allow(each)
        asking = threading.Thread(target=self.ask_resolver, args=(name,), daemon=True)
        asking.start()
        asking.join(RESOLVER_TIMEOUT_S)

    def ask_resolver(self, name: str) -> None:
        with suppress(OSError):
            self.allow(socket.getfqdn(name))
        with suppress(OSError):
            for found in socket.getaddrinfo(name, None):
                self.allow(str(found[4][0]))

    def allows(self, name: str, local: str | None) -> bool:
        """Return whether to answer as a host; `local` is where the connection came in."""
        if self.any:
            return True
        if name in self.names or name.endswith(self.endings):
            return bool(name)
        address = read_address(name)
        return address is not None and (
            ip_address(address).is_loopback or address == read_address(local or "")
        )


def host_name(header: str) -> str:
    """Return the host of a `Host` header in one form, without its port; "" if it has none."""
    found = HOST.fullmatch(header.strip())
    if found is None:
        return ""
    if found[1]:
        return read_address(found[1]) or ""
    name = found[2].lower().removesuffix(".")
    return read_address(name) or name


def read_address(text: str) -> str | None:
    """Return an IP address in its shortest form, without its zone; None if it is no address."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


def read_pattern(given: str) -> str:
    """Return what an operator allows in the form in which it is compared."""
    text = given.strip()
    if text == "*":
        return text
    below = text.startswith("*.")
    name = text[2:] if below else text
    if not name.isascii():
        with suppress(UnicodeError):  # browsers send the form of the DNS
            name = name.encode("idna").decode()
    found = host_name(f"[{name}]" if name.count(":") > 1 and "[" not in name else name)
    if not found or (below and read_address(found)):
        raise BadHost(f"{EXPECTED}: got {given!r}")
    return f"*.{found}" if below else found


def route_addresses() -> list[str]:
    """Return the addresses from which this machine reaches its networks; nothing is sent."""
    found: list[str] = []
    for family, somewhere in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((somewhere, 9))
            found.append(str(probe.getsockname()[0]))
    return found


class HostGuard:
    """Answers 421 to a request or a socket for another host, before anything else is looked at."""

    def __init__(self, app: ASGIApp, hosts: Hosts, count: Callable[[str], None]) -> None:
        self.app = app
        self.hosts = hosts
        self.count = count
        self.logged = -LOG_INTERVAL_S

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in PROBES:
            await self.app(scope, receive, send)
            return
        asked = Headers(scope=scope).getlist("host")
        name = host_name(asked[0]) if len(asked) == 1 else ""
        if self.hosts.allows(name, (scope.get("server") or (None,))[0]):
            await self.app(scope, receive, send)
        else:
            await self.turn_away(scope, receive, send, name[:MAX_SHOWN])

    async def turn_away(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        self.note(name)
        told = "a request must name one host in its Host header"
        if name:
            told = f"this server is not called {name}: start it with --allowed-host {name}"

        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            await refuse(scope, receive, send, 421, "misdirected", told)

        await SafeHeaders(answer)(scope, receive, send)

    def note(self, name: str) -> None:
        """Count it, and tell the operator once in a while."""
        self.count("misdirected")
        if time.monotonic() - self.logged >= LOG_INTERVAL_S:
            self.logged = time.monotonic()
            log_event(LOG, logging.WARNING, "host_refused", asked=name)
