"""Who plays, as a command line names it: this machine, or a Ray cluster."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext

from funnymoney.arena.crew import BadCrew, Crew, local_crew
from funnymoney.arena.on_ray import ray_crew


def open_crew(on: str = "", workers: int = 0) -> AbstractContextManager[Crew]:
    """Return who plays: `ray`, `ray://host:port`, or this machine with so many processes."""
    if on == "ray" or on.startswith("ray://"):
        return ray_crew(on, workers)
    if on:
        raise BadCrew(f"--on takes ray, for a Ray of this machine, or ray://host:port: got {on!r}")
    return nullcontext(local_crew(workers))
