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
    "ask.commit": "Quelle carte est attribuée au test de {player:the} ?",
    "ask.token": "Quel pion Chaos est révélé ?",
    "ask.reaction": "{player:the} répond-il à ce qui se passe ?",
    "ask.window": "{player:the} agit-il ici ?",
    "ask.slot": "Quel soutien {player:the} défausse-t-il pour faire place à {card:the} ?",
    "ask.damaged": "À quelle carte {card:the} inflige-t-il des dégâts ?",
    "ask.evaded": "À quel ennemi échappe-t-on grâce à {card:the} ?",
    "ask.loaded": "Sur quel soutien {card:the} place-t-il des pions ?",
    "ask.doomed": "Lequel des ennemis les plus proches reçoit la fatalité ?",
}
