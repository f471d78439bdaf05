"""Positions of Crooked Cash that random play seldom comes to: windows with several who answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from funnymoney.core.game import Game, players_in
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import ALL, SILENT, Telling
from funnymoney.games.crooked_cash.numbers import BANK
from funnymoney.games.crooked_cash.procedures.payment import CANCELLED, Payment
from funnymoney.games.crooked_cash.property.deeds import set_owner
from funnymoney.games.crooked_cash.rules import CrookedCash
from funnymoney.testing import laws, secrecy
from funnymoney.testing.matches import Chooser
from tests.laws import crooked_cash_secrets
from tests.laws.crooked_cash_chances import TENS, Table, position
from tests.laws.crooked_cash_notes import WORTH, players_of
from tests.laws.crooked_cash_order import GROUPS

# Player 1 has laid out notes; he may have marked some of his, and both others may check.
LAID = (
    Table(0, (1, 3, 1), bank=2, false=2, marks={1: (0, 1, 1, 2)}, sure={1: (0, 1)}, laid={1: 1}),
    Table(0, (1, 3, 2), bank=1, false=3, marks={1: (0, 2, 0, 2)}, laid={1: 2}),
    Table(None, (2, 4, 2), bank=1, false=3, marks={1: (1, 2, 1, 2)}, sure={1: (1, 1)}, laid={1: 2}),
    Table(0, (1, 3), bank=2, false=2, marks={1: (0, 1, 1, 2)}, sure={1: (0, 1)}, laid={1: 2}),
    Table(0, (2, 3), bank=2, false=2, marks={1: (0, 1, 0, 2)}, laid={1: 2}),
)


def shown(seed: int) -> CrookedCash:
    """Notes lie on the table, to be checked."""
    return position(LAID[seed % len(LAID)])


def broke(seed: int) -> CrookedCash:
    """Player 1 is about to pay with all that he has."""
    table = LAID[seed % len(LAID)]
    bare = Table(table.viewer, table.notes, table.bank, table.false, table.marks, table.sure)
    state = position(bare)
    due = table.notes[1] * WORTH[TENS]
    Payment(1, BANK, due, CANCELLED).start(state, FastLuck(seed), SILENT)
    return state


def builders(seed: int) -> CrookedCash:
    """Two to four players have a whole group each, and may build before the dice are thrown."""
    players = 2 + seed % 3
    settled = CrookedCash.settle(players, {"first_player": 0})
    state = CrookedCash.start(players, settled, FastLuck(seed), SILENT)
    for player in players_of(state):
        for street in GROUPS[(player + seed) % len(GROUPS)]:
            set_owner(state, street, player)
    for action in state.steps(0, ["roll"]):
        state.apply(0, action, FastLuck(seed), SILENT)
    return state


def some_answered(make: Callable[[int], CrookedCash], seed: int) -> CrookedCash:
    """Let some of those who are asked choose, but not so many that all comes out."""
    state, rng, chooser = make(seed), Random(seed), Chooser(2 * seed)
    for _ in range(rng.randrange(4)):
        waiting = players_in(int(state.acting()))
        if len(waiting) > 1:
            player = rng.choice(waiting)
            for action in chooser.choice(state, player):
                state.apply(player, action, FastLuck(seed), SILENT)
    return state


SCENES: dict[str, Callable[[int], CrookedCash]] = {
    "notes are shown": lambda seed: some_answered(shown, seed),
    "a rival pays with all he has": broke,
    "several may build": lambda seed: some_answered(builders, seed),
}


def viewers_of(state: Game) -> list[int | None]:
    return [*range(int(state.number_of_players())), None]


def check_hidden(name: str, seeds: range) -> None:
    """Hold the law of secrecy for every viewer."""
    rng, worlds = Random(name), 0
    for seed in seeds:
        state = SCENES[name](seed)
        for viewer in viewers_of(state):
            worlds += secrecy.check_secret(crooked_cash_secrets, state, viewer, rng)
    assert worlds > 0


def check_imagined(name: str, seeds: range) -> None:
    for seed in seeds:
        state = SCENES[name](seed)
        for viewer in viewers_of(state):
            laws.check_complete(crooked_cash_secrets, state, viewer, seed)


def unseen_choices(state: Game, seed: int) -> Iterator[tuple[int, list[int]]]:
    """Yield some choices by which no window closes."""
    waiting, chooser = players_in(int(state.acting())), Chooser(2 * seed)
    for player in waiting:
        if len(waiting) > 1:
            yield player, chooser.choice(state, player)


def check_unnoticed(name: str, seeds: range) -> None:
    """CC-B1, CC-C15: until the last has answered, nobody else sees or hears of an answer."""
    for seed in seeds:
        state = SCENES[name](seed)
        for player, steps in unseen_choices(state, seed):
            after, telling = state.clone(), Telling()
            for action in steps:
                after.apply(player, action, FastLuck(seed), telling)
            assert [to for to, _ in telling.items if to in (ALL, *others(state, player))] == []
            for other in others(state, player):
                assert secrecy.sees(state, other) == secrecy.sees(after, other)
            assert after.view(None) == state.view(None)


def others(state: Game, player: int) -> list[int]:
    return [each for each in range(int(state.number_of_players())) if each != player]


def check_any_order(name: str, seeds: range) -> None:
    for seed in seeds:
        state = SCENES[name](seed)
        if crooked_cash_secrets.sealed(state):
            laws.check_any_order(state, 2 * seed)
