"""Sanctum, Call of the Archons."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

ARMAGEDDON_CLOAK = card(
    "armageddon-cloak",
    gains(HOST, keyword("hazardous", 2), Destroyed(Heal(None, SELF), Saved(SELF), Destroy(GIVER))),
)

BEGONE = card("begone", Play(ChooseOne(((Destroy(CREATURE & house("dis")),), (Gain(1),)))))

BLINDING_LIGHT = card("blinding-light", Play(NameHouse(), Stun(CREATURE & OF_NAMED_HOUSE)))

BULWARK = card("bulwark", Armor(NEIGHBORS, 2))

CHAMPION_ANAPHIEL = card("champion-anaphiel")

CHAMPION_TABRIS = card("champion-tabris", AfterFight(Capture(1)))

CHARGE = card("charge", Play(ThisTurn(gains(CREATURE & YOU_PLAY, Play(Choose(ENEMY & CREATURE), Deal(2))))))

CLEANSING_WAVE = card("cleansing-wave", Play(Heal(1, CREATURE), Gain(CreaturesThisWay())))

CLEAR_MIND = card("clear-mind", Play(Unstun(FRIENDLY & CREATURE)))

COMMANDER_REMIEL = card(
    "commander-remiel", AfterReap(Choose(FRIENDLY & CREATURE - house("sanctum")), Use(IT))
)

DOORSTEP_TO_HEAVEN = card(
    "doorstep-to-heaven",
    Play(
        if_(HasAember(YOU, 6), Lose(AllBut(YOU, 5), YOU)),
        if_(HasAember(OPPONENT, 6), Lose(AllBut(OPPONENT, 5))),
    ),
)

DUMA_THE_MARTYR = card("duma-the-martyr", Destroyed(Heal(None, FRIENDLY & CREATURE - SELF), Draw(2)))

EPIC_QUEST = card(
    "epic-quest",
    Play(Archive(FRIENDLY & CREATURE & trait("knight"))),
    Omni(if_(PlayedThisTurn(house("sanctum"), 7), Sacrifice(SELF), ForgeFree())),
)

FRANCUS = card("francus", whenever(IsDestroyedFighting(ENEMY & CREATURE), Capture(1)))

GATEKEEPER = card("gatekeeper", Play(if_(HasAember(OPPONENT, 7), Capture(AllBut(OPPONENT, 5)))))

GLORIOUS_FEW = card("glorious-few", Play(Gain(CreaturesBeyond(OPPONENT))))

GORM_OF_OMM = card("gorm-of-omm", Omni(Sacrifice(SELF), Choose(ARTIFACT), Destroy(IT)))

GREY_MONK = card("grey-monk", Armor(FRIENDLY & CREATURE, 1), AfterReap(Choose(CREATURE), Heal(2)))

HALLOWED_BLASTER = card("hallowed-blaster", Action(Choose(CREATURE), Heal(3)))

HAYYEL_THE_MERCHANT = card("hayyel-the-merchant", whenever(IsPlayed(ARTIFACT, YOU), Gain(1)))

HONORABLE_CLAIM = card("honorable-claim", Play(Capture(1, FRIENDLY & CREATURE & trait("knight"))))

HORSEMAN_OF_DEATH = card("horseman-of-death", Play(ReturnToHand(CREATURE & trait("horseman") & YOUR_DISCARD)))

HORSEMAN_OF_FAMINE = card(
    "horseman-of-famine", PlayFightReap(ChooseExtreme(CREATURE, 1, most=False), Destroy(IT))
)

HORSEMAN_OF_PESTILENCE = card("horseman-of-pestilence", PlayFightReap(Deal(1, CREATURE - trait("horseman"))))

HORSEMAN_OF_WAR = card(
    "horseman-of-war",
    Play(
        ThisTurn(May("fight", FRIENDLY & CREATURE)), ThisTurn(CanOnlyBeUsedTo("fight", FRIENDLY & CREATURE))
    ),
)

INSPIRATION = card("inspiration", Play(Choose(FRIENDLY & CREATURE), Ready(IT), Use(IT)))

JEHU = card("jehu-the-bureaucrat", whenever(HouseIsChosen(ANY_CARD, "sanctum"), Gain(2)))

LADY_MAXENA = card("lady-maxena", Play(Choose(CREATURE), Stun(IT)), Action(ReturnToHand(SELF)))

LORD_GOLGOTHA = card("lord-golgotha", BeforeFight(Deal(3, next_to(FOUGHT))))

MANTLE_OF_THE_ZEALOT = card("mantle-of-the-zealot", gains(HOST, May("use", SELF)))

MIGHTY_LANCE = card(
    "mighty-lance",
    Play(
        Choose(CREATURE, called="the first"),
        Choose(next_to(called("the first")), called="the second"),
        Deal(3, called("the first") | called("the second")),
    ),
)

NUMQUID_THE_FAIR = card(
    "numquid-the-fair", Play(Choose(ENEMY & CREATURE), Destroy(IT), RepeatIf(MoreCreatures(OPPONENT)))
)

OATH_OF_POVERTY = card("oath-of-poverty", Play(Destroy(FRIENDLY & ARTIFACT), Gain(ThisWay(2))))

ONE_STOOD_AGAINST_MANY = card(
    "one-stood-against-many", Play(Choose(FRIENDLY & CREATURE), times(3, Ready(IT), Fight(IT, anew=True)))
)

POTION_OF_INVULNERABILITY = card(
    "potion-of-invulnerability", Omni(Sacrifice(SELF), ThisTurn(cannot("be-damaged", FRIENDLY & CREATURE)))
)

PROTECT_THE_WEAK = card("protect-the-weak", Armor(HOST, 1), gains(HOST, keyword("taunt")))

PROTECTRIX = card(
    "protectrix",
    AfterReap(you_may(Choose(CREATURE), if_you_do(Heal(None), ThisTurn(cannot("be-damaged", IT))))),
)

RADIANT_TRUTH = card("radiant-truth", Play(Stun(ENEMY & CREATURE - FLANK)))

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

SIGIL_OF_BROTHERHOOD = card(
    "sigil-of-brotherhood",
    Omni(Sacrifice(SELF), ThisTurn(May("use", FRIENDLY & CREATURE & house("sanctum")))),
)

STAUNCH_KNIGHT = card("staunch-knight", Power(SELF, 2, while_=OnFlank()))

TAKE_HOSTAGES = card("take-hostages", Play(ThisTurn(whenever(Fights(FRIENDLY & CREATURE), Capture(1, IT)))))

TERMS_OF_REDRESS = card("terms-of-redress", Play(Choose(FRIENDLY & CREATURE), Capture(2, IT)))

THE_HARDER_THEY_COME = card("the-harder-they-come", Play(Choose(CREATURE & PowerAtLeast(5)), Purge(IT)))

THE_SPIRITS_WAY = card("the-spirit-s-way", Play(Destroy(CREATURE & PowerAtLeast(3))))

THE_VAULTKEEPER = card("the-vaultkeeper", cannot("steal-from", who=YOU))

VEEMOS_LIGHTBRINGER = card("veemos-lightbringer", Play(Destroy(CREATURE & with_keyword("elusive"))))

VIRTUOUS_WORKS = card("virtuous-works")

WHISPERING_RELIQUARY = card("whispering-reliquary", Action(Choose(ARTIFACT), ReturnToHand(IT)))
