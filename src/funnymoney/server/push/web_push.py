"""Telling guests that it is their turn while no page of theirs is open (Web Push, RFC 8030).

What is told is encrypted for the browser (RFC 8291), and names a table but nothing of the match;
the push service in between learns that something was told, and by whom (RFC 8292).
Needs the packages of `funnymoney[push]`.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import logging
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, VapidException
from pywebpush import WebPusher

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.ops.logs import fault, log_event
from funnymoney.server.push.transport import NoPublicAddress, PushTransport
from funnymoney.server.store.repositories.push_subscriptions import PushSubscriptions
from funnymoney.server.store.rows import Push

HOUR_S = 3600
TIME_TO_LIVE_S = (
    24 * HOUR_S
)  # seconds for which a push service keeps it for a browser that is not there
MAX_CONCURRENT = 4
MAX_QUEUED = 1000  # beyond, nothing is told: better late players than a full memory
GONE = (404, 410)
TROUBLE = (OSError, http.client.HTTPException, ValueError, NoPublicAddress, VapidException)

LOG = logging.getLogger(__name__)


class BadKey(FunnyMoneyError):
    """A key or a contact of the operator with which nothing can be pushed."""


def new_key() -> str:
    """Return a new private key, as Keys.read takes it."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return as_text(number.to_bytes(32, "big"))


def as_text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass(frozen=True)
class Keys:
    """By what push services know this house, and whom they may write to about it."""

    private: Any = field(repr=False)
    contact: str = field(repr=False)

    @classmethod
    def read(cls, key: str, contact: str) -> Keys:
        """Understand a key from `new_key`, or PEM, and a mail address or https://host."""
        contact = contact if contact.startswith(("mailto:", "https://")) else f"mailto:{contact}"
        try:
            keys = cls(read_key(key.strip()), contact)
            keys.sign("https://push.example")
        except (ValueError, TypeError, VapidException):
            raise BadKey(
                "cannot push with this key and contact: a key is made by `funnymoney vapid`, "
                "a contact is a mail address"
            ) from None
        return keys

    @classmethod
    def of(cls, environment: Mapping[str, str]) -> Keys | None:
        """Read what the operator has set: FUNNYMONEY_PUSH_KEY or …_KEY_FILE, and …_CONTACT."""
        key = environment.get("FUNNYMONEY_PUSH_KEY", "")
        if file := environment.get("FUNNYMONEY_PUSH_KEY_FILE"):
            try:
                key = Path(file).read_text(encoding="utf-8")
            except (OSError, ValueError):
                raise BadKey(f"cannot read FUNNYMONEY_PUSH_KEY_FILE, {file}") from None
        return cls.read(key, environment.get("FUNNYMONEY_PUSH_CONTACT", "")) if key else None

    @property
    def public(self) -> str:
        """What a page hands its browser as applicationServerKey."""
        key = self.private.public_key
        return as_text(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def sign(self, origin: str) -> str:
        """Return the header that says to a push service who we are."""
        claims = {"sub": self.contact, "aud": origin, "exp": int(time.time()) + 12 * HOUR_S}
        return str(self.private.sign(claims)["Authorization"])


def read_key(key: str) -> Any:
    if key.startswith("-----BEGIN"):
        return Vapid02.from_pem(key.encode())
    return Vapid02.from_string(key)


class Pusher:
    """Tells guests something wherever they have asked for it; whatever fails, nobody waits."""

    def __init__(
        self, pushes: PushSubscriptions, keys: Keys, courier: PushTransport | None = None
    ) -> None:
        self.pushes = pushes
        self.keys = keys
        self.courier = courier or PushTransport()
        self.threads = ThreadPoolExecutor(MAX_CONCURRENT, "push")
        self.waiting = 0
        self.closed = False

    async def tell(self, guest: str, table: str, kind: str = "turn") -> None:
        """Tell a guest that something is the matter at a table; return when it is done."""
        letter = json.dumps({"table": table, "kind": kind}).encode()
        browsers = await self.pushes.of(guest)
        await asyncio.gather(*(self.send(push, table, letter) for push in browsers))

    async def send(self, push: Push, table: str, letter: bytes) -> None:
        if self.closed or self.waiting >= MAX_QUEUED:
            log_event(LOG, logging.WARNING, "push_dropped", waiting=self.waiting)
            return
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            status = await loop.run_in_executor(self.threads, self.post, push, table, letter)
        except TROUBLE as error:
            log_event(LOG, logging.WARNING, "push_failed", **fault(error))
            return
        finally:
            self.waiting -= 1
        if status in GONE:
            await self.pushes.remove(push.guest_id, push.endpoint)
        elif not 200 <= status < 300:
            log_event(LOG, logging.WARNING, "push_failed", status=status)

    def post(self, push: Push, table: str, letter: bytes) -> int:
        """Encrypt and deliver; this takes its time, so it is done in a thread."""
        keys = {"p256dh": push.p256dh, "auth": push.auth}
        sealed = WebPusher({"endpoint": push.endpoint, "keys": keys}).encode(letter)["body"]
        parts = urlsplit(push.endpoint)
        headers = {
            "Authorization": self.keys.sign(f"{parts.scheme}://{parts.netloc}"),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TIME_TO_LIVE_S),
            "Topic": table[:32],  # a later one takes the place of one not yet delivered
            "Urgency": "normal",
        }
        return self.courier.deliver(push.endpoint, headers, sealed)

    async def close(self) -> None:
        """Take no more; what is under way may end by itself."""
        self.closed = True
        self.threads.shutdown(wait=False, cancel_futures=True)
