"""Contraband, as it is registered."""

from funnymoney.core.spec import GameSpec, Levels, LobbyCard, TimeoutVerbs
from funnymoney.games.contraband.policy import ContrabandPolicy
from funnymoney.games.contraband.rules import Contraband

SPEC = GameSpec(
    rules=Contraband,
    code="CB",
    policy=ContrabandPolicy,
    levels=Levels(hard="ismcts:400;heed=55", expert="ismcts:2000;beliefs=85"),
    timeout=TimeoutVerbs(gentlest=("believe", "accept", "declare", "immunity", "throw")),
    # The newcomer is Officer first, and a traveller in the second round: nothing is missed.
    lobby=LobbyCard(seats=4, minutes=25, first_game={"rounds": 2, "first_officer": 0}),
    presenter="funnymoney.games.contraband.presentation.presenter",
    recap="funnymoney.games.contraband.presentation.recap:Story",
    statistics="funnymoney.games.contraband.presentation.statistics:count",
    beliefs="funnymoney.games.contraband.presentation.beliefs:believe",
)
