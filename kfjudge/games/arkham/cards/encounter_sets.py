"""The enemies and the treacheries of the encounter sets."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

ACOLYTE = card("acolyte", spawn(), forced(after(EntersPlay()), DoomOnThis(1)))

FLESH_EATER = card("flesh-eater", spawn("attic"))

GHOUL_MINION = card("ghoul-minion")

GHOUL_PRIEST = card("ghoul-priest", prey("highest-combat"), HUNTER, RETALIATE)

GOAT_SPAWN = card(
    "goat-spawn", HUNTER, RETALIATE, forced(when(IsDefeated(SELF)), Take(horror=1, who=EACH_HERE))
)

ICY_GHOUL = card("icy-ghoul", spawn("cellar"))

RAVENOUS_GHOUL = card("ravenous-ghoul", prey("lowest-health"))

SWARM_OF_RATS = card("swarm-of-rats", HUNTER)

YOUNG_DEEP_ONE = card(
    "young-deep-one", prey("lowest-combat"), HUNTER, forced(after(EngagesYou()), Take(horror=1))
)

HERMAN_COLLINS = card(
    "herman-collins",
    spawn("graveyard"),
    action(Leave(to_victory=True), cost=(DiscardFromHand(4),), does="parley"),
)

MOB_ENFORCER = card(
    "mob-enforcer", prey("bearer-only"), HUNTER, action(Leave(), cost=(Spend(4),), does="parley")
)

PETER_WARREN = card(
    "peter-warren",
    spawn("miskatonic-university"),
    action(Leave(to_victory=True), cost=(SpendClues(2),), does="parley"),
)

RELENTLESS_DARK_YOUNG = card(
    "relentless-dark-young", prey("lowest-agility"), forced(at(RoundEnds()), HealThis(2))
)

RUTH_TURNER = card(
    "ruth-turner", spawn("st-mary-s-hospital"), forced(after(ThisIsEvaded()), Leave(to_victory=True))
)

VICTORIA_DEVEREUX = card(
    "victoria-devereux", spawn("northside"), action(Leave(to_victory=True), cost=(Spend(5),), does="parley")
)

HUNTING_NIGHTGAUNT = card("hunting-nightgaunt", HUNTER, DOUBLES_NEGATIVE)

SCREECHING_BYAKHEE = card(
    "screeching-byakhee", prey("lowest-sanity"), HUNTER, fiercer(1, EngagedWithSanityAtMost(4))
)

SILVER_TWILIGHT_ACOLYTE = card(
    "silver-twilight-acolyte", prey("bearer-only"), HUNTER, forced(after(ThisAttacks()), Doom(1))
)

THE_MASKED_HUNTER = card(
    "the-masked-hunter",
    SPAWN_WITH_PREY,
    prey("most-clues"),
    HUNTER,
    While(HealthEach(2)),
    NO_USE_OF_CLUES,
)

UMORDHOTH = card(
    "umordhoth",
    HUNTER,
    MASSIVE,
    While(HealthEach(4)),
    forced(at(TurnEnds(anybody=True)), ReadyThis()),
    action(ReachResolution(3), condition=YouControl("lita-chantler")),
)

WIZARD_OF_THE_ORDER = card(
    "wizard-of-the-order", spawn(), RETALIATE, forced(at(PhaseEnds("mythos")), DoomOnThis(1))
)

WOLF_MAN_DREW = card(
    "wolf-man-drew", spawn("downtown-130", "downtown-131"), forced(when(ThisAttacks()), HealThis(1))
)

YITHIAN_OBSERVER = card(
    "yithian-observer",
    prey("fewest-cards"),
    forced(when(ThisAttacks()), Else(DiscardAtRandom(), HitHarder(1))),
)

STUBBORN_DETECTIVE = card("stubborn-detective", prey("bearer-only"), HUNTER, While(Blank(EACH_HERE)))

# treacheries

ANCIENT_EVILS = card("ancient-evils", revelation(Doom(1, may_advance=True)))

CRYPT_CHILL = card(
    "crypt-chill", revelation(TestOr("willpower", 4, failed=Else(DiscardAsset(), Take(damage=2))))
)

DISSONANT_VOICES = card(
    "dissonant-voices",
    revelation(IntoThreatArea()),
    While(
        CannotPlay(
            (
                "asset",
                "event",
            )
        )
    ),
    forced(at(RoundEnds()), Leave()),
)

DREAMS_OF_R_LYEH = card(
    "dreams-of-r-lyeh",
    revelation(IntoThreatArea()),
    plus(-1, "willpower"),
    While(LessSanity(1)),
    action(TestOr("willpower", 3, passed=Leave())),
)

FALSE_LEAD = card(
    "false-lead",
    revelation(If(NO_CLUES, GainSurge(), TestOr("intellect", 4, failed=DropClues(FAILED_BY)))),
)

FROZEN_IN_FEAR = card(
    "frozen-in-fear",
    revelation(IntoThreatArea()),
    dearer(1, "move", "fight", "evade"),
    forced(at(TurnEnds()), TestOr("willpower", 3, passed=Leave())),
)

GRASPING_HANDS = card("grasping-hands", revelation(TestOr("agility", 3, failed=Take(damage=FAILED_BY))))

HUNTING_SHADOW = card(
    "hunting-shadow", PERIL, revelation(OrElse(SpendClue(1), "spend-clues", Take(damage=2), "damage"))
)

LOCKED_DOOR = card(
    "locked-door",
    revelation(AttachToMostClues()),
    NOT_INVESTIGATED,
    action(TestOr("combat", 4, passed=Leave(), other="agility")),
)

MYSTERIOUS_CHANTING = card(
    "mysterious-chanting",
    revelation(Else(DoomOnNearest(CULTIST & ENEMY, 2), SearchEncounter(CULTIST & ENEMY_CARD))),
)

OBSCURING_FOG = card(
    "obscuring-fog",
    revelation(AttachOnce()),
    While(MoreShroud(2)),
    forced(after(HostIsInvestigated()), Leave()),
)

OFFER_OF_POWER = card(
    "offer-of-power",
    PERIL,
    revelation(OrElse(AndAlso(Draw(2), Doom(2, may_advance=True)), "draw-cards", Take(horror=2), "horror")),
)

ON_WINGS_OF_DARKNESS = card(
    "on-wings-of-darkness",
    revelation(TestOr("agility", 4, failed=Then(Take(damage=1, horror=1), FlyAway(NIGHTGAUNT, CENTRAL)))),
)

ROTTING_REMAINS = card("rotting-remains", revelation(TestOr("willpower", 3, failed=Take(horror=FAILED_BY))))

THE_YELLOW_SIGN = card(
    "the-yellow-sign",
    revelation(TestOr("willpower", 4, failed=AndAlso(Take(horror=2), DrawWeakness("madness")))),
)

UMORDHOTH_S_WRATH = card(
    "umordhoth-s-wrath",
    revelation(
        TestOr(
            "willpower",
            5,
            failed=ForEach(
                FAILED_BY, OrElse(DiscardCard(), "discard-card", Take(damage=1, horror=1), "harm")
            ),
        )
    ),
)
