"""What can be wrong with a match that somebody sets up. `field` says where, as a path through the state."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "problem.not-modeled": "{card} is not modeled yet: what it does is known to its text, not to this program",
    "problem.game": "{field}: no game {given}; there are {legal}",
    "problem.edition": "{field}: no edition {given}; there are {legal}",
    # shape
    "problem.not-a-mapping": "{field}: must have fields of its own",
    "problem.not-a-list": "{field}: must be a list",
    "problem.unknown-field": "{field}: unknown field {given}; known: {legal}",
    "problem.missing-field": "{field}: the field {missing} is missing",
    "problem.type": "{field}: not the right kind of value: {given}",
    "problem.one-of": "{field}: must be {legal:or}, not {given}",
    "problem.count": "{field}: “{given}” is no number from 0 to {most}",
    "problem.too-many-cards": "{field}: a zone holds at most {most} cards",
    "problem.too-many-owners": "{field}: a board has at most {most} of them, not {given}",
    "problem.flag": "{field}: must be true or false",
    # cards
    "problem.unknown-card": "{field}: no card {given}; near: {near}",
    "problem.zone": "{field}: {card} cannot lie here ({zone})",
    "problem.uid-twice": "{field}: the uid {uid} is used twice",
    "problem.no-such-uid": "{field}: no card has the uid {uid}",
}
