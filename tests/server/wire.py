"""A real server in a process of its own, to be started, killed, and started again."""

from __future__ import annotations

import ast
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[2]
READY = re.compile(rb"Funny Money is at (https?://\S+:(\d+))")
PATIENCE = 30.0  # seconds in which a server starts or ends
NO_LIMITS = {"FUNNYMONEY_LIMITS": "off"}  # tests play faster than people
ERROR = re.compile(r'"level": "error"|^\S+ error ')
RUBBISH = "Invalid UTF-8 sequence received from client"  # which is no fault of the server
START = "from funnymoney.cli import app; app()"


def strict(planted: str) -> str:
    """Have planted code fail where it sets what is not there: that would change nothing."""
    body: list[ast.stmt] = []
    for statement in ast.parse(planted).body:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        read = (ast.unparse(each) for each in targets if isinstance(each, ast.Attribute))
        body += [*(line for each in read for line in ast.parse(each).body), statement]
    return ast.unparse(ast.Module(body, []))


class Server:
    """`funnymoney serve` on a store; its port stays the same when it is started again.

    What it says goes to files in `folder`; `planted` is a fault to run before it starts, and
    `options` are more of the command. `expected` are events of level error that the test brings
    about: they are no faults.
    """

    def __init__(
        self,
        store: str | Path,
        folder: Path,
        *,
        host: str = "127.0.0.1",
        planted: str = "",
        options: Sequence[str] = (),
        env: Mapping[str, str] = NO_LIMITS,
        expected: Sequence[str] = (),
    ) -> None:
        self.store, self.folder, self.host, self.planted = str(store), folder, host, planted
        self.options = options
        self.expected = expected
        self.env = {**os.environ, **env, "PYTHONUNBUFFERED": "1"}
        self.port = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0
        self.killed = False

    @property
    def url(self) -> str:
        return self.url_of("127.0.0.1" if self.host == "0.0.0.0" else self.host)  # noqa: S104

    def url_of(self, name: str) -> str:
        """Return its address if it is called by another name."""
        return f"http://{name}:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    # ------------------------------------------------------------------ beginning

    def __enter__(self) -> Server:
        self.start()
        return self

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start it, and do not wait until it can be talked to."""
        self.starts += 1
        command = [
            sys.executable, "-c", f"{strict(self.planted)}\n{START}", "serve", "--host", self.host,
            "--port", str(self.port), "--store", self.store, "--no-open",
            *self.options,
        ]  # fmt: skip
        with self.file("out").open("wb") as out, self.file("err").open("wb") as err:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=self.env, stdout=out, stderr=err, start_new_session=True
            )

    def said(self) -> str:
        """Return what it has written to standard output since it was started last."""
        return self.file("out").read_text(encoding="utf-8")

    def file(self, kind: str) -> Path:
        return self.folder / f"server-{id(self)}-{self.starts}.{kind}"

    def wait(self) -> None:
        """Wait until it says where it is."""
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while not (found := READY.search(self.file("out").read_bytes())):
            assert self.process.poll() is None, f"the server did not start:\n{self.complaints()}"
            assert time.monotonic() < until, f"the server says nothing:\n{self.complaints()}"
            time.sleep(0.01)
        self.port = int(found[2])

    # ---------------------------------------------------------------------- ending

    def kill(self) -> None:
        """Kill it as a power cut would: no signal that it could heed."""
        assert self.process is not None
        self.killed = True
        self.process.kill()
        self.process.wait()

    def terminate(self) -> int:
        """Ask it to end, and return its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.terminate_or_kill()
        self.clear_away()
        if kind is None:
            assert not self.faults(), self.faults()

    def terminate_or_kill(self) -> None:
        try:
            self.terminate()
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError(f"SIGTERM was not heeded:\n{self.complaints()}") from None

    def clear_away(self) -> None:
        """End what the server has started and left behind."""
        if self.is_gone():
            return
        os.killpg(self.pid, signal.SIGKILL)

    def is_gone(self) -> bool:
        """Whether neither it nor any process that it has started lives."""
        try:
            os.killpg(self.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def faults(self) -> list[str]:
        """Return what should never be in its log; who thinks for a killed one may be surprised."""
        said = self.complaints()
        surprise = said.count("BrokenPipeError") if self.killed else 0
        harmless = (RUBBISH, *self.expected)
        found = [
            line
            for line in said.splitlines()
            if ERROR.search(line) and not any(each in line for each in harmless)
        ]
        return found + [said] * (said.count("Traceback") > surprise)

    def forgive(self) -> None:
        """Forget what it has written to standard error: a test has looked at it."""
        for each in self.folder.glob(f"server-{id(self)}-*.err"):
            each.write_text("", encoding="utf-8")

    def complaints(self) -> str:
        """Return all that it has ever written to standard error."""
        kinds = sorted(self.folder.glob(f"server-{id(self)}-*.err"))
        return "".join(each.read_text(encoding="utf-8", errors="replace") for each in kinds)
