"""Pieces of a simulation on their way: what was counted, and its rows as they will be written.

Results themselves stay with the worker who has played them. To send each of them would take the
one process that collects them longer than others take to play.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from funnymoney.arena.crew import Crew
from funnymoney.arena.rows import FORMS
from funnymoney.arena.simulate import Plan, Result, pace_for, played
from funnymoney.arena.summary import Tally


@dataclass(frozen=True)
class Batch:
    """The matches of one piece."""

    piece: range
    tally: Tally
    written: bytes
    seconds: float


def play_batch(plan: Plan, piece: range, form: str) -> Batch:
    """Play, count, and write down in a form of `rows.FORMS`, or not at all."""
    started = time.perf_counter()
    tally = Tally(plan)
    kept: list[Result] = []
    for result in played(plan, piece):
        tally.add(result)
        if form:
            kept.append(result)
    written = FORMS[form](plan, kept) if form else b""
    return Batch(piece, tally, written, time.perf_counter() - started)


def batches(plan: Plan, crew: Crew, form: str, gaps: Iterable[range]) -> Iterator[Batch]:
    """Yield what is played of the missing matches, in order."""
    plan.check()
    pace = pace_for(plan.bots, crew)
    tasks = ((plan, piece, form) for piece in pace.cut(gaps))
    for batch in crew.each(play_batch, tasks):
        pace.note(len(batch.piece), batch.seconds)
        yield batch
