"""What may be asked about a match that was played, or is, and the answers to it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from funnymoney.core.game import players_in
from funnymoney.core.records import verify
from funnymoney.core.records.record import Record, new_seed
from funnymoney.games import GAMES
from funnymoney.server.protocol.errors import Refused
from funnymoney.server.protocol.replay import (
    About,
    Checked,
    Chosen,
    Frames,
    Outline,
    Position,
    Verified,
    WholeFrames,
)
from funnymoney.server.replay.cache import ReplayCache
from funnymoney.server.replay.frames import frames_seen, scenes
from funnymoney.server.replay.outline import outline_of
from funnymoney.server.replay.snapshot import Snapshot
from funnymoney.server.table.events import Branched, Event, Played

MAX_FRAMES = 60  # frames in one answer
STATUS: dict[str, Literal["ok", "failed"]] = {verify.OK: "ok", verify.FAILED: "failed"}


class AskFrames(Struct, tag="frames"):
    """Show frames of a finished match as a seat saw them, or all; None is one who looked on."""

    about: About
    record: str
    seat: int | None
    whole: bool
    first: int | None
    last: int | None


class AskOwn(Struct, tag="own"):
    """Show to one who sits there what he saw of a match that may still run."""

    about: About
    kept: Snapshot
    seat: int
    first: int | None
    last: int | None


class AskOutline(Struct, tag="outline"):
    """Show a finished match at a glance."""

    id: str
    record: str


class AskVerified(Struct, tag="verified"):
    """Check a finished match in every way."""

    id: str
    record: str


class AskPosition(Struct, tag="position"):
    """Return all views of a moment of a finished match: the house has experts think about it."""

    record: str
    at: int


class AskBranch(Struct, tag="branch"):
    """Return the log of a table at which a finished match goes on otherwise."""

    record: str
    at: int
    seat: int


class Begun(Struct):
    """The log of such a table, one entry after the other."""

    log: list[Event]


Question = AskFrames | AskOwn | AskOutline | AskVerified | AskPosition | AskBranch


def answer(question: Question, replays: ReplayCache) -> object:
    match question:
        case AskFrames():
            return past_frames(question, replays)
        case AskOwn():
            return own_frames(question)
        case AskOutline():
            return past_outline(question, replays)
        case AskVerified():
            return verified(question)
        case AskPosition():
            return position(question, replays)
        case AskBranch():
            return branch(question)


def past_frames(asked: AskFrames, replays: ReplayCache) -> Frames | WholeFrames:
    replay = replays.of(asked.record)
    record, total = replay.record, replay.total
    if asked.seat is not None and not 0 <= asked.seat < record.players:
        raise Refused("range", f"`as` is a seat from 0 to {record.players - 1}, public or all")
    first, last = span(asked.first or 0, asked.last, total)
    shown = replay.scenes[first : last + 1]
    facts = told_of(asked.about, record, total, first)
    if asked.whole:
        return WholeFrames(**facts, frames=[scene.whole_frame() for scene in shown])
    return Frames(**facts, frames=[scene.frame(asked.seat, scene.number) for scene in shown])


def own_frames(asked: AskOwn) -> Frames:
    """Choose among the frames that this seat saw; without `first` the last ones."""
    table = asked.kept.brought_back()
    record = table.running().record
    frames = list(frames_seen(scenes(record), asked.seat))
    total = len(frames) - 1
    start = max(0, total - MAX_FRAMES + 1) if asked.first is None else asked.first
    first, last = span(start, asked.last, total)
    return Frames(**told_of(asked.about, record, total, first), frames=frames[first : last + 1])


def past_outline(asked: AskOutline, replays: ReplayCache) -> Outline:
    return outline_of(replays.of(asked.record), asked.id)


def verified(asked: AskVerified) -> Verified:
    record = Record.from_json(asked.record)
    checks = verify.verify(record, GAMES.get(record.game))
    found = [
        Checked(
            check.name, STATUS.get(check.status, "unproven"), check.reason, check.facts, check.says
        )
        for check in checks
    ]
    verdict: Any = verify.verdict(checks)
    return Verified(asked.id, verdict, found)


def position(asked: AskPosition, replays: ReplayCache) -> Position:
    replay = replays.of(asked.record)
    span(asked.at, None, replay.total)
    state, players = replay.scenes[asked.at].state, range(replay.record.players)
    following = replay.record.choices[asked.at : asked.at + 1]
    chosen = Chosen(*following[0]) if following else None
    acting = players_in(int(state.acting()))
    shares = None if acting else state.shares()
    return Position([state.view(each) for each in players], acting, chosen, shares)


def branch(asked: AskBranch) -> Begun:
    """Let a match go on from some choice, with luck that nobody knows yet."""
    record = Record.from_json(asked.record)
    if not 0 <= asked.seat < record.players:
        raise Refused("range", f"`seat` is from 0 to {record.players - 1}")
    if not 0 <= asked.at < len(record.choices):
        raise Refused("range", f"`at` is from 0 to {len(record.choices) - 1}: then it was over")
    found = record.branch_off(asked.at, new_seed(record.luck))
    choices = [Played(player, word) for player, word in found.choices]
    return Begun([Branched(found.seed, found.branches), *choices])


def told_of(about: About, record: Record, total: int, first: int) -> dict[str, Any]:
    """Return what goes with frames, from whichever on."""
    known = {name: getattr(about, name) for name in about.__struct_fields__}
    match = {"game": record.game, "options": record.options}
    return known | match | {"total": total, "first": first}


def span(first: int, last: int | None, total: int) -> tuple[int, int]:
    """Return the first and the last frame to show, or say which there are."""
    last = total if last is None else last
    if not 0 <= first <= total or last < first:
        raise Refused("range", f"frames are numbered from 0 to {total}", total=total)
    return first, min(last, first + MAX_FRAMES - 1, total)


QUESTIONS: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
