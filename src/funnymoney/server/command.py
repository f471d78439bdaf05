"""What the command `serve` does: start, say where the server is, and stop when told to."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import webbrowser

import segno

from funnymoney.server.config import RetentionPolicy, ServerConfig, Settings
from funnymoney.server.ops.logs import set_up
from funnymoney.server.runner import new_event_loop, serve

# All that the command needs.
__all__ = ["RetentionPolicy", "ServerConfig", "Settings", "run", "set_up"]

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  only if somebody asks for it
LOCAL = ("127.0.0.1", "localhost", "::1")


def run(config: ServerConfig, *, open_page: bool) -> None:
    """Serve until told to stop."""

    def ready(port: int) -> None:
        announce(config.host, port)
        if config.proxies and not config.allowed_hosts:
            say(
                "Behind a proxy, name the host that people ask for: --allowed-host play.example.org"
            )
        if open_page:
            webbrowser.open(f"http://{near(config.host)}:{port}/")

    with (
        contextlib.suppress(KeyboardInterrupt),
        asyncio.Runner(loop_factory=new_event_loop) as runner,
    ):
        runner.run(serve(config, ready))


def near(host: str) -> str:
    """Return the name by which this machine reaches a host."""
    if host in EVERYWHERE:
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def announce(host: str, port: int) -> None:
    """Say where the server is; to those in the same network also as a picture."""
    say(f"Funny Money is at http://{near(host)}:{port}")
    lan = lan_address() if host in EVERYWHERE else ""
    if lan:
        say(f"Others in your network find it at http://{lan}:{port}/ or here:")
        segno.make(f"http://{lan}:{port}/", error="l").terminal(compact=True)
    elif host in LOCAL:
        say("Only this machine can reach it; --host 0.0.0.0 lets others in your network in.")


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201  this is the output of a command


def lan_address() -> str:
    """Return the address of this machine in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
