"""Notes nobody can know are imagined anew with the chances they have by definition."""

from collections.abc import Hashable

import pytest

from funnymoney.core.game import SPECTATOR
from funnymoney.core.luck import FastLuck
from funnymoney.games.crooked_cash.rules import CrookedCash
from tests.laws.chances import check_frequencies
from tests.laws.crooked_cash_chances import TENS, Table, position, world_of, worlds_of
from tests.laws.crooked_cash_notes import KNOWN_TRUE, WORTH, laid_by, place_of_sure
from tests.laws.crooked_cash_order import check_position

TABLES = {
    "a fresh deal": Table(0, (2, 2, 1), bank=2, false=3),
    "a spectator of a fresh deal": Table(None, (2, 2), bank=2, false=2),
    "a rival may have kept a mark": Table(0, (1, 2), bank=2, false=2, marks={1: (0, 1, 0, 0)}),
    "two rivals, and one false note for both": Table(
        1, (2, 1, 2), bank=1, false=1, marks={0: (0, 1, 0, 0), 2: (0, 2, 0, 0)}
    ),
    "a rival with marks of both kinds": Table(
        0, (1, 3), bank=1, false=2, marks={1: (0, 2, 0, 2)}
    ),
    "marks that must be there": Table(
        0, (1, 3, 1), bank=1, false=2, marks={1: (1, 2, 1, 2)}, sure={1: (1, 1)}
    ),
    "more false notes than can be hidden elsewhere": Table(
        0, (1, 3), bank=0, false=3, marks={1: (0, 1, 0, 3)}
    ),
    "one who is sure of a rival": Table(0, (2, 3), bank=2, false=3, sure={1: (1, 1)}),
    "one who is surer than the marks tell": Table(
        0, (1, 3), bank=2, false=3, marks={1: (0, 1, 0, 1)}, sure={1: (2, 0)}
    ),
    "one who knows his own": Table(0, (4, 1), bank=2, false=3, own=(1, 1)),
    "one who is sure of his own": Table(
        0, (4, 1), bank=2, false=3, own=(1, 0), sure={0: (1, 1)}
    ),
    "a rival's notes on the table": Table(0, (1, 3), bank=2, false=3, laid={1: 2}),
    "a rival's notes on the table, perhaps marked": Table(
        0, (1, 3), bank=1, false=2, marks={1: (0, 1, 0, 1)}, laid={1: 1}
    ),
    "a spectator and marked notes on the table": Table(
        None, (3, 1), bank=1, false=2, marks={0: (1, 2, 0, 1)}, sure={0: (1, 0)}, laid={0: 2}
    ),
    "one's own notes on the table": Table(0, (3, 1), bank=2, false=3, laid={0: 2}),
    "one's own notes on the table, some marked in hand": Table(
        0, (4, 1), bank=1, false=3, own=(1, 1), laid={0: 1}
    ),
    "a note that was found true": Table(0, (1, 3), bank=2, false=3, laid={1: 2}, seen={1: 1}),
    "one's own note that was found true": Table(
        0, (3, 1), bank=2, false=3, laid={0: 2}, seen={0: 1}
    ),
    "everything is known": Table(0, (1, 2), bank=0, false=2, own=(0, 1)),
}  # fmt: skip


def check_redeal(name: str, draws: int = 6_000) -> None:
    table = TABLES[name]
    state, luck = position(table), FastLuck(len(name))
    viewer = int(SPECTATOR) if table.viewer is None else table.viewer

    def redealt() -> Hashable:
        state.redeal(viewer, luck)  # again and again on the same state: it must not remember
        return world_of(state)

    expected = worlds_of(table)
    check_position(state)
    assert world_of(state) in expected
    check_frequencies(redealt, expected, draws)
    check_position(state)


@pytest.mark.parametrize("name", TABLES)
def test_redeal_draws_every_world_as_often_as_it_should(name: str) -> None:
    check_redeal(name)


@pytest.mark.parametrize("name", TABLES)
def test_a_view_is_imagined_as_often_as_it_should(name: str) -> None:
    table = TABLES[name]
    view, luck = position(table).view(table.viewer), FastLuck(1)
    check_frequencies(
        lambda: world_of(CrookedCash.from_view(view, luck)), worlds_of(table), draws=1_500
    )


def test_a_marked_note_that_was_found_true_is_still_a_marked_one() -> None:
    """CC-A2: nobody imagines a rival to be sure of notes without a mark that he has not."""
    state = position(Table(0, (1, 1), bank=1, false=1, laid={1: 1}, seen={1: 1}))
    (note,) = laid_by(state, 1, TENS)
    note.become(KNOWN_TRUE)
    state.plain[len(WORTH) + TENS] = 0
    for at, number in enumerate((0, 0, 1, 1)):
        state.marks[(len(WORTH) + TENS) * 4 + at] = number
    for viewer in (0, None):
        state.sure[place_of_sure(state, viewer, 1, TENS) + 1] = 1
    check_position(state)
    state.redeal(0, FastLuck(1))
    check_position(state)
