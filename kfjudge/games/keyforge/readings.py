"""Every point that the rulebooks of KeyForge leave open, or that can be read in two ways, in one table. What
one book is silent on and another settles is open too, and stands in the table of editions (`editions.py`).

The first reading of a row is the one that is played. The code asks for each of the others by its name
(`game.reading(ONCE_SAVED) == OTHERS_RESOLVE`), so one that it does not ask for is played as the first. An
edition that settles the point has no choice. The words, why we read it so, and what was published since are
on the page `words/<lang>/reading.py`."""

from __future__ import annotations

from kfjudge.core.readings import OpenPoint, Point, Provision
from kfjudge.games.keyforge.editions import ROWS, V1_0, V1_1

COUNTS_AS_DESTROYED, NOT_DESTROYED = "counts", "not-destroyed"
GOES_HOME = OpenPoint(
    "destroyed.goes-home", "destroyed",
    (COUNTS_AS_DESTROYED, NOT_DESTROYED),
    ("glossary/destroyed", "faq/1.3/10"),
    {V1_0: Provision(COUNTS_AS_DESTROYED, "rule/damage-and-armor"),
     V1_1: Provision(COUNTS_AS_DESTROYED, "glossary/destroyed")},
)  # fmt: skip

GOES_ALL_THE_SAME, SPARED = "destroyed", "spared"
HEALED_MEANWHILE = OpenPoint(
    "destroyed.healed-meanwhile", "destroyed",
    (GOES_ALL_THE_SAME, SPARED),
    ("glossary/destroyed", "glossary/damage", "glossary/heal"),
)  # fmt: skip

OTHERS_LAPSE, OTHERS_RESOLVE = "lapse", "resolve"
ONCE_SAVED = OpenPoint(
    "destroyed.once-saved", "destroyed",
    (OTHERS_LAPSE, OTHERS_RESOLVE),
    ("glossary/destroyed", "rule/the-golden-rule"),
)  # fmt: skip

STAYING_TRIGGER, STAYING_SILENT = "trigger", "silent"
THOSE_THAT_STAY = OpenPoint(
    "destroyed.those-that-stay", "destroyed",
    (STAYING_TRIGGER, STAYING_SILENT),
    ("glossary/destroyed", "faq/1.3/13"),
    {V1_0: Provision(STAYING_TRIGGER, "rule/constant-abilities"),
     V1_1: Provision(STAYING_TRIGGER, "rule/constant-abilities")},
)  # fmt: skip

NEXT_RESOLVES, NEXT_LAPSES = "resolves", "lapses"
NEXT_WAVE = OpenPoint(
    "destroyed.next-wave", "destroyed",
    (NEXT_RESOLVES, NEXT_LAPSES),
    ("glossary/destroyed", "rule/constant-abilities"),
)  # fmt: skip

STILL_THERE, NO_LONGER = "still-there", "no-longer"
BEING_DESTROYED = OpenPoint(
    "destroyed.chosen-again", "destroyed",
    (STILL_THERE, NO_LONGER),
    ("glossary/destroyed", "glossary/most-powerful"),
)  # fmt: skip

IN_TIME, TOO_LATE = "in-time", "too-late"
GAINED_MEANWHILE = OpenPoint(
    "destroyed.gained-meanwhile", "destroyed",
    (IN_TIME, TOO_LATE),
    ("glossary/destroyed", "card/archimedes"),
)  # fmt: skip

LEAVING_TRIGGER, LEAVING_SILENT = "happens", "silent"
LEAVING_TOGETHER = OpenPoint(
    "leaves-play.destroyed-together", "leaves-play",
    (LEAVING_TRIGGER, LEAVING_SILENT),
    ("glossary/leaves-play", "glossary/destroyed"),
    {V1_0: Provision(LEAVING_TRIGGER, "rule/card-abilities"),
     V1_1: Provision(LEAVING_TRIGGER, "glossary/leaves-play")},
)  # fmt: skip

DISCARDED, PURGED = "discarded", "purged"
CARDS_UNDER = OpenPoint(
    "leaves-play.cards-under", "leaves-play",
    (DISCARDED, PURGED),
    ("glossary/leaves-play", "rule/upgrades"),
)  # fmt: skip

WAITING_RESOLVES, WAITING_LAPSES = "resolves", "lapses"
WAITING_ABILITY = OpenPoint(
    "leaves-play.waiting-ability", "leaves-play",
    (WAITING_RESOLVES, WAITING_LAPSES),
    ("glossary/leaves-play", "rule/card-abilities"),
)  # fmt: skip

AS_IT_STOOD, NONE_LEFT = "as-it-stood", "none"
NEIGHBORS_OF_THE_GONE = OpenPoint(
    "leaves-play.neighbors", "leaves-play",
    (AS_IT_STOOD, NONE_LEFT),
    ("glossary/neighbor", "rule/creatures"),
)  # fmt: skip

DONE, NOT_DONE = "done", "not-done"
RETURNING_SACRIFICE = OpenPoint(
    "if-you-do.returning-sacrifice", "destroyed",
    (DONE, NOT_DONE),
    ("glossary/if-you-do", "glossary/sacrifice"),
    {V1_0: Provision(DONE, "rule/damage-and-armor"), V1_1: Provision(DONE, "glossary/sacrifice")},
)  # fmt: skip

SHIELD_FIRST, ARMOR_FIRST = "shield-first", "armor-first"
SHIELD_AND_ARMOR = OpenPoint(
    "damage.shield-and-armor", "damage",
    (SHIELD_FIRST, ARMOR_FIRST),
    ("glossary/armor", "rule/damage-and-armor"),
)  # fmt: skip

PREVENTS, DOES_NOT = "prevents", "does-not"
ARMOR_OF_A_TAKER = OpenPoint(
    "damage.armor-of-who-takes-it", "damage",
    (PREVENTS, DOES_NOT),
    ("glossary/armor", "faq/1.3/22"),
    {V1_0: Provision(PREVENTS, "rule/damage-and-armor"), V1_1: Provision(PREVENTS, "glossary/armor")},
)  # fmt: skip

USED_COUNTS, UNUSED_ONLY = "counts", "unused-only"
USED_ARMOR = OpenPoint(
    "armor.used-and-lost", "damage",
    (USED_COUNTS, UNUSED_ONLY),
    ("glossary/armor", "card/red-hot-armor"),
)  # fmt: skip

LATER_COUNTS, LATER_LOST = "counts", "lost-too"
LATER_ARMOR = OpenPoint(
    "armor.gained-after-loss", "damage",
    (LATER_COUNTS, LATER_LOST),
    ("glossary/armor", "card/red-hot-armor"),
)  # fmt: skip

AS_IT_WAS, AS_IT_IS = "as-it-was", "as-it-is"
KEYWORD_LOST = OpenPoint(
    "fight.keyword-lost", "use",
    (AS_IT_WAS, AS_IT_IS),
    ("glossary/hazardous", "glossary/assault"),
)  # fmt: skip

FOUGHT, NOT_FOUGHT = "fought", "not-fought"
A_FIGHT_CUT_SHORT = OpenPoint(
    "fight.cut-short", "use",
    (FOUGHT, NOT_FOUGHT),
    ("glossary/fight", "rule/fight"),
)  # fmt: skip

WHO_FOUGHT, ALL_DESTROYED = "who-fought", "all"
DESTROYED_IN_A_FIGHT = OpenPoint(
    "fight.destroyed-in-it", "use",
    (WHO_FOUGHT, ALL_DESTROYED),
    ("glossary/fight", "card/the-warchest"),
)  # fmt: skip

ONE_WAY, BOTH_WAYS = "one-way", "both-ways"
CANNOT_FIGHT = OpenPoint(
    "fight.cannot-fight", "use",
    (ONE_WAY, BOTH_WAYS),
    ("card/camouflage", "glossary/fight", "rule/fight"),
)  # fmt: skip

ONE_CREATURE, EACH_USE = "one", "each-use"
USED_AGAIN = OpenPoint(
    "use.again", "use",
    (ONE_CREATURE, EACH_USE),
    ("card/stampede", "rule/using-cards", "rule/ready-and-exhausted"),
)  # fmt: skip

EACH_TIME, ONE_CARD = "each-time", "one"
PLAYED_AGAIN = OpenPoint(
    "play.again", "play",
    (EACH_TIME, ONE_CARD),
    ("card/lifeweb", "rule/playing-cards", "glossary/play"),
)  # fmt: skip

ANYWHERE, HAND_ONLY = "anywhere", "hand-only"
DISCARDED_FROM = OpenPoint(
    "discarded.from-where", "use",
    (ANYWHERE, HAND_ONLY),
    ("card/earthbind", "rule/discarding-cards", "glossary/discard-pile"),
)  # fmt: skip

OTHERS_ONLY, ITSELF_TOO = "others", "itself-too"
ENTERS_BY_ITSELF = OpenPoint(
    "enters.by-itself", "play",
    (OTHERS_ONLY, ITSELF_TOO),
    ("card/duskwitch", "rule/constant-abilities", "rule/creatures"),
)  # fmt: skip

AS_THEY_COME, AT_THE_START = "as-they-come", "at-the-start"
GROUPS_MEANWHILE = OpenPoint(
    "damage.groups-meanwhile", "damage",
    (AS_THEY_COME, AT_THE_START),
    ("card/they-re-everywhere", "rule/card-abilities", "glossary/flank"),
)  # fmt: skip

THE_OWNERS, AS_SAID = "owners", "as-said"
WHOSE_ARCHIVES = OpenPoint(
    "archives.whose", "leaves-play",
    (THE_OWNERS, AS_SAID),
    ("card/banish", "glossary/leaves-play", "glossary/control", "faq/1.3/8", "faq/1.3/21"),
    {V1_1: Provision(THE_OWNERS, "glossary/control")},
)  # fmt: skip

ONE_PILE, ANY_PILE = "one", "any"
FROM_A_PILE = OpenPoint(
    "piles.one-or-any", "play",
    (ONE_PILE, ANY_PILE),
    ("card/creeping-oblivion", "rule/card-abilities", "glossary/discard-pile"),
)  # fmt: skip

CHOSEN_ANEW, THE_SAME = "anew", "the-same"
FOR_EACH_TO_ONE = OpenPoint(
    "for-each.to-one", "use",
    (CHOSEN_ANEW, THE_SAME),
    ("card/shard-of-pain", "card/shard-of-hate", "rule/card-abilities"),
)  # fmt: skip

ALL_TO_ONE, SHARED_OUT = "the-same", "anew"
GIVEN_FOR_EACH = OpenPoint(
    "for-each.given-to-one", "use",
    (ALL_TO_ONE, SHARED_OUT),
    ("card/shard-of-strength", "card/shard-of-hope", "rule/card-abilities"),
)  # fmt: skip

ONE_BY_ONE, AT_ONCE = "one-by-one", "at-once"
FOR_EACH_TO_THE_SAME = OpenPoint(
    "for-each.to-the-same", "damage",
    (ONE_BY_ONE, AT_ONCE),
    ("card/entropic-swirl", "rule/card-abilities", "glossary/damage"),
)  # fmt: skip

EACH_OF_THEM, ALL_OR_NONE = "each", "all-or-none"
MAY_FOR_EACH = OpenPoint(
    "may.for-each", "use",
    (EACH_OF_THEM, ALL_OR_NONE),
    ("card/master-the-theory", "glossary/may"),
)  # fmt: skip

MUST_SHOW, NEED_NOT = "must", "need-not"
SEEN_BY_ITS_OWNER = OpenPoint(
    "hand.seen-by-its-owner", "use",
    (MUST_SHOW, NEED_NOT),
    ("card/incubation-chamber", "rule/resolve-as-much-as-you-can", "glossary/search"),
)  # fmt: skip

TURNED_OVER, AS_IT_LIES = "turned-over", "as-it-lies"
DECK_AS_DISCARD_PILE = OpenPoint(
    "piles.deck-as-discard", "leaves-play",
    (TURNED_OVER, AS_IT_LIES),
    ("card/reverse-time", "glossary/swap", "glossary/discard-pile"),
)  # fmt: skip

NOT_IN_PART, IN_PART = "whole", "in-part"
FOUND_IN_PART = OpenPoint(
    "search.in-part", "use",
    (NOT_IN_PART, IN_PART),
    ("card/bear-flute", "glossary/search", "glossary/if-you-do"),
)  # fmt: skip

NOT_PLAYED, PLAYED_FOR_NOTHING = "not-played", "for-nothing"
COPY_OF_NONE = OpenPoint(
    "copy.of-none", "play",
    (NOT_PLAYED, PLAYED_FOR_NOTHING),
    ("card/mimicry", "faq/1.3/27", "glossary/alpha", "rule/the-rule-of-six"),
)  # fmt: skip

READ_ON, ENDS_THERE = "read-on", "ends-there"
BEYOND_24 = OpenPoint(
    "chains.beyond-24", "chains",
    (READ_ON, ENDS_THERE),
    ("rule/chains", "glossary/chain"),
)  # fmt: skip

NOT_SHED, SHED = "not-shed", "shed"
SHORT_DECK = OpenPoint(
    "chains.short-deck", "chains",
    (NOT_SHED, SHED),
    ("rule/chains", "glossary/chain", "faq/1.3/4"),
)  # fmt: skip

LEFT, TAKEN = "left", "taken"
ARCHIVES_WITHOUT_HOUSE = OpenPoint(
    "archives.no-house", "step-2",
    (LEFT, TAKEN),
    ("glossary/archives", "rule/step-2-choose-a-house"),
)  # fmt: skip

NO_CARD, NEW_DECK = "no-card", "new-deck"
EMPTY_DECK = OpenPoint(
    "deck.empty-and-not-drawn", "step-5",
    (NO_CARD, NEW_DECK),
    ("glossary/discard-pile", "rule/step-5-draw-cards"),
)  # fmt: skip

EMPTY_TOO, STAYS = "empty-too", "stays"
GAINED_TEXT = OpenPoint(
    "text-box.gained", "use",
    (EMPTY_TOO, STAYS),
    ("card/shadow-of-dis", "glossary/traits", "rule/upgrades"),
)  # fmt: skip

ONE_ABILITY, ALL_ABILITIES = "one", "all"
REAP_TRIGGERED = OpenPoint(
    "reap.triggered", "use",
    (ONE_ABILITY, ALL_ABILITIES),
    ("card/replicator", "rule/reap"),
)  # fmt: skip

GIVEN, KEPT = "sacrificed", "stays"
SACRIFICED_AS_YOURS = OpenPoint(
    "sacrifice.as-if-yours", "control",
    (GIVEN, KEPT),
    ("glossary/sacrifice", "rule/the-golden-rule", "card/remote-access"),
)  # fmt: skip

IS_A_USE, NOTHING_ELSE = "is-a-use", "nothing-else"
STUN_TAKEN_OFF = OpenPoint(
    "use.stun-taken-off", "use",
    (IS_A_USE, NOTHING_ELSE),
    ("glossary/stun", "card/bonerot-venom"),
)  # fmt: skip

WITH_THE_OTHERS, AFTERWARDS = "with-the-others", "afterwards"
AFTER_ITS_USE = OpenPoint(
    "use.after-it", "use",
    (WITH_THE_OTHERS, AFTERWARDS),
    ("glossary/active-player", "card/containment-field", "rule/reap", "rule/fight"),
)  # fmt: skip

PART_OF_IT, OF_ITS_OWN = "part-of-it", "of-its-own"
MORE_IS_TAKEN = OpenPoint(
    "damage.more-is-taken", "damage",
    (PART_OF_IT, OF_ITS_OWN),
    ("glossary/armor", "card/lethal-distraction"),
)  # fmt: skip

NOT_SPENT, SPENT = "kept", "spent"
ELUSIVE_OF_A_STOPPED_FIGHT = OpenPoint(
    "fight.stopped-elusive", "use",
    (NOT_SPENT, SPENT),
    ("glossary/elusive", "card/evasion-sigil"),
)  # fmt: skip

ONE_DEED, ALL_OF_ONE_CARD = "one-deed", "one-card"
PLAY_OR_USE = OpenPoint(
    "permission.play-or-use", "step-3",
    (ONE_DEED, ALL_OF_ONE_CARD),
    ("glossary/off-house", "card/brobnar-ambassador"),
)  # fmt: skip

ALL_CREATURES, THOSE_IT_ALLOWS = "all", "those-it-allows"
CAN_ONLY_FIGHT = OpenPoint(
    "permission.can-only-fight", "step-3",
    (ALL_CREATURES, THOSE_IT_ALLOWS),
    ("glossary/cannot-vs-must-may", "card/horseman-of-war"),
)  # fmt: skip

ABILITIES_FIRST, ARCHIVES_FIRST = "abilities-first", "archives-first"
AFTER_THE_CHOICE = OpenPoint(
    "archives.after-the-choice", "step-2",
    (ABILITIES_FIRST, ARCHIVES_FIRST),
    ("glossary/archives", "rule/step-2-choose-a-house", "glossary/active-player"),
)  # fmt: skip

WHOEVER_IT_IS, THOSE_THERE = "whoever", "those-there"
WHOM_IT_COVERS = OpenPoint(
    "lasting.newcomers", "use",
    (WHOEVER_IT_IS, THOSE_THERE),
    ("rule/card-abilities", "card/hideaway-hole"),
)  # fmt: skip

OPEN: tuple[OpenPoint, ...] = tuple(row for row in list(globals().values()) if isinstance(row, OpenPoint))

# All that is open in some edition.
POINTS: tuple[Point, ...] = (
    *OPEN,
    *(row for row in ROWS if any(said.silent for said in row.provisions.values())),
)
