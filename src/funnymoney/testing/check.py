"""`check_game`: hold a game to all the laws."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from funnymoney.core.spec import GameSpec
from funnymoney.testing import part_laws
from funnymoney.testing.every_law import LAWS, Check, Checked
from funnymoney.testing.facts import (
    CheckedGame,
    CheckPosition,
    GivenFacts,
    Inventory,
    Knowledge,
    Reveals,
    Scramble,
)
from funnymoney.testing.long_games import Long
from funnymoney.testing.matches import cases_of, course


def check_game(
    spec: GameSpec,
    scramble: Scramble | None = None,
    *,
    reveals: Reveals | None = None,
    knowledge: Knowledge | None = None,
    inventory: Inventory | None = None,
    check_position: CheckPosition | None = None,
    secret_scores: bool = False,
    options: Sequence[Mapping[str, object]] = (),
    long: Long | None = None,
    seeds: int = 2,
) -> Checked:
    """Hold a game to all the laws.

    Raise AssertionError, or what the game itself raises, with a note that names law and match.

    scramble        `(state, player, rng)`: return a copy in which what the rule book hides from
                    this player, or with None from a spectator, is something else, or None if
                    nothing is; views, features, offers and redeals must be the same in both
                    worlds. Without it the game's own `redeal` makes the other worlds, which
                    proves less.
    reveals         `(state, actor, action, player)`: whether this action lets this player learn
                    secrets; until then both worlds are followed, and the news must be the same
    knowledge       `(state, player)`: what a player knows by the rule book besides what is public
    inventory       `(state)`: what never changes in a match
    check_position  `(state)`: raise AssertionError at what the rules cannot lead to
    secret_scores   others' scores may not be known before the end
    options         more options to play with, besides every switch and every word
    long            limits for a game whose matches take thousands of steps
    seeds           how many matches of each kind are played
    """
    if not __debug__:
        raise RuntimeError("Python was started with -O and skips every assert: no law would hold")
    facts = GivenFacts(scramble, knowledge, reveals, inventory, check_position, secret_scores)
    counted = Checked()
    with naming("what the spec names can be loaded", spec.name):
        part_laws.check_parts(spec)
    for case in cases_of(CheckedGame(spec.rules, facts, options, long)):
        course.cache_clear()
        check = Check(spec, case, range(seeds), counted)
        for name, law in LAWS.items():
            with naming(name, f"{case}, options {dict(case.options)}, seeds 0 to {seeds - 1}"):
                law(check)
    if scramble is not None:
        assert counted.worlds > 0, "scramble has never found another world: it hides nothing"
    return counted


@contextmanager
def naming(law: str, where: str) -> Iterator[None]:
    """Say of an error which law it is about, and in which matches."""
    try:
        yield
    except Exception as error:
        error.add_note(f"law: {law}\nin: {where}")
        raise
