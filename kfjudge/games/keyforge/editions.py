"""Every place where the rulebooks of KeyForge differ, in one table. No other code asks for the edition.

A row names every edition and the text that says so. Where a book is silent, the row says so too, and the
value is what the nearest sentence of that book gives when it is read as it stands."""

from __future__ import annotations

from kfjudge.core.readings import Difference, Provision
from kfjudge.games.keyforge import EDITIONS

V1_0, V1_1, V1_3 = EDITIONS
NEWEST = EDITIONS[-1]

WHOLE, PRECEDING = "whole", "preceding"
BAIT_SCOPE = Difference("bait-and-switch.repeat", "errata", {
    V1_0: Provision(WHOLE, "card/bait-and-switch", silent=True),
    V1_1: Provision(WHOLE, "faq/1.1/1"),
    V1_3: Provision(PRECEDING, "errata/bait-and-switch"),
})  # fmt: skip

PURGES_ITSELF, IS_DISCARDED = "purged", "discarded"
AFTER_LIBRARY_ACCESS = Difference("library-access.after", "errata", {
    V1_0: Provision(IS_DISCARDED, "card/library-access"),
    V1_1: Provision(IS_DISCARDED, "card/library-access"),
    V1_3: Provision(PURGES_ITSELF, "errata/library-access"),
})  # fmt: skip

OPTIONAL, ALWAYS = "optional", "always"
BIOMATRIX = Difference("biomatrix-backup.may", "errata", {
    V1_0: Provision(OPTIONAL, "card/biomatrix-backup"),
    V1_1: Provision(OPTIONAL, "faq/1.1/6"),
    V1_3: Provision(ALWAYS, "errata/biomatrix-backup"),
})  # fmt: skip

ITSELF_TOO, ANOTHER = "itself_too", "another"
DRUMMERNAUTS_RETURN = Difference("drummernaut.another", "errata", {
    V1_0: Provision(ITSELF_TOO, "card/drummernaut", silent=True),
    V1_1: Provision(ITSELF_TOO, "card/drummernaut", silent=True),
    V1_3: Provision(ANOTHER, "errata/drummernaut"),
})  # fmt: skip

FIXED, MODIFIABLE = "fixed", "modifiable"
FIRST_TURN = Difference("first-turn.card-effects", "step-3", {
    V1_0: Provision(MODIFIABLE, "rule/the-golden-rule", silent=True),
    V1_1: Provision(FIXED, "faq/1.1/2"),
    V1_3: Provision(MODIFIABLE, "rule/first-turn-rule"),
})  # fmt: skip

NO_HOUSE, ANOTHER_HOUSE = "no-house", "another-house"
MUST_AGAINST_CANNOT = Difference("house.must-against-cannot", "step-2", {
    V1_0: Provision(NO_HOUSE, "rule/step-2-choose-a-house", silent=True),
    V1_1: Provision(NO_HOUSE, "faq/1.1/7"),
    V1_3: Provision(ANOTHER_HOUSE, "glossary/cannot-vs-must-may"),
})  # fmt: skip

OBEYED, IGNORED = "obeyed", "ignored"
HOUSE_OUT_OF_REACH = Difference("house.out-of-reach", "step-2", {
    V1_0: Provision(OBEYED, "rule/the-golden-rule", silent=True),
    V1_1: Provision(OBEYED, "rule/the-golden-rule", silent=True),
    V1_3: Provision(IGNORED, "rule/step-2-choose-a-house"),
})  # fmt: skip

AS_DESTROYED, BEFORE_DESTROYED = "as-destroyed", "before-destroyed"
DESTROYED_TIMING = Difference("destroyed.timing", "destroyed", {
    V1_0: Provision(AS_DESTROYED, "rule/damage-and-armor", silent=True),
    V1_1: Provision(AS_DESTROYED, "glossary/destroyed"),
    V1_3: Provision(BEFORE_DESTROYED, "glossary/destroyed"),
})  # fmt: skip

ALL_TRIGGER, ONLY_DESTROYED = "all-trigger", "only-destroyed"
DESTROYED_TOGETHER = Difference("destroyed.together", "destroyed", {
    V1_0: Provision(ALL_TRIGGER, "rule/card-abilities", silent=True),
    V1_1: Provision(ALL_TRIGGER, "glossary/destroyed", silent=True),
    V1_3: Provision(ONLY_DESTROYED, "glossary/destroyed"),
})  # fmt: skip

FOLLOWS, IS_LOST = "follows", "is-lost"
HIDDEN_ZONE = Difference("leaves-play.hidden-zone", "leaves-play", {
    V1_0: Provision(FOLLOWS, "rule/resolve-as-much-as-you-can", silent=True),
    V1_1: Provision(FOLLOWS, "glossary/leaves-play", silent=True),
    V1_3: Provision(IS_LOST, "glossary/leaves-play"),
})  # fmt: skip

AS_THE_CARD_SAYS, OWNERS = "as-the-card-says", "owners"
OWNERS_ZONE = Difference("leaves-play.owners-zone", "leaves-play", {
    V1_0: Provision(AS_THE_CARD_SAYS, "rule/the-golden-rule", silent=True),
    V1_1: Provision(AS_THE_CARD_SAYS, "rule/the-golden-rule", silent=True),
    V1_3: Provision(OWNERS, "glossary/leaves-play"),
})  # fmt: skip

FACEDOWN, FACEUP = "facedown", "faceup"
PURGED_FACE = Difference("purge.face", "leaves-play", {
    V1_0: Provision(FACEDOWN, "glossary/purge", silent=True),
    V1_1: Provision(FACEDOWN, "glossary/purge"),
    V1_3: Provision(FACEUP, "glossary/purge"),
})  # fmt: skip

IF_POSSIBLE, ANYWAY = "if-possible", "anyway"
STUNNED_BY_EFFECT = Difference("stun.used-by-effect", "use", {
    V1_0: Provision(IF_POSSIBLE, "rule/using-cards-via-other-card-abilities", silent=True),
    V1_1: Provision(IF_POSSIBLE, "rule/using-cards-via-other-card-abilities", silent=True),
    V1_3: Provision(ANYWAY, "faq/1.3/11"),
})  # fmt: skip

RESOLVES, UNSTUNS = "resolves", "unstuns"
STUNNED_OMNI = Difference("stun.omni", "use", {
    V1_0: Provision(RESOLVES, "rule/using-creatures", silent=True),
    V1_1: Provision(RESOLVES, "glossary/stun", silent=True),
    V1_3: Provision(UNSTUNS, "glossary/omni"),
})  # fmt: skip

WITHOUT_OMNI, WITH_OMNI = "without-omni", "with-omni"
WAYS_TO_USE = Difference("use.omni-on-creatures", "use", {
    V1_0: Provision(WITHOUT_OMNI, "rule/using-creatures"),
    V1_1: Provision(WITHOUT_OMNI, "rule/using-creatures"),
    V1_3: Provision(WITH_OMNI, "rule/using-creatures"),
})  # fmt: skip

AS_A_REFILL, ONE_FEWER = "as-a-refill", "one-fewer"
CHAINS_AFTER_MULLIGAN = Difference("mulligan.chains", "setup", {
    V1_0: Provision(AS_A_REFILL, "rule/chains", silent=True),
    V1_1: Provision(AS_A_REFILL, "rule/chains", silent=True),
    V1_3: Provision(ONE_FEWER, "glossary/mulligan"),
})  # fmt: skip

OWNER, ACTIVE_PLAYER = "owner", "active-player"
ENTERS_UNDER = Difference("control.enters-under", "control", {
    V1_0: Provision(ACTIVE_PLAYER, "rule/creatures"),
    V1_1: Provision(OWNER, "glossary/control"),
    V1_3: Provision(ACTIVE_PLAYER, "glossary/control"),
})  # fmt: skip

ALLOWED, IMPOSSIBLE = "allowed", "impossible"
SACRIFICE_OF_OTHERS = Difference("sacrifice.not-controlled", "control", {
    V1_0: Provision(ALLOWED, "rule/using-artifacts", silent=True),
    V1_1: Provision(ALLOWED, "glossary/sacrifice", silent=True),
    V1_3: Provision(IMPOSSIBLE, "glossary/sacrifice"),
})  # fmt: skip

MAY_FORGE, MUST_FORGE = "may", "must"
AEMBER_ON_CARDS = Difference("forge.aember-on-cards", "step-1", {
    V1_0: Provision(MAY_FORGE, "rule/step-1-forge-a-key", silent=True),
    V1_1: Provision(MAY_FORGE, "rule/step-1-forge-a-key", silent=True),
    V1_3: Provision(MUST_FORGE, "rule/step-1-forge-a-key"),
})  # fmt: skip

AS_DEALT, BEFORE_DEALT = "as-dealt", "before-dealt"
ARMOR_PREVENTS = Difference("armor.prevents", "damage", {
    V1_0: Provision(AS_DEALT, "rule/combat-example", silent=True),
    V1_1: Provision(AS_DEALT, "glossary/armor", silent=True),
    V1_3: Provision(BEFORE_DEALT, "glossary/armor"),
})  # fmt: skip

UNUSED_LOST, USED_LOST = "unused", "used"
ARMOR_LOST = Difference("armor.lost", "damage", {
    V1_0: Provision(UNUSED_LOST, "rule/damage-and-armor", silent=True),
    V1_1: Provision(UNUSED_LOST, "glossary/armor", silent=True),
    V1_3: Provision(USED_LOST, "glossary/armor"),
})  # fmt: skip

HEALED, NOT_HEALED = "healed", "not-healed"
HEAL_UNDAMAGED = Difference("heal.undamaged", "damage", {
    V1_0: Provision(HEALED, "rule/card-abilities", silent=True),
    V1_1: Provision(HEALED, "glossary/heal", silent=True),
    V1_3: Provision(NOT_HEALED, "glossary/heal"),
})  # fmt: skip

ROWS: tuple[Difference, ...] = tuple(row for row in list(globals().values()) if isinstance(row, Difference))
