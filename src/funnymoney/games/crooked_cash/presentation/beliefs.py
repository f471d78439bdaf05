"""What a viewer of Crooked Cash thinks of what is hidden; see `core.belief`."""

from __future__ import annotations

from funnymoney.core.belief import Belief
from funnymoney.core.game import Game, View
from funnymoney.games.crooked_cash.knowledge.redeal import laid_out
from funnymoney.games.crooked_cash.money.purse import ROW, SEEN
from funnymoney.games.crooked_cash.numbers import WORTH
from funnymoney.games.crooked_cash.rules import CrookedCash


def believe(_: View, found: list[Game]) -> list[Belief]:
    """Say whether each note on the table is false, but for those that were checked."""
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
