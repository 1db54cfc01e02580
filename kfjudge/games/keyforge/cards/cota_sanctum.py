"""Sanctum, Call of the Archons."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

ARMAGEDDON_CLOAK = card(
    "armageddon-cloak",
    gains(HOST, keyword("hazardous", 2), Destroyed(Heal(None, SELF), Saved(SELF), Destroy(GIVER))),
)

BEGONE = card("begone", Play(ChooseOne(((Destroy(CREATURE & house("dis")),), (Gain(1),)))))

BULWARK = card("bulwark", Armor(NEIGHBORS, 2))

CHAMPION_ANAPHIEL = card("champion-anaphiel")

CHAMPION_TABRIS = card("champion-tabris", AfterFight(Capture(1)))

CLEAR_MIND = card("clear-mind", Play(Unstun(FRIENDLY & CREATURE)))

FRANCUS = card("francus", whenever(IsDestroyedFighting(ENEMY & CREATURE), Capture(1)))

GREY_MONK = card("grey-monk", Armor(FRIENDLY & CREATURE, 1), AfterReap(Choose(CREATURE), Heal(2)))

HAYYEL_THE_MERCHANT = card("hayyel-the-merchant", whenever(IsPlayed(ARTIFACT, YOU), Gain(1)))

HORSEMAN_OF_FAMINE = card(
    "horseman-of-famine", PlayFightReap(ChooseExtreme(CREATURE, 1, most=False), Destroy(IT))
)

HORSEMAN_OF_PESTILENCE = card("horseman-of-pestilence", PlayFightReap(Deal(1, CREATURE - trait("horseman"))))

INSPIRATION = card("inspiration", Play(Choose(FRIENDLY & CREATURE), Ready(IT), Use(IT)))

JEHU = card("jehu-the-bureaucrat", whenever(HouseIsChosen(ANY_CARD, "sanctum"), Gain(2)))

MIGHTY_LANCE = card(
    "mighty-lance",
    Play(
        Choose(CREATURE, called="the first"),
        Choose(next_to(called("the first")), called="the second"),
        Deal(3, called("the first") | called("the second")),
    ),
)

OATH_OF_POVERTY = card("oath-of-poverty", Play(Destroy(FRIENDLY & ARTIFACT), Gain(ThisWay(2))))

PROTECT_THE_WEAK = card("protect-the-weak", Armor(HOST, 1), gains(HOST, keyword("taunt")))

PROTECTRIX = card(
    "protectrix",
    AfterReap(you_may(Choose(CREATURE), if_you_do(Heal(None), ThisTurn(cannot("be-damaged", IT))))),
)

RAIDING_KNIGHT = card("raiding-knight", Play(Capture(1)))

ROUND_TABLE = card(
    "round-table",
    Power(FRIENDLY & CREATURE & trait("knight"), 1),
    gains(FRIENDLY & CREATURE & trait("knight"), keyword("taunt")),
)

SANCTUM_GUARDIAN = card("sanctum-guardian", FightReap(Choose(FRIENDLY & CREATURE - SELF), Swap(SELF, IT)))

SEQUIS = card("sequis", AfterReap(Capture(1)))

SERGEANT_ZAKIEL = card("sergeant-zakiel", Play(you_may(Choose(NEIGHBORS), Ready(IT), Fight(IT))))

SHIELD_OF_JUSTICE = card("shield-of-justice", Play(ThisTurn(cannot("be-damaged", FRIENDLY & CREATURE))))

SHOULDER_ARMOR = card("shoulder-armor", Armor(HOST & FLANK, 2), Power(HOST & FLANK, 2))

STAUNCH_KNIGHT = card("staunch-knight", Power(SELF, 2, while_=OnFlank()))

TERMS_OF_REDRESS = card("terms-of-redress", Play(Choose(FRIENDLY & CREATURE), Capture(2, IT)))

THE_HARDER_THEY_COME = card("the-harder-they-come", Play(Choose(CREATURE & PowerAtLeast(5)), Purge(IT)))

THE_VAULTKEEPER = card("the-vaultkeeper", cannot("steal-from", who=YOU))

VEEMOS_LIGHTBRINGER = card("veemos-lightbringer", Play(Destroy(CREATURE & with_keyword("elusive"))))

VIRTUOUS_WORKS = card("virtuous-works")
