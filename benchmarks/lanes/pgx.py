"""Pgx on the processor: whole batches stepped by compiled JAX, choosing at random inside it."""

from __future__ import annotations

import os

# One thread, as everybody else; it must stand above the import of JAX.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

from collections.abc import Callable
from importlib import import_module
from typing import Any

from benchmarks.timing import Offer, steps

SEED = 1
TABLES = 1024
GAMES = ("kuhn_poker", "leduc_holdem")


def offers() -> list[Offer]:
    jax, pgx = import_module("jax"), import_module("pgx")
    auto_reset = import_module("pgx.experimental.wrappers").auto_reset
    return [Offer("vector", game, steps(batch(jax, pgx, auto_reset, game))) for game in GAMES]


def batch(jax: Any, pgx: Any, auto_reset: Any, game: str) -> Callable[[], int]:
    environment = pgx.make(game)
    step = auto_reset(environment.step, environment.init)

    def one(state: Any, key: Any) -> Any:
        choosing, luck = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return step(state, jax.random.categorical(choosing, logits), luck)

    def all_of_them(state: Any, key: Any) -> Any:
        key, now = jax.random.split(key)
        return jax.vmap(one)(state, jax.random.split(now, TABLES)), key

    compiled = jax.jit(all_of_them)
    key = jax.random.PRNGKey(SEED)
    start = jax.jit(jax.vmap(environment.init))(jax.random.split(key, TABLES))
    now = [compiled(start, key)]

    def go_on() -> int:
        now[0] = compiled(*now[0])
        jax.block_until_ready(now[0])
        return TABLES

    return go_on
