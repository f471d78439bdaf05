"""A bot in any language: a program that reads a view a line and answers a choice a line."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import threading
from collections.abc import Callable
from typing import IO

from funnymoney.bots.bot import BotFault
from funnymoney.core.errors import BadBot, shorten
from funnymoney.core.game import View, Word
from funnymoney.core.words import is_word

SECONDS = 10.0  # for an answer; FUNNYMONEY_BOT_SECONDS sets another limit
LONGEST_LINE = 65_536  # no choice is longer, but a program may flood us


class ProcessBot:
    """Runs a command once per match; views go to its input, choices come from its output.

    Two threads read and write, so that a program that does neither cannot hold us up.
    """

    def __init__(self, command: str, seconds: float | None = None) -> None:
        self.command = command
        self.seconds = seconds or time_limit()
        self.process = start(command)
        self.views: queue.Queue[str | None] = queue.Queue()
        self.lines: queue.Queue[str] = queue.Queue(maxsize=2)
        assert self.process.stdout is not None
        assert self.process.stdin is not None
        in_background(self.read, self.process.stdout)
        in_background(self.write, self.process.stdin)

    def read(self, output: IO[str]) -> None:
        """Pass on the lines of the program; an empty one means that no more will come."""
        with output:
            while line := output.readline(LONGEST_LINE):
                self.lines.put(line)
            self.lines.put("")

    def write(self, pipe: IO[str]) -> None:
        with contextlib.suppress(OSError), pipe:
            while (line := self.views.get()) is not None:
                pipe.write(line + "\n")
                pipe.flush()

    def act(self, view: View) -> Word:
        if not self.lines.empty() and self.process.poll() is None:
            raise self.fault("spoke before it was asked")
        self.views.put(json.dumps(view))
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            raise self.fault(f"gave no answer within {self.seconds:g} s") from None
        if not line:
            self.lines.put("")  # it stays ended
            raise self.fault("ended, or closed its output, instead of answering")
        return self.understand(line)

    def understand(self, line: str) -> Word:
        try:
            word = json.loads(line)
        except (ValueError, RecursionError):
            word = None
        if not is_word(word):
            expected = 'a choice as JSON, ["verb", numbers…]'
            raise self.fault(f"answered {shorten(line.strip()[:80])!r}: expected {expected}")
        return list(word)

    def fault(self, what: str) -> BotFault:
        return BotFault(f"the bot {self.command!r} {what}")

    def close(self) -> None:
        """End the program and all it has started; if it listens, it gets a second to go."""
        self.views.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=1)
        kill_all(self.process)
        self.process.wait()
        while True:  # let the reader finish, however much there still is to read
            try:
                if not self.lines.get(timeout=0.2):
                    return
            except queue.Empty:
                return


def in_background(work: Callable[[IO[str]], None], pipe: IO[str]) -> None:
    threading.Thread(target=work, args=(pipe,), daemon=True).start()


def time_limit() -> float:
    text = os.environ.get("FUNNYMONEY_BOT_SECONDS", str(SECONDS))
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not seconds > 0:
        raise BadBot(f"FUNNYMONEY_BOT_SECONDS takes a number above 0: got {shorten(text)!r}")
    return seconds


def kill_all(process: subprocess.Popen[str]) -> None:
    """End a program together with its children, which may hold its output open."""
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def check_command(command: str) -> None:
    """Raise BadBot unless the program of a command is there."""
    try:
        program = shlex.split(command)[0]
    except (ValueError, IndexError):
        raise BadBot(f"cannot read the command {command!r}: check its quotes") from None
    if shutil.which(program) is None:
        raise BadBot(f"cannot start the bot {command!r}: there is no program {program!r}")


def start(command: str) -> subprocess.Popen[str]:
    check_command(command)
    try:
        return subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # so that it can be ended with all its children
        )
    except OSError as error:
        raise BadBot(f"cannot start the bot {command!r}: {error.strerror}") from None
