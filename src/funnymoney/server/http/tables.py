"""The lobby over HTTP: guests, tables, seats and links. `docs/protocol.md` tells what is what."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from funnymoney.server.http.listing import closed_on_guest, for_guest, in_lobby
from funnymoney.server.http.push import (
    Subscription,
    Unsubscription,
    subscribe,
    unsubscribe,
)
from funnymoney.server.http.requests import body, known
from funnymoney.server.http.responses import json_answer
from funnymoney.server.http.static import page
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.messages import NewTable
from funnymoney.server.rooms.loading.table_rows import new_row
from funnymoney.server.rooms.room import Room
from funnymoney.server.services import Services
from funnymoney.server.sessions import (
    address,
    clean_name,
    cookie_name,
    guest_of,
    is_safe,
    must_be_welcome,
    set_cookie,
)
from funnymoney.server.store import rows
from funnymoney.server.store.errors import NoSuchTable, SeatTaken
from funnymoney.server.store.repositories.serials import typed
from funnymoney.server.table.settings import check


class Name(Struct, forbid_unknown_fields=True):
    name: str


class Key(Struct, forbid_unknown_fields=True):
    key: str


class Sit(Struct, forbid_unknown_fields=True):
    seat: int | None = None


class WhichSeat(Struct, forbid_unknown_fields=True):
    seat: int


def no_open_seat() -> Refused:
    return Refused("no_open_seat", "no such seat is open at this table")


class TableRoutes:
    """The doors of the services."""

    def __init__(self, services: Services) -> None:
        self.services = services

    # ------------------------------------------------------------------------ guests

    async def me(self, request: Request) -> Response:
        guest = await known(self.services, request)
        self.services.limits.check("lists", guest.id)
        tables = await for_guest(self.services, guest.id)
        closed = await closed_on_guest(self.services, guest.id)
        about = {"guest": guest.id, "name": guest.name, "tables": tables, "closed": closed}
        return json_answer(about)

    async def be(self, request: Request) -> Response:
        """Make a guest, or give one another name."""
        name = clean_name((await body(request, Name)).name)
        guest = await guest_of(self.services, request.scope)
        if guest is not None:
            self.services.limits.check("joins", guest.id)
            await self.services.guests.rename(guest.id, name)
            return json_answer({"guest": guest.id, "name": name})
        self.services.limits.check("guests_from", address(request.scope))
        guest, token = await self.services.store.guests.create(name)
        answer = json_answer({"guest": guest.id, "name": name})
        set_cookie(answer, request.scope, token)
        return answer

    async def forget(self, request: Request) -> Response:
        """Delete all that is kept of a guest."""
        guest = await known(self.services, request)
        await self.services.guests.forget(guest.id)
        answer = Response(status_code=204)
        name, secure = cookie_name(request.scope), is_safe(request.scope)
        answer.delete_cookie(name, path="/", secure=secure, httponly=True, samesite="lax")
        return answer

    async def make_key(self, request: Request) -> Response:
        """Give a guest a key to carry to another browser; it is shown this once."""
        guest = await known(self.services, request)
        self.services.limits.check("joins", guest.id)
        return json_answer({"key": await self.services.store.keys.make(guest.id, "key")})

    async def become(self, request: Request) -> Response:
        """Make this browser that of the guest whose key it brings, whoever it was before."""
        key = (await body(request, Key)).key
        self.services.limits.check_attempts(address(request.scope))
        guest = await self.services.store.keys.guest(key.strip())
        if guest is None:
            self.services.limits.check("tries_from", address(request.scope))
            raise Refused("no_key", "this key opens nothing: there may be a newer one")
        must_be_welcome(guest)
        self.services.limits.check("joins", guest.id)
        token = await self.services.store.keys.make(guest.id, "session")
        answer = json_answer({"guest": guest.id, "name": guest.name})
        set_cookie(answer, request.scope, token)
        return answer

    # ------------------------------------------------------------------------ tables

    async def tables(self, request: Request) -> Response:
        self.services.limits.check("lists_from", address(request.scope))
        before = request.query_params.get("before")
        return json_answer(await in_lobby(self.services, before))

    async def create(self, request: Request) -> Response:
        guest = await known(self.services, request)
        # First: to check a table is work, good or not.
        self.services.limits.check("trials", guest.id)
        self.services.limits.check("trials_from", address(request.scope))
        new = await body(request, NewTable)
        game = check(new)
        self.services.limits.check("tables", guest.id)
        self.services.limits.check("tables_from", address(request.scope))
        row = new_row(new, game, guest.id)
        table = await self.services.rooms.new_tables.create(row)
        links = {str(link.player): f"/j/{link.token}" for link in row.links}
        mine = new.seats.index("me") if "me" in new.seats else None
        return json_answer({"id": table, "you": mine, "links": links}, 201)

    async def table(self, request: Request) -> Response:
        guest = await guest_of(self.services, request.scope)
        table: str = request.path_params["table"]
        if table not in self.services.rooms.by_id:  # it is opened, if there is one
            self.services.limits.check("looks_from", address(request.scope))
        room = await self.services.rooms.enter(table, guest.id if guest else "")
        return json_answer(room.saved_info())

    async def by_serial(self, request: Request) -> Response:
        """Find a public table by its number."""
        self.services.limits.check_attempts(address(request.scope))
        serial = typed(request.path_params["serial"])
        table = await self.services.store.tables.by_serial(serial) if serial else None
        if table is None:
            self.services.limits.check("tries_from", address(request.scope))
            raise Refused("no_serial", "no public table has this number, like CB 7341 K")
        return json_answer({"id": table})

    async def sit(self, request: Request) -> Response:
        guest = await known(self.services, request)
        table: str = request.path_params["table"]
        wanted = (await body(request, Sit)).seat
        self.services.limits.check("joins", guest.id)
        room = await self.services.rooms.enter(table, guest.id)
        if wanted is None:
            wanted = await self.claim_any(room, guest.id)
        elif 0 <= wanted < len(room.seats):
            await self.services.store.seats.claim(table, wanted, guest.id)
        else:
            raise no_open_seat()
        await self.services.rooms.refresh_everywhere(table)
        return json_answer({"id": table, "you": wanted})

    async def claim_any(self, room: Room, guest: str) -> int:
        """Sit somebody down on the first seat that is still open, or on their own."""
        own = room.seat_of(guest)
        free = [seat.player for seat in room.seats if seat.kind == "open"]
        for player in free if own is None else [own]:
            with suppress(SeatTaken):  # by another process, of which this one has not heard yet
                await self.services.store.seats.claim(room.id, player, guest)
                return player
        raise no_open_seat()

    # ------------------------------------------------------------------------- links

    async def link(self, request: Request) -> Response:
        """Make a new link to one's own seat or, as host, to an open one."""
        guest = await known(self.services, request)
        player = (await body(request, WhichSeat)).seat
        self.services.limits.check("joins", guest.id)
        room = await self.services.rooms.enter(request.path_params["table"], guest.id)
        own = room.seat_of(guest.id) == player
        free = 0 <= player < len(room.seats) and room.seats[player].kind == "open"
        if not own and not (free and guest.id == room.row.host_id):
            raise Refused("not_yours", "a link is made for your own seat, or by the host")
        of = guest.id if own else None
        token = await self.services.store.seats.make_link(room.id, player, of)
        return json_answer({"link": f"/j/{token}"})

    async def show_link(self, request: Request) -> Response:
        """Show where a link leads; a look at it must not sit anybody down."""
        if not wants_json(request):
            return page(request)
        seat = await self.by_link(request)
        room = await self.services.rooms.enter(seat.table_id, "")
        found: dict[str, Any] = msgspec.to_builtins(room.saved_info())
        return json_answer(found | {"you": seat.player})

    async def claim_link(self, request: Request) -> Response:
        guest = await known(self.services, request)
        seat = await self.by_link(request)
        await self.services.rooms.enter(seat.table_id, guest.id)
        await self.services.store.seats.claim_by_link(request.path_params["token"], guest.id)
        await self.services.rooms.refresh_everywhere(seat.table_id)
        if wants_json(request):
            return json_answer({"id": seat.table_id, "you": seat.player})
        return RedirectResponse(f"/t/{seat.table_id}", 303)

    async def by_link(self, request: Request) -> rows.Seat:
        self.services.limits.check_attempts(address(request.scope))
        seat = await self.services.store.seats.by_link(request.path_params["token"])
        if seat is None:
            self.services.limits.check("tries_from", address(request.scope))
            raise NoSuchTable("to which this link leads")
        return seat

    # -------------------------------------------------------------------------- push

    async def push_key(self, _: Request) -> Response:
        pusher = self.services.pusher
        return json_answer({"key": pusher.keys.public if pusher else None})

    async def subscribe(self, request: Request) -> Response:
        guest = await known(self.services, request)
        if self.services.pusher is None:
            raise Refused("no_push", "this house tells nobody of his turn: no key is set for it")
        self.services.limits.check("joins", guest.id)
        wanted = await body(request, Subscription)
        await subscribe(self.services.store.pushes, guest.id, wanted, self.services.pusher.courier)
        return Response(status_code=204)

    async def unsubscribe(self, request: Request) -> Response:
        guest = await known(self.services, request)
        wanted = await body(request, Unsubscription)
        await unsubscribe(self.services.store.pushes, guest.id, wanted)
        return Response(status_code=204)


def wants_json(request: Request) -> bool:
    return "application/json" in request.headers.get("accept", "")
