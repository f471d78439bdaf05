"""Counterfeiters, as it is registered."""

from funnymoney.core.spec import GameSpec, Levels, LobbyCard, TimeoutVerbs
from funnymoney.games.counterfeiters.policy import CounterfeitersPolicy
from funnymoney.games.counterfeiters.rules import Counterfeiters

SPEC = GameSpec(
    rules=Counterfeiters,
    code="CF",
    policy=CounterfeitersPolicy,
    levels=Levels(hard="ismcts:100;heed=40", expert="ismcts:1000"),
    timeout=TimeoutVerbs(
        gentlest=("pass", "stash", "fetch", "print", "tax", "fly", "buy", "shop", "fence")
    ),
    lobby=LobbyCard(seats=3, minutes=35, first_game={"guard_round": 3}),
    presenter="funnymoney.games.counterfeiters.presentation.presenter",
    recap="funnymoney.games.counterfeiters.presentation.recap:Story",
    statistics="funnymoney.games.counterfeiters.presentation.statistics:count",
    beliefs="funnymoney.games.counterfeiters.presentation.beliefs:believe",
)
