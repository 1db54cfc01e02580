"""Two cards that were brought together on a handful of boards, and what they did to each other there."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "meeting.title": "When {cards} meet",
    "meeting.found": "kfjudge put both on {n:small board|small boards} and played. What one of them says changes the end there:",
    "meeting.none": "kfjudge put both on {n:small board|small boards} and played. On none does what one card says change anything for the other. On another board it may. Tried: {boards}.",
    "meeting.untried": "There is no board on which the engine could bring them together.",
    "meeting.on": "{told}:",
    "meeting.less": "If {card} said nothing: {what}",
    "meeting.nothing-less": "Not so if {card} said nothing.",
    "meeting.refused": "Not legal: {why}",
    "meeting.otherwise": "It would end otherwise if {card} said nothing.",
    "meeting.in-other-editions": "Otherwise in {editions}.",
    "meeting.replay": "Step by step:",
}
