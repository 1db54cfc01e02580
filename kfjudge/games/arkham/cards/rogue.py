"""The cards of the rogue."""

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
