"""Distributions made up for a test, in a folder on Python's path, as if pip had filled it."""

from __future__ import annotations

from pathlib import Path

TOY = "from funnymoney.core.spec import GameSpec\nfrom tests.laws.toy import Fists\n"


def install(folder: Path, name: str, source: str) -> None:
    """Put a package with this source into a folder, and register its SPEC."""
    package = folder / name
    package.mkdir(parents=True)
    package.joinpath("__init__.py").write_text(source, encoding="utf-8")
    facts = folder / f"{name}-1.0.dist-info"
    facts.mkdir()
    facts.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    facts.joinpath("entry_points.txt").write_text(f"[funnymoney.games]\n{name} = {name}:SPEC\n")


def spec_source(name: str, **fields: str) -> str:
    """Return the source of a package with the toy of the laws under another name."""
    listed = "".join(f", {field}={value}" for field, value in fields.items())
    return (
        f"{TOY}\n\nclass Other(Fists):\n    name = {name!r}\n    title = {name.title()!r}\n\n\n"
        f"SPEC = GameSpec(rules=Other{listed})\n"
    )
