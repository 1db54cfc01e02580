"""The cards of the survivor, and the investigator of that class."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

DIG_DEEP = card(
    "dig-deep",
    free(AddToTest(1, "willpower"), cost=(Spend(1),)),
    free(AddToTest(1, "agility"), cost=(Spend(1),)),
)

LEATHER_COAT = card("leather-coat")

LOOK_WHAT_I_FOUND = card(
    "look-what-i-found", fast(after(YouFail(2, investigating=True))), on_play(Discover(2))
)

LUCKY = card("lucky", fast(would(YouFail())), on_play(AddToTest(2)))

LUCKY_2 = card("lucky-level-2", fast(would(YouFail())), on_play(AddToTest(2), Draw(1)))

RABBIT_S_FOOT = card("rabbit-s-foot", reaction(after(YouFail()), Draw(1), cost=(ExhaustThis(),)))

STRAY_CAT = card("stray-cat", free(EvadeOne(ENEMY & HERE - ELITE), cost=(DiscardThis(),)))

BASEBALL_BAT = card("baseball-bat", action(Fight(2, damage=1, breaks=True)))

CUNNING_DISTRACTION = card("cunning-distraction", on_play(EvadeAll()))

SCAVENGING = card(
    "scavenging", reaction(after(YouInvestigate(least=2)), TakeBack(ITEM), cost=(ExhaustThis(),))
)

WILL_TO_SURVIVE = card("will-to-survive", FAST, on_play(until_end_of(TURN, NO_TOKENS)))

AQUINNAH = card("aquinnah", reaction(when(AttacksYou()), TurnAside(), cost=(ExhaustThis(), HorrorThis(1))))

SURVIVAL_INSTINCT = card("survival-instinct", Committed((GetAway(),)))

CLOSE_CALL = card("close-call", fast(after(IsEvadedHere(ENEMY - ELITE))), on_play(ShuffleIn()))

WENDY_ADAMS = card(
    "wendy-adams",
    reaction(when(YouReveal()), CancelIt(), RevealAnother(), cost=(DiscardFromHand(1),), limit=TEST),
    elder_sign(0, SucceedInstead("wendy-s-amulet")),
)
