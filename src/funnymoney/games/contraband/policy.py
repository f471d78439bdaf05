"""Contraband at a glance: lie about what nobody has seen, and weigh a doubt in money.

Nobody declares goods in vain, so a lie leaves something out: the card just drawn, or the dearest
of a new hand; now and then it claims immunity for a heavy one. Who judges a declaration asks
whether it can be true, whether it agrees with the one before, and how likely its unnamed cards
are baggage.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from funnymoney.core.actions import Actions
from funnymoney.core.game import Game
from funnymoney.core.luck import Luck
from funnymoney.core.policy import Policy
from funnymoney.games.contraband.cards import BAG, BAGGAGE, GOODS, KINDS
from funnymoney.games.contraband.memory import last_pass
from funnymoney.games.contraband.numbers import (
    ACCEPT,
    ACCEPTANCE,
    BELIEVE,
    DECLARATION,
    DECLARE,
    IMMUNITY,
    INFORM,
    INSPECTION,
    NONE,
    REJECTION,
    SEARCH,
    THROW,
)
from funnymoney.games.contraband.policy_beliefs import pack_again
from funnymoney.games.contraband.rules import Contraband

# Chances are in percent, so that CERTAIN is also what they are taken of; money is in F.
CERTAIN: Final[i64] = 100
LIES: Final[i64] = 50  # how often we hide what is worth it: more, and all would inform on us
WORTH_A_LIE: Final[i64] = 75  # less duty than this is not worth the damages that truth may earn
MANY: Final[i64] = 3  # so many goods in a new hand that two will be believed
HEAVY: Final[i64] = 300  # with so much duty a false claim of immunity risks little more
BLUFFS: Final[i64] = 10  # how often such a claim is made: seldom, there is but one Bag
LIARS: Final[i64] = 33  # how many of those with one more article we think would not name it
LEAST_DOUBT: Final[i64] = 3  # where a lie would be senseless
CONTRADICTION: Final[i64] = 80  # two declarations disagree: mostly the later one is the lie
CLAIM: Final[i64] = 17  # immunity while the Bag is unseen: with less doubt all would claim it
SEARCH_FROM: Final[i64] = 25  # a fine and no Informer to reward are worth three times the damages
SEARCH_SWAY: Final[i64] = 10  # as much more or less, so that no lie is ever quite safe
PATIENCE: Final[i64] = 50  # what a light suitcase saves when it comes round again
INFORM_SWAY: Final[i64] = 150  # an Informer's mood: about what is at stake for him
FORESIGHT: Final[i64] = 1  # a step of a rollout: it is judged with the next suitcase
OFFICER: Final[i64] = 3670  # what a round brings him, of all DUTIES (400 matches of each size)
DUTIES: Final[i64] = 3900


@final
class ContrabandPolicy(Policy):
    """Mostly honest; searches and informs where a lie pays and is likely."""

    def choose(self, state: Game, player: i64, legal: Actions, luck: Luck) -> i64:
        assert isinstance(state, Contraband)
        phase = state.phase
        if phase == DECLARATION:
            return DECLARE + declaration(state, luck)
        if phase == REJECTION:
            return THROW + dearest(state)  # CB-23: its duty is saved at once
        doubt = suspicion(state, player)
        if phase == INSPECTION:
            if doubt + sway(SEARCH_SWAY, luck) >= SEARCH_FROM:
                return SEARCH
            return BELIEVE
        if gain_of_informing(state, doubt) + CERTAIN * sway(INFORM_SWAY, luck) > 0:
            return INFORM
        return ACCEPT

    def explore(self, state: Game, player: i64, legal: Actions, luck: Luck) -> i64:
        """Some of the goods held are named, or immunity is claimed."""
        assert isinstance(state, Contraband)
        if state.phase != DECLARATION:
            return legal.at(luck.below(legal.count))
        if state.box.deck[BAG] > 0 and luck.below(CERTAIN) < CLAIM:
            return DECLARE + IMMUNITY
        hand = state.hand
        named = [int(luck.below(hand[good] + 1)) for good in range(GOODS)]
        return DECLARE + state.box.number_of[tuple(named)]

    def horizon(self) -> i64:
        return FORESIGHT

    def is_quiet(self, state: Game) -> bool:
        """When a suitcase has just been packed, and nothing said of it yet."""
        assert isinstance(state, Contraband)
        return state.phase == DECLARATION and state.passes == 0

    def estimate(self, state: Game, player: i64) -> i64:
        """Money, and what is still to be won as Officer and lost as traveller."""
        assert isinstance(state, Contraband)
        return state.balances[player] + to_come(state, player)

    def reweight(self, state: Game, viewer: i64, luck: Luck) -> None:
        """Pack the suitcase by what was declared of it, unless that cannot be so."""
        assert isinstance(state, Contraband)
        if state.phase != INSPECTION and state.phase != ACCEPTANCE:
            return
        if viewer == state.holder:
            return
        doubt = suspicion(state, viewer)
        if doubt < CERTAIN:
            pack_again(state, luck.below(CERTAIN) < doubt, luck)


def to_come(state: Contraband, player: i64) -> i64:
    """Return what the rest of this round and the rounds after it bring a player, about."""
    box = state.box
    players = box.players
    officer = officers_round(state)
    rest = officer * state.deck_left // box.cards
    after = box.rounds - state.round - 1
    turn = (player + players - state.officer - 1) % players  # so many are Officer before him
    own = (after + players - 1 - turn) // players
    won = officer * own
    lost = officer * (after - own)
    if player == state.officer:
        won += rest
    else:
        lost += rest
    return won - lost // (players - 1)


def officers_round(state: Contraband) -> i64:
    """Return what a round brings the Officer, about; it does not hang on how many travel."""
    box = state.box
    duty: i64 = 0
    for good in range(GOODS):
        duty += box.deck[good] * box.duties[good]
    return OFFICER * duty // DUTIES


def sway(most: i64, luck: Luck) -> i64:
    return luck.below(2 * most + 1) - most


# ------------------------------------------------------------------------ the traveller


def declaration(state: Contraband, luck: Luck) -> i64:
    """Claim a Bag that is there (CB-30), or could be; else tell the truth, or all but one."""
    if state.hand[BAG] > 0:
        return IMMUNITY
    if could_be_bag(state) and full_duty(state) >= HEAVY and luck.below(CERTAIN) < BLUFFS:
        return IMMUNITY
    secret = worth_hiding(state)
    if secret != NONE and luck.below(CERTAIN) >= LIES:
        secret = NONE
    return number_without(state, secret)


def could_be_bag(state: Contraband) -> bool:
    """Whether a Bag is still to be seen."""
    return state.box.deck[BAG] > state.discard[BAG]


def full_duty(state: Contraband) -> i64:
    """Return the duty on all that is in the suitcase."""
    hand = state.hand
    duties = state.box.duties
    due: i64 = 0
    for good in range(GOODS):
        due += hand[good] * duties[good]
    return due


def worth_hiding(state: Contraband) -> i64:
    """Return the article to leave out, or NONE where a lie would be seen or save too little.

    Of a suitcase that was passed on others know all but the card drawn; a new one with hardly
    any goods is not believed.
    """
    duties = state.box.duties
    if state.passes > 0:
        drew = state.drew
        secret = drew[state.passes - 1]
    elif number_held(state) >= MANY:
        secret = dearest(state)
    else:
        return NONE
    if secret >= GOODS or duties[secret] < WORTH_A_LIE:
        return NONE
    if 2 * duties[secret] < full_duty(state):
        return NONE  # CB-16: the fine falls on all the others, too
    return secret


def number_held(state: Contraband) -> i64:
    """Return how many dutiable cards are in the suitcase."""
    hand = state.hand
    held: i64 = 0
    for good in range(GOODS):
        held += hand[good]
    return held


def dearest(state: Contraband) -> i64:
    """Return the card of the suitcase with the highest duty."""
    hand = state.hand
    duties = state.box.duties
    best = BAGGAGE
    most: i64 = NONE
    for good in range(GOODS):
        if hand[good] > 0 and duties[good] > most:
            best = good
            most = duties[good]
    return best


def number_without(state: Contraband, secret: i64) -> i64:
    """Return the number of the declaration that names all goods held but the secret one.

    Declarations with as many goods stand together, those with more of the first goods first.
    """
    sizes = state.box.sizes
    named = number_held(state)
    if secret != NONE:
        named -= 1
    first: i64 = IMMUNITY + 1
    if named > 0:
        first = sizes[named - 1]
    last = sizes[named] - 1
    while first < last:
        middle = (first + last) >> 1
        if comes_after(state, secret, middle):
            first = middle + 1
        else:
            last = middle
    return first


def comes_after(state: Contraband, secret: i64, number: i64) -> bool:
    """Whether the goods held but the secret one stand behind this declaration."""
    hand = state.hand
    declared = state.box.declared
    at = number * GOODS
    for good in range(GOODS):
        more = declared[at] - hand[good]
        if good == secret:
            more += 1
        if more != 0:
            return more > 0
        at += 1
    return False


# ------------------------------------------------------------- the Officer and the next


def suspicion(state: Contraband, viewer: i64) -> i64:
    """Return the chance that the declaration is false, as it looks to this viewer."""
    said = state.said[state.holder]
    if said == IMMUNITY:
        if could_be_bag(state):
            return CLAIM
        return CERTAIN
    last = last_pass(state, viewer)
    if cannot_be(state, said, last):
        return CERTAIN
    if state.passes == 0:
        return doubt_of_new(state, said)
    if last == state.passes - 1:
        return doubt_of_passed(state, said, surplus_over_known(state, said, last))
    before = state.said[traveller_before(state)]
    if before == IMMUNITY:
        return doubt_of_new(state, said)
    surplus = surplus_over_said(state, said, before)
    if surplus < 0 or surplus > 1:
        return CONTRADICTION
    return doubt_of_passed(state, said, surplus)


def cannot_be(state: Contraband, said: i64, last: i64) -> bool:
    """Whether goods are named that are gone, or cards are not that the viewer left in it."""
    box = state.box
    declared = box.declared
    discard = state.discard
    at = said * GOODS
    held = known(state, BAGGAGE, last)
    for good in range(GOODS):
        named = declared[at + good]
        if named > box.deck[good] - discard[good] or named < known(state, good, last):
            return True
        held += named
    return held > state.size


def known(state: Contraband, kind: i64, last: i64) -> i64:
    """Return how many of a kind a player is sure of who last got the suitcase at this pass."""
    if last == NONE:
        return 0
    count = state.hand[kind]
    for swap in range(last, state.passes):
        if state.drew[swap] == kind:
            count -= 1  # what is left was there before, whatever was drawn
    if count < 0:
        return 0
    return count


def surplus_over_known(state: Contraband, said: i64, last: i64) -> i64:
    """Return how many more goods are named than the viewer left in the suitcase."""
    declared = state.box.declared
    at = said * GOODS
    surplus: i64 = 0
    for good in range(GOODS):
        surplus += declared[at + good] - known(state, good, last)
    return surplus


def surplus_over_said(state: Contraband, said: i64, before: i64) -> i64:
    """Return how many more goods are named than before, less the one thrown; -1: some miss."""
    declared = state.box.declared
    threw = state.threw
    thrown = threw[state.passes - 1]
    at = said * GOODS
    at_before = before * GOODS
    surplus: i64 = 0
    for good in range(GOODS):
        left = declared[at_before + good]
        if good == thrown and left > 0:
            left -= 1
        more = declared[at + good] - left
        if more < 0:
            return -1
        surplus += more
    return surplus


def traveller_before(state: Contraband) -> i64:
    players = state.box.players
    before = (state.holder + players - 1) % players
    if before == state.officer:
        return (before + players - 1) % players  # CB-R15
    return before


def doubt_of_new(state: Contraband, said: i64) -> i64:
    """Any unnamed card may be the one hidden; it would be the dearest of all the goods."""
    named = number_named(state, said)
    return doubt_of(state, named, state.size - named, named + 1)


def doubt_of_passed(state: Contraband, said: i64, surplus: i64) -> i64:
    """One card was drawn since the others were vouched for: if none is new, it was baggage."""
    return doubt_of(state, number_named(state, said), 1 - surplus, 1)


def doubt_of(state: Contraband, named: i64, unnamed: i64, one_in: i64) -> i64:
    """Return the chance that a good hides among so many unnamed cards, the rest being sure."""
    deck = state.box.deck
    discard = state.discard
    goods = -named
    for good in range(GOODS):
        goods += deck[good] - discard[good]
    free = deck[BAG] - discard[BAG] + deck[BAGGAGE] - discard[BAGGAGE]
    free -= state.size - named - 1  # with all but one of the unnamed taken, and the sure ones
    if free < 1:
        return CERTAIN
    if unnamed == 0 or goods < 1:
        return LEAST_DOUBT
    odds = LIARS * unnamed * goods // (free * one_in)
    doubt = CERTAIN * odds // (CERTAIN + odds)
    if doubt < LEAST_DOUBT:
        return LEAST_DOUBT
    return doubt


def number_named(state: Contraband, said: i64) -> i64:
    declared = state.box.declared
    at = said * GOODS
    named: i64 = 0
    for good in range(GOODS):
        named += declared[at + good]
    return named


def gain_of_informing(state: Contraband, doubt: i64) -> i64:
    """Return what the next traveller may expect to gain by it, in hundredths of F."""
    box = state.box
    gain = doubt * box.reward - (CERTAIN - doubt) * box.damages  # CB-25, CB-26
    if state.deck_left == 0:
        return gain  # CB-R17: no hand of his follows
    return gain + CERTAIN * (relief(state) - PATIENCE)


def relief(state: Contraband) -> i64:
    """Return how much duty new cards would save over the suitcase as declared.

    Of the suitcase he would throw the dearest card and draw one; else he draws four (CB-27).
    """
    said = state.said[state.holder]
    if said == IMMUNITY:
        return 0  # CB-34: he would throw the Bag and know as little of the rest
    box = state.box
    declared = box.declared
    at = said * GOODS
    due: i64 = 0
    most: i64 = 0
    worth: i64 = 0
    cards: i64 = 0
    for kind in range(KINDS):
        left = box.deck[kind] - state.discard[kind]
        cards += left
        if kind < GOODS:
            duty = box.duties[kind]
            worth += left * duty
            due += declared[at + kind] * duty
            if declared[at + kind] > 0 and duty > most:
                most = duty
    new = box.hand
    if state.deck_left < new:
        new = state.deck_left
    return due - most - worth * (new - 1) // cards
