"""What cards do, by what they are written with."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "does.box": "At distance {n}: {action}.",
    "does.box-unknown": "At distance {n}: the book does not show the action; a board has to say it.",
    "does.band-unknown": "The book does not show its action band; a board has to say it.",
    "does.blocking": "Blocking: heroes in its zone cannot leave it of their own will.",
    "does.front-line": "Front line: a hero who attacks its zone must aim at a Front line fighter first.",
    "does.stealthy": "Stealthy: it cannot be targeted while enemies that are not Stealthy are in its zone.",
    "does.pursuit": "Pursuit: when a hero leaves its zone, one enemy of its type follows at once.",
    "does.life-drain": "Life drain: when it deals damage in its own zone, it gains 1 armor cube, up to 2.",
    "does.rampart": "Rampart: when its preparation ends without a sprint, this hero gains 1 parry token.",
    "does.not-played": "{ability}: the hero’s board explains this ability; kfjudge does not play it.",
    "does.ability-unknown": "The book does not show the ability of this hero; kfjudge does not play it.",
    "does.name.acrobat": "Acrobat",
    "does.name.stealthy": "Stealthy",
    "does.name.vigor": "Vigor",
    "does.name.weapon-master": "Weapon Master",
    "does.once-a-battle": "Once a battle scene:",
    "does.once-a-round": "Once a round:",
    "does.once-a-round-or-single-use": "Once a round, or once a battle scene where a board says single use:",
    "does.move": "a move.",
    "does.conversion-unknown": "icons, lost in our copy, showed what this card converts; a board has to say it.",
    "does.yellow-die": "One yellow combat die more in the hero’s pool.",
    "does.only-named": "The book only names this card; a board has to say what it converts.",
    "does.told.winged-celestial": "Charged: a move of up to 3 zones that no restriction stops; then card 192 takes its place; kfjudge does not play it.",
    "does.told.shamanic-drum": "The Shaman’s alone. At the end of a turn, a result gives a Focus token (2 at most), which serves as a result in a later battle round; icons, lost in our copy, showed which results. At the end of the battle what is left is discarded; kfjudge does not play it.",
    "does.told.sinister-whispers": "In a test this hero rolls one die more, 3 at most, and each die must be a success; kfjudge does not play it.",
    "does.leads": "Leader: in the enemy turns it brings the nearest {color} minion that is not in its zone 1 zone closer.",
}
