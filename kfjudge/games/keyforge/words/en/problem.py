"""What can be wrong with a match of KeyForge that somebody sets up."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "problem.three-houses": "{field}: a deck has three houses, not {n}",
    "problem.won": "{field}: with three keys the match is over",
    "problem.same-twice": "{field}: a key or a house is there twice",
    "problem.claim": "{field}: a claim is [seat, uid of the card that holds it, or nothing], not {given}",
    "problem.lasting": "{field}: {card} has no such lasting effect",
    "problem.lasting-legal": "{field}: {card} has no such lasting effect; in full: {legal:or}",
    "problem.too-deep": "{field}: no more than {most} cards may lie on or under each other",
}
