"""What a player cannot know is drawn anew with the chances it has, neither more nor less.

By definition every card he has not seen is as likely in one hidden place as in another, except
that a card which outlasted a receiver is not the Bag (CB-34), and choices tell no more than they
show. Here all the worlds are listed, card by card, on decks small enough for that.
"""

from collections.abc import Callable, Hashable, Iterable
from itertools import permutations

import pytest

from funnymoney.core.game import SPECTATOR
from funnymoney.core.luck import FastLuck, Luck, ScriptedLuck
from funnymoney.core.told import SILENT
from funnymoney.games.contraband.cards import BAG, BAGGAGE, CROWN, WINE
from funnymoney.games.contraband.numbers import ACCEPT, BELIEVE, THROW
from funnymoney.games.contraband.rules import Contraband
from tests.laws.chances import chances, check_frequencies, chi_square_tail
from tests.laws.contraband_secrets import Travels

# One wine, one crown, one Bag and four baggage cards, three in a hand; player 0 is Officer.
SMALL = {"goods_counts": "tiny", "bags": 1, "baggage": 4, "hand": 3, "first_officer": 0}
ALL = (WINE, CROWN, BAG, BAGGAGE, BAGGAGE, BAGGAGE, BAGGAGE)
OFFICER, FIRST, SECOND, THIRD = range(4)
Cards = tuple[int, ...]


def dealt(script: list[int], *actions: int, players: int = 4) -> Contraband:
    """Return a position after these actions, each by whoever has to act; declaring nothing."""
    luck: Luck = ScriptedLuck(script)
    options = Contraband.settle(players, SMALL)
    state = Contraband.start(players, options, luck, SILENT)
    for action in actions:
        actor = int(state.acting()).bit_length() - 1
        state.check(actor, action)
        state.apply(actor, action, luck, SILENT)
    return state


NOTHING = 15  # the action that declares nothing
PASS = (NOTHING, int(BELIEVE), int(ACCEPT))


def throw(kind: int) -> int:
    return int(THROW) + kind


def hand(kinds: Iterable[int]) -> Cards:
    return tuple(sorted(int(kind) for kind in kinds))


def world_of(state: Contraband) -> Hashable:
    """Return what is hidden: the suitcase now, as it was before, what was drawn, the deck."""
    travels = Travels.of(state)
    hands = travels.hands()
    assert hands is not None
    passed = tuple(hand(each.elements()) for each in hands)
    return passed, tuple(travels.draws), hand(travels.deck)


def left_after(cards: Iterable[int], gone: Iterable[int]) -> list[int]:
    left = [int(card) for card in cards]
    for card in gone:
        left.remove(int(card))
    return left


def fresh_hand() -> tuple[Contraband, list[Hashable]]:
    """Any three cards of the seven."""
    state = dealt([WINE, BAGGAGE, BAGGAGE])
    worlds: list[Hashable] = [
        ((hand(each[:3]),), (), hand(each[3:])) for each in permutations(left_after(ALL, []))
    ]
    return state, worlds


def former_holder() -> tuple[Contraband, list[Hashable]]:
    """He knows all but the card that was drawn since."""
    mine = [WINE, BAGGAGE, CROWN]
    state = dealt([*mine, BAGGAGE], *PASS, throw(CROWN))
    worlds: list[Hashable] = []
    for drawn, *deck in permutations(left_after(ALL, mine)):
        now = hand([WINE, BAGGAGE, drawn])
        worlds.append(((hand(mine), now), (drawn,), hand(deck)))
    return state, worlds


def passed_once(state: Contraband, thrown: int) -> tuple[Contraband, list[Hashable]]:
    """Two old cards, none the Bag unless it had to be thrown, and a new one."""
    worlds: list[Hashable] = []
    for one, two, drawn, *deck in permutations(left_after(ALL, [thrown])):
        if BAG not in (one, two):
            before = hand([one, two, thrown])
            worlds.append(((before, hand([one, two, drawn])), (drawn,), hand(deck)))
    return state, worlds


def others_after_a_pass() -> tuple[Contraband, list[Hashable]]:
    return passed_once(dealt([WINE, BAGGAGE, CROWN, BAGGAGE], *PASS, throw(CROWN)), CROWN)


def others_after_the_bag_was_thrown() -> tuple[Contraband, list[Hashable]]:
    return passed_once(dealt([WINE, BAG, CROWN, BAGGAGE], *PASS, throw(BAG)), BAG)


def others_after_two_passes() -> tuple[Contraband, list[Hashable]]:
    """Which of three old cards was drawn at the first pass, nobody else saw."""
    script = [WINE, BAGGAGE, CROWN, BAGGAGE, BAGGAGE]
    state = dealt(script, *PASS, throw(CROWN), *PASS, throw(BAGGAGE))
    worlds: list[Hashable] = []
    for one, two, last, *deck in permutations(left_after(ALL, [CROWN, BAGGAGE])):
        if BAG in (one, two):
            continue
        middle = [one, two, int(BAGGAGE)]
        for drawn in middle:
            before = hand([*left_after(middle, [drawn]), CROWN])
            passed = (before, hand(middle), hand([one, two, last]))
            worlds.append((passed, (drawn, last), hand(deck)))
    return state, worlds


def former_holder_after_two_passes() -> tuple[Contraband, list[Hashable]]:
    """Two cards came in since; the first of them outlasted a receiver, so it is not the Bag."""
    mine = [WINE, BAGGAGE, BAGGAGE]
    state = dealt([*mine, BAGGAGE, BAGGAGE], *PASS, throw(BAGGAGE), *PASS, throw(WINE))
    worlds: list[Hashable] = []
    for drawn, last, *deck in permutations(left_after(ALL, mine)):
        if drawn != BAG:
            middle, now = hand([WINE, BAGGAGE, drawn]), hand([BAGGAGE, drawn, last])
            worlds.append(((hand(mine), middle, now), (drawn, last), hand(deck)))
    return state, worlds


def others_before_the_throw() -> tuple[Contraband, list[Hashable]]:
    """The receiver looks at what was packed: any three cards, the Bag as well."""
    state = dealt([WINE, BAGGAGE, CROWN], *PASS)
    worlds: list[Hashable] = [
        ((hand(each[:3]),), (), hand(each[3:])) for each in permutations(left_after(ALL, []))
    ]
    return state, worlds


def receiver_who_looked(bag: bool) -> tuple[Contraband, list[Hashable]]:
    """He sees three cards but not which the sender drew: each is as likely, but a Bag is it."""
    drawn = BAG if bag else BAGGAGE
    state = dealt([WINE, BAGGAGE, CROWN, drawn], *PASS, throw(CROWN), *PASS)
    seen = [WINE, BAGGAGE, drawn]
    worlds: list[Hashable] = []
    for card in [BAG] if bag else seen:
        before = hand([*left_after(seen, [card]), CROWN])
        deck = hand(left_after(ALL, [*seen, CROWN]))
        worlds.append(((before, hand(seen)), (int(card),), deck))
    return state, worlds


def every_deal(state: Contraband, player: int) -> tuple[Contraband, list[Hashable]]:
    """All orders of the cards that fit what was thrown and what this player saw, each time."""
    seen = Travels.of(state)
    size, draws = len(seen.first), len(seen.draws)
    worlds: list[Hashable] = []
    for cards in permutations(left_after(ALL, [])):
        first, drew, deck = cards[:size], cards[size : size + draws], cards[size + draws :]
        deal = Travels(seen.owners, list(first), seen.throws, list(drew), list(deck))
        hands = deal.hands()
        if hands is not None and deal.known_to(player) == seen.known_to(player):
            passed = tuple(hand(each.elements()) for each in hands)
            worlds.append((passed, tuple(drew), hand(deck)))
    return state, worlds


def full_circle(*then: int, bag: bool = False) -> tuple[Contraband, list[Hashable]]:
    """Back at its first holder, who knows which two cards came in, but not always which first."""
    script = [WINE, BAGGAGE, CROWN, BAGGAGE, BAG if bag else BAGGAGE, BAGGAGE, BAG]
    throws = (*PASS, throw(CROWN), *PASS, throw(WINE), *PASS)
    return every_deal(dealt(script, *throws, *then), FIRST)


def mixed_circle() -> tuple[Contraband, list[Hashable]]:
    """The crown came in and went out in between, or it was in from the start."""
    script = [WINE, BAGGAGE, BAGGAGE, CROWN, BAGGAGE]
    throws = (*PASS, throw(BAGGAGE), *PASS, throw(CROWN), *PASS)
    return every_deal(dealt(script, *throws), FIRST)


def fourth_of_five() -> tuple[Contraband, list[Hashable]]:
    """He saw nothing of the two draws before him; the Bag, thrown second, was the first."""
    script = [WINE, BAGGAGE, BAGGAGE, BAG, CROWN]
    throws = (*PASS, throw(WINE), *PASS, throw(BAG), *PASS)
    return every_deal(dealt(script, *throws, players=5), 4)


def two_alone() -> tuple[Contraband, list[Hashable]]:
    """With two travellers the one works out whatever the other drew."""
    script = [WINE, BAGGAGE, CROWN, BAGGAGE, BAG, BAGGAGE]
    throws = (*PASS, throw(WINE), *PASS, throw(BAGGAGE), *PASS, throw(BAG))
    return every_deal(dealt(script, *throws, players=3), FIRST)


Situation = Callable[[], tuple[Contraband, list[Hashable]]]
SITUATIONS: dict[str, tuple[int, Situation]] = {
    "a first holder after a full circle": (FIRST, full_circle),
    "a first holder who threw again": (FIRST, lambda: full_circle(throw(BAGGAGE))),
    "a first holder who passed on again": (
        FIRST,
        lambda: full_circle(throw(BAGGAGE), *PASS, throw(BAGGAGE)),
    ),
    "a first holder who gets the Bag": (FIRST, lambda: full_circle(bag=True)),
    "a first holder after a card came and went": (FIRST, mixed_circle),
    "the fourth traveller of five": (4, fourth_of_five),
    "one of two travellers": (FIRST, two_alone),
    "the officer of a fresh hand": (OFFICER, fresh_hand),
    "a spectator of a fresh hand": (int(SPECTATOR), fresh_hand),
    "the next player of a fresh hand": (SECOND, fresh_hand),
    "a former holder after one pass": (FIRST, former_holder),
    "the officer after one pass": (OFFICER, others_after_a_pass),
    "another traveller after one pass": (THIRD, others_after_a_pass),
    "the officer after the Bag was thrown": (OFFICER, others_after_the_bag_was_thrown),
    "the officer after two passes": (OFFICER, others_after_two_passes),
    "a former holder after two passes": (FIRST, former_holder_after_two_passes),
    "the officer before the receiver throws": (OFFICER, others_before_the_throw),
    "a receiver who looked": (THIRD, lambda: receiver_who_looked(False)),
    "a receiver who looked and found the Bag": (THIRD, lambda: receiver_who_looked(True)),
}


@pytest.mark.parametrize("situation", SITUATIONS)
def test_redeal_draws_every_world_as_often_as_it_should(situation: str) -> None:
    player, make = SITUATIONS[situation]
    state, worlds = make()
    luck = FastLuck(len(situation))

    def redealt() -> Hashable:
        state.redeal(player, luck)  # again and again on the same state: it must not remember
        return world_of(state)

    assert world_of(state) in worlds
    check_frequencies(redealt, chances(worlds))


@pytest.mark.parametrize("situation", SITUATIONS)
def test_a_view_is_imagined_as_often_as_it_should(situation: str) -> None:
    player, make = SITUATIONS[situation]
    state, worlds = make()
    view, luck = state.view(None if player == SPECTATOR else player), FastLuck(1)
    check_frequencies(
        lambda: world_of(Contraband.from_view(view, luck)), chances(worlds), draws=4_000
    )


def test_the_tail_of_chi_square_is_as_in_the_tables() -> None:
    for value, freedom, tail in [(3.841, 1, 0.05), (18.307, 10, 0.05), (4.168, 9, 0.9)]:
        assert chi_square_tail(value, freedom) == pytest.approx(tail, abs=1e-3)
    assert chi_square_tail(135.807, 100) == pytest.approx(0.01, abs=1e-4)


def test_a_loaded_die_is_found() -> None:
    luck, fair = FastLuck(3), chances(list(range(6)))
    check_frequencies(lambda: int(luck.below(6)), fair)
    with pytest.raises(AssertionError, match="chi-square"):
        check_frequencies(lambda: int(luck.below(7)) % 6, fair)
    with pytest.raises(AssertionError, match="cannot be"):
        check_frequencies(lambda: int(luck.below(7)), fair)
