"""What may not be known and what may not get lost in Falsche FFuffziger, from its rule book.

Tile backs and decks have no order before they are turned, and all money is public (FF-R28). So
what one player knows and another does not is in the fists alone: that a fist is closed everybody
sees, what is in it nobody but its owner until all are opened (FF-31), nor who has begun to fill
his. The ledger is kept in ffuffziger_books.py and held against matches in
ffuffziger_deeds.py; the order on the table is in ffuffziger_order.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from funnymoney.core.game import Game
from funnymoney.core.luck import FastLuck
from funnymoney.core.told import SILENT
from funnymoney.games.ffuffziger.numbers import BASE, FISTS, MONEY, NONE
from funnymoney.games.ffuffziger.rules import Ffuffziger
from tests.laws import ffuffziger_deeds, ffuffziger_order
from tests.laws.ffuffziger_order import kinds_owned
from tests.laws.ffuffziger_purses import asked, laid, lay_out, unit, units

PUBLIC = (
    "phase", "round", "first", "player", "turns", "lowest", "turned", "today", "free_coins",
    "auctions", "added", "kaputt", "present", "lot", "leader", "staying", "offered", "amount",
    "card", "sold", "deck", "closed",
)  # fmt: skip
PUBLIC_LISTS = (
    "money", "coins", "machines", "waiting", "pile", "unseen", "hidden", "ring", "stake", "won",
    "due",
)  # fmt: skip


# -------------------------------------------------------------------------- what is secret


def scramble(state: Game, player: int | None, rng: Random) -> Game | None:
    """Put other money into the others' fists, and let them have begun or not."""
    assert isinstance(state, Ffuffziger)
    if state.phase != FISTS:
        return None
    world = state.clone()
    for rival in range(int(state.box.players)):
        if rival != player and kinds_owned(state, rival):
            refill(world, rival, rng)
    return None if world.dump() == state.dump() else world


def refill(world: Ffuffziger, player: int, rng: Random) -> None:
    """FF-31: any fist of what he owns; an open one is filled up to any step."""
    at = player * int(MONEY)
    owned = kinds_owned(world, player)
    fist = {kind: rng.randint(0, int(world.money[at + kind])) for kind in owned}
    left: list[int] = []
    world.unit[player] = 0
    if not world.closed >> player & 1:
        next_kind = rng.choice(owned)
        first, *lower = units(int(world.money[at + next_kind]))
        step = rng.choice([first, *lower])
        left = [kind for kind in owned if kind >= next_kind]
        fist = {kind: amount for kind, amount in fist.items() if kind <= next_kind}
        fist[next_kind] -= fist[next_kind] % (step * int(BASE))  # its higher digits are told
        if step != first:
            world.unit[player] = step
        if (next_kind, step) == (owned[0], first):
            world.begun &= ~(1 << player)
        else:
            world.begun |= 1 << player
    lay_out(world, player, [fist.get(kind, 0) for kind in range(int(MONEY))], left)


def fist_of(state: Ffuffziger, player: int) -> list[int]:
    """Return all that one player knows of his own fist."""
    begun = int(state.begun) >> player & 1
    return [*laid(state, player), asked(state, player), unit(state, player), begun]


def knowledge(state: Game, player: int | None) -> object:
    """FF-R28: everything on the table, and his own fist."""
    assert isinstance(state, Ffuffziger)
    table = [int(getattr(state, name)) for name in PUBLIC]
    lists = [[int(number) for number in getattr(state, name)] for name in PUBLIC_LISTS]
    players = range(int(state.box.players))
    seen = players if state.phase != FISTS else [each for each in players if each == player]
    return [table, lists, [fist_of(state, each) for each in seen]]


def reveals(state: Game, actor: int, action: int, player: int | None) -> bool:
    """The last fist that is closed opens all (FF-31); any closing tells how far its owner was."""
    assert isinstance(state, Ffuffziger)
    if state.phase != FISTS:
        return False
    after = state.clone()
    after.apply(actor, action, FastLuck(0), SILENT)
    if after.midway(actor):
        return False
    return state.acting() == 1 << actor or (actor != player and state.midway(actor))


def knows_scores(state: Game) -> bool:
    return True


def sealed(state: Game) -> bool:
    assert isinstance(state, Ffuffziger)
    return bool(state.phase == FISTS)


# ------------------------------------------------------------------------ what is conserved


def inventory(state: Game) -> dict[str, object]:
    """The laundering cards; what leaves the game else, the ledger reckons step by step."""
    assert isinstance(state, Ffuffziger)
    open_card = 0 if state.card == NONE else 1
    return {"laundering cards": int(state.deck).bit_count() + int(state.sold) + open_card}


def expected_inventory(state: Game) -> dict[str, object]:
    assert isinstance(state, Ffuffziger)
    letters, each = ffuffziger_order.letters(state), ffuffziger_order.known_to_be_in(state)
    return {"laundering cards": letters * each}  # FF-3


def check_position(state: Game) -> None:
    assert isinstance(state, Ffuffziger)
    ffuffziger_order.check_position(state)


def check_course(states: Sequence[Game]) -> None:
    """Each step is explained by a deed of somebody acting, and the round goes by the rules."""
    course = [state for state in states if isinstance(state, Ffuffziger)]
    assert len(course) == len(states)
    ffuffziger_order.check_course(course)
    ffuffziger_deeds.check_course(course)
