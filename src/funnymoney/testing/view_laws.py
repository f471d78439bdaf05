"""Views have what every program looks for, and share no list with the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from funnymoney.core.game import Game, players_in
from funnymoney.testing import secrecy
from funnymoney.testing.laws import plain
from funnymoney.testing.matches import Case

FRAME = ("game", "players", "me", "options", "acting", "choices")


def check_frame(case: Case, state: Game, player: int | None) -> None:
    """A view says which game it is, who sees it, who must choose, and what this viewer may."""
    view = state.view(player)
    missing = [key for key in FRAME if key not in view]
    assert not missing, f"views must have {', '.join(missing)}"
    assert (view["game"], view["players"], view["me"]) == (case.game.name, case.players, player)
    assert view["options"] == case.game.settle(case.players, case.options)
    acting = set(cast(list[int], view["acting"]))
    assert acting >= set(players_in(int(state.acting()))), "a view leaves out who must choose"
    offered = [] if player is None else state.offers(player)
    assert view["choices"] == offered, "a view has what its viewer is offered, a spectator nothing"


def check_looking_changes_nothing(case: Case, state: Game) -> None:
    before = state.dump()
    for viewer in case.viewers:
        secrecy.sees(state, viewer)
    assert state.dump() == before


def scribble(thing: object, on: bool = True) -> None:
    """Write something into every list and dictionary, or take it out again."""
    if isinstance(thing, dict):
        for each in list(thing.values()):
            scribble(each, on)
        thing.__setitem__("scribble", 1) if on else thing.pop("scribble", None)
    elif isinstance(thing, list):
        for each in thing[:]:
            scribble(each, on)
        thing.append("scribble") if on else thing.pop()


def check_own_copy(ask: Callable[[], object]) -> None:
    """Whoever writes on what they were given spoils only their own."""
    given, before = ask(), plain(ask())
    scribble(given)
    after = plain(ask())
    scribble(given, on=False)  # in case it was shared: other tests go on
    assert after == before, "a view or news shares a list with the match, or with other views"
