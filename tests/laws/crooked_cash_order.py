"""What is always true in Crooked Cash, whatever happens (rule file, section 4 F)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from funnymoney.core.game import players_in
from funnymoney.games.crooked_cash.procedures.auction import Auction
from funnymoney.games.crooked_cash.procedures.building import Build
from funnymoney.games.crooked_cash.procedures.collection import Collect
from funnymoney.games.crooked_cash.procedures.debt import Debt
from funnymoney.games.crooked_cash.procedures.decoder import UNANSWERED, Window
from funnymoney.games.crooked_cash.procedures.keep_card import Keep
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.turn import START, Turn
from funnymoney.games.crooked_cash.rules import CrookedCash
from tests.laws.crooked_cash_notes import (
    FALSE_KINDS,
    KNOWN_FALSE,
    KNOWN_TRUE,
    PLAIN_FALSE,
    PLAIN_TRUE,
    VALUES,
    WORTH,
    false_of,
    in_hand,
    laid_by,
    marks_of,
    of_player,
    pile_of,
    players_of,
    sure_of,
)

DEEDS = 22
SIZES = (2, 3, 3, 3, 3, 3, 3, 2)  # of the colour groups, rule file 3.1
GROUPS = [range(sum(SIZES[:at]), sum(SIZES[: at + 1])) for at in range(len(SIZES))]
HOTELS = 12
CHANCE = Counter(dict.fromkeys(range(12), 2))
CHEST = Counter(range(14))
KEEPABLE = {6, 7, 8}  # CM07, CM08, CM09
SLOTS = 3
CHIPS = 2


# ------------------------------------------------------------------------------- to be counted


def inventory(state: CrookedCash) -> dict[str, object]:
    """22 deeds, 12 hotels, all notes but those printed since, 24 and 14 cards."""
    notes = [
        sum(sum(of_player(state, player, value)) for player in players_of(state))
        + len(pile_of(state, value))
        - int(state.printed[value])
        for value in VALUES
    ]
    false = [
        sum(false_of(of_player(state, player, value)) for player in players_of(state))
        + sum(pile_of(state, value))
        for value in VALUES
    ]
    return {
        "deeds": len(state.owner),
        "hotels": int(state.hotels).bit_count() + int(state.hotels_left),
        "notes": notes,
        "false notes": false,
        "chance": sorted(chance_cards(state).items()),
        "chest": sorted(chest_cards(state).items()),
    }


def expected_inventory(state: CrookedCash) -> dict[str, object]:
    return {
        "deeds": DEEDS,
        "hotels": HOTELS,
        "notes": [int(count) for count in state.box.printed],
        "false notes": [int(count) for count in state.box.false],
        "chance": sorted(CHANCE.items()),
        "chest": sorted(CHEST.items()),
    }


def chance_cards(state: CrookedCash) -> Counter[int]:
    """CC-E14: shown, held, under the pile, never seen, or waiting for who must choose one."""
    cards = [int(card) for card in (*state.shown, *state.chance, *state.under)]
    cards += [int(matter.card) for matter in state.stack if isinstance(matter, Keep)]
    found = Counter(card // 2 for card in cards if card >= 0)
    for kind, count in enumerate(state.unseen):
        found[kind] += int(count)
    return found


def chest_cards(state: CrookedCash) -> Counter[int]:
    found = Counter(int(card) for card in state.chest_pile)
    for kept in state.chest:
        found.update(players_in(int(kept)))
    found.update(players_in(int(state.unopened)))
    return found


# ---------------------------------------------------------------------------------- positions


def check_position(state: CrookedCash) -> None:
    check_notes(state)
    check_knowledge(state)
    check_streets(state)
    check_cards(state)
    check_people(state)
    check_amounts(state)
    check_windows(state)


def check_notes(state: CrookedCash) -> None:
    """What is written down of notes fits to where they lie."""
    for player in players_of(state):
        worth = 0
        for value in VALUES:
            hand, every = in_hand(state, player, value), of_player(state, player, value)
            assert min(hand) >= 0
            assert state.held[player * len(WORTH) + value] == sum(every)
            assert state.in_hand[player * len(WORTH) + value] == sum(hand)
            plain = every[PLAIN_TRUE] + every[PLAIN_FALSE]
            assert state.plain[player * len(WORTH) + value] == plain
            worth += sum(hand) * WORTH[value]
            seen = [note for note in laid_by(state, player, value) if note.seen]
            assert all(note.kind not in FALSE_KINDS for note in seen), "CC-20: taken away"
        assert state.cash[player] == worth
    for value in VALUES:
        pile = [int(word) for word in state.pile]
        words = pile[value * int(state.deep) : (value + 1) * int(state.deep)]
        assert sum(map(int.bit_count, words)) == sum(pile_of(state, value)), "false notes nowhere"
        assert state.in_bank[value] >= 0
        assert state.printed[value] >= 0


def check_knowledge(state: CrookedCash) -> None:
    """CC-A2: nobody is sure of what is not so, and nobody is less sure than everybody."""
    players = players_of(state)
    for value in VALUES:
        for holder in players:
            counts = of_player(state, holder, value)
            truth = (false_of(counts), sum(counts) - false_of(counts))
            least_false, most_false, least_true, most_true = marks_of(state, holder, value)
            assert 0 <= least_false <= counts[KNOWN_FALSE] <= most_false, "marks"
            assert 0 <= least_true <= counts[KNOWN_TRUE] <= most_true, "marks"
            public = sure_of(state, None, holder, value)
            assert public[0] >= least_false, "a mark is known to be false"
            assert public[1] >= least_true, "a mark is known to be true"
            for viewer in (*players, None):
                sure = sure_of(state, viewer, holder, value)
                assert min(sure) >= 0
                if viewer == holder:
                    among, base = (counts[PLAIN_FALSE], counts[PLAIN_TRUE]), (0, 0)
                else:
                    among, base = truth, public
                assert base[0] <= sure[0] <= among[0], (viewer, holder, value, sure, among, base)
                assert base[1] <= sure[1] <= among[1], (viewer, holder, value, sure, among, base)


def check_streets(state: CrookedCash) -> None:
    """CC-36, CC-39, CC-D2, CC-D3: hotels stand on somebody's streets; bankrupts have none."""
    for street, owner in enumerate(state.owner):
        assert -1 <= owner < state.box.players
        assert owner < 0 or not state.out >> owner & 1, "a bankrupt has no streets"
        assert owner >= 0 or not state.hotels >> street & 1, "a hotel needs an owner"
        for player in players_of(state):
            assert bool(state.streets[player] >> street & 1) == (player == owner)
    for player in players_of(state):
        whole = [group for group in GROUPS if all(state.owner[each] == player for each in group)]
        assert state.groups[player] == sum(1 << street for group in whole for street in group)
    assert 0 <= state.hotels < 1 << DEEDS
    assert 0 <= state.hotels_left <= HOTELS


def check_cards(state: CrookedCash) -> None:
    """CC-50, CC-E14: at most one Chance card each; CC-48: three of the Chest can be kept."""
    assert len(state.shown) == SLOTS
    assert all(card >= 0 for card in state.shown)
    seen = [int(card) for card in (*state.shown, *state.chance, *state.under) if card >= 0]
    assert len(set(seen)) == len(seen), "the two of a pair were told apart"
    for card in seen:
        assert 2 - state.unseen[card // 2] > card % 2, "CC-B12: the first to be seen comes first"
    kept = {card for chest in state.chest for card in players_in(int(chest))}
    assert kept <= KEEPABLE
    assert not any(state.proven >> 2 * kind & 3 == 3 for kind in range(12)), "one of two is true"


def check_people(state: CrookedCash) -> None:
    """CC-B14: two chips at most, and none for bankrupts, who keep nothing (CC-D3)."""
    for player in players_of(state):
        assert 0 <= state.chips[player] <= CHIPS
        assert 0 <= state.position[player] < 36
        assert -1 <= state.jail[player] <= 3
        assert state.jail[player] < 0 or state.position[player] == 9, "CC-45"
        assert 0 <= state.proposals[player] <= 2, "CC-C9"
        if state.out >> player & 1:
            assert state.cash[player] == state.chips[player] == state.chest[player] == 0
            assert state.chance[player] == state.jail[player] == -1
            assert not any(state.held[player * len(WORTH) + value] for value in VALUES)
    assert 1 <= state.round <= state.box.round_cap
    if not state.over:
        check_turn(state)


def check_turn(state: CrookedCash) -> None:
    """CC-45, CC-C19: whoever is in jail rolls only to get out, and only once in a turn."""
    turn = state.stack[0]
    assert isinstance(turn, Turn)
    if state.jail[turn.player] >= 0:
        assert turn.stage != START
        assert not turn.again


def check_amounts(state: CrookedCash) -> None:
    """CC-A11: tens."""
    amounts = [int(cash) for cash in state.cash]
    for matter in state.stack:
        if isinstance(matter, Payment):
            amounts += [int(matter.due), int(matter.need)]
        elif isinstance(matter, Auction):
            amounts.append(int(matter.bid))
        elif isinstance(matter, Debt):
            amounts.append(int(matter.need))
        elif isinstance(matter, Collect):
            amounts.append(int(matter.amount))
    assert all(amount % 10 == 0 for amount in amounts)
    assert all(score % 10 == 0 for score in state.returns())


def check_windows(state: CrookedCash) -> None:
    """CC-B1, CC-17, CC-C15: who is asked; and that somebody has still to answer."""
    top = state.stack[-1] if state.stack else None
    assert state.over == (state.acting() == 0)
    if isinstance(top, Window):
        asked = players_in(int(top.asked))
        for player in asked:
            assert state.chips[player] > 0
            assert state.jail[player] < 0
            assert player != top.owner
            assert not state.out >> player & 1
            waits = bool(top.waiting >> player & 1)
            assert waits == (top.answers[player] <= UNANSWERED)
            assert top.answers[player] < top.things
        able = [
            player
            for player in players_of(state)
            if state.chips[player] > 0 and state.jail[player] < 0 and player != top.owner
        ]
        assert asked == able, "CC-B1: all who can are asked"
        beneath = state.stack[-2]
        if isinstance(beneath, Payment):
            assert top.things == len(beneath.notes) - beneath.part > 0, "CC-B3"
    elif isinstance(top, Build):
        assert state.hotels_left > 0, "CC-39"
        assert not int(top.asked) & int(state.out)


# -------------------------------------------------------------------------------------- course


def check_course(states: Sequence[CrookedCash]) -> None:
    """What never goes back: rounds, bankrupts, new notes, cards seen and settled."""
    for before, after in pairwise(states):
        assert before.round <= after.round
        assert before.first == after.first
        assert not before.out & ~after.out
        assert not before.over
        assert all(a <= b for a, b in zip(before.printed, after.printed, strict=True)), "CC-A8"
        assert all(a >= b for a, b in zip(before.unseen, after.unseen, strict=True))
        assert not after.unopened & ~before.unopened
        assert not before.proven & ~after.proven, "CC-B12: a card stays what it was found to be"
    check_end(states[-1])


def check_end(last: CrookedCash) -> None:
    """CC-53, CC-E1, CC-D5: no street is left, or one player, or no round."""
    assert last.over
    sold_out = all(owner >= 0 for owner in last.owner)
    alone = len(players_of(last)) - int(last.out).bit_count() == 1
    assert sold_out or alone or last.round == last.box.round_cap
