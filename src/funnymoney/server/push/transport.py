"""Brings letters to push services: over https, to public hosts, and nowhere else.

Where to, a visitor has said. So we look up the host ourselves and connect to the very address that
we have checked: a second look might find another, inside our own network. We follow nobody who
sends us on.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from http.client import HTTPConnection, HTTPSConnection
from ipaddress import IPv6Address, IPv6Network, ip_address
from threading import Timer
from urllib.parse import SplitResult, urlsplit

from funnymoney.core.errors import FunnyMoneyError

STEP_TIMEOUT_S = 10.0  # for each step on the way
REQUEST_TIMEOUT_S = 30.0  # and in all: who answers bit by bit must not keep others from being told
HTTPS = 443
TRANSLATED = IPv6Network("64:ff9b::/32")  # stands for an address of IPv4, perhaps a private one


class NoPublicAddress(FunnyMoneyError):
    """An address to which nothing is brought."""


class PushTransport:
    """Knows the way; `anywhere` is for tests, which have a push service of their own."""

    def __init__(self, anywhere: bool = False, context: ssl.SSLContext | None = None) -> None:
        self.anywhere = anywhere
        self.context = context or ssl.create_default_context()

    def deliver(self, endpoint: str, headers: Mapping[str, str], letter: bytes) -> int:
        """Post a letter and return the status; raise NotThere, or OSError and its like."""
        parts = self.check(endpoint)
        assert parts.hostname
        port = parts.port or (HTTPS if parts.scheme == "https" else 80)
        connection = self.connection(parts, port)
        connection.sock = reached = self.reach(parts.scheme, parts.hostname, port)
        alarm = Timer(REQUEST_TIMEOUT_S, cut_off, [reached])
        alarm.daemon = True
        alarm.start()
        try:
            if isinstance(reached, ssl.SSLSocket):
                reached.do_handshake()
            path = parts._replace(scheme="", netloc="", fragment="").geturl()
            connection.request("POST", path or "/", letter, dict(headers))
            return connection.getresponse().status
        finally:
            alarm.cancel()
            connection.close()

    def check(self, endpoint: str) -> SplitResult:
        """Take an address apart, or raise NotThere if nothing is brought to such ones."""
        try:
            parts = urlsplit(endpoint)
            sound = bool(parts.hostname) and parts.username is None
            safe = parts.scheme == "https" and parts.port in (None, HTTPS)
        except ValueError:
            sound = safe = False
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not sound or not plain or not (safe or self.anywhere):
            raise NoPublicAddress("a push service has an address that starts with https://")
        return parts

    def connection(self, parts: SplitResult, port: int) -> HTTPConnection:
        """Return a connection that does not look for its host itself: it is given the socket."""
        assert parts.hostname
        if parts.scheme == "https":
            return HTTPSConnection(parts.hostname, port, context=self.context)
        return HTTPConnection(parts.hostname, port)

    def reach(self, scheme: str, host: str, port: int) -> socket.socket:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        places = [place[4] for place in found]
        if not self.anywhere and not all(is_public(str(place[0])) for place in places):
            raise NoPublicAddress("a push service is on the public internet")
        reached = socket.create_connection((str(places[0][0]), port), STEP_TIMEOUT_S)
        if scheme != "https":
            return reached
        try:  # they shake hands later, when somebody looks at the clock
            return self.context.wrap_socket(
                reached, server_hostname=host, do_handshake_on_connect=False
            )
        except BaseException:
            reached.close()
            raise


def cut_off(reached: socket.socket) -> None:
    """End a conversation from outside: whoever waits for an answer there has an OSError."""
    with suppress(OSError):
        socket.socket.shutdown(reached, socket.SHUT_RDWR)


def is_public(text: str) -> bool:
    """Whether everybody in the world can reach an address, and it does not stand for another."""
    address = ip_address(text)
    if isinstance(address, IPv6Address) and (
        address.ipv4_mapped or address.sixtofour or address.teredo or address in TRANSLATED
    ):
        return False
    return address.is_global and not address.is_multicast
