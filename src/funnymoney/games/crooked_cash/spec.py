"""Crooked Cash, as it is registered."""

from funnymoney.core.spec import GameSpec, Levels, LobbyCard, TimeoutVerbs
from funnymoney.games.crooked_cash.policy.policy import CrookedCashPolicy
from funnymoney.games.crooked_cash.rules import CrookedCash

SPEC = GameSpec(
    rules=CrookedCash,
    code="CC",
    policy=CrookedCashPolicy,
    levels=Levels(hard="ismcts:100;heed=45;offers=1", expert="ismcts:400;offers=4"),
    timeout=TimeoutVerbs(
        forced=("waive",),  # CC-C1: rent that is not asked for in time is not owed
        gentlest=(
            *("waive", "pass", "trust", "refuse", "ready", "done", "roll", "auction", "keep"),
            *("keep_old", "take", "auto", "pay_rent", "place", "sell", "give_up"),
        ),
    ),
    lobby=LobbyCard(seats=4, minutes=40, first_game={"round_cap": 6}),
    presenter="funnymoney.games.crooked_cash.presentation.presenter",
    recap="funnymoney.games.crooked_cash.presentation.recap:Story",
    statistics="funnymoney.games.crooked_cash.presentation.statistics:count",
    beliefs="funnymoney.games.crooked_cash.presentation.beliefs:believe",
    hidden="funnymoney.games.crooked_cash.knowledge.hidden:hidden_in",
)
