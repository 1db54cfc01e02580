"""What the books leave open, or that can be read in two ways: what surrounds the points of a game."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "reading.no-such-row": "there is no open point “{given}”; kfjudge editions --full lists those that there are",
    "reading.no-such-row-near": "there is no open point “{given}”; did you mean {near:or}?",
    "reading.no-such-value": "{row} is not read as “{given}”, but as {legal}",
    "reading.no-such-value-near": "{row} is not read as “{given}”; did you mean {near}? It is read as {legal}",
    "reading.no-sign": "an open point and a reading of it, like {example}, not “{given}”",
    "reading.twice": "{row} is read in two ways at once",
    "reading.settled": "edition {edition} leaves {row} no choice: it is {value} ({cite})",
    # on a page that rests on one
    "reading.read": "read as {readings}",
    "reading.rests": "Open point {row}: {played}.",
    "reading.same": "Otherwise ({theirs}): the same outcome.",
    "reading.choices": "Otherwise ({theirs}): the same outcome, but not the same choices on the way.",
    "reading.other-choices": "Otherwise ({theirs}): other choices on the way, which were not followed to their end.",
    "reading.another": "Otherwise ({theirs}), another outcome: {told}.",
    "reading.another-plain": "Otherwise ({theirs}): another outcome.",
    "reading.not-legal": "Otherwise ({theirs}), this script is not legal: {told}.",
    "reading.same-ends": "Otherwise ({theirs}): the same outcomes.",
    "reading.other-ends": "Otherwise ({theirs}): {there:outcome|outcomes} instead of {here}, {new} of them not among these.",
    # the list, and one of them whole
    "reading.list": "{n:point is|points are} open in {edition}; --full lists what the books leave open",
    "reading.played": "played: {reading}",
    "reading.title": "{name} · {row}",
    "reading.ours": "{reading} (what we play)",
    "reading.theirs": "{reading}",
    "reading.head-why": "Why:",
    "reading.head-passage": "Passage:",
    "reading.head-since": "Since then:",
    "reading.head-closed": "Elsewhere:",
    "reading.head-board": "Board:",
    "reading.in-edition": "in {edition}, {meaning} ({cite})",
    "reading.replay": "kfjudge replay {board} --reading {reading}",
    "reading.replay-in": "kfjudge replay {board} --edition {edition} --reading {reading}",
    "reading.why-silent": "{edition} is silent; the sentence nearest to it: {cite}",
    "reading.later": "in {edition}, {meaning} ({cite})",
    "reading.nothing-since": "nothing that we know of",
    # an entry whose board rests on one
    "reading.of-entry-brief": "The book does not settle: {names}.",
    "reading.of-entry-some": "The book does not settle: {names}; {n:more|more}.",
    "reading.of-entry-count": "The book leaves {n:point|points} open here.",
    "reading.between": "; ",
    "reading.of-entry-plain": "Open point {row}: {played}. Otherwise: {theirs}.",
    "reading.of-entry": "Open point {row}: {played}. Otherwise ({theirs}): another outcome of {board}.",
}
