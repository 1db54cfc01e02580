"""The cards of the mystic, and the investigator of that class."""

from __future__ import annotations

from kfjudge.games.arkham.dsl.language import *

ARCANE_STUDIES = card(
    "arcane-studies",
    free(AddToTest(1, "willpower"), cost=(Spend(1),)),
    free(AddToTest(1, "intellect"), cost=(Spend(1),)),
)

FEARLESS = card("fearless", Committed((Heal(horror=1),)))

FORBIDDEN_KNOWLEDGE = card(
    "forbidden-knowledge",
    uses(4, "secrets", discarded=True),
    free(UseToResource(1), cost=(ExhaustThis(), TakeHorror(1))),
)

HEIRLOOM_OF_HYPERBOREA = card("heirloom-of-hyperborea", reaction(after(YouPlay(SPELL)), Draw(1)))

HOLY_ROSARY = card("holy-rosary", plus(1, "willpower"))

SHRIVELLING = card(
    "shrivelling",
    uses(4, "charges"),
    action(Fight(skill="willpower", damage=1, horror=1), cost=(SpendUse(),)),
)

BLINDING_LIGHT = card("blinding-light", on_play(Evade("willpower", 1)))

BLINDING_LIGHT_2 = card("blinding-light-level-2", on_play(Evade("willpower", 2, horror=1)))

MIND_WIPE = card(
    "mind-wipe",
    fast(after(PhaseBegins())),
    on_play(ChooseCard(ENEMY & HERE - ELITE), until_end_of(PHASE, BLANK)),
)

BOOK_OF_SHADOWS = card(
    "book-of-shadows",
    slots(1, "arcane"),
    action(AddUses(1, "charges", SPELL & ASSET & YOURS), cost=(ExhaustThis(),)),
)

GROTESQUE_STATUE = card(
    "grotesque-statue",
    uses(4, "charges", discarded=True),
    reaction(would(YouWouldReveal()), RevealTwo(), cost=(SpendUse(),)),
)

ARCANE_INITIATE = card(
    "arcane-initiate",
    forced(after(EntersPlay()), DoomOnThis(1)),
    free(Search(3, SPELL, draws=True), cost=(ExhaustThis(),)),
)

DRAWN_TO_THE_FLAME = card("drawn-to-the-flame", on_play(Then(DrawEncounter(), Discover(2))))

SCRYING = card("scrying", uses(3, "charges"), action(Scry(3), cost=(ExhaustThis(), SpendUse())))

WARD_OF_PROTECTION = card(
    "ward-of-protection",
    fast(when(YouDraw("treachery"))),
    on_play(Then(CancelRevelation(), Take(horror=1))),
)

AGNES_BAKER = card(
    "agnes-baker",
    reaction(after(HorrorIsPlaced()), Deal(1, ENEMY & HERE), limit=PHASE),
    elder_sign(HorrorOnYou()),
)
