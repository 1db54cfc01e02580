"""What has to be decided."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ask.go-on": "How does the round go on?",
    "ask.who": "Who takes the next turn?",
    "ask.action": "What next?",
    "ask.forced": "Which forced ability resolves first?",
    "ask.engages": "Which investigator does {card} engage?",
    "ask.hunter": "Which hunter moves next?",
    "ask.toward": "Toward which investigator does {card} move?",
    "ask.way": "Which way does {card} go?",
    "ask.attacks": "Which enemy attacks {player} next?",
    "ask.massive": "Which investigator does {card} attack next?",
    "ask.defeated": "Which card is defeated first?",
    "ask.lead": "Who becomes the lead investigator?",
    "ask.damage-on": "{player} has {amount:damage|damage} to assign: how much of it to {card}?",
    "ask.horror-on": "{player} has {amount:horror|horror} to assign: how much of it to {card}?",
    "ask.discard": "Which card does {player} discard?",
    "ask.drawn": "Which card is drawn?",
    "ask.commit": "Which card is committed to the test of {player}?",
    "ask.token": "Which chaos token is revealed?",
    "ask.reaction": "Does {player} answer what happens?",
    "ask.window": "Does {player} act here?",
    "ask.slot": "Which asset does {player} discard, so that {card} fits?",
    "ask.damaged": "To which card does {card} deal damage?",
    "ask.evaded": "Which enemy is evaded by {card}?",
    "ask.loaded": "On which asset does {card} place tokens?",
    "ask.doomed": "Which of the nearest enemies gets the doom?",
}
