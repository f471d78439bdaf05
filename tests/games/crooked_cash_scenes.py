"""Moments of Crooked Cash from which tests start, and whole matches played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from funnymoney.core.game import Word
from funnymoney.core.match import Match
from funnymoney.core.words import every, ranges
from tests.games.crooked_cash_table import (
    CHANCE_SPACE,
    CHEST_SPACE,
    CROOKED_CASH,
    NOTHING,
    SPACES,
    START,
    Table,
)


def in_jail(players: int = 3, failed: int = 0, **options: Any) -> Table:
    """Return a table where player 0 begins a turn in jail."""
    table = Table(players, first_player=players - 1, **options)
    return table.jails(0, failed=failed).passes_turn()


def for_sale(street: int, table: Table | None = None) -> Table:
    """Return a table where player 0 has landed on a street that nobody owns."""
    return (table or Table()).lands(SPACES[street])


def rent_due(street: int, table: Table | None = None, owner: int = 1) -> Table:
    """Return a table where player 0 has landed on a street of player 1."""
    table = table or Table()
    if table.owner[street] is None:
        table.owns(owner, street)
    return table.lands(SPACES[street])


def paying(
    true: Sequence[int] = START,
    false: Sequence[int] = NOTHING,
    *,
    street: int = 2,
    players: int = 3,
    **options: Any,
) -> Table:
    """Return a table where player 0, with these notes, is to pay a rent of 50 to player 1."""
    table = Table(players, **options).has(0, true, false)
    return rent_due(street, table).chooses("demand")


def buying(
    true: Sequence[int] = START,
    false: Sequence[int] = NOTHING,
    *,
    street: int = 2,
    players: int = 3,
) -> Table:
    """Return a table where player 0, with these notes, is to pay 100 for a street."""
    return for_sale(street, Table(players).has(0, true, false)).chooses("buy")


def draws(card: int, table: Table | None = None, *, on: tuple[int, int] = (1, 2)) -> Table:
    """Return a table where player 0 draws this Community Chest card, on the right-hand side."""
    table = table or Table()
    return table.next(chest=[card]).lands(CHEST_SPACE + 28, on=on)


def picking(table: Table | None = None) -> Table:
    """Return a table where player 0 has landed on Chance."""
    return (table or Table()).lands(CHANCE_SPACE)


def plays(kind: int, *targets: int, table: Table | None = None) -> Table:
    """Return a table where player 0, before his roll, is about to use this Chance card."""
    return (table or Table()).holds(0, kind).says(0, "play", kind, *targets)


def with_known_note(false: int, players: int = 3) -> Table:
    """Return a table where player 0 begins a turn with a 50 that he knows to be true, or false.

    He was paid it as rent after player 2 had checked it, or found it himself at player 1's.
    """
    table = Table(players, first_player=1).has(1, [3, 1, 1 - false, 3, 2], [0, 0, false, 0, 0])
    table.owns(2 if false else 0, 2)
    table.lands(5).chooses("demand").pays(0, 0, 1).checks({0 if false else 2: 0}).settles()
    table.ends_turn()
    while table.player != 0:
        table.passes_turn()
    return table


def some_word(offers: Any, rng: random.Random) -> Word:
    """Return a random word that fits one of the offers; of bundles, one of the first."""
    offer = rng.choice(offers)
    if "among" in offer:
        return [offer["verb"], *rng.choice(offer["among"])]
    if not {"due", "parts", "swap"}.isdisjoint(offer):
        words = every([offer])
        return rng.choice([word for word, _ in zip(words, range(5), strict=False)])
    numbers = [rng.choice(each) for each in ranges(offer)]
    least = offer.get("at_least", 0)
    if sum(numbers) < least or sum(numbers) > offer.get("total", sum(numbers)):
        return next(every([offer]))
    return [offer["verb"], *offer.get("at", []), *numbers]


def random_play(players: int, seed: int, **options: object) -> Iterator[Match]:
    """Play a match at random: yield it before every choice, and when it is over."""
    match = Match(CROOKED_CASH, players, options, luck="fast", seed=str(seed))
    rng = random.Random(seed)
    while not match.over:
        yield match
        player = rng.choice(match.acting())
        offers: Any = match.view(player)["choices"]
        offers = [each for each in offers if each["verb"] != "offer" or rng.random() < 0.1]
        match.play(player, some_word(offers, rng))
    yield match
