"""What may be answered."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "option.begin": "commencer {phase}",
    "option.take-turn": "laisser jouer {player:the}",
    "option.move": "se déplacer vers {to:the}",
    "option.engage": "engager {card:the}",
    "option.draw": "piocher une carte",
    "option.resource": "gagner 1 ressource",
    "option.end-turn": "terminer le tour",
    "option.card": "{card:the}",
    "option.first": "{card:the}",
    "option.drawn": "piocher {card:the}",
    "option.investigator": "{player:the}",
    "option.damage-on": "{n:dégât|dégâts} sur {card:the}",
    "option.horror-on": "{n:horreur|horreurs} sur {card:the}",
    "option.investigate": "enquêter",
    "option.investigate-with": "enquêter avec {other:the}",
    "option.fight": "combattre {card:the}",
    "option.fight-with": "combattre {card:the} avec {other:the}",
    "option.fight-discarding": "combattre {card:the} en défaussant {other:the}",
    "option.evade": "échapper à {card:the}",
    "option.evade-with": "échapper à {card:the} avec {other:the}",
    "option.play": "jouer {card:the}",
    "option.use": "utiliser {card:the}",
    "option.commit": "attribuer {card:the}",
    "option.no-more": "ne plus rien attribuer",
    "option.token": "{token}",
    "option.pass": "passer",
}
