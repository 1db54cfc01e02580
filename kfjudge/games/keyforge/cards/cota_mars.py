"""Mars, Call of the Archons."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *
from kfjudge.games.keyforge.editions import BIOMATRIX

AMMONIA_CLOUDS = card("ammonia-clouds", Play(Deal(3, CREATURE)))

BATTLE_FLEET = card("battle-fleet", Play(ChooseAny(YOUR_HAND & house("mars")), Reveal(IT), Draw(ThisWay())))

BIOMATRIX_BACKUP = card(
    "biomatrix-backup",
    gains(HOST, Destroyed(by_edition(BIOMATRIX, optional=[you_may(Archive(SELF))], always=[Archive(SELF)]))),
)

BLYPYP = card("blypyp", AfterReap(ThisTurn(NextEntersReady(house("mars") & CREATURE))))

BRAIN_STEM_ANTENNA = card(
    "brain-stem-antenna",
    gains(
        HOST,
        whenever(IsPlayed(CREATURE & house("mars"), YOU), Ready(SELF), ThisTurn(CountsAs(SELF, "mars"))),
    ),
)

CHUFF_APE = card(
    "chuff-ape",
    EntersStunned(SELF),
    FightReap(you_may(Choose(FRIENDLY & CREATURE - SELF), if_you_do(Sacrifice(IT), Heal(None, SELF)))),
)

COMBAT_PHEROMONES = card(
    "combat-pheromones", Omni(Sacrifice(SELF), ThisTurn(May("use", house("mars") - SELF, cards=2)))
)

COMMPOD = card(
    "commpod",
    Action(
        ChooseAny(YOUR_HAND & house("mars")),
        Reveal(IT),
        times(ThisWay(), you_may(Choose(house("mars") & CREATURE), Ready(IT))),
    ),
)

CRYSTAL_HIVE = card("crystal-hive", Action(ThisTurn(whenever(Reaps(CREATURE), Gain(1)))))

CUSTOM_VIRUS = card(
    "custom-virus",
    Omni(Sacrifice(SELF), Choose(YOUR_HAND & CREATURE), Purge(IT), Destroy(CREATURE & SharesTrait(IT))),
)

DEEP_PROBE = card(
    "deep-probe",
    Play(NameHouse(), RevealHand(OPPONENT), Discard(CREATURE & OF_NAMED_HOUSE & OPPONENT_HAND)),
)

EMP_BLAST = card("emp-blast", Play(Stun(CREATURE & (house("mars") | trait("robot"))), Destroy(ARTIFACT)))

ETHER_SPIDER = card("ether-spider", cannot("deal-fight-damage", SELF), CapturedInstead(OPPONENT))

FEEDING_PIT = card("feeding-pit", Action(Choose(YOUR_HAND & CREATURE), if_you_do(Discard(IT), Gain(1))))

GRABBER_JAMMER = card("grabber-jammer", KeyCost(OPPONENT, 1), FightReap(Capture(1)))

GROMMID = card(
    "grommid",
    cannot("play", CREATURE, who=YOU),
    whenever(IsDestroyedFighting(ENEMY & CREATURE), Lose(1)),
)

HYPNOTIC_COMMAND = card(
    "hypnotic-command",
    Play(
        for_each(
            FRIENDLY & house("mars") & CREATURE,
            Choose(ENEMY & CREATURE),
            Capture(1, IT, from_=ITS_CONTROLLER),
        )
    ),
)

INCUBATION_CHAMBER = card(
    "incubation-chamber",
    Omni(Choose(YOUR_HAND & house("mars") & CREATURE), if_you_do(Reveal(IT), Archive(IT))),
)

INVASION_PORTAL = card(
    "invasion-portal", Action(if_you_do(DiscardUntil(house("mars") & CREATURE), ReturnToHand(IT)))
)

IRRADIATED_AEMBER = card("irradiated-æmber", Play(if_(HasAember(OPPONENT, 6), Deal(3, ENEMY & CREATURE))))

JAMMER_PACK = card("jammer-pack", gains(HOST, KeyCost(OPPONENT, 2)))

JOHN_SMYTH = card("john-smyth", FightReap(Choose(CREATURE & house("mars") - trait("agent")), Ready(IT)))

KEY_ABDUCTION = card(
    "key-abduction",
    Play(ReturnToHand(house("mars") & CREATURE), you_may(ForgeKey(9, less=CountOf(YOUR_HAND)))),
)

MARTIAN_HOUNDS = card(
    "martian-hounds", Play(Choose(CREATURE), AddPower(CountOf(DAMAGED & CREATURE, each=2), IT))
)

MARTIANS_MAKE_BAD_ALLIES = card(
    "martians-make-bad-allies",
    Play(RevealHand(YOU), Purge(YOUR_HAND & CREATURE - house("mars")), Gain(ThisWay())),
)

MASS_ABDUCTION = card(
    "mass-abduction",
    Play(Choose(ENEMY & DAMAGED & CREATURE, 3, up_to=True), Archive(IT, into_yours=True)),
)

MATING_SEASON = card(
    "mating-season",
    Play(
        ShuffleIntoDeck(house("mars") & CREATURE),
        Gain(OwnedThisWay(YOU)),
        Gain(OwnedThisWay(OPPONENT), OPPONENT),
    ),
)

MINDWARPER = card("mindwarper", Action(Choose(ENEMY & CREATURE), Capture(1, IT, from_=ITS_CONTROLLER)))

MOTHERGUN = card(
    "mothergun",
    Action(ChooseAny(YOUR_HAND & house("mars")), Reveal(IT), Choose(CREATURE), Deal(ThisWay())),
)

MOTHERSHIP_SUPPORT = card(
    "mothership-support",
    Play(for_each(FRIENDLY & READY & house("mars") & CREATURE, Choose(CREATURE), Deal(2))),
)

ORBITAL_BOMBARDMENT = card(
    "orbital-bombardment",
    Play(
        ChooseAny(YOUR_HAND & house("mars")),
        Reveal(IT),
        times(ThisWay(), Choose(CREATURE), Deal(2)),
    ),
)

PHOSPHORUS_STARS = card("phosphorus-stars", Play(Stun(CREATURE - house("mars")), GainChains(2)))

PHYLYX_THE_DISINTEGRATOR = card(
    "phylyx-the-disintegrator", Action(Lose(CountOf((FRIENDLY & house("mars") & CREATURE) - SELF)))
)

PSYCHIC_NETWORK = card("psychic-network", Play(Steal(CountOf(FRIENDLY & READY & house("mars") & CREATURE))))

QYXXLYX_PLAGUE_MASTER = card(
    "qyxxlyx-plague-master", FightReap(Deal(3, CREATURE & trait("human"), past_armor=True))
)

RED_PLANET_RAY_GUN = card(
    "red-planet-ray-gun", gains(HOST, AfterReap(Choose(CREATURE), Deal(CountOf(house("mars") & CREATURE))))
)

SAMPLE_COLLECTION = card(
    "sample-collection",
    Play(Choose(ENEMY & CREATURE, ForgedKeys(OPPONENT)), Archive(IT, into_yours=True)),
)

SHATTER_STORM = card("shatter-storm", Play(Lose(AemberOf(YOU), YOU), Lose(ThisWay(3))))

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

SWAP_WIDGET = card(
    "swap-widget",
    Action(
        Choose(FRIENDLY & READY & house("mars") & CREATURE, called="the first"),
        ReturnToHand(IT),
        if_(
            ItIs(YOUR_HAND),
            Choose(YOUR_HAND & house("mars") & CREATURE - SharesTitle(called("the first"))),
            PutIntoPlay(IT),
            Ready(IT),
        ),
    ),
)

TOTAL_RECALL = card(
    "total-recall", Play(Gain(CountOf(FRIENDLY & READY & CREATURE)), ReturnToHand(FRIENDLY & CREATURE))
)

TUNK = card("tunk", whenever(IsPlayed(CREATURE & house("mars"), YOU), Heal(None, SELF)))

ULYQ_MEGAMOUTH = card("ulyq-megamouth", FightReap(Choose(FRIENDLY & CREATURE - house("mars")), Use(IT)))

UXLYX = card("uxlyx-the-zookeeper", AfterReap(Choose(ENEMY & CREATURE), Archive(IT, into_yours=True)))

VEZYMA_THINKDRONE = card(
    "vezyma-thinkdrone", AfterReap(you_may(Choose(FRIENDLY & (CREATURE | ARTIFACT)), Archive(IT)))
)

YXILI_MARAUDER = card(
    "yxili-marauder",
    Power(SELF, AemberOn(SELF)),
    Play(Capture(CountOf(FRIENDLY & READY & house("mars") & CREATURE))),
)

YXILO_BOLTER = card("yxilo-bolter", FightReap(Choose(CREATURE), Deal(2), if_(ItWasDestroyed(), Purge(IT))))

YXILX_DOMINATOR = card("yxilx-dominator", EntersStunned(SELF))

ZORG = card("zorg", EntersStunned(SELF), BeforeFight(Stun(FOUGHT | next_to(FOUGHT))))

ZYZZIX_THE_MANY = card(
    "zyzzix-the-many",
    FightReap(you_may(Choose(YOUR_HAND & CREATURE), if_you_do(Reveal(IT), Archive(IT), AddPower(3, SELF)))),
)
