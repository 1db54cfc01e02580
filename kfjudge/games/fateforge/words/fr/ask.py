"""What has to be decided."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ask.prepare": "Que faire pendant la préparation ?",
    "ask.action": "Que faire ?",
    "ask.go-on": "Comment le round continue-t-il ?",
    "ask.die": "Quel résultat montre un dé de {player:the} ?",
    "ask.turn": "Sur quel résultat tourner le dé de {player:the} ?",
    "ask.misses": "Combien d’échecs relance {player:the} ?",
    "ask.order": "Qui vient ensuite dans l’ordre de jeu ?",
    "ask.color": "Quel type d’ennemi l’application indique-t-elle ?",
    "ask.lot": "Lequel de ces ennemis ? Rien ne les départage.",
    "ask.toward": "Vers quelle zone va {card:the} ?",
    "ask.way": "Par où passe {card:the} ?",
    "ask.pushed": "{card:the} pousse le héros : vers quelle zone ?",
    "ask.trap": "Que fait {player:the} du piège ?",
    "ask.fountain": "Que regagne {player:the} à la fontaine ?",
    "ask.target": "Qui est la cible de {card:the} ? Les joueurs choisissent.",
    "ask.result": "Quel résultat est dépensé ?",
    "ask.place": "Où va {player:the} ?",
    "ask.enemy": "Quel ennemi ?",
    "ask.avoid": "{player:the} doit subir {amount:dégât|dégâts} : en éviter une partie ?",
    "ask.extra-round": "Le groupe joue-t-il un round supplémentaire ?",
    "ask.exit": "Par quelle sortie les héros quittent-ils la scène ?",
    "ask.gain": "Lequel {player:the} choisit-il de gagner ou de faire ?",
    "ask.reroll": "Quel dé {player:the} relance-t-il ?",
}
