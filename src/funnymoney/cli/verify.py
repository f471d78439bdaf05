"""`funnymoney verify`: whether a match was dealt as promised, and played by the rules."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from funnymoney.cli.screen import console
from funnymoney.core.errors import BadOption, shorten
from funnymoney.core.records.fairness import is_digest
from funnymoney.core.records.record import Record
from funnymoney.core.records.verify import FAILED, FAIR, FALSE, OK, UNPROVEN, Check, verdict
from funnymoney.core.records.verify import verify as all_checks
from funnymoney.games import GAMES

EXIT_CODES = {FAIR: 0, FALSE: 1, UNPROVEN: 3}  # 2: no record, as with every command
STYLES = {OK: "green", FAILED: "bold red"}
VERDICTS = {
    FAIR: "Fair: the deal is the one promised, and all was played by the rules to this result.",
    FALSE: "False: this record is not what was promised, or not what was played.",
    UNPROVEN: "Unproven: nothing is wrong with what could be checked, but that the deal was fair "
    "cannot be verified from this record.",
}
ASK = (
    "This holds if you were shown this commitment before the deal, and gave what is listed for "
    "your seat."
)


def verify(
    file: Annotated[Path, typer.Argument(help="The record of a finished match.")],
    commitment: Annotated[str, typer.Option(help="What you were shown before the deal.")] = "",
    contribution: Annotated[str, typer.Option(help="What you contributed to the deal.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Verdict and checks as JSON.")] = False,
) -> None:
    """Check that a match was dealt as promised and played by the rules.

    Exit code 0: fair. 1: something is false. 2: this is no record. 3: nothing is wrong, but the
    deal was not promised or not all could be checked.
    """
    record = Record.open(file)
    noted = read_commitment(commitment)
    checks = all_checks(record, GAMES.get(record.game), noted, contribution)
    found = verdict(checks)
    if as_json:
        listed = [asdict(check) for check in checks]
        typer.echo(json.dumps({"verdict": found, "checks": listed}))
    else:
        show(checks, found)
        if found == FAIR and not (noted and contribution):
            console().print(ASK)
    raise typer.Exit(EXIT_CODES[found])


def read_commitment(text: str) -> str:
    """Read a commitment as somebody may have noted it down."""
    noted = text.strip().lower()
    if text and not is_digest(noted):
        raise BadOption(f"--commitment takes 64 hexadecimal digits: got {shorten(text)!r}")
    return noted


def show(checks: list[Check], found: str) -> None:
    screen, lines = console(), Table.grid(padding=(0, 2))
    for check in checks:
        status = f"[{STYLES.get(check.status, 'yellow')}]{check.status}[/]"
        lines.add_row(f"[bold]{check.name}[/]", status, escape(check.says))
    screen.print(lines)
    screen.print(f"\n[bold]{VERDICTS[found]}[/]")
