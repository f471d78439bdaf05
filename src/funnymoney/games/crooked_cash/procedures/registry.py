"""Every kind of matter by its name, to make one again from what was told of it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from funnymoney.games.crooked_cash.procedures.auction import Auction
from funnymoney.games.crooked_cash.procedures.building import Build
from funnymoney.games.crooked_cash.procedures.chance_cards import Pick, Play
from funnymoney.games.crooked_cash.procedures.collection import Collect
from funnymoney.games.crooked_cash.procedures.debt import Debt
from funnymoney.games.crooked_cash.procedures.decoder import Window
from funnymoney.games.crooked_cash.procedures.exchange import Exchange
from funnymoney.games.crooked_cash.procedures.hotel import Hotel
from funnymoney.games.crooked_cash.procedures.interlude import Interlude
from funnymoney.games.crooked_cash.procedures.keep_card import Keep
from funnymoney.games.crooked_cash.procedures.payment import Payment
from funnymoney.games.crooked_cash.procedures.purchase import Purchase
from funnymoney.games.crooked_cash.procedures.rent import Rent
from funnymoney.games.crooked_cash.procedures.trade import Trade
from funnymoney.games.crooked_cash.procedures.turn import Turn
from funnymoney.games.crooked_cash.state import NAMES, Matter, mask


def remake(facts: dict[str, Any], viewer: i64, players: int) -> Matter:
    """Return a matter from facts that were told to a viewer."""
    made = bare(facts["matter"], facts, players)
    made.recall(facts, viewer)
    return made


def bare(name: str, facts: dict[str, Any], players: int) -> Matter:
    if name == "turn":
        return Turn(facts["player"])
    if name == "street":
        return Purchase(facts["player"], facts["street"])
    if name == "rent":
        return Rent(facts["owner"], facts["visitor"], facts["street"])
    if name == "pick":
        return Pick(facts["player"])
    if name == "card":
        return Play(facts["owner"], facts["kind"])
    if name == "collection":
        return Collect(facts["receiver"], facts["amount"])
    if name == "payment":
        return Payment(facts["payer"], facts["payee"], facts["due"], facts["if_short"])
    if name == "decoder":
        return Window(facts["owner"], mask(facts["asked"]), facts["things"], players)
    if name == "debt":
        return Debt(facts["debtor"], facts["creditor"], facts["need"], facts["forced"])
    return bare_deal(name, facts, players)


def bare_deal(name: str, facts: dict[str, Any], players: int) -> Matter:
    if name == "trade":
        return Trade(facts["maker"], facts["partner"])
    if name == "exchange":
        return Exchange(facts["player"])
    if name == "auction":
        return Auction(facts["thing"], mask(facts["bidders"]), facts["after"])
    if name == "hotel":
        return Hotel(facts["player"], facts["street"], facts["permit"])
    if name == "building":
        return Build(facts["begins"], mask(facts["asked"]), players)
    if name == "keep":
        return Keep(facts["player"], facts["card"])
    if name == "interlude":
        return Interlude(facts["after"], mask(facts["asked"]))
    raise ValueError(f"there is no matter {name!r}: expected one of {', '.join(NAMES)}")
