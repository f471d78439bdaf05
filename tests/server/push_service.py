"""A push service on this machine, and a browser that is known there."""

from __future__ import annotations

import datetime
import json
import os
import ssl
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)

from funnymoney.server.http.push import Subscription, SubscriptionKeys
from funnymoney.server.push.web_push import as_text


@dataclass
class Service:
    """Takes letters in, and answers as it is told."""

    url: str
    status: int = 201
    letters: list[tuple[str, Mapping[str, str], bytes]] = field(default_factory=list)


@contextmanager
def service(context: ssl.SSLContext | None = None) -> Iterator[Service]:
    class Door(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            letter = self.rfile.read(int(self.headers["Content-Length"]))
            found.letters.append((self.path, dict(self.headers), letter))
            self.send_response(found.status)
            if 300 <= found.status < 400:
                self.send_header("Location", found.url + "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    class Quiet(ThreadingHTTPServer):
        def handle_error(self, *_: Any) -> None:
            """A visitor that does not trust us goes again."""

    with Quiet(("127.0.0.1", 0), Door) as server:
        if context:
            server.socket = context.wrap_socket(server.socket, server_side=True)
        host = "http://127.0.0.1" if context is None else "https://localhost"
        found = Service(f"{host}:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield found
        finally:
            server.shutdown()
            thread.join()


class Browser:
    """Makes a subscription, and reads what comes for it."""

    def __init__(self, endpoint: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        public = self.private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = Subscription(
            endpoint, SubscriptionKeys(as_text(point), as_text(self.auth))
        )

    def read(self, letter: bytes) -> Any:
        return json.loads(http_ece.decrypt(letter, private_key=self.private, auth_secret=self.auth))


def certificate(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """Return a context for a server called localhost, and one for those who trust it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName(
                [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
            ),
            critical=False,
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "localhost.pem"
    file.write_bytes(
        key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        + made.public_bytes(Encoding.PEM)
    )
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(file)
    return server, ssl.create_default_context(cafile=file)
