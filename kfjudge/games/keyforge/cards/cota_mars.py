"""Mars, Call of the Archons."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *
from kfjudge.games.keyforge.editions import BIOMATRIX

AMMONIA_CLOUDS = card("ammonia-clouds", Play(Deal(3, CREATURE)))

BLYPYP = card("blypyp", AfterReap(ThisTurn(NextEntersReady(house("mars") & CREATURE))))

BIOMATRIX_BACKUP = card(
    "biomatrix-backup",
    gains(HOST, Destroyed(by_edition(BIOMATRIX, optional=[you_may(Archive(SELF))], always=[Archive(SELF)]))),
)

CHUFF_APE = card(
    "chuff-ape",
    EntersStunned(SELF),
    FightReap(you_may(Choose(FRIENDLY & CREATURE - SELF), if_you_do(Sacrifice(IT), Heal(None, SELF)))),
)

COMBAT_PHEROMONES = card(
    "combat-pheromones", Omni(Sacrifice(SELF), ThisTurn(May("use", house("mars") - SELF, cards=2)))
)

CRYSTAL_HIVE = card("crystal-hive", Action(ThisTurn(whenever(Reaps(CREATURE), Gain(1)))))

EMP_BLAST = card("emp-blast", Play(Stun(CREATURE & (house("mars") | trait("robot"))), Destroy(ARTIFACT)))

GRABBER_JAMMER = card("grabber-jammer", KeyCost(OPPONENT, 1), FightReap(Capture(1)))

GROMMID = card(
    "grommid",
    cannot("play", CREATURE, who=YOU),
    whenever(IsDestroyedFighting(ENEMY & CREATURE), Lose(1)),
)

HYPNOTIC_COMMAND = card(
    "hypnotic-command",
    Play(for_each(FRIENDLY & house("mars") & CREATURE, Choose(ENEMY & CREATURE), Capture(1, IT, own=True))),
)

INCUBATION_CHAMBER = card(
    "incubation-chamber",
    Omni(Choose(YOUR_HAND & house("mars") & CREATURE), if_you_do(Reveal(IT), Archive(IT))),
)

JOHN_SMYTH = card("john-smyth", FightReap(Choose(CREATURE & house("mars") - trait("agent")), Ready(IT)))

MARTIANS_MAKE_BAD_ALLIES = card(
    "martians-make-bad-allies",
    Play(RevealHand(YOU), Purge(YOUR_HAND & CREATURE - house("mars")), Gain(ThisWay())),
)

MINDWARPER = card("mindwarper", Action(Choose(ENEMY & CREATURE), Capture(1, IT, own=True)))

MOTHERSHIP_SUPPORT = card(
    "mothership-support",
    Play(for_each(FRIENDLY & READY & house("mars") & CREATURE, Choose(CREATURE), Deal(2))),
)

PHOSPHORUS_STARS = card("phosphorus-stars", Play(Stun(CREATURE - house("mars")), GainChains(2)))

PHYLYX_THE_DISINTEGRATOR = card(
    "phylyx-the-disintegrator", Action(Lose(CountOf((FRIENDLY & house("mars") & CREATURE) - SELF)))
)

PSYCHIC_NETWORK = card("psychic-network", Play(Steal(CountOf(FRIENDLY & READY & house("mars") & CREATURE))))

SAMPLE_COLLECTION = card(
    "sample-collection",
    Play(Choose(ENEMY & CREATURE, ForgedKeys(OPPONENT)), Archive(IT, into_yours=True)),
)

SNIFFER = card("sniffer", Action(ThisTurn(Loses(CREATURE, ("elusive",)))))

SOFT_LANDING = card("soft-landing", Play(ThisTurn(NextEntersReady(CREATURE | ARTIFACT))))

SQUAWKER = card(
    "squawker",
    Play(
        ChooseOne(
            (
                (Choose(CREATURE & house("mars")), Ready(IT)),
                (Choose(CREATURE - house("mars")), Stun(IT)),
            )
        )
    ),
)

TOTAL_RECALL = card(
    "total-recall", Play(Gain(CountOf(FRIENDLY & READY & CREATURE)), ReturnToHand(FRIENDLY & CREATURE))
)

TUNK = card("tunk", whenever(IsPlayed(CREATURE & house("mars"), YOU), Heal(None, SELF)))

UXLYX = card("uxlyx-the-zookeeper", AfterReap(Choose(ENEMY & CREATURE), Archive(IT, into_yours=True)))

VEZYMA_THINKDRONE = card(
    "vezyma-thinkdrone", AfterReap(you_may(Choose(FRIENDLY & (CREATURE | ARTIFACT)), Archive(IT)))
)

YXILO_BOLTER = card("yxilo-bolter", FightReap(Choose(CREATURE), Deal(2), if_(ItWasDestroyed(), Purge(IT))))

YXILX_DOMINATOR = card("yxilx-dominator", EntersStunned(SELF))

ZORG = card("zorg", EntersStunned(SELF), BeforeFight(Stun(FOUGHT | next_to(FOUGHT))))
