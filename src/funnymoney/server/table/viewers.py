"""Who looks at a table, and what is sent to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(eq=False, slots=True)
class Viewer:
    """One connection to a table: in a player's seat, or with None as a spectator."""

    player: int | None
    send: Callable[[bytes], None]
    end: Callable[[str], None] = field(default=lambda _: None)
    guest: str = ""
    where: str = ""  # their address, as far as they are counted by it


@dataclass(slots=True)
class Audience:
    """All viewers who see the same."""

    viewers: list[Viewer] = field(default_factory=list)
    view_hash: int = 0  # of the view they were sent last: views are long, and tables many
    news_count: int = 0  # that they were told


Delivery = tuple[Viewer, bytes]
