"""The cards of the seeker, and the investigator of that class."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

DEDUCTION = card("deduction", Committed((DiscoverMore(1),)))

DR_MILAN_CHRISTOPHER = card(
    "dr-milan-christopher", plus(1, "intellect"), reaction(after(YouInvestigate()), Gain(1))
)

HYPERAWARENESS = card(
    "hyperawareness",
    free(AddToTest(1, "intellect"), cost=(Spend(1),)),
    free(AddToTest(1, "agility"), cost=(Spend(1),)),
)

MAGNIFYING_GLASS = card("magnifying-glass", FAST, plus(1, "intellect", "investigate"))

WORKING_A_HUNCH = card("working-a-hunch", FAST, on_play(Discover(1)))

CRYPTIC_RESEARCH = card("cryptic-research", FAST, on_play(ChooseSomebody(), Draw(3, THEM)))

RESEARCH_LIBRARIAN = card("research-librarian", reaction(after(EntersPlay()), Search(0, TOME & ASSET)))

ENCYCLOPEDIA = card(
    "encyclopedia",
    action(ChooseSomebody(), ChooseSkill(), until_end_of(PHASE, Plus(2, "chosen")), cost=(ExhaustThis(),)),
)

MIND_OVER_MATTER = card(
    "mind-over-matter", FAST, on_play(until_end_of(ROUND, in_place_of("intellect", "combat", "agility")))
)

BARRICADE = card(
    "barricade",
    on_play(Attach()),
    While(KeepsOut(ENEMY - ELITE)),
    forced(when(SomebodyLeaves()), Leave()),
)

MAGNIFYING_GLASS_1 = card(
    "magnifying-glass-level-1",
    FAST,
    plus(1, "intellect", "investigate"),
    free(ReturnThis(), condition=AtMost(CLUES_HERE, 0)),
)

OLD_BOOK_OF_LORE = card(
    "old-book-of-lore",
    action(ChooseSomebody(), Search(3, ANY, draws=True, who=THEM), cost=(ExhaustThis(),)),
)

DISC_OF_ITZAMNA = card(
    "disc-of-itzamna",
    reaction(when(SpawnsHere(ENEMY_CARD - ELITE)), DiscardSpawned(), cost=(DiscardThis(),)),
)

MEDICAL_TEXTS = card(
    "medical-texts",
    action(
        ChooseSomebody(),
        TestOr("intellect", 2, passed=Heal(damage=1, who=THEM), failed=Take(damage=1, who=THEM)),
    ),
)

DAISY_WALKER = card("daisy-walker", more_actions(1, TOME), elder_sign(0, IfWon(Draw(Count(TOME & YOURS)))))
