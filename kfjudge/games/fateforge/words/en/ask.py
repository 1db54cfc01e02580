"""What has to be decided."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ask.prepare": "What next, in the preparation?",
    "ask.action": "What next?",
    "ask.go-on": "How does the round go on?",
    "ask.die": "What does a die of {player} show?",
    "ask.turn": "To which result is the die of {player} turned?",
    "ask.misses": "How many misses does {player} reroll?",
    "ask.order": "Who comes next in the turn order?",
    "ask.color": "Which type of enemy does the app name?",
    "ask.lot": "Which of these enemies? Nothing puts them in order.",
    "ask.toward": "Toward which zone does {card} move?",
    "ask.way": "Which way does {card} go?",
    "ask.pushed": "{card} pushes the hero: to which zone?",
    "ask.trap": "How does {player} meet the trap?",
    "ask.fountain": "What does {player} regain at the fountain?",
    "ask.target": "Who is the target of {card}? The players choose.",
    "ask.result": "Which result is spent?",
    "ask.place": "Where does {player} go?",
    "ask.enemy": "Which enemy?",
    "ask.avoid": "{player} is to take {amount:damage|damage}: avoid a part of it?",
    "ask.extra-round": "Does the group play an extra round?",
    "ask.exit": "By which exit do the heroes leave?",
    "ask.gain": "Which of these does {player} gain or do?",
    "ask.reroll": "Which die does {player} reroll?",
}
