"""The books of Falsche FFuffziger balance however people play, also where chance seldom leads."""

from collections.abc import Callable, Iterator

import pytest

from funnymoney.core.game import players_in
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.ffuffziger.numbers import (
    BUYING,
    FISTS,
    LAUNDERING,
    LEAD,
    MACHINES,
    MATCH,
    OVER,
    SELL,
    TRANSFORM,
)
from funnymoney.games.ffuffziger.rules import Ffuffziger
from funnymoney.testing import laws
from tests.laws import ffuffziger_secrets
from tests.laws.ffuffziger_order import of_a_letter

Taste = Callable[[list[int]], int]


def first(legal: list[int]) -> int:
    return legal[0]


def last(legal: list[int]) -> int:
    return legal[-1]


def sell(legal: list[int]) -> int:
    return next(action for action in legal if SELL <= action < TRANSFORM)


# By phase: first is to print, to offer little, to drop, to hide nothing, to buy what is cheap and
# to launder nothing; last is to turn tiles, not to lead, to match, to hide all, to stop, and to
# launder all.
Style = dict[int, Taste]
PHASES = (int(MACHINES), int(LEAD), int(MATCH), int(FISTS), int(BUYING), int(LAUNDERING))
STYLES: dict[str, Style] = {
    "launderers": dict(zip(PHASES, (first, last, first, last, first, first), strict=True)),
    "collectors": dict(zip(PHASES, (first, first, last, first, first, last), strict=True)),
    "tinkerers": dict(zip(PHASES, (last, first, last, last, first, first), strict=True)),
    "beggars": dict(zip(PHASES, (sell, first, last, last, last, first), strict=True)),
    "misers": dict(zip(PHASES, (first, last, first, first, last, last), strict=True)),
}


def match_of(style: Style, players: int, seed: int, whims: int) -> Iterator[Ffuffziger]:
    """Play a match in this style, but for one whim in so many choices."""
    luck = FastLuck(seed)
    state = Ffuffziger.start(players, Ffuffziger.settle(players, {}), luck, SILENT)
    yield state.clone()
    while state.acting() != 0:
        acting = players_in(state.acting())
        player = acting[int(luck.below(len(acting)))]
        legal = state.legal_actions(player)
        action = style[int(state.phase)](legal)
        if luck.below(whims) == 0:
            action = legal[int(luck.below(len(legal)))]
        state.apply(player, action, luck, SILENT)
        yield state.clone()


@pytest.mark.parametrize("players", Ffuffziger.seats)
@pytest.mark.parametrize("style", STYLES)
def test_books_balance_in_any_style(style: str, players: int) -> None:
    for seed, whims in enumerate((4, 20)):
        laws.check_conserved(
            ffuffziger_secrets, list(match_of(STYLES[style], players, seed, whims))
        )


def test_the_last_laundering_card_can_be_sold() -> None:
    """FF-37: so that the books above were kept to that end, too."""
    matches = [list(match_of(STYLES["launderers"], 3, seed, 20)) for seed in range(6)]
    ended = [states for states in matches if states[-1].sold == 4 * of_a_letter(states[-1])]
    assert ended
    for states in ended:
        assert states[-1].phase == OVER
        laws.check_conserved(ffuffziger_secrets, states)
