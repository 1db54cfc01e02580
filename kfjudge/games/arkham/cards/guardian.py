"""The cards of the guardian, and the investigator of that class."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

BEAT_COP = card("beat-cop", plus(1, "combat"), free(Deal(1, ENEMY & HERE), cost=(DiscardThis(),)))

BEAT_COP_2 = card(
    "beat-cop-level-2", plus(1, "combat"), free(Deal(1, ENEMY & HERE), cost=(ExhaustThis(), DamageThis(1)))
)

DODGE = card("dodge", fast(when(AttacksHere())), on_play(CancelIt()))

EVIDENCE = card("evidence", fast(after(YouDefeat())), on_play(Discover(1)))

EXTRA_AMMUNITION = card("extra-ammunition", on_play(AddUses(3, "ammo", FIREARM & HERE)))

FORTY_FIVE_AUTOMATIC = card("45-automatic", uses(4, "ammo"), action(Fight(1, damage=1), cost=(SpendUse(),)))

GUARD_DOG = card("guard-dog", reaction(when(ThisIsDealtDamage()), DealToAttacker(1)))

MACHETE = card("machete", action(Fight(1, more=1, if_so=OnlyEngaged())))

PHYSICAL_TRAINING = card(
    "physical-training",
    free(AddToTest(1, "willpower"), cost=(Spend(1),)),
    free(AddToTest(1, "combat"), cost=(Spend(1),)),
)

VICIOUS_BLOW = card("vicious-blow", Committed((AddDamage(1),)))

DYNAMITE_BLAST = card("dynamite-blast", on_play(DealToAll(3)))

FIRST_AID = card("first-aid", uses(3, "supplies", discarded=True), action(HealSomebody(), cost=(SpendUse(),)))

POLICE_BADGE = card(
    "police-badge", plus(1, "willpower"), free(ActMore(2, WHOSE_TURN_HERE), cost=(DiscardThis(),))
)

SHOTGUN = card("shotgun", uses(2, "ammo"), action(Fight(3, most=5), cost=(SpendUse(),)))

ROLAND_BANKS = card(
    "roland-banks", reaction(after(YouDefeat()), Discover(1), limit=ROUND), elder_sign(CLUES_HERE)
)
