"""What the operator is told: a line for every event, on the error output.

No line holds a token, a seed, a choice, a name, a word of chat or anybody's whole address. An event
is a key with facts, so there is no text to hide anything in; and of an exception only its kind and
where it was raised, for its message may quote anything.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from ipaddress import IPv4Address, ip_address, ip_network
from pathlib import Path
from typing import Literal

OURS = "funnymoney"
KEPT_BACK = "(kept back)"
SECRET = frozenset({
    "auth", "authorization", "body", "chat", "choice", "choices", "cookie", "endpoint", "gift",
    "gifts", "link", "name", "names", "news", "p256dh", "password", "salt", "secret", "seed",
    "text", "token", "view", "word",
})  # fmt: skip
ADDRESSES = frozenset({"address", "client", "host", "ip"})
NOT_OURS = (
    "ASGI callable returned without completing handshake.",
    "Invalid UTF-8 sequence received from client.",
)
PLACES = 4  # of a traceback, the innermost last

LINK = re.compile(r"/j/[^\s/?#\"']+")
IPV4 = re.compile(r"(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])")
IPV6 = re.compile(r"(?<![\w:])(?:[0-9a-fA-F]{0,4}:){2,7}[0-9a-fA-F.]*(?![\w:])")
QUERY = re.compile(r"\?[^\s\"']*")

Form = Literal["json", "text"]


def log_event(log: logging.Logger, level: int, event: str, **facts: object) -> None:
    """Tell the operator of an event."""
    log.log(level, event, extra={"facts": facts})


def set_up(level: str = "info", form: Form = "json") -> None:
    """Write events from this level on; what other libraries say, only if it is important.

    Uvicorn tells of every visit at `debug`, and no more than that: what it and others say below
    `info` has whole messages of players in it.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines() if form == "json" else Plain())
    handler.addFilter(is_meant)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    wanted = logging.getLevelNamesMapping()[level.upper()]
    curious = wanted < logging.INFO
    logging.getLogger(OURS).setLevel(wanted)
    logging.getLogger("uvicorn").setLevel(logging.INFO if curious else logging.WARNING)


def is_meant(record: logging.LogRecord) -> bool:
    """Uvicorn takes for mistakes of ours that a socket is refused, and what visitors send."""
    return record.msg not in NOT_OURS


# ------------------------------------------------------------------------ keeping back


def cut(address: str) -> str:
    """Return an address without its last part; of IPv6 only the first three are kept."""
    try:
        found = ip_address(address)
    except ValueError:
        return KEPT_BACK
    if found.is_loopback or found.is_unspecified:  # that is nobody
        return address
    if isinstance(found, IPv4Address):
        return address.rpartition(".")[0] + ".x"
    if found.ipv4_mapped:
        return cut(str(found.ipv4_mapped))
    return str(ip_network((int(found), 48), strict=False).network_address) + "x"


def redact(text: str) -> str:
    """Return a text without links to seats, queries and whole addresses."""
    text = QUERY.sub("?…", LINK.sub("/j/…", text))
    for kind in (IPV6, IPV4):
        text = kind.sub(lambda found: known(found.group()), text)
    return text


def known(text: str) -> str:
    """Cut what is an address; leave what only looks like one, such as a time."""
    try:
        ip_address(text)
    except ValueError:
        return text
    return cut(text)


def harmless(key: str, value: object) -> object:
    """Return what may be written of a fact."""
    if key in SECRET:
        return KEPT_BACK
    if key in ADDRESSES:
        return cut(str(value))
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, str):
        return redact(value)
    if isinstance(value, list | tuple):
        return [harmless("", each) for each in value]
    return type(value).__name__


def fault(error: BaseException) -> dict[str, object]:
    """Return of an exception its kind and where it was raised."""
    places = traceback.extract_tb(error.__traceback__)[-PLACES:]
    return {
        "error": type(error).__name__,
        "places": [f"{Path(place.filename).name}:{place.lineno}" for place in places],
    }


def facts_of(record: logging.LogRecord) -> dict[str, object]:
    """Return all that is told of an event."""
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    found: dict[str, object] = {"time": time, "level": record.levelname.lower()}
    if record.name.partition(".")[0] == OURS:
        found["event"] = record.msg
    else:  # the first line only: others show what they hold in those below
        told = record.getMessage().partition("\n")[0]
        found |= {"event": record.name, "told": redact(told)}
    given: dict[str, object] = getattr(record, "facts", {})
    found |= {key: harmless(key, value) for key, value in given.items()}
    if record.exc_info and record.exc_info[1]:
        found |= fault(record.exc_info[1])
    return found


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(facts_of(record))


class Plain(logging.Formatter):
    """The same for people: time, level, event, facts."""

    def format(self, record: logging.LogRecord) -> str:
        facts = facts_of(record)
        begin = [str(facts.pop(key)) for key in ("time", "level", "event")]
        rest = [f"{key}={json.dumps(value, ensure_ascii=False)}" for key, value in facts.items()]
        return " ".join([*begin, *rest])
