"""The command `funnymoney`."""

from __future__ import annotations

import sys
from io import TextIOWrapper

import typer

import funnymoney
from funnymoney.cli.games import games
from funnymoney.cli.ladder import ladder
from funnymoney.cli.play import play
from funnymoney.cli.replay import replay
from funnymoney.cli.report import report
from funnymoney.cli.screen import friendly
from funnymoney.cli.serve import serve
from funnymoney.cli.simulate import simulate
from funnymoney.cli.store import store
from funnymoney.cli.tournament import tournament
from funnymoney.cli.vapid import vapid
from funnymoney.cli.verify import verify

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,  # they may print what is secret
    help="Four games of false money: play them, and study them.",
)


for stream in (sys.stdout, sys.stderr):
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")  # a terminal without our signs shows a ? for them


@app.callback(invoke_without_command=True)
def main(
    version: bool = typer.Option(False, "--version", help="Say which version this is and go."),
) -> None:
    """Four games of false money: play them, and study them."""
    if version:
        form, reason = funnymoney.form()
        typer.echo(f"funnymoney {funnymoney.__version__}, rules {form}{reason and f' ({reason})'}")
        raise typer.Exit


for command in (
    games,
    play,
    serve,
    simulate,
    tournament,
    ladder,
    report,
    replay,
    verify,
    vapid,
):
    app.command()(friendly(command))
app.add_typer(store, name="store")
