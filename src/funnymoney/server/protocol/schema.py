"""The JSON schema of all messages.

`python -m funnymoney.server.protocol.schema > docs/protocol.schema.json` writes it down.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from msgspec.json import schema_components

from funnymoney.server.protocol.games import GameInfo
from funnymoney.server.protocol.messages import (
    VERSION,
    ListedTable,
    Message,
    NewBranch,
    NewTable,
    Refusal,
    Request,
    TableInfo,
)
from funnymoney.server.protocol.replay import Estimate, Frames, Outline, Verified, WholeFrames

SHAPES = (
    Request, Message, Refusal, NewTable, NewBranch, TableInfo, ListedTable, GameInfo,
    Frames, WholeFrames, Outline, Estimate, Verified,
)  # fmt: skip


def schema() -> dict[str, Any]:
    """Return one schema, with a definition for every shape."""
    _, shapes = schema_components(SHAPES, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Funny Money: what a table and its viewers say to each other",
        "version": VERSION,
        "$defs": dict(sorted(shapes.items())),
    }


def text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
