"""Untamed, Call of the Archons."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl.language import *

ANCIENT_BEAR = card("ancient-bear")

BEAR_FLUTE = card(
    "bear-flute",
    Action(
        Choose(titled("ancient-bear") & IN_PLAY),
        Heal(None),
        if_(
            Not(AreThere(titled("ancient-bear"))),
            if_you_do(SearchEvery(titled("ancient-bear")), ShuffleIntoDeck(YOUR_DISCARD)),
        ),
    ),
)

BIGTWIG = card("bigtwig", CanOnlyFight(SELF, STUNNED), AfterReap(Choose(CREATURE), Stun(IT), Exhaust(IT)))

BRIAR_GRUBBLING = card("briar-grubbling")

CHOTA_HAZRI = card("chota-hazri", Play(if_you_do(Lose(1, YOU), you_may(ForgeKey()))))

COOPERATIVE_HUNTING = card("cooperative-hunting", Play(DealDivided(CountOf(FRIENDLY & CREATURE), CREATURE)))

CURIOSITY = card("curiosity", Play(Destroy(CREATURE & trait("scientist"))))

DEW_FAERIE = card("dew-faerie", AfterReap(Gain(1)))

DUST_PIXIE = card("dust-pixie")

FERTILITY_CHANT = card("fertility-chant", Play(Gain(2, OPPONENT)))

FLAXIA = card("flaxia", Play(if_(MoreCreatures(YOU), Gain(2))))

FOGBANK = card("fogbank", Play(NextTurn(OPPONENT, cannot("fight", CREATURE, who=OPPONENT))))

FULL_MOON = card("full-moon", Play(ThisTurn(whenever(IsPlayed(CREATURE, YOU), Gain(1)))))

FUZZY_GRUEN = card("fuzzy-gruen", Play(Gain(1, OPPONENT)))

GIANT_SLOTH = card("giant-sloth", cannot("use", SELF, unless=DiscardedThisTurn("untamed")), Action(Gain(3)))

GRASPING_VINES = card("grasping-vines", Play(Choose(ARTIFACT, 3, up_to=True), ReturnToHand(IT)))

HALACOR = card("halacor", gains(FRIENDLY & CREATURE & FLANK, keyword("skirmish")))

HUNTING_WITCH = card("hunting-witch", whenever(IsPlayed(CREATURE, YOU), Gain(1)))

INKA_THE_SPIDER = card("inka-the-spider", PlayReap(Choose(CREATURE), Stun(IT)))

KEY_CHARGE = card("key-charge", Play(if_you_do(Lose(1, YOU), you_may(ForgeKey()))))

KINDRITH_LONGSHOT = card("kindrith-longshot", AfterReap(Choose(CREATURE), Deal(2)))

LIFEWEB = card("lifeweb", Play(if_(PlayedLastTurn(OPPONENT, CREATURE, 3), Steal(2))))

LOST_IN_THE_WOODS = card(
    "lost-in-the-woods",
    Play(
        Choose(FRIENDLY & CREATURE, 2, called="yours"),
        Choose(ENEMY & CREATURE, 2, called="theirs"),
        ShuffleIntoDeck(called("yours") | called("theirs")),
    ),
)

LUPO_THE_SCARRED = card("lupo-the-scarred", Play(Choose(ENEMY & CREATURE), Deal(2)))

MIGHTY_TIGER = card("mighty-tiger", Play(Choose(ENEMY & CREATURE), Deal(4)))

MIMICRY = card("mimicry", PlayedAsCopy(ACTION_CARD & InZone("discard", OPPONENT)))

MURMOOK = card("murmook", KeyCost(OPPONENT, 1))

MUSHROOM_MAN = card("mushroom-man", Power(SELF, UnforgedKeys(YOU, 3)))

NATURES_CALL = card("nature-s-call", Play(Choose(CREATURE, 3, up_to=True), ReturnToHand(IT)))

NEPENTHE_SEED = card("nepenthe-seed", Omni(Sacrifice(SELF), Choose(YOUR_DISCARD), ReturnToHand(IT)))

NIFFLE_APE = card("niffle-ape", Ignores(SELF, ("taunt", "elusive")))

NIFFLE_QUEEN = card(
    "niffle-queen",
    Power(FRIENDLY & CREATURE & trait("beast") - SELF, 1),
    Power(FRIENDLY & CREATURE & trait("niffle") - SELF, 1),
)

NOCTURNAL_MANEUVER = card("nocturnal-maneuver", Play(Choose(CREATURE, 3, up_to=True), Exhaust(IT)))

PERILOUS_WILD = card("perilous-wild", Play(Destroy(CREATURE & with_keyword("elusive"))))

PIRANHA_MONKEYS = card("piranha-monkeys", PlayReap(Deal(2, CREATURE - SELF)))

REGROWTH = card("regrowth", Play(Choose(CREATURE & YOUR_DISCARD), ReturnToHand(IT)))

RITUAL_OF_BALANCE = card("ritual-of-balance", Action(if_(HasAember(OPPONENT, 6), Steal(1))))

RITUAL_OF_THE_HUNT = card(
    "ritual-of-the-hunt",
    Omni(Sacrifice(SELF), ThisTurn(May("use", FRIENDLY & CREATURE & house("untamed")))),
)

SAVE_THE_PACK = card("save-the-pack", Play(Destroy(CREATURE & DAMAGED), GainChains(1)))

SCOUT = card(
    "scout",
    Play(
        Choose(FRIENDLY & CREATURE, 2, up_to=True),
        ThisTurn(gains(IT, keyword("skirmish"))),
        ForEachOne(IT, (Fight(IT),)),
    ),
)

SNUFFLEGATOR = card("snufflegator")

STAMPEDE = card("stampede", Play(if_(UsedThisTurn(CREATURE, 3), Steal(2))))

TELIGA = card("teliga", whenever(IsPlayed(CREATURE, OPPONENT), Gain(1)))

THE_COMMON_COLD = card("the-common-cold", Play(Deal(1, CREATURE), you_may(Destroy(CREATURE & house("mars")))))

TROOP_CALL = card(
    "troop-call",
    Play(
        ReturnToHand(
            CREATURE & trait("niffle") & YOUR_DISCARD | FRIENDLY & CREATURE & trait("niffle") & IN_PLAY
        )
    ),
)

VIGOR = card("vigor", Play(Choose(CREATURE), Heal(3, up_to=True), if_(DidAtLeast(3), Gain(1))))

WAY_OF_THE_BEAR = card("way-of-the-bear", gains(HOST, keyword("assault", 2)))

WAY_OF_THE_WOLF = card("way-of-the-wolf", gains(HOST, keyword("skirmish")))

WITCH_OF_THE_EYE = card("witch-of-the-eye", AfterReap(Choose(YOUR_DISCARD), ReturnToHand(IT)))

WITCH_OF_THE_WILDS = card("witch-of-the-wilds", May("play", house("untamed"), 1, OffHouse("untamed")))

WORD_OF_RETURNING = card(
    "word-of-returning",
    Play(DealToEach(AemberOn(IT), ENEMY & CREATURE), MoveAember(None, ENEMY & CREATURE)),
)

WORLD_TREE = card("world-tree", Action(Choose(CREATURE & YOUR_DISCARD), PutOnDeck(IT)))
