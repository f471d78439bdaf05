"""The types of the page name what the server says: protocol.ts against the schema."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.client.sources import CLIENT, ROOT

TEXT = (CLIENT / "src/lib/protocol.ts").read_text(encoding="utf-8")
SCHEMA = json.loads((ROOT / "docs/protocol.schema.json").read_text(encoding="utf-8"))
DEFINED: dict[str, Any] = SCHEMA["$defs"]
# What each of our types is there: a message of ours may be a refusal.
NAMED = {
    "ChatLine": ["Line"],
    "Hint": ["Hint"],
    "ListedTable": ["ListedTable"],
    "Message": ["Message", "Refusal"],
    "Question": ["Vote"],
    "Seat": ["Seat"],
    "TableInfo": ["TableInfo"],
    "Terms": ["TimeControl"],
    "Times": ["Times"],
}


def interface(name: str) -> set[str]:
    """Return the names of the fields of an interface."""
    found = re.search(rf"export interface {name} \{{\n(.*?)\n\}}", TEXT, re.DOTALL)
    assert found, name
    return set(re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE))


def properties(*names: str) -> set[str]:
    return {field for name in names for field in DEFINED[name]["properties"]}


@pytest.mark.parametrize("name", NAMED)
def test_a_type_names_what_the_server_says(name: str) -> None:
    assert interface(name) == properties(*NAMED[name])


def test_every_wish_is_one_that_the_server_knows() -> None:
    found = re.search(r"export type Wish =\n(.*?);\n", TEXT + ";\n", re.DOTALL)
    assert found
    wishes = set(re.findall(r"[{;] (\w+)\??:", found[1]))
    assert wishes == properties("Request") - {"undo"}  # which the server only refuses


@pytest.mark.parametrize(("ours", "theirs"), [("LEVELS", "stand_in"), ("PACES", "pace")])
def test_levels_and_paces_are_those_of_the_server(ours: str, theirs: str) -> None:
    found = re.search(rf"export const {ours}.*? = (\[.*?\]);", TEXT)
    assert found
    wanted = DEFINED["NewTable"]["properties"][theirs]["enum"]
    assert sorted(json.loads(found[1])) == sorted(wanted)
