"""The cards of the scenarios: what the symbols of the chaos bag do in each, its agendas and its acts."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

THE_GATHERING = card(
    "the-gathering",
    symbol("skull", Minus(Count(GHOUL & ENEMY & HERE))),
    symbol("cultist", -1, IfFailed(Take(horror=1))),
    symbol("tablet", -2, TakeIfThere(1, GHOUL & ENEMY & HERE)),
    symbol("skull", -2, IfFailed(AfterTest(SearchEncounter(GHOUL & ENEMY_CARD))), hard=True),
    symbol("cultist", 0, RevealMore(), IfFailed(Take(horror=2)), hard=True),
    symbol("tablet", -4, TakeIfThere(1, GHOUL & ENEMY & HERE, horror=1), hard=True),
)

THE_MIDNIGHT_MASKS = card(
    "the-midnight-masks",
    symbol("skull", Minus(MostDoom(CULTIST & ENEMY))),
    symbol("cultist", -2, DoomOnNearest(CULTIST & ENEMY)),
    symbol("tablet", -3, IfFailed(LeaveClues())),
    symbol("skull", Minus(AllDoom()), hard=True),
    symbol("cultist", -2, Else(DoomOnEach(CULTIST & ENEMY), RevealMore()), hard=True),
    symbol("tablet", -4, IfFailed(LeaveClues(every=True)), hard=True),
)

THE_DEVOURER_BELOW = card(
    "the-devourer-below",
    symbol("skull", Minus(Count(MONSTER & ENEMY))),
    symbol("cultist", -2, DoomOnNearest(ENEMY)),
    symbol("tablet", -3, TakeIfThere(1, MONSTER & ENEMY & HERE)),
    symbol("elder-thing", -5, RevealMore(ANCIENT_ONE & ENEMY)),
    symbol("skull", -3, IfFailed(AfterTest(SearchEncounter(MONSTER & ENEMY_CARD))), hard=True),
    symbol("cultist", -4, DoomOnNearest(ENEMY, 2), hard=True),
    symbol("tablet", -5, TakeIfThere(1, MONSTER & ENEMY & HERE, horror=1), hard=True),
    symbol("elder-thing", -7, RevealMore(ANCIENT_ONE & ENEMY), hard=True),
)

# The Gathering

WHAT_S_GOING_ON = card(
    "what-s-going-on",
    back(OrElse(EachDiscardsAtRandom(), "each-discards", Take(horror=2), "horror")),
)

RISE_OF_THE_GHOULS = card("rise-of-the-ghouls", back(ShuffleDiscardIn(), DiscardUntil(GHOUL & ENEMY_CARD)))

THEY_RE_GETTING_OUT = card(
    "they-re-getting-out",
    forced(at(PhaseEnds("enemy")), MoveToward(GHOUL & ENEMY, "parlor")),
    forced(at(RoundEnds()), DoomForEach(GHOUL & ENEMY, ("hallway", "parlor"))),
    back(If(ActAtMost(2), ReachResolution(3), EverybodyIsDefeated())),
)

TRAPPED = card(
    "trapped",
    back(BringLocations(("hallway", "cellar", "attic", "parlor")), ClearLocation("study", "hallway")),
)

THE_BARRIER = card(
    "the-barrier",
    objective(when(RoundEnds()), AdvanceByClues("hallway"), may=True),
    back(
        RevealPlace("parlor"),
        PutUnclaimed("lita-chantler", "parlor"),
        SpawnAside("ghoul-priest", "hallway"),
    ),
)

WHAT_HAVE_YOU_DONE = card(
    "what-have-you-done",
    objective(after(IsDefeated(Titled("ghoul-priest"))), Advance()),
    back(OrElse(ReachResolution(1), "resolution-1", ReachResolution(2), "resolution-2")),
)

# The Midnight Masks

PREDATOR_OR_PREY = card(
    "predator-or-prey",
    action(Resign(), does="resign"),
    back(DrawOtherSide("the-masked-hunter"), is_card=True),
)

UNCOVERING_THE_CONSPIRACY = card(
    "uncovering-the-conspiracy",
    action(DrawCultist(), cost=(SpendAsGroup(2),)),
    objective(after(CultistsAreFound(6)), Advance()),
    back(ReachResolution(1)),
)

TIME_IS_RUNNING_SHORT = card(
    "time-is-running-short", action(Resign(), does="resign"), back(ReachResolution(2))
)

# The Devourer Below

THE_ARKHAM_WOODS = card(
    "the-arkham-woods",
    back(ShuffleDiscardIn(), DiscardUntil(MONSTER & ENEMY_CARD, at="main-path", doom=1)),
)

THE_RITUAL_BEGINS = card(
    "the-ritual-begins",
    fiercer(1, each=True),
    back(InOrder(TestOr("willpower", 6, failed=AddFromCollection("madness")))),
)

VENGEANCE_AWAITS = card(
    "vengeance-awaits",
    forced(
        when(ThisAdvances()),
        If(
            ActAtMost(1),
            AndAlso(BringLocations(("ritual-site",)), SpawnAside("umordhoth", "ritual-site")),
            AndAlso(DiscardEnemiesAt("ritual-site"), SpawnAside("umordhoth", "ritual-site")),
        ),
    ),
    back(TakeBothPlaces()),
    other_side(objective(after(IsDefeated(Titled("umordhoth"))), ReachResolution(2))),
)

INVESTIGATING_THE_TRAIL = card(
    "investigating-the-trail", back(BringLocations(("ritual-site",)), SpawnWhoGotAway("main-path"))
)

INTO_THE_DARKNESS = card(
    "into-the-darkness",
    objective(after(SomebodyEnters("ritual-site")), Advance()),
    back(ShuffleDiscardIn(), DiscardUntil(ENEMY_CARD, WithMany(1, 3, 2), at="ritual-site")),
)

DISRUPTING_THE_RITUAL = card(
    "disrupting-the-ritual",
    action(TestOr("willpower", 3, passed=ClueOnThis(), other="agility"), cost=(SpendClues(1),)),
    objective(after(CluesGoOnThis(2)), Advance()),
    back(ReachResolution(1)),
)
