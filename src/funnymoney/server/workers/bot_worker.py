"""A process in which bots think: a task a line comes in, an answer a line goes out.

It is shown one player's view and nothing else, so what sits here cannot cheat. It ends with its
input, thus also when the server is killed; a thought that goes on without end ends by an alarm.
"""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, Literal, cast

from msgspec import Struct, json

import funnymoney
from funnymoney.bots import advice, make_bot
from funnymoney.bots.advice import Advice, Outlook
from funnymoney.bots.beliefs import beliefs_of
from funnymoney.bots.ismcts import Budget, IsmctsBot
from funnymoney.bots.levels import made_of
from funnymoney.core.belief import Belief
from funnymoney.core.game import Word
from funnymoney.core.luck import SealedLuck
from funnymoney.core.records.record import new_seed

LOW_PRIORITY = 10
PLANNED_SHARE_OF_TIME = 0.6  # of the time allowed, that a slow search plans for
ADVICE_TIME_S = 1.2  # seconds for it, and …
JUDGEMENT_TIME_S = 0.3  # … for what somebody expects
ALARM_FACTOR = 2  # times the time allowed, until the alarm: whoever asked has given up by then

ASK = json.Encoder()
READY = b"{}"


class Task(Struct, omit_defaults=True):
    """Choose for the one who sees this, in so many seconds; or tell him something."""

    bot: str
    view: dict[str, Any]
    seconds: float
    what: Literal["choose", "advise", "judge"] = "choose"


class Judged(Struct):
    """What one who sees a view expects, and what he thinks of what he does not see."""

    outlook: Outlook
    beliefs: list[Belief]


class WorkerReply(Struct, omit_defaults=True):
    """What was asked for, or why it is not there: words that tell nothing of the view."""

    word: Word | None = None
    advice: Advice | None = None
    judged: Judged | None = None
    fault: str = ""


TASKS: json.Decoder[Task] = json.Decoder(Task)
ANSWERS: json.Decoder[WorkerReply] = json.Decoder(WorkerReply)


def think(task: Task) -> Word:
    """Choose as a bot of that name does, with luck that nobody can foresee."""
    description = made_of(task.bot, cast(str, task.view["game"]))
    bot = make_bot(description, SealedLuck(new_seed("sealed")))
    if isinstance(bot, IsmctsBot) and funnymoney.form()[0] != "compiled":
        # Compiled, every level takes far less than a second. Else it does what it has time for.
        bot.budget = Budget(bot.budget.iterations, task.seconds * PLANNED_SHARE_OF_TIME)
    return bot.act(task.view)


def advise(task: Task) -> Advice:
    seconds = min(task.seconds * PLANNED_SHARE_OF_TIME, ADVICE_TIME_S)
    return advice.advise(task.view, SealedLuck(new_seed("sealed")), seconds)


def judge(task: Task) -> Judged:
    luck, seconds = (
        SealedLuck(new_seed("sealed")),
        min(task.seconds * PLANNED_SHARE_OF_TIME, JUDGEMENT_TIME_S),
    )
    outlook = advice.look_ahead(task.view, luck, seconds)
    return Judged(outlook, beliefs_of(task.view, luck))


def answer(work: Callable[[Task], Word], line: bytes) -> WorkerReply:
    task = TASKS.decode(line)
    set_alarm(task.seconds * ALARM_FACTOR)
    try:
        if task.what == "advise":
            return WorkerReply(advice=advise(task))
        return WorkerReply(judged=judge(task)) if task.what == "judge" else WorkerReply(work(task))
    except Exception as error:  # noqa: BLE001  whatever goes wrong, the next task may go well
        return WorkerReply(fault=blame(error))
    finally:
        set_alarm(0)


def blame(error: Exception) -> str:
    """Say what went wrong and where, but nothing of what it was about."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(place.filename).name}:{place.lineno}"


def set_alarm(seconds: float) -> None:
    """Have this process ended after so long: also in compiled code, that hears nothing else."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def step_back() -> None:
    """Let everybody else go first, and leave it to the server when to go."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":  # there the server says so when it starts us
        signal.signal(signal.SIGALRM, signal.SIG_DFL)
        os.nice(LOW_PRIORITY)


def say(out: BinaryIO, line: bytes) -> None:
    out.write(line + b"\n")
    out.flush()


def main(work: Callable[[Task], Word] = think) -> None:
    step_back()
    out = sys.stdout.buffer
    try:
        say(out, READY)
        for line in sys.stdin.buffer:
            say(out, ASK.encode(answer(work, line)))
    except BrokenPipeError:  # the server is gone: nobody wants to know
        os._exit(0)


if __name__ == "__main__":
    main()
