"""The treacheries of the encounter sets."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

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
    revelation(TestOr("agility", 4, failed=AndAlso(Take(damage=1, horror=1), FlyAway(NIGHTGAUNT, CENTRAL)))),
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
