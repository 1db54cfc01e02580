"""Mars, Age of Ascension."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

AGENT_HOO_MAN = card(
    "agent-hoo-man",
    AfterReap(
        Choose(FRIENDLY & CREATURE - house("mars"), called="the first"),
        Choose(ENEMY & CREATURE - house("mars"), called="the second"),
        Stun(called("the first") | called("the second")),
    ),
)

CARPET_PHLOXEM = card("carpet-phloxem", Play(if_(Not(AreThere(FRIENDLY & CREATURE)), Deal(4, CREATURE))))

COLLECTOR_WORM = card("collector-worm", AfterFight(Archive(FOUGHT, into_yours=True)))

CONTAINMENT_FIELD = card("containment-field", whenever(IsUsed(HOST, by=None), Destroy(IT)))

DESTROY_THEM_ALL = card(
    "destroy-them-all",
    Play(
        Choose(ARTIFACT, called="the first"),
        Choose(CREATURE, called="the second"),
        Choose(UPGRADE, called="the third"),
        Destroy(called("the first") | called("the second") | called("the third")),
    ),
)

DESTRUCTIVE_ANALYSIS = card(
    "destructive-analysis",
    Play(
        Choose(CREATURE, called="the same"),
        Deal(2),
        ChooseAny(YOUR_ARCHIVES),
        Purge(IT),
        Deal(ThisWay(2), called("the same")),
    ),
)

ENTROPIC_MANIPULATOR = card(
    "entropic-manipulator",
    Play(
        ChooseOne(
            (
                (you_may(RedistributeDamage(FRIENDLY & CREATURE)),),
                (you_may(RedistributeDamage(ENEMY & CREATURE)),),
            )
        )
    ),
)

EXTERMINATE_EXTERMINATE = card(
    "exterminate-exterminate",
    Play(
        ForEachOne(
            FRIENDLY & house("mars") & CREATURE,
            (Choose(CREATURE & WeakerThan(IT) - house("mars")), Destroy(IT)),
        )
    ),
)

EXTINCTION = card(
    "extinction",
    Play(Choose(CREATURE), Destroy(IT | (CREATURE & SharesTrait(IT))), GainChains(1)),
)

GLYXL_PROLIFERATOR = card(
    "glyxl-proliferator", AfterReap(if_(OnFlank(), Choose(YOUR_DISCARD & house("mars")), Archive(IT)))
)

HYPNOBEAM = card("hypnobeam", Play(Choose(ENEMY & CREATURE), TakeControl(IT)))

IXXYXLI_FIXFINGER = card("ixxyxli-fixfinger", Armor(CREATURE & trait("martian") - SELF, 1))

KILLZORD_MK_9001 = card(
    "killzord-mk-9001",
    Armor(HOST, 2),
    Power(HOST, 2),
    gains(HOST, keyword("skirmish"), AfterFight(GainChains(1))),
)

MARS_FIRST = card("mars-first", Play(Choose(FRIENDLY & house("mars") & CREATURE), Ready(IT), Use(IT)))

MARS_NEEDS_AEMBER = card(
    "mars-needs-æmber", Play(Capture(1, ENEMY & DAMAGED & CREATURE - house("mars"), from_=ITS_CONTROLLER))
)

MARTIAN_GENEROSITY = card("martian-generosity", Play(Lose(AemberOf(YOU), YOU), Draw(ThisWay(2))))

MINDWORM = card("mindworm", BeforeFight(Deal(PowerOf(FOUGHT), next_to(FOUGHT))))

NYZYK_RESONATOR = card("nyzyk-resonator", KeyCost(OPPONENT, CountOf(NEIGHBORS, each=2)))

PHLOXEM_SPIKE = card(
    "phloxem-spike", Play(if_(Not(AreThere(FRIENDLY & CREATURE)), Destroy(CREATURE - FLANK)))
)

SHARD_OF_HATE = card(
    "shard-of-hate",
    Action(ToOneForEach(CountOf(FRIENDLY & trait("shard")), Choose(ENEMY & CREATURE), Stun(IT))),
)

SKYBOOSTER_SQUADRON = card("skybooster-squadron", AfterReap(ReturnToHand(SELF)))

STORM_CRAWLER = card("storm-crawler", DealsInFight(SELF, 1), whenever(Reaps(ENEMY & CREATURE), Stun(IT)))

TYXL_BEAMBUCKLER = card("tyxl-beambuckler", Play(Choose(CREATURE), Deal(2), MoveToFlank(IT)))

XANTHYX_HARVESTER = card(
    "xanthyx-harvester",
    cannot("use", SELF, while_=HasNeighbor(CREATURE - house("mars"))),
    AfterReap(Gain(1)),
)

YXLYX_STIMRAGER = card("yxlyx-stimrager", AfterFight(Choose(CREATURE), Deal(2), MoveToFlank(IT)))

YZPHYZ_KNOWDRONE = card(
    "yzphyz-knowdrone",
    Play(
        Choose(YOUR_HAND),
        Archive(IT),
        you_may(ChooseArchived(), if_you_do(Purge(IT), Choose(CREATURE), Stun(IT))),
    ),
)

ZYSYSYX_SHOCKWORM = card("zysysyx-shockworm", whenever(Reaps(ENEMY & CREATURE), Stun(IT)))

AEMBER_CONDUCTION_UNIT = card(
    "æmber-conduction-unit", whenever(Reaps(ENEMY & CREATURE), if_(FirstReap(), Stun(IT)))
)
