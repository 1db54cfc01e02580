"""The locations of the scenarios."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

ATTIC = card("attic", forced(after(Enters()), Take(horror=1)))

CELLAR = card("cellar", forced(after(Enters()), Take(damage=1)))

HALLWAY = card("hallway")

RIVERTOWN = card("rivertown")

STUDY = card("study")

ARKHAM_WOODS_CLIFFSIDE = card("arkham-woods-153", investigated_by("agility"))

ARKHAM_WOODS_OLD_HOUSE = card("arkham-woods-152", investigated_by("willpower"))

ARKHAM_WOODS_TANGLED_THICKET = card("arkham-woods-154", investigated_by("combat"))

ARKHAM_WOODS_UNHALLOWED_GROUND = card(
    "arkham-woods-150", forced(after(Enters()), TestOr("willpower", 4, failed=Take(damage=1, horror=1)))
)

DOWNTOWN_ARKHAM_ASYLUM = card("downtown-131", action(Heal(horror=3), limit=GAME))

DOWNTOWN_FIRST_BANK = card("downtown-130", action(Gain(3), limit=GAME))

MISKATONIC_UNIVERSITY = card("miskatonic-university", action(Search(6, Either(TOME, SPELL))))

NORTHSIDE = card("northside", action(GainClues(2), cost=(Spend(5),), limit=GROUP_GAME))

SOUTHSIDE_HISTORICAL_SOCIETY = card("southside-126", action(Draw(3), limit=GAME))

SOUTHSIDE_MAS_BOARDING_HOUSE = card("southside-127", action(Search(0, ALLY & ASSET), limit=GAME))

ST_MARY_S_HOSPITAL = card("st-mary-s-hospital", action(Heal(damage=3), limit=GAME))

MAIN_PATH = card("main-path", action(Resign(), does="resign"))

RITUAL_SITE = card("ritual-site", forced(at(RoundEnds()), RefillClues(2)))

YOUR_HOUSE = card(
    "your-house", While(SpawnedHere("ghoul-priest")), action(AndAlso(Draw(1), Gain(1)), limit=TURN)
)

ARKHAM_WOODS_QUIET_GLADE = card(
    "arkham-woods-155",
    action(OrElse(Heal(damage=1), "damage", Heal(horror=1), "horror"), limit=TURN),
)

ARKHAM_WOODS_TWISTING_PATHS = card(
    "arkham-woods-151", forced(when(Leaves()), TestOr("intellect", 3, failed=CancelIt()))
)

GRAVEYARD = card(
    "graveyard",
    forced(
        after(Enters()),
        TestOr("willpower", 3, failed=OrElse(Take(horror=2), "horror", GoTo("rivertown"), "move-away")),
    ),
)

PARLOR = card(
    "parlor",
    BARRED,
    action(Resign(), does="resign"),
    While(Gives("lita-chantler", action(TestOr("intellect", 4, passed=TakeControl()), does="parley"))),
)

EASTTOWN = card("easttown", While(Cheaper(2, ALLY & ASSET)))
