"""What experts think of a moment of a finished match: each is shown what one seat saw then."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from dataclasses import asdict

import msgspec

from funnymoney.core.belief import Belief
from funnymoney.server.protocol.messages import WRITER
from funnymoney.server.protocol.replay import Believes, Estimate, Expects, Position, Suggests
from funnymoney.server.replay.client import ReplayClient
from funnymoney.server.replay.queries import AskPosition
from funnymoney.server.workers.advice_queue import DIGITS, LOOKING, AdviceQueue, considered
from funnymoney.server.workers.bot_worker import Judged

MAX_CACHED_ESTIMATES = 2_000  # that are kept, of some kB each

POSITIONS: msgspec.json.Decoder[Position] = msgspec.json.Decoder(Position)


class Estimates:
    """Those that were asked for last; what two ask for at once is thought about once."""

    def __init__(self, clerk: ReplayClient, advisers: AdviceQueue) -> None:
        self.clerk = clerk
        self.advisers = advisers
        self.known: OrderedDict[tuple[str, int], asyncio.Task[bytes]] = OrderedDict()

    def has(self, name: str, at: int) -> bool:
        return (name, at) in self.known

    async def of(self, name: str, record: str, at: int, who: str) -> bytes:
        """Return an estimate as JSON, or raise Refused; `who` asks, by their address."""
        key = (name, at)
        if key not in self.known:
            self.known[key] = asyncio.create_task(self.make(name, record, at, who))
        self.known.move_to_end(key)
        if len(self.known) > MAX_CACHED_ESTIMATES:
            self.known.popitem(last=False)
        try:
            return await asyncio.shield(self.known[key])
        except Exception:
            self.known.pop(key, None)
            raise

    async def make(self, name: str, record: str, at: int, who: str) -> bytes:
        body = await self.clerk.ask(AskPosition(record, at), who)
        position = POSITIONS.decode(gzip.decompress(body))
        if position.shares is not None:
            ended = [Expects(share, 0.0, position.shares) for share in position.shares]
            return WRITER.encode(Estimate(name, at, None, ended, [], []))
        judged, hints = await self.think(position, who)
        seats = [expects(each, seat) for seat, each in enumerate(judged)]
        beliefs = [
            believes(belief, seat) for seat, each in enumerate(judged) for belief in each.beliefs
        ]
        return WRITER.encode(Estimate(name, at, position.next, seats, hints, beliefs))

    async def think(self, position: Position, who: str) -> tuple[list[Judged], list[Suggests]]:
        """Ask one after the other: so many who look on at once are all served."""
        judged = [await self.advisers.judge(view, who) for view in position.views]
        hints = [
            Suggests(player, [considered(choice) for choice in advice.choices])
            for player in position.acting
            for advice in [await self.advisers.advise(position.views[player], LOOKING, who)]
        ]
        return judged, hints

    def close(self) -> None:
        for task in self.known.values():
            task.cancel()


def expects(judged: Judged, seat: int) -> Expects:
    shares = [round(share, DIGITS) for share in judged.outlook.shares]
    return Expects(shares[seat], round(judged.outlook.error, DIGITS), shares)


def believes(belief: Belief, seat: int) -> Believes:
    return msgspec.convert({"seat": seat} | asdict(belief), Believes)
