"""The protocol as it is written down is the protocol as it is spoken."""

from __future__ import annotations

import re
from pathlib import Path

from funnymoney.server.protocol.messages import COMMANDS, Message, Refusal
from funnymoney.server.protocol.schema import schema, text

DOCS = Path(__file__).parents[2] / "docs"


def test_the_schema_beside_the_protocol_is_that_of_the_messages() -> None:
    assert (DOCS / "protocol.schema.json").read_text(encoding="utf-8") == text()


def test_every_shape_that_is_used_is_defined() -> None:
    found = schema()
    used = set(re.findall(r'"#/\$defs/(\w+)"', text()))
    assert used <= set(found["$defs"])


def test_the_protocol_tells_of_every_wish() -> None:
    told = (DOCS / "protocol.md").read_text(encoding="utf-8")
    missing = [wish for wish in COMMANDS if f'`{{"{wish}": ' not in told]
    assert not missing


def test_the_protocol_tells_of_everything_that_is_sent() -> None:
    told = (DOCS / "protocol.md").read_text(encoding="utf-8")
    fields = {*Message.__struct_fields__, *Refusal.__struct_fields__}
    assert not [name for name in fields if f"`{name}`" not in told and f'"{name}"' not in told]
