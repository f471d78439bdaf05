"""`funnymoney store`: back up, restore, check and upgrade what a server keeps."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from funnymoney.cli.screen import friendly
from funnymoney.cli.serve import default_store, need_packages

store = typer.Typer(
    no_args_is_help=True,
    rich_markup_mode=None,
    help="Back up, restore, check and upgrade what a server keeps.",
)

Address = Annotated[
    str,
    typer.Option(
        "--store",
        envvar="FUNNYMONEY_STORE",
        help="A file, or postgresql://…; by default the file of `serve`.",
    ),
]
CHECK = "Look for damage first."


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; only you may read it.")],
    address: Address = "",
    force: Annotated[bool, typer.Option(help="Replace FILE if it exists.")] = False,
    check: Annotated[bool, typer.Option(help=CHECK)] = True,
) -> None:
    """Make a consistent copy of a store, while its server runs or not.

    The copy holds the seeds of running matches: its mode is 0600. Of a PostgreSQL it is made by
    pg_dump, which must be installed.
    """
    from funnymoney.server.maintenance import commands  # noqa: PLC0415  needs more packages
    from funnymoney.server.store.address import shown  # noqa: PLC0415

    which = address or default_store()
    commands.back_up(which, file, replace=force, check=check)
    typer.echo(f"the store {shown(which)} is copied to {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by `funnymoney store backup`.")],
    address: Address = "",
    check: Annotated[bool, typer.Option(help=CHECK)] = True,
) -> None:
    """Replace a store by a copy, while no server runs; what is replaced is kept aside."""
    from funnymoney.server.maintenance import commands  # noqa: PLC0415  needs more packages
    from funnymoney.server.store.address import shown  # noqa: PLC0415

    which = address or default_store()
    aside = asyncio.run(commands.restore(which, file, check=check))
    typer.echo(f"the store {shown(which)} is now as in {file}")
    if aside:
        typer.echo(f"what it was before is in {aside}")


def check(
    address: Address = "",
    alive: Annotated[bool, typer.Option("--alive", help="Only tables that are not over.")] = False,
) -> None:
    """List what is damaged: pages, and tables whose log does not read or replay.

    A server may run meanwhile. Exit code 0: all is well. 1: something is damaged. 2: the store
    cannot be checked.
    """
    from funnymoney.server.maintenance.check import check_store  # noqa: PLC0415  needs more packages

    report = asyncio.run(check_store(address or default_store(), alive=alive))
    typer.echo("\n".join(report.lines()))
    raise typer.Exit(0 if report.is_sound else 1)


def upgrade(address: Address = "") -> None:
    """Bring the schema of a store up to date; a file is also upgraded when its server starts."""
    from funnymoney.server.maintenance import commands  # noqa: PLC0415  needs more packages

    typer.echo(asyncio.run(commands.upgrade(address or default_store())))


def file(address: Address = "") -> None:
    """Make the records of finished matches that have none, before an upgrade of the rules."""
    from funnymoney.server.replay.archive_queue import file_the_rest  # noqa: PLC0415  needs more packages

    typer.echo(asyncio.run(file_the_rest(address or default_store())))


@store.callback()
def main() -> None:
    """Back up, restore, check and upgrade what a server keeps."""
    friendly(need_packages)()


for command in (backup, restore, check, upgrade, file):
    store.command()(friendly(command))
