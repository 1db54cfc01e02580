"""The cards of the rogue, and the investigator of that class."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

FORTY_ONE_DERRINGER = card(
    "41-derringer", uses(3, "ammo"), action(Fight(2, more=1, if_so=SucceededBy(2)), cost=(SpendUse(),))
)

HARD_KNOCKS = card(
    "hard-knocks",
    free(AddToTest(1, "combat"), cost=(Spend(1),)),
    free(AddToTest(1, "agility"), cost=(Spend(1),)),
)

HOT_STREAK = card("hot-streak", on_play(Gain(10)))

PICKPOCKETING = card("pickpocketing", reaction(after(YouEvade()), Draw(1), cost=(ExhaustThis(),)))

SNEAK_ATTACK = card("sneak-attack", on_play(Deal(2, EXHAUSTED & ENEMY & HERE)))

SURE_GAMBLE = card("sure-gamble", fast(after(YouReveal(negative=True))), on_play(SwitchSign()))

SWITCHBLADE = card("switchblade", FAST, action(Fight(more=1, if_so=SucceededBy(2))))

BACKSTAB = card("backstab", on_play(Fight(skill="agility", damage=2)))

BURGLARY = card("burglary", action(Investigate(resources=3), cost=(ExhaustThis(),)))

ELUSIVE = card("elusive", FAST, on_play(SlipAway(anywhere=True)))

LEO_DE_LUCA = card("leo-de-luca", more_actions(1))

LEO_DE_LUCA_1 = card("leo-de-luca-level-1", more_actions(1))

OPPORTUNIST = card("opportunist", Committed((ReturnToHand(3),), only_own=True))

CAT_BURGLAR = card(
    "cat-burglar", plus(1, "agility"), action(SlipAway(), cost=(ExhaustThis(),), provokes=False)
)

SKIDS_O_TOOLE = card(
    "skids-o-toole",
    free(ActMore(1), cost=(Spend(2),), limit=TURN),
    elder_sign(2, IfWon(Gain(2))),
)
