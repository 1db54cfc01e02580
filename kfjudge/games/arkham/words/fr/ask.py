"""What has to be decided."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ask.go-on": "Comment le round continue-t-il ?",
    "ask.who": "Qui joue le prochain tour ?",
    "ask.action": "Et maintenant ?",
    "ask.forced": "Quelle capacité Forcée se résout d’abord ?",
    "ask.engages": "Quel investigateur {card:the} engage-t-il ?",
    "ask.hunter": "Quel Chasseur se déplace ensuite ?",
    "ask.toward": "Vers quel investigateur {card:the} se déplace-t-il ?",
    "ask.way": "Par où {card:the} passe-t-il ?",
    "ask.attacks": "Quel ennemi attaque {player:the} ensuite ?",
    "ask.massive": "Quel investigateur {card:the} attaque-t-il ensuite ?",
    "ask.defeated": "Quelle carte est vaincue d’abord ?",
    "ask.lead": "Qui devient l’investigateur principal ?",
    "ask.damage-on": "{player:the} doit assigner {amount:dégât|dégâts} : combien sur {card:the} ?",
    "ask.horror-on": "{player:the} doit assigner {amount:horreur|horreurs} : combien sur {card:the} ?",
    "ask.discard": "Quelle carte {player:the} défausse-t-il ?",
    "ask.drawn": "Quelle carte est piochée ?",
}
