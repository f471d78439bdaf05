"""How far a long run is: a bar with its rate and the time left, and what Ctrl-C does."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from funnymoney.cli.screen import aside

MEMORY = 120.0  # seconds over which the rate is taken: pieces of long matches come seldom


class RateColumn(ProgressColumn):
    """Matches a second, or a minute where they are slow."""

    def render(self, task: Task) -> Text:
        return Text(rate(task.finished_speed or task.speed))


def rate(speed: float | None) -> str:
    if not speed:
        return ""
    return f"{speed:,.0f} a second" if speed >= 10 else f"{speed * 60:,.0f} a minute"


@contextmanager
def progress(total: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Show a bar on the error output, if somebody looks at it."""
    columns = (BarColumn(), MofNCompleteColumn(), RateColumn(), TimeRemainingColumn())
    bar = Progress(
        TextColumn("matches"),
        *columns,
        TextColumn("left"),
        console=aside(),
        transient=True,
        speed_estimate_period=MEMORY,
    )
    with bar:
        task = bar.add_task("matches", total=total, completed=done)
        yield lambda more: bar.advance(task, more)


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Note Ctrl-C instead of dropping what is being counted; a second one stops at once."""
    pressed: list[bool] = []

    def note(_signal: int, _frame: object) -> None:
        pressed.append(True)
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, note)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)
        if pressed:
            aside().print("interrupted: what follows is what was played until now")
