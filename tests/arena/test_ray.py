"""A real Ray: one that is started for the run, and one that is there already."""

from __future__ import annotations

import fcntl
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from funnymoney.arena import on_ray
from funnymoney.arena.crew import BadCrew

pytest.importorskip("ray", reason="an optional extra")

SIMULATE = [
    "simulate",
    "contraband",
    "--seats",
    "greedy,random*2",
    "--matches",
    "60",
    "--seed",
    "3",
]
TOURNAMENT = ["tournament", "contraband", "--bots", "random,greedy", "--matches", "12"]
PROCESSES = Path("/proc")
MEASURED = ("seconds", "decisions_per_second", "games_per_second")


@pytest.fixture(autouse=True, scope="module")
def one_at_a_time(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Two clusters on one machine want the same ports: workers of one run wait for each other."""
    folder = tmp_path_factory.getbasetemp().parent
    with (folder / "ray.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def told(*words: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "funnymoney", *words, "--json"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    facts: dict[str, Any] = json.loads(done.stdout)
    return {key: value for key, value in facts.items() if key not in MEASURED}


def test_a_ray_of_this_machine_plays_the_same_matches(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow", reason="an optional extra")
    out = tmp_path / "runs"
    alone = told(*SIMULATE, "--workers", "1")
    assert told(*SIMULATE, "--on", "ray", "--workers", "2", "--out", str(out)) == alone
    again = told(*SIMULATE, "--workers", "1", "--out", str(out))
    assert again == alone | {"resumed": 60}  # whoever wrote it, another goes on with it


@pytest.mark.skipif(not PROCESSES.is_dir(), reason="there is no list of processes here")
def test_a_ray_that_was_killed_is_gone_and_its_run_goes_on_and_comes_to_the_same(
    tmp_path: Path,
) -> None:
    pytest.importorskip("pyarrow", reason="an optional extra")
    matches = 600  # some seconds on two cores: the first parts come long before the last
    run = ["simulate", "contraband", "--seats", "greedy,random*2", "--matches", str(matches)]
    on_two = [*run, "--on", "ray", "--workers", "2", "--out", str(tmp_path / "runs")]
    kill_after_some_parts(on_two, tmp_path / "runs")
    again = told(*on_two)
    assert 3 <= again["resumed"] < matches
    assert again == told(*run, "--workers", "1") | {"resumed": again["resumed"]}


def kill_after_some_parts(words: list[str], folder: Path) -> None:
    """Start a run with a Ray of its own, and kill it in the middle; nobody of it stays."""
    running = subprocess.Popen(
        [sys.executable, "-m", "funnymoney", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        wait_until(lambda: running.poll() is not None or len(parts_in(folder)) >= 3)
        assert running.poll() is None, "it ended before it could be killed"
        os.killpg(running.pid, signal.SIGKILL)
        running.wait(60)
        wait_until(lambda: not processes_of(running.pid))  # workers go when they miss their Ray
    finally:
        for process in processes_of(running.pid):
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        running.wait(60)


def parts_in(folder: Path) -> list[Path]:
    return list(folder.rglob("matches-*.parquet"))


def processes_of(session: int) -> list[int]:
    """Return all that run in a session, whatever groups they have made for themselves."""
    found = []
    for path in PROCESSES.glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            state, _, _, its_session = path.read_bytes().rpartition(b")")[2].split()[:4]
            if int(its_session) == session and state not in b"ZX":
                found.append(int(path.parent.name))
    return found


def wait_until(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + 180
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.fixture(scope="module")
def cluster(one_at_a_time: None) -> Iterator[str]:
    """Start a cluster with a door for clients, as an operator does."""
    ports = free_ports(2)
    ray = [str(Path(sys.executable).with_name("ray"))]
    start = [*ray, "start", "--head", "--num-cpus", "2", "--include-dashboard=false"]
    start += ["--disable-usage-stats", f"--port={ports[0]}", f"--ray-client-server-port={ports[1]}"]
    start += ["--object-store-memory=100000000", "--block"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_CLIENT_SERVER_CHECK_CHANNEL_TIMEOUT_S", "90")  # for a busy machine
        patch.setenv("GRPC_ENABLE_FORK_SUPPORT", "0")  # or the door crashes now and then
        patch.setenv("RAY_AUTH_MODE", "token")  # whom the cluster lets in, by Ray's own means
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        running = subprocess.Popen(start, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            wait_for(ports[1], running)
            yield f"ray://127.0.0.1:{ports[1]}"
        finally:
            running.terminate()
            running.wait(60)


def free_ports(number: int) -> list[int]:
    doors = [socket.create_server(("127.0.0.1", 0)) for _ in range(number)]
    ports = [door.getsockname()[1] for door in doors]
    for door in doors:
        door.close()
    return ports


def wait_for(port: int, running: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + 180
    while time.monotonic() < deadline:
        assert running.poll() is None, "the cluster did not start"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.2)
        else:
            return
    pytest.fail("nobody opened the door of the cluster")


def test_a_cluster_plays_the_same_matches(cluster: str) -> None:
    assert told(*SIMULATE, "--on", cluster) == told(*SIMULATE, "--workers", "1")


def test_a_cluster_plays_the_same_tournament(cluster: str) -> None:
    assert told(*TOURNAMENT, "--on", cluster) == told(*TOURNAMENT, "--workers", "1")


class Door:
    """A cluster that starts nothing for the first who come."""

    exceptions = SimpleNamespace(RayError=KeyError)

    def __init__(self, *said: str) -> None:
        self.said = list(said)

    def init(self, on: str, **_: object) -> None:
        if self.said:
            raise ConnectionAbortedError(self.said.pop(0))  # as Ray does

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 4.0}

    def shutdown(self) -> None:
        pass


def crew_behind(door: Door, patch: pytest.MonkeyPatch) -> int:
    patch.setattr(on_ray, "import_ray", lambda: door)
    with on_ray.ray_crew("ray://here:1", 0) as crew:
        return crew.hands


def test_a_door_that_fails_to_start_something_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failure = (
        "Initialization failure from server:\nRuntimeError: Starting Ray client server failed."
    )
    assert crew_behind(Door(failure, failure), monkeypatch) == 4
    with pytest.raises(BadCrew, match="cannot reach ray://here:1: RuntimeError: Starting Ray"):
        crew_behind(Door(failure, failure, failure), monkeypatch)


def test_a_door_that_says_no_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    door = Door("another version of Python", "never heard")
    with pytest.raises(BadCrew, match="another version of Python"):
        crew_behind(door, monkeypatch)
    assert door.said == ["never heard"]


def test_a_cluster_that_is_not_there_gets_one_clear_line() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "funnymoney", *SIMULATE, "--on", "ray://127.0.0.1:9"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "funnymoney: cannot reach ray://127.0.0.1:9" in done.stderr
    assert "Traceback" not in done.stderr
