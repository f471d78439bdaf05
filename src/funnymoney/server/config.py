"""What an operator may change: where the server stands, and how it treats what it keeps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class RetentionPolicy:
    """Days after which things are deleted; None: never."""

    records: int | None = None  # finished matches: their pages are permanent unless you say so
    aborted: int | None = 7
    idle: int | None = 60  # open or running, but nobody has done anything
    chat: int | None = 90  # what was said at tables where the match is over
    guests: int | None = 400  # not seen, and playing nowhere any more
    reports: int | None = 180  # after they were settled


@dataclass
class Settings:
    """How rooms, stored data and people are treated."""

    idle: float = 300  # seconds after which a room that nobody uses is closed
    retention: RetentionPolicy = field(default_factory=RetentionPolicy)
    limited: bool = True
    token: str = field(default="", repr=False)  # of the operator


@dataclass
class ServerConfig:
    """Where a server listens, and what it stands on."""

    store: str
    host: str = "127.0.0.1"
    port: int | None = None  # the first that is free
    proxies: Sequence[str] = ()  # that are trusted to say who is asking, and over https or not
    allowed_hosts: Sequence[str] = ()  # besides loopback and what this machine is called
    compress: bool = True
    workers: int = 1  # in which bots think
    check: bool = True  # a file for damage, before it is served
    settings: Settings = field(default_factory=Settings)
