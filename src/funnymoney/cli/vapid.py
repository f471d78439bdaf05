"""`funnymoney vapid`: a key with which a server can tell players that it is their turn."""

from __future__ import annotations

from importlib.util import find_spec

import typer

from funnymoney.core.errors import FunnyMoneyError


class CannotPush(FunnyMoneyError):
    """The packages for Web Push are not there."""


def vapid() -> None:
    """Make a key for Web Push, as lines for the environment of a server.

    Keep it secret, and keep it: with another one, everybody has to ask again to be told.
    """
    if find_spec("pywebpush") is None:
        raise CannotPush("Web Push needs more packages: pip install 'funnymoney[server,push]'")
    from funnymoney.server.push.web_push import new_key  # noqa: PLC0415  only with the extra

    typer.echo(f"FUNNYMONEY_PUSH_KEY={new_key()}")
    typer.echo("FUNNYMONEY_PUSH_CONTACT=you@example.org")
