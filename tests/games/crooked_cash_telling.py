"""Matches of Crooked Cash to be told in English, and what each item of news should say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from funnymoney import Match, game_named, make_bot
from funnymoney.core.luck import FastLuck
from tests.games.crooked_cash_table import swap

View = dict[str, Any]
NAMES = ["You", "Ada", "Bob", "Cleo", "Dan", "Eve"]


def positions(seed: int, players: int, **options: object) -> Iterator[Match]:
    """Yield a match of random choices, at its start and after each choice."""
    match = Match(game_named("crooked_cash"), players, options, "fast", str(seed))
    bot = make_bot("random", FastLuck(seed))
    while not match.over:
        yield match
        player = match.asked_first()
        match.play(player, bot.act(match.view(player)))
    yield match


def views(seed: int, players: int, **options: object) -> Iterator[View]:
    """Yield what the player sees who is to choose, and now and then what a spectator sees."""
    for number, match in enumerate(positions(seed, players, **options)):
        if number % 7 == 0 or match.over:
            yield match.view(None)
        if not match.over:
            yield match.view(match.asked_first())


def trade(**numbers: int) -> list[int]:
    """Write a trade: `give50=2`, `take100=1`, `street21=1`, `card0=1`."""
    faces = (10, 20, 50, 100, 500)
    names = [f"{way}{face}" for way in ("give", "take") for face in faces]
    names += [f"street{street}" for street in range(22)] + [f"card{card}" for card in range(3)]
    return [numbers.get(name, 0) for name in names]


# Told of the board of Belgium; an empty sentence is not printed.
CHANGED = "You change 1 x 500 and 1 x 50 for 5 x 100, 2 x 20 and 1 x 10."
NEWS: list[tuple[list[str | int], str]] = [
    (["shown", 1, 6], "A Chance card lies open: Bank grant (B150 from the bank)."),
    (["rolls_first", 0, 9], "You roll 9 for who begins."),
    (["rolls_first", 1, 9], "Ada rolls 9 for who begins."),
    (["turn", 0], "It is your turn."),
    (["turn", 1], "It is Ada's turn."),
    (["rolled", 1, 2, 5], "Ada rolls 2 and 5."),
    (["rolled", 0, 3, 3], "You roll 3 and 3, a double."),
    (["moves", 0, 34], "You move on to Meir, Antwerpen."),
    (["moves", 1, 4], "Ada moves on to a Train."),
    (["moves", 1, 18], "Ada moves on to Free Parking."),
    (["salary", 1], "Ada gets B200 for GO."),
    (["chips", 0], "Your decoder chips are green again."),
    (["chips", 1], "Ada's decoder chips are green again."),
    (["jailed", 0], "You go to jail."),
    (["leaves_jail", 1], "Ada leaves jail."),
    (["owes", 1, -1, 60], ""),
    (["shows", 1, 500, 50, 50], "Ada lays out 1 x 500 and 2 x 50."),
    (["checked", 0, 1, 50, 0], "You check a 50: it is true."),
    (["checked", 1, 1, 50, 1], "Ada checks a 50: it is false! Ada keeps it."),
    (["checked", 0, 1, 50, 1], "You check a 50: it is false! You keep it."),
    (["takes_back", 0, 20], "You take back a 20 that is not needed."),
    (["paid", 1, -1, 1060], "Ada has paid the bank B1,060."),
    (["paid", 1, 0, 60], "Ada has paid you B60."),
    (["breaks", 0, 100], "The bank breaks a 100 of yours."),
    (["breaks", 1, 100], "The bank breaks a 100 of Ada's."),
    (["bank_pays", 0, 1, 0, 0, 2, 0], "The bank gives you 2 x 100 and 1 x 10."),
    (["printed", 1, 50, 2], "The bank has run out: 2 x 50 of these are new, and true."),
    (["unpaid", 1, -1, 60], "Ada cannot pay the bank B60 any more: it is off."),
    (["short", 0, 40], "You are B40 short."),
    (["sells_hotel", 1, 20, 130], "Ada sells the hotel on Meir, Antwerpen to the bank for B130."),
    (["sells_street", 0, 20, 180], "You sell Meir, Antwerpen to the bank for B180."),
    (
        ["bankrupt", 1, 0],
        "Ada is bankrupt and out of the game; notes and cards go to you.",
    ),
    (
        ["bankrupt", 0, -1],
        "You are bankrupt and out of the game; notes and cards go to the bank.",
    ),
    (["keeps", 1, 2, 6], "Ada keeps Cell key; Bank grant goes under the pile."),
    (["auction", 20], "Up for auction: Meir, Antwerpen."),
    (["auction", -1], "Up for auction: a hotel."),
    (["no_bid", 20], "Nobody bids: Meir, Antwerpen stays with the bank."),
    (["no_bid", -1], "Nobody bids: nobody builds."),
    (["nobody_builds"], "Nobody builds."),
    (["round_cap", 100], "Round 100 is over, and with it the game."),
    (["sold", 1, 20, 120], "Ada wins the auction of Meir, Antwerpen with B120."),
    (["buys", 0, 20], "Meir, Antwerpen is yours now."),
    (["buys", 1, 20], "Meir, Antwerpen is Ada's now."),
    (["hotel", 1, 20], "Ada has a hotel on Meir, Antwerpen now."),
    (["rent", 1, 0, 20, 180], "Ada asks you for B180 of rent for Meir, Antwerpen."),
    (
        ["takes", 1, 6, 0, 10],
        "Ada takes the Chance card Bank grant; Arrest warrant (send a rival to jail) is turned up.",
    ),
    (["plays", 0, 6], "You play the Chance card Bank grant (B150 from the bank)."),
    (["card_checked", 1, 0, 6, 0], "Ada checks your Bank grant: it is true."),
    (
        ["card_checked", 0, 1, 6, 1],
        "You check Ada's Bank grant: it is false and does nothing! You get B100.",
    ),
    (["no_room", 0], "You have no street left for the hotel: it stays with the bank."),
    (["unchecked", 1, 6], "Nobody checks Ada's Bank grant."),
    (["swapped", 1, 0, 0, 20], "Ada gives you Rue Grande, Dinant for Meir, Antwerpen."),
    (["wrecked", 0, 20], "Your hotel on Meir, Antwerpen is torn down."),
    (
        ["chest", 1, 0],
        "Ada draws from the Community Chest: Windfall (get B200 from the bank).",
    ),
    (["wishes", 1, 20, 21], "Ada wants to build on Meir, Antwerpen and "
     "Nieuwstraat / Rue Neuve, Brussel."),
    (["accepted", 1, 0], ""),
    (["trade_off", 1, 0], "The trade is off: Ada and you keep what is theirs."),
    (["traded", 0, 1], "You and Ada have traded."),
    (["exchanged", 1, 0, 5, 0, 0, 0], "The bank gives 5 x 20 for them."),
    (["not_owed", 1, 2], "Ada owes Bob nothing any more."),
    (["final_rent", 0, 600, 1700], "You get B600 of rent at the end: B2,300 in all."),
    (["did", 1, "roll"], ""),
    (["did", 1, "done"], ""),
    (["did", 1, "demand"], ""),
    (["did", 1, "auction"], ""),
    (["did", 1, "take", 0], ""),
    (["did", 1, "play", 6], ""),
    (["did", 1, "sell", 20], ""),
    (["did", 1, "accept"], ""),
    (["did", 0, "auto"], ""),
    (["did", 0, "pay", *[0] * 15], ""),
    (["did", 1, "fine"], "Ada wants to leave jail for B50."),
    (["did", 0, "cell_card"], "You use the card Cell pass."),
    (["did", 1, "buy"], "Ada wants to buy it."),
    (["did", 1, "keep"], "Ada keeps the old Chance card."),
    (["did", 0, "accept_keep_old"], "You accept and will keep the old Chance card."),
    (["did", 1, "accept_keep_new"], "Ada accepts and will keep the new Chance card."),
    (["did", 0, "keep_old"], "You will keep the old Chance card."),
    (["did", 1, "keep_new"], "Ada will keep the new Chance card."),
    (["did", 1, "waive"], "Ada asks for no rent."),
    (["did", 1, "pay_rent"], "Ada pays the rent."),
    (["did", 1, "free_hotel", 20], "Ada wants a hotel on Meir, Antwerpen by the card Free hotel."),
    (["did", 0, "permit", 20], "You want a hotel on Meir, Antwerpen by the card Building permit."),
    (["did", 1, "place", 20], "Ada puts a hotel on Meir, Antwerpen."),
    (["did", 0, "wish", 20], "You want a hotel on Meir, Antwerpen."),
    (["did", 0, "wish_gift", 20], "You want a hotel on Meir, Antwerpen by the card Gift hotel."),
    (["did", 0, "wish_free", 20], "You want a hotel on Meir, Antwerpen by the card Free hotel."),
    (
        ["did", 0, "wish_permit", 20],
        "You want a hotel on Meir, Antwerpen by the card Building permit.",
    ),
    (["did", 0, "ready"], ""),
    (["did", 1, "ready"], "Ada has no more wishes to build."),
    (["did", 0, "trust"], ""),
    (["did", 1, "trust"], "Ada trusts it."),
    (["did", 0, "check", 0], "You want to check one."),
    (["did", 1, *swap("20 " * 5, "50 50")], "Ada changes 5 x 20 for 2 x 50."),
    (["did", 0, *swap("500 50", "100 " * 5 + "20 20 10")], CHANGED),
    (["did", 1, "bid", 0, 1120], "Ada bids B1,120."),
    (["did", 0, "pass", 120], "You pass."),
    (["did", 1, "refuse"], "Ada refuses."),
    (["did", 1, "give_up"], "Ada gives up."),
    (
        ["did", 1, "offer", 0, *trade(give50=2, give500=1, take100=1, street20=1, card2=1)],
        "Ada offers you a trade: gives 1 x 500 and 2 x 50; takes 1 x 100; "
        "Meir and the Cell pass change hands.",
    ),
    (
        ["did", 0, "counter", *trade(card0=1, street20=1)],
        "You offer another trade instead: give the Cell key; Meir changes hands.",
    ),
]  # fmt: skip
