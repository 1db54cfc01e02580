"""Two cards that were brought together on a handful of boards, and what they did to each other there."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "meeting.title": "When {cards} meet",
    "meeting.found": "Played by the engine on {n:board|boards}; these end otherwise where the text of one card is left aside.",
    "meeting.none": "Played by the engine on {n:board|boards}; on none does leaving aside the text of the other card change how it ends. Elsewhere they may still meet. Tried: {boards}.",
    "meeting.untried": "There is no board on which the engine could bring them together.",
    "meeting.on": "{told}:",
    "meeting.less": "Without the text of {card}: {what}",
    "meeting.nothing-less": "Not so without the text of {card}.",
    "meeting.refused": "Not legal: {why}",
    "meeting.otherwise": "It ends otherwise without the text of {card}.",
    "meeting.in-other-editions": "Otherwise in {editions}.",
    "meeting.replay": "Step by step:",
}
