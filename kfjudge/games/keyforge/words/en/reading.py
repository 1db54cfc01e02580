"""What the books of KeyForge leave open, one for each row of `games/keyforge/readings.py`.

`reading.<row>` says what is asked; `reading.<row>.<value>` what a reading of it means at the table, in words
that fit between brackets; `reading.name.<row>` is what to call it; `reading.why.<row>` why we play the one we
play; `reading.since.<row>` what was published on it after the newest book."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # destruction
    "reading.destroyed.goes-home": "Has a card been destroyed that its own “Destroyed:” ability sends to hand, deck or archives?",
    "reading.destroyed.goes-home.not-destroyed": "what its “Destroyed:” sends home was not destroyed",
    "reading.destroyed.goes-home.counts": "it was destroyed all the same",
    "reading.name.destroyed.goes-home": "a destroyed card that goes home",
    "reading.why.destroyed.goes-home": "In 1.3 the ability resolves just before the card would be destroyed, and by then it has left play; the answer on Yxilo Bolter puts it in hand first, too.",
    "reading.since.destroyed.goes-home": "Later rules count it as destroyed, and so does the program on which the game is played online.",
    "reading.destroyed.once-saved": "Do the other “Destroyed:” abilities of a creature still resolve once one of them has saved it?",
    "reading.destroyed.once-saved.lapse": "the other “Destroyed:” abilities of a saved creature lapse",
    "reading.destroyed.once-saved.resolve": "all that had triggered resolve",
    "reading.name.destroyed.once-saved": "the other abilities of a saved creature",
    "reading.why.destroyed.once-saved": "They come just before the destruction; once that is replaced there is nothing left for them to come before.",
    "reading.since.destroyed.once-saved": "Nothing that we know of.",
    # fights
    "reading.fight.cut-short": "Has a creature fought whose fight ends before a blow falls?",
    "reading.fight.cut-short.fought": "a fight cut short counts for what waits for fights",
    "reading.fight.cut-short.not-fought": "a fight cut short was none",
    "reading.name.fight.cut-short": "a fight cut short",
    "reading.why.fight.cut-short": "Both count as fighting from the moment one attacks the other; only the rest of the fight does not occur, which takes the “Fight:” abilities along.",
    "reading.since.fight.cut-short": "Nothing that we know of.",
}
