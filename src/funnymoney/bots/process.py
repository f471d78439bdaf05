"""A bot in any language: a program that reads a view a line and answers a choice a line."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import subprocess
import threading
from typing import IO, Any

from funnymoney.bots.bot import BotFault
from funnymoney.core.errors import BadBot
from funnymoney.core.game import View, Word
from funnymoney.core.words import is_word

SECONDS = 10.0  # for an answer; FUNNYMONEY_BOT_SECONDS sets another limit


class ProcessBot:
    """Runs a command once per match; views go to its input, choices come from its output."""

    def __init__(self, command: str, seconds: float | None = None) -> None:
        self.command = command
        self.seconds = seconds or float(os.environ.get("FUNNYMONEY_BOT_SECONDS", SECONDS))
        self.process = start(command)
        self.lines: queue.Queue[str] = queue.Queue()
        self.reader = threading.Thread(target=self.read, args=(self.process.stdout,), daemon=True)
        self.reader.start()

    def read(self, output: IO[str]) -> None:
        """Pass on the lines of the program; an empty one means that it has ended."""
        with output:
            for line in output:
                self.lines.put(line)
        self.lines.put("")

    def act(self, view: View) -> Word:
        self.send(view)
        try:
            line = self.lines.get(timeout=self.seconds)
        except queue.Empty:
            raise self.fault(f"gave no answer within {self.seconds:g} seconds") from None
        if not line:
            raise self.fault(f"ended (exit code {self.process.wait()}) instead of answering")
        return self.understand(line)

    def send(self, view: View) -> None:
        pipe: Any = self.process.stdin
        try:
            pipe.write(json.dumps(view) + "\n")
            pipe.flush()
        except (OSError, ValueError):
            raise self.fault("no longer reads its input") from None

    def understand(self, line: str) -> Word:
        try:
            word = json.loads(line)
        except ValueError:
            word = None
        if not is_word(word):
            raise self.fault(f'answered {line.strip()[:80]!r}: expected JSON like ["pass", 50]')
        return list(word)

    def fault(self, what: str) -> BotFault:
        return BotFault(f"the bot {self.command!r} {what}")

    def close(self) -> None:
        """End the program, gently if it listens; it gets a second to go."""
        pipe: Any = self.process.stdin
        with contextlib.suppress(OSError):
            pipe.close()
        try:
            self.process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join()


def start(command: str) -> subprocess.Popen[str]:
    try:
        return subprocess.Popen(
            shlex.split(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
    except (OSError, ValueError) as error:
        raise BadBot(f"cannot start the bot {command!r}: {error}") from None
