"""A Ray cluster as crew: one that is started here for the run, or one that is there already."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import ModuleType
from typing import Any, TypeVar

import funnymoney
from funnymoney.arena.crew import AHEAD, BadCrew, Task, all_cores, in_order
from funnymoney.core.errors import FunnyMoneyError

R = TypeVar("R")

OWN_STORE = 128 * 1024 * 1024  # bytes that Ray may keep here: pieces are small
TRIES = 3  # to get through the door of a cluster
NOT_STARTED = "Starting Ray client server failed"  # what it says where another try may help
HABITS = {  # of a Ray that is started here
    "RAY_USAGE_STATS_ENABLED": "0",  # nobody is told of it
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}


@contextmanager
def ray_crew(on: str, workers: int) -> Iterator[RayCrew]:
    """Start a Ray on this machine, or go to the one named ray://host:port."""
    ray = import_ray()
    try:
        if on == "ray":
            own = {"address": "local", "num_cpus": workers or all_cores()}
            ray.init(**own, include_dashboard=False, object_store_memory=OWN_STORE, **quiet())
        else:
            go_to(ray, on)
        cores = int(ray.cluster_resources().get("CPU", 0))
    except (OSError, RuntimeError, ray.exceptions.RayError) as error:
        raise BadCrew(f"cannot reach {on}: {first_line(error)}") from None
    try:
        if not cores:
            raise BadCrew(f"{on} has no processors to offer")
        yield RayCrew(ray, min(cores, workers or cores))
    finally:
        ray.shutdown()


def go_to(ray: Any, on: str) -> None:
    """Go through a cluster's door, where a process is started for each who comes.

    That fails now and then: gRPC may crash in a process that is just being forked. The client hears
    of it as a ConnectionAbortedError, and has hung up by then.
    """
    for _ in range(TRIES - 1):
        try:
            ray.init(on, **quiet())
        except (OSError, RuntimeError) as error:
            if NOT_STARTED not in str(error):
                raise
        else:
            return
    ray.init(on, **quiet())


def import_ray() -> ModuleType:
    for name, value in HABITS.items():
        os.environ.setdefault(name, value)
    try:
        import ray  # noqa: PLC0415  an optional extra
    except ImportError:
        raise BadCrew(
            "--on ray needs Ray: pip install 'funnymoney[ray]', or in a clone make setup-full"
        ) from None
    return ray


def quiet() -> dict[str, Any]:
    return {"log_to_driver": False, "logging_level": "ERROR"}


@dataclass(frozen=True)
class RayCrew:
    """The processors of a cluster."""

    ray: Any
    hands: int

    def each(self, do: Callable[..., R], tasks: Iterable[Task]) -> Iterator[R]:
        remote = self.ray.remote(num_cpus=1)(do_alike)
        version = funnymoney.__version__

        def hand_out(task: Task) -> Any:
            return remote.remote(version, do, *task)

        yield from in_order(tasks, hand_out, self.fetch, AHEAD * self.hands)

    def fetch(self, promised: Any) -> Any:
        try:
            return self.ray.get(promised)
        except FunnyMoneyError:
            raise
        except self.ray.exceptions.RayError as error:
            raise BadCrew(f"the cluster failed: {first_line(error)}") from None


def do_alike(version: str, do: Callable[..., R], *task: Any) -> R:
    """Do a task, if this machine of the cluster has the same rules and bots as who asks."""
    if funnymoney.__version__ != version:
        raise BadCrew(
            f"funnymoney is {version} here and {funnymoney.__version__} on the cluster: "
            "the same seed might not give the same matches"
        )
    return do(*task)


def first_line(error: BaseException) -> str:
    """Return what is wrong without the way there; Ray ends with what a worker said."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
