"""Everything that a report needs is played, by whoever is there."""

from __future__ import annotations

from collections.abc import Iterator

from funnymoney.arena.balance.sheet import Sheet, watch_some
from funnymoney.arena.balance.study import Study
from funnymoney.arena.crew import Crew
from funnymoney.arena.simulate import pace_for
from funnymoney.arena.tournament import Row, play_tables

Played = tuple[list[Sheet], list[Row]]


def play(study: Study, crew: Crew) -> Iterator[Played]:
    """Yield the even tables of all settings, then the uneven ones, some at a time.

    Settings take turns deal by deal, so that a run that is slow at some time is so for all.
    """
    study.check()
    yield from play_even(study, crew)
    if study.contest():
        yield from play_uneven(study, crew)


def play_even(study: Study, crew: Crew) -> Iterator[Played]:
    settings = range(len(study.settings()))
    all_of_them = [(setting, deal) for deal in range(study.matches) for setting in settings]
    pace = pace_for(study.bots, crew)
    pieces = pace.cut([range(len(all_of_them))])
    tasks = ((study, all_of_them[piece.start : piece.stop]) for piece in pieces)
    for seconds, sheets in crew.each(watch_some, tasks):
        pace.note(len(sheets), seconds)
        yield sheets, []


def play_uneven(study: Study, crew: Crew) -> Iterator[Played]:
    contest = study.uneven()
    tables = list(contest.tables())
    pace = pace_for(study.bots, crew)
    pieces = pace.cut([range(len(tables))])
    tasks = ((contest, tables[piece.start : piece.stop]) for piece in pieces)
    for seconds, rows in crew.each(play_tables, tasks):
        pace.note(len(rows), seconds)
        yield [], rows
