"""Running a server: from the opening of its store to the last goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Callable
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

import uvicorn

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.app import make_app
from funnymoney.server.config import ServerConfig
from funnymoney.server.http.allowed_hosts import Hosts
from funnymoney.server.http.header_timeout import HeaderTimeoutProtocol
from funnymoney.server.ops.gc_policy import collect_in_small_steps
from funnymoney.server.ops.metrics import Metrics
from funnymoney.server.protocol.messages import MAX_MESSAGE_BYTES
from funnymoney.server.rooms.loading.editions import close_older
from funnymoney.server.services import Services
from funnymoney.server.store import Store, open_store
from funnymoney.server.workers.bot_pool import BotPool
from funnymoney.server.ws.compression import SocketProtocol

if TYPE_CHECKING:
    from funnymoney.server.push.web_push import Pusher

PING_INTERVAL_S = 20.0  # seconds between looking whether a viewer is still there
SWITCH_INTERVAL_S = 0.0005  # seconds until the thread that writes has its turn
USUAL_PORTS = range(8000, 8010)
SHUTDOWN_GRACE_S = 5  # seconds for the last letters


def new_event_loop() -> asyncio.AbstractEventLoop:
    """Return the faster kind of event loop, if it is there: for Windows it is not."""
    module = import_module("uvloop" if find_spec("uvloop") else "asyncio")
    loop: asyncio.AbstractEventLoop = module.new_event_loop()
    return loop


@contextlib.asynccontextmanager
async def open_services(config: ServerConfig) -> AsyncIterator[Services]:
    """Start all parts of a server on its store; close them after use."""
    async with open_store(config.store, checked=config.check) as store:
        await close_older(store)
        metrics, bots = Metrics(), BotPool(config.workers)
        bots.report_to(metrics)
        services = Services(store, bots, metrics, config.settings, pusher_for(store))
        services.start_background_work()
        try:
            await store.wakes.connected()  # before it owns tables: else others take it for dead
            yield services
        finally:
            await services.close()


def pusher_for(store: Store) -> Pusher | None:
    """Return who tells players of their turn, if the operator has set a key for it."""
    if not any(name.startswith("FUNNYMONEY_PUSH_KEY") for name in os.environ):
        return None
    if find_spec("pywebpush") is None:
        raise CannotPush("Web Push needs more packages: pip install 'funnymoney[server,push]'")
    from funnymoney.server.push.web_push import Keys, Pusher  # noqa: PLC0415  only with the extra

    keys = Keys.of(os.environ)
    return Pusher(store.pushes, keys) if keys else None


class CannotPush(FunnyMoneyError):
    """A key for Web Push is set, but the packages for it are not there."""


def listen_somewhere(host: str, port: int | None) -> socket.socket:
    """Listen at a port, or without one at the first of the usual ones that is free."""
    if port is not None:
        return listen(host, port)
    for usual in USUAL_PORTS:
        with contextlib.suppress(OSError):
            return listen(host, usual)
    return listen(host, 0)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; raise OSError if the place is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(1024)
    return listening


class Server(uvicorn.Server):
    """Says goodbye to everybody before it stops listening."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services
        self.leaving: asyncio.Task[None] | None = None

    @contextlib.contextmanager
    def capture_signals(self):  # type: ignore[no-untyped-def]
        """Close on the first signal, and at once on the second."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):  # on Windows Ctrl-C raises instead
                loop.add_signal_handler(number, self.leave)
        yield

    def leave(self) -> None:
        if self.leaving is None:
            self.leaving = asyncio.get_running_loop().create_task(self.say_goodbye())
        else:
            self.force_exit = True
            self.services.cancel_pending()

    async def say_goodbye(self) -> None:
        if self.services.shared:  # a proxy finds another process then
            for each in self.servers:
                each.close()
        await self.services.close()
        self.should_exit = True


async def serve(config: ServerConfig, ready: Callable[[int], None]) -> None:
    """Serve until told to stop; `ready` is called with the port once people can come."""
    hosts = Hosts(config.allowed_hosts)
    listening = listen_somewhere(config.host, config.port)
    await asyncio.to_thread(hosts.allow_own, config.host)
    collect_in_small_steps()
    sys.setswitchinterval(SWITCH_INTERVAL_S)
    async with open_services(config) as services:
        server_config = uvicorn.Config(
            make_app(services, hosts),
            http=HeaderTimeoutProtocol,
            ws=SocketProtocol,
            log_config=None,
            access_log=False,  # it would note down links to seats
            lifespan="off",
            server_header=False,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=list(config.proxies),
            ws_max_size=MAX_MESSAGE_BYTES,
            ws_ping_interval=PING_INTERVAL_S,
            ws_ping_timeout=PING_INTERVAL_S,
            ws_per_message_deflate=config.compress,
            timeout_graceful_shutdown=SHUTDOWN_GRACE_S,
        )
        server = Server(server_config, services)
        ready(listening.getsockname()[1])
        await server.serve([listening])
