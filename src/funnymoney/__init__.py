"""Four board games about crooked money: rules, bots, and ways to play and study them."""

import json
import os
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING, Any

from funnymoney._pure import SourcesOnly

if TYPE_CHECKING:
    from funnymoney.bots import make_bot
    from funnymoney.core.match import Match
    from funnymoney.core.records.record import Record
    from funnymoney.games import GAMES, game_named

__all__ = ["GAMES", "Match", "Record", "form", "game_named", "make_bot"]
__version__ = "0.1.0"

if os.environ.get("FUNNYMONEY_PURE") == "1":  # in the environment, so that child processes agree
    sys.meta_path.insert(0, SourcesOnly)


def form() -> tuple[str, str]:
    """Say whether the rules run compiled or uncompiled, and why if uncompiled."""
    from funnymoney.core import game

    if str(game.__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        return "compiled", ""
    if SourcesOnly in sys.meta_path:
        return "uncompiled", "FUNNYMONEY_PURE is set"
    record = Path(__file__).with_name(f"_built{EXTENSION_SUFFIXES[0]}.json")
    if not record.is_file():
        return "uncompiled", "not built for this Python"
    return "uncompiled", str(json.loads(record.read_text(encoding="utf-8"))["reason"])


HOMES = {
    "GAMES": "funnymoney.games",
    "Match": "funnymoney.core.match",
    "Record": "funnymoney.core.records.record",
    "game_named": "funnymoney.games",
    "make_bot": "funnymoney.bots",
}


def __getattr__(name: str) -> Any:
    """Load the names offered here when they are first asked for."""
    if name not in HOMES:
        raise AttributeError(f"module 'funnymoney' has no attribute {name!r}")
    return getattr(import_module(HOMES[name]), name)
