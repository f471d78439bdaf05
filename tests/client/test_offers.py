"""The page lets be sent what the rules take, and nothing else: offers.ts against core/words.py."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from funnymoney.core.match import Match
from funnymoney.core.words import every, misfit, ranges
from funnymoney.games import GAMES, game_named
from tests.client.sources import CLIENT, HAS_CLIENT, WHY_NOT, node

Offer = dict[str, Any]


def offers_of(game: str, seed: int, most: int) -> Iterator[Offer]:
    """Play at random, and yield what is offered on the way."""
    rng = random.Random(seed)
    match = Match(game_named(game), game_named(game).seats[0], {}, "fast", str(seed))
    for _ in range(most):
        if match.over:
            return
        player = match.asked_first()
        offers: Any = match.view(player)["choices"]
        yield from (offer for offer in offers if "each" in offer)
        offer = rng.choice(offers)
        match.play(player, rng.choice(list(islice(every([offer]), 60))))


def tried(offer: Offer, rng: random.Random) -> list[int]:
    """Return numbers for an offer: a word of it, changed a little, or anything near its limits."""
    if rng.random() < 0.5:
        words = list(islice(every([offer]), 40))
        numbers = [int(number) for number in rng.choice(words)[1 + len(offer.get("at", [])) :]]
        numbers[rng.randrange(len(numbers))] += rng.choice((0, 0, 1, -1))
        return numbers
    return [rng.randint(values[0] - 1, values[-1] + 1) for values in ranges(offer)]


def fits_on_the_page(asked: list[tuple[Offer, list[int]]]) -> list[bool]:
    program = node()
    assert program is not None
    run = subprocess.run(
        [program, Path(__file__).with_name("fit.mjs"), CLIENT],
        input=json.dumps(asked), capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    answer: list[bool] = json.loads(run.stdout)
    return answer


@pytest.mark.skipif(not HAS_CLIENT, reason=WHY_NOT)
def test_the_page_lets_be_sent_what_the_rules_take_and_nothing_else() -> None:
    rng = random.Random(5)
    offers = [offer for game in GAMES for offer in offers_of(game, 4, 200)]
    asked = [(offer, tried(offer, rng)) for offer in offers]
    expected = [misfit(offer, [*offer.get("at", []), *numbers]) is None for offer, numbers in asked]
    assert 0.2 < sum(expected) / len(expected) < 0.8
    assert fits_on_the_page(asked) == expected
