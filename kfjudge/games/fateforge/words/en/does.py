"""What cards do, by what they are written with."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "does.box": "At distance {n}: {action}.",
    "does.box-unknown": "At distance {n}: the book does not show what; a board says it.",
    "does.band-unknown": "The book does not show its action band; a board says it.",
    "does.blocking": "Blocking: heroes in its zone cannot leave it of their own will.",
    "does.front-line": "Front line: who attacks its zone aims at such a fighter first.",
    "does.stealthy": "Stealthy: it is no target while others that are not Stealthy stand in its zone.",
    "does.pursuit": "Pursuit: when a hero leaves its zone, one enemy of its type follows at once.",
    "does.life-drain": "Life drain: dealing damage in its own zone gives it 1 armor, up to 2.",
    "does.leads-red": "Leader: in the enemy turns it brings the nearest red minion that is elsewhere 1 zone closer.",
    "does.rampart": "Rampart: when its preparation ends without a sprint, this hero gains 1 parry token.",
    "does.not-played": "{ability}: the hero’s board explains it; kfjudge does not play it.",
    "does.ability-unknown": "The book does not show the ability of this hero; kfjudge does not play it.",
    "does.name.acrobat": "Acrobat",
    "does.name.stealthy": "Stealthy",
    "does.name.vigor": "Vigor",
    "does.name.weapon-master": "Weapon Master",
    "does.once-a-battle": "Once a battle scene:",
    "does.once-a-round": "Once a round:",
    "does.move": "a move.",
    "does.conversion-unknown": "what it converts stood in icons that the text of our copy has lost; a board says it.",
}
