"""What cards do, by the nodes they are written with."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "does.keyword-hunter": "Hunter.",
    "does.keyword-retaliate": "Retaliate.",
    "does.keyword-massive": "Massive.",
    "does.keyword-aloof": "Aloof.",
    "does.prey": "Prey: {what}.",
    "does.spawn": "Spawn: {where}.",
    "does.forced": "Forced: {occasion}, {effects}.",
    "does.reaction": "Reaction: {occasion}, {effects}.",
    "does.after": "after {what}",
    "does.when": "when {what}",
    "does.and-then": "{first}, and {next}",
    "does.enters": "you come into {card}",
    "does.is-defeated": "{card} is defeated",
    "does.engages-you": "{card} engages you",
    "does.damage": "{n:damage|damage}",
    "does.horror": "{n:horror|horror}",
    "does.take": "you take {what}",
    "does.takes": "{who} takes {what}",
    "does.each-here": "every investigator at its location",
    "does.card": "{card}",
}
