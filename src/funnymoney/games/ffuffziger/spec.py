"""Falsche FFuffziger, as it is registered."""

from funnymoney.core.spec import GameSpec, Levels, LobbyCard, TimeoutVerbs
from funnymoney.games.ffuffziger.policy import FfuffzigerPolicy
from funnymoney.games.ffuffziger.rules import Ffuffziger

SPEC = GameSpec(
    rules=Ffuffziger,
    code="FF",
    policy=FfuffzigerPolicy,
    levels=Levels(hard="ismcts:50;heed=40", expert="ismcts:200"),
    timeout=TimeoutVerbs(
        gentlest=("drop", "stop", "fist", "launder", "produce", "sell", "transform", "offer")
    ),
    lobby=LobbyCard(seats=4, minutes=60, first_game={"rounds": 4}),
    presenter="funnymoney.games.ffuffziger.presentation.presenter",
    recap="funnymoney.games.ffuffziger.presentation.recap:Story",
    statistics="funnymoney.games.ffuffziger.presentation.statistics:count",
    beliefs="funnymoney.games.ffuffziger.presentation.beliefs:believe",
)
