"""What may not be known and what may not get lost in Fists, the toy."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from funnymoney.core.game import Game
from tests.laws.toy import BANK, OPEN, Fists, open_fists_of


def scramble(state: Game, player: int | None, rng: Random) -> Game | None:
    """Change the others' fists, closed or not, and a tip that is not this player's."""
    assert isinstance(state, Fists)
    world = state.clone()
    if world.tip != OPEN and player != world.leader:
        world.tip = rng.randrange(4)
    others = [other for other in range(len(world.scores)) if other != player]
    for other in others if world.stake else []:
        world.coins[other] = rng.randrange(-1, 4)
        world.guesses[other] = OPEN if world.coins[other] == OPEN else rng.randrange(-1, 4)
    nobody_is_late = world.stake != 0 and not open_fists_of(world)
    return None if nobody_is_late or world.dump() == state.dump() else world


def knowledge(state: Game, player: int | None) -> object:
    assert isinstance(state, Fists)
    if player is None:
        return None
    tip = state.tip if player == state.leader else None
    return [state.coins[player], state.guesses[player], tip]


def reveals(state: Game, actor: int, action: int, player: int | None) -> bool:
    """The last fist that is closed opens all."""
    assert isinstance(state, Fists)
    return state.midway(actor) and open_fists_of(state) == [actor]


def knows_scores(state: Game) -> bool:
    return True


def sealed(state: Game) -> bool:
    assert isinstance(state, Fists)
    return state.stake != 0


def inventory(state: Game) -> dict[str, object]:
    assert isinstance(state, Fists)
    return {"money": state.bank + sum(state.scores)}


def expected_inventory(state: Game) -> dict[str, object]:
    return {"money": BANK}


def check_position(state: Game) -> None:
    assert isinstance(state, Fists)
    assert all(score >= 0 for score in state.scores)


def check_course(states: Sequence[Game]) -> None:
    assert len(states) > 1
