"""The choices of Crooked Cash: what is offered, and words for action numbers and back.

roll, done, fine, cell_card                 the turn
buy, auction / take SLOT, keep              a street for sale, Chance cards
play KIND [STREET or PLAYER] [STREET]       one's Chance card
free_hotel STREET, permit STREET            Community Chest cards
exchange N x 5 N x 5                        notes by value: handed in, wanted
demand, waive, pay_rent                     rent
auto, pay N x 15                            notes by value: plain, known true, known false
trust, check PLACE                          a decoder window
bid STANDING AMOUNT, pass STANDING          an auction
offer PLAYER N x 35, refuse, counter N x 35, keep_old, keep_new
accept, accept_keep_old, accept_keep_new    who would have two Chance cards keeps one
sell STREET, give_up                        debt
wish, wish_gift, wish_free, wish_permit STREET, ready, place STREET
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from funnymoney.core.game import Offer, Word
from funnymoney.games.crooked_cash.cards import SWAP, WARRANT
from funnymoney.games.crooked_cash.choices import exchange, payment, trade
from funnymoney.games.crooked_cash.numbers import (
    ACCEPT,
    ACTIONS,
    AUCTION,
    AUTO,
    BASE,
    BUY,
    CARD,
    CELL_CARD,
    COUNTER,
    DEED,
    DEMAND,
    DIGIT,
    EXCHANGE,
    FREE,
    GIFT,
    GIVE_UP,
    NONE,
    PASS,
    PAY,
    PERMIT,
    PLAY,
    PLAYER,
    REFUSE,
    ROLL,
    SLOT,
    STOP,
    WAIVE,
)
from funnymoney.games.crooked_cash.procedures.auction import Auction
from funnymoney.games.crooked_cash.procedures.building import PLACING, Build
from funnymoney.games.crooked_cash.procedures.chance_cards import Play
from funnymoney.games.crooked_cash.procedures.decoder import HALFWAY, Window
from funnymoney.games.crooked_cash.procedures.exchange import Exchange
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.trade import KEEPING, MAKING, Trade
from funnymoney.games.crooked_cash.property import held_cards
from funnymoney.games.crooked_cash.property.playing_rights import (
    free_rivals,
    needs_target,
    swappable,
    targets,
)
from funnymoney.games.crooked_cash.state import CashState, Matter

# By matter: words of a verb alone.
ALONE: Final[dict[str, dict[str, int]]] = {
    "turn": {"roll": int(ROLL), "done": int(STOP), "fine": int(PAY), "cell_card": int(CELL_CARD)},
    "street": {"buy": int(BUY), "auction": int(AUCTION)},
    "pick": {"keep": int(STOP)},
    "rent": {"demand": int(DEMAND), "waive": int(WAIVE), "pay_rent": int(PAY)},
    "payment": {"auto": int(AUTO)},
    "decoder": {"trust": int(PASS)},
    "debt": {"give_up": int(GIVE_UP)},
    "trade": {
        "accept": int(ACCEPT), "accept_keep_old": int(SLOT), "accept_keep_new": int(SLOT) + 1,
        "refuse": int(REFUSE),
    },
    "keep": {"keep_old": int(SLOT), "keep_new": int(SLOT) + 1},
    "interlude": {"done": int(STOP)},
    "building": {"ready": int(STOP)},
}  # fmt: skip

# And words of a verb and one number, with the first action and the one after the last.
HOTELS: Final = {"free_hotel": (int(FREE), int(PERMIT)), "permit": (int(PERMIT), ACTIONS)}
ONE: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "turn": HOTELS,
    "street": HOTELS,
    "pick": {"take": (int(SLOT), int(SLOT) + 3)} | HOTELS,
    "debt": {"sell": (int(DEED), int(CARD))},
    "building": {
        "wish": (int(DEED), int(CARD)),
        "wish_gift": (int(GIFT), int(FREE)),
        "wish_free": (int(FREE), int(PERMIT)),
        "wish_permit": (int(PERMIT), ACTIONS),
    },
    "placing": {"place": (int(DEED), int(CARD))},
}


def room_of(top: Matter) -> str:
    """Return under which name the words of a matter stand."""
    if isinstance(top, Build) and top.stage == PLACING:
        return "placing"
    if isinstance(top, Trade) and top.stage == KEEPING:
        return "keep"
    return top.name


# ----------------------------------------------------------------------------- offers


def offers(game: CashState, player: i64) -> list[Offer]:
    actions = game.legal_actions(int(player))
    if not actions:
        return []
    top = game.top()
    if isinstance(top, Play):
        return [{"verb": "play", "among": plays_from(game, top)}]
    if isinstance(top, Exchange):
        return [exchange.offer(game, top)]
    if isinstance(top, Trade) and top.stage == MAKING:
        return [trade.offer(game, top)]
    made: list[Offer] = []
    for verb, action in ALONE.get(room_of(top), {}).items():
        if action in actions:
            made.append({"verb": verb})
    for verb, (first, last) in ONE.get(room_of(top), {}).items():
        found = [[action - first] for action in actions if first <= action < last]
        if found:
            made.append({"verb": verb, "among": found})
    return made + of_numbers(game, player, top, actions)


def of_numbers(game: CashState, player: i64, top: Matter, actions: list[int]) -> list[Offer]:
    """The offers whose words have several numbers."""
    if isinstance(top, Window):
        return [check(top, player)]
    if isinstance(top, Auction):
        return bids(game, top, player)
    made: list[Offer] = []
    if isinstance(top, Payment):
        made += payment.offers(game, top)
    if PLAY in actions:
        made.append({"verb": "play", "among": plays(game, player)})
    if EXCHANGE in actions:
        made.append(exchange.offer(game, Exchange(player)))
    partners = [action - int(PLAYER) for action in actions if PLAYER <= action < ROLL]
    made += [trade.fresh_offer(game, player, partner) for partner in partners]
    if COUNTER in actions and isinstance(top, Trade):
        made.append(trade.counter_offer(game, top))
    return made


def plays(game: CashState, player: i64) -> list[list[int]]:
    """Every way to play one's Chance card: its kind and its targets."""
    kind = held_cards.chance_kind(game, player)
    if not needs_target(kind):
        return [[int(kind)]]
    if kind == WARRANT:
        return [[int(kind), each] for each in bits(free_rivals(game, player))]
    found = bits(targets(game, player, kind))
    if kind == SWAP:
        return [
            [int(kind), mine, yours] for mine in found for yours in bits(swappable(game, player))
        ]
    return [[int(kind), each] for each in found]


def plays_from(game: CashState, play: Play) -> list[list[int]]:
    """The ways that are left once a first target was named."""
    found = plays(game, play.owner)
    return [each for each in found if play.target == NONE or each[1] == play.target]


def bits(mask: i64) -> list[int]:
    return [place for place in range(24) if mask >> place & 1]


def check(window: Window, player: i64) -> Offer:
    answer = int(window.answers[player])
    if answer > HALFWAY:
        return {"verb": "check", "each": [int(window.things) - 1]}
    first = (int(HALFWAY) - answer) * int(BASE)
    last = min(first + int(BASE), int(window.things)) - 1
    return {"verb": "check", "least": [first], "each": [last]}


def bids(game: CashState, auction: Auction, player: i64) -> list[Offer]:
    """Each answer names the bid that it answers."""
    standing, low = int(auction.bid), int(auction.least())
    high = int(game.cash[player])
    if player == auction.raising:
        low += int(auction.digit * BASE) * 10
        high = min(high, low + (int(BASE) - 1) * 10)
    bid: Offer = {"verb": "bid", "at": [standing], "least": [low], "each": [high], "step": [10]}
    if player == auction.raising:
        return [bid]
    return [bid, {"verb": "pass", "among": [[standing]]}]


# ------------------------------------------------------------------------------ steps


def steps(game: CashState, player: i64, word: Word) -> list[int]:
    """Return the steps of a word that are still to be taken."""
    verb = cast(str, word[0])
    numbers = [cast(int, number) for number in word[1:]]
    top = game.top()
    alone = ALONE.get(room_of(top), {})
    if verb in alone:
        return [alone[verb]]
    one = ONE.get(room_of(top), {})
    if verb in one:
        return [one[verb][0] + numbers[0]]
    if verb == "play":
        return play_steps(top, numbers)
    if verb == "exchange":
        return exchange.steps(top, numbers)
    if verb in ("offer", "counter"):
        return trade.steps(top, verb, numbers)
    if verb == "pay":
        return payment.steps(top, numbers)
    if verb == "check":
        assert isinstance(top, Window)
        return digits(numbers[0], int(top.things) > BASE, int(top.answers[player]) <= HALFWAY)
    assert isinstance(top, Auction)
    if verb == "pass":
        return [int(PASS)]
    tens = (numbers[1] - int(top.least())) // 10
    return digits(tens, most_tens(game, top, player) >= BASE, player == top.raising)


def most_tens(game: CashState, auction: Auction, player: i64) -> int:
    return int((game.cash[player] - auction.least()) // 10)


def digits(number: int, two: bool, second: bool) -> list[int]:
    """Return the digits to be told of a number, both or the second only."""
    told = list(divmod(number, int(BASE))) if two or second else [number]
    return [int(DIGIT) + digit for digit in told[second:]]


def play_steps(top: Matter, numbers: list[int]) -> list[int]:
    first = int(PLAYER if numbers[0] == WARRANT else DEED)
    named = [first + each for each in numbers[1:]]
    if not isinstance(top, Play):
        return [int(PLAY), *named]
    return named if top.target == NONE else named[1:]


# ------------------------------------------------------------------------------ words


def word(game: CashState, player: i64, actions: list[int]) -> Word:
    top = game.top()
    if isinstance(top, Play):
        return play_word(top, actions)
    if isinstance(top, Exchange):
        return exchange.word(top, actions)
    if isinstance(top, Trade) and top.stage == MAKING:
        return trade.word(top, actions)
    for verb, action in ALONE.get(room_of(top), {}).items():
        if action == actions[0]:
            return [verb]
    for verb, (low, high) in ONE.get(room_of(top), {}).items():
        if low <= actions[0] < high:
            return [verb, actions[0] - low]
    return word_of_numbers(game, player, actions)


def word_of_numbers(game: CashState, player: i64, actions: list[int]) -> Word:
    top, first = game.top(), actions[0]
    if first == PLAY:
        return play_word(Play(player, held_cards.chance_kind(game, player)), actions[1:])
    if isinstance(top, Payment):
        return payment.word(top, actions)
    if isinstance(top, Window):
        return ["check", number_of(actions, int(top.answers[player]))]
    if isinstance(top, Auction):
        return bid_word(top, player, actions)
    if first == COUNTER:
        return ["counter", *trade.numbers_of(None, actions[1:])]
    if first == EXCHANGE:
        return exchange.word(Exchange(player), actions[1:])
    return ["offer", first - int(PLAYER), *trade.numbers_of(None, actions[1:])]


def number_of(told: list[int], answer: int) -> int:
    told = [digit - int(DIGIT) for digit in told]
    if answer <= HALFWAY:
        told = [int(HALFWAY) - answer, *told]
    return told[0] if len(told) == 1 else told[0] * int(BASE) + told[1]


def bid_word(auction: Auction, player: i64, actions: list[int]) -> Word:
    standing = int(auction.bid)
    if actions[0] == PASS:
        return ["pass", standing]
    told = [action - int(DIGIT) for action in actions]
    if player == auction.raising:
        told = [int(auction.digit), *told]
    tens = told[0] if len(told) == 1 else told[0] * int(BASE) + told[1]
    return ["bid", standing, int(auction.least()) + tens * 10]


def play_word(play: Play, actions: list[int]) -> Word:
    first = int(PLAYER if play.kind == WARRANT else DEED)
    named = [] if play.target == NONE else [int(play.target)]
    said: Word = ["play", int(play.kind)]
    said.extend(named + [action - first for action in actions])
    return said
