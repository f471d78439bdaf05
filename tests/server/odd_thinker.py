"""A process like those in which bots think, with bots that do all that a bot should not."""

from __future__ import annotations

import os
import signal
import sys
import time

from funnymoney.core.game import Word
from funnymoney.server.workers import bot_worker


def think(task: bot_worker.Task) -> Word:
    """Say who does it, so that a test can tell; the odd ones are named by what they do."""
    if task.bot == "dies":
        os._exit(1)
    if task.bot == "sleeps":
        time.sleep(1000)
    if task.bot == "dozes":
        time.sleep(0.8)
    if task.bot == "raises":
        raise KeyError(str(task.view))
    if task.bot == "cheats":
        return ["cheat", 7]
    if task.bot == "babbles":
        print("I am thinking …")  # noqa: T201
    if task.bot == "stops itself" and sys.platform != "win32":
        os.kill(os.getpid(), signal.SIGSTOP)
    return bot_worker.think(bot_worker.Task("greedy", task.view, task.seconds))


if __name__ == "__main__":
    bot_worker.main(think)
