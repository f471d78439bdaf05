"""What one who sees a view thinks of what is hidden from him: how likely it is, or how much.

It is what a search of his would imagine: the rules deal what he cannot know, and the policy makes
it likelier by what others did. Who knows for certain is not said to believe.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, cast

from funnymoney.bots.policies import policy_for
from funnymoney.core.game import Game, View
from funnymoney.core.luck import FastLuck, Luck
from funnymoney.games import game_named
from funnymoney.games.contraband.rules import Contraband
from funnymoney.games.counterfeiters.rules import Counterfeiters
from funnymoney.games.crooked_cash.numbers import WORTH
from funnymoney.games.crooked_cash.purse import ROW, SEEN
from funnymoney.games.crooked_cash.redeal import laid_out
from funnymoney.games.crooked_cash.rules import CrookedCash
from funnymoney.games.ffuffziger.rules import Ffuffziger

WORLDS: Final = 200
STEPS: Final = 12  # into which amounts are put together


@dataclass(frozen=True)
class Belief:
    """What is thought of something a player has or has said.

    Of a declaration how likely it is true, of a note how likely it is false, of money the mean, and
    amounts with how likely each is.
    """

    about: str  # declaration, note, money, offshore, fist
    player: int
    true: float | None = None
    false: float | None = None
    place: int | None = None  # of the note, among those he has laid down
    worth: int | None = None  # of the note
    mean: float | None = None
    amounts: list[tuple[int, float]] | None = None


def beliefs_of(view: View, luck: Luck) -> list[Belief]:
    """Return what one who sees this view thinks of what matters now; nothing if nothing does."""
    game = cast(str, view["game"])
    found: list[Belief] = []
    if game in ABOUT and view["phase"] != "over":
        found = ABOUT[game](view, list(worlds(view, luck)))
    return found


def worlds(view: View, luck: Luck) -> Iterator[Game]:
    """Yield worlds that one who sees this may imagine."""
    me, game = cast(int, view["me"]), game_named(cast(str, view["game"]))
    start, policy = game.from_view(view, luck), policy_for(game.name)
    dice = FastLuck(int(luck.below(1 << 31)))
    for _ in range(WORLDS):
        state = start.clone()
        state.redeal(me, dice)
        policy.reweight(state, me, dice)
        yield state


# -------------------------------------------------------------------------- game by game


def on_declaration(view: View, found: list[Game]) -> list[Belief]:
    """Contraband: whether what was just declared is true."""
    holder = cast(int, view["holder"])
    if view["phase"] not in ("inspection", "acceptance") or view["me"] == holder:
        return []
    true = sum(state.is_true() for state in found if isinstance(state, Contraband))
    return [Belief("declaration", holder, true=true / len(found))]


def on_notes(_: View, found: list[Game]) -> list[Belief]:
    """Crooked Cash: whether each note on the table is false, but for those that were checked."""
    tables = [table_of(state) for state in found if isinstance(state, CrookedCash)]
    beliefs = []
    for number, (player, notes) in enumerate(tables[0]):
        for place, note in enumerate(notes):
            if not note & int(SEEN):
                false = sum(table[number][1][place] & 1 for table in tables) / len(tables)
                worth = int(WORTH[note // int(ROW)])
                beliefs.append(Belief("note", player, false=false, place=place, worth=worth))
    return beliefs


def table_of(state: CrookedCash) -> list[tuple[int, list[int]]]:
    """Return who has laid down which notes."""
    return [(int(each.payer), [int(note) for note in each.notes]) for each in laid_out(state)]


def on_money(view: View, found: list[Game]) -> list[Belief]:
    """Counterfeiters: what rivals have in hand, and out of everybody's reach."""
    states = [state for state in found if isinstance(state, Counterfeiters)]
    beliefs = []
    for player in range(cast(int, view["players"])):
        if player != view["me"]:
            hands = [int(state.hand[player]) for state in states]
            away = [int(state.offshore[player]) for state in states]
            beliefs += amount("money", player, hands) + amount("offshore", player, away)
    return beliefs


def on_fists(view: View, found: list[Game]) -> list[Belief]:
    """Falsche FFuffziger: what is in a closed fist; everything else lies open."""
    states = [state for state in found if isinstance(state, Ffuffziger)]
    closed = cast(list[int], view["closed"]) if view["phase"] == "fists" else []
    beliefs = []
    for player in closed:
        if player != view["me"]:
            worth = [int(state.worth[player]) for state in states]
            beliefs += amount("fist", player, worth)
    return beliefs


ABOUT: Final[dict[str, Callable[[View, list[Game]], list[Belief]]]] = {
    "contraband": on_declaration,
    "counterfeiters": on_money,
    "crooked_cash": on_notes,
    "ffuffziger": on_fists,
}


# ------------------------------------------------------------------------------- amounts


def amount(about: str, player: int, found: list[int]) -> list[Belief]:
    """Say how likely which amount is; nothing if there is no doubt."""
    if len(set(found)) < 2:
        return []
    mean = sum(found) / len(found)
    return [Belief(about, player, mean=mean, amounts=spread(found))]


def spread(found: list[int]) -> list[tuple[int, float]]:
    """Return amounts, or the middles of even steps if there are many, with their likelihood."""
    counted = Counter(found)
    if len(counted) > STEPS:
        least, width = min(found), (max(found) - min(found)) // STEPS + 1
        counted = Counter(least + (each - least) // width * width + width // 2 for each in found)
    return [(each, count / len(found)) for each, count in sorted(counted.items())]
