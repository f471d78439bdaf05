"""A greedy Counterfeiters bot, and a table of how games among its like turn out.

    python examples/greedy_counterfeiters.py --matches 3000

It values every choice in dollars, looking no further than that choice, and takes the best.
"""

import argparse
from random import Random
from statistics import mean
from typing import Any

from funnymoney import Match, game_named
from funnymoney.arena.summary import wilson
from funnymoney.core.words import every

View = dict[str, Any]
PRINTER, INK, PAPER, HOLOGRAM, DINER, JET, BIG_LAWYER, BAD_LAWYER, LOTTERY = range(9)
TICKETS = (60, 80, 90, 100, 110, 120)
RATES = (20, 30, 40)  # what the receiver pays for each quality
BANK = 3720  # all the real money in the box
SOON = {1: 0.9, 2: 0.7, 3: 0.5, 4: 0.3}  # how likely the Godfather comes before the next flight


class GreedyBot:
    """Buys printers and components early, prints, sells, and flies before the Godfather comes."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def act(self, view: View) -> list[Any]:
        if view["phase"] == "flying":
            return flight(view)
        table = Table(view)
        words = [word for offer in view["choices"] for word in table.candidates(offer)]
        return max(words, key=lambda word: table.worth(word) + self.rng.uniform(0, 8))

    def close(self) -> None:
        pass


def flight(view: View) -> list[Any]:
    """Keep some cash for the market as long as there is time to use what it sells."""
    keep = 40 if rounds_left(view) > 1.5 else 0
    if view["hand"] >= 10:
        return ["stash", max(10, view["hand"] - keep)]
    return ["fetch", view["offshore"]]


def rounds_left(view: View) -> float:
    """The police move about four spaces in five turns of the table."""
    return float((view["board"]["track"]["last"] - view["pawn"]) / (0.25 + 0.75 * view["players"]))


class Table:
    """What a player can see at a glance, and what each thing is worth to him."""

    def __init__(self, view: View) -> None:
        self.view, self.me = view, view["me"]
        self.hand: int = view["hand"]
        self.spaces, self.track = view["board"]["spaces"], view["board"]["track"]
        self.cards: list[int] = view["cards"][self.me]
        self.fakes: list[int] = view["fakes"][self.me]
        self.ending = view["stage"] != "not yet"
        self.rounds = 0.0 if self.ending else rounds_left(view)
        self.quality = sum(self.cards[kind] > 0 for kind in (INK, PAPER, HOLOGRAM)) - 1
        # A bill is worth half of its price as long as there is time to sell it.
        self.kept = 0.5 if self.rounds > 0.7 else 0.2 * (not self.ending)

    def candidates(self, offer: View) -> list[list[Any]]:
        """Of all the lots that could be sold, only the sensible ones; of others, everything."""
        if offer["verb"] not in ("shop", "fence"):
            return list(every([offer]))
        lots = [lot_from(worst, offer["each"], offer["total"]) for worst in range(3)]
        return [[offer["verb"], *offer["at"], *lot] for lot in lots if sum(lot)]

    def worth(self, word: list[Any]) -> float:
        verb, *numbers = word
        if verb == "pass":
            return 0
        if verb == "retrieve":
            return self.again(numbers[0])
        space = numbers[0]
        earned, gained = self.deed(verb, space, numbers[1:])
        return earned + gained + self.police(space, earned)

    def deed(self, verb: str, space: int, lot: list[int]) -> tuple[float, float]:
        """Return money that comes in, and what else is won by it."""
        if verb == "buy":
            return -self.spaces[space]["price"], self.card(self.view["market"][space])
        if verb == "print":
            return 0, self.printing()
        if verb == "tax":
            return 30, 6 * ("sunglasses" in self.spaces[space]) * (not self.ending)
        if verb == "fly":
            return -30 * (self.spaces[space]["zone"] == "commercial"), self.flying(space)
        rate = 50 if verb == "shop" else RATES[min(q for q in range(3) if lot[q])]
        return rate * sum(lot), -sum(self.bill(q) * lot[q] for q in range(3))

    def bill(self, quality: int) -> float:
        """What one more fake is worth in stock."""
        return self.kept * (RATES[quality] + 5)

    def printing(self) -> float:
        number, stock = 2 * self.cards[PRINTER], sum(self.fakes)
        if self.ending:
            return 50 * max(0, min(number, self.cards[DINER] - stock))
        room = 8 * max(1.0, self.rounds) + 4 - stock  # more could not be sold in time
        return max(0.0, min(number, room)) * self.bill(self.quality)

    def card(self, kind: int) -> float:
        """What a card will earn until the end."""
        each, left = RATES[self.quality] * 0.7, self.rounds
        if kind >= LOTTERY:
            return TICKETS[kind - LOTTERY]
        if kind in (BIG_LAWYER, BAD_LAWYER):
            return 90
        if kind == PRINTER:
            return 2 * each * max(0, left - 1) * (1 if self.cards[PRINTER] < 4 else 0.3)
        if kind in (INK, PAPER, HOLOGRAM):
            return 0 if self.cards[kind] else 16 * self.cards[PRINTER] * max(0, left - 1)
        if kind == DINER:
            return 50 if self.ending and sum(self.fakes) else 35 * left
        return 12 * left  # a private jet

    def flying(self, space: int) -> float:
        """Half of what is put away would be lost to the Godfather."""
        fare = 30 if self.spaces[space]["zone"] == "commercial" else 0
        put_away = max(0, self.hand - fare - (40 if self.rounds > 1.5 else 0))
        return 0 if self.ending else put_away / 2 * SOON.get(self.godfather_in(), 0.1)

    def godfather_in(self) -> int:
        visits = [*self.track["godfather"], self.track["last"]]
        return min((at - self.view["pawn"] for at in visits if at > self.view["pawn"]), default=99)

    def police(self, space: int, earned: float) -> float:
        """Who brings the Godfather loses half of his hand; so do the others."""
        if "police" not in self.spaces[space] or self.ending or self.godfather_in() > 1:
            return 0
        rivals = [self.guess(each) for each in range(self.view["players"]) if each != self.me]
        return (mean(rivals) - self.hand - earned) / 2

    def guess(self, player: int) -> float:
        """A rival's hand: the middle of what it may be."""
        pairs: list[list[int]] = self.view["money"][player]
        hands = [10 * (total - away) for total, *ends in pairs for away in ends]
        return (min(hands) + max(hands)) / 2

    def again(self, space: int) -> float:
        """With a lawyer: what the henchman taken from there can do best."""
        free = [at for at, who in enumerate(self.view["standing"]) if who is None or at == space]
        return max(self.best_at(at) for at in free) - 5

    def best_at(self, space: int) -> float:
        zone = self.spaces[space]["zone"]
        kind = self.view["market"][space] if zone == "market" else None
        if kind is not None and self.hand >= self.spaces[space]["price"]:
            return self.worth(["buy", space])
        if zone in ("supermarket", "receiver"):
            least, most = (self.view["taught"], 3) if zone == "supermarket" else (0, 8)
            each = [0 if q < least else bills for q, bills in enumerate(self.fakes)]
            lots = [lot for lot in (lot_from(worst, each, most) for worst in range(3)) if sum(lot)]
            verb = "shop" if zone == "supermarket" else "fence"
            return max((self.worth([verb, space, *lot]) for lot in lots), default=0)
        return self.worth([zone, space]) if zone in ("print", "tax") else 0


def lot_from(worst: int, each: list[int], most: int) -> list[int]:
    """Take bills of this quality and better, the worst first: all are paid alike."""
    lot = [0, 0, 0]
    for quality in range(worst, 3):
        lot[quality] = min(each[quality], most - sum(lot))
    return lot


# ------------------------------------------------------------------------------- the table


def play(players: int, seed: int) -> tuple[Match, int]:
    """Play one match; return it and who was its first player."""
    match = Match(game_named("counterfeiters"), players, luck="fast", seed=str(seed))
    first = match.view(None)["first"]
    assert isinstance(first, int)
    bots = [GreedyBot(10 * seed + player) for player in range(players)]
    while not match.over:
        player = match.acting()[0]
        match.play(player, bots[player].act(match.view(player)))
    return match, first


def line(players: int, matches: int) -> str:
    """Return one line of the table; seat 1 is the first player."""
    rounds, money, guarded, wins = [], [], 0, [0.0] * players
    for seed in range(matches):
        match, first = play(players, seed)
        view: View = match.view(None)
        rounds.append(view["round"])
        guarded += view["round"] >= view["options"]["guard_round"]
        money.append(sum(match.state.returns()))
        for player, share in enumerate(match.state.shares()):
            wins[(player - first) % players] += share
    shares = [[won / matches, *wilson(won / matches, matches)] for won in wins]
    seats = " ".join(f"{share:.2f} ({low:.2f}-{high:.2f})" for share, low, high in shares)
    high = sorted(money)[int(0.95 * (matches - 1))]
    return " | ".join([
        f"{players} players",
        f"{mean(rounds):.1f} rounds ({min(rounds)}-{max(rounds)})",
        f"{mean(rounds) * 3 * players:.0f} placements",
        f"${mean(money) / players:.0f} each",
        f"wins by seat {seats}",
        f"all money ${mean(money):.0f}, 95th percentile ${high}",
        f"over ${BANK}: {sum(each > BANK for each in money) / matches:.1%}",
        f"guard reached: {guarded}",
    ])  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10, help="for each number of players")
    matches = parser.parse_args().matches
    for players in (2, 3, 4):
        print(line(players, matches))


if __name__ == "__main__":
    main()
