"""The clients of the load bench count what they say they count."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from threading import Event
from time import perf_counter

import pytest

from benchmarks.load import disk
from benchmarks.load.cases import FLAT_FILE, FULL, MEMORY, STAND_IN, Case
from benchmarks.load.loops import Stalled, closed_loop, look_after, paced_loop, play_to
from benchmarks.load.reading import Reading, Weight, reading, totals
from benchmarks.load.results import Results, promises, rows
from benchmarks.load.table import SEATS, Move, Table
from benchmarks.systems import OURS

VIEW = b"view"


class Echo(Table):
    """A table whose server answers at once; in turn each of four makes a move."""

    def __init__(self, length: int = 1000, told: Sequence[int] = range(SEATS)) -> None:
        super().__init__()
        self.length = length
        self.told = told
        self.chairs = {seat: Mouth(self) for seat in range(SEATS)}
        self.ready = self.next_move()

    def is_about_the_match(self, message: bytes) -> bool:
        return message == VIEW

    def next_move(self) -> Move | None:
        if self.moves == self.length:
            return None
        return Move(self.moves % SEATS, b"move", sealed=len(self.told) < SEATS)

    def view_bytes(self) -> float:
        return len(VIEW)


class Mouth:
    """A chair that hears its own voice."""

    def __init__(self, table: Echo) -> None:
        self.table = table

    def send(self, text: bytes) -> None:
        loop = asyncio.get_running_loop()
        for seat in {self.table.mover, *self.table.told}:
            loop.call_soon(self.table.hear, seat, VIEW, len(VIEW))

    async def leave(self) -> None:
        pass


def moving(sealed: bool = False) -> Table:
    """Return a table at which player 0 has just made a move that nobody has heard of."""
    table = Echo(told=[0] if sealed else range(SEATS))
    table.chairs = {0: Silent()}
    table.move()
    return table


class Silent:
    def send(self, text: bytes) -> None:
        pass

    async def leave(self) -> None:
        pass


def test_a_move_is_over_when_the_last_of_four_has_heard_of_it() -> None:
    table = moving()
    for seat in (2, 0, 3):
        table.hear(seat, VIEW, 4)
        assert table.moves == 0
    table.hear(1, VIEW, 4)
    assert (table.moves, table.messages, table.strays) == (1, 4, 0)


def test_messages_about_other_things_do_not_count() -> None:
    table = moving()
    for seat in range(SEATS):
        table.hear(seat, b"chat", 4)
    assert (table.moves, table.messages) == (0, 0)


def test_a_second_message_about_the_same_move_is_a_stray() -> None:
    table = moving()
    table.hear(0, VIEW, 4)
    table.hear(0, VIEW, 4)
    assert table.strays == 1


def test_the_time_of_a_sealed_choice_is_that_of_its_last_message() -> None:
    took: list[float] = []
    table = moving(sealed=True)
    table.done = lambda _, seconds: took.append(seconds)
    table.sent = perf_counter() - 5
    table.settle(0.0)
    assert table.moves == 0, "nobody has been answered"
    table.hear(0, VIEW, 4)
    answered = table.last - table.sent
    table.settle(60.0)
    assert table.moves == 0, "there may be more"
    table.settle(0.0)
    assert took == [answered]


def test_an_open_move_is_never_taken_as_heard_by_all() -> None:
    table = moving()
    table.hear(0, VIEW, 4)
    table.settle(0.0)
    assert table.moves == 0


def test_a_server_that_does_not_answer_is_found_out() -> None:
    table = moving()
    look_after([table])
    table.sent -= 60
    with pytest.raises(Stalled, match="no answer"):
        look_after([table])


def test_all_tables_are_brought_to_the_same_move() -> None:
    tables = [Echo(), Echo(), Echo(length=3)]
    asyncio.run(play_to(tables, 7))
    assert [table.moves for table in tables] == [7, 7, 3]


def test_a_closed_loop_stops_at_the_moves_it_was_given() -> None:
    tables = [Echo() for _ in range(3)]
    window = asyncio.run(closed_loop(tables, 10, 60.0))
    assert len(window.latencies) == 30
    assert sum(table.moves for table in tables) >= 30
    assert not any(table.missing for table in tables)


def test_a_closed_loop_goes_on_where_a_choice_is_told_to_nobody() -> None:
    tables = [Echo(told=[])]
    window = asyncio.run(closed_loop(tables, 2, 60.0))
    assert len(window.latencies) == 2
    assert max(window.latencies) < 0.1 <= window.seconds


def test_a_paced_loop_keeps_its_pace() -> None:
    tables = [Echo() for _ in range(4)]
    window = asyncio.run(paced_loop(tables, 100.0, 0.4))
    assert len(window.latencies) == 40
    assert {table.moves for table in tables} == {10}
    assert 0.35 < window.seconds < 5


def test_a_reading_is_per_move_and_per_message() -> None:
    tables = [Echo() for _ in range(2)]
    before = totals(tables, 0.0, 0.0, 0.0)
    window = asyncio.run(closed_loop(tables, 10, 60.0))
    moves = sum(table.moves for table in tables)
    found = reading(tables, window, totals(tables, moves * 1e-3, 1.0, 4.0).since(before))
    assert (found.messages, found.message_bytes, found.ended) == (4, 4, 0)
    assert found.server_us == pytest.approx(1000)
    assert (found.server_share, found.load_share) == (moves * 1e-3 / 4, 0.25)


def read(rate: float, p99: float = 5.0, disk: float = 0.0) -> Reading:
    return Reading(rate, 1.0, p99, 250.0, 1.0, 0.3, 750.0, 850.0, 850.0, 4.0, 0, 0, 0, disk)


def test_promises_are_judged_by_the_median_of_the_rounds() -> None:
    results = Results(FULL)
    ours, many = Case(OURS, "contraband", 200), FULL.others()[0]
    for rate in (4000.0, 3000.0, 2000.0):
        results.add(ours, [read(rate)])
    results.add(Case(MEMORY, STAND_IN, 200), [read(2000.0)])
    results.add(Case(FLAT_FILE, STAND_IN, 50), [read(1000.0)])
    results.add(many, [read(4000.0), read(1000.0, p99=11.0)])
    results.weight = Weight(500, 70_000.0, 50_000.0)
    found = {
        kept.limit: (kept.median, kept.best, kept.as_row()["kept"]) for kept in promises(results)
    }
    assert found == {
        1.5: (1.5, 2.0, True),
        4.0: (3.0, 4.0, False),
        10.0: (11.0, 11.0, False),
        25.0: (20.0, 20.0, True),
    }


def test_promptness_is_judged_by_all_stretches_and_told_of_those_with_a_calm_disk() -> None:
    results, many = Results(FULL), FULL.others()[0]
    loops = [read(1000.0, 40.0, disk=20.0), read(1000.0, 9.0, disk=2.0), read(1000.0, 7.0, 1.0)]
    results.add(many, [read(4000.0), *loops])
    everything, calm = promises(results)
    assert (everything.median, everything.best) == (9.0, 7.0)
    assert (calm.median, calm.best) == (8.0, 7.0)
    assert calm.promise.endswith("2 of 3 stretches with a calm disk")


def test_promptness_is_judged_once_where_the_disk_was_never_calm() -> None:
    results, many = Results(FULL), FULL.others()[0]
    results.add(many, [read(4000.0), read(1000.0, 40.0, disk=20.0), read(1000.0, 9.0, disk=6.0)])
    [kept] = promises(results)
    assert (kept.median, kept.best) == (24.5, 9.0)


def test_a_disk_that_stands_still_keeps_all_writes_waiting_that_are_due(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = [0.5, 0.0]  # the last is that of the write which makes the file
    done = Event()

    def write(_: int) -> None:
        if pauses:
            time.sleep(pauses.pop())
        else:
            done.set()

    monkeypatch.setattr(disk, "write", write)
    with disk.watched(tmp_path) as witness:
        assert done.wait(10)
    assert sum(waited > 0.1 for waited in witness.seconds) >= 0.4 / disk.EVERY - 1
    assert witness.p99_ms() > 400


def test_what_was_not_measured_is_not_judged() -> None:
    results = Results(FULL)
    results.add(Case(OURS, "contraband", 200), [read(4000.0)])
    assert promises(results) == []


def test_every_row_says_under_which_conditions_it_was_measured() -> None:
    results = Results(FULL)
    results.add(FULL.others()[0], [read(4000.0), read(1000.0)])
    closed, paced = rows(results)
    assert (closed["lane"], paced["lane"]) == ("closed", "paced")
    assert (paced["system"], paced["tables"], paced["seats"]) == (OURS, 1000, 4)
    assert (paced["moves_per_second"], paced["readings"][0]["p50_ms"]) == (1000, 1.0)


def test_a_compressed_lane_is_held_against_the_plain_one_of_the_same_game() -> None:
    results = Results(FULL)
    plain = Case(OURS, "crooked_cash", 200)
    packed = Case(OURS, "crooked_cash", 200, packed=True)
    results.add(packed, [read(1500.0)])
    results.add(packed, [read(1800.0)])
    assert "moves_of_plain" not in rows(results)[0], "there is nothing to hold it against"
    results.add(plain, [read(2000.0)])
    results.add(plain, [read(1000.0)])
    found = rows(results)
    assert found[0]["moves_of_plain"] == pytest.approx(0.9), "the best of each"
    assert found[0]["server_us_of_plain"] == 1
    assert "moves_of_plain" not in found[1]


def test_every_compressed_lane_has_a_plain_one() -> None:
    cases = [*FULL.promised(), *FULL.others()]
    packed = [case for case in cases if case.packed]
    assert [case.game for case in packed] == list(FULL.games)
    assert all(case.plain() in cases for case in packed)


def test_systems_take_turns() -> None:
    systems = [case.system for case in FULL.turns() if case.tables != FULL.many]
    assert systems.count(MEMORY) == systems.count(FLAT_FILE) == FULL.rounds
    assert systems[:3] == [OURS, MEMORY, FLAT_FILE]
