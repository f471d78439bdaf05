"""The socket of one viewer: what comes in is checked, what goes out never holds up a table."""

from __future__ import annotations

import asyncio
import logging
import re

from msgspec import MsgspecError
from starlette.types import Message, Receive, Scope, Send

from funnymoney.core.errors import FunnyMoneyError
from funnymoney.server.protocol.errors import refusal
from funnymoney.server.protocol.messages import REQUESTS, WRITER, Refusal, Request
from funnymoney.server.rooms.room import Room
from funnymoney.server.services import Services
from funnymoney.server.sessions import address, guest_of
from funnymoney.server.table.viewers import Viewer
from funnymoney.server.ws.outbox import Outbox

logger = logging.getLogger(__name__)

MAX_MISTAKES = 10  # messages without sense before somebody is shown out
EXPECTED = 'a message is a JSON object like {"do": ["bid", 7], "step": 3}'

INTERNAL = Refusal("internal", "something went wrong here, and was noted down")
# How a connection is closed that is refused only for the moment.
ENDINGS = {
    "moved": "restart",
    "restart": "restart",
    "busy": "restart",
    "unavailable": "unavailable",
}
ADDRESS = re.compile(r"/api/tables/([^/]+)/socket")


class WebSocketApp:
    """An ASGI application: one connection of one viewer to one table."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["type"] == "websocket.connect"
        address = ADDRESS.fullmatch(scope["path"])
        if address is None:
            await send({"type": "websocket.close", "code": 1008})  # not accepted: that is a 403
            return
        table = address[1]
        await send({"type": "websocket.accept"})
        outbox = Outbox(send, self.services.metrics)
        viewer = Viewer(None, outbox.send, outbox.end)
        self.services.metrics.sockets.inc()
        try:
            self.services.store.health.must_be_writable()  # else all would try it, again and again
            guest = await guest_of(self.services, scope)
            viewer.guest = guest.id if guest else ""
            await self.serve(table, scope, viewer, outbox, receive)
        except FunnyMoneyError as error:
            refused = refusal(error)
            outbox.send(WRITER.encode(refused))
            outbox.end(ENDINGS.get(refused.error, "refused"))
        except Exception:
            logger.exception("socket_failed")
            outbox.send(WRITER.encode(INTERNAL))
            outbox.end("internal")
        finally:
            self.services.metrics.sockets.dec()
            await outbox.settle()

    async def serve(
        self, table: str, scope: Scope, viewer: Viewer, outbox: Outbox, receive: Receive
    ) -> None:
        where = viewer.where = address(scope)
        self.services.sockets.connect(where, viewer.guest)
        try:
            room = await self.services.rooms.enter(table, viewer.guest)
            await room.join(viewer)
            await Connection(self.services, room, viewer, outbox).run(receive)
        finally:
            self.services.sockets.disconnect(where, viewer.guest)


class Connection:
    """From joining to leaving."""

    def __init__(self, services: Services, room: Room, viewer: Viewer, outbox: Outbox) -> None:
        self.services = services
        self.room = room
        self.viewer = viewer
        self.outbox = outbox
        self.bucket = services.limits.message_bucket()
        self.mistakes = 0

    async def run(self, receive: Receive) -> None:
        ended = asyncio.create_task(self.outbox.ended.wait())
        listening = asyncio.create_task(self.listen(receive))
        try:
            await asyncio.wait([ended, listening], return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended.cancel()
            listening.cancel()
            self.room.leave(self.viewer)

    async def listen(self, receive: Receive) -> None:
        while self.outbox.ending is None:
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            await self.receive(event)

    async def receive(self, event: Message) -> None:
        if self.bucket.take(asyncio.get_running_loop().time()) > 0:
            self.refuse(Refusal("too_fast", "too much at once: at most 100 messages in 20 seconds"))
            self.outbox.end("too_fast")
            return
        try:
            request = REQUESTS.decode(event.get("text") or event.get("bytes") or b"")
        except (MsgspecError, ValueError, RecursionError) as error:
            self.count_mistake(error)
            return
        if request.do is not None:  # done without waiting for anything: nothing can cut it in half
            await self.handle(request)
        else:
            await asyncio.shield(self.services.tasks.run_to_end(self.handle(request)))

    async def handle(self, request: Request) -> None:
        try:
            await self.room.handle(self.viewer, request)
        except FunnyMoneyError as error:
            # Frames of the traceback refer to the error: a cycle that holds this connection.
            error.__traceback__ = None
            self.answer(refusal(error, self.step()))
        except Exception:
            logger.exception("wish_failed")
            self.refuse(INTERNAL)

    def count_mistake(self, error: Exception) -> None:
        self.mistakes += 1
        told = str(error) if isinstance(error, MsgspecError) else "this is no such object"
        self.refuse(Refusal("message", f"{EXPECTED}: {told[:200]}"))
        if self.mistakes >= MAX_MISTAKES:
            self.outbox.end("mistakes")

    def step(self) -> int | None:
        player = self.viewer.player
        return None if player is None else self.room.table.steps[player]

    def answer(self, refused: Refusal) -> None:
        """Refuse a command; what the answer speaks of must be saved, as with everything told."""
        self.services.metrics.refused(refused.error)
        self.room.deliver_to(self.viewer, WRITER.encode(refused))

    def refuse(self, refused: Refusal) -> None:
        """Refuse a message for its form alone, whatever happens at the table."""
        self.services.metrics.refused(refused.error)
        self.outbox.send(WRITER.encode(refused))
