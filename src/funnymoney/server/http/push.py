"""What browsers say that want to be told something while no page is open (Web Push)."""

from __future__ import annotations

import base64
import binascii

from msgspec import Struct

from funnymoney.server.protocol.errors import Refused
from funnymoney.server.push.transport import NoPublicAddress, PushTransport
from funnymoney.server.store.repositories.push_subscriptions import PushSubscriptions

MAX_ENDPOINT_CHARS = 2000  # characters of an address; it is a key in the database
POINT, AUTH = 65, 16  # bytes


class SubscriptionKeys(Struct):
    p256dh: str
    auth: str


class Subscription(Struct):
    """As a browser's `subscription.toJSON()` has it."""

    endpoint: str
    keys: SubscriptionKeys


class Unsubscription(Struct):
    endpoint: str


async def subscribe(
    pushes: PushSubscriptions,
    guest: str,
    wanted: Subscription,
    courier: PushTransport | None = None,
) -> None:
    """Note a guest's browser, or raise Refused."""
    keys = wanted.keys
    try:
        (courier or PushTransport()).check(wanted.endpoint)
    except NoPublicAddress as error:
        raise Refused("subscription", str(error)) from None
    if len(wanted.endpoint) > MAX_ENDPOINT_CHARS:
        told = f"a push service has an address of up to {MAX_ENDPOINT_CHARS} characters"
        raise Refused("subscription", told)
    point, auth = decoded(keys.p256dh), decoded(keys.auth)
    if len(point) != POINT or point[0] != 4 or len(auth) != AUTH:
        raise Refused("subscription", "the keys are those of subscription.toJSON() of a browser")
    await pushes.add(guest, wanted.endpoint, keys.p256dh, keys.auth)


async def unsubscribe(pushes: PushSubscriptions, guest: str, wanted: Unsubscription) -> None:
    """Forget a guest's browser; nothing happens if it was not known."""
    await pushes.remove(guest, wanted.endpoint)


def decoded(text: str) -> bytes:
    """Return the bytes of base64 as the web writes it, or none if it is not that."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)
    except (binascii.Error, ValueError):
        return b""
