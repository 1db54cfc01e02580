"""What may be answered."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "option.begin": "begin {phase}",
    "option.take-turn": "let {player} take the turn",
    "option.move": "move to {to}",
    "option.engage": "engage {card}",
    "option.draw": "draw a card",
    "option.resource": "gain 1 resource",
    "option.end-turn": "end the turn",
    "option.card": "{card}",
    "option.first": "{card}",
    "option.drawn": "draw {card}",
    "option.investigator": "{player}",
    "option.damage-on": "{n:damage|damage} on {card}",
    "option.horror-on": "{n:horror|horror} on {card}",
    "option.investigate": "investigate",
    "option.investigate-with": "investigate with {other}",
    "option.fight": "fight {card}",
    "option.fight-with": "fight {card} with {other}",
    "option.fight-discarding": "fight {card}, discarding {other}",
    "option.evade": "evade {card}",
    "option.evade-with": "evade {card} with {other}",
    "option.play": "play {card}",
    "option.use": "use {card}",
    "option.commit": "commit {card}",
    "option.no-more": "commit no more",
    "option.token": "{token}",
    "option.pass": "pass",
}
