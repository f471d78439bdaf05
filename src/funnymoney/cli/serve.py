"""`funnymoney serve`: a house for people and bots, in a browser or from a program."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Literal

import typer

from funnymoney.core.errors import FunnyMoneyError

HOST = "Where it listens; 0.0.0.0 lets others in your network in."
ALLOWED = "A host to answer as, besides this machine's own: a name, *.example.org, or * for any."
PORT = "By default the first free one from 8000; 0 takes any."
Log = Literal["debug", "info", "warning", "error"]


class CannotServe(FunnyMoneyError):
    """Something that the server needs is not there."""


def need_packages() -> None:
    """Raise CannotServe if the packages of the server are not there."""
    if any(find_spec(name) is None for name in ("uvicorn", "sqlalchemy", "msgspec")):
        raise CannotServe("the server needs more packages: pip install 'funnymoney[server]'")


def default_store() -> str:
    """Return the file in which matches are kept unless another is named."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(base) / "funnymoney" / "house.sqlite")


def serve(
    host: Annotated[str, typer.Option(help=HOST)] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help=PORT)] = None,
    store: Annotated[
        str, typer.Option(envvar="FUNNYMONEY_STORE", help="A file, or postgresql://…")
    ] = "",
    open_page: Annotated[
        bool, typer.Option("--open/--no-open", help="Open the page in a browser.")
    ] = False,
    proxy: Annotated[
        list[str] | None, typer.Option(help="A proxy whose X-Forwarded headers are believed.")
    ] = None,
    allowed_host: Annotated[list[str] | None, typer.Option(help=ALLOWED)] = None,
    compress: Annotated[bool, typer.Option(help="Compress what is sent.")] = True,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.", min=1)] = 1,
    check: Annotated[
        bool, typer.Option(help="Look for damage in a file first; takes long if it is huge.")
    ] = True,
    idle: Annotated[float, typer.Option(help="Seconds until an idle table leaves memory.")] = 300,
    log: Annotated[Log, typer.Option(help="What the operator is told of.")] = "warning",
    log_form: Annotated[Literal["json", "text"], typer.Option(help="How.")] = "text",
    keep_records: Annotated[
        int | None, typer.Option(help="Days to keep finished matches; by default for ever.", min=1)
    ] = None,
    keep_idle: Annotated[
        int, typer.Option(help="Days to keep tables at which nobody plays.", min=1)
    ] = 60,
    keep_chat: Annotated[
        int, typer.Option(help="Days to keep what was said, once the match is over.", min=1)
    ] = 90,
    keep_guests: Annotated[
        int, typer.Option(help="Days to keep guests who do not come any more.", min=1)
    ] = 400,
) -> None:
    """Open a house: tables for all games, for browsers and programs.

    FUNNYMONEY_OPERATOR in the environment is the token for /operator and /metrics.
    """
    need_packages()
    # Only who serves needs these packages.
    from funnymoney.server import command  # noqa: PLC0415

    config = command.ServerConfig(
        store=store or default_store(),
        host=host,
        port=port,
        proxies=tuple(proxy or ()),
        allowed_hosts=tuple(allowed_host or ()),
        compress=compress,
        workers=workers,
        check=check,
        settings=command.Settings(
            idle=idle,
            retention=command.RetentionPolicy(
                records=keep_records, idle=keep_idle, chat=keep_chat, guests=keep_guests
            ),
            limited=os.environ.get("FUNNYMONEY_LIMITS") != "off",
            token=os.environ.get("FUNNYMONEY_OPERATOR", ""),
        ),
    )
    command.set_up(log, log_form)
    try:
        command.run(config, open_page=open_page)
    except OSError as error:
        where = f"{host}:{port}" if port is not None else host
        raise CannotServe(f"cannot serve at {where}: {error.strerror or error}") from None
