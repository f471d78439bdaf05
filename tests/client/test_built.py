"""The page as it was built: small, whole, and with nothing that the server's policy forbids."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest

from funnymoney.server.http.static import STATIC
from tests.client.sources import CLIENT, LANGUAGES, ROOT, node
from tests.server.built import needs_page

MOST_SCRIPT = 100_000  # bytes, packed, until a first table can be played
GAMES = ("contraband", "counterfeiters", "ffuffziger", "crooked_cash")
Chunks = dict[str, dict[str, Any]]


def chunks() -> Chunks:
    """Return what every file is made of, by its source."""
    found: Chunks = json.loads((STATIC / "chunks.json").read_text(encoding="utf-8"))
    return {name.split("?")[0].removeprefix("../"): chunk for name, chunk in found.items()}


def with_imports(first: list[str]) -> set[str]:
    """Return the files of these sources, and of all that they import at once."""
    known, reached, waiting = chunks(), set(), list(first)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += known[name].get("imports", [])
    return {known[name]["file"] for name in reached}


@needs_page
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_first_table_needs_little_script(game: str, language: str) -> None:
    """Everything that is read until somebody can choose: shell, table, board and words."""
    words = [f"src/funnymoney/words/{language}/{file}.ftl" for file in ("common", "app", game)]
    first = ["index.html", "src/screens/Table.svelte", f"src/games/{game}/index.ts", *words]
    sizes = {
        name: len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in with_imports(first)
    }
    assert sum(sizes.values()) <= MOST_SCRIPT, sorted(sizes.items(), key=lambda each: -each[1])


@needs_page
def test_the_shell_has_nothing_inline_and_names_only_files_that_are_there() -> None:
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:", text, re.IGNORECASE)
    assert all(not inside.strip() for inside in re.findall(r"<script[^>]*>(.*?)</script>", text))
    wanted = re.findall(r'(?:href|src)="/([^"]+)"', text)
    assert wanted
    assert all((STATIC / path).is_file() for path in wanted)


@needs_page
def test_the_worker_keeps_files_that_are_there_and_speaks_four_languages() -> None:
    text = (STATIC / "sw.js").read_text(encoding="utf-8")
    found = re.search(r"^const BUILT = (.*);$", text, re.MULTILINE)
    assert found
    built = json.loads(found[1])
    assert built["version"]
    assert all((STATIC / path.removeprefix("/")).exists() for path in built["shell"])
    assert any("Home" in path for path in built["shell"])
    assert set(built["words"]) == {"en", "fr", "nl", "el"}
    assert all(all(words.values()) for words in built["words"].values())


@needs_page
def test_nothing_is_fetched_from_elsewhere() -> None:
    texts = list((STATIC / "assets").glob("*.css")) + list((STATIC / "assets").glob("*.js"))
    for file in texts:
        found = set(re.findall(r"https?://[\w.-]+", file.read_text(encoding="utf-8")))
        assert found <= {"http://www.w3.org", "https://svelte.dev"}, file.name


@needs_page
def test_every_text_has_a_packed_copy_of_itself() -> None:
    for file in (STATIC / "assets").glob("*.js"):
        packed = file.with_name(f"{file.name}.gz")
        assert gzip.decompress(packed.read_bytes()) == file.read_bytes()


# -------------------------------------------------------------------------------- sources


def sources(*suffixes: str) -> list[Path]:
    return [path for path in CLIENT.glob("src/**/*") if path.suffix in suffixes]


def test_no_component_has_styles_in_its_markup_or_writes_markup() -> None:
    """The policy of the server forbids these; and text of players must never become markup."""
    ways = re.compile(r"\sstyle=[\"']|\{@html|innerHTML|outerHTML|insertAdjacentHTML|\beval\(")
    wrong = [
        path.name for path in sources(".svelte", ".ts") if ways.search(path.read_text("utf-8"))
    ]
    assert not wrong


def test_the_lock_names_what_every_platform_needs() -> None:
    """Whoever writes it on one machine must not forget the others."""
    lock = json.loads((CLIENT / "package-lock.json").read_text(encoding="utf-8"))
    bindings = [name for name in lock["packages"] if "/@rolldown/binding-" in name]
    for platform in ("darwin-arm64", "darwin-x64", "win32-x64-msvc", "linux-arm64-gnu",
                     "linux-x64-gnu"):  # fmt: skip
        assert any(name.endswith(platform) for name in bindings), platform
    for name, package in lock["packages"].items():
        assert not name or "integrity" in package, name


def test_there_is_a_node_to_build_with_where_the_page_was_built() -> None:
    assert node() is not None or not (ROOT / "client/node_modules").exists()
