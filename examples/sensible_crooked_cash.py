"""A sensible Crooked Cash bot, and a table of how long games among its like last.

    python examples/sensible_crooked_cash.py --matches 1000

It buys what it can afford, asks for its rent, builds when it has money to spare, and now and
then checks the dearest note it is shown. It never trades.
"""

import argparse
from random import Random
from statistics import mean, median
from typing import Any

from funnymoney import Match, game_named

View = dict[str, Any]
Word = list[Any]
RESERVE = 100  # money that is not spent on hotels
BIDS = (0.5, 1.0)  # the least and the most of a street's price that is bid for it
CHECKS = 0.3  # how often a bundle is checked
WAIVER, BOOSTER, CELL_KEY = 0, 3, 2


class SensibleBot:
    """Looks at the uppermost matter, and does what is usual in it."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def act(self, view: View) -> Word:
        offers = {offer["verb"]: offer for offer in view["choices"]}
        answer: Word = getattr(self, view["phase"])(view, offers)
        return answer

    def close(self) -> None:
        pass

    # ------------------------------------------------------------------- the turn

    def turn(self, view: View, offers: View) -> Word:
        if "play" in offers:
            return self.one_of(offers["play"])
        if "free_hotel" in offers:
            return self.one_of(offers["free_hotel"])
        if "cell_card" in offers:
            return ["cell_card"]
        if "fine" in offers and view["money"][view["me"]] >= 50 + RESERVE:
            return ["fine"]
        return ["roll"] if "roll" in offers else ["done"]

    def street(self, view: View, offers: View) -> Word:
        if "play" in offers:
            return self.one_of(offers["play"])
        return ["buy"] if "buy" in offers else ["auction"]

    def pick(self, view: View, offers: View) -> Word:
        return ["keep"] if "keep" in offers else self.one_of(offers["take"])

    def card(self, view: View, offers: View) -> Word:
        return self.one_of(offers["play"])

    def keep(self, view: View, offers: View) -> Word:
        return ["keep_old"]

    def rent(self, view: View, offers: View) -> Word:
        if "play" in offers:
            return self.one_of(offers["play"])
        return ["pay_rent"] if "pay_rent" in offers else ["demand"]

    # --------------------------------------------------------------------- money

    def payment(self, view: View, offers: View) -> Word:
        return ["auto"]

    def decoder(self, view: View, offers: View) -> Word:
        """Check the first note shown, which is the dearest, or a card."""
        return ["check", 0] if self.rng.random() < CHECKS else ["trust"]

    def debt(self, view: View, offers: View) -> Word:
        """Sell what is cheapest."""
        if "sell" not in offers:
            return ["give_up"]
        streets = [numbers[0] for numbers in offers["sell"]["among"]]
        return ["sell", min(streets, key=lambda street: view["board"]["price"][street])]

    def auction(self, view: View, offers: View) -> Word:
        matter = view["matters"][-1]
        offer = offers["bid"]
        standing, least = offer["at"][0], offer["least"][0]
        if matter["thing"] < 0:
            limit = 100.0
        else:
            limit = view["board"]["price"][matter["thing"]] * self.rng.uniform(*BIDS)
        if least <= min(limit, offer["each"][0]):
            return ["bid", standing, least]
        return ["pass", standing]

    # -------------------------------------------------------------------- others

    def trade(self, view: View, offers: View) -> Word:
        return ["refuse"] if "refuse" in offers else ["keep_old"]

    def interlude(self, view: View, offers: View) -> Word:
        return ["done"]

    def building(self, view: View, offers: View) -> Word:
        """Build on the dearest street that leaves a reserve."""
        if "place" in offers:
            return self.one_of(offers["place"])
        for verb in ("wish_gift", "wish_free"):
            if verb in offers:
                return [verb, *max(offers[verb]["among"])]
        wished = view["matters"][-1]["mine"]["wishes"]
        costs = view["board"]["hotel_cost"]
        left = view["money"][view["me"]] - sum(costs[street] for street in wished) - RESERVE
        streets = [street for (street,) in offers.get("wish", {"among": []})["among"]]
        able = [street for street in streets if costs[street] <= left]
        return ["wish", max(able)] if able else ["ready"]

    def one_of(self, offer: View) -> Word:
        return [offer["verb"], *self.rng.choice(offer["among"])]


# ------------------------------------------------------------------------------- the table


def play(players: int, seed: int) -> Match:
    match = Match(game_named("crooked_cash"), players, luck="fast", seed=str(seed))
    bots = [SensibleBot(10 * seed + player) for player in range(players)]
    while not match.over:
        player = match.asked_first()
        match.play(player, bots[player].act(match.view(player)))
    return match


def line(players: int, matches: int) -> str:
    """Return one line of the table."""
    views: list[View] = [play(players, seed).view(None) for seed in range(matches)]
    rounds = [view["round"] for view in views]
    capped = sum(view["round"] == view["options"]["round_cap"] for view in views)
    alone = sum(None in view["owner"] for view in views) - capped
    broke = mean(len(view["bankrupt"]) for view in views)
    return " | ".join([
        f"{players} players",
        f"median {median(rounds):g} rounds (mean {mean(rounds):.1f}, {min(rounds)}-{max(rounds)})",
        f"{broke:.2f} bankrupt",
        f"all streets sold: {(matches - alone - capped) / matches:.1%}",
        f"last one left: {alone / matches:.1%}",
        f"round cap: {capped / matches:.1%}",
    ])  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10, help="for each number of players")
    matches = parser.parse_args().matches
    for players in range(2, 7):
        print(line(players, matches))


if __name__ == "__main__":
    main()
