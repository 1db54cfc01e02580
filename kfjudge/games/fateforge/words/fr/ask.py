"""What has to be decided."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ask.prepare": "Que faire, dans la préparation ?",
    "ask.action": "Que faire ?",
    "ask.go-on": "Le round continue-t-il ?",
    "ask.die": "Quel résultat obtient un dé de {player} ?",
    "ask.turn": "Sur quel résultat {player} tourne-t-il le dé ?",
    "ask.misses": "Combien d’échecs {player} relance-t-il ?",
    "ask.order": "Qui vient ensuite dans l’ordre de jeu ?",
    "ask.color": "Quel type d’ennemi l’application indique-t-elle ?",
    "ask.lot": "Lequel de ces ennemis ? Rien ne les départage.",
    "ask.toward": "Vers quelle zone {card} va-t-il ?",
    "ask.way": "Par où passe {card} ?",
    "ask.pushed": "Où {card} pousse-t-il le héros ?",
    "ask.trap": "Que fait {player} du piège ?",
    "ask.fountain": "Que regagne {player} à la fontaine ?",
    "ask.target": "Qui {card} vise-t-il ? Les joueurs choisissent.",
    "ask.result": "Quel résultat est dépensé ?",
    "ask.place": "Où va {player} ?",
    "ask.enemy": "Quel ennemi ?",
    "ask.avoid": "{player} évite-t-il une part de {amount:dégât|dégâts} ?",
    "ask.extra-round": "Le groupe joue-t-il un round supplémentaire ?",
    "ask.exit": "Par quelle sortie les héros quittent-ils la scène ?",
}
