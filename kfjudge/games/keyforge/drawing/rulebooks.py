"""To which part of the turn an entry belongs, and which entries speak of which differences between the
rulebooks, where neither the table of editions nor the entries say so."""

from __future__ import annotations

from kfjudge.games.keyforge.editions import ROWS
from kfjudge.render.game import COMMON_TOPICS, Rulebooks

TOPICS = (
    "setup",
    "step-1",
    "step-2",
    "step-3",
    "step-5",
    "play",
    "use",
    "damage",
    "destroyed",
    "leaves-play",
    "control",
    "chains",
    *COMMON_TOPICS,
)
_TOPIC_OF = {
    "setup": ("rule/game-setup", "glossary/mulligan"),
    "step-1": ("rule/step-1-forge-a-key", "glossary/forge"),
    "step-2": (
        "rule/step-2-choose-a-house",
        "glossary/house-choice",
        "glossary/cannot-vs-must-may",
        "glossary/archives",
    ),
    "step-3": ("rule/first-turn-rule",),
    "step-5": ("rule/step-5-draw-cards", "glossary/discard-pile"),
    "play": (
        "rule/play-abilities",
        "rule/action-cards",
        "rule/upgrades",
        "rule/creatures",
        "glossary/play",
        "glossary/alpha",
        "glossary/deploy",
        "glossary/omega",
        "glossary/flank",
        "glossary/adjacent",
    ),
    "use": (
        "rule/using-cards",
        "rule/using-creatures",
        "rule/using-artifacts",
        "rule/using-cards-via-other-card-abilities",
        "rule/action",
        "rule/fight",
        "rule/omni",
        "rule/reap",
        "rule/the-rule-of-six",
        "rule/ready-and-exhausted",
        "rule/card-abilities",
        "rule/resolve-as-much-as-you-can",
        "rule/constant-abilities",
        "glossary/omni",
        "glossary/stun",
        "glossary/use",
    ),
    "damage": (
        "rule/damage-and-armor",
        "rule/combat-example",
        "glossary/armor",
        "glossary/damage",
        "glossary/heal",
    ),
    "destroyed": ("glossary/destroyed",),
    "leaves-play": ("glossary/leaves-play", "glossary/purge", "glossary/capture"),
    "control": ("glossary/control", "glossary/sacrifice"),
    "chains": ("rule/chains", "rule/chain-bidding", "glossary/chain"),
}
TOPIC_OF = {id: topic for topic, ids in _TOPIC_OF.items() for id in ids}

# Entries that speak of a row beside those on which a book rests it, and the same questions of other books.
MENTIONS = {
    "glossary/chain": ("mulligan.chains",),
    "glossary/house-choice": ("house.must-against-cannot",),
    "glossary/omni": ("use.omni-on-creatures",),
    "glossary/stun": ("stun.used-by-effect", "stun.omni"),
    "glossary/use": ("use.omni-on-creatures",),
    "rule/first-turn-rule": ("first-turn.card-effects",),
    "rule/omni": ("use.omni-on-creatures",),
    "faq/1.3/8": ("leaves-play.owners-zone",),
    "faq/1.3/10": ("destroyed.timing", "leaves-play.hidden-zone"),
    "faq/1.3/22": ("armor.prevents",),
    "faq/1.3/23": ("house.out-of-reach",),
    "faq/1.3/28": ("leaves-play.hidden-zone",),
}
# Rows that rest on no print that we have seen, and the entry whose notes say on what.
UNPRINTED = {"drummernaut.another": "errata/drummernaut"}
# Notes on all three books, and the two of them that say the same.
JOINED_NOTES = {
    "rule/creatures": ("1.0", "1.3"),
    "rule/fight": ("1.0", "1.1"),
    "rule/omni": ("1.0", "1.1"),
    "rule/play-abilities": ("1.0", "1.1"),
    "rule/reap": ("1.0", "1.1"),
    "rule/step-2-choose-a-house": ("1.0", "1.1"),
    "rule/step-5-draw-cards": ("1.0", "1.3"),
}
# Entries whose notes tell what a row or another entry tells as well.
COVERED_BY = {
    "faq/1.1/6": "biomatrix-backup.may",
    "faq/1.1/7": "house.must-against-cannot",
    "glossary/chain": "rule/chains",
    "glossary/house-choice": "house.must-against-cannot",
    "rule/omni": "glossary/omni",
}
# Rows, and cards that they are about and that are on no board of theirs.
ROW_CARDS = {"destroyed.together": ("tolas",)}
# A book without a glossary: what it lacks is no news of the next one.
MISSING_KINDS = {"1.0": "glossary"}

RULEBOOKS = Rulebooks(
    ROWS, TOPICS, TOPIC_OF, MENTIONS, UNPRINTED, JOINED_NOTES, COVERED_BY, ROW_CARDS, MISSING_KINDS
)
